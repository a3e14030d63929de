import { MAX_OCCURRENCES } from '../api/failures.ts'
import { LEFT_OUT } from '../api/judged.ts'
import {
  type Analysis,
  type Check,
  type Crawl,
  type Json,
  type Occurrence,
  SEVERITIES,
  type ToolRun,
} from '../api/results.ts'
import { cutEnd, ownCopy } from '../text/cut.ts'

/** Bytes, roughly, that the facts of one answer may take. */
const MAX_FACTS = 2 * 1024 * 1024
/** Bytes, roughly, that a run of the program keeps of all answers. */
const MAX_KEPT = 32 * 1024 * 1024
/** The same of what is kept when that is used up: the worst checks of each answer, with one place. */
const MAX_KEPT_SHORT = 32 * 1024 * 1024
const MAX_CHECKS = 500
const MAX_SHORT_CHECKS = 100
const MAX_PAGES = 100
const MAX_ID = 200
const MAX_TEXT = 2000
const MAX_SHORT_TEXT = 300
const MAX_URL = 8000
/** Characters of a text that may be a part of one that is much longer, and would keep all of it. */
const MIN_COPIED = 100

/**
 * What a run keeps of the answers of a service: bounded for each answer and for all of them together, since a report
 * is made of it in memory. Facts that are too large are left out with a note; checks stay, the worst first.
 */
export class KeptAnswers {
  #room = MAX_KEPT
  #shortRoom = MAX_KEPT_SHORT

  run(run: ToolRun): ToolRun {
    const checks = worstFirst(run.checks, MAX_CHECKS).map(check =>
      boundedCheck(check, MAX_OCCURRENCES, MAX_TEXT),
    )
    const dropped = run.checks.length - checks.length
    const { facts, note } = this.#facts(run.facts)
    const kept = this.#take(checks) ? checks : this.#short(checks)
    if (!kept) return this.#tooMuch(run)
    const left = dropped + checks.length - kept.length
    const words = [note, left > 0 ? `${left} of ${run.checks.length} checks, the least severe` : undefined]
    const said = words.filter(word => word !== undefined).join('; ')
    const { foreign, ...own } = { ...run, ...textsOf(run), checks: kept }
    if (note !== undefined) return { ...own, facts: { [LEFT_OUT]: said } }
    if (foreign !== undefined) return { ...own, facts, foreign }
    return { ...own, facts: said === '' ? facts : { ...facts, [LEFT_OUT]: said } }
  }

  analysis(analysis: Analysis): Analysis {
    const pages = analysis.pages.slice(0, MAX_PAGES).map(page => ({
      ...page,
      url: copied(page.url, MAX_URL),
      runs: page.runs.map(run => this.run(run)),
    }))
    const { runs, crawl, ...others } = analysis
    const keptRuns = runs?.slice(0, MAX_PAGES).map(run => this.run(run))
    const left = analysis.pages.length - pages.length
    const { facts, note } = this.#facts(analysis.facts)
    const isCrawlKept = crawl !== undefined && this.#take(crawl)
    const words = [
      note,
      left > 0 ? `${left} of ${analysis.pages.length} pages` : undefined,
      crawl !== undefined && !isCrawlKept ? 'the records of the crawl, since they are too large' : undefined,
    ]
    const said = words.filter(word => word !== undefined).join('; ')
    const kept = note === undefined ? facts : {}
    return {
      ...others,
      ...textsOf(analysis),
      pages,
      ...(keptRuns && { runs: keptRuns }),
      ...(isCrawlKept && { crawl }),
      facts: said === '' ? kept : { ...kept, [LEFT_OUT]: said },
    }
  }

  #facts(facts: ToolRun['facts']): { facts: ToolRun['facts']; note?: string } {
    const most = Math.min(MAX_FACTS, this.#room)
    const size = roughSize(facts, most)
    if (size <= most) {
      this.#room -= size
      return { facts }
    }
    const why =
      most < MAX_FACTS
        ? 'since the answers of the service are too large together'
        : 'since they are too large'
    return { facts: {}, note: `the facts, ${why}` }
  }

