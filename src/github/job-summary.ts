import { existsSync, statSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { renderSummary } from '../report/markdown/summary.ts'
import type { ReportView } from '../report/view/report-view.ts'
import type { UploadedReport } from './artifact.ts'
import type { RunnerLog } from './runner-log.ts'

/** A larger file is dropped whole by the runner, with an error; the margin is for other writers of the same step. */
const MAX_SUMMARY_BYTES = 1_000_000

/**
 * Adds the report to the summary of the job, where there is a file for it.
 *
 * @param path of the step's summary file
 * @param uploaded what the summary links to
 * @throws {Error} where the file cannot be written
 */
export async function writeJobSummary(
  view: ReportView,
  path: string | undefined,
  { artifact, page }: UploadedReport,
  log: RunnerLog,
): Promise<void> {
  if (!path) {
    log.debug('There is no GITHUB_STEP_SUMMARY, so no job summary was written')
    return
  }
  const written = existsSync(path) ? statSync(path).size : 0
  const options = { maxBytes: MAX_SUMMARY_BYTES - written, artifact, reportUrl: page?.url }
  await appendFile(path, renderSummary(view, options))
}
