import { relative } from 'node:path'
import { stateOf } from '../report/view/verdict.ts'
import { EXIT } from '../run/exit.ts'
import { leanUseOf, type StartLean } from '../run/lean-start.ts'
import { run, type Surroundings } from '../run/run.ts'
import { listenForStop } from '../run/stop-signals.ts'
import { withOwnFlags } from '../settings/flags.ts'
import { loadSettings } from '../settings/load-settings.ts'
import { secretsOf } from '../settings/secrets.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { Written } from '../settings/table.ts'
import { redactor } from '../text/redactor.ts'
import { withToken } from './given-token.ts'
import { assertUsable, OUTPUT_FLAGS, type OutputFlags } from './output-flags.ts'
import { printError } from './print-error.ts'
import { LogProgress, type Progress } from './progress.ts'
import { withoutRunnerCommands } from './runner-commands.ts'
import { abilitiesOf } from './terminal-abilities.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * `seo-preflight [audit] URL… [--flag value]`. The report goes to standard output, progress to standard error.
 * The token may come from SEO_PREFLIGHT_TOKEN, since flags show in the list of processes.
 */
export function runAudit(args: readonly string[], env: Environment, startLean: StartLean): Promise<number> {
  const { written, own } = withOwnFlags(args, OUTPUT_FLAGS)
  return runWith(written, own, env, startLean)
}

/** `seo-preflight merge DIR… [--flag value]`: joins the reports of shards, judges and writes them once. */
export function runMerge(args: readonly string[], env: Environment, startLean: StartLean): Promise<number> {
  const { written, own } = withOwnFlags(args, OUTPUT_FLAGS)
  const { url, ...given } = written
  const merge = [given.merge, url].filter(Boolean).join('\n')
  if (merge === '') throw new SettingsError('merge: needs the folders with the reports of the shards')
  return runWith({ ...given, merge }, own, env, startLean)
}

async function runWith(
  written: Written,
  own: OutputFlags,
  env: Environment,
  startLean: StartLean,
): Promise<number> {
  assertUsable(own)
  const given = withToken(written, env)
  const redact = redactor(secretsOf(given))
  try {
    return await runHiding(redact, given, own, env, startLean)
  } catch (error) {
    return printError(error, env, redact)
  }
}

async function runHiding(
  redact: (text: string) => string,
  given: Written,
  own: OutputFlags,
  env: Environment,
  startLean: StartLean,
): Promise<number> {
  const workspace = workspaceOf(env)
  const settings = await loadSettings(given, path => path, undefined, { workspace })
  const use = leanUseOf(settings)
  if (use) startLean(use)
  const stop = listenForStop()
  const safe = (text: string) => withoutRunnerCommands(redact(text), env)
  const progress = await openProgress(safe, env)
  const end = () => progress.end()
  // A second signal ends the process at once.
  process.once('exit', end)
  const note = (line: string) => {
    if (!own.quiet) progress.line(line)
  }
  const ending = () => note('Stopping: the report has what is done by now. Again to end at once.')
  stop.signal.addEventListener('abort', ending, { once: true })
  try {
    const report = await run(settings, {
      signal: stop.signal,
      redact,
      workspace,
      onWait: note,
      onNote: note,
      ...(own.quiet ? SILENT : watcherOf(progress)),
      onFault: error => env['RUNNER_DEBUG'] === '1' && progress.line(String((error as Error).stack)),
      async publish(view, files, warnings) {
        progress.end()
        const { terminalOutput } = await import('./terminal-output.ts')
        const abilities = abilitiesOf(process.stdout, env)
        // Standard output has the JSON alone; a line of the progress is plain.
        const fileLinks = abilities.fileLinks && !own.json
        const output = terminalOutput(view, files, warnings, own, { ...abilities, fileLinks })
        if (own.json) for (const line of output.aside) note(line)
        else process.stdout.write(`${safe([output.report, ...output.aside].join('\n'))}\n`)
      },
    })
    if (own.json) {
      const { printReport } = await import('./print-report.ts')
      await printReport(report, process.stdout)
    }
    return stop.exitCode() ?? (stateOf(report) === 'failed' ? EXIT.gateFailed : EXIT.passed)
  } finally {
    end()
    process.off('exit', end)
    stop.dispose()
  }
}

type Watcher = Pick<Surroundings, 'onStart' | 'onAsk' | 'onRun' | 'onPage' | 'onAnalysis'>

function watcherOf(progress: Progress): Watcher {
  return {
    onStart: (pages, { tools, baseUrl }, pagesAtOnce) =>
      progress.start({
        pages,
        tools: tools.length,
        service: baseUrl && new URL(baseUrl).host,
        pagesAtOnce,
      }),
    onAsk: (tool, url) => progress.ask(tool, url),
    onRun: (run, done, total) => progress.run(run, done, total),
    onPage: page => progress.page(page),
    onAnalysis: (url, crawl) => progress.analysis(url, crawl),
  }
}

const SILENT: Watcher = { onStart() {}, onRun() {}, onPage() {} }

/** A terminal is written to with what it takes to measure text, which is loaded for that alone. */
async function openProgress(safe: (text: string) => string, env: Environment): Promise<Progress> {
  if (!isLive(process.stderr, env)) return new LogProgress(process.stderr, safe)
  const { LiveProgress } = await import('./live-progress.ts')
  return new LiveProgress(process.stderr, safe)
}

/** Whether the cursor can be moved; a log that passes for a terminal, as of CI, keeps each state of a line. */
function isLive({ isTTY }: { isTTY: boolean }, env: Environment): boolean {
  return isTTY && env['TERM'] !== 'dumb' && !env['CI']
}

/** In a workflow the checkout, of which the working directory may be a part. */
export function workspaceOf(env: Environment): string {
  const checkout = env['GITHUB_ACTIONS'] === 'true' ? env['GITHUB_WORKSPACE'] : undefined
  const isIn = checkout !== undefined && !/^\.\.(?:[\\/]|$)/.test(relative(checkout, process.cwd()))
  return isIn ? checkout : process.cwd()
}
