import { parseArgs } from 'node:util'
import { suggestion } from '../text/nearest.ts'
import { MAX_SETTINGS_BYTES, NamedFileError, readNamedFile } from './named-file.ts'
import type { WrittenOverride } from './overrides.ts'
import { SettingsError } from './settings-error.ts'
import { definitionOf, SETTING_NAMES, type SettingName } from './table.ts'
import { readYaml, YamlError } from './yaml.ts'

/** Values as they were written, by the name of the setting, before they are read. */
export type Written = Partial<Record<SettingName, string>>

/**
 * The inputs of an action, from the variables that a runner sets for them. An empty input counts as not given.
 *
 * @throws SettingsError for an input that is not in the table
 */
export function fromInputs(env: Readonly<Record<string, string | undefined>>): Written {
  const written: Written = {}
  const problems: string[] = []
  for (const [variable, value] of Object.entries(env)) {
    if (!variable.startsWith('INPUT_') || value === undefined || value.trim() === '') continue
    const name = variable.slice('INPUT_'.length).toLowerCase()
    if (isSettingName(name)) written[name] = value
    else problems.push(unknown('input', name))
  }
  if (problems.length > 0) throw new SettingsError(problems)
  return written
}

/**
 * The flags and addresses of a command line.
 *
 * @param args what stands behind the program's name
 * @throws SettingsError for a flag that is not in the table or lacks its value
 */
export function fromFlags(args: readonly string[]): Written {
  const written: Written = {}
  const urls: string[] = []
  const problems: string[] = []
  const { tokens } = parseArgs({ args: [...args], strict: false, allowPositionals: true, tokens: true })
  let skipped = -1
  for (const token of tokens) {
    if (token.index <= skipped || token.kind === 'option-terminator') continue
    if (token.kind === 'positional') {
      urls.push(token.value)
      continue
    }
    if (!token.rawName.startsWith('--')) {
      problems.push(`"${token.rawName}" is not a flag; flags begin with two dashes, as --url`)
      continue
    }
    const { name, negated } = flagName(token.name)
    if (!isSettingName(name)) {
      problems.push(unknown('flag', `--${token.name}`, '--'))
      continue
    }
    const next = args[token.index + 1]
    const taken = takeValue(name, negated, token.value, next)
    if (taken.usesNext) skipped = token.index + 1
    if (taken.value === undefined)
      problems.push(`--${name}: needs a value, as --${name} ${placeholder(name)}`)
    else
      written[name] =
        isList(name) && written[name] !== undefined ? `${written[name]}\n${taken.value}` : taken.value
  }
  if (urls.length > 0) written.url = [written.url, ...urls].filter(Boolean).join('\n')
  if (problems.length > 0) throw new SettingsError(problems)
  return written
}

export interface ConfigFile {
  written: Written
  mapping: Readonly<Record<string, string>>
  overrides: readonly WrittenOverride[]
  source: Readonly<Record<string, string>>
}

const EMPTY: ConfigFile = { written: {}, mapping: {}, overrides: [], source: {} }
/** Keys of the config file that are not settings of the table. */
const FILE_KEYS = ['mapping', 'overrides', 'rank', 'source'] as const

/**
 * The config file (YAML). One that was not asked for by name may be missing.
 *
 * @param path of the file as it was written, for messages
 * @param place where it lies
 * @param required whether the user named it
 * @param within folders of which one must hold it; left out, it may be anywhere
 * @throws SettingsError where it cannot be read, is not a YAML mapping, or has an unknown key
 */
export async function fromConfigFile(
  path: string,
  place: string,
  required: boolean,
  within?: readonly string[],
): Promise<ConfigFile> {
  let source: string
  try {
    source = await readNamedFile(place, { maxBytes: MAX_SETTINGS_BYTES, within })
  } catch (error) {
    if (!(error instanceof NamedFileError)) throw error
    if (error.code === 'ENOENT' && !required) return EMPTY
    throw new SettingsError(`config: "${path}" ${error.message}`)
  }
  return await readConfig(source, path)
}

