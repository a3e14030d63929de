import type { Page, ToolRun } from './api/results.ts'
import type { SeoApi } from './api/seo-api.ts'
import { auditPages } from './audit-pages.ts'
import { judge } from './gate/gate.ts'
import { openApi } from './open-api.ts'
import { buildFindings, type Findings, type Report } from './report/report.ts'
import { withoutSecrets } from './report/secrets.ts'
import { type ReportFiles, writeReports } from './report/write-reports.ts'
import { makeReportDir } from './report-dir.ts'
import { mapTexts } from './settings/redact.ts'
import type { Settings } from './settings/table.ts'
import { partOf } from './target/part.ts'
import { openTarget } from './target/target.ts'
import { VERSION } from './version.ts'

/** What is around a run: a terminal, or a runner of GitHub. */
export interface Surroundings {
  /** Ends the run early: what was measured is still reported. */
  signal: AbortSignal
  /** Takes secrets out of a text. */
  redact(text: string): string
  onStart(pages: number, settings: Settings): void
  onRun(run: ToolRun, done: number, total: number): void
  onPage(page: Page): void
  onFault(error: unknown): void
  /** Shows the report to people. What fails here is for it to say; the verdict stands. */
  publish(report: Report, files: ReportFiles, warnings: readonly string[]): Promise<void>
}

/**
 * The main job, top to bottom: findings, report, gate, files, publishing.
 *
 * @throws ApiError where the service refuses the token or cannot be reached
 * @throws SettingsError where the target, the reports to join or the folder of the reports cannot be opened
 */
export async function run(settings: Settings, around: Surroundings): Promise<Report> {
  const reportDir = await makeReportDir(settings.reportDir)
  const findings =
    settings.merge === undefined
      ? await audit(settings, around)
      : await (await import('./join-shards.ts')).joinShards(settings.merge)
  const shown = mapTexts(findings, text => withoutSecrets(around.redact(text)))

  const { warnings, ...verdict } = settings.shard
    ? { passed: false, reasons: ['A shard is judged when all shards are merged'], warnings: [] }
    : await judge(shown, {
        failOn: settings.failOn,
        minScore: settings.minScore ?? { tools: {} },
        failIf: settings.failIf ?? [],
        notMeasured: settings.notMeasured,
      })
  if (around.signal.aborted) {
    verdict.passed = false
    verdict.reasons.unshift('The run was cancelled; what was measured until then is in the report')
  }

  const report: Report = { ...shown, verdict }
  const files = await writeReports(report, reportDir, settings.formats)
  await around.publish(report, files, warnings)
  return report
}

/** Runs the tools on the pages of the target, or on a part of them. */
async function audit(settings: Settings, around: Surroundings): Promise<Findings> {
  const startedAt = new Date()
  const { shard, baseUrl } = settings
  const target = await openTarget(settings)
  let api: SeoApi | undefined
  try {
    const urls = shard ? partOf(target.urls, shard) : target.urls
    around.onStart(urls.length, settings)
    api = await openApi(settings)
    await api.me({ signal: around.signal })
    const pages = await auditPages(api, urls, { ...settings, ...around })
    return buildFindings({
      version: VERSION,
      source: baseUrl === undefined ? 'engine' : 'hosted',
      startedAt,
      durationMs: Date.now() - startedAt.getTime(),
      pages,
      analyses: [],
      shard,
    })
  } finally {
    await api?.close?.()
    await target.close()
  }
}
