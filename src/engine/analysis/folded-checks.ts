import { MAX_OCCURRENCES } from '../../api/failures.ts'
import type { Check, Occurrence } from '../../api/results.ts'
import { type Judgement, notApplicable, notMeasured, pass } from '../judging/judgement.ts'
import { checkOf } from '../judging/run-tool.ts'
import type { LightTopic } from './light-checks.ts'
import type { PageCheck } from './page-job.ts'

interface Folded {
  failed: number
  passed: number
  places: Occurrence[]
  pages: string[]
  /** Characters of these. */
  length: number
  /** The first reasons why it did not apply, and why it was not measured. */
  notApplicable?: string
  notMeasured?: string
}

/** Characters of all addresses of pages that are kept for one check. */
const MAX_CHARACTERS = 400_000

/** The checks of the pages of a site, each once, with the pages on which it failed. */
export class FoldedChecks {
  readonly #byId = new Map<string, Folded>()

  /** Pages are to be added in their order, on which the first places depend. */
  add(checks: readonly PageCheck[]): void {
    for (const { id, outcome, place, message } of checks) {
      const folded = this.#of(id)
      if (outcome === 'pass') folded.passed++
      else if (outcome === 'not-applicable') folded.notApplicable ??= message ?? ''
      else if (outcome === 'not-measured') folded.notMeasured ??= message ?? ''
      else {
        folded.failed++
        if (!place) continue
        if (folded.places.length < MAX_OCCURRENCES) folded.places.push(place)
        folded.length += place.url.length
        if (folded.length <= MAX_CHARACTERS) folded.pages.push(place.url)
      }
    }
  }

  /** The checks of one topic, those first that its tool names first. */
  checksOf({ tool, checks }: LightTopic): Check[] {
    return checks.map(({ name, id, definition }) => {
      const check = checkOf(tool.name, name, { ...definition, scope: 'site' }, this.#judgementOf(id))
      const { pages } = this.#of(id)
      return pages.length > 0 ? { ...check, failedPages: pages } : check
    })
  }

  #judgementOf(id: string): Judgement {
    const { failed, passed, places, notApplicable: idle, notMeasured: unseen } = this.#of(id)
    if (failed > 0) {
      const looked = failed + passed
      const message = looked === 1 ? 'On the only page that it is about' : `${failed} of ${looked} pages`
      return { outcome: 'fail', message, occurrences: places, count: failed }
    }
    if (passed > 0) return pass()
    if (unseen !== undefined) return notMeasured(unseen)
    return notApplicable(idle ?? 'no page of the site is shown by search engines')
  }

  #of(id: string): Folded {
    let folded = this.#byId.get(id)
    if (!folded) {
      folded = { failed: 0, passed: 0, places: [], pages: [], length: 0 }
      this.#byId.set(id, folded)
    }
    return folded
  }
}
