import { suggestion } from '../text/nearest.ts'
import type { FileForm } from './kinds.ts'
import { quoted } from './settings-error.ts'

/** A rank project of the config file. */
export interface RankProjectSettings {
  id: string
  name: string
  domain: string
  keywords: readonly string[]
  searchEngines: readonly string[]
  locations: readonly string[]
  devices: readonly string[]
  source: RankSourceSettings
}

/** Where its positions come from. Secrets are named, by a variable of the environment. */
export type RankSourceSettings =
  | { kind: 'file'; files: readonly string[] }
  | { kind: 'search-console'; property: string; credentialsEnv: string }
  | { kind: 'bing-webmaster'; site: string; apiKeyEnv: string }

const PROJECT_KEYS = [
  'id',
  'name',
  'domain',
  'keywords',
  'search-engines',
  'locations',
  'devices',
  'source',
] as const
const SOURCES = ['file', 'search-console', 'bing-webmaster'] as const
const MAX_PROJECTS = 50
const MAX_KEYWORDS = 1000
const MAX_KEYWORD = 200
const MAX_NAMES = 20
const MAX_NAME = 200
const MAX_FILES = 20

/** What a name of a variable in the file must begin with: any other secret of the job is none of its business. */
const VARIABLE_PREFIX = 'SEO_PREFLIGHT_'
/** Variables of ours that hold other secrets. */
const OTHER_SECRETS = ['SEO_PREFLIGHT_TOKEN', 'SEO_PREFLIGHT_TOKENS']
const DEFAULT_CREDENTIALS = 'SEO_PREFLIGHT_SEARCH_CONSOLE_KEY'
const DEFAULT_API_KEY = 'SEO_PREFLIGHT_BING_KEY'

/**
 * The rank projects of a config file.
 *
 * @param value of its key `rank`
 * @param problems takes one line for each that is wrong
 */
export function readRank(value: unknown, path: string, problems: string[]): RankProjectSettings[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || !value.every(isMapping)) {
    problems.push(`rank: in "${path}" must be a list of projects, each with id, domain, keywords and source`)
    return []
  }
  if (value.length > MAX_PROJECTS) {
    problems.push(`rank: has ${value.length} projects; at most ${MAX_PROJECTS} are allowed`)
    return []
  }
  const seen = new Set<string>()
  return value.map((written, index) => {
    const project = readProject(written, index, problems)
    if (project.id !== '' && seen.has(project.id)) {
      problems.push(`rank: the id "${project.id}" is there twice; give each project its own`)
    }
    seen.add(project.id)
    return project
  })
}

function readProject(written: Mapping, index: number, problems: string[]): RankProjectSettings {
  const id = textOf(written['id'])
  const isId = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u.test(id) && id !== 'all'
  const place = isId ? `rank: project "${id}"` : `rank: project number ${index + 1}`
  const add = (line: string) => problems.push(`${place} ${line}`)
  if (!isId) {
    const what = id === '' ? 'needs an "id"' : `cannot have the id "${quoted(id)}"`
    add(`${what}: letters, digits, ".", "_" and "-", at most 64, and not "all"`)
  }
  for (const key of Object.keys(written)) {
    if (!(PROJECT_KEYS as readonly string[]).includes(key)) {
      add(`has "${quoted(key)}"; allowed are ${PROJECT_KEYS.join(', ')}${suggestion(key, PROJECT_KEYS)}`)
    }
  }
  const domain = textOf(written['domain'])
  if (!isDomain(domain)) {
    add(
      domain === ''
        ? 'needs a "domain", such as oak.example'
        : `has the domain "${quoted(domain)}"; it must be a host alone, such as oak.example`,
    )
  }
  const name = textOf(written['name'])
  if (name.length > MAX_NAME) add(`has a name of more than ${MAX_NAME} characters`)
  const project = {
    id,
    name: name === '' ? id : name,
    domain,
    keywords: keywordsOf(written['keywords'], add),
    searchEngines: namesOf('search-engines', written, add),
    locations: namesOf('locations', written, add),
    devices: namesOf('devices', written, add),
  }
  const source = sourceOf(written['source'], domain, add)
  for (const line of sourceProblems(source, project)) add(line)
  return { ...project, source }
}

