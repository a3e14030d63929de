import { SEVERITIES, type Severity } from '../../api/results.ts'
import { costOf } from '../../api/score.ts'
import { type Failure, resourceOf } from './places.ts'

/** Places of a finding that are told apart; of further ones each counts. */
const MAX_COMPARED = 20_000

/** What of a finding decides where it stands. */
interface Ordered {
  id: string
  severity: Severity
  isOfSite: boolean
  failures: readonly Failure[]
  changes: number
}

/**
 * The order in which to fix findings, the same in every rendering: what costs a page the most first, of these a fault of
 * the site, which all pages have, then what is on the most pages, then what takes the fewest changes.
 */
export function byFixOrder(a: Ordered, b: Ordered): number {
  return (
    costOf(b.id, b.severity) - costOf(a.id, a.severity) ||
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
    Number(b.isOfSite) - Number(a.isOfSite) ||
    b.failures.length - a.failures.length ||
    a.changes - b.changes ||
    (a.id < b.id ? -1 : 1)
  )
}

/**
 * How many changes it takes, at least: the same source on several pages comes from one template, what is wrong with a
 * resource is mended there, and what is missing at the same place of several pages is missing in their template. What
 * has no place, as a page that is slow, is each page's own.
 */
export function changesFor(failures: readonly Failure[]): number {
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
