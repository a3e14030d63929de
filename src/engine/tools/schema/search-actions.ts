import { isItem, type Text } from '../../formats/structured-data/item.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { askSearch } from '../../visit/site-search.ts'
import type { Visit } from '../../visit/visit.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

/** Whether the search that structured data names is there. */
export const searchActions = defineTopic({
  checks: {
    'search-action-broken': {
      scope: 'site',
      severity: 'notice',
      title: 'Structured data names a search that does not exist',
      why: 'Programs that use the SearchAction get an error or the same page for every search. Google itself does not show a search box for it since November 2024.',
      fix: 'Remove the potentialAction of the WebSite. The site name needs only name and url.',
      help: 'https://developers.google.com/search/blog/2024/10/sitelinks-search-box',
      example: '"target": "https://www.example.com/?s={search_term_string}" on a static site',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    const judgements = { 'search-action-broken': await judgeActions(visit, read) }
    return { judgements: unlessUnfilled(read.page, judgements, UNSURE_UNFILLED) }
  },
})

/** Searches of one page that are asked. */
const MAX_ACTIONS = 2

async function judgeActions(visit: Visit, read: SchemaPage): Promise<Judgement> {
  const { lookup, page } = read
  const targets = targetsOf(read).slice(0, MAX_ACTIONS)
  if (targets.length === 0) return notApplicable('no WebSite of the page names a search')
  const answers = await Promise.all(
    targets.map(async ({ url, parameter, text }) => ({
      text,
      ...(await askSearch(visit, page, url, parameter)),
    })),
  )
  const faults = answers.filter(({ fault }) => fault !== undefined)
  const unknown = answers.find(answer => answer.unknown !== undefined)?.unknown
  if (faults.length === 0 && unknown !== undefined) return notMeasured(unknown)
  const [first] = answers
  if (first?.elsewhere !== undefined && answers.every(({ elsewhere }) => elsewhere !== undefined))
    return notApplicable(`${first.elsewhere} answers the search, which is not part of this deployment`)
  return failWhere(
    faults.map(({ text, fault }) => lookup.data.occurrence(text.place, `SearchAction: ${fault}`)),
  )
}

interface Target {
  url: URL
  parameter: string
  text: Text
}

/** Where the searches of the site lead to: the target as a text, or the urlTemplate of an EntryPoint. */
function targetsOf({ lookup, page }: SchemaPage): Target[] {
  const sites = lookup.data.items.filter(item => lookup.isA(item, 'WebSite'))
  const actions = sites
    .flatMap(site => lookup.items(site, 'potentialAction'))
    .filter(action => lookup.isA(action, 'SearchAction'))
  return actions
    .flatMap(action => lookup.values(action, 'target'))
    .flatMap(target => (isItem(target) ? lookup.texts(target, 'urlTemplate') : [target]))
    .flatMap(text => {
      const url = URL.parse(text.text.trim(), page.url)
      const parameter = [...(url?.searchParams ?? [])].find(([, value]) => /^\{[^{}]*\}$/.test(value))?.[0]
      return url && parameter !== undefined && /^https?:$/.test(url.protocol)
        ? [{ url, parameter, text }]
        : []
    })
}
