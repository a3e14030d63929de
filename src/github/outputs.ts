import * as core from '@actions/core'
import type { ReportView } from '../report/view/report-view.ts'
import type { ReportFiles } from '../report/write-reports.ts'
import type { UploadedReport } from './artifact.ts'

/** The outputs of the action with their descriptions; `action.yml` and the README are made from them. */
export const OUTPUTS = {
  verdict:
    '`passed` or `failed`; empty for a shard, which is not judged by itself, and if the deployment is not up, so that nothing was audited',
  score: 'Mean score of the pages, 0 to 100; empty if nothing was measured',
  errors: 'Findings that are errors; one fault on many pages is one finding',
  warnings: 'Findings that are warnings, counted in the same way',
  notices: 'Findings that are notices, counted in the same way',
  'not-measured': 'Tool runs that gave no result',
  pages: 'Number of audited pages',
  'new-failures': 'Findings that are new against the baseline, or have a new place; empty without a baseline',
  fixed: 'Findings of the baseline of which nothing is left; empty without a baseline',
  'report-json': 'Path of `report.json`',
  'report-html': 'Path of `report.html`',
  'report-sarif': 'Path of `report.sarif`; empty unless `formats` has `sarif`',
  'report-junit': 'Path of `report.junit.xml`; empty unless `formats` has `junit`',
  'report-csv': 'Paths of `pages.csv` and `findings.csv`, one per line; empty unless `formats` has `csv`',
  'artifact-id': 'Id of the artifact with the report',
  'artifact-url': 'URL of the artifact with the report',
  'report-url':
    'URL that opens the HTML report in the browser; empty if it was not uploaded as a file of its own',
  'comment-url': 'URL of the comment on the pull request; empty if there is none',
} as const

const VERDICTS = { passed: 'passed', 'not-gated': 'passed', failed: 'failed', open: '' } as const

/** Where the report was shown; undefined where it was not. */
export interface Published extends UploadedReport {
  commentUrl: string | undefined
}

/** Sets every output of the action. One that has no value is empty. */
export function setOutputs(
  { verdict, score, counts, pages, comparison }: ReportView,
  files: ReportFiles,
  { artifact, page, commentUrl }: Published,
): void {
  const values: Record<keyof typeof OUTPUTS, string | number> = {
    verdict: VERDICTS[verdict.state],
    score: score ?? '',
    errors: counts.error,
    warnings: counts.warning,
    notices: counts.notice,
    'not-measured': counts.notMeasured,
    pages: pages.length,
    'new-failures': comparison?.new.length ?? '',
    fixed: comparison?.fixed.length ?? '',
    'report-json': files.json ?? '',
    'report-html': files.html ?? '',
    'report-sarif': files.sarif ?? '',
    'report-junit': files.junit ?? '',
    'report-csv': (files.csv ?? []).join('\n'),
    'artifact-id': artifact?.id ?? '',
    'artifact-url': artifact?.url ?? '',
    'report-url': page?.url ?? '',
    'comment-url': commentUrl ?? '',
  }
  for (const [name, value] of Object.entries(values)) core.setOutput(name, String(value))
}
