import type { HtmlDocument } from '../../formats/html/document.ts'
import { type Item, isItem } from '../../formats/structured-data/item.ts'
import { type StructuredData, structuredDataOf } from '../../formats/structured-data/structured-data.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { judgeScripts, renderingFacts } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { schemaPage } from './schema-page.ts'

/** What structured data scripts make. */
export const scriptedData = defineTopic({
  checks: {
    'data-needs-scripts': {
      severity: 'notice',
      title: 'Structured data is added by scripts',
      why: 'Google reads it after rendering the page. Search engines and services that run no scripts never see it.',
      fix: 'Send the structured data in the HTML.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/generate-structured-data-with-javascript',
      example: 'a script that appends <script type="application/ld+json"> to <head>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, lookup } = await schemaPage(visit)
    return {
      judgements: { 'data-needs-scripts': judgeScripts(page, before => judgeAdded(before, lookup.data)) },
      facts: { rendered: renderingFacts(page) },
    }
  },
})

/** Things that a page describes only once scripts ran; scripts may fill in values of what was sent. */
function judgeAdded(before: HtmlDocument, data: StructuredData): Judgement {
  const items = data.roots.filter(({ types }) => types.length > 0)
  if (items.length === 0) return notApplicable('the page has no structured data')
  const sent = new Map<string, number>()
  const itemsSent = structuredDataOf(before).items
  for (const { types } of itemsSent) {
    for (const type of types) sent.set(type, (sent.get(type) ?? 0) + 1)
  }
  // A script may write the same data once more, as React does in its own part of the page.
  const named = new Set(itemsSent.flatMap(item => nameOf(item) ?? []))
  const isNew = (item: Item) => {
    const { types } = item
    const name = nameOf(item)
    const known = types.filter(type => (sent.get(type) ?? 0) > 0)
    for (const type of known) sent.set(type, sent.get(type)! - 1)
    return known.length === 0 && (name === undefined || !named.has(name))
  }
  // Of several of one type, those that are in the file were sent.
  const hasLine = ({ place }: Item) => Number(data.lineOf(place) !== undefined)
  const added = items.toSorted((a, b) => hasLine(b) - hasLine(a)).filter(isNew)
  const alike = Map.groupBy(added, ({ types }) => types.join(' and '))
  return failWhere(
    [...alike].map(([types, [first, ...others]]) =>
      data.occurrence(
        first!.place,
        `${numbered(types, others.length + 1)} not in the HTML that the server sends`,
      ),
    ),
  )
}

/** Properties that tell two things of one type apart, the first that is there. */
const NAMES = ['headline', 'name', 'url', 'itemListElement'] as const

/** What a thing is called, with its types; undefined where nothing tells it from others of its type. */
function nameOf(item: Item): string | undefined {
  const { types, properties } = item
  const of = NAMES.find(property => properties.has(property))
  if (of === undefined) return undefined
  const texts = properties
    .get(of)!
    .map(value => (isItem(value) ? textsOf(value) : value.text))
    .join('\n')
  return texts === '' ? undefined : `${types.join(' ')} ${of} ${texts}`
}

/** The names and places of one entry of a list. */
function textsOf({ properties }: Item): string {
  return ['position', 'name', 'item']
    .flatMap(property => properties.get(property) ?? [])
    .map(value => (isItem(value) ? (value.id ?? '') : value.text))
    .join(' ')
}

function numbered(types: string, count: number): string {
  return count === 1 ? `${types} is` : `${count} items of the type ${types} are`
}
