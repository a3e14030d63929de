import type { JsonObject } from '../../../api/results.ts'
import { type ItemLookup, MAX_TYPES } from './item-lookup.ts'

/** Items that are listed in the facts. */
const MOST_ITEMS = 100

/** What structured data a page has: the items at the top, and how many there are in all. */
export function itemFacts({ data }: ItemLookup): JsonObject {
  const items = data.roots.slice(0, MOST_ITEMS).map(item => ({
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
  return [...new Set(items.flatMap(item => item.types))].toSorted().slice(0, MOST_ITEMS)
}
