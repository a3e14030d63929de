import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { isReference } from '../../formats/structured-data/item.ts'
import type { StructuredData } from '../../formats/structured-data/structured-data.ts'
import { FaultList } from '../../judging/fault-list.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

/** How items refer to each other. */
export const references = defineTopic({
  checks: {
    'reference-unresolved': {
      severity: 'notice',
      title: 'An @id refers to an item that is not on the page',
      why: 'Search engines read each page on its own, so the author, publisher or product behind the @id is missing.',
      fix: 'Add the item with this @id to the page, or correct the reference.',
      help: 'https://www.w3.org/TR/json-ld11/#node-identifiers',
      example: '"author": {"@id": "#alice"}, where nothing has that @id',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    const judgements = { 'reference-unresolved': judgeReferences(read) }
    return { judgements: unlessUnfilled(read.page, judgements, UNSURE_UNFILLED) }
  },
})

/** References within the page have to lead somewhere; what stands on other pages is not looked at. */
function judgeReferences({ page, lookup, canonical }: SchemaPage): Judgement {
  const { data } = lookup
  const ownUrls = [page.url, canonical?.href ?? page.url].map(url => url.replace(/#.*$/s, ''))
  const isDescribed = descriptionsOf(page.document, data)
  const faults = new FaultList()
  let looked = 0
  for (const { item, property } of data.positions) {
    if (!isReference(item)) continue
    const id = item.id ?? ''
    const [address, fragment] = splitFragment(id)
    const isLocal = id.startsWith('_:') || (fragment !== undefined && ownUrls.includes(address))
    if (!isLocal) continue
    looked++
    if (isDescribed(id, fragment)) continue
    const message = `${property ?? '@id'} refers to ${id}, but no item on the page has this @id`
    faults.add(() => data.occurrence(item.place, message))
  }
  return faults.judgeAmong(looked, 'no item refers to another item of this page')
}

/** Whether a page has what a reference leads to: an item, or an element. */
function descriptionsOf(document: HtmlDocument, data: StructuredData) {
  const ids = new Set(document.withAttribute('id').map(element => attribute(element, 'id')))
  return (id: string, fragment: string | undefined): boolean =>
    data.describes(id) || (fragment !== undefined && ids.has(fragment))
}

function splitFragment(id: string): [address: string, fragment: string | undefined] {
  const hash = id.indexOf('#')
  return hash < 0 ? [id, undefined] : [id.slice(0, hash), id.slice(hash + 1)]
}
