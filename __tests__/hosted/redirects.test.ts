import type { IncomingMessage } from 'node:http'
import { afterEach, expect, test } from '@jest/globals'
import { type Answer, startWebServer } from '../support/web-server.ts'
import { createTestClient, errorOf, TOKEN } from './service-client.ts'

const closing: (() => Promise<unknown> | undefined)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function start(routes: Record<string, Answer>) {
  const server = await startWebServer(routes)
  const { api } = createTestClient(server.origin)
  closing.push(server.close, async () => api.close?.())
  return { server, api }
}

test.each([301, 302, 303, 307, 308])(
  'a cross-origin redirect (%i) carries neither `Authorization` nor `X-Api-Key`',
  async status => {
    const other = await startWebServer({})
    closing.push(other.close)
    const { api, server } = await start({
      '/api/v1/ext/me': { status, headers: { location: `${other.origin}/api/v1/ext/me?key=${TOKEN}` } },
    })
    const error = await errorOf(api.me())
    expect(error).toMatchObject({ kind: 'redirect', status })
    expect(error.message).toContain(
      `redirects (HTTP ${status}) to ${other.origin}/api/v1/ext/me, another origin`,
    )
    expect(error.message).toContain('set `base-url` to it')
    expect(other.requests).toEqual([])
    expect(server.requests).toHaveLength(1)
  },
)

test.each([307, 308])('a redirect by %i within the origin keeps method, body and token', async status => {
  const received: (string | undefined)[] = []
  const keep = (request: IncomingMessage, response: { end(text: string): void }) => {
    received.push(request.method, request.headers.authorization)
    request.on('data', data => received.push(String(data)))
    request.on('end', () => response.end('{"score": 80}'))
  }
  const { api } = await start({
    '/api/v1/ext/tools/serp': { status, headers: { location: '/api/v1/ext/tools/serp/' } },
    '/api/v1/ext/tools/serp/': keep,
  })
  expect((await api.runTool('serp', 'https://example.com/')).score).toBe(80)
  expect(received).toEqual(['POST', `Bearer ${TOKEN}`, '{"url":"https://example.com/"}'])
})

test.each([301, 302, 303])('a redirect by %i within the origin is refused', async status => {
  const { api, server } = await start({
    '/api/v1/ext/tools/serp': { status, headers: { location: '/login' } },
  })
  const error = await errorOf(api.runTool('serp', 'https://example.com/'))
  expect(error.kind).toBe('redirect')
  expect(error.message).toContain('/login, which would not keep the request as it is')
  expect(server.requests).toEqual(['POST /api/v1/ext/tools/serp'])
})

test('redirects end after three', async () => {
  const { api, server } = await start({
    '/api/v1/ext/me': { status: 307, headers: { location: '/api/v1/ext/me' } },
  })
  const error = await errorOf(api.me())
  expect(error.kind).toBe('redirect')
  expect(error.message).toContain('after 3 redirects already')
  expect(server.requests).toHaveLength(4)
})

test.each<Record<string, string>>([{}, { location: 'http://[' }])(
  'a redirect to nowhere is an error: %j',
  async headers => {
    const { api } = await start({ '/api/v1/ext/me': { status: 307, headers } })
    expect((await errorOf(api.me())).message).toContain('to no valid URL')
  },
)
