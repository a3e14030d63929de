import type { Occurrence, Severity } from '../../api/results.ts'
import { withoutMentions } from '../../text/mentions.ts'
import type { PageName } from './page-names.ts'

/** A check that failed on one page. */
export interface Failure {
  page: PageName
  severity: Severity
  /** What the check says of the whole page. */
  message: string | undefined
  /** The places that are listed; where there are none, the page itself is the place. */
  occurrences: readonly Occurrence[]
  /** Where redirects led from the page: that is the page as well. */
  finalUrl: string | undefined
  /** All places on the page, also those that are not listed; at least 1. */
  placeCount: number
}

/** One place of a failure, and what is said of it. */
export interface Place {
  page: PageName
  /** Of the place of a resource that several pages have in common: how many of them there are beside this page. */
  morePages?: number
  /** The resource at fault, where it is not the page itself. */
  resource: string | undefined
  /** Undefined where the check names no place. */
  occurrence: Occurrence | undefined
  /** What the check says of the whole page: with the first of its places, unless that says the same. */
  ofPage?: string
  message: string | undefined
  /** Of the first place of which something is said that is not said of all of them: the others of which it is said. */
  others?: OtherPlaces
}

/** Places of which the same is said as of another one. */
export interface OtherPlaces {
  count: number
  /** Whether there may be more of them, since not all places are listed. */
  mayBeMore: boolean
}

/** The places of a finding. */
export interface PlaceList {
  /**
   * The first ones: first one of each thing that is said, then the others. Every page has its turn before any has a
   * second.
   */
  listed: readonly Place[]
  /** How many there are, also those that are not listed; one that several pages have in common counts once. */
  count: number
}

/** Places of a finding that are listed, which is the most that any rendering shows. */
const MAX_LISTED = 50
/** Places of a finding that are compared with those before them; of further ones the same may count several times. */
const MAX_COMPARED = 20_000

/** The places of a check that failed on some pages. One in a resource that several pages have in common is one place. */
export function listPlaces(failures: readonly Failure[]): PlaceList {
  const listed: Place[] = []
  const earlier = new EarlierPlaces(failures)
  const { turns, others } = turnsBySaid(failures)
  let count = failures.reduce((sum, { placeCount }) => sum + placeCount, 0)
  for (const turn of turns) {
    if (listed.length === MAX_LISTED && !earlier.canRepeat) break
    const same = earlier.sameOnOtherPage(turn)
    if (same) {
      count--
      if (same.place) makeCommon(same.place, same.others.add(turn.failure).size)
      continue
    }
    const place = listed.length < MAX_LISTED ? placeInTurn(turn) : undefined
    const like = earlier.canRepeat ? undefined : others.get(turn)
    if (place && like !== undefined) place.others = like
    if (place) listed.push(place)
    earlier.add(turn, place)
  }
  return { listed, count }
}

/** The first places of a list, and how many are left. */
export function firstPlaces(
  { listed, count }: PlaceList,
  max: number,
): { listed: readonly Place[]; more: number } {
  const first = listed.slice(0, max)
  return { listed: first, more: count - first.length }
}

/** The first places on one page; there is one at least. Where that is not all, first one of each thing that is said. */
export function placesOnPage(failure: Failure, max: number): Place[] {
  const { occurrences } = failure
  if (occurrences.length === 0) return [placeOf(failure, undefined)]
  if (occurrences.length <= max) return occurrences.map(occurrence => placeOf(failure, occurrence))
  const { turns, others } = turnsBySaid([failure])
  return [...turns].slice(0, max).map(turn => {
    const like = others.get(turn)
    return { ...placeOf(failure, turn.occurrence), ...(like && { others: like }) }
  })
}

/** One place that has its turn. */
interface Turn {
  failure: Failure
  /** Undefined where the page itself is the place. */
  occurrence: Occurrence | undefined
  /** Whether it is the first place on its page. */
  isFirst: boolean
}

/** The first place on each page, then the second on each page that has one, and so on. */
function* turnsOf(failures: readonly Failure[]): Generator<Turn> {
  let left = failures
  for (let number = 0; left.length > 0; number++) {
    for (const failure of left) {
      yield { failure, occurrence: failure.occurrences[number], isFirst: number === 0 }
    }
    left = left.filter(({ occurrences }) => number + 1 < occurrences.length)
  }
}

/** Places in turn, and the others of which the same is said as of one. */
interface TurnsBySaid {
  turns: Iterable<Turn>
  /** Of the first of those of which the same is said; undefined of the others, and where all or none say the same. */
  others: ReadonlyMap<Turn, OtherPlaces>
}

/**
 * First one place of each thing that is said, of it or of its page, so that none is hidden behind many of another.
 */
