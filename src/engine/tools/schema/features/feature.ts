import type { Item } from '../../../formats/structured-data/item.ts'
import type { ItemLookup } from '../item-lookup.ts'

/**
 * What Google asks of an item: names of properties. `a|b` stands for any one of them, `a.b` for the property b of each
 * item that a holds (a text in place of the item is taken as it is).
 */
export interface Shape {
  required?: readonly string[]
  /**
   * What makes the result richer wherever it is shown. Left out is what only some content has (a video, a performer) and
   * what nobody would add to a page for it (`directApply`, `upvoteCount`, when a profile was made).
   */
  recommended?: readonly string[]
  parts?: readonly Part[]
}

/** What is asked of the items that a property holds. */
export interface Part extends Shape {
  property: string
  /** Only of items of these types. */
  types?: readonly string[]
  when?: (item: Item, lookup: ItemLookup) => boolean
}

/** A demand on the texts of a property. */
export interface ValueRule {
  /** Of the item, or `a.b` of those that it holds. */
  path: string
  accepts(text: string): boolean
  /** What is wrong, behind the value: "is not a two-letter country code". */
  fault: string
}

/** A rich result of Google, with what its page of documentation asks for. */
export interface Feature extends Shape {
  /** As Google calls it. */
  name: string
  /** Google's page on it. */
  help: string
  /** Types that it is made from, with their kinds. */
  types: readonly string[]
  /** Kinds that it is not made from. */
  except?: readonly string[]
  /**
   * Where such items count: `page` where they are what the page is about, `list` in a list (ItemList), `home` on the
   * home page, `anywhere` wherever they stand.
   */
  scope: 'page' | 'list' | 'home' | 'anywhere'
  /** The page is about one of them: many are teasers of a list, each of which has a page of its own. */
  isOfOnePage?: true
  /** Google shows one of them for the site: beside one with all that is recommended, another one needs none of it. */
  isOneOfSite?: true
  /** Only items for which this holds are meant for it. */
  when?: (item: Item, lookup: ItemLookup) => boolean
  rules?: readonly ValueRule[]
  /** What is required besides where the item is no part of another one. */
  alone?: readonly string[]
  /** What else it lacks, as "second pro or con"; undefined where it lacks nothing. */
  lacks?: (item: Item, lookup: ItemLookup) => string | undefined
}

/** Folder of Google's pages on structured data. */
export const DOCS = 'https://developers.google.com/search/docs/appearance/structured-data'

/** ISO 3166-1 alpha-2 in form; whether the code is given out is not looked at. */
export function isCountryCode(text: string): boolean {
  return /^[A-Za-z]{2}$/.test(text.trim())
}
