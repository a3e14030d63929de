import { NOT_RENDERED } from '../../api/rendering.ts'
import type { RenderedPage } from '../browser/rendered-page.ts'
import { NotApplicable, NotMeasured } from '../not-measured.ts'
import { likeSample, type RenderChoice } from '../page/render-choice.ts'
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
 *   never seen for long; where its scripts replace it by an error screen, which is told as one fault; NotMeasured as
 *   {@link Visit.rendered}, and where the server leads Chrome elsewhere
 */
export async function ownRendering(visit: Visit): Promise<RenderedPage> {
  const rendered = await visit.rendered()
  const { scripts } = await visit.judgedPage()
  if (scripts.state === 'unseen' && scripts.crash) throw new NotApplicable(scripts.reason)
  if (rendered.ledTo === undefined) return rendered
  const reason = `Chrome was redirected from it to ${rendered.ledTo}`
  const { url } = await visit.htmlPage()
  const wasShown = rendered.documents.some(shown => isSamePage(shown, url))
  throw wasShown ? new NotApplicable(reason) : new NotMeasured(reason)
}

/**
 * What Chrome showed at the page's address, be it another page, for what can do without; or why there is no such thing:
 * NotApplicable where a page of its template showed what there is to see.
 */
export async function shownOrReason(visit: Visit): Promise<RenderedPage | NotMeasured | NotApplicable> {
  const reason = whyUnshown(await visit.renderChoice())
  return reason ?? (await orReason(visit.rendered()))
}

/**
 * As {@link ownRendering} for what can do without: a page is shown for that only where the setting `render` has it so.
 *
 * @throws NotApplicable where a page of its template showed what there is to see; NotMeasured where none is to be shown;
 *   both as {@link ownRendering}
 */
export async function chosenRendering(visit: Visit): Promise<RenderedPage> {
  const reason = whyUnshown(await visit.renderChoice())
  if (reason) throw reason
  return await ownRendering(visit)
}

function whyUnshown(choice: RenderChoice): NotMeasured | NotApplicable | undefined {
  if (choice.shown) return undefined
  return choice.because === 'template'
    ? new NotApplicable(likeSample(choice.sample))
    : new NotMeasured(NOT_RENDERED)
}

/** The same, or why there is no such thing. */
export function chosenRenderingOrReason(visit: Visit): Promise<RenderedPage | NotMeasured | NotApplicable> {
  return orReason(chosenRendering(visit))
}

/** What {@link ownRendering} gives, or why there is no such thing. */
export function ownRenderingOrReason(visit: Visit): Promise<RenderedPage | NotMeasured | NotApplicable> {
  return orReason(ownRendering(visit))
}

async function orReason(
  rendering: Promise<RenderedPage>,
): Promise<RenderedPage | NotMeasured | NotApplicable> {
  try {
    return await rendering
  } catch (error) {
    if (error instanceof NotMeasured || error instanceof NotApplicable) return error
    throw error
  }
}
