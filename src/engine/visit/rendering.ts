import type { RenderedPage } from '../browser/rendered-page.ts'
import { NotApplicable, NotMeasured } from '../not-measured.ts'
import { isSamePage } from '../syntax/comparable-url.ts'
import type { Visit } from './visit.ts'

/** What Chrome showed at the page's address, be it another page, or why there is no such thing. */
export async function renderedOrReason(visit: Visit): Promise<RenderedPage | string> {
  try {
    return await visit.rendered()
  } catch (error) {
    if (error instanceof NotMeasured) return error.message
    throw error
  }
}

/**
 * The page as Chrome showed it, and no other: every tool judges a page as itself, and not what it leads on to.
 *
 * @throws NotApplicable where the page leads on to another one by itself, as a page that chooses a language does: it is
 *   never seen for long; NotMeasured as {@link Visit.rendered}, and where the server leads Chrome elsewhere
 */
export async function ownRendering(visit: Visit): Promise<RenderedPage> {
  const rendered = await visit.rendered()
  if (rendered.ledTo === undefined) return rendered
  const reason = `Chrome was redirected from it to ${rendered.ledTo}`
  const { url } = await visit.htmlPage()
  const wasShown = rendered.documents.some(shown => isSamePage(shown, url))
  throw wasShown ? new NotApplicable(reason) : new NotMeasured(reason)
}

/** The same, or why there is no such thing. */
export async function ownRenderingOrReason(
  visit: Visit,
): Promise<RenderedPage | NotMeasured | NotApplicable> {
  try {
    return await ownRendering(visit)
  } catch (error) {
    if (error instanceof NotMeasured || error instanceof NotApplicable) return error
    throw error
  }
}
