import { mentionOf } from '../../text/mentions.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { counted } from '../numbers-in-words.ts'
import type { PageName } from './page-names.ts'
import type { Place, PlaceList } from './places.ts'

/**
 * What is to be said once before a list of places: what the check says of their only page, and what all of them say.
 * The places are left without it.
 */
export function saidOnce(listed: readonly Place[]): { lead: string; places: readonly Place[] } {
  const [first, ...others] = listed
  if (!first) return { lead: '', places: listed }
  const isOnePage = others.every(({ page }) => page === first.page)
  const isOneMessage =
    others.length > 0 &&
    others.every(({ message }) => message === first.message) &&
    (!isOnePage || listed.every(isNamed))
  const lead = [isOnePage && first.ofPage, isOneMessage && first.message].filter(Boolean).join('; ')
  const places = listed.map(({ ofPage, message, ...place }) => ({
    ...place,
    ...(ofPage !== undefined && !isOnePage && { ofPage }),
    message: isOneMessage ? undefined : message,
  }))
  return { lead, places }
}

/** A place, and all pages that have the same, as what stands in a template. */
export interface AlikePlaces {
  place: Place
  /** In their order; the first is that of the place. */
  pages: readonly PageName[]
}

/** Places as they are listed: what is the same on several pages stands once, with the line if that is the same too. */
export function alikePlaces(places: readonly Place[]): AlikePlaces[] {
  const byKey = new Map<string, { place: Place; pages: PageName[] }>()
  const listed: AlikePlaces[] = []
  for (const place of places) {
    const { page, resource, ofPage, occurrence: { selector, snippet, line } = {} } = place
    const key = JSON.stringify([selector, snippet, saidOf(place, true).words])
    const same = byKey.get(key)
    if (same && !same.pages.includes(page)) {
      same.pages.push(page)
      if (line !== same.place.occurrence?.line) same.place = withoutLine(same.place)
      continue
    }
    const own = { place, pages: [page] }
    listed.push(own)
    if (selector !== undefined && snippet !== undefined && resource === undefined && ofPage === undefined) {
      byKey.set(key, own)
    }
  }
  return listed
}

/** Of how many other places the same is said: ` and 33 more places`; empty where it is none, or all. */
export function othersInWords(alike: AlikePlaces): string {
  const others = othersOf(alike)
  return others === 0
    ? ''
    : ` and ${alike.place.others?.mayBeMore ? 'at least ' : ''}${counted(others, 'more place')}`
}

function othersOf({ place, pages }: AlikePlaces): number {
  const { count = 0 } = place.others ?? {}
  return place.message === undefined ? 0 : Math.max(0, count - (pages.length - 1))
}

/** Places that are only counted, with the first of which the same is said: those that are shown as well are none of them. */
function countedOf(alike: readonly AlikePlaces[]): number {
  return alike.reduce((sum, first) => {
    const shown = alike
      .filter(one => one !== first && one.place.message === first.place.message)
      .reduce((places, { pages }) => places + pages.length, 0)
    return sum + Math.max(0, othersOf(first) - shown)
  }, 0)
}

/**
 * The first places of a list in words: what is said of all, each of the first `max` with its pages, and how many are left
 * that none of these speaks of.
 */
export function firstAlike(
  list: PlaceList,
  max: number,
): { lead: string; alike: readonly AlikePlaces[]; more: number } {
  const { lead, places } = saidOnce(list.listed)
  const alike = alikePlaces(places).slice(0, max)
  const shown = alike.reduce((sum, { pages }) => sum + pages.length, 0)
  return { lead, alike, more: Math.max(0, list.count - shown - countedOf(alike)) }
}

function withoutLine(place: Place): Place {
  if (!place.occurrence) return place
  const { line: _, column: __, ...occurrence } = place.occurrence
  return { ...place, occurrence }
}

/** Whether a place says where it is, also without a message. */
function isNamed({ occurrence, resource }: Place): boolean {
  return resource !== undefined || occurrence?.line !== undefined || Boolean(occurrence?.selector)
}

/**
 * What is said of a place, in the order in which it is said.
 *
 * @param isPageNamed whether the page is said before it: then a sentence that ends with its address does so no more
 */
export function saidOf(
  { page, ofPage, message, resource }: Place,
  isPageNamed = false,
): {
  resource: string | undefined
  words: string
} {
  const said = isPageNamed && message !== undefined ? withoutOwnPage(message, page.url) : message
  const words = [said, ofPage].every(Boolean) ? withPage(said!, ofPage!) : (said ?? ofPage ?? '')
  const isSaid = resource !== undefined && namedIn(words, resource) !== undefined
  return { resource: isSaid ? undefined : resource, words }
}

/** What is said of a place, and behind it what is said of its whole page, which would hide it where a line is cut. */
function withPage(said: string, ofPage: string): string {
  return said.endsWith('.') ? `${said} Whole page: ${ofPage}` : `${said}; whole page: ${ofPage}`
}

/** That a page links or loads what is wrong, at the end of a message. */
const USED_HERE = /; (?:linked|used|asked for in advance)$/

/** A message without the address of its own page at its end, where the page is said before it. */
export function withoutOwnPage(message: string, pageUrl: string): string {
  const own = ` on ${pageUrl}`
  if (!message.endsWith(own)) return message
  const start = message.slice(0, -own.length)
  return USED_HERE.test(start) ? start.replace(USED_HERE, '') : `${start} here`
}

/** What finds a place, in the order in which it is said: a line of a resource comes behind it, one of the page before. */
export function inOrder<T>(
  { occurrence }: Place,
  { resource, line, selector }: Record<'resource' | 'line' | 'selector', T>,
): T[] {
  return occurrence?.selector ? [line, resource, selector] : [resource, line, selector]
}

/**
 * Where words name an address, as it is, as it is shown or without its fragment, of which they speak then; undefined
 * where they do not.
 */
export function namedIn(words: string, address: string): { start: number; end: number } | undefined {
  for (const form of [address, shownUrl(address), address.replace(/#.*$/s, '')]) {
    const start = mentionOf(words, form)
    if (start !== -1) return { start, end: start + form.length }
  }
  return undefined
}

/** Pages that are named where several have the same place. */
const MAX_NAMED_PAGES = 3

/**
 * The page that holds a place, or the site, further ones that hold the same, and on how many more pages it is:
 * ` and 4 more pages`. Undefined where it needs no name, as there is no other.
 *
 * @param isOnlyPage whether there is one page in all
 * @param pages those that hold the same; that of the place alone unless given
 */
export function holderOf(
  { page, morePages = 0 }: Place,
  isOnlyPage: boolean,
  pages: readonly PageName[] = [page],
): { page: PageName; others: readonly PageName[]; rest: string } | undefined {
  if (page.isSite ? page.isOnlySite : isOnlyPage) return undefined
  // One more page takes no more room than its number.
  const named = pages.length > MAX_NAMED_PAGES + 1 ? pages.slice(0, MAX_NAMED_PAGES) : pages
  const more = morePages + pages.length - named.length
  return { page, others: named.slice(1), rest: more === 0 ? '' : ` and ${counted(more, 'more page')}` }
}
