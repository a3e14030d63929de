import { standsForItself } from '../../judging/same-on-pages.ts'
import { judgeLack, lacksOf } from '../../judging/siblings.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'
import { siblingTypes } from './sibling-types.ts'

/** Whether a page lost the structured data that the other pages of its template have. */
export const typesOverPages = defineRunTopic({
  checks: {
    'unlike-siblings': {
      severity: 'warning',
      title: 'The page lacks structured data that its sibling pages have',
      why: 'Search engines show the other pages of this kind with rich results, and this one without.',
      fix: 'Find out what the template left out, such as an empty field of the page, and fill it in.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
      example: 'all pages in /recipes/ have structured data of type Recipe, and /recipes/apple-pie has none',
    },
  },
  judge: pages => {
    const compared = new Map(pages.flatMap(page => entryOf(page) ?? []))
    const lacks = lacksOf([...compared.values()])
    return { 'unlike-siblings': pages.map(page => judgeLack(compared.get(page), lacks)) }
  },
})

function entryOf(
  page: RunPage,
): [RunPage, { url: string; template: string; has: Set<string> }][] | undefined {
  const types = page.facts('schema')?.['types']
  if (!Array.isArray(types) || !standsForItself(page)) return undefined
  return [[page, { url: page.url, template: '', has: siblingTypes(types.map(String)) }]]
}
