import type { Check } from '../../api/results.ts'
import type { Report } from '../report.ts'
import { FileRuns } from './file-run.ts'
import type { ReportFile } from './file-schema.ts'

/**
 * The report of a file. Of checks that said nothing their names and outcomes are left.
 *
 * @param silent where checks that say nothing are kept, so that several reports share them
 */
export function fromFile(file: ReportFile, silent: Map<string, Check> = new Map()): Report {
  const runs = new FileRuns(file.rules, silent)
  const { baseline, ...rest } = file
  return {
    ...rest,
    sites: runs.sites(file.sites),
    pages: runs.pages(file.pages),
    analyses: file.analyses.map(({ runs: ofSite, ...analysis }) => ({
      ...analysis,
      pages: runs.pages(analysis.pages),
      ...(ofSite && { runs: runs.runs(ofSite, analysis.url) }),
    })),
    ...(baseline && {
      baseline: { ...baseline, sites: runs.sites(baseline.sites), pages: runs.pages(baseline.pages) },
    }),
  }
}
