import { judgeAmongSiblings } from '../../judging/siblings.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'
import { siblingTypes } from './sibling-types.ts'

/** Whether a page lost the structured data that the other pages of its template have. */
export const typesOverPages = defineRunTopic({
  checks: {
    'unlike-siblings': {
      severity: 'warning',
      title: 'The page lacks structured data that similar pages of the site have',
      why: 'Search engines show the other pages of this kind with rich results, and this one without.',
      fix: 'Find out what the template left out, such as an empty field of the page, and fill it in.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
      example: 'all pages in /recipes/ have structured data of type Recipe, and /recipes/apple-pie has none',
    },
  },
  judge: pages => ({ 'unlike-siblings': judgeAmongSiblings(pages, typesOf) }),
})

function typesOf(page: RunPage): Set<string> | undefined {
  const types = page.facts('schema')?.['types']
  return Array.isArray(types) ? siblingTypes(types.map(String)) : undefined
}