function keywordsOf(value: unknown, add: (line: string) => void): string[] {
  const keywords = listOf(value)
  if (!keywords || keywords.length === 0 || keywords.includes('')) {
    add('needs "keywords", a list of words that people search for')
    return []
  }
  if (keywords.length > MAX_KEYWORDS)
    add(`has ${keywords.length} keywords; at most ${MAX_KEYWORDS} are allowed`)
  if (keywords.some(keyword => keyword.length > MAX_KEYWORD)) {
    add(`has a keyword of more than ${MAX_KEYWORD} characters`)
  }
  return keywords
}

function namesOf(
  key: 'search-engines' | 'locations' | 'devices',
  written: Mapping,
  add: (line: string) => void,
): string[] {
  const value = written[key]
  if (value === undefined || value === null) return []
  const names = listOf(value)
  if (names && names.length <= MAX_NAMES && names.every(name => name !== '' && name.length <= MAX_NAME))
    return names
  add(`has "${key}" that are no list of at most ${MAX_NAMES} names`)
  return []
}

function sourceOf(value: unknown, domain: string, add: (line: string) => void): RankSourceSettings {
  const nothing: RankSourceSettings = { kind: 'file', files: [] }
  const kinds = isMapping(value) ? Object.keys(value) : []
  const [kind] = kinds
  if (!isMapping(value) || kinds.length !== 1 || !(SOURCES as readonly string[]).includes(kind!)) {
    const hint = kinds.length === 1 ? suggestion(kind!, SOURCES) : ''
    add(`needs a "source" with one of ${SOURCES.join(', ')}${hint}`)
    return nothing
  }
  const written = value[kind!]
  if (kind === 'file') {
    const files = listOf(written)
    if (files && files.length > 0 && files.length <= MAX_FILES && !files.includes('')) return { kind, files }
    add(`needs the path of a file as "source", or a list of at most ${MAX_FILES}`)
    return nothing
  }
  const options = written === null || written === undefined ? {} : written
  if (!isMapping(options)) {
    add(`has a "${kind}" that is no mapping; {} takes what is usual`)
    return nothing
  }
  return kind === 'search-console' ? searchConsole(options, domain, add) : bingWebmaster(options, domain, add)
}

function searchConsole(options: Mapping, domain: string, add: (line: string) => void): RankSourceSettings {
  refuseOthers('search-console', options, ['property', 'credentials-env'], add)
  const property = textOf(options['property'] ?? `sc-domain:${domain}`)
  const isProperty =
    /^sc-domain:[^\s/]+$/.test(property) || /^https?:$/.test(URL.parse(property)?.protocol ?? '')
  if (!isProperty) {
    add(
      `has the property "${quoted(property)}"; write it as Search Console does, sc-domain:oak.example or https://oak.example/`,
    )
  }
  const credentialsEnv = variableOf('credentials-env', options, DEFAULT_CREDENTIALS, add)
  return { kind: 'search-console', property, credentialsEnv }
}

function bingWebmaster(options: Mapping, domain: string, add: (line: string) => void): RankSourceSettings {
  refuseOthers('bing-webmaster', options, ['site', 'api-key-env'], add)
  const site = textOf(options['site'] ?? `https://${domain}/`)
  if (!/^https?:$/.test(URL.parse(site)?.protocol ?? '')) {
    add(`has the site "${quoted(site)}"; write it as Bing Webmaster Tools does, such as https://oak.example/`)
  }
  return { kind: 'bing-webmaster', site, apiKeyEnv: variableOf('api-key-env', options, DEFAULT_API_KEY, add) }
}

function refuseOthers(
  kind: string,
  options: Mapping,
  allowed: readonly string[],
  add: (line: string) => void,
): void {
  for (const key of Object.keys(options)) {
    // What somebody takes for the place of a secret may hold one: only names are shown.
    if (!allowed.includes(key)) {
      add(`has "${quoted(key)}" in "${kind}"; allowed are ${allowed.join(', ')}${suggestion(key, allowed)}`)
    }
  }
}

/** The name of a variable. What is written in its place may be the secret itself, and is never shown. */
function variableOf(key: string, options: Mapping, usual: string, add: (line: string) => void): string {
  if (options[key] === undefined || options[key] === null) return usual
  const name = textOf(options[key])
  if (/^SEO_PREFLIGHT_[A-Z0-9_]+$/.test(name) && !OTHER_SECRETS.includes(name)) return name
  add(
    `has a "${key}" that is not the name of a variable such as ${usual}: it must begin with ${VARIABLE_PREFIX}, and the secret itself must not be in the file`,
  )
  return usual
}

