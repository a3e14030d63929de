import type { IncomingMessage } from 'node:http'
import { afterEach, describe, expect, test } from '@jest/globals'
import { TOOLS } from '../../src/api/tools.ts'
import type { HostedOptions } from '../../src/hosted/hosted.ts'
import { respond, startMisbehavingServer } from '../support/misbehaving-server.ts'
import { type Answer, startWebServer } from '../support/web-server.ts'
import { createTestClient, errorOf, TOKEN } from './service-client.ts'

const closing: (() => Promise<unknown> | undefined)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

interface Received {
  line: string
  headers: IncomingMessage['headers']
  body: string
}

/** A service that answers everything alike and keeps what it received. */
async function startService(answer: string, options: Partial<HostedOptions> = {}) {
  const received: Received[] = []
  const take = (request: IncomingMessage, response: { end(text: string): void }) => {
    let body = ''
    request.on('data', data => {
      body += data
    })
    request.on('end', () => {
      received.push({ line: `${request.method} ${request.url}`, headers: request.headers, body })
      response.end(answer)
    })
  }
  const routes: Record<string, Answer> = new Proxy({}, { get: () => take })
  const server = await startWebServer(routes)
  const { api } = createTestClient(server.origin, options)
  closing.push(server.close, async () => api.close?.())
  return { api, received, origin: server.origin }
}

describe('what is sent', () => {
  test.each(TOOLS)('the tool %s is a POST whose body is the url and nothing else', async tool => {
    const { api, received } = await startService('{"score": 80}')
    await api.runTool(tool, 'https://example.com/ä?q="1"')
    expect(received).toHaveLength(1)
    expect(received[0]!.line).toBe(`POST /api/v1/ext/tools/${tool}`)
    expect(received[0]!.headers['content-type']).toBe('application/json')
    expect(received[0]!.body).toBe(JSON.stringify({ url: 'https://example.com/ä?q="1"' }))
  })

  test('an analysis is a POST whose body is the url and nothing else', async () => {
    const { api, received } = await startService('{"score": 80}')
    await api.analyze('https://example.com/')
    expect(received[0]).toMatchObject({
      line: 'POST /api/v1/ext/analyze',
      body: '{"url":"https://example.com/"}',
    })
  })

  test('the other operations are GETs without a body, with ids percent-encoded', async () => {
    const { api, received } = await startService('{"projects": []}')
    await api.me()
    await api.rankProjects()
    await api.rankProject('a/b ?#%')
    await api.rankDashboard('17')
    expect(received.map(({ line }) => line)).toEqual([
      'GET /api/v1/ext/me',
      'GET /api/v1/ext/rank/projects',
      'GET /api/v1/ext/rank/projects/a%2Fb%20%3F%23%25',
      'GET /api/v1/ext/rank/projects/17/dashboard',
    ])
    expect(received.every(({ body }) => body === '')).toBe(true)
    expect(received.every(({ headers }) => headers['content-type'] === undefined)).toBe(true)
  })

  test.each(['', '.', '..'])('the project id %j, which would change the path, is refused', async id => {
    const { api, received } = await startService('{}')
    expect((await errorOf(api.rankProject(id))).kind).toBe('bad-request')
    expect((await errorOf(api.rankDashboard(id))).kind).toBe('bad-request')
    expect(received).toEqual([])
  })

  test.each([
    ['authorization', { authorization: `Bearer ${TOKEN}` }, 'x-api-key'],
    ['x-api-key', { 'x-api-key': TOKEN }, 'authorization'],
  ] as const)('the token travels in the header %s alone', async (authHeader, expected, other) => {
    const { api, received } = await startService('{}', { authHeader })
    await api.me()
    expect(received[0]!.headers).toMatchObject({
      ...expected,
      accept: 'application/json, application/problem+json',
      'user-agent': 'seo-preflight/1.2.3',
    })
    expect(received[0]!.headers[other]).toBeUndefined()
  })

  test('a slash at the end of the base URL changes nothing', async () => {
    const { origin, received } = await startService('{}')
    const { api } = createTestClient(origin, { baseUrl: `${origin}/api/v1/ext/` })
    closing.push(async () => api.close?.())
    await api.me()
    expect(received[0]!.line).toBe('GET /api/v1/ext/me')
  })
})

