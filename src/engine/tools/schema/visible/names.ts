import { cutEnd } from '../../../../text/cut.ts'
import { withoutReferences } from '../../../formats/html/character-references.ts'
import type { Item, Text } from '../../../formats/structured-data/item.ts'
import type { ItemLookup } from '../item-lookup.ts'
import { comparable, type PageText } from '../page-text.ts'
import type { SchemaPage } from '../schema-page.ts'
import { type Comparison, MAX_SOUGHT } from './comparison.ts'

/** Share of the words of a name that have to stand on the page. Headlines are reworded for search, not replaced. */
const MIN_SHARE = 0.5
/** Products of a list that are compared. */
const MAX_LISTED = 100

/** Scripts without blanks between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** @param property that names the item */
export function compareName(
  tally: Comparison,
  lookup: ItemLookup,
  item: Item,
  property: string,
  page: PageText,
): void {
  const name = lookup.texts(item, property)[0]
  const sought = name && soughtOf(name)
  if (!sought) return
  tally.saw('not-visible')
  if (!isSaid(sought, page)) faultOfName(tally, lookup, item, property, name)
}

/**
 * The products of a list, or of a page that states several. Those behind the last one that is shown may come as the
 * visitor scrolls.
 */
export function compareListed(tally: Comparison, { page, lookup, scopes, text }: SchemaPage): void {
  if (page.scripts.state === 'unseen') return
  const products = [...scopes].flatMap(([item, scope]) =>
    scope !== 'part' && item.syntax === 'json-ld' && lookup.isA(item, 'Product')
      ? [lookup.data.whole(item)]
      : [],
  )
  if (products.length < 2) return
  const names = products.slice(0, MAX_LISTED).flatMap(item => {
    const name = lookup.texts(item, 'name')[0]
    const sought = name && soughtOf(name)
    return sought ? [{ item, name, isShown: isSaid(sought, text) }] : []
  })
  const last = names.findLastIndex(({ isShown }) => isShown)
  const loaded = last < 0 ? names : names.slice(0, last)
  if (names.length > 0) tally.saw('not-visible')
  for (const { item, name, isShown } of loaded) {
    if (!isShown) faultOfName(tally, lookup, item, 'name', name)
  }
}

function faultOfName(tally: Comparison, lookup: ItemLookup, item: Item, property: string, name: Text): void {
  const type = item.types.find(own => lookup.vocabulary.hasType(own)) ?? 'item'
  const message = `${type}, ${property} "${cutEnd(name.text, 120)}" is not on the page`
  tally.fault('not-visible', () => lookup.data.occurrence(name.place, message))
}

/** In comparable form. What is written as for HTML says the same; that it is, is said of the text itself. */
export function soughtOf({ text }: Text): string {
  return comparable(withoutReferences(text.slice(0, MAX_SOUGHT)))
}

/** @param sought in comparable form */
export function isSaid(sought: string, { said, joined, words }: PageText): boolean {
  if (joined.includes(sought.replaceAll(' ', ''))) return true
  if (UNSPACED.test(sought)) {
    // They are compared by pairs of characters.
    const characters = [...sought.replaceAll(' ', '')]
    const pairs = characters.slice(1).map((character, index) => characters[index]! + character)
    return pairs.filter(pair => said.includes(pair)).length >= pairs.length * MIN_SHARE
  }
  const parts = sought.split(' ')
  return parts.filter(part => words.has(part)).length >= parts.length * MIN_SHARE
}