/** What a source cannot tell. */
function sourceProblems(
  { kind }: RankSourceSettings,
  { searchEngines, locations, devices }: Pick<RankProjectSettings, 'searchEngines' | 'locations' | 'devices'>,
): string[] {
  const only = (engine: string) =>
    searchEngines.some(name => name.toLowerCase() !== engine)
      ? [`has other "search-engines" than ${engine}, which is all that ${kind} knows`]
      : []
  if (kind === 'bing-webmaster') {
    const named = [...(locations.length > 0 ? ['locations'] : []), ...(devices.length > 0 ? ['devices'] : [])]
    return [...only('bing'), ...named.map(key => `has "${key}", which Bing Webmaster does not tell apart`)]
  }
  if (kind === 'file') return []
  const place = locations.find(name => !/^[a-z]{3}$/i.test(name))
  const device = devices.find(name => !/^(?:desktop|mobile|tablet)$/i.test(name))
  return [
    ...only('google'),
    ...(place === undefined
      ? []
      : [
          `has the location "${quoted(place)}"; Search Console knows countries by three letters (ISO 3166-1), such as deu`,
        ]),
    ...(device === undefined
      ? []
      : [`has the device "${quoted(device)}"; Search Console knows desktop, mobile and tablet`]),
  ]
}

type Mapping = Record<string, unknown>

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isDomain(text: string): boolean {
  return !/[\s/:@?#\\]/.test(text) && text.includes('.') && URL.parse(`https://${text}/`) !== null
}

/** A list of texts, or one text. Undefined where it is neither. */
function listOf(value: unknown): string[] | undefined {
  const items = Array.isArray(value) ? value : [value]
  return items.every(item => typeof item === 'string' || typeof item === 'number')
    ? items.map(textOf)
    : undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** Ids that `rank-projects` names and the config file does not have, one line each. */
export function unknownProjects(ids: readonly string[], known: readonly string[]): string[] {
  return ids
    .filter(id => !known.includes(id))
    .map(id => {
      const all = known.length === 0 ? 'there are none' : `there are ${known.slice(0, MAX_NAMES).join(', ')}`
      return `rank-projects: "${quoted(id)}" is not the id of a rank project; ${all}${suggestion(id, known)}`
    })
}

const text = { type: 'string' }
const texts = { oneOf: [text, { type: 'array', items: text, minItems: 1 }] }
const variable = { type: 'string', pattern: '^SEO_PREFLIGHT_[A-Z0-9_]+$' }
const mapping = (properties: Record<string, unknown>, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  ...(required.length > 0 && { required }),
  properties,
})

/** JSON Schema of `rank` in the config file. */
export const RANK_FORM: FileForm = {
  description: 'Rank projects, and where their positions come from',
  type: 'array',
  maxItems: MAX_PROJECTS,
  items: mapping(
    {
      id: {
        description: 'Name of the project for `rank-projects`',
        type: 'string',
        pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{0,63}$',
      },
      name: { description: 'Name of the project for people', type: 'string', maxLength: MAX_NAME },
      domain: { description: 'Host of the site, such as `oak.example`', type: 'string' },
      keywords: {
        description: 'What people search for',
        type: 'array',
        items: { type: ['string', 'number'], maxLength: MAX_KEYWORD },
        minItems: 1,
        maxItems: MAX_KEYWORDS,
      },
      'search-engines': { description: 'Only these, such as `google`', ...texts },
      locations: {
        description:
          'Only these, as the source names them. Search Console: countries by three letters, such as `deu`',
        ...texts,
      },
      devices: { description: 'Only these: `desktop`, `mobile`, `tablet`', ...texts },
      source: {
        description: 'Where the positions come from: one of these',
        ...mapping({
          file: { description: 'CSV or JSON files in the workspace', ...texts },
          'search-console': {
            description: 'Google Search Console, read with a service account',
            ...mapping({
              property: {
                description: 'As Search Console names it. Default: `sc-domain:` and the domain',
                type: 'string',
              },
              'credentials-env': {
                description: `Environment variable with the JSON key of the service account. Default: \`${DEFAULT_CREDENTIALS}\``,
                ...variable,
              },
            }),
          },
          'bing-webmaster': {
            description: 'Bing Webmaster Tools',
            ...mapping({
              site: {
                description: 'As Bing Webmaster Tools names it. Default: `https://` and the domain',
                type: 'string',
              },
              'api-key-env': {
                description: `Environment variable with the API key. Default: \`${DEFAULT_API_KEY}\``,
                ...variable,
              },
            }),
          },
        }),
        minProperties: 1,
        maxProperties: 1,
      },
    },
    ['id', 'domain', 'keywords', 'source'],
  ),
}
