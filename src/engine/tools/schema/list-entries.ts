import type { JsonObject } from '../../../api/results.ts'
import { type Item, isItem, isReference } from '../../formats/structured-data/item.ts'
import { DOCS } from './features/feature.ts'
import type { ItemLookup } from './item-lookup.ts'
import type { RichResults } from './rich-results.ts'

/** Fewest entries of a breadcrumb, and of a list of courses, that Google shows. */
const FEWEST_CRUMBS = 2
const FEWEST_COURSES = 3
/** Types that a list of them becomes a carousel of. */
const CAROUSEL_TYPES = ['Recipe', 'Course', 'Movie', 'Restaurant']

/** Judges breadcrumbs and carousels, whose entries depend on each other. */
export function judgeLists(tally: RichResults, lookup: ItemLookup): JsonObject[] {
  const crumbs = { name: 'Breadcrumb', help: `${DOCS}/breadcrumb`, items: 0, eligible: 0 }
  const carousels = { name: 'Carousel', help: `${DOCS}/carousel`, items: 0, eligible: 0 }
  for (const item of lookup.data.items) {
    if (lookup.isA(item, 'BreadcrumbList')) {
      crumbs.items++
      if (judgeBreadcrumb(tally, lookup, item)) crumbs.eligible++
    } else if (lookup.isA(item, 'ItemList')) {
      judgePositions(tally, lookup, item, false)
      const entries = entriesOf(lookup, item)
      if (!entries.some(entry => listedItem(lookup, entry))) continue
      carousels.items++
      if (judgeCarousel(tally, lookup, item, entries)) carousels.eligible++
    }
  }
  return [crumbs, carousels].filter(({ items }) => items > 0)
}

function entriesOf(lookup: ItemLookup, list: Item): Item[] {
  return lookup.items(list, 'itemListElement')
}

function judgeBreadcrumb(tally: RichResults, lookup: ItemLookup, list: Item): boolean {
  tally.saw('rich-result-incomplete')
  const values = lookup.values(list, 'itemListElement')
  const entries = entriesOf(lookup, list).filter(entry => lookup.isA(entry, 'ListItem'))
  if (values.length === 0) {
    tally.fault('rich-result-incomplete', list.place, 'Breadcrumb: BreadcrumbList has no itemListElement')
    return false
  }
  // Entries that are described elsewhere, or not as ListItem, are not for this to judge.
  if (entries.length < values.length) return true
  const last = inOrder(lookup, entries).at(-1)
  let complete = true
  for (const entry of entries) {
    const missing = missingOfCrumb(lookup, entry, entry === last)
    if (missing.length === 0) continue
    complete = false
    const message = `Breadcrumb: ${lookup.label(entry)} has no ${missing.join(', no ')}`
    tally.fault('rich-result-incomplete', entry.place, message)
  }
  if (entries.length < FEWEST_CRUMBS) {
    const message = `a breadcrumb of ${entries.length} entry; Google shows those of ${FEWEST_CRUMBS} or more`
    tally.fault('list-positions', list.place, message)
    return false
  }
  return judgePositions(tally, lookup, list, true) && complete
}

function missingOfCrumb(lookup: ItemLookup, entry: Item, isLast: boolean): string[] {
  const named =
    lookup.has(entry, 'name') ||
    lookup
      .values(entry, 'item')
      .some(value => isItem(value) && (isReference(value) || lookup.has(value, 'name')))
  return [
    ...(lookup.has(entry, 'position') ? [] : ['position']),
    ...(named ? [] : ['name']),
    // The last crumb is the page itself.
    ...(isLast || lookup.has(entry, 'item') ? [] : ['item']),
  ]
}

function inOrder(lookup: ItemLookup, entries: readonly Item[]): Item[] {
  return entries.toSorted((a, b) => Number(lookup.text(a, 'position')) - Number(lookup.text(b, 'position')))
}

/** @returns whether the entries that state positions do so without gap and repetition */
function judgePositions(tally: RichResults, lookup: ItemLookup, list: Item, whole: boolean): boolean {
  const entries = entriesOf(lookup, list).filter(entry => lookup.has(entry, 'position'))
  if (entries.length === 0) return true
  tally.saw('list-positions')
  const stated = entries.map(entry => lookup.text(entry, 'position')!)
  const odd = stated.find(text => !/^\d{1,9}$/.test(text))
  const positions = stated.map(Number).toSorted((a, b) => a - b)
  const repeated = positions.find((position, index) => index > 0 && position === positions[index - 1])
  const gap = positions.find((position, index) => index > 0 && position - positions[index - 1]! > 1)
  const message =
    odd !== undefined
      ? `position "${odd}" is no whole number`
      : repeated !== undefined
        ? `position ${repeated} is given twice`
        : whole && gap !== undefined
          ? `no entry has position ${gap - 1}`
          : undefined
  if (message === undefined) return true
  tally.fault('list-positions', list.place, `${lookup.label(list)}: ${message}`)
  return false
}

/** The recipe, course, film or restaurant that an entry stands for. */
function listedItem(lookup: ItemLookup, entry: Item): Item | undefined {
  return [entry, ...lookup.items(entry, 'item')].find(item => lookup.isA(item, ...CAROUSEL_TYPES))
}

function judgeCarousel(
  tally: RichResults,
  lookup: ItemLookup,
  list: Item,
  entries: readonly Item[],
): boolean {
  tally.saw('rich-result-incomplete')
  let complete = true
  for (const entry of entries) {
    const item = listedItem(lookup, entry)
    if (!item || lookup.has(item, 'url') || lookup.has(entry, 'url')) continue
    complete = false
    tally.fault('rich-result-incomplete', item.place, `Carousel: ${lookup.label(item)} has no url`)
  }
  const courses = entries.filter(entry => lookup.isA(listedItem(lookup, entry) ?? entry, 'Course'))
  if (courses.length === 0 || courses.length >= FEWEST_COURSES) return complete
  const message = `Course list: ${courses.length} courses; Google shows lists of ${FEWEST_COURSES} or more`
  tally.fault('rich-result-value', list.place, message)
  return false
}
