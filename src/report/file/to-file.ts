import { withoutRuns } from '../../api/kept-pages.ts'
import type { Check, Page, Site } from '../../api/results.ts'
import type { Report } from '../report.ts'
import { isTold, toFileRun } from './file-run.ts'
import type { FilePage, ReportFile } from './file-schema.ts'
import type { ScreenshotFiles } from './screenshots.ts'

/**
 * A report as its file has it: it grows with what is wrong, and not with what was looked at.
 *
 * @param pictures gets those of the pages; left out, they stay where they are
 */
export function toFile(report: Report, pictures?: ScreenshotFiles): ReportFile {
  return fileWith(report, rulesTold(report), pictures, () => undefined)
}

/**
 * The same of a report of thousands of pages, whose runs are made when they are asked for.
 *
 * @returns the file without `rules`, and these, which are known when all else was written
 */
export function toLargeFile(
  report: Report,
  pictures?: ScreenshotFiles,
): { file: Omit<ReportFile, 'rules'>; rules(): Report['rules'] } {
  const told = toldByComparison(report)
  const { rules: _, ...file } = fileWith(report, report.rules, pictures, ({ id }) => told.add(id))
  return { file, rules: () => withIds(report.rules, told) }
}

/** @param onTold gets the checks of which the file says more than the name */
function fileWith(
  report: Report,
  rules: Report['rules'],
  pictures: ScreenshotFiles | undefined,
  onTold: (check: Check) => void,
): ReportFile {
  const withFileRuns = <Results extends Page | Site>(results: Results) => ({
    ...results,
    runs: results.runs.map(run =>
      toFileRun(run, 'url' in results ? results.url : results.origin, rules, onTold),
    ),
  })
  // Its runs are made when the page is written, of one page after the other.
  const filePage = (page: Page, runsOf = () => page.runs): FilePage => ({
    ...withoutRuns(page),
    get runs() {
      return runsOf().map(run => toFileRun(run, page.url, rules, onTold))
    },
  })
  const { baseline } = report
  return {
    ...report,
    sites: report.sites.map(withFileRuns),
    pages: report.pages.map((page, index) =>
      filePage(page, pictures && (() => pictures.namedIn(page, index + 1))),
    ),
    rules,
    analyses: report.analyses.map(({ runs, ...analysis }) => ({
      ...analysis,
      pages: analysis.pages.map(withFileRuns),
      ...(runs && { runs: runs.map(run => toFileRun(run, analysis.url, rules, onTold)) }),
    })),
    ...(baseline && {
      baseline: {
        ...baseline,
        sites: baseline.sites.map(withFileRuns),
        pages: baseline.pages.map(page => filePage(page)),
      },
    }),
  }
}

/** The texts of those checks alone of which the file says more than the name. */
function rulesTold(report: Report): Report['rules'] {
  const { pages, sites, analyses, baseline, rules } = report
  const results = [
    ...pages,
    ...sites,
    ...analyses.flatMap(({ pages, runs = [] }) => [...pages, { runs }]),
    ...(baseline ? [...baseline.pages, ...baseline.sites] : []),
  ]
  const told = toldByComparison(report)
  for (const { runs } of results) {
    for (const { checks } of runs) for (const check of checks) if (isTold(check)) told.add(check.id)
  }
  return withIds(rules, told)
}

function toldByComparison({ comparison }: Report): Set<string> {
  return new Set([...(comparison?.fixed ?? []), ...(comparison?.known ?? [])].map(({ check }) => check))
}

function withIds(rules: Report['rules'], ids: ReadonlySet<string>): Report['rules'] {
  return Object.fromEntries(Object.entries(rules).filter(([id]) => ids.has(id)))
}
