import { oneLine } from '../report/plain-text.ts'
import type { Report } from '../report/report.ts'
import { renderTerminal } from '../report/terminal.ts'
import type { ReportFiles } from '../report/write-reports.ts'
import type { Settings } from '../settings/table.ts'
import { uploadReports } from './artifact.ts'
import { writeJobSummary } from './job-summary.ts'
import { setOutputs } from './outputs.ts'
import type { RunnerLog } from './runner-log.ts'

export interface PublishOptions {
  settings: Settings
  env: Readonly<Record<string, string | undefined>>
  log: RunnerLog
}

/** Columns of the log of a run. */
const LOG_WIDTH = 120

/** Shows the report where a workflow's people look: log, job summary, artifact, outputs. */
export async function publish(
  report: Report,
  files: ReportFiles,
  warnings: readonly string[],
  { settings, env, log }: PublishOptions,
): Promise<void> {
  log.info(renderTerminal(report, { width: LOG_WIDTH, color: true, unicode: true }))
  for (const warning of warnings) log.warning(oneLine(warning))
  const { artifactName: name, retentionDays } = settings
  await writeJobSummary(report, env['GITHUB_STEP_SUMMARY'], name, log)
  setOutputs(report, files, await uploadReports(files, { name, retentionDays, env }, log))
}
