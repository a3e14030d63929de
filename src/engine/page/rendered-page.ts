import { NotMeasured } from '../not-measured.ts'
import type { RenderedPage } from '../visit/browser/rendered-page.ts'
import type { HtmlPage, Visit } from '../visit/visit.ts'
import { runsScripts } from './scripts.ts'

/** The page as Chrome showed it, or why there is no such thing. */
export async function renderedOrReason(visit: Visit): Promise<RenderedPage | string> {
  try {
    return await visit.rendered()
  } catch (error) {
    if (error instanceof NotMeasured) return error.message
    throw error
  }
}

/** The same for what scripts alone can do; undefined where nothing runs on the page, and no Chrome is needed for it. */
export async function scriptedOrReason(
  visit: Visit,
  { document }: HtmlPage,
): Promise<RenderedPage | string | undefined> {
  return runsScripts(document) ? await renderedOrReason(visit) : undefined
}
