import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Agent, request } from 'undici'
import { ApiError } from '../../src/api/errors.ts'
import type { SeoApi } from '../../src/api/seo-api.ts'
import { TOOLS } from '../../src/api/tools.ts'
import { createThreadedEngine } from '../../src/engine/thread/threaded-engine.ts'
import { AccountApis } from '../../src/service/account-apis.ts'
import { createService } from '../../src/service/service.ts'
import { TokenList } from '../../src/service/tokens.ts'
import { WorkQueue } from '../../src/service/work-queue.ts'
import { follow } from '../support/contract.ts'
import { startEngine } from '../support/engine.ts'
import { type RunningService, serviceOptions, startService, TOKEN } from '../support/service.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

let service: RunningService
let site: WebServer
beforeAll(async () => {
  site = await startWebServer({
    '/': '<!doctype html><html lang="en"><head><title>Shop</title></head><body><h1>Shop</h1></body>',
  })
  service = await startService()
})
afterAll(async () => {
  await service.close()
  await site.close()
})

interface CallOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
  baseUrl?: string
}

/** Calls the service and holds the answer against openapi.yaml. */
async function call(path: string, template: string, options: CallOptions = {}) {
  const {
    method = 'GET',
    headers = { authorization: `Bearer ${TOKEN}` },
    body,
    baseUrl = service.baseUrl,
  } = options
  const typed = body === undefined ? headers : { 'content-type': 'application/json', ...headers }
  const answer = await request(`${baseUrl}${path}`, {
    method: method as 'GET',
    headers: typed,
    ...(body === undefined ? {} : { body }),
  })
  const { statusCode: status } = answer
  const text = await answer.body.text()
  const json = follow(method, template, { status, headers: answer.headers, text }) as Record<string, unknown>
  return { status, json, headers: answer.headers }
}

const target = (url: string) => JSON.stringify({ url })

describe('every answer follows openapi.yaml', () => {
  test.each(TOOLS)('POST /tools/%s', async tool => {
    const { status, json } = await call(`/tools/${tool}`, '/tools/{tool}', {
      method: 'POST',
      body: target(`${site.origin}/`),
    })
    expect({ status, tool: json['tool'], url: json['url'] }).toEqual({
      status: 200,
      tool,
      url: `${site.origin}/`,
    })
  })

  test('GET /me with each of the two headers', async () => {
    const bearer = await call('/me', '/me')
    const key = await call('/me', '/me', { headers: { 'x-api-key': TOKEN } })
    expect([bearer.status, key.status]).toEqual([200, 200])
    expect(key.json).toEqual(bearer.json)
  })

  test('POST /analyze', async () => {
    const { status } = await call('/analyze', '/analyze', { method: 'POST', body: target(`${site.origin}/`) })
    expect([200, 501]).toContain(status)
  })

  test('GET /rank/projects', async () => {
    const { status } = await call('/rank/projects', '/rank/projects')
    expect(status).toBe(200)
  })

  test.each<[string, string, string, CallOptions, number]>([
    ['no token', '/me', '/me', { headers: {} }, 401],
    ['a wrong token', '/me', '/me', { headers: { authorization: 'Bearer wrong' } }, 401],
    [
      'an unknown tool',
      '/tools/magic',
      '/tools/{tool}',
      { method: 'POST', body: '{"url":"https://a.example"}' },
      404,
    ],
    ['an unknown project', '/rank/projects/7', '/rank/projects/{id}', {}, 404],
    [
      'the dashboard of an unknown project',
      '/rank/projects/7/dashboard',
      '/rank/projects/{id}/dashboard',
      {},
      404,
    ],
    ['a body that is not JSON', '/tools/serp', '/tools/{tool}', { method: 'POST', body: '{' }, 400],
    ['no url', '/tools/serp', '/tools/{tool}', { method: 'POST', body: '{}' }, 400],
    ['a url that is a number', '/tools/serp', '/tools/{tool}', { method: 'POST', body: '{"url":1}' }, 400],
    ['a relative url', '/tools/serp', '/tools/{tool}', { method: 'POST', body: '{"url":"/a"}' }, 400],
    ['a file url', '/analyze', '/analyze', { method: 'POST', body: '{"url":"file:///etc/passwd"}' }, 400],
    [
      'another type of body',
      '/tools/serp',
      '/tools/{tool}',
      {
        method: 'POST',
        body: 'url=x',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/x-www-form-urlencoded' },
      },
      415,
    ],
    [
      'a body that is too large',
      '/tools/serp',
      '/tools/{tool}',
      { method: 'POST', body: target(`https://a.example/${'x'.repeat(70_000)}`) },
      413,
    ],
  ])('%s', async (_, path, template, options, expected) => {
    const { status, json } = await call(path, template, options)
    expect({ status, title: typeof json['title'], detail: typeof json['detail'] }).toEqual({
      status: expected,
      title: 'string',
      detail: 'string',
    })
  })
})

