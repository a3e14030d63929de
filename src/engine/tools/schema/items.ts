import type { JsonObject } from '../../../api/results.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type ItemLookup, MAX_TYPES } from './item-lookup.ts'
import { type SchemaPage, schemaPage } from './schema-page.ts'

/** What structured data the page has. */
export const items = defineTopic({
  checks: {},
  async judge(visit) {
    const read = await schemaPage(visit)
    return { judgements: {}, facts: { ...itemFacts(read.lookup), home: homeFacts(read) } }
  },
})

/** Items that are listed in the facts. */
const MAX_ITEMS = 100

/** The items at the top, and how many there are in all. */
function itemFacts({ data }: ItemLookup): JsonObject {
  const items = data.roots.slice(0, MAX_ITEMS).map(item => ({
    types: item.types.slice(0, MAX_TYPES),
    syntax: item.syntax,
    line: data.lineOf(item.place) ?? null,
    properties: item.properties.size,
    ...(item.id === undefined ? {} : { id: item.id }),
  }))
  const syntaxes = [...new Set(data.roots.map(item => item.syntax))]
  return { items, itemCount: data.items.length, syntaxes, types: typesOf(data.items) }
}

function typesOf(items: ItemLookup['data']['items']): string[] {
  return [...new Set(items.flatMap(item => item.types))].toSorted().slice(0, MAX_ITEMS)
}

function homeFacts({ lookup, isHome }: SchemaPage): JsonObject | null {
  if (!isHome) return null
  return {
    organization: lookup.data.items.some(item => lookup.isA(item, 'Organization')),
    webSite: lookup.data.items.some(item => lookup.isA(item, 'WebSite')),
  }
}