describe('what is refused before anything is sent', () => {
  test.each([
    'http://service.example',
    'http://10.0.0.1',
    'http://localhost.example',
    'http://127.0.0.1.nip.io',
  ])('an http:// base URL with a token is refused unless it is loopback: %s', origin => {
    expect(() => createTestClient(origin)).toThrow('the token would travel to')
  })

  test.each(['http://localhost:1', 'http://127.9.9.9:1', 'http://[::1]:1', 'https://service.example'])(
    '%s is accepted',
    async origin => {
      const { api } = createTestClient(origin)
      await api.close?.()
    },
  )

  test.each([
    ['ftp://service.example', 'not an http or https URL'],
    ['nonsense://', 'not an http or https URL'],
    ['https://user:secret@service.example', 'must not hold a user name'],
  ])('the base URL %s is refused', (origin, message) => {
    expect(() => createTestClient(origin)).toThrow(message)
  })

  test.each([
    ['', 'is empty'],
    ['abc\r\nX-Evil: 1', 'holds blanks'],
    ['tokén', 'holds blanks, line ends or characters beyond ASCII'],
  ])('the token %j is refused', (token, message) => {
    expect(() => createTestClient('https://service.example', { token })).toThrow(message)
  })
})

test('connections are kept and used again', async () => {
  const server = await startMisbehavingServer(socket => respond(socket, '{"score": 50}'))
  const { api } = createTestClient(server.host)
  closing.push(server.close, async () => api.close?.())
  for (let call = 0; call < 10; call++) await api.runTool('robots', 'https://example.com/')
  expect(server.requests).toHaveLength(10)
  expect(server.connections()).toBeLessThanOrEqual(2)
})

test('no more requests run at once than the concurrency allows', async () => {
  let running = 0
  let most = 0
  const server = await startMisbehavingServer(socket => {
    most = Math.max(most, ++running)
    setTimeout(() => {
      running--
      respond(socket, '{"score": 50}')
    }, 20)
  })
  const { api } = createTestClient(server.host, { concurrency: 3 })
  closing.push(server.close, async () => api.close?.())
  await Promise.all(TOOLS.map(tool => api.runTool(tool, 'https://example.com/')))
  expect(most).toBe(3)
})

test('a call that is cancelled by its signal ends as cancelled, also while it waits for its turn', async () => {
  const server = await startMisbehavingServer(() => {})
  const { api } = createTestClient(server.host, { concurrency: 1 })
  closing.push(server.close, async () => api.close?.())
  const controller = new AbortController()
  const calls = [api.me({ signal: controller.signal }), api.me({ signal: controller.signal })].map(errorOf)
  setTimeout(() => controller.abort(), 50)
  const errors = await Promise.all(calls)
  expect(errors.map(({ kind }) => kind)).toEqual(['cancelled', 'cancelled'])
  expect(server.requests).toHaveLength(1)
})

test('a call that is cancelled while it waits for its next try ends as cancelled', async () => {
  const server = await startMisbehavingServer(socket =>
    respond(socket, '{}', '503 Busy', ['Retry-After: 100']),
  )
  const { api } = createTestClient(server.host, { now: Date.now, sleep: undefined })
  closing.push(server.close, async () => api.close?.())
  const controller = new AbortController()
  const error = errorOf(api.me({ signal: controller.signal }))
  setTimeout(() => controller.abort(), 100)
  expect((await error).kind).toBe('cancelled')
  expect(server.requests).toHaveLength(1)
})