test('a plan without API access is 403', async () => {
  const tokens = new TokenList([{ token: 'poor-plan', owner: { account: 'a', apiAccess: false } }])
  const app = createService(serviceOptions(startEngine(), { tokens }).options)
  const answer = await app.inject({ url: '/api/v1/ext/me', headers: { 'x-api-key': 'poor-plan' } })
  expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
    status: 403,
    detail: expect.stringMatching(/API access/),
  })
  await app.close()
})

test('private addresses are refused as targets with 422 unless they are allowed', async () => {
  const closed = await startService(startEngine({ addresses: 'public-only' }))
  try {
    const before = site.requests.length
    const { status, json } = await call('/tools/serp', '/tools/{tool}', {
      method: 'POST',
      body: target(`${site.origin}/`),
      baseUrl: closed.baseUrl,
    })
    expect({ status, detail: json['detail'] }).toEqual({
      status: 422,
      detail: expect.stringMatching(/not a public address/),
    })
    expect(site.requests).toHaveLength(before)
  } finally {
    await closed.close()
  }
})

describe('overload', () => {
  /** Works until it is told to end; counts what was cancelled. */
  function slowApi() {
    const engine = startEngine()
    const state = { running: 0, cancelled: 0, finish: () => {} }
    const done = new Promise<void>(resolve => {
      state.finish = resolve
    })
    const api: SeoApi = {
      ...engine,
      async runTool(tool, url, { signal } = {}) {
        state.running++
        signal?.addEventListener('abort', () => state.cancelled++)
        await done
        return {
          tool,
          url,
          status: 'measured',
          score: 100,
          checks: [],
          facts: {},
          startedAt: new Date(0).toISOString(),
          durationMs: 0,
        }
      },
    }
    return { api, state }
  }
  const callTool = (baseUrl: string, signal?: AbortSignal) =>
    request(`${baseUrl}/tools/serp`, {
      method: 'POST',
      headers: { 'x-api-key': TOKEN, 'content-type': 'application/json' },
      body: target('https://shop.example/'),
      ...(signal ? { signal } : {}),
    })
  async function until(condition: () => boolean) {
    for (let i = 0; i < 500 && !condition(); i++) await sleep(10)
    expect(condition()).toBe(true)
  }

  test.each<[string, number, number]>([
    ['the service is busy: 503', 100, 503],
    ['the account has too many calls under way: 429', 2, 429],
  ])('%s with Retry-After, and those under way finish', async (_, perAccount, status) => {
    const { api, state } = slowApi()
    const busy = await startService(api, { running: 1, waiting: 1, perAccount })
    try {
      const first = callTool(busy.baseUrl)
      await until(() => state.running === 1)
      const second = callTool(busy.baseUrl)
      await sleep(100)
      const third = await callTool(busy.baseUrl)
      expect(third.statusCode).toBe(status)
      expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
      await third.body.dump()
      state.finish()
      for (const answer of await Promise.all([first, second])) {
        expect(answer.statusCode).toBe(200)
        await answer.body.dump()
      }
    } finally {
      await busy.close()
    }
  })

  test('a client that goes away stops its work', async () => {
    const { api, state } = slowApi()
    const busy = await startService(api)
    try {
      const client = new AbortController()
      const gone = callTool(busy.baseUrl, client.signal).catch((error: Error) => error.name)
      await until(() => state.running === 1)
      client.abort()
      expect(await gone).toBe('AbortError')
      await until(() => state.cancelled === 1)
      state.finish()
      await until(() => busy.works.length === 1 && busy.requests.length === 1)
      expect(busy.requests).toMatchObject([{ route: '/api/v1/ext/tools/:tool', tool: 'serp', status: 499 }])
    } finally {
      await busy.close()
    }
  })
})

