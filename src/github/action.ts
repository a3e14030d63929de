import { resolve } from 'node:path'
import { crawlInWords } from '../report/numbers-in-words.ts'
import { stateOf } from '../report/view/verdict.ts'
import { EXIT, explain } from '../run/exit.ts'
import { leanUseOf, type StartLean } from '../run/lean-start.ts'
import { pageInWords, pageLines } from '../run/page-in-words.ts'
import { run } from '../run/run.ts'
import { seldom } from '../run/seldom.ts'
import { startInWords } from '../run/start-in-words.ts'
import { listenForStop } from '../run/stop-signals.ts'
import { fromInputs, inputVariable } from '../settings/inputs.ts'
import { type EventSettings, loadSettings } from '../settings/load-settings.ts'
import { secretsOf } from '../settings/secrets.ts'
import { SETTING_NAMES, type Written } from '../settings/table.ts'
import { redactor } from '../text/redactor.ts'
import { shownUrl } from '../text/shown-url.ts'
import { checkPagesAddress } from './check-pages.ts'
import { readEvent, type WorkflowEvent } from './event.ts'
import { createRunnerLog, maskCommand } from './runner-log.ts'
import { TimeBudget } from './time-budget.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The program as a step of a workflow: inputs in; job summary, artifact, outputs and annotations out.
 *
 * @returns the exit code
 */
export async function runAction(env: Environment, startLean: StartLean = () => {}): Promise<number> {
  const secrets = secretsOf(knownInputs(env))
  const write = (line: string) => void process.stdout.write(line)
  for (const secret of secrets) write(maskCommand(secret))
  const redact = redactor(secrets)
  const log = createRunnerLog(redact, write)
  const stop = listenForStop()
  try {
    const workspace = env['GITHUB_WORKSPACE'] || process.cwd()
    // What other actions download, such as artifacts, may be in the runner's own folder.
    const ofCaller = [workspace, env['RUNNER_TEMP'] ?? ''].filter(Boolean)
    const inputs = fromInputs(env)
    const event = await readEvent(env)
    const unready = unreadyReason(event, inputs)
    if (unready !== undefined) {
      log.notice(unready)
      return EXIT.passed
    }
    const inWorkspace = (path: string) => resolve(workspace, path)
    const settings = await loadSettings(inputs, inWorkspace, settingsOf(event), { workspace, ofCaller })
    const use = leanUseOf(settings)
    if (use) startLean(use)
    const { signal } = stop
    const time = new TimeBudget(signal)
    const { artifactName, githubToken: token } = settings
    const report = await run(settings, {
      signal,
      redact,
      workspace,
      previewHost: previewHostOf(event),
      fromFork: event.fromFork,
      checkPages: checkPagesAddress(env),
      onStart: (pages, { tools, baseUrl }, pagesAtOnce) =>
        log.info(startInWords({ pages, tools: tools.length, service: baseUrl, pagesAtOnce })),
      onWait: line => log.info(line),
      onNote: line => log.notice(line),
      onRun: run =>
        log.debug(`${run.tool} ${shownUrl(redact(run.url))}: ${run.status} in ${run.durationMs} ms`),
      onPage: page => log.group(`${shownUrl(redact(page.url))}: ${pageInWords(page)}`, pageLines(page)),
      onAnalysis: seldom(
        (url, crawl) => log.info(`${shownUrl(redact(url))}: ${crawlInWords(crawl)}`),
        ANALYSIS_LINE_MS,
      ),
      onFault: error => log.debug(String((error as Error).stack)),
      async changedFiles() {
        const { listChangedFiles } = await import('./changed-files.ts')
        return await listChangedFiles({ token, env, event, log, time })
      },
      async branchReport() {
        const { loadBranchReport } = await import('./branch-report.ts')
        return await loadBranchReport({ artifactName, token, env, event, log, time })
      },
      async isApproved(label) {
        const { bearsLabel } = await import('./approval.ts')
        return await bearsLabel(label, { token, env, event, log, time })
      },
      async publish(view, files, warnings) {
        const { publish } = await import('./publish.ts')
        await publish(view, files, warnings, { settings, env, event, log, signal, time })
      },
    })
    if (stop.exitCode() !== undefined) return stop.exitCode()!
    if (stateOf(report) !== 'failed') return EXIT.passed
    log.error(['SEO Preflight failed:', ...report.verdict.reasons.slice(0, SHOWN_REASONS)].join('\n'))
    return EXIT.gateFailed
  } catch (error) {
    const { lines, code, stack } = explain(error)
    for (const line of lines) log.error(line)
    if (stack) log.debug(stack)
    return code
  } finally {
    stop.dispose()
  }
}

/** Seconds that a deployment is waited for which says that it is up. */
const DEPLOYMENT_WAIT = '120'

/** What an event of a deployment says, where the inputs do not. */
function settingsOf({ deployment }: WorkflowEvent): EventSettings {
  if (!deployment) return { written: {} }
  const { environmentUrl } = deployment
  if (environmentUrl !== undefined) return { written: { wait: DEPLOYMENT_WAIT, url: environmentUrl } }
  return {
    written: { wait: DEPLOYMENT_WAIT },
    withoutUrl: 'is missing, and this deployment has no environment_url',
  }
}

function previewHostOf({ deployment }: WorkflowEvent): string | undefined {
  if (!deployment || deployment.isProduction) return undefined
  return URL.parse(deployment.environmentUrl ?? '')?.host
}

/** Why there is nothing to audit: a deployment that is not up, unless something else is the target. */
function unreadyReason({ deployment }: WorkflowEvent, inputs: Written): string | undefined {
  if (!deployment || deployment.state === 'success') return undefined
  if (inputs['static-dir'] || inputs.merge) return undefined
  return `The deployment is in the state "${deployment.state}": nothing is audited until it succeeds`
}

/** Milliseconds between two lines on an analysis. */
const ANALYSIS_LINE_MS = 15_000

/** Reasons in the annotation of a failed gate; all of them are in the summary. */
const SHOWN_REASONS = 10

/** The inputs that there are, so that secrets are known before any complaint about another one is printed. */
function knownInputs(env: Environment): Written {
  const known = new Set(SETTING_NAMES.map(inputVariable))
  return fromInputs(Object.fromEntries(Object.entries(env).filter(([name]) => known.has(name.toUpperCase()))))
}
