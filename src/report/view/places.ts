import type { Occurrence, Page } from '../../api/results.ts'
import type { Failure, Finding } from './findings.ts'

/** One place of a finding. Where a check names none, the page itself is the place. */
export interface Place {
  page: Page
  /** What the check says of the page, with the first of its places alone. */
  ofPage?: string
  message: string | undefined
  occurrence: Occurrence | undefined
  /** The resource at fault, where it is not the page itself. */
  resource: string | undefined
  /** Set where the resource is at fault on further pages as well. */
  isCommon?: boolean
}

/**
 * The first places of a finding, so that every page has its turn before any has a second, and how many are left. A place
 * in a resource that several pages have in common, as the sitemap, is one place.
 */
export function firstPlaces(finding: Finding, max: number): { listed: Place[]; more: number } {
  const listed: Place[] = []
  const known = new Map<string, { failure: Failure; turn: number; place?: Place; isResource?: boolean }>()
  let left = finding.places
  for (const { failure, turn } of inTurn(finding)) {
    const key = keyOf(failure.occurrences[turn])
    const same = key === undefined ? undefined : known.get(key)
    if (same && same.failure !== failure) {
      same.isResource ??= placeOf(same.failure, same.turn).resource !== undefined
      if (same.isResource) {
        if (same.place) asCommon(same.place)
        left--
        continue
      }
    }
    const isListed = listed.length < max
    const place = isListed ? placeWithPage(failure, turn) : undefined
    if (place) {
      listed.push(place)
      left--
    }
    if (key !== undefined && !same && known.size < MAX_KNOWN)
      known.set(key, { failure, turn, ...(place && { place }) })
  }
  return { listed, more: left }
}

/** Places of a finding that are compared with each other; of one with more some that are the same count as several. */
const MAX_KNOWN = 20_000

function* inTurn({ failures }: Finding): Generator<{ failure: Failure; turn: number }> {
  let having: readonly Failure[] = failures
  for (let turn = 0; having.length > 0; turn++) {
    for (const failure of having) yield { failure, turn }
    having = having.filter(({ occurrences }) => turn + 1 < occurrences.length)
  }
}

function keyOf(occurrence: Occurrence | undefined): string | undefined {
  if (!occurrence) return undefined
  const { url, line, column, selector, message } = occurrence
  return `${url}\n${line}\n${column}\n${selector}\n${message}`
}

function placeWithPage(failure: Failure, turn: number): Place {
  const place = placeOf(failure, turn)
  const isSaid = turn > 0 || failure.message === undefined || failure.message === place.message
  return isSaid ? place : { ...place, ofPage: failure.message! }
}

/** What is said of the page of a place is not said of the others that have it. */
function asCommon(place: Place): void {
  place.isCommon = true
  delete place.ofPage
}

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

/** Whether a place says where it is, also without a message. */
function isNamed({ occurrence, resource }: Place): boolean {
  return resource !== undefined || occurrence?.line !== undefined || Boolean(occurrence?.selector)
}

/** What is said of a place, in the order in which it is said. */
export function saidOf({ ofPage, message, resource }: Place): {
  resource: string | undefined
  words: string
} {
  const words = [ofPage, message].filter(Boolean).join('; ')
  // Many messages begin with the address that they are about.
  return { resource: resource !== undefined && words.startsWith(resource) ? undefined : resource, words }
}

/** The place of a failure with the given number, from 0. */
export function placeOf({ page, message, occurrences, finalUrl }: Failure, number: number): Place {
  const occurrence = occurrences[number]
  const isPage =
    !occurrence || [page.url, finalUrl].some(url => url !== undefined && isSame(url, occurrence.url))
  return {
    page,
    message: occurrence?.message ?? message,
    occurrence,
    resource: isPage ? undefined : occurrence.url,
  }
}

function isSame(url: string, other: string): boolean {
  return url === other || (URL.parse(url)?.href ?? url) === (URL.parse(other)?.href ?? other)
}
