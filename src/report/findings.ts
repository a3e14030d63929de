import { isFailure, placeCount } from '../api/failures.ts'
import {
  type Check,
  type Occurrence,
  type Page,
  SEVERITIES,
  type Severity,
  type ToolRun,
} from '../api/results.ts'
import type { Tool } from '../api/tools.ts'
import type { Rule } from './report.ts'

/** One check that failed, over all pages: a fault of a template is one finding with many places. */
export interface Finding {
  /** Id of the check. */
  id: string
  tool: Tool
  rule: Rule
  /** The worst that it has on any page. */
  severity: Severity
  /** One for each page that it failed on, in the order of the pages. */
  failures: Failure[]
  /** All places on all pages, also those that are not listed. */
  places: number
}

/** One check that failed on one page. */
export interface Failure {
  page: Page
  message: string | undefined
  occurrences: readonly Occurrence[]
  /** Where redirects led from the page. */
  finalUrl: string | undefined
  /** All places on this page, also those that are not listed; at least 1. */
  places: number
}

/** Something said of tools or checks, and the pages that it was said of. */
export interface Remark {
  /** Names of tools, or ids of checks. */
  subjects: string[]
  text: string
  pages: Page[]
}

/** The checks that failed, the worst first: by severity, by number of pages, by id. */
export function groupFindings(pages: readonly Page[], rules: Readonly<Record<string, Rule>>): Finding[] {
  const findings = new Map<string, Finding>()
  for (const { page, run, check } of checksOf(pages)) {
    if (!isFailure(check)) continue
    const finding = findings.get(check.id) ?? newFinding(run.tool, check, rules)
    findings.set(check.id, finding)
    const places = placeCount(check)
    const { message, occurrences } = check
    finding.failures.push({ page, message, occurrences, finalUrl: run.finalUrl, places })
    finding.places += places
    if (rank(check.severity) < rank(finding.severity)) finding.severity = check.severity
  }
  return [...findings.values()].sort(bySeverityAndExtent)
}

/** The order of findings: the worst first, of these the one on the most pages. */
export function bySeverityAndExtent(a: Finding, b: Finding): number {
  return (
    rank(a.severity) - rank(b.severity) || b.failures.length - a.failures.length || (a.id < b.id ? -1 : 1)
  )
}

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
  const common = new Map<string, Place>()
  let left = finding.places
  for (const place of placesInTurn(finding)) {
    const key = place.resource === undefined ? undefined : JSON.stringify([place.occurrence, place.message])
    const same = key === undefined ? undefined : common.get(key)
    if (same && same.page !== place.page) {
      same.isCommon = true
      // It is said of the first of these pages alone.
      delete same.ofPage
      left--
    } else if (listed.length < max) {
      listed.push(place)
      left--
    }
    if (key !== undefined && !same) common.set(key, place)
  }
  return { listed, more: left }
}

function* placesInTurn({ failures }: Finding): Generator<Place> {
  let having: readonly Failure[] = failures
  for (let turn = 0; having.length > 0; turn++) {
    for (const failure of having) {
      const place = placeOf(failure, turn)
      const isSaid = turn > 0 || failure.message === undefined || failure.message === place.message
      yield isSaid ? place : { ...place, ofPage: failure.message! }
    }
    having = having.filter(({ occurrences }) => turn + 1 < occurrences.length)
  }
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

/** Tools that gave no result, with the reason: those with the most pages first. */
export function groupNotMeasured(pages: readonly Page[]): Remark[] {
  const remarks = new Remarks()
  for (const page of pages) {
    for (const run of page.runs) {
      if (run.status === 'not-measured') remarks.add(run.tool, run.reason ?? 'The reason is not known', page)
    }
  }
  return remarks.sorted()
}

/** Checks of measured tools that could not be verified, with the reason. */
export function groupUnverified(pages: readonly Page[]): Remark[] {
  return groupMessages(pages, 'not-measured')
}

/** Checks that passed with a note, as where a preview was treated leniently. */
export function groupNotes(pages: readonly Page[]): Remark[] {
  return groupMessages(pages, 'pass')
}

/** Failures that the setting `ignore` set aside, with the line that did. */
export function groupIgnored(pages: readonly Page[]): Remark[] {
  const remarks = new Remarks()
  for (const { page, check } of checksOf(pages)) {
    if (check.ignored !== undefined) remarks.add(check.id, `ignored by "${check.ignored}"`, page)
    for (const [by, some] of Map.groupBy(check.ignoredOccurrences ?? [], ({ by }) => by)) {
      remarks.add(check.id, `${some.length} of its places ignored by "${by}"`, page)
    }
  }
  return remarks.sorted()
}

function groupMessages(pages: readonly Page[], outcome: Check['outcome']): Remark[] {
  const remarks = new Remarks()
  for (const { page, check } of checksOf(pages)) {
    if (check.outcome === outcome && check.message) remarks.add(check.id, check.message, page)
  }
  return remarks.sorted()
}

function* checksOf(pages: readonly Page[]): Generator<{ page: Page; run: ToolRun; check: Check }> {
  for (const page of pages) {
    for (const run of page.runs) for (const check of run.checks) yield { page, run, check }
  }
}

function newFinding(tool: Tool, check: Check, rules: Readonly<Record<string, Rule>>): Finding {
  const { id, title, severity, help, why = '', fix = '' } = check
  const rule = Object.hasOwn(rules, id) ? rules[id]! : { title, severity, help, why, fix }
  return { id, tool, rule, severity, failures: [], places: 0 }
}

function rank(severity: Severity): number {
  return SEVERITIES.indexOf(severity)
}

class Remarks {
  readonly #remarks = new Map<string, { subject: string; text: string; pages: Page[] }>()

  /** What is said of each page with its address is the same of all of them. */
  add(subject: string, words: string, page: Page): void {
    const text = words.replaceAll(page.url, 'the page')
    const key = `${subject}\n${text}`
    const remark = this.#remarks.get(key)
    if (!remark) this.#remarks.set(key, { subject, text, pages: [page] })
    else if (remark.pages.at(-1) !== page) remark.pages.push(page)
  }

  /** Those with the most pages first; the same that is said of several on the same pages is one. */
  sorted(): Remark[] {
    const sorted = [...this.#remarks.values()].sort(
      (a, b) =>
        b.pages.length - a.pages.length || (a.subject < b.subject ? -1 : a.subject > b.subject ? 1 : 0),
    )
    const same = Map.groupBy(sorted, ({ text, pages }) => [text, ...pages.map(({ url }) => url)].join('\n'))
    return [...same.values()].map(remarks => {
      const { text, pages } = remarks[0]!
      return { subjects: remarks.map(({ subject }) => subject), text, pages }
    })
  }
}
