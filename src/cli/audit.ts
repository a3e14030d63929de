import { isAbsolute, relative } from 'node:path'
import { stateOf } from '../report/view/verdict.ts'
import { EXIT } from '../run/exit.ts'
import { run } from '../run/run.ts'
import { listenForStop } from '../run/stop-signals.ts'
import { fromFlags } from '../settings/flags.ts'
import { loadSettings } from '../settings/load-settings.ts'
import { secretsOf } from '../settings/secrets.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { Written } from '../settings/table.ts'
import { oneLine } from '../text/one-line.ts'
import { redactor } from '../text/redactor.ts'
import { withoutControls } from '../text/safe-lines.ts'
import { withToken } from './given-token.ts'
import { printError } from './print-error.ts'
import { Progress } from './progress.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** UTF-16 units of a warning. */
const MAX_WARNING = 1_000

/**
 * `seo-preflight [audit] URL… [--flag value]`. The report goes to standard output, progress to standard error.
 * The token may come from SEO_PREFLIGHT_TOKEN, since flags show in the list of processes.
 */
export function runAudit(args: readonly string[], env: Environment): Promise<number> {
  return runWith(fromFlags(args), env)
}

/** `seo-preflight merge DIR… [--flag value]`: joins the reports of shards, judges and writes them once. */
export function runMerge(args: readonly string[], env: Environment): Promise<number> {
  const { url, ...given } = fromFlags(args)
  const merge = [given.merge, url].filter(Boolean).join('\n')
  if (merge === '') throw new SettingsError('merge: needs the folders with the reports of the shards')
  return runWith({ ...given, merge }, env)
}

async function runWith(written: Written, env: Environment): Promise<number> {
  const given = withToken(written, env)
  const redact = redactor(secretsOf(given))
  try {
    return await runHiding(redact, given, env)
  } catch (error) {
    return printError(error, env, redact)
  }
}

async function runHiding(
  redact: (text: string) => string,
  given: Written,
  env: Environment,
): Promise<number> {
  const workspace = workspaceOf(env)
  const settings = await loadSettings(given, path => path, undefined, { workspace })
  const stop = listenForStop()
  const progress = new Progress(process.stderr, redact)
  try {
    const report = await run(settings, {
      signal: stop.signal,
      redact,
      workspace,
      onStart: (pages, { tools, baseUrl }) => progress.start(pages, tools.length, baseUrl),
      onWait: line => progress.line(line),
      onNote: line => progress.line(line),
      onRun: (run, done, total) => progress.run(run, done, total),
      onPage: page => progress.page(page),
      onAnalysis: (url, crawl) => progress.analysis(url, crawl),
      onFault: error => env['RUNNER_DEBUG'] === '1' && progress.line(String((error as Error).stack)),
      async publish(view, files, warnings) {
        progress.end()
        const { renderTerminal } = await import('../report/terminal/terminal.ts')
        const { columns, isTTY } = process.stdout
        const color = isTTY ? process.stdout.hasColors() : false
        process.stdout.write(`${renderTerminal(view, { width: columns ?? 100, color, unicode: true })}\n`)
        for (const warning of warnings) console.log(`Warning: ${redact(oneLine(warning, MAX_WARNING))}`)
        const { screenshots: _, ...reports } = files
        for (const file of Object.values(reports).flat())
          console.log(`Report: ${redact(withoutControls(shortPath(file)))}`)
      },
    })
    return stop.exitCode() ?? (stateOf(report) === 'failed' ? EXIT.gateFailed : EXIT.passed)
  } finally {
    progress.end()
    stop.dispose()
  }
}

/** In a workflow the checkout, of which the working directory may be a part. */
export function workspaceOf(env: Environment): string {
  const checkout = env['GITHUB_ACTIONS'] === 'true' ? env['GITHUB_WORKSPACE'] : undefined
  const isIn = checkout !== undefined && !/^\.\.(?:[\\/]|$)/.test(relative(checkout, process.cwd()))
  return isIn ? checkout : process.cwd()
}

/** The path as seen from here, where that is shorter to type. */
function shortPath(path: string): string {
  const near = relative(process.cwd(), path)
  return near.startsWith('..') || isAbsolute(near) ? path : near
}
