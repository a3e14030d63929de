import { withoutRuns } from '../../api/kept-pages.ts'
import type { Page, Site } from '../../api/results.ts'
import type { Report } from '../report.ts'
import { isTold, toFileRun } from './file-run.ts'
import type { FilePage, ReportFile } from './file-schema.ts'

/** A report as its file has it: it grows with what is wrong, and not with what was looked at. */
export function toFile(report: Report): ReportFile {
  const rules = rulesTold(report)
  const withFileRuns = <Results extends Page | Site>(results: Results) => ({
    ...results,
    runs: results.runs.map(run => toFileRun(run, 'url' in results ? results.url : results.origin, rules)),
  })
  // Its runs are made when the page is written, of one page after the other.
  const filePage = (page: Page): FilePage => ({
    ...withoutRuns(page),
    get runs() {
      return page.runs.map(run => toFileRun(run, page.url, rules))
    },
  })
  const { baseline } = report
  return {
    ...report,
    sites: report.sites.map(withFileRuns),
    pages: report.pages.map(filePage),
    rules,
    analyses: report.analyses.map(({ runs, ...analysis }) => ({
      ...analysis,
      pages: analysis.pages.map(withFileRuns),
      ...(runs && { runs: runs.map(run => toFileRun(run, analysis.url, rules)) }),
    })),
    ...(baseline && {
      baseline: {
        ...baseline,
        sites: baseline.sites.map(withFileRuns),
        pages: baseline.pages.map(filePage),
      },
    }),
  }
}

/** The texts of those checks alone of which the file says more than the name. */
function rulesTold({ pages, sites, analyses, comparison, baseline, rules }: Report): Report['rules'] {
  const results = [
    ...pages,
    ...sites,
    ...analyses.flatMap(({ pages, runs = [] }) => [...pages, { runs }]),
    ...(baseline ? [...baseline.pages, ...baseline.sites] : []),
  ]
  const told = new Set<string>()
  for (const { runs } of results) {
    for (const { checks } of runs) for (const check of checks) if (isTold(check)) told.add(check.id)
  }
  for (const { check } of [...(comparison?.fixed ?? []), ...(comparison?.known ?? [])]) told.add(check)
  return Object.fromEntries(Object.entries(rules).filter(([id]) => told.has(id)))
}
