import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { loadSettings } from '../../src/settings/load-settings.ts'
import { SettingsError } from '../../src/settings/settings-error.ts'
import type { Settings, Written } from '../../src/settings/table.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settings-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

const load = (given: Written): Promise<Settings> =>
  loadSettings({ url: 'https://shop.example/', ...given }, path => join(folder, path))

async function loadConfig(content: string): Promise<Settings> {
  const name = `${Math.random().toString(36).slice(2)}.yml`
  await writeFile(join(folder, name), content)
  return await load({ config: name })
}

async function problemsOf(work: Promise<unknown>): Promise<readonly string[]> {
  try {
    await work
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
  throw new Error('nothing was refused')
}

describe('severity', () => {
  test('has a check and a severity a line', async () => {
    const text = 'accessibility/label: error # forms\nserp/*:notice'
    expect((await load({ severity: text })).severity).toEqual([
      { check: 'accessibility/label', severity: 'error' },
      { check: 'serp/*', severity: 'notice' },
    ])
  })

  test.each([
    ['serp/title-missing', 'has "serp/title-missing"; each line is "check-id: error", "warning" or "notice"'],
    [
      'serp/title-missing: eror',
      'has "serp/title-missing: eror"; each line is "check-id: error", "warning" or "notice" (did you mean "error"?)',
    ],
    [
      'title-missing: error',
      'has "title-missing"; the id of a check is "tool/check", such as serp/title-missing, or serp/* for all of a tool',
    ],
  ])('%j is refused', async (line, problem) => {
    expect(await problemsOf(load({ severity: line }))).toEqual([`severity: ${problem}`])
  })
})

describe('ignore', () => {
  test('has a check and a URL a line, and comments', async () => {
    const text = '# for now\nserp/title-*  # redesign\n\nbroken-links/* https://a.example/x#y\n'
    expect((await load({ ignore: text })).ignore).toEqual([
      { line: 'serp/title-*', check: 'serp/title-*' },
      { line: 'broken-links/* https://a.example/x#y', check: 'broken-links/*', url: 'https://a.example/x#y' },
    ])
  })

  test.each([
    [
      'title-missing',
      'has "title-missing"; the id of a check is "tool/check", such as serp/title-missing, or serp/* for all of a tool',
    ],
    [
      'https://a.example/',
      'has "https://a.example/"; the id of a check is "tool/check", such as serp/title-missing, or serp/* for all of a tool',
    ],
    [
      'serp/a /b /c',
      'has "serp/a /b /c"; each line is the id of a check, with a URL behind it if it should count only there',
    ],
  ])('%s is refused', async (line, problem) => {
    expect(await problemsOf(load({ ignore: line }))).toEqual([`ignore: ${problem}`])
  })
})

describe('fail-on-change', () => {
  test('has words with URL patterns, apart by blanks and lines, and comments', async () => {
    const text = 'canonical Indexable  title@/pricing\n# for now\nlost@https://a.example/* all # all'
    const settings = await load({ baseline: 'branch', 'fail-on-change': text })
    expect(settings.failOnChange).toEqual([
      { what: 'canonical' },
      { what: 'indexable' },
      { what: 'title', url: '/pricing' },
      { what: 'lost', url: 'https://a.example/*' },
      { what: 'all' },
    ])
    expect(settings.approvalLabel).toBe('seo-approved')
  })

  test.each([
    [
      'titel',
      /^has "titel"; allowed are all, lost, status, .*, each with a URL pattern behind @ .* \(did you mean "title"\?\)$/,
    ],
    ['title@', /^has "title@"; behind @ stands a path such as \/blog\/\* or a URL$/],
    [Array.from({ length: 101 }, (_, index) => `h1@/${index}`).join(' '), /^has 101 patterns/],
  ])('%s is refused', async (written, problem) => {
    const [line = '', ...others] = await problemsOf(load({ baseline: 'branch', 'fail-on-change': written }))
    expect(others).toEqual([])
    expect(line.replace(/^fail-on-change: /, '')).toMatch(problem)
  })

  test('needs a baseline', async () => {
    expect(await problemsOf(load({ 'fail-on-change': 'title' }))).toEqual([
      'baseline: is missing; "fail-on-change" needs one to compare with',
    ])
  })
})

describe('baseline', () => {
  test.each([
    ['Branch', 'branch'],
    ['reports/main.json', 'reports/main.json'],
    ['main.json', 'main.json'],
  ])('%s', async (written, baseline) => {
    expect((await load({ baseline: written })).baseline).toBe(baseline)
  })

  test.each<[string, Written, string]>([
    [
      'a misspelt word',
      { baseline: 'prodction' },
      'baseline: "prodction" must be production, branch, or the path of a report.json (did you mean "production"?)',
    ],
    [
      'production without its address',
      { baseline: 'production' },
      'production-url: is missing; "baseline: production" needs it to find the same pages in production',
    ],
    [
      'a tolerance without a baseline',
      { 'score-tolerance': '5' },
      'baseline: is missing; "score-tolerance" needs one to compare scores with',
    ],
    [
      'to take results over without a report',
      { incremental: 'true' },
      'incremental: takes results over from a report; set "baseline" to "branch" or to the path of a report.json',
    ],
    [
      'to take results over from production',
      { incremental: 'true', baseline: 'production', 'production-url': 'https://example.com' },
      'incremental: takes results over from a report; set "baseline" to "branch" or to the path of a report.json',
    ],
    [
      'to take results over from a service',
      { incremental: 'true', baseline: 'branch', 'base-url': 'https://seo.example/api/v1/ext', token: 'x' },
      'incremental: has no effect with "base-url", since the service measures all pages; remove it',
    ],
    [
      'to take results over in a shard',
      { incremental: 'true', baseline: 'branch', shard: '1/2' },
      'incremental: cannot be used together with "shard", since only a whole run knows what was measured',
    ],
    [
      'a tolerance that is no number',
      { baseline: 'branch', 'score-tolerance': 'serp: few' },
      'score-tolerance: has "serp: few"; a tolerance is a number from 0 to 100, for all tools ("90") or for one ("serp: 90")',
    ],
  ])('%s is refused', async (_, given, problem) => {
    expect(await problemsOf(load(given))).toEqual([problem])
  })
})

describe('overrides of the config file', () => {
  test('are read like the settings that they override', async () => {
    const { overrides } = await loadConfig(`
tools: serp, robots, dns
overrides:
  - url: /blog/*
    tools: -dns
    min-score: { serp: 70 }
    fail-if: "serp: score < 50"
    ignore:
      - serp/title-missing
      - robots/* /blog/old/*
  - url: https://shop.example/*
    tools: [pagespeed, serp]
    min-score: 60
`)
    expect(overrides).toEqual([
      {
        url: '/blog/*',
        tools: ['robots', 'serp'],
        minScore: { tools: { serp: 70 } },
        failIf: [{ scope: 'serp', expression: 'score < 50' }],
        ignore: [
          { line: 'serp/title-missing', check: 'serp/title-missing' },
          { line: 'robots/* /blog/old/*', check: 'robots/*', url: '/blog/old/*' },
        ],
      },
      { url: 'https://shop.example/*', tools: ['serp', 'pagespeed'], minScore: { all: 60, tools: {} } },
    ])
  })

  test('are none where there is no config file', async () => {
    expect((await load({})).overrides).toEqual([])
  })

  test.each<[string, RegExp]>([
    [
      '{ url: /a }',
      /^config: "overrides" in "\S+" must be a list of entries, each with a "url" and the settings for those pages$/,
    ],
    ['[/blog/*]', /^config: "overrides" in "\S+" must be a list/],
    ['[{ tools: serp }]', /^overrides: number 1 needs a "url", such as "\/blog\/\*" or "https:/],
    [
      '[{ url: /a }]',
      /^overrides: number 1 changes no setting; it can change tools, min-score, fail-if, ignore, severity$/,
    ],
    [
      '[{ url: /a, tool: serp, ignore: serp/* }]',
      /^overrides: number 1 has "tool"; allowed are url, tools, min-score, fail-if, ignore, severity \(did you mean "tools"\?\)$/,
    ],
    [
      '[{ url: /a, tools: serp }, { url: /b, tools: robot }]',
      /^overrides: number 2, tools: has "robot"; allowed are .*did you mean "robots"/,
    ],
    ['[{ url: /a, min-score: 101 }]', /^overrides: number 1, min-score: has "101"; a score is a number/],
    [
      '[{ url: /a, fail-if: "report: true" }]',
      /^overrides: number 1, fail-if: has "report", which is not about single pages; move it/,
    ],
    ['[{ url: /a, fail-if: "serp: a[" }]', /^fail-if: "serp: a\[" is not a JSONata expression/],
  ])('%s is refused', async (content, problem) => {
    expect(await problemsOf(loadConfig(`overrides: ${content}`))).toEqual([expect.stringMatching(problem)])
  })
})
