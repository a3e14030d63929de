import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  rankDashboardSchema,
  rankProjectSchema,
  rankProjectSummarySchema,
} from '../../../src/api/result-schemas.ts'
import type { SeoApi } from '../../../src/api/seo-api.ts'
import type { RankProjectOptions } from '../../../src/engine/rank/project-options.ts'
import type { RankTrackingOptions } from '../../../src/engine/rank/rank-tracking.ts'
import { createThreadedEngine } from '../../../src/engine/thread/threaded-engine.ts'
import { startEngine } from '../../support/engine.ts'
import { type SearchConsoleServer, startSearchConsole } from '../../support/search-console.ts'

let console: SearchConsoleServer
beforeAll(async () => {
  console = await startSearchConsole([{ date: '2026-11-19', query: 'oak table', position: 4 }])
})
afterAll(async () => {
  await console.server.close()
})

function project(id: string, source: RankProjectOptions['source']): RankProjectOptions {
  const all = { searchEngines: [], locations: [], devices: [] }
  return { id, name: `Project ${id}`, domain: 'oak.example', keywords: ['oak table'], ...all, source }
}

const KEY = 'SEO_PREFLIGHT_GOOGLE_KEY'
const PROPERTY = { kind: 'search-console', property: 'sc-domain:oak.example' } as const
const FILES: Record<string, string> = { 'ranks.csv': 'date,keyword,position\n2026-11-20,oak table,3' }

function options(reads: string[] = []): RankTrackingOptions {
  return {
    projects: [
      project('oak', { kind: 'file', files: ['ranks.csv'] }),
      project('console', { ...PROPERTY, credentialsEnv: KEY }),
      project('keyless', { ...PROPERTY, credentialsEnv: 'SEO_PREFLIGHT_OTHER' }),
      project('bing', {
        kind: 'bing-webmaster',
        site: 'https://oak.example/',
        apiKeyEnv: 'SEO_PREFLIGHT_BING',
      }),
      project('lost', { kind: 'file', files: ['lost.csv'] }),
      project('stuck', { kind: 'file', files: ['stuck.csv'] }),
    ],
    async readFile(path) {
      reads.push(path)
      if (path === 'stuck.csv') await new Promise(() => undefined)
      const content = FILES[path]
      if (content === undefined) throw new Error('cannot be read (no such file)')
      return Buffer.from(content)
    },
    env: { [KEY]: console.key },
    providers: { standIns: console.standIns, sleep: async () => undefined },
    timeoutMs: 2000,
    now: () => Date.parse('2026-11-22T12:00:00Z'),
  }
}

const KINDS: [string, (rank: RankTrackingOptions) => SeoApi][] = [
  ['an engine', rank => startEngine({ rank })],
  [
    'an engine in a thread',
    rank => createThreadedEngine({ version: '0', timeoutMs: 20_000, headers: {}, addresses: 'any', rank }),
  ],
]

describe.each(KINDS)('rank projects of %s', (_kind, open) => {
  test('are listed, and read by their ids', async () => {
    const reads: string[] = []
    const api = open(options(reads))
    const list = await api.rankProjects()
    expect(list.map(({ id }) => id)).toEqual(['oak', 'console', 'keyless', 'bing', 'lost', 'stuck'])
    for (const one of list) expect(rankProjectSummarySchema.parse(one)).toEqual(one)
    expect(list[0]).toEqual({
      id: 'oak',
      name: 'Project oak',
      url: 'oak.example',
      facts: { keywords: 1, source: 'file' },
    })
    const [project, dashboard] = await Promise.all([api.rankProject('oak'), api.rankDashboard('oak')])
    expect(rankProjectSchema.parse(project)).toEqual(project)
    expect(rankDashboardSchema.parse(dashboard)).toEqual(dashboard)
    expect(project).toMatchObject({ asOf: '2026-11-20', keywords: [{ positions: [{ position: 3 }] }] })
    expect(dashboard).toMatchObject({ averagePosition: 3, distribution: { top3: 1 } })
    expect(reads).toEqual(['ranks.csv'])
    await api.close?.()
  })

  test('come from Search Console with the secret of the environment', async () => {
    const api = open(options())
    expect(await api.rankDashboard('console')).toMatchObject({ asOf: '2026-11-19', averagePosition: 4 })
    await api.close?.()
  })

  test.each([
    ['nobody', 'not-found', 404, 'there is no rank project "nobody"'],
    ['keyless', 'unavailable', 502, 'the variable SEO_PREFLIGHT_OTHER is not set'],
    ['bing', 'unavailable', 502, 'the variable SEO_PREFLIGHT_BING is not set'],
    ['lost', 'unavailable', 502, '"lost.csv" cannot be read (no such file)'],
  ])('that cannot be read, as %s, reject with the reason', async (id, kind, status, words) => {
    const api = open(options())
    for (const asked of [api.rankProject(id), api.rankDashboard(id)]) {
      await expect(asked).rejects.toMatchObject({ kind, status, message: expect.stringContaining(words) })
    }
    await api.close?.()
  })
})

test('figures are worked out once for all who ask', async () => {
  const api = startEngine({ rank: options() })
  expect(await api.rankProject('oak')).toBe(await api.rankProject('oak'))
  expect(await api.rankDashboard('oak')).toBe(await api.rankDashboard('oak'))
  await api.close?.()
})

test('a source that does not answer ends after its time', async () => {
  const api = startEngine({ rank: { ...options(), timeoutMs: 20 } })
  await expect(api.rankProject('stuck')).rejects.toMatchObject({
    kind: 'timeout',
    message: 'the positions of "stuck" are not known: their source did not answer within 0.02 s',
  })
  await api.close?.()
})

test('a call that is cancelled rejects at once, and costs another one nothing', async () => {
  const api = startEngine({ rank: options() })
  const call = new AbortController()
  const asked = api.rankProject('stuck', { signal: call.signal })
  call.abort(new Error('cancelled'))
  await expect(asked).rejects.toMatchObject({ kind: 'cancelled' })
  expect(await api.rankProject('oak')).toMatchObject({ id: 'oak' })
  await api.close?.()
})

test('an engine without rank projects has none', async () => {
  const api = startEngine()
  expect(await api.rankProjects()).toEqual([])
  await expect(api.rankProject('oak')).rejects.toMatchObject({ kind: 'not-found' })
  await api.close?.()
})
