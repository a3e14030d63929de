import { TRIED_OUT } from '../browser/gathering.ts'
import type { AxeOutcome, RenderedPage } from '../browser/rendered-page.ts'
import { cannotRepeat } from './input-trace.ts'

/** Lets whoever finds that Chrome had no time for something note that the next run may find out: on a busy machine it may not. */
export function noteMissingGatherings(page: RenderedPage): void {
  for (const name of TRIED_OUT) {
    // What was not to be gathered is there as what throws.
    if (Object.hasOwn(page, name)) continue
    Object.defineProperty(page, name, {
      get(): undefined {
        cannotRepeat(`Chrome had no time for ${name}`)
      },
    })
  }
  const axe: AxeOutcome | undefined = Object.getOwnPropertyDescriptor(page, 'axe')?.value
  if (!axe?.results?.undrawn) return
  Object.defineProperty(page, 'axe', {
    get(): AxeOutcome {
      cannotRepeat('Chrome had no time to draw all contrasts')
      return axe
    },
  })
}
