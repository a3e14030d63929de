import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { SeoApi } from '../../src/api/seo-api.ts'
import { judge } from '../../src/gate/gate.ts'
import { auditRank, chooseRankProjects } from '../../src/run/audit-rank.ts'
import { assertNamesKnown } from '../../src/run/known-names.ts'
import { rankOptions } from '../../src/run/rank-options.ts'
import { run } from '../../src/run/run.ts'
import { loadSettings } from '../../src/settings/load-settings.ts'
import type { Written } from '../../src/settings/table.ts'
import { startEngine } from '../support/engine.ts'
import { startService, TOKEN } from '../support/service.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

let folder: string
let site: WebServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rank-run-'))
  site = await startWebServer({ '/': '<!doctype html><html lang=en><title>Oak and Iron</title><h1>Oak</h1>' })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const CONFIG = `
rank:
  - id: oak
    name: Oak and Iron
    domain: oak.example
    keywords: [oak table, oak chair]
    source: { file: ranks.csv }
`
const RANKS = `date,keyword,position,url
2026-11-13,oak table,8,https://oak.example/table
2026-11-20,oak table,12,https://oak.example/table
2026-11-20,oak chair,third,
`
beforeEach(async () => {
  await writeFile(join(folder, 'ranks.csv'), RANKS)
})

async function settingsOf(given: Written, config = CONFIG) {
  await writeFile(join(folder, 'config.yml'), config)
  const all = {
    url: `${site.origin}/`,
    tools: 'robots',
    'fail-on': 'never',
    config: 'config.yml',
    'report-dir': join(folder, 'report'),
    'rank-projects': 'all',
    ...given,
  }
  return await loadSettings(all, path => join(folder, path), undefined, { workspace: folder })
}

async function finished(given: Written = {}, config = CONFIG) {
  const settings = await settingsOf(given, config)
  const warnings: string[] = []
  const report = await run(settings, {
    signal: new AbortController().signal,
    redact: text => text,
    onStart() {},
    onWait() {},
    onNote() {},
    onRun() {},
    onPage() {},
    onFault(error) {
      throw error
    },
    async publish(_view, _files, all) {
      warnings.push(...all)
    },
  })
  return { report, warnings }
}

describe('a run with rank projects', () => {
  test('has them in its report, with what their source says', async () => {
    const { report, warnings } = await finished()
    expect(report.verdict.passed).toBe(true)
    expect(warnings).toEqual([])
    const file = JSON.parse(await readFile(join(folder, 'report', 'report.json'), 'utf8'))
    expect(file.rank).toMatchObject([
      {
        project: {
          id: 'oak',
          asOf: '2026-11-20',
          keywords: [
            { keyword: 'oak table', positions: [{ position: 12, change: { days7: -4 } }] },
            { keyword: 'oak chair', positions: [{ position: null, state: 'unknown' }] },
          ],
          notes: [
            '"ranks.csv": line 4 has the position "third", which is not a number from 1 on; it is left out',
          ],
        },
        dashboard: { averagePosition: 12, changes: { days7: { leftTop10: [{ keyword: 'oak table' }] } } },
      },
    ])
  })

  test('fails by a condition on them', async () => {
    const { report } = await finished({
      'fail-if': "rank: dashboard.changes.days7.leftTop10[keyword = 'oak table']",
    })
    expect(report.verdict.passed).toBe(false)
    expect(report.verdict.reasons[0]).toContain('is true for oak')
  })

  /** What becomes of the projects of a config file without a page to audit. */
  async function asked(config: string) {
    const { rank, rankProjects } = await settingsOf({}, config)
    const api = startEngine({ rank: rankOptions(rank) })
    const watcher = { signal: new AbortController().signal, onFault() {} }
    return await auditRank(api, await chooseRankProjects(api, rankProjects, watcher), watcher)
  }

  test.each([
    ['is not there', 'lost.csv', '"lost.csv" cannot be read (no such file)'],
    ['is outside of the workspace', '../ranks.csv', '"../ranks.csv" is outside of'],
    ['leads out of it', 'link.csv', '"link.csv" leads out of'],
    ['is a folder', '.', '"." is a folder, not a file'],
    ['is no table', 'config.yml', '"config.yml" names no column'],
  ])('whose file %s goes on, warns and says why', async (_what, name, why) => {
    await symlink('/etc/hostname', join(folder, 'link.csv')).catch(() => undefined)
    const { rank, warnings } = await asked(CONFIG.replace('ranks.csv', name))
    expect(rank).toHaveLength(1)
    expect(rank[0]).toMatchObject({ project: { id: 'oak', name: 'Oak and Iron', keywords: [] } })
    expect(rank[0]!.reason).toContain(why)
    expect(warnings).toEqual([`rank-projects: oak: ${rank[0]!.reason}`])
  })

  test('whose secret is missing goes on, and names the variable', async () => {
    const config = CONFIG.replace(
      '{ file: ranks.csv }',
      '{ bing-webmaster: { api-key-env: SEO_PREFLIGHT_NOT_THERE } }',
    )
    const { report, warnings } = await finished({}, config)
    expect(report.verdict.passed).toBe(true)
    expect(report.rank[0]!.reason).toContain('the variable SEO_PREFLIGHT_NOT_THERE is not set')
    expect(warnings).toEqual([`rank-projects: oak: ${report.rank[0]!.reason}`])
  })

  test('without the setting has none', async () => {
    expect((await finished({ 'rank-projects': '' })).report.rank).toEqual([])
  })

  test('refuses conditions with names that no project has, before it begins', async () => {
    const settings = await settingsOf({ 'fail-if': 'rank: dashboard.visiblity < 1' })
    await expect(assertNamesKnown(settings)).rejects.toThrow(
      '"rank: dashboard.visiblity < 1" reads "visiblity", which rank projects never have (did you mean "visibility"?)',
    )
  })
})

