import * as core from '@actions/core'
import { stateOf } from '../report/headline.ts'
import type { Report } from '../report/report.ts'
import type { ReportFiles } from '../report/write-reports.ts'
import type { UploadedArtifact } from './artifact.ts'

/** The outputs of the action with their descriptions; `action.yml` and the README are made from them. */
export const OUTPUTS = {
  verdict: '`passed` or `failed`; empty for a shard, which is not judged by itself',
  score: 'Mean score of the pages, 0 to 100; empty where nothing was measured',
  errors: 'Failed checks that are errors, over all pages',
  warnings: 'Failed checks that are warnings',
  notices: 'Failed checks that are notices',
  'not-measured': 'Tool runs that gave no result',
  pages: 'Pages audited',
  'report-json': 'Path of `report.json`',
  'report-html': 'Path of `report.html`',
  'artifact-id': 'Id of the report artifact',
  'artifact-url': 'Address of the report artifact',
} as const

/** Sets every output of the action. One that has no value is empty. */
export function setOutputs(report: Report, files: ReportFiles, artifact: UploadedArtifact | undefined): void {
  const { score, counts, pages } = report
  const state = stateOf(report)
  const values: Record<keyof typeof OUTPUTS, string | number> = {
    verdict: state === 'open' ? '' : state,
    score: score ?? '',
    errors: counts.error,
    warnings: counts.warning,
    notices: counts.notice,
    'not-measured': counts.notMeasured,
    pages: pages.length,
    'report-json': files.json ?? '',
    'report-html': files.html ?? '',
    'artifact-id': artifact?.id ?? '',
    'artifact-url': artifact?.url ?? '',
  }
  for (const [name, value] of Object.entries(values)) core.setOutput(name, String(value))
}
