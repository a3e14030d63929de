import type { Baseline } from '../api/comparison.ts'
import { comparablePart } from '../gate/baseline/compare.ts'
import type { Report } from '../report/report.ts'
import { NamedFileError } from '../settings/named-file.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { Settings } from '../settings/table.ts'

/** What a run is to be compared with, or why that is not there; neither where nothing was asked for. */
export interface OpenedBaseline {
  baseline?: Baseline
  /** Why there is none, although one was asked for. */
  missing?: string
}

/** Gives the parsed `report.json` of the base branch; undefined where it has none. Rejects with one clear line. */
export type BranchReport = () => Promise<unknown>

/**
 * Opens the report that a run is compared with. That of production is made in the run itself, and shards are compared
 * when they are merged.
 *
 * @param branchReport finds the report of the base branch; undefined where there is no GitHub around
 * @throws SettingsError where the file is there and is no report, or where there is no branch to look at
 */
export async function openBaseline(
  { baseline, shard, within }: Settings,
  branchReport: BranchReport | undefined,
): Promise<OpenedBaseline> {
  if (baseline === undefined || baseline === 'production' || shard !== undefined) return {}
  return baseline === 'branch' ? await ofBranch(branchReport) : await ofFile(baseline, within.baseline)
}

async function ofBranch(branchReport: BranchReport | undefined): Promise<OpenedBaseline> {
  if (!branchReport) {
    throw new SettingsError(
      'baseline: "branch" works only in a GitHub workflow; give "production" or the path of a report.json',
    )
  }
  try {
    const content = await branchReport()
    if (content === undefined) return { missing: 'the base branch has no report yet' }
    const { asBaselineReport } = await import('./read-report.ts')
    return { baseline: fromReport(await asBaselineReport(content), 'the base branch') }
  } catch (error) {
    return { missing: `the report of the base branch: ${(error as Error).message}` }
  }
}

async function ofFile(path: string, within: readonly string[] | undefined): Promise<OpenedBaseline> {
  const { asBaselineReport, readReportFile } = await import('./read-report.ts')
  try {
    return { baseline: fromReport(await asBaselineReport(await readReportFile(path, within)), path) }
  } catch (error) {
    if (error instanceof NamedFileError && error.code === 'ENOENT') {
      return { missing: `"${path}" is not there` }
    }
    throw new SettingsError(`baseline: "${path}" ${(error as Error).message}`)
  }
}

/** What is compared of a report: the runs on its pages and sites, and on further pages that analyses visited. */
function fromReport(report: Report, name: string): Baseline {
  const further = report.analyses.flatMap(({ pages }) => pages)
  return {
    name: `${name}, ${report.startedAt.slice(0, 16).replace('T', ' ')} UTC`,
    source: report.source,
    version: report.generator.version,
    sites: report.sites.map(site => ({ ...site, runs: site.runs.map(comparablePart) })),
    pages: [...report.pages, ...further].map(page => ({ ...page, runs: page.runs.map(comparablePart) })),
  }
}