async function readConfig(source: string, path: string): Promise<ConfigFile> {
  const content = await readYaml(source).catch(error => {
    throw error instanceof YamlError ? new SettingsError(`config: "${path}" ${error.message}`) : error
  })
  if (content === null || content === undefined) return EMPTY
  if (typeof content !== 'object' || Array.isArray(content)) {
    throw new SettingsError(`config: "${path}" must hold settings as "name: value" lines`)
  }
  const written: Written = {}
  const problems: string[] = []
  const entries = Object.entries(content)
  for (const [name, value] of entries) {
    if ((FILE_KEYS as readonly string[]).includes(name)) {
      if (!['mapping', 'overrides', 'source'].includes(name))
        problems.push(`config: "${name}" in "${path}" is not available yet`)
    } else if (!isSettingName(name)) {
      const allowed = [...SETTING_NAMES, ...FILE_KEYS]
      problems.push(`config: "${name}" in "${path}" is not a setting${suggestion(name, allowed)}`)
    } else if (definitionOf(name).setBy === 'caller') {
      problems.push(
        `config: "${name}" cannot be set in "${path}", which a pull request can change; give it as the input "${name}" or the flag --${name}`,
      )
    } else if (value !== null) {
      written[name] = writtenOf(value)
    }
  }
  const { mapping: writtenMapping, overrides: writtenOverrides } = content as Record<string, unknown>
  const mapping = mappingOf(writtenMapping, path, problems)
  const overrides = overridesOf(writtenOverrides, path, problems)
  const sourceFiles = sourceFilesOf((content as Record<string, unknown>)['source'], path, problems)
  if (problems.length > 0) throw new SettingsError(problems)
  return { written, mapping, overrides, source: sourceFiles }
}

function mappingOf(value: unknown, path: string, problems: string[]): Record<string, string> {
  if (value === undefined || value === null) return {}
  const entries = typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : undefined
  if (!entries?.every((entry): entry is [string, string] => typeof entry[1] === 'string')) {
    problems.push(`config: "mapping" in "${path}" must have a JSONata expression for each tool`)
    return {}
  }
  return Object.fromEntries(entries)
}

function sourceFilesOf(value: unknown, path: string, problems: string[]): Record<string, string> {
  if (value === undefined || value === null) return {}
  const entries = typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : []
  const stars = (text: string) => text.match(/\*+/g)?.length ?? 0
  for (const [glob, file] of entries) {
    if (!glob.startsWith('/') || typeof file !== 'string' || file === '' || stars(file) > stars(glob)) {
      problems.push(
        `config: "source" in "${path}" has "${glob}: ${writtenOf(file)}"; each line is a URL path and the file that it is made from, as "/blog/*: content/blog/*.md"`,
      )
    }
  }
  if (entries.length > 0) return Object.fromEntries(entries)
  problems.push(`config: "source" in "${path}" must have lines as "/blog/*: content/blog/*.md"`)
  return {}
}

function overridesOf(value: unknown, path: string, problems: string[]): WrittenOverride[] {
  if (value === undefined || value === null) return []
  const isMapping = (item: unknown) => typeof item === 'object' && item !== null && !Array.isArray(item)
  if (Array.isArray(value) && value.every(isMapping)) {
    return value.map((override: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(override)
          .filter(([, item]) => item !== null)
          .map(([name, item]) => [name, writtenOf(item)]),
      ),
    )
  }
  problems.push(`config: "overrides" in "${path}" must be a list, each with a "url" and what is set there`)
  return []
}

/** A value of YAML in the form that an input would have: lists become lines, mappings "name: value" lines. */
function writtenOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(item => writtenOf(item)).join('\n')
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, item]) => `${name}: ${writtenOf(item)}`)
      .join('\n')
  }
  return String(value)
}

function takeValue(
  name: SettingName,
  negated: boolean,
  inline: string | undefined,
  next: string | undefined,
) {
  const isTruth = definitionOf(name).kind.fileForm['type'] === 'boolean'
  if (!isTruth) {
    if (inline !== undefined || negated) return { value: negated ? undefined : inline, usesNext: false }
    const usable = next !== undefined && !/^--[a-z]/.test(next)
    return { value: usable ? next : undefined, usesNext: usable }
  }
  if (negated) return { value: 'false', usesNext: false }
  if (inline !== undefined) return { value: inline, usesNext: false }
  const spoken = next === 'true' || next === 'false'
  return { value: spoken ? next : 'true', usesNext: spoken }
}

function flagName(written: string): { name: string; negated: boolean } {
  const negated = written.startsWith('no-') && !isSettingName(written)
  return { name: negated ? written.slice('no-'.length) : written, negated }
}

function isList(name: SettingName): boolean {
  return 'oneOf' in definitionOf(name).kind.fileForm
}

function isSettingName(name: string): name is SettingName {
  return (SETTING_NAMES as readonly string[]).includes(name)
}

function placeholder(name: SettingName): string {
  return definitionOf(name).kind.placeholder
}

function unknown(what: string, name: string, prefix = ''): string {
  return `${name}: there is no such ${what}${suggestion(
    name,
    SETTING_NAMES.map(setting => prefix + setting),
  )}`
}
