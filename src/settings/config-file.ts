import { suggestion } from '../text/nearest.ts'
import { MAX_SETTINGS_BYTES, NamedFileError, readNamedFile } from './named-file.ts'
import type { WrittenOverride } from './overrides.ts'
import { type RankProjectSettings, readRank } from './rank.ts'
import { SettingsError } from './settings-error.ts'
import { definitionOf, isSettingName, SETTING_NAMES, type Written } from './table.ts'
import { readYaml, YamlError } from './yaml.ts'

export interface ConfigFile {
  written: Written
  mapping: Readonly<Record<string, string>>
  overrides: readonly WrittenOverride[]
  rank: readonly RankProjectSettings[]
  source: Readonly<Record<string, string>>
}

const EMPTY: ConfigFile = { written: {}, mapping: {}, overrides: [], rank: [], source: {} }
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
    throw new SettingsError(`config: "${path}" must contain settings as "name: value" lines`)
  }
  const written: Written = {}
  const problems: string[] = []
  const entries = Object.entries(content)
  for (const [name, value] of entries) {
    if ((FILE_KEYS as readonly string[]).includes(name)) continue
    if (!isSettingName(name)) {
      const allowed = [...SETTING_NAMES, ...FILE_KEYS]
      problems.push(`config: "${name}" in "${path}" is not a setting${suggestion(name, allowed)}`)
    } else if (definitionOf(name).setBy === 'caller') {
      problems.push(
        `config: "${name}" cannot be set in "${path}", because a pull request can change that file; set it as the input "${name}" or the flag --${name}`,
      )
    } else if (value !== null) {
      written[name] = writtenOf(value)
    }
  }
  const { mapping: writtenMapping, overrides: writtenOverrides, rank } = content as Record<string, unknown>
  const mapping = mappingOf(writtenMapping, path, problems)
  const overrides = overridesOf(writtenOverrides, path, problems)
  const sourceFiles = sourceFilesOf((content as Record<string, unknown>)['source'], path, problems)
  const projects = readRank(rank, path, problems)
  if (problems.length > 0) throw new SettingsError(problems)
  return { written, mapping, overrides, rank: projects, source: sourceFiles }
}

function mappingOf(value: unknown, path: string, problems: string[]): Record<string, string> {
  if (value === undefined || value === null) return {}
  const entries = typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : undefined
  if (!entries?.every((entry): entry is [string, string] => typeof entry[1] === 'string')) {
    problems.push(`config: "mapping" in "${path}" must have one line per tool, "tool: JSONata expression"`)
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
        `config: "source" in "${path}" has "${glob}: ${writtenOf(file)}"; each line is a URL path and the file that it is made from, such as "/blog/*: content/blog/*.md"`,
      )
    }
  }
  if (entries.length > 0) return Object.fromEntries(entries)
  problems.push(`config: "source" in "${path}" must have lines such as "/blog/*: content/blog/*.md"`)
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
  problems.push(
    `config: "overrides" in "${path}" must be a list of entries, each with a "url" and the settings for those pages`,
  )
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
