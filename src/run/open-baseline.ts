import type { Baseline } from '../api/comparison.ts'
import { visitedPages } from '../gate/baseline/known-pages.ts'
import type { Pieces } from '../report/file/json-parts.ts'
import { ReportFileError } from '../report/file/report-file-error.ts'
import { MAX_HISTORY } from '../report/history-length.ts'
import type { PastRun, Report } from '../report/report.ts'
import { NamedFileError } from '../settings/named-file.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { Settings } from '../settings/table.ts'

/** What a run is to be compared with, or why that is not there; neither where nothing was asked for. */
export interface OpenedBaseline {
  baseline?: Baseline
  /** The run that made it, and those that it knows of, the oldest first. */
  history?: PastRun[]
  /** Why there is none, although one was asked for. */
  missing?: string
  /** The report with all that it holds, for a run that takes results over. */
  whole?: Report
  /** Whether whoever wrote the pull request may have written it, so that nothing is taken over from it. */
  isForeign?: boolean
}

/** Gives the `report.json` of the base branch; undefined where it has none. Rejects with one clear line. */
export type BranchReport = () => Promise<Pieces | undefined>

/**
 * Opens the report that a run is compared with. That of production is made in the run itself. Shards are compared when
 * they are merged; the first of them looks for the addresses of the baseline before.
 *
 * @param branchReport finds the report of the base branch; undefined where there is no GitHub around
 * @throws SettingsError where the file is there and is no report, or where there is no branch to look at
 */
export async function openBaseline(
  { baseline, shard, within, incremental }: Settings,
  branchReport: BranchReport | undefined,
): Promise<OpenedBaseline> {
  if (baseline === undefined || baseline === 'production') return {}
  if (shard !== undefined && shard.number !== 1) return {}
  if (baseline === 'branch') return await ofBranch(branchReport, incremental)
  if (!incremental) return await ofFile(baseline, within.baseline, false)
  const isForeign = await isInCheckout(baseline, within.baseline)
  const opened = await ofFile(baseline, within.baseline, !isForeign)
  return isForeign && opened.baseline ? { ...opened, isForeign } : opened
}

async function ofBranch(branchReport: BranchReport | undefined, isWhole: boolean): Promise<OpenedBaseline> {
  if (!branchReport) {
    throw new SettingsError(
      'baseline: "branch" works only in a GitHub workflow; give "production" or the path of a report.json',
    )
  }
  try {
    const pieces = await branchReport()
    if (pieces === undefined) return { missing: 'the base branch has no report yet' }
    const readReport = await baselineReader(isWhole)
    return opened(await readReport(pieces), 'the base branch', isWhole)
  } catch (error) {
    const file = error instanceof ReportFileError ? 'its report.json ' : ''
    return { missing: `the report of the base branch: ${file}${(error as Error).message}` }
  }
}

async function ofFile(
  path: string,
  within: readonly string[] | undefined,
  isWhole: boolean,
): Promise<OpenedBaseline> {
  const { readReportFile } = await import('./read-report.ts')
  const readReport = await baselineReader(isWhole)
  try {
    const report = await readReportFile(path, within, readReport)
    return opened(report, path, isWhole)
  } catch (error) {
    if (error instanceof NamedFileError && error.code === 'ENOENT') {
      return { missing: `"${path}" is not there` }
    }
    throw new SettingsError(`baseline: "${path}" ${(error as Error).message}`)
  }
}

/**
 * Whether a file is one that a pull request can bring: on a runner one in the workspace, which is the first of the folders
 * that must hold it. On a command line, whoever types it names what is theirs.
 */
async function isInCheckout(path: string, within: readonly string[] | undefined): Promise<boolean> {
  if (within === undefined) return false
  const { realPlace } = await import('../settings/named-file.ts')
  return await realPlace(path, within.slice(1)).then(
    () => false,
    () => true,
  )
}

function opened(report: Report, name: string, isWhole: boolean): OpenedBaseline {
  return { baseline: fromReport(report, name), history: historyOf(report), ...(isWhole && { whole: report }) }
}

function historyOf({ startedAt, score, counts, history = [] }: Report): PastRun[] {
  const { error: errors, warning: warnings } = counts
  return [...history, { startedAt, score, errors, warnings }].slice(-MAX_HISTORY)
}

/** What is compared of a report: the runs on its pages and sites, and on further pages that analyses visited. */
function fromReport(report: Report, name: string): Baseline {
  const further = report.analyses.flatMap(({ pages }) => pages)
  const visited = report.analyses.flatMap(({ crawl }) => visitedPages(crawl?.records ?? []))
  return {
    name: `${name}, ${report.startedAt.slice(0, 16).replace('T', ' ')} UTC`,
    source: report.source,
    version: report.generator.version,
    sites: report.sites,
    pages: [...report.pages, ...further],
    ...(visited.length > 0 && { visited }),
  }
}

/**
 * Reads a report without most of its facts, of which few are compared. What that takes is loaded for it.
 *
 * @param isWhole whether all facts are kept
 */
async function baselineReader(isWhole: boolean): Promise<(pieces: Pieces) => Promise<Report>> {
  const [{ readBaselineReport }, { comparablePart }] = await Promise.all([
    import('./read-report.ts'),
    import('../gate/baseline/compare.ts'),
  ])
  return pieces => readBaselineReport(pieces, isWhole ? {} : { keep: comparablePart })
}