test('the example of the documents gives positions, and its conditions hold', async () => {
  const example = join(import.meta.dirname, '../../examples/rank-tracking')
  const path = (name: string) => join(example, name)
  const given = { url: `${site.origin}/`, config: 'seo-preflight.yml' }
  const settings = await loadSettings(given, path, undefined, { workspace: example })
  await assertNamesKnown(settings)
  const api = startEngine({ rank: rankOptions(settings.rank) })
  const watcher = { signal: new AbortController().signal, onFault() {} }
  const { rank } = await auditRank(
    api,
    await chooseRankProjects(api, settings.rankProjects, watcher),
    watcher,
  )
  expect(rank[0]!.project.keywords).toMatchObject([
    { keyword: 'oak table', positions: [{ position: 4, change: { days1: 1, days7: 2, days30: 5 } }] },
    { keyword: 'oak chair', positions: [{ position: 7, change: { days1: null, days7: 1, days30: -1 } }] },
  ])
  const { reasons, warnings } = await judge(
    { pages: [], sites: [], analyses: [], rank },
    {
      ...settings,
      failIf: settings.failIf!,
      minScore: { tools: {} },
      scoreTolerance: undefined,
      failOn: 'never',
      notMeasured: 'ignore',
    },
  )
  const ofRank = reasons.filter(reason => reason.startsWith('rank'))
  expect({ ofRank, warnings }).toEqual({ ofRank: [], warnings: [] })
})

describe('a run with a hosted service', () => {
  async function hosted(api: Partial<SeoApi>, given: Written = {}) {
    const service = await startService({ ...startEngine(), ...api })
    try {
      return await finished({ 'base-url': service.baseUrl, token: TOKEN, retries: '0', ...given })
    } finally {
      await service.close()
    }
  }
  const list = async () => [{ id: 'shop', name: 'Shop', url: 'shop.example', facts: {} }]
  const project = async (id: string) => ({
    id,
    name: 'Shop',
    url: null,
    keywords: [{ keyword: 'shoes', positions: [{ searchEngine: 'google', location: '', position: 4 }] }],
    facts: {},
  })
  const dashboard = async (id: string) => ({ id, facts: { average: 4 } })
  const whole = { rankProjects: list, rankProject: project, rankDashboard: dashboard }

  test('asks it for all projects, or for those that are named', async () => {
    for (const ids of ['all', 'shop']) {
      const { report } = await hosted(whole, { 'rank-projects': ids })
      expect(report.rank).toEqual([{ project: await project('shop'), dashboard: await dashboard('shop') }])
    }
  })

  test('refuses ids that it does not have, and names near ones', async () => {
    await expect(hosted(whole, { 'rank-projects': 'shpo' })).rejects.toThrow(
      'rank-projects: "shpo" is not the id of a rank project; there are shop (did you mean "shop"?)',
    )
  })

  test('shows as many as a report can hold, and says how many it leaves out', async () => {
    const all = Array.from({ length: 53 }, (_, index) => ({
      id: `p${index}`,
      name: null,
      url: null,
      facts: {},
    }))
    const api = { ...startEngine(), ...whole, rankProjects: async () => all }
    const watcher = { signal: new AbortController().signal, onFault() {} }
    const { rank, warnings } = await auditRank(api, await chooseRankProjects(api, 'all', watcher), watcher)
    expect(rank).toHaveLength(50)
    expect(warnings).toEqual(['rank-projects: 3 of 53 projects are left out; name those that matter'])
  })

  test('has no project that it asks for: no condition on projects holds then', async () => {
    const { report } = await hosted(
      { ...whole, rankProjects: async () => [] },
      { 'rank-projects': 'all', 'fail-if': 'rank: dashboard.distribution.top10 < 5' },
    )
    expect(report.rank.map(({ reason }) => reason)).toEqual(['there are no rank projects'])
    expect(report.verdict).toMatchObject({
      passed: false,
      reasons: ['rank: all was not measured: there are no rank projects'],
    })
  })

  test('goes on where it fails, and says so', async () => {
    const fail = async (): Promise<never> => {
      throw new Error('no')
    }
    const unlisted = await hosted({ ...whole, rankProjects: fail })
    expect(unlisted.report.rank).toHaveLength(1)
    expect(unlisted.report.rank[0]!.reason).toContain('GET /rank/projects')
    expect(unlisted.warnings[0]).toContain('rank-projects: all: ')
    const { report } = await hosted({ ...whole, rankDashboard: fail })
    expect(report.rank[0]).toMatchObject({ project: { keywords: [{ keyword: 'shoes' }] } })
    expect(report.rank[0]!.reason).toContain('/rank/projects/shop/dashboard')
  })
})
