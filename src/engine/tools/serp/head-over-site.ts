import { judgeLacks, lacksOf } from '../../judging/siblings.ts'
import { defineSiteTopic, overSite } from '../../judging/tool-definition.ts'
import { headOverPages, headParts } from './head-over-pages.ts'

/** The pages of a site that lost what the template put into the head of the others. */
export const headOverSite = defineSiteTopic({
  checks: { 'unlike-siblings': overSite(headOverPages.checks['unlike-siblings']) },
  judge({ pages }) {
    const compared = pages.flatMap(page => {
      const { url, indexable, template, description, canonical, canonicalsDiffer, failed = [] } = page
      if (indexable !== true || template === undefined) return []
      const has = {
        description: description !== undefined,
        canonical: canonical !== undefined || canonicalsDiffer === true,
      }
      return { url, template, has: headParts(has, id => failed.includes(id)) }
    })
    return { judgements: { 'unlike-siblings': judgeLacks(lacksOf(compared)) } }
  },
})
