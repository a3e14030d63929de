import type { RenderedPage } from '../browser/rendered-page.ts'
import { NotMeasured } from '../not-measured.ts'
import type { Visit } from './visit.ts'

/** The page as Chrome showed it, or why there is no such thing. */
export async function renderedOrReason(visit: Visit): Promise<RenderedPage | string> {
  try {
    return await visit.rendered()
  } catch (error) {
    if (error instanceof NotMeasured) return error.message
    throw error
  }
}

/** The same, but no other page: where Chrome was led on, what it saw is that of another one. */
export async function ownRenderingOrReason(visit: Visit): Promise<RenderedPage | string> {
  const rendered = await renderedOrReason(visit)
  if (typeof rendered === 'string' || rendered.ledTo === undefined) return rendered
  return `Chrome was led on from it to ${rendered.ledTo}`
}
