import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { loadSettings } from '../../src/settings/load-settings.ts'
import { readRank } from '../../src/settings/rank.ts'
import { SettingsError } from '../../src/settings/settings-error.ts'
import type { Settings, Written } from '../../src/settings/table.ts'
import { readYaml } from '../../src/settings/yaml.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rank-settings-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

const matchesSchema = new Ajv2020({ strict: false, validateFormats: false }).compile(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../schema.json'), 'utf8')),
)

const OAK = `
rank:
  - id: oak
    name: Oak and Iron
    domain: oak.example
    keywords: [oak table, oak chair]
    source:
      file: ranks.csv
`

async function load(file: string, given: Written = {}): Promise<Settings> {
  await writeFile(join(folder, 'config.yml'), file)
  const all = { url: 'https://oak.example/', config: 'config.yml', ...given }
  return await loadSettings(all, name => join(folder, name), undefined, { workspace: folder })
}

async function problemsOf(file: string, given: Written = {}): Promise<readonly string[]> {
  try {
    await load(file, given)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
}

/** The lines on a project that is right but for what is given. */
async function problemsWith(changes: Record<string, unknown>): Promise<string[]> {
  const problems: string[] = []
  const right = { id: 'oak', domain: 'oak.example', keywords: ['oak table'], source: { file: 'ranks.csv' } }
  readRank([{ ...right, ...changes }], 'config.yml', problems)
  return problems
}

describe('rank projects of the config file', () => {
  test('are read in the form that the documents have', async () => {
    const { rank } = await load(OAK)
    expect(rank).toEqual({
      folder,
      within: [folder],
      projects: [
        {
          id: 'oak',
          name: 'Oak and Iron',
          domain: 'oak.example',
          keywords: ['oak table', 'oak chair'],
          searchEngines: [],
          locations: [],
          devices: [],
          source: { kind: 'file', files: ['ranks.csv'] },
        },
      ],
    })
  })

  test.each([
    [
      'search-console: {}',
      {
        kind: 'search-console',
        property: 'sc-domain:oak.example',
        credentialsEnv: 'SEO_PREFLIGHT_SEARCH_CONSOLE_KEY',
      },
    ],
    [
      'search-console: { property: "https://oak.example/", credentials-env: SEO_PREFLIGHT_GOOGLE }',
      { kind: 'search-console', property: 'https://oak.example/', credentialsEnv: 'SEO_PREFLIGHT_GOOGLE' },
    ],
    [
      'bing-webmaster:',
      { kind: 'bing-webmaster', site: 'https://oak.example/', apiKeyEnv: 'SEO_PREFLIGHT_BING_KEY' },
    ],
    ['file: [a.csv, b.json]', { kind: 'file', files: ['a.csv', 'b.json'] }],
  ])('have a source: %s', async (source, read) => {
    const file = OAK.replace('file: ranks.csv', source)
    expect((await load(file)).rank.projects[0]!.source).toEqual(read)
    if (!source.endsWith(':')) expect(matchesSchema(await readYaml(file))).toBe(true)
  })

  test('have keywords that YAML takes for numbers', async () => {
    expect((await load(OAK.replace('oak table', '2026'))).rank.projects[0]!.keywords).toEqual([
      '2026',
      'oak chair',
    ])
  })

  test.each<[Record<string, unknown>, string]>([
    [{ id: '' }, 'rank: project number 1 needs an "id"'],
    [{ id: 'all' }, 'cannot have the id "all"'],
    [{ id: '../x' }, 'cannot have the id "../x"'],
    [
      { keyword: 'x' },
      'has "keyword"; allowed are id, name, domain, keywords, search-engines, locations, devices, source (did you mean "keywords"?)',
    ],
    [{ domain: '' }, 'needs a "domain"'],
    [{ domain: 'https://oak.example/' }, 'it must be a host alone'],
    [{ domain: 'oak' }, 'it must be a host alone'],
    [{ keywords: [] }, 'needs "keywords"'],
    [{ keywords: [' '] }, 'needs "keywords"'],
    [{ keywords: [{ a: 1 }] }, 'needs "keywords"'],
    [{ keywords: Array(1001).fill('x') }, 'has 1001 keywords; at most 1000 are allowed'],
    [{ keywords: ['x'.repeat(201)] }, 'has a keyword of more than 200 characters'],
    [{ locations: {} }, 'has "locations" that are no list of at most 20 names'],
    [{ source: null }, 'needs a "source" with one of file, search-console, bing-webmaster'],
    [{ source: { searchconsole: {} } }, '(did you mean "search-console"?)'],
    [{ source: { file: 'a', 'search-console': {} } }, 'needs a "source" with one of'],
    [{ source: { file: [] } }, 'needs the path of a file'],
    [{ source: { 'search-console': 'x' } }, 'has a "search-console" that is no mapping'],
    [
      { source: { 'search-console': { property: 'oak' } } },
      'has the property "oak"; write it as Search Console does',
    ],
    [{ source: { 'search-console': { site: 'x' } } }, 'has "site" in "search-console"'],
    [{ source: { 'bing-webmaster': { site: 'oak.example' } } }, 'has the site "oak.example"'],
    [
      { source: { 'bing-webmaster': {} }, devices: ['mobile'] },
      'has "devices", which Bing Webmaster does not tell apart',
    ],
    [
      { source: { 'bing-webmaster': {} }, 'search-engines': 'google' },
      'has other "search-engines" than bing',
    ],
    [
      { source: { 'search-console': {} }, locations: ['de'] },
      'has the location "de"; Search Console knows countries by three letters',
    ],
    [{ source: { 'search-console': {} }, devices: ['phone'] }, 'has the device "phone"'],
  ])('that are wrong cost one line each: %j', async (changes, words) => {
    const problems = await problemsWith(changes)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(words)
  })

  test.each([
    ['the secret itself', 'EEDECC1EA4AE341CC57365E075EBC8B6'],
    ['a variable of something else', 'AWS_SECRET_ACCESS_KEY'],
    ['another secret of this program', 'SEO_PREFLIGHT_TOKEN'],
    ['a list', ['SEO_PREFLIGHT_X']],
  ])('cannot name %s, which is not shown', async (_what, name) => {
    for (const source of [
      { 'bing-webmaster': { 'api-key-env': name } },
      { 'search-console': { 'credentials-env': name } },
    ]) {
      const [problem, ...more] = await problemsWith({ source })
      expect(more).toEqual([])
      expect(problem).toContain('is not the name of a variable')
      expect(problem).toContain('it must begin with SEO_PREFLIGHT_')
      expect(problem).not.toContain('EEDECC')
      expect(problem).not.toContain('AWS')
    }
  })

  test('must have ids of their own, and be a list', async () => {
    expect(await problemsOf(`${OAK}${OAK.replace('rank:', '').trimEnd()}\n`)).toEqual([
      'rank: the id "oak" is there twice; give each project its own',
    ])
    expect(await problemsOf('rank: oak')).toEqual([
      'rank: in "config.yml" must be a list of projects, each with id, domain, keywords and source',
    ])
  })

  test('are described by the schema for editors', async () => {
    expect(matchesSchema(await readYaml(OAK))).toBe(true)
    expect(matchesSchema(await readYaml(OAK.replace('domain', 'domian')))).toBe(false)
    expect(
      matchesSchema(await readYaml(OAK.replace('file: ranks.csv', 'bing-webmaster: { api-key-env: X }'))),
    ).toBe(false)
  })
})

describe('the setting rank-projects', () => {
  test('is all, or ids', async () => {
    expect((await load(OAK, { 'rank-projects': 'all' })).rankProjects).toBe('all')
    expect((await load(OAK, { 'rank-projects': 'oak, oak' })).rankProjects).toEqual(['oak'])
    expect((await load(`${OAK}rank-projects: [oak]\n`)).rankProjects).toEqual(['oak'])
  })

  test('names near ids where one is unknown', async () => {
    expect(await problemsOf(OAK, { 'rank-projects': 'oka' })).toEqual([
      'rank-projects: "oka" is not the id of a rank project; there are oak (did you mean "oak"?)',
    ])
  })

  test('needs projects, unless a service has them', async () => {
    expect(await problemsOf('', { 'rank-projects': 'all' })).toEqual([
      'rank-projects: there are no rank projects; add them as "rank" to the config file',
    ])
    const hosted = { 'base-url': 'https://seo.example/api/v1/ext', token: 'x' }
    expect(await problemsOf('', { 'rank-projects': 'shop', ...hosted })).toEqual([])
  })

  test('is needed by conditions on rank', async () => {
    expect(await problemsOf(OAK, { 'fail-if': 'rank: dashboard.visibility < 1' })).toEqual([
      'rank-projects: is missing; "fail-if" has a condition on "rank", so name the projects, or all',
    ])
    const overrides = `${OAK}overrides:\n  - url: /a\n    fail-if: 'rank: true'\n`
    expect(await problemsOf(overrides, { 'rank-projects': 'all' })).toEqual([
      'overrides: number 1, fail-if: has "rank", which is not about single pages; move it to "fail-if" outside of "overrides"',
    ])
  })
})
