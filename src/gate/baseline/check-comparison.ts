import { AGAINST_BASELINE } from '../../api/addresses.ts'
import type { FailureRef } from '../../api/comparison.ts'
import { isFailure, MAX_OCCURRENCES } from '../../api/failures.ts'
import { factOf } from '../../api/lazy-facts.ts'
import type { Check, Occurrence, ToolRun } from '../../api/results.ts'
import type { Runs } from '../judged-runs.ts'
import { isWithinNoise } from './lab-noise.ts'
import { type Failure, matchPlaces, type Place } from './match-places.ts'
import type { PlaceKeys } from './place-keys.ts'
import { areJudgedAlike } from './search-readings.ts'
import type { Uncompared } from './uncompared.ts'

/** A measured run and the one that it is compared with. */
export interface ComparedRun {
  run: ToolRun
  /** Undefined where the baseline did not measure it. */
  before: ToolRun | undefined
  /** Whether the baseline has nothing at all of the page. */
  isNewPage: boolean
}

export interface CheckComparisonOptions {
  now: PlaceKeys
  before: PlaceKeys
  /** All runs of the baseline: what is known of a site's own files is known for its new pages too. */
  everywhere: Runs
  /** Whether a service made the baseline: it lists what fails alone. */
  hosted: boolean
  uncompared: Uncompared
}

/** Gathers what is new, known and fixed, run by run and check by check. */
export class CheckComparison {
  readonly fresh: FailureRef[] = []
  readonly known: FailureRef[] = []
  readonly fixed: FailureRef[] = []
  readonly #options: CheckComparisonOptions
  #shared: ReadonlySet<string> | undefined

  constructor(options: CheckComparisonOptions) {
    this.#options = options
  }

  add({ run, before, isNewPage }: ComparedRun): void {
    // Nothing is said of a check that fails on neither side, as nearly all do not.
    const failed = [...run.checks, ...(before?.checks ?? [])].filter(({ outcome }) => outcome === 'fail')
    const ids = new Set(failed.map(check => check.id))
    for (const id of ids) {
      const checks = run.checks.filter(check => check.id === id)
      if (AGAINST_BASELINE.has(id)) this.#take(run, checks.filter(isFailure), false)
      else if (before) {
        const earlier = before.checks.filter(check => check.id === id)
        this.#compare(run, checks, before, earlier)
      } else {
        this.#take(run, checks.filter(isFailure), isNewPage)
      }
    }
  }

  /** Takes the failures of a run that has nothing to be compared with. */
  #take(run: ToolRun, checks: readonly Check[], isNewPage: boolean): void {
    for (const check of checks) {
      const { places, unlisted } = failureOf([check], run, this.#options.now)
      const isKnown = (place: Place) => isNewPage && this.#isShared(run, check, place)
      const fresh = places.filter(place => !place.ignored && !isKnown(place))
      const known = places.filter(place => !place.ignored && isKnown(place)).length
      this.fresh.push(...refsOf(run, check, fresh, unlisted))
      if (known > 0) this.known.push(refOf(run, check, known))
    }
  }

