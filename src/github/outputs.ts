import * as core from '@actions/core'
import type { ReportView } from '../report/view/report-view.ts'
import type { ReportFiles } from '../report/write-reports.ts'
import type { UploadedArtifact } from './artifact.ts'

/** The outputs of the action with their descriptions; `action.yml` and the README are made from them. */
export const OUTPUTS = {
  verdict:
    '`passed` or `failed`; empty for a shard, which is not judged by itself, and for a deployment that is not up, of which nothing is audited',
  score: 'Mean score of the pages, 0 to 100; empty where nothing was measured',
  errors: 'Findings that are errors; a fault is one finding, on however many pages',
  warnings: 'Findings that are warnings',
  notices: 'Findings that are notices',
  'not-measured': 'Tool runs that gave no result',
  pages: 'Pages audited',
  'new-failures':
    'Findings that the baseline does not have, or not at all of their places; empty without a baseline',
  fixed: 'Findings of the baseline of which nothing is left; empty without a baseline',
  'report-json': 'Path of `report.json`',
  'report-html': 'Path of `report.html`',
  'artifact-id': 'Id of the report artifact',
  'artifact-url': 'Address of the report artifact',
  'comment-url': 'Address of the comment on the pull request; empty where there is none',
} as const

const VERDICTS = { passed: 'passed', 'not-gated': 'passed', failed: 'failed', open: '' } as const

/** Where the report was shown; undefined where it was not. */
export interface Published {
  artifact: UploadedArtifact | undefined
  commentUrl: string | undefined
}

/** Sets every output of the action. One that has no value is empty. */
export function setOutputs(
  { verdict, score, counts, pages, comparison }: ReportView,
  files: ReportFiles,
  { artifact, commentUrl }: Published,
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
    'artifact-id': artifact?.id ?? '',
    'artifact-url': artifact?.url ?? '',
    'comment-url': commentUrl ?? '',
  }
  for (const [name, value] of Object.entries(values)) core.setOutput(name, String(value))
}
