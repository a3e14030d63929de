import { perVisit } from '../../visit/per-visit.ts'
import { ownRenderingOrReason } from '../../visit/rendering.ts'
import { shownPage } from '../../visit/shown-page.ts'

/**
 * The document as Chrome shows it on a phone; as sent where there is no such thing.
 *
 * @throws NotApplicable where the page only sends its readers elsewhere; NotMeasured as {@link Visit.htmlPage}
 */
export const shownDocument = perVisit(async visit => {
  const { document } = await shownPage(visit)
  const rendered = await ownRenderingOrReason(visit)
  return typeof rendered === 'string' ? document : rendered.document
})
