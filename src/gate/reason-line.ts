import { oneLine } from '../text/one-line.ts'

/** Most places that one line names; the others are counted. */
const NAMED_PLACES = 3
/** Most characters of any text from a page, a service or the settings in one line. */
const MAX_TEXT = 200

/** Text of a page, a service or the settings as a part of a line: it leaves room for the others. */
export function inline(text: string): string {
  return oneLine(text, MAX_TEXT)
}

/** A page, or other place, and what was found there. */
export interface Place {
  url: string
  /** Stands behind the URL in brackets, where a line names several places. */
  value?: string
}

/**
 * The line for one fault at one place or many: `<url>: <subject> <predicate>`, or
 * `<subject> <predicate> on 5 pages: <url> (<value>), <url>, <url> and 2 more`.
 *
 * @param places with each URL once
 * @param ofOne what is wrong, where there is one place; its value is in the words
 * @param ofMany what is wrong, where there are several
 */
export function reasonLine(
  places: readonly Place[],
  { subject, ofOne, ofMany = ofOne, bound = '' }: ReasonText,
): string {
  const [only] = places
  if (places.length === 1) return `${inline(only!.url)}: ${subject}${ofOne}${bound}`
  const named = places
    .slice(0, NAMED_PLACES)
    .map(({ url, value }) => (value === undefined ? inline(url) : `${inline(url)} (${value})`))
  const rest = places.length - named.length
  const list =
    rest > 0
      ? `${named.join(', ')} and ${rest} more`
      : `${named.slice(0, -1).join(', ')} and ${named[named.length - 1]}`
  const all = typeof ofMany === 'string' ? `${ofMany} on ${counted(places)}` : ofMany(places.length)
  return `${subject}${all}: ${list}${bound}`
}

/** How many pages there are, and how many whole sites, which are named by their origin alone. */
function counted(places: readonly Place[]): string {
  const sites = places.filter(({ url }) => URL.parse(url)?.origin === url).length
  const pages = places.length - sites
  return [
    ...(pages > 0 ? [pages === 1 ? '1 page' : `${pages} pages`] : []),
    ...(sites > 0 ? [sites === 1 ? 'the whole site' : `${sites} sites`] : []),
  ].join(' and ')
}

export interface ReasonText {
  /** Who says it, ending in a colon and a blank where it is not the start of the sentence: `serp: `. */
  subject: string
  ofOne: string
  /** A function counts the places by itself, where they are no pages that something is on. */
  ofMany?: string | ((count: number) => string)
  /** The condition that it breaks, at the end: `; fail-on is error`. */
  bound?: string
}

/** Places with each URL once, in the order of their first mention. */
export function distinctPlaces(places: readonly Place[]): Place[] {
  const byUrl = new Map<string, Place>()
  for (const place of places) if (!byUrl.has(place.url)) byUrl.set(place.url, place)
  return [...byUrl.values()]
}

/** Puts items with the same key together, in the order of their first mention. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  return [...Map.groupBy(items, keyOf).values()]
}