test('a page that takes all of the processor keeps only the account waiting that sent it', async () => {
  const entry = new URL('../engine/thread/busy-thread.ts', import.meta.url)
  const open = () =>
    createThreadedEngine(
      { version: '0', timeoutMs: 60_000, headers: {}, addresses: 'any', chromePath: '/no/chrome' },
      { heldAloneMs: 2500 },
      entry,
    )
  const apis = new AccountApis(open, 2)
  const owner = (account: string) => ({ token: `token-of-${account}`, owner: { account, apiAccess: true } })
  const { options } = serviceOptions(startEngine(), {
    apiOf: account => apis.of(account),
    tokens: new TokenList([owner('one'), owner('other')]),
    queue: new WorkQueue({ running: 4, waiting: 4, perAccount: 8 }),
  })
  const app = createService(options)
  const callAs = (account: string, path: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/ext/tools/serp',
      headers: { 'x-api-key': `token-of-${account}` },
      payload: { url: `${site.origin}${path}` },
    })
  try {
    // What its thread loads takes longer than the call that is compared.
    await callAs('other', '/')
    const hostile = callAs('one', '/endless')
    let hasEnded = false
    void hostile.then(() => {
      hasEnded = true
    })
    expect((await callAs('other', '/')).json()).toMatchObject({ status: 'measured' })
    const me = await app.inject({ url: '/api/v1/ext/me', headers: { 'x-api-key': 'token-of-one' } })
    expect(me.statusCode).toBe(200)
    expect(hasEnded).toBe(false)
    expect((await hostile).json()).toMatchObject({ status: 'not-measured' })
  } finally {
    await app.close()
    await apis.close()
  }
})

test('an error of the implementation is a 500 without its text, and is told to the log', async () => {
  const failing = await startService({
    ...startEngine(),
    rankProjects: () => Promise.reject(new Error('secret detail')),
  })
  const limited = await startService({
    ...startEngine(),
    rankProjects: () =>
      Promise.reject(new ApiError('rate-limited', 'slow down', { status: 429, retryAfter: 7 })),
  })
  try {
    const answer = await request(`${failing.baseUrl}/rank/projects`, { headers: { 'x-api-key': TOKEN } })
    expect(answer.statusCode).toBe(500)
    expect(await answer.body.text()).not.toContain('secret detail')
    expect(failing.faults).toHaveLength(1)
    const slowed = await request(`${limited.baseUrl}/rank/projects`, { headers: { 'x-api-key': TOKEN } })
    expect([slowed.statusCode, slowed.headers['retry-after']]).toEqual([429, '7'])
    await slowed.body.dump()
  } finally {
    await failing.close()
    await limited.close()
  }
})

test('a connection whose call ends while the service closes does not hold it', async () => {
  const asked = Promise.withResolvers<void>()
  const found = Promise.withResolvers<never[]>()
  const closing = await startService({
    ...startEngine(),
    rankProjects() {
      asked.resolve()
      return found.promise
    },
  })
  const dispatcher = new Agent({ keepAliveTimeout: 60_000 })
  try {
    const headers = { 'x-api-key': TOKEN }
    const calling = request(`${closing.baseUrl}/rank/projects`, { headers, dispatcher })
    await asked.promise
    const closed = closing.close()
    const { origin } = new URL(closing.baseUrl)
    const isOpen = () =>
      fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (await isOpen()) await sleep(10)
    found.resolve([])
    const answer = await calling
    expect(answer.headers['connection']).toBe('close')
    expect(await answer.body.json()).toEqual([])
    await closed
  } finally {
    await dispatcher.destroy()
  }
})

test('health needs no token', async () => {
  const answer = await request(`${new URL(service.baseUrl).origin}/healthz`)
  expect([answer.statusCode, await answer.body.json()]).toEqual([200, { status: 'ok', underWay: 0 }])
})
