import { existsSync } from 'node:fs'
import { parse } from 'node:path'
import { isTool, TOOLS } from '../api/tools.ts'
import { globFault } from '../gate/globs.ts'
import { neverLeavesMachine } from '../net/host-kind.ts'
import { suggestion } from '../text/nearest.ts'
import { fromConfigFile } from './config-file.ts'
import { originProblems } from './named-origins.ts'
import { readOverrides } from './overrides.ts'
import { unknownProjects } from './rank.ts'
import { camelCase, type Place, type Setting } from './setting.ts'
import { quoted, SettingsError } from './settings-error.ts'
import { definitionOf, SETTING_NAMES, type SettingName, type Settings, type Written } from './table.ts'

/**
 * Reads and checks all settings: those given by inputs or flags stand before those of the config file, and these
 * before the defaults.
 *
 * @param given what the inputs or the flags say
 * @param resolvePath gives the place of the config file for the path that was written
 * @param event what it says of the settings; its `url` holds where no other target is named
 * @param folders where files may be that settings name
 * @throws SettingsError with a line for each problem
 */
export async function loadSettings(
  given: Written,
  resolvePath: (path: string) => string,
  event: EventSettings = { written: {} },
  folders: Folders = { workspace: resolvePath('.') },
): Promise<Settings> {
  const problems: string[] = []
  const isConfigGiven = given.config !== undefined
  const configPath = given.config?.trim() || definitionOf('config').default!
  const within = foldersByName(given, folders)
  const file = await fromConfigFile(configPath, resolvePath(configPath), isConfigGiven, within.config)
  const own = { ...file.written, ...given }
  const { url: eventUrl, ...ofEvent } = event.written
  const isNamed = TARGETS.some(name => own[name])
  const written = { ...ofEvent, ...(eventUrl !== undefined && !isNamed && { url: eventUrl }), ...own }
  const settings: Record<string, unknown> = {
    mapping: file.mapping,
    source: file.source,
    rank: { projects: file.rank, folder: resolvePath('.'), within: [folders.workspace] },
    within,
  }
  for (const name of SETTING_NAMES) {
    const value = readSetting(name, written[name], problems)
    if (value !== undefined) settings[camelCase(name)] = value
  }
  settings['overrides'] = readOverrides(file.overrides, (settings as Settings).tools ?? TOOLS, problems)
  const read = settings as Settings
  if (problems.length === 0) problems.push(...crossProblems(read, event.withoutUrl))
  if (problems.length === 0) problems.push(...originProblems(read, given, eventUrl, configPath))
  if (problems.length === 0) problems.push(...(await expressionProblems(read)))
  if (problems.length > 0) throw new SettingsError(problems)
  return read
}

/** What the event says that started the workflow, where inputs and config file say nothing. */
export interface EventSettings {
  written: Written
  /** Why it names no `url`, where one might expect it to. */
  withoutUrl?: string
}

/** Where files and folders may be that settings name. What the config file names is in the workspace, always. */
export interface Folders {
  /** Top of the repository; on a command line the working directory. */
  workspace: string
  /** Folders of which one must hold what an input names; left out, as on a command line, it may be anywhere. */
  ofCaller?: readonly string[]
}

function foldersByName(given: Written, { workspace, ofCaller }: Folders): Settings['within'] {
  const inside = [workspace]
  const byPlace: Readonly<Record<Place, readonly string[] | undefined>> = {
    workspace: ofCaller && inside,
    runner: ofCaller,
    anywhere: ofCaller && [workspace, parse(workspace).root],
  }
  const within = SETTING_NAMES.flatMap(name => {
    const { place } = definitionOf(name)
    const folders = place && (given[name] === undefined ? inside : byPlace[place])
    return folders === undefined ? [] : [[camelCase(name), folders]]
  })
  return Object.fromEntries(within)
}

/** Settings that say what is audited. */
const TARGETS = ['url', 'static-dir', 'merge'] as const

function readSetting(name: SettingName, written: string | undefined, problems: string[]): unknown {
  return readValue(name, definitionOf(name), written, problems)
}

