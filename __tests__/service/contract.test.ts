import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Dispatcher, request } from 'undici'
import type { ApiError } from '../../src/api/errors.ts'
import type { RankDashboard, RankProject, ToolRun } from '../../src/api/results.ts'
import type { SeoApi } from '../../src/api/seo-api.ts'
import { TOOLS } from '../../src/api/tools.ts'
import { createHostedApi, type HostedOptions } from '../../src/hosted/hosted.ts'
import { TokenList } from '../../src/service/tokens.ts'
import { follow, followProblem } from '../support/contract.ts'
import { contractRequests, type GeneratedRequest, TOKENS } from '../support/contract-requests.ts'
import { startEngine } from '../support/engine.ts'
import { type RunningService, startService, TOKEN } from '../support/service.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

let site: WebServer
beforeAll(async () => {
  site = await startWebServer({
    '/': '<!doctype html><html lang="en"><head><title>Shop</title></head><body><h1>Shop</h1></body>',
  })
})
afterAll(async () => {
  await site.close()
})

describe('requests made from openapi.yaml', () => {
  /** Nobody listens there. */
  const CLOSED = 'http://127.0.0.1:1/'
  const owner = (name: string, changes = {}) => ({ account: name, apiAccess: true, ...changes })
  let service: RunningService
  beforeAll(async () => {
    const tokens = new TokenList([
      { token: TOKENS.good, owner: owner('good') },
      { token: TOKENS.poor, owner: owner('poor', { apiAccess: false }) },
      { token: TOKENS.spent, owner: owner('spent', { limits: { perMinute: 1 } }) },
    ])
    service = await startService(startEngine(), undefined, { tokens })
    const spend = await request(`${service.baseUrl}/me`, { headers: { 'x-api-key': TOKENS.spent } })
    await spend.body.dump()
  })
  afterAll(async () => {
    await service.close()
  })

  async function send({ path, method, headers, body }: GeneratedRequest) {
    const answer = await request({
      origin: service.origin,
      path: `/api/v1/ext${path}`,
      method: method as Dispatcher.HttpMethod,
      headers,
      ...(body !== undefined && { body }),
    } as never)
    return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() }
  }

  test('each answer has a status and a body that the document has for it, and none is a fault', async () => {
    const statuses = new Map<string, Set<number>>()
    await fc.assert(
      fc.asyncProperty(contractRequests([`${site.origin}/`, CLOSED]), async generated => {
        const { method, template, path, isDescribed, expected } = generated
        const answer = await send(generated)
        const { status } = answer
        expect({
          expected,
          status: expected.includes(status) ? 'expected' : status,
          text: answer.text,
        }).toEqual({
          expected,
          status: 'expected',
          text: answer.text,
        })
        if (method === 'HEAD') expect(answer.text).toBe('')
        else if (isDescribed) follow(method, template, answer)
        else followProblem(`${method} ${path}`, answer)
        expect(Object.keys(answer.headers).filter(name => name.startsWith('access-control-'))).toEqual([])
        statuses.set(template, (statuses.get(template) ?? new Set()).add(status))
      }),
      { numRuns: 300, seed: 19 },
    )
    expect(service.faults).toEqual([])
    // It would say nothing of what never came.
    expect(Object.fromEntries([...statuses].map(([path, seen]) => [path, [...seen].sort()]))).toEqual({
      '/me': expect.arrayContaining([200, 401, 405]),
      '/analyze': expect.arrayContaining([200, 400, 401, 405]),
      '/tools/{tool}': expect.arrayContaining([200, 400, 404]),
      '/rank/projects': expect.arrayContaining([200, 401, 405]),
      '/rank/projects/{id}': expect.arrayContaining([404]),
      '/rank/projects/{id}/dashboard': expect.arrayContaining([404]),
    })
  })
})

describe('what the engine says comes to a client of the service as it is', () => {
  const PROJECT: RankProject = {
    id: 'oak & iron/1',
    name: 'Oak and Iron',
    url: 'https://oak.example/',
    keywords: [
      {
        keyword: 'oak table',
        positions: [
          { searchEngine: 'google', location: 'de', position: 3, url: 'https://oak.example/tables' },
          { searchEngine: 'bing', location: 'us', position: null },
        ],
      },
    ],
    facts: {},
  }
  const DASHBOARD: RankDashboard = {
    id: PROJECT.id,
    facts: { average: 3, distribution: { top3: 1, none: 1 } },
  }
  let engine: SeoApi
  let service: RunningService
  let client: SeoApi
  beforeAll(async () => {
    engine = startEngine()
    const { keywords: _, ...summary } = PROJECT
    const ranks: Pick<SeoApi, 'rankProjects' | 'rankProject' | 'rankDashboard'> = {
      rankProjects: async () => [summary],
      rankProject: async id => (id === PROJECT.id ? PROJECT : engine.rankProject(id)),
      rankDashboard: async id => (id === PROJECT.id ? DASHBOARD : engine.rankDashboard(id)),
    }
    service = await startService({ ...engine, ...ranks })
    client = clientOf(service)
  })
  afterAll(async () => {
    await client.close?.()
    await service.close()
  })

  test.each(TOOLS)('POST /tools/%s', async tool => {
    const url = `${site.origin}/`
    const [direct, served] = [await engine.runTool(tool, url), await client.runTool(tool, url)]
    expect(withoutTimes(served)).toEqual(withoutTimes(direct))
  })

  test('GET /me', async () => {
    expect(await client.me()).toEqual({ ...(await engine.me()), name: 'default' })
  })

  test('POST /analyze', async () => {
    const url = `${site.origin}/`
    const [direct, served] = [await engine.analyze(url), await client.analyze(url)]
    expect({ url: served.url, status: served.status, score: served.score, facts: served.facts }).toEqual({
      url: direct.url,
      status: direct.status,
      score: direct.score,
      facts: direct.facts,
    })
    const shown = ({ pages }: typeof direct) => pages.map(page => [page.url, page.score, page.runs.length])
    expect(shown(served)).toEqual(shown(direct))
    expect(shown(served)).toHaveLength(1)
  })

  test('the three of rank tracking', async () => {
    const { keywords: _, ...summary } = PROJECT
    expect(await client.rankProjects()).toEqual([summary])
    expect(await client.rankProject(PROJECT.id)).toEqual(PROJECT)
    expect(await client.rankDashboard(PROJECT.id)).toEqual(DASHBOARD)
    await expect(client.rankProject('7')).rejects.toMatchObject({ kind: 'not-found', status: 404 })
    await expect(client.rankDashboard('7')).rejects.toMatchObject({ kind: 'not-found', status: 404 })
  })
})

