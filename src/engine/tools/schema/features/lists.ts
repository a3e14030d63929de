import { cutEnd } from '../../../../text/cut.ts'
import { type Item, isItem, isReference, type Place } from '../../../formats/structured-data/item.ts'
import { lackOf } from '../gap-words.ts'
import type { ItemLookup } from '../item-lookup.ts'
import { crumbsOf, entriesOf, inOrder, MIN_CRUMBS, numberingOf } from '../list-entries.ts'
import { DOCS } from './feature.ts'

/** Something that keeps a list from being shown. */
interface ListFault {
  place: Place
  message: string
}

/** How a breadcrumb, or a list that a carousel can be made of, stands. */
export interface ListStand {
  name: 'Breadcrumb' | 'Carousel'
  help: string
  /** Properties that its entries lack. */
  missing: readonly ListFault[]
  /** What of it is outside of what Google takes. */
  wrong: readonly ListFault[]
  eligible: boolean
}

/** Undefined for what is no such list. */
export function listStandOf(lookup: ItemLookup, item: Item): ListStand | undefined {
  if (lookup.isA(item, 'BreadcrumbList')) return breadcrumbStand(lookup, item)
  if (!lookup.isA(item, 'ItemList')) return undefined
  const entries = entriesOf(lookup, item)
  return entries.some(entry => listedItem(lookup, entry)) ? carouselStand(lookup, item, entries) : undefined
}

function breadcrumbStand(lookup: ItemLookup, list: Item): ListStand {
  const missing = missingOfBreadcrumb(lookup, list)
  const crumbs = crumbsOf(lookup, list) ?? []
  const isNumbered = crumbs.length >= MIN_CRUMBS && numberingOf(lookup, list)?.fault === undefined
  return {
    name: 'Breadcrumb',
    help: `${DOCS}/breadcrumb`,
    missing,
    wrong: [],
    eligible: missing.length === 0 && isNumbered,
  }
}

function missingOfBreadcrumb(lookup: ItemLookup, list: Item): ListFault[] {
  const crumbs = crumbsOf(lookup, list)
  if (!crumbs) return oddCrumbs(lookup, list)
  if (crumbs.length === 0) {
    return [{ place: list.place, message: 'Breadcrumb: BreadcrumbList has no itemListElement' }]
  }
  const last = inOrder(lookup, crumbs).at(-1)
  return crumbs.flatMap(crumb => {
    const missing = missingOfCrumb(lookup, crumb, crumb === last)
    const message = `Breadcrumb: ${lookup.label(crumb)} has ${lackOf(missing)}`
    return missing.length === 0 ? [] : [{ place: crumb.place, message }]
  })
}

/** Entries that are no ListItem: texts, or items of another type. */
function oddCrumbs(lookup: ItemLookup, list: Item): ListFault[] {
  return lookup.values(list, 'itemListElement').flatMap((value): ListFault[] => {
    if (!isItem(value)) {
      const message = `Breadcrumb: the entry "${cutEnd(value.text.trim(), 60)}" is a text, not a ListItem`
      return [{ place: value.place, message }]
    }
    const { types } = lookup.data.whole(value)
    const isOdd = types.length > 0 && types.every(type => lookup.vocabulary.hasType(type))
    if (!isOdd || lookup.isA(value, 'ListItem')) return []
    return [{ place: value.place, message: `Breadcrumb: ${lookup.label(value)} is not a ListItem` }]
  })
}

function missingOfCrumb(lookup: ItemLookup, crumb: Item, isLast: boolean): string[] {
  const named =
    lookup.has(crumb, 'name') ||
    lookup
      .values(crumb, 'item')
      .some(value => isItem(value) && (isReference(value) || lookup.has(value, 'name')))
  return [
    ...(lookup.has(crumb, 'position') ? [] : ['position']),
    ...(named ? [] : ['name']),
    // The last crumb is the page itself.
    ...(isLast || lookup.has(crumb, 'item') ? [] : ['item']),
  ]
}

/** Types that a list of them becomes a carousel of. */
const CAROUSEL_TYPES = ['Recipe', 'Course', 'Movie', 'Restaurant']
/** Fewest entries of a list of courses that Google shows. */
const MIN_COURSES = 3

/** The recipe, course, film or restaurant that an entry stands for. */
function listedItem(lookup: ItemLookup, entry: Item): Item | undefined {
  return [entry, ...lookup.items(entry, 'item')].find(item => lookup.isA(item, ...CAROUSEL_TYPES))
}

function carouselStand(lookup: ItemLookup, list: Item, entries: readonly Item[]): ListStand {
  const missing = entries.flatMap((entry): ListFault[] => {
    const item = listedItem(lookup, entry)
    if (!item || lookup.has(item, 'url') || lookup.has(entry, 'url')) return []
    return [{ place: item.place, message: `Carousel: ${lookup.label(item)} has no url` }]
  })
  const courses = entries.filter(entry => lookup.isA(listedItem(lookup, entry) ?? entry, 'Course'))
  const tooFew = courses.length > 0 && courses.length < MIN_COURSES
  const message = `Course list: only ${courses.length} courses (Google needs at least ${MIN_COURSES})`
  return {
    name: 'Carousel',
    help: `${DOCS}/carousel`,
    missing,
    wrong: tooFew ? [{ place: list.place, message }] : [],
    eligible: missing.length === 0 && !tooFew,
  }
}