  #take(part: readonly Check[] | Crawl): boolean {
    const size = roughSize(part as unknown as Json, this.#room)
    if (size > this.#room) return false
    this.#room -= size
    return true
  }

  #short(checks: readonly Check[]): Check[] | undefined {
    const short = checks.slice(0, MAX_SHORT_CHECKS).map(check => boundedCheck(check, 1, MAX_SHORT_TEXT))
    const size = roughSize(short as unknown as Json, this.#shortRoom)
    if (size > this.#shortRoom) return undefined
    this.#shortRoom -= size
    return short
  }

  #tooMuch({ tool, url, startedAt, durationMs }: ToolRun): ToolRun {
    const reason =
      'The answers of the service are too large together; run fewer tools or pages at once, as with `shard`'
    return {
      tool,
      url,
      status: 'not-measured',
      reason,
      score: null,
      checks: [],
      facts: {},
      startedAt,
      durationMs,
    }
  }
}

/** The texts of a run or an analysis beside its parts. */
function textsOf<T extends { url: string; finalUrl?: string | undefined; reason?: string | undefined }>(
  value: T,
): { url: string; finalUrl?: string; reason?: string } {
  const { url, finalUrl, reason } = value
  return {
    url: copied(url, MAX_URL),
    ...(finalUrl === undefined ? {} : { finalUrl: copied(finalUrl, MAX_URL) }),
    ...(reason === undefined ? {} : { reason: copied(reason, MAX_TEXT) }),
  }
}

/** Failures go first, the worst of them before the others: what is left out must not make a result better. */
function worstFirst(checks: readonly Check[], max: number): readonly Check[] {
  if (checks.length <= max) return checks
  const rank = ({ outcome, severity }: Check) =>
    outcome === 'fail'
      ? SEVERITIES.indexOf(severity)
      : SEVERITIES.length + (outcome === 'not-measured' ? 0 : 1)
  return checks.toSorted((a, b) => rank(a) - rank(b)).slice(0, max)
}

function boundedCheck(check: Check, maxOccurrences: number, maxText: number): Check {
  const occurrences = check.occurrences.slice(0, maxOccurrences).map(place => boundedPlace(place, maxText))
  const count = Math.max(check.occurrenceCount ?? 0, check.occurrences.length)
  return {
    ...check,
    id: copied(check.id, MAX_ID),
    title: copied(check.title, maxText),
    help: copied(check.help, maxText),
    ...(check.why === undefined ? {} : { why: copied(check.why, maxText) }),
    ...(check.fix === undefined ? {} : { fix: copied(check.fix, maxText) }),
    ...(check.message === undefined ? {} : { message: copied(check.message, maxText) }),
    occurrences,
    ...(count > occurrences.length && { occurrenceCount: count }),
  }
}

function boundedPlace(place: Occurrence, maxText: number): Occurrence {
  const { message, selector, snippet } = place
  return {
    ...place,
    url: copied(place.url, maxText === MAX_TEXT ? MAX_URL : maxText),
    ...(message === undefined ? {} : { message: copied(message, maxText) }),
    ...(selector === undefined ? {} : { selector: copied(selector, maxText) }),
    ...(snippet === undefined ? {} : { snippet: copied(snippet, maxText) }),
  }
}

/** The start of a text, in memory of its own: a part of an answer would keep all of it. */
function copied(text: string, max: number): string {
  return text.length < MIN_COPIED ? text : ownCopy(cutEnd(text, max))
}

/** Bytes that a value takes, roughly; more than the limit as soon as it is passed. */
function roughSize(value: Json, limit: number): number {
  let size = 0
  const open: Json[] = [value]
  while (open.length > 0 && size <= limit) {
    const next = open.pop()!
    if (typeof next === 'string') size += 24 + next.length
    else if (typeof next !== 'object' || next === null) size += 8
    else if (Array.isArray(next)) {
      size += 32 + 8 * next.length
      if (size <= limit) for (const item of next) open.push(item)
    } else {
      const keys = Object.keys(next)
      size += 48 + 24 * keys.length
      if (size > limit) break
      for (const key of keys) {
        size += key.length
        open.push(next[key]!)
      }
    }
  }
  return size
}