/**
 * Reads what was written of a setting or flag, or its default.
 *
 * @param problems takes the line on a value that is not allowed
 * @returns undefined where there is none
 */
export function readValue(
  name: string,
  { kind, default: ofTable, secret }: Pick<Setting, 'kind' | 'default' | 'secret'>,
  written: string | undefined,
  problems: string[],
): unknown {
  const text = written === undefined || written.trim() === '' ? ofTable : written
  if (text === undefined) return undefined
  const { value, problem } = kind.read(text)
  if (problem === undefined) return value
  const shown = secret || /^has |^line /.test(problem) ? '' : `"${quoted(text)}" `
  problems.push(`${name}: ${shown}${problem}`)
  return undefined
}

/** What cannot be said of one setting alone. */
function crossProblems(settings: Settings, withoutUrl = 'is missing'): string[] {
  const problems: string[] = []
  const { baseUrl, token, url = [], staticDir, chromePath } = settings
  if (baseUrl !== undefined && token === undefined) {
    problems.push(
      'token: is missing; the service at "base-url" needs an API token (see your profile there, under API tokens)',
    )
  }
  if (token !== undefined && baseUrl === undefined) {
    problems.push(
      'base-url: is missing; "token" is only for a hosted service, the embedded engine needs none',
    )
  }
  if (baseUrl !== undefined) problems.push(...baseUrlProblems(baseUrl))
  if (settings.baseline === 'production' && !settings.productionUrl) {
    problems.push(
      'production-url: is missing; "baseline: production" needs it to find the same pages in production',
    )
  }
  if (settings.scoreTolerance !== undefined && settings.baseline === undefined) {
    problems.push('baseline: is missing; "score-tolerance" needs one to compare scores with')
  }
  if (settings.failOnChange !== undefined && settings.baseline === undefined) {
    problems.push('baseline: is missing; "fail-on-change" needs one to compare with')
  }
  problems.push(...incrementalProblems(settings))
  if (/["<>|*?\r\n\\/:]/.test(settings.artifactName)) {
    problems.push(
      `artifact-name: "${quoted(settings.artifactName)}" must not contain any of " : < > | * ? \\ /`,
    )
  }
  problems.push(...sourceProblems(settings.source))
  if (settings.merge !== undefined) return [...problems, ...mergeProblems(settings)]
  if (url.length === 0 && staticDir === undefined) {
    problems.push(`url: ${withoutUrl}; give the pages to audit as "url", or a folder as "static-dir"`)
  }
  if (url.length > 0 && staticDir !== undefined) {
    problems.push('static-dir: cannot be used together with "url"; give one of them')
  }
  if (staticDir !== undefined && baseUrl !== undefined && !neverLeavesMachine(new URL(baseUrl).hostname)) {
    problems.push(
      'static-dir: is served only on this machine, so the service at "base-url" cannot reach it; remove one of the two',
    )
  }
  if (settings.headers !== undefined && baseUrl !== undefined) {
    problems.push(
      'headers: cannot be used with "base-url", because the service does not send them to the pages',
    )
  }
  if (chromePath !== undefined && !existsSync(chromePath)) {
    problems.push(
      `chrome-path: "${quoted(chromePath)}" does not exist; give the path of the Chrome executable`,
    )
  }
  const { rank, rankProjects } = settings
  if (rankProjects === undefined && settings.failIf?.some(({ scope }) => scope === 'rank')) {
    problems.push(
      'rank-projects: is missing; "fail-if" has a condition on "rank", so name the projects, or all',
    )
  }
  if (rankProjects !== undefined && baseUrl === undefined) {
    const known = rank.projects.map(({ id }) => id)
    if (rankProjects !== 'all') problems.push(...unknownProjects(rankProjects, known))
    else if (known.length === 0) {
      problems.push('rank-projects: there are no rank projects; add them as "rank" to the config file')
    }
  }
  for (const tool of Object.keys(settings.mapping)) {
    if (!isTool(tool)) {
      problems.push(
        `mapping: "${tool}" is not a tool; allowed are ${TOOLS.join(', ')}${suggestion(tool, TOOLS)}`,
      )
    }
  }
  return problems
}

function incrementalProblems({ incremental, baseline, baseUrl, shard, merge }: Settings): string[] {
  if (!incremental) return []
  if (shard !== undefined || merge !== undefined) {
    const name = shard === undefined ? 'merge' : 'shard'
    return [
      `incremental: cannot be used together with "${name}", since only a whole run knows what was measured`,
    ]
  }
  if (baseUrl !== undefined) {
    return ['incremental: has no effect with "base-url", since the service measures all pages; remove it']
  }
  return baseline === undefined || baseline === 'production'
    ? [
        'incremental: takes results over from a report; set "baseline" to "branch" or to the path of a report.json',
      ]
    : []
}

/** Most lines of `source`: each is compared with the place of each annotation. */
const MAX_SOURCES = 500

function sourceProblems(source: Settings['source']): string[] {
  const lines = Object.entries(source)
  if (lines.length > MAX_SOURCES) {
    return [`source: has ${lines.length} lines; at most ${MAX_SOURCES} are allowed`]
  }
  return lines.flatMap(line =>
    line.flatMap(glob => {
      const fault = globFault(glob)
      return fault === undefined ? [] : [`source: "${quoted(glob)}" ${fault}`]
    }),
  )
}

/** What audits has no meaning where reports are joined. */
function mergeProblems(settings: Settings): string[] {
  return (['url', 'staticDir', 'shard'] as const)
    .filter(name => settings[name] !== undefined)
    .map(name => {
      const written = name === 'staticDir' ? 'static-dir' : name
      return `merge: cannot be used together with "${written}"; "merge" only joins reports and audits no pages`
    })
}

function baseUrlProblems(baseUrl: string): string[] {
  const address = new URL(baseUrl)
  const problems: string[] = []
  if (!/\/api\/v1\/ext\/?$/.test(address.pathname)) {
    problems.push(`base-url: "${baseUrl}" must end in /api/v1/ext`)
  }
  if (address.protocol === 'http:' && !neverLeavesMachine(address.hostname)) {
    problems.push(
      `base-url: "${baseUrl}" must begin with https://, so that the token is not sent unencrypted`,
    )
  }
  if (address.username || address.password) {
    problems.push('base-url: must not contain a user name or password; give the token as "token"')
  }
  return problems
}

/** Most expressions of a run: each is compiled before it, and evaluated after it on each page. */
const MAX_EXPRESSIONS = 200

/** Most characters of all expressions together. */
const MAX_ALL_CHARACTERS = 40_000

/** Compiles the expressions, so that a wrong one ends the run before any request. */
async function expressionProblems(settings: Settings): Promise<string[]> {
  const expressions = [
    ...[settings, ...settings.overrides].flatMap(({ failIf = [] }) =>
      failIf.map(({ scope, expression }) => ({ name: 'fail-if', scope, expression })),
    ),
    ...Object.entries(settings.mapping).map(([scope, expression]) => ({
      name: 'mapping',
      scope,
      expression,
    })),
  ]
  if (expressions.length === 0) return []
  if (expressions.length > MAX_EXPRESSIONS) {
    const count = expressions.length
    return [
      `fail-if: there are ${count} expressions, including those of overrides and mapping; at most ${MAX_EXPRESSIONS} are allowed`,
    ]
  }
  const { MAX_EXPRESSION_CHARACTERS, readExpression } = await import('../expressions/expression.ts')
  const lengths = expressions.map(({ expression }) => expression.length)
  const characters = lengths.reduce((sum, length) => sum + Math.min(length, MAX_EXPRESSION_CHARACTERS), 0)
  if (characters > MAX_ALL_CHARACTERS) {
    return [
      `fail-if: all expressions together, with those of overrides and mapping, have more than ${MAX_ALL_CHARACTERS} characters; write fewer or shorter ones`,
    ]
  }
  const problems: string[] = []
  for (const { name, scope, expression } of expressions) {
    try {
      await readExpression(expression)
    } catch (error) {
      problems.push(`${name}: "${scope}: ${quoted(expression)}" ${(error as Error).message}`)
    }
  }
  return problems
}
