import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { request } from 'undici'
import { ApiError } from '../../src/api/errors.ts'
import { accessLine } from '../../src/service/access-log.ts'
import type { AnsweredRequest } from '../../src/service/observer.ts'
import { redactor } from '../../src/text/redactor.ts'
import { anyText } from '../support/any-text.ts'
import { startEngine } from '../support/engine.ts'
import { type RunningService, startService, TOKEN } from '../support/service.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const REQUEST: AnsweredRequest = {
  requestId: '0123456789abcdef',
  method: 'POST',
  route: '/api/v1/ext/tools/:tool',
  status: 200,
  durationMs: 12.3456,
  account: 'web',
  tool: 'serp',
  url: 'https://shop.example/',
}
const lineOf = (changes: Partial<AnsweredRequest>, redact = (text: string) => text) =>
  accessLine({ ...REQUEST, ...changes }, redact, NOW)

test('a request is one line of JSON', () => {
  expect(JSON.parse(lineOf({}))).toEqual({
    time: '2026-11-23T12:00:00.000Z',
    event: 'request',
    ...REQUEST,
    durationMs: 12.3,
  })
})

test.each<[string, string]>([
  ['https://user:hunter2hunter2@shop.example/', 'https://shop.example/'],
  ['https://shop.example/?api_key=hunter2hunter2&page=2', 'https://shop.example/?api_key=***&page=2'],
  ['https://shop.example/?next=token-of-the-tests', 'https://shop.example/?next=***'],
  ['https://shop.example/?next=token%2Dof%2Dthe%2Dtests', 'https://shop.example/?next=***'],
  ['https://xn--bcher-kva.example/', 'https://bücher.example/'],
])('of the URL %s the log shows %s', (url, shown) => {
  expect(JSON.parse(lineOf({ url }, redactor(['token-of-the-tests', 'token%2Dof%2Dthe%2Dtests']))).url).toBe(
    shown,
  )
})

test('whatever stands in a request, its line is one line of printable characters with the same fields', () => {
  fc.assert(
    fc.property(anyText(), anyText(), (url, account) => {
      const line = lineOf({ url, account })
      expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202e\u200b]/u)
      expect(Object.keys(JSON.parse(line))).toEqual(Object.keys(JSON.parse(lineOf({}))))
      expect(JSON.parse(line)).toMatchObject({ event: 'request', status: 200 })
    }),
  )
  expect(lineOf({ url: 'x'.repeat(100_000) }).length).toBeLessThan(1000)
})

describe('of each request the service tells', () => {
  let service: RunningService
  beforeAll(async () => {
    service = await startService({
      ...startEngine(),
      rankProjects: () => Promise.reject(new ApiError('unavailable', 'later')),
      rankProject: () => sleep(60).then(() => Promise.reject(new ApiError('unavailable', 'later'))),
    })
  })
  afterAll(async () => {
    await service.close()
  })

  const call = async (path: string, options: Partial<Parameters<typeof request>[1]> = {}) => {
    const answer = await request(`${service.origin}${path}`, options as object)
    await answer.body.dump()
    return answer
  }
  const headers = { 'x-api-key': TOKEN, 'content-type': 'application/json' }

  test.each<[string, string, object, Partial<AnsweredRequest>]>([
    [
      'a call',
      '/api/v1/ext/me',
      { headers },
      { method: 'GET', route: '/api/v1/ext/me', status: 200, account: 'default' },
    ],
    [
      'a tool',
      '/api/v1/ext/tools/dns',
      { method: 'POST', headers, body: '{"url":"http://127.0.0.1:1/?a"}' },
      {
        method: 'POST',
        route: '/api/v1/ext/tools/:tool',
        status: 200,
        account: 'default',
        tool: 'dns',
        url: 'http://127.0.0.1:1/?a',
      },
    ],
    [
      'an error',
      '/api/v1/ext/rank/projects',
      { headers },
      { route: '/api/v1/ext/rank/projects', account: 'default', status: 503 },
    ],
    [
      'a wrong token',
      '/api/v1/ext/me',
      { headers: { 'x-api-key': 'wrong' } },
      { route: '/api/v1/ext/me', status: 401 },
    ],
    ['a path that is not there', '/secret-in-path?token=x', {}, { method: 'GET', status: 404 }],
    ['a path that is not encoded', '/api/v1/ext/rank/projects/%zz', { headers }, { status: 400 }],
  ])('%s', async (_, path, options, expected) => {
    const { headers: answered } = await call(path, options)
    expect(service.requests.at(-1)).toEqual({
      requestId: answered['x-request-id'],
      method: 'GET',
      route: undefined,
      durationMs: expect.any(Number),
      ...expected,
    })
  })

  test('how long it took', async () => {
    await call('/api/v1/ext/rank/projects/7', { headers })
    expect(service.requests.at(-1)!.durationMs).toBeGreaterThan(50)
  })

  test.each<[string, boolean]>([
    ['0b5e2a3c-6f0e-4c53-9d54-4f2a4f0a2a11', true],
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', true],
    ['short', false],
    ['x'.repeat(65), false],
    ['has blanks in it', false],
    ['"},{"event":"x"', false],
  ])('the request id %s is taken: %p', async (id, isTaken) => {
    const answer = await call('/healthz', { headers: { 'x-request-id': id } })
    const answered = answer.headers['x-request-id']
    if (isTaken) expect(answered).toBe(id)
    else expect(answered).toMatch(/^[0-9a-f-]{36}$/)
    expect(service.requests.at(-1)!.requestId).toBe(answered)
  })
})
