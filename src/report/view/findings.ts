import { isFailure, placeCount } from '../../api/failures.ts'
import {
  type Check,
  type Occurrence,
  type Page,
  SEVERITIES,
  type Severity,
  type ToolRun,
} from '../../api/results.ts'
import type { Tool } from '../../api/tools.ts'
import type { Rule } from '../report.ts'

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
