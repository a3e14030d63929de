import type { JsonObject } from '../../../api/results.ts'
import type { CrawledSite } from '../../judging/crawled-site.ts'
import { judgeLacks, lacksOf } from '../../judging/siblings.ts'
import { defineSiteTopic, overSite } from '../../judging/tool-definition.ts'
import { siblingTypes } from './sibling-types.ts'
import { typesOverPages } from './types-over-pages.ts'

/** Templates that the facts list. */
const MAX_TEMPLATES = 100

/** Which structured data the templates of a site give to their pages, and which pages lost it. */
export const typesOverSite = defineSiteTopic({
  checks: { 'unlike-siblings': overSite(typesOverPages.checks['unlike-siblings']) },
  judge(site) {
    const compared = site.pages.flatMap(({ url, indexable, template, types = [] }) =>
      indexable === true && template !== undefined ? [{ url, template, has: siblingTypes(types) }] : [],
    )
    return {
      judgements: { 'unlike-siblings': judgeLacks(lacksOf(compared)) },
      facts: { typesOnSite: typeFacts(site) },
    }
  },
})

/** By type and by template, on how many pages it stands. */
function typeFacts({ pages }: CrawledSite): JsonObject {
  const shown = pages.filter(({ indexable }) => indexable === true)
  const byTemplate = [...Map.groupBy(shown, ({ template }) => template ?? '')].filter(
    ([template]) => template !== '',
  )
  return {
    types: countsOf(shown.flatMap(({ types = [] }) => types)),
    templates: byTemplate
      .toSorted(([, a], [, b]) => b.length - a.length)
      .slice(0, MAX_TEMPLATES)
      .map(([, same]) => ({
        pages: same.length,
        example: same[0]!.url,
        types: countsOf(same.flatMap(({ types = [] }) => types)),
      })),
  }
}

function countsOf(names: readonly string[]): Record<string, number> {
  const groups = [...Map.groupBy(names, name => name)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(groups.map(([name, same]) => [name, same.length]))
}