function turnsBySaid(failures: readonly Failure[]): TurnsBySaid {
  const left = turnsOf(failures)
  const turns: Turn[] = []
  for (let next = left.next(); !next.done; next = left.next()) {
    turns.push(next.value)
    if (turns.length === MAX_COMPARED) break
  }
  const said = Map.groupBy(turns, ({ failure: { message }, occurrence }) =>
    JSON.stringify([message, occurrence?.message]),
  )
  if (said.size === 1 || said.size === turns.length) return { turns: joined(turns, left), others: new Map() }
  const firsts = new Set(said.values().map(same => same[0]!))
  const mayBeMore =
    turns.length === MAX_COMPARED ||
    failures.some(({ placeCount, occurrences }) => placeCount > Math.max(1, occurrences.length))
  const repeated = said.values().filter(same => same.length > 1)
  return {
    turns: joined([...firsts, ...turns.filter(turn => !firsts.has(turn))], left),
    others: new Map(repeated.map(same => [same[0]!, { count: same.length - 1, mayBeMore }])),
  }
}

function* joined(turns: readonly Turn[], left: Iterable<Turn>): Generator<Turn> {
  yield* turns
  yield* left
}

interface EarlierPlace {
  failure: Failure
  /** Undefined where it is not listed. */
  place: Place | undefined
  /** Whether it is in a resource and not in the page itself; undefined until somebody asks. */
  isInResource?: boolean
  /** The other pages that have it. */
  others: Set<Failure>
}

/** The places that had their turn, each with the page that had it first. */
class EarlierPlaces {
  readonly #byKey = new Map<string, EarlierPlace>()
  /** Only at these can two pages have the same place. */
  readonly #sharedUrls: ReadonlySet<string>

  constructor(failures: readonly Failure[]) {
    this.#sharedUrls = sharedUrls(failures)
  }

  /** Whether any place can be the same as one before it. */
  get canRepeat(): boolean {
    return this.#sharedUrls.size > 0
  }

  add({ failure, occurrence }: Turn, place: Place | undefined): void {
    if (!this.#isShared(occurrence) || this.#byKey.size >= MAX_COMPARED) return
    const key = keyOf(failure, occurrence)
    if (!this.#byKey.has(key)) this.#byKey.set(key, { failure, place, others: new Set() })
  }

  /** The same place of the same resource, where another page had it first. */
  sameOnOtherPage({ failure, occurrence }: Turn): EarlierPlace | undefined {
    const same = this.#isShared(occurrence) ? this.#byKey.get(keyOf(failure, occurrence)) : undefined
    if (!same || same.failure === failure) return undefined
    same.isInResource ??= resourceOf(same.failure, occurrence) !== undefined
    return same.isInResource ? same : undefined
  }

  #isShared(occurrence: Occurrence | undefined): occurrence is Occurrence {
    return occurrence !== undefined && this.#sharedUrls.has(occurrence.url)
  }
}

/** The URLs that are at fault on several pages. */
function sharedUrls(failures: readonly Failure[]): Set<string> {
  const firstWith = new Map<string, Failure>()
  const shared = new Set<string>()
  for (const failure of failures) {
    for (const { url } of failure.occurrences) {
      const first = firstWith.get(url)
      if (!first) firstWith.set(url, failure)
      else if (first !== failure) shared.add(url)
    }
  }
  return shared
}

/** How often a page links or loads a resource, behind which the page is named. */
const TIMES = /(; (?:linked|used|asked for in advance)) \d{1,9} times(?= on )/

/**
 * All that tells two places apart. An element of the page that leads to the resource may stand anywhere in it and more
 * than once, and what is said of it may name the page.
 */
function keyOf(
  { page, finalUrl }: Failure,
  { url, line, column, selector, message = '' }: Occurrence,
): string {
  const position = selector === undefined ? `${line}\n${column}` : ''
  const pageUrls = finalUrl === undefined ? [page.url] : [page.url, finalUrl]
  const said = pageUrls.reduce((text, pageUrl) => withoutMentions(text, pageUrl, 'the page'), message)
  return `${url}\n${position}\n${said.replace(TIMES, '$1')}`
}

/** What is said of the page that had it first is not said of the others. */
function makeCommon(place: Place, morePages: number): void {
  place.morePages = morePages
  place.message = place.message?.replace(TIMES, '$1')
  delete place.ofPage
}

function placeInTurn({ failure, occurrence, isFirst }: Turn): Place {
  const place = placeOf(failure, occurrence)
  const { message } = failure
  return isFirst && message !== undefined && message !== place.message ? { ...place, ofPage: message } : place
}

function placeOf(failure: Failure, occurrence: Occurrence | undefined): Place {
  return {
    page: failure.page,
    message: occurrence?.message ?? failure.message,
    occurrence,
    resource: resourceOf(failure, occurrence),
  }
}

/** The resource that a place is in; undefined where it is the page itself. */
export function resourceOf(
  { page, finalUrl }: Failure,
  occurrence: Occurrence | undefined,
): string | undefined {
  if (!occurrence) return undefined
  const isPage = [page.url, finalUrl].some(url => url !== undefined && isSame(url, occurrence.url))
  return isPage ? undefined : occurrence.url
}

function isSame(url: string, other: string): boolean {
  return url === other || (URL.parse(url)?.href ?? url) === (URL.parse(other)?.href ?? other)
}
