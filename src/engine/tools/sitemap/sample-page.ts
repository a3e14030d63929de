import { type Judgement, notApplicable } from '../../judging/judgement.ts'
import type { Visit } from '../../visit/visit.ts'
import { placeInSitemaps } from './listing.ts'

/** Addresses of people of a theme, and of parts of page builders: no page of a site leads its readers there. */
const OF_NOBODY =
  /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:(?:authors?|team|people)\/(?:john|jane|mark)-(?:doe|dinn)|(?:et_pb_layout|layout_type|elementor-hf|elementor_library|et_template)\/[^/]{1,100})(?:\/|\.html?)?$/i

/** A judgement of a page, unless a theme came with it and nobody wrote it: that the sitemap lists it is what is told then. */
export async function unlessSamplePage(visit: Visit, judgement: Judgement): Promise<Judgement> {
  if (judgement.outcome !== 'fail' || !OF_NOBODY.test(new URL(visit.url).pathname)) return judgement
  return (await placeInSitemaps(visit)) === 'listed'
    ? notApplicable('a sample page of the theme, which the sitemap is reported to list')
    : judgement
}