  #compare(run: ToolRun, now: readonly Check[], earlierRun: ToolRun, before: readonly Check[]): void {
    const { uncompared, hosted } = this.#options
    const failing = now.find(check => check.outcome === 'fail')
    const failed = before.find(check => check.outcome === 'fail')
    const id = (failing ?? failed)?.id
    if (before.length > 0 && id !== undefined && isWithinNoise(id, run, earlierRun)) {
      if (failing && isFailure(failing)) this.known.push(refOf(run, failing, this.#placesOf(now, run)))
      return
    }
    if (failing && !failed) {
      const isMissing = before.length === 0 && !hosted
      const isUnverified =
        before.some(check => check.outcome === 'not-measured') || isOtherDocument(run, earlierRun)
      if (isFailure(failing) && (isMissing || isUnverified)) uncompared.addCheck(run, failing, isMissing)
      this.#take(run, now.filter(isFailure), false)
      return
    }
    if (!failed || (!failing && !isGone(now, hosted))) return
    const matched = matchPlaces(
      failureOf(now, run, this.#options.now),
      failureOf(before, earlierRun, this.#options.before),
    )
    if (matched.byNumber && failing) uncompared.addCounted(run, failing)
    if (failing && isFailure(failing)) {
      this.fresh.push(...refsOf(run, failing, matched.new.places, matched.new.unlisted))
      if (matched.known > 0) this.known.push(refOf(run, failing, matched.known))
    }
    if (failing?.ignored === undefined && isFailure(failed)) {
      this.fixed.push(...refsOf(run, failed, matched.fixed.places, matched.fixed.unlisted))
    }
  }

  #placesOf(checks: readonly Check[], run: ToolRun): number {
    const { places, unlisted } = failureOf(checks, run, this.#options.now)
    return places.filter(({ ignored }) => !ignored).length + unlisted
  }

  /** Whether the baseline has the same failure of the same resource, which is no page, on any page. */
  #isShared(run: ToolRun, check: Check, { key }: Place): boolean {
    if (key.resource === '') return false
    this.#shared ??= new Set(
      Iterator.from(this.#options.everywhere).flatMap(other =>
        other.checks.flatMap(failed =>
          failureOf([failed], other, this.#options.before).places.map(place =>
            sharedKey(other, failed, place),
          ),
        ),
      ),
    )
    return this.#shared.has(sharedKey(run, check, { key }))
  }
}

function sharedKey(run: ToolRun, check: Check, { key }: Pick<Place, 'key'>): string {
  return JSON.stringify([run.tool, check.id, key.resource, key.message])
}

/** Whether scripts were seen at work on one side only, so that what they do cannot be told from what is new. */
function isOtherDocument(run: ToolRun, before: ToolRun): boolean {
  const isKnown = factOf(run, 'rendered') !== undefined && factOf(before, 'rendered') !== undefined
  return isKnown && !areJudgedAlike(run.facts, before.facts)
}

/** Whether a check that does not fail says that the fault is gone; that it was not verified says nothing. */
function isGone(now: readonly Check[], hosted: boolean): boolean {
  return now.length === 0 ? hosted : now.every(check => check.outcome === 'pass')
}

/** The places of a check, which a service may list several times, with those that were set aside. */
function failureOf(checks: readonly Check[], run: ToolRun, keys: PlaceKeys): Failure {
  const failing = checks.filter(check => check.outcome === 'fail')
  const pageUrls = run.finalUrl === undefined ? [run.url] : [run.url, run.finalUrl]
  const place = (occurrence: Occurrence, { message, failedPages }: Check, ignored: boolean): Place => ({
    key: keys.keyOf(occurrence, message, pageUrls),
    occurrence: withMessage(occurrence, message),
    ignored,
    ...(failedPages && { isPage: true }),
  })
  return {
    places: failing.flatMap(check => [
      ...placesOf(check).map(occurrence => place(occurrence, check, check.ignored !== undefined)),
      ...(check.ignoredOccurrences ?? []).map(({ occurrence }) => place(occurrence, check, true)),
    ]),
    unlisted: failing.reduce((sum, check) => sum + unlistedOf(check), 0),
  }
}

/** With those of pages that are named and not listed. */
function placesOf({ occurrences, failedPages = [] }: Check): Occurrence[] {
  const listed = new Set(occurrences.map(({ url }) => url))
  return [...occurrences, ...failedPages.filter(url => !listed.has(url)).map(url => ({ url }))]
}

function withMessage(occurrence: Occurrence, message: string | undefined): Occurrence {
  return occurrence.message === undefined && message !== undefined ? { ...occurrence, message } : occurrence
}

/** A failure without a known place is somewhere. */
function unlistedOf(check: Check): number {
  const named = placesOf(check).length
  if (named === 0) return Math.max(1, check.occurrenceCount ?? 1)
  return Math.max(0, (check.occurrenceCount ?? 0) - named)
}

function refsOf(run: ToolRun, check: Check, places: readonly Place[], unlisted: number): FailureRef[] {
  const refs = places.slice(0, MAX_OCCURRENCES).map(({ occurrence: { url, message, selector, line } }) => ({
    ...refOf(run, check, 1),
    place: {
      url,
      ...(message !== undefined && { message }),
      ...(selector !== undefined && { selector }),
      ...(line !== undefined && { line }),
    },
  }))
  const more = places.length - refs.length + unlisted
  return more > 0 ? [...refs, refOf(run, check, more)] : refs
}

function refOf({ tool, url }: ToolRun, { id, title, severity }: Check, places: number): FailureRef {
  return { tool, check: id, title, severity, page: url, places }
}
