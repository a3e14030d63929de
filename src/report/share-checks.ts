import type { Check } from '../api/results.ts'
import type { Report } from './report.ts'

/** Checks that say the same wherever they stand, by all that they say. */
export type SharedChecks = Map<string, Check>

/**
 * The report with one object, frozen, for all checks that say the same: nine of ten of a page's checks passed or do not
 * apply, in the same words on every page. A run of thousands of pages fits into memory that way.
 *
 * @param shared checks of other reports, to which those of this one come
 */
export function withSharedChecks(report: Report, shared: SharedChecks): Report {
  const share = (check: Check): Check => {
    if (check.outcome === 'fail' || check.occurrences.length > 0) return check
    const key = `${check.id} ${check.outcome} ${check.severity} ${check.message ?? ''}`
    const known = shared.get(key)
    if (known) return known
    shared.set(key, Object.freeze(check))
    return check
  }
  const pages = report.pages.map(page => ({
    ...page,
    runs: page.runs.map(run => ({ ...run, checks: run.checks.map(share) })),
  }))
  return { ...report, pages }
}
