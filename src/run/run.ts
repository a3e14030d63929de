import { otherAddressOf } from '../pages/other-address.ts'
import type { Report } from '../report/report.ts'
import { type ReportView, viewOf } from '../report/view/report-view.ts'
import type { ReportFiles } from '../report/write-reports.ts'
import type { Settings } from '../settings/table.ts'
import { withoutSecrets } from '../text/url-secrets.ts'
import { type Audited, type AuditWatcher, audit } from './audit.ts'
import { changedTexts } from './changed-texts.ts'
import type { IsApproved } from './judged-report.ts'
import { assertNamesKnown } from './known-names.ts'
import { withLastingAddresses } from './lasting-addresses.ts'
import { type BranchReport, type OpenedBaseline, openBaseline } from './open-baseline.ts'
import { placeFiles } from './place-files.ts'
import { makeReportDir, writeReportFiles } from './report-files.ts'

/** What is around a run: a terminal, or a runner of GitHub. */
export interface Surroundings extends AuditWatcher {
  /** Takes secrets out of a text. */
  redact(text: string): string
  /** Top of the repository on this machine; the working directory where it is left out. */
  workspace?: string
  /** Finds the report of the base branch; undefined where there is no GitHub. */
  branchReport?: BranchReport
  /** Address of the folder with the documents on checks, where that is known. */
  checkPages?: string | undefined
  /** Whether the pull request bears a label that approves changes; undefined where there is no GitHub. */
  isApproved?: IsApproved
  /** Shows the report to people. What fails here is for it to say; the verdict stands. */
  publish(view: ReportView, files: ReportFiles, warnings: readonly string[]): Promise<void>
}

/**
 * The main job, top to bottom: baseline, findings, verdict, files, publishing.
 *
 * @throws ApiError where the service refuses the token or cannot be reached
 * @throws SettingsError where the settings name what is nowhere, or where the target, the reports to join, the baseline
 * or the folder of the reports cannot be opened
 */
export async function run(settings: Settings, around: Surroundings): Promise<Report> {
  await assertNamesKnown(settings)
  const reportDir = await makeReportDir(settings.reportDir, settings.within.reportDir)
  const { report, productionUrl, warnings, closed } = await judgedRun(settings, around)
  try {
    const lasting = withLastingAddresses(report, productionUrl)
    const view = viewOf(lasting, around.checkPages)
    const { staticDir, source, formats } = settings
    const fileOf = placeFiles({
      workspace: around.workspace ?? process.cwd(),
      staticDir,
      source,
      productionUrl,
    })
    const written = await writeReportFiles(report, view, reportDir, formats, fileOf)
    const notes = withoutSecretsOf(around)([...warnings, ...written.warnings])
    await around.publish(view, written.files, notes)
    return report
  } finally {
    await closed
  }
}

/** Nothing of what a run is compared with is held on to after this, which of thousands of pages is much. */
async function judgedRun(
  settings: Settings,
  around: Surroundings,
): Promise<Pick<Audited, 'productionUrl' | 'warnings' | 'closed'> & { report: Report }> {
  const opened = await openBaseline(settings, around.branchReport)
  const { findings, closed, ...audited } = await findingsFor(settings, around, opened)
  try {
    const hide = withoutSecretsOf(around)
    const { whole: _, isForeign: __, ...compared } = opened
    const shown = hide({ findings, opened: compared })
    const { aborted } = around.signal
    const { judgedReport } = await import('./judged-report.ts')
    const { report: judged, warnings } = await judgedReport(
      shown.findings,
      settings,
      shown.opened,
      aborted,
      audited.otherAddress,
      around.isApproved,
    )
    // It quotes settings.
    const fingerprints = audited.fingerprints && hide(audited.fingerprints(judged.pages))
    const report = { ...judged, verdict: hide(judged.verdict), ...(fingerprints && { fingerprints }) }
    const { productionUrl } = audited
    return { report, productionUrl, warnings: [...audited.warnings, ...warnings], closed }
  } catch (error) {
    await closed
    throw error
  }
}

function withoutSecretsOf({ redact }: Pick<Surroundings, 'redact'>): <T>(value: T) => T {
  return value => changedTexts(value, text => withoutSecrets(redact(text)))
}

async function findingsFor(
  settings: Settings,
  around: Surroundings,
  opened: OpenedBaseline,
): Promise<Audited> {
  if (settings.merge === undefined) return await audit(settings, around, opened)
  const { joinShards } = await import('./join-shards.ts')
  const findings = await joinShards(settings.merge, settings.within.merge)
  const pages = findings.pages.map(({ url }) => url)
  const productionUrl = settings.productionUrl || undefined
  return {
    findings,
    otherAddress: productionUrl ? otherAddressOf(productionUrl, settings, pages) : undefined,
    productionUrl,
    warnings: [],
    closed: Promise.resolve(),
  }
}
