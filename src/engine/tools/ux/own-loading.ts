import type { RenderedPage } from '../../browser/rendered-page.ts'
import type { NotApplicable, NotMeasured } from '../../not-measured.ts'
import { perVisit } from '../../visit/per-visit.ts'
import { ownRenderingOrReason } from '../../visit/rendering.ts'
import { shownPage } from '../../visit/shown-page.ts'

/** The page as it loaded in Chrome, or why there is nothing to say of it. */
export const ownLoading = perVisit(async (visit): Promise<RenderedPage | NotMeasured | NotApplicable> => {
  await shownPage(visit)
  return await ownRenderingOrReason(visit)
})
