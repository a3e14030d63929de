import { ApiError } from '../api/errors.ts'
import type { Tool } from '../api/tools.ts'
import { createHostedApi, type HostedApi } from '../hosted/hosted.ts'
import { EXIT } from '../run/exit.ts'
import { hostedOptions } from '../run/open-seo-api.ts'
import { listenForStop } from '../run/stop-signals.ts'
import { fromFlags } from '../settings/flags.ts'
import { loadSettings } from '../settings/load-settings.ts'
import { secretsOf } from '../settings/secrets.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { oneLine } from '../text/one-line.ts'
import { redactor } from '../text/redactor.ts'
import { withoutControls } from '../text/safe-lines.ts'
import { workspaceOf } from './audit.ts'
import { looksLikeCheck, showCheck } from './check-help.ts'
import { explanationLines, mappingLines } from './explanation-lines.ts'
import { withToken } from './given-token.ts'
import { printError } from './print-error.ts'
import { withoutRunnerCommands } from './runner-commands.ts'

/**
 * `seo-preflight explain CHECK-ID` prints a check as the documents have it.
 *
 * `seo-preflight explain --base-url … --token … URL`: asks the service for each tool once, and prints how its answer is
 * read, what is ignored, and a `mapping` to start from. It judges nothing and writes no report.
 *
 * @returns 0 where any tool was answered
 */
export async function runExplain(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const [first = '', ...others] = args
  if (others.length === 0 && looksLikeCheck(first)) return await showCheck(first, env)
  const given = withToken(fromFlags(args), env)
  const redact = redactor(secretsOf(given))
  try {
    if (given['base-url'] === undefined)
      throw new SettingsError(
        'base-url: is missing; "explain" reads the answers of a hosted service, or prints a check, such as "explain serp/title-missing"',
      )
    const settings = await loadSettings(given, path => path, undefined, { workspace: workspaceOf(env) })
    const [url, ...others] = settings.url ?? []
    if (url === undefined || others.length > 0)
      throw new SettingsError(`url: "explain" takes one page, not ${others.length + (url ? 1 : 0)}`)
    const api = createHostedApi(hostedOptions(settings))
    const print = (lines: readonly string[]) =>
      console.log(withoutRunnerCommands(redact(withoutControls(lines.join('\n'))), env))
    try {
      return await explainEach(api, settings.tools, url, print)
    } finally {
      await api.close?.()
    }
  } catch (error) {
    return printError(error, env, redact)
  }
}

async function explainEach(
  api: HostedApi,
  tools: readonly Tool[],
  url: string,
  print: (lines: readonly string[]) => void,
): Promise<number> {
  const stop = listenForStop()
  const mappings: [Tool, string][] = []
  const errors: unknown[] = []
  try {
    await api.me({ signal: stop.signal })
    const asked = tools.map(tool => ({ tool, answer: api.explainTool(tool, url, { signal: stop.signal }) }))
    await Promise.allSettled(asked.map(({ answer }) => answer))
    for (const { tool, answer } of asked) {
      try {
        const explanation = await answer
        print(explanationLines(tool, explanation))
        if (explanation.mapping !== undefined) mappings.push([tool, explanation.mapping])
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        errors.push(error)
        print([`${tool}: no answer: ${oneLine(error.message)}`, ''])
      }
    }
    if (errors.length === tools.length) throw errors[0]
    print(mappingLines(mappings))
    return stop.exitCode() ?? EXIT.passed
  } catch (error) {
    const ended = stop.exitCode()
    if (ended !== undefined) return ended
    throw error
  } finally {
    stop.dispose()
  }
}
