import { renderTerminal } from '../report/terminal/terminal.ts'
import type { ReportView } from '../report/view/report-view.ts'
import type { ReportFiles } from '../report/write-reports.ts'
import { placeFiles } from '../run/place-files.ts'
import type { Settings } from '../settings/table.ts'
import { oneLine } from '../text/one-line.ts'
import { annotate } from './annotations.ts'
import { uploadReports } from './artifact.ts'
import { publishComment } from './comment.ts'
import type { WorkflowEvent } from './event.ts'
import { writeJobSummary } from './job-summary.ts'
import { setOutputs } from './outputs.ts'
import type { RunnerLog } from './runner-log.ts'
import type { TimeBudget } from './time-budget.ts'

export interface PublishOptions {
  settings: Settings
  env: Readonly<Record<string, string | undefined>>
  event: WorkflowEvent
  log: RunnerLog
  /** Ends what can be done without when the run is cancelled. */
  signal: AbortSignal
  time: TimeBudget
}

/** Columns of the log of a run. */
const LOG_WIDTH = 120

/** Shows the report where a workflow's people look: log, annotations, job summary, artifact, comment, outputs. */
export async function publish(
  view: ReportView,
  files: ReportFiles,
  warnings: readonly string[],
  { settings, env, event, log, signal, time }: PublishOptions,
): Promise<void> {
  await alone('The report could not be shown here', log, () =>
    log.show(renderTerminal(view, { width: LOG_WIDTH, color: true, unicode: true })),
  )
  for (const warning of warnings) log.warning(oneLine(warning))
  const { artifactName: name, retentionDays, staticDir, source } = settings
  const productionUrl = settings.productionUrl || undefined
  if (settings.annotations && view.verdict.state !== 'open') {
    const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd()
    await alone('The findings could not be put on the run', log, () =>
      annotate(view, {
        log,
        warnings: warnings.length,
        fileOf: placeFiles({ workspace, staticDir, source, productionUrl }),
      }),
    )
  }
  const hasReaders = view.verdict.state !== 'open'
  const uploaded = await alone('The report was not uploaded as an artifact', log, () =>
    uploadReports(files, { name, retentionDays, hasReaders, env, time }, log),
  )
  await alone('The job summary could not be written', log, () =>
    writeJobSummary(view, env['GITHUB_STEP_SUMMARY'], uploaded ?? {}, log),
  )
  const commentUrl = await alone('No comment was written on the pull request', log, () =>
    publishComment(view, { settings, env, event, uploaded: uploaded ?? {}, log, signal, time }),
  )
  await alone('The outputs of this step could not be set', log, () =>
    setOutputs(view, files, { ...uploaded, commentUrl }),
  )
}

/** Each place stands alone: where one cannot be written to, that is a warning, and the next ones come. */
async function alone<T>(failure: string, log: RunnerLog, work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    log.warning(`${failure}: ${oneLine((error as Error).message)}`)
    log.debug(String((error as Error).stack))
    return undefined
  }
}
