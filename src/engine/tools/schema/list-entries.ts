import type { Item } from '../../formats/structured-data/item.ts'
import type { ItemLookup } from './item-lookup.ts'

/** Fewest entries of a breadcrumb that Google shows. A single one, as on a home page, is no fault. */
export const MIN_CRUMBS = 2

export function entriesOf(lookup: ItemLookup, list: Item): Item[] {
  return lookup.items(list, 'itemListElement')
}

/** The entries of a breadcrumb; undefined where some are described elsewhere, or not as ListItem. */
export function crumbsOf(lookup: ItemLookup, list: Item): Item[] | undefined {
  const values = lookup.values(list, 'itemListElement')
  const crumbs = entriesOf(lookup, list).filter(entry => lookup.isA(entry, 'ListItem'))
  return crumbs.length < values.length ? undefined : crumbs
}

/** Entries by the positions that they state. */
export function inOrder(lookup: ItemLookup, entries: readonly Item[]): Item[] {
  return entries.toSorted((a, b) => Number(lookup.text(a, 'position')) - Number(lookup.text(b, 'position')))
}

/**
 * How the entries of a breadcrumb or list are numbered, with what is wrong with that; undefined where they are not, or
 * where it is no list.
 */
export function numberingOf(lookup: ItemLookup, list: Item): { fault: string | undefined } | undefined {
  if (lookup.isA(list, 'BreadcrumbList')) {
    const crumbs = crumbsOf(lookup, list) ?? []
    return readNumbering(lookup, list, crumbs, true)
  }
  return lookup.isA(list, 'ItemList')
    ? readNumbering(lookup, list, entriesOf(lookup, list), false)
    : undefined
}

/** @param whole whether no number may be left out */
function readNumbering(lookup: ItemLookup, list: Item, entries: readonly Item[], whole: boolean) {
  const stated = entries
    .filter(entry => lookup.has(entry, 'position'))
    .map(entry => lookup.text(entry, 'position')!)
  if (stated.length === 0) return undefined
  const message = numberingFault(stated, whole)
  return { fault: message && `${lookup.label(list)}: ${message}` }
}

function numberingFault(stated: readonly string[], whole: boolean): string | undefined {
  const odd = stated.find(text => !/^\d{1,9}$/.test(text))
  if (odd !== undefined) return `position "${odd}" is not a whole number`
  const positions = stated.map(Number).toSorted((a, b) => a - b)
  const repeated = positions.find((position, index) => index > 0 && position === positions[index - 1])
  if (repeated !== undefined) {
    const count = positions.filter(position => position === repeated).length
    return `position ${repeated} is used ${count === 2 ? 'twice' : `${count} times`}`
  }
  const gap = positions.find((position, index) => index > 0 && position - positions[index - 1]! > 1)
  return whole && gap !== undefined ? `position ${gap - 1} is missing` : undefined
}
