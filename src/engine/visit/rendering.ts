import type { RenderedPage } from '../browser/rendered-page.ts'
import { NotMeasured } from '../not-measured.ts'
import type { Visit } from './visit.ts'

/** What Chrome showed at the page's address, be it another page, or why there is no such thing. */
export async function renderedOrReason(visit: Visit): Promise<RenderedPage | string> {
  return await orReason(visit.rendered())
}

/**
 * The page as Chrome showed it, and no other: every tool judges a page as itself, and not what it leads on to.
 *
 * @throws NotMeasured as {@link Visit.rendered}, and where Chrome was led on to another page
 */
export async function ownRendering(visit: Visit): Promise<RenderedPage> {
  const rendered = await visit.rendered()
  if (rendered.ledTo === undefined) return rendered
  throw new NotMeasured(`Chrome was redirected from it to ${rendered.ledTo}`)
}

/** The same, or why there is no such thing. */
export async function ownRenderingOrReason(visit: Visit): Promise<RenderedPage | string> {
  return await orReason(ownRendering(visit))
}

async function orReason(rendering: Promise<RenderedPage>): Promise<RenderedPage | string> {
  try {
    return await rendering
  } catch (error) {
    if (error instanceof NotMeasured) return error.message
    throw error
  }
}
