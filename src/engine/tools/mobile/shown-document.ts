import { perVisit } from '../../visit/per-visit.ts'
import { ownRendering, renderedOrReason } from '../../visit/rendering.ts'
import { shownPage } from '../../visit/shown-page.ts'

/**
 * The document as Chrome shows it on a phone; as sent where there is no such thing.
 *
 * @throws NotApplicable where the page only sends its readers elsewhere; NotMeasured as {@link Visit.htmlPage},
 * and where Chrome was led on to another page
 */
export const shownDocument = perVisit(async visit => {
  const { document } = await shownPage(visit)
  const rendered = await renderedOrReason(visit)
  return typeof rendered === 'string' ? document : (await ownRendering(visit)).document
})
