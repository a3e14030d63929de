import { z } from 'zod'
import { withRuns } from '../../api/kept-pages.ts'
import { pageSchema } from '../../api/result-schemas.ts'
import type { Check, Page } from '../../api/results.ts'
import { buildFindings, type Report } from '../report.ts'
import { reportSchema } from '../report-schema.ts'

/** The report file before faults of sites stood apart: all checks in full, on the pages. */
export const version1Schema = reportSchema
  .omit({ schemaVersion: true, sites: true, healthy: true, baseline: true })
  .extend({ schemaVersion: z.literal(1), pages: z.array(pageSchema) })

/**
 * Takes a report of the first version for one of this. Scores followed from other rules then, so that there are none
 * to compare with.
 *
 * @param file its pages and those of its analyses as {@link fromVersion1Page} gives them
 */
export function fromVersion1(file: z.infer<typeof version1Schema>): Report {
  const { startedAt, generator, verdict, ...rest } = file
  const findings = buildFindings({
    ...rest,
    version: generator.version,
    startedAt: new Date(startedAt),
  })
  const withoutScores = ({ runs }: Pick<Page, 'runs'>) => runs.map(run => ({ ...run, score: null }))
  return {
    ...findings,
    pages: findings.pages.map(page => withRuns(page, withoutScores(page), null)),
    sites: findings.sites.map(site => ({ ...site, score: null, runs: withoutScores(site) })),
    verdict,
  }
}

/** @param siteChecks ids of the checks whose fault is the site's */
export function fromVersion1Page(page: Page, siteChecks: ReadonlySet<string>): Page {
  const scoped = (check: Check): Check => (siteChecks.has(check.id) ? { ...check, scope: 'site' } : check)
  return { ...page, runs: page.runs.map(run => ({ ...run, score: null, checks: run.checks.map(scoped) })) }
}
