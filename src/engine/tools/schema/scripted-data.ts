import type { HtmlDocument } from '../../formats/html/document.ts'
import type { Item } from '../../formats/structured-data/item.ts'
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
  for (const { types } of structuredDataOf(before).items) {
    for (const type of types) sent.set(type, (sent.get(type) ?? 0) + 1)
  }
  const isNew = ({ types }: Item) => {
    const known = types.filter(type => (sent.get(type) ?? 0) > 0)
    for (const type of known) sent.set(type, sent.get(type)! - 1)
    return known.length === 0
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

function numbered(types: string, count: number): string {
  return count === 1 ? `${types} is` : `${count} items of the type ${types} are`
}
