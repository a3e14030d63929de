import { SEVERITIES } from '../../api/results.ts'
import { counted } from '../numbers-in-words.ts'
import type { Finding } from './findings.ts'
import { type Failure, resourceOf } from './places.ts'

/** Places of a finding that are told apart; of further ones each counts. */
const MAX_COMPARED = 20_000

/** A finding and how many changes it takes to be rid of it, as far as its places tell. */
export interface FixStep {
  finding: Finding
  changes: number
}

/**
 * The findings in the order in which to fix them: the worst severity first, of the same severity what is on the most
 * pages, of these what takes the fewest changes. A fault of the site is on all pages. What is the same by all of this
 * stays in its order.
 */
export function inFixOrder(findings: readonly Finding[], pageCount: number): FixStep[] {
  const reachOf = ({ isOfSite, failures }: Finding) =>
    isOfSite ? Math.max(pageCount, failures.length) : failures.length
  return findings
    .map(finding => ({ finding, changes: changesFor(finding) }))
    .sort(
      (a, b) =>
        SEVERITIES.indexOf(a.finding.severity) - SEVERITIES.indexOf(b.finding.severity) ||
        reachOf(b.finding) - reachOf(a.finding) ||
        a.changes - b.changes,
    )
}

/** What a step takes, as `probably 1 change`; nothing where each place takes one of its own. */
export function effortInWords({ finding, changes }: FixStep): string | undefined {
  const { failures, places } = finding
  const isOneEach = changes >= Math.max(places.count, failures.length)
  return isOneEach ? undefined : `probably ${counted(changes, 'change')}`
}

/**
 * How many changes it takes, at least: the same source on several pages comes from one template, what is wrong with a
 * resource is mended there, and what is missing at the same place of several pages is missing in their template. What
 * has no place, as a page that is slow, is each page's own.
 */
function changesFor({ failures }: Finding): number {
  const seen = new Set<string>()
  let others = 0
  let compared = 0
  for (const failure of failures) {
    const { occurrences, placeCount } = failure
    const listed = occurrences.slice(0, MAX_COMPARED - compared)
    compared += listed.length
    if (occurrences.length === 0) seen.add(sourceOf(failure, undefined))
    for (const occurrence of listed) seen.add(sourceOf(failure, occurrence))
    others = Math.max(others, placeCount - Math.max(1, listed.length))
  }
  return seen.size + others
}

function sourceOf(failure: Failure, occurrence: Failure['occurrences'][number] | undefined): string {
  const { snippet, selector, message = failure.message } = occurrence ?? {}
  if (snippet) return `source\n${snippet}`
  const resource = resourceOf(failure, occurrence)
  if (resource !== undefined) return `resource\n${resource}`
  return selector ? `place\n${selector}\n${message}` : `page\n${failure.page.url}\n${message}`
}