describe('a client of ours', () => {
  /** A service whose calls last until they are told to end, and a client that does that when it is to wait. */
  async function startBusy(limits: Parameters<typeof startService>[1], requestLimits: object = {}) {
    const engine = startEngine()
    const ends: (() => void)[] = []
    const service = await startService(
      {
        ...engine,
        async runTool(tool, url) {
          await new Promise<void>(resolve => ends.push(resolve))
          return await engine.runTool(tool, url)
        },
      },
      limits,
      { requestLimits: { perMinute: 100, atOnce: 100, ...requestLimits } },
    )
    const waits: number[] = []
    let time = 0
    const client = clientOf(service, {
      now: () => time,
      sleep: async milliseconds => {
        waits.push(milliseconds)
        time += milliseconds
        for (const end of ends.splice(0)) end()
        // The service is then told by its own calls that they are over.
        while (service.queue.size > 0) await new Promise(resolve => setTimeout(resolve, 5))
      },
    })
    return {
      service,
      client,
      waits,
      async close() {
        await client.close?.()
        await service.close()
      },
      async until(condition: () => boolean) {
        while (!condition()) await new Promise(resolve => setTimeout(resolve, 5))
      },
      endAll() {
        for (const end of ends.splice(0)) end()
      },
    }
  }

  test.each<[string, Parameters<typeof startService>[1], object, number]>([
    ['503 of a queue that is full', { running: 1, waiting: 0, perAccount: 9 }, {}, 5000],
    ['429 of an account with too many calls', { running: 1, waiting: 9, perAccount: 1 }, {}, 5000],
    ['429 of a token with too many calls', undefined, { atOnce: 1 }, 2000],
  ])(
    'waits as long as it is asked to after %s, and then has its answer',
    async (_, limits, requestLimits, wait) => {
      const { service, client, waits, close, until, endAll } = await startBusy(limits, requestLimits)
      try {
        const first = client.runTool('serp', `${site.origin}/`)
        await until(() => service.queue.running === 1)
        const second = client.runTool('robots', `${site.origin}/`)
        expect(await first).toMatchObject({ tool: 'serp', status: 'measured' })
        await until(() => service.queue.running === 1)
        endAll()
        expect(await second).toMatchObject({ tool: 'robots' })
        expect(waits).toEqual([wait])
      } finally {
        await close()
      }
    },
  )

  test('that goes away takes nothing of its token along', async () => {
    const { service, client, close, until, endAll } = await startBusy(undefined, { atOnce: 1 })
    try {
      const leaving = new AbortController()
      const gone = client.runTool('serp', `${site.origin}/`, { signal: leaving.signal })
      await until(() => service.queue.running === 1)
      leaving.abort()
      await expect(gone).rejects.toMatchObject({ kind: 'cancelled' })
      await until(() => service.requests.length === 1)
      expect(await client.me()).toMatchObject({ name: 'default' })
      endAll()
    } finally {
      await close()
    }
  })

  test('is told after how many seconds of a minute it may go on', async () => {
    const { client, close } = await startBusy(undefined, { perMinute: 1 })
    try {
      await client.me()
      const refused = (await client.me().catch((error: unknown) => error)) as ApiError
      expect(refused).toMatchObject({ kind: 'rate-limited', status: 429 })
      expect(refused.retryAfter).toBeGreaterThan(50)
      expect(refused.message).toContain('this token may send 1 requests per minute')
    } finally {
      await close()
    }
  })
})

function clientOf(service: RunningService, changes: Partial<HostedOptions> = {}): SeoApi {
  return createHostedApi({
    baseUrl: service.baseUrl,
    token: TOKEN,
    authHeader: 'authorization',
    timeoutMs: 20_000,
    retries: 3,
    concurrency: 4,
    version: '0.0.0',
    random: () => 0.5,
    ...changes,
  })
}

/** What differs from one look at a page to the next. */
function withoutTimes(run: ToolRun): unknown {
  const text = JSON.stringify({ ...run, startedAt: '', durationMs: 0 })
  return JSON.parse(text.replace(/("(?:\w*Ms|date|age|expiresInDays)":)[\d.]+/g, '$10'))
}
