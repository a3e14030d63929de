import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { request } from 'undici'
import { createService } from '../../src/service/service.ts'
import { followProblem } from '../support/contract.ts'
import { startEngine } from '../support/engine.ts'
import { type RunningService, serviceOptions, startService, TOKEN } from '../support/service.ts'

let service: RunningService
beforeAll(async () => {
  service = await startService(startEngine({ addresses: 'public-only' }))
})
afterAll(async () => {
  await service.close()
})

function open(): Socket {
  const { port } = service.server.address() as AddressInfo
  return connect(port, '127.0.0.1').on('error', () => undefined)
}

interface RawAnswer {
  status: number
  headers: Record<string, string>
  text: string
}

/** Sends bytes on a connection and reads what comes until the other side closes it, or nothing more comes. */
async function exchange(bytes: string, idleMs = 2000): Promise<{ answers: RawAnswer[]; isClosed: boolean }> {
  const socket = open()
  let received = ''
  socket.on('data', chunk => {
    received += chunk.toString('latin1')
  })
  socket.write(bytes, 'latin1')
  const closed = new Promise<boolean>(resolve => socket.once('close', () => resolve(true)))
  const isClosed = await Promise.race([closed, sleep(idleMs, false, { ref: false })])
  socket.destroy()
  return { answers: answersIn(received), isClosed }
}

function answersIn(received: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let left = received; left !== ''; ) {
    const end = left.indexOf('\r\n\r\n')
    const [first = '', ...lines] = left.slice(0, end).split('\r\n')
    const headers = Object.fromEntries(
      lines.map(line => [line.split(':', 1)[0]!.toLowerCase(), line.replace(/^[^:]*: */, '')]),
    )
    const length = Number(headers['content-length'] ?? left.length)
    const text = left.slice(end + 4, end + 4 + length)
    answers.push({ status: Number(first.split(' ')[1]), headers, text })
    left = left.slice(end + 4 + length)
  }
  return answers
}

const HEAD = `Host: x\r\nX-Api-Key: ${TOKEN}\r\n`
const POST = `POST /api/v1/ext/tools/serp HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n`
const HIDDEN = `GET /api/v1/ext/rank/projects HTTP/1.1\r\n${HEAD}\r\n`

/** What two readers could take for different numbers of requests. A request is hidden behind each. */
test.each<[string, string]>([
  ['two lengths', `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}${HIDDEN}`],
  ['a list of lengths', `${POST}Content-Length: 2, 2\r\n\r\n{}${HIDDEN}`],
  ['a length with a sign', `${POST}Content-Length: +2\r\n\r\n{}${HIDDEN}`],
  ['a length and chunks', `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['chunks and a length', `${POST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${HIDDEN}`],
  [
    'chunks that are not the last coding',
    `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ],
  ['an unknown coding', `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a blank before the colon', `${POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a folded line', `${POST}X-A: b\r\n Content-Length: 2\r\n\r\n{}${HIDDEN}`],
  ['a lone line feed', `${POST}X-A: b\nContent-Length: 2\r\n\r\n{}${HIDDEN}`],
  ['a lone carriage return', `${POST}X-A: b\rContent-Length: 2\r\n\r\n{}${HIDDEN}`],
  ['a NUL in a header', `${POST}X-A: b\0c\r\nContent-Length: 2\r\n\r\n{}${HIDDEN}`],
  [
    'a size of a chunk that is none',
    `${POST}Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
  ],
  ['no host', `GET /healthz HTTP/1.1\r\n\r\n${HIDDEN}`],
  ['something else than HTTP', `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${HIDDEN}`],
])('a request with %s is 400, and the connection ends with it', async (_, bytes) => {
  const { answers, isClosed } = await exchange(bytes)
  expect({ statuses: answers.map(({ status }) => status), isClosed }).toEqual({
    statuses: [400],
    isClosed: true,
  })
})

test('a connection that is refused has a problem as all errors, and stands in the log', async () => {
  const before = service.requests.length
  const { answers } = await exchange('GET / HTTP/1.1\r\nBad Header: x\r\n\r\n')
  expect(followProblem('a request that cannot be read', answers[0]!)).toEqual({
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    detail: 'this is not a valid HTTP request',
  })
  expect(service.requests.slice(before)).toEqual([
    {
      requestId: answers[0]!.headers['x-request-id'],
      method: undefined,
      route: undefined,
      status: 400,
      durationMs: 0,
    },
  ])
})

test.each<[string, string]>([
  ['a large header', `GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['many headers', `GET /healthz HTTP/1.1\r\nHost: x\r\n${'X-A: b\r\n'.repeat(5000)}\r\n`],
  ['a long path', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
])('%s is 431', async (_, bytes) => {
  const { answers, isClosed } = await exchange(bytes)
  expect({ statuses: answers.map(({ status }) => status), isClosed }).toEqual({
    statuses: [431],
    isClosed: true,
  })
})

test('requests that come at once on one connection are answered in their order', async () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\n${HEAD}\r\n`
  const last = `GET /healthz HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`
  const body = '{"url":"http://127.0.0.1/"}'
  const post = `${POST}Content-Length: ${body.length}\r\n\r\n${body}`
  const { answers } = await exchange(`${get('/api/v1/ext/me')}${post}${get('/nothing')}${last}`)
  expect(answers.map(({ status }) => status)).toEqual([200, 422, 404, 200])
})

test('a body that is too large is refused before it has come', async () => {
  const { answers, isClosed } = await exchange(`${POST}Content-Length: 10000000000\r\n\r\n{"url":"`)
  expect({ statuses: answers.map(({ status }) => status), isClosed }).toEqual({
    statuses: [413],
    isClosed: true,
  })
  const chunk = `ffff\r\n${'a'.repeat(0xffff)}\r\n`
  const chunked = await exchange(`${POST}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}`)
  expect(chunked.answers[0]?.status).toBe(413)
})

test('a client that sends its request drop by drop is 408, and others are answered meanwhile', async () => {
  const slow = await startService()
  slow.server.requestTimeout = 300
  slow.server.headersTimeout = 200
  const { port } = slow.server.address() as AddressInfo
  const drip = async (start: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    let received = ''
    socket.on('data', chunk => {
      received += chunk.toString()
    })
    socket.write(start)
    const timer = setInterval(() => socket.write('a'), 20)
    await new Promise(resolve => socket.once('close', resolve))
    clearInterval(timer)
    return answersIn(received)[0]
  }
  try {
    const dripping = [
      drip(`GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: `),
      drip(`${POST}Content-Length: 10000\r\n\r\n{"url":"`),
    ]
    const other = await request(`${slow.baseUrl}/me`, { headers: { 'x-api-key': TOKEN } })
    expect([other.statusCode, await other.body.json()]).toEqual([
      200,
      expect.objectContaining({ name: 'default' }),
    ])
    for (const answer of await Promise.all(dripping)) {
      expect(answer?.status).toBe(408)
      expect(followProblem('a slow request', answer!)).toMatchObject({ title: 'Request Timeout' })
    }
  } finally {
    await slow.close()
  }
})

test('a request that comes while the service is about to end is 503, and is to be sent elsewhere', async () => {
  const app = createService(serviceOptions(startEngine()).options)
  const answers: { status: number; headers: Record<string, unknown>; text: string }[] = []
  let origin: string
  app.addHook('preClose', async () => {
    for (const path of ['/healthz', '/api/v1/ext/me']) {
      const { statusCode, headers, body } = await request(`${origin}${path}`)
      answers.push({ status: statusCode, headers, text: await body.text() })
    }
  })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
  await app.close()
  expect(answers).toHaveLength(2)
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1', connection: 'close' } })
    followProblem('a service that ends', answer)
  }
})

test.each(['OPTIONS', 'TRACE', 'CONNECT'])(
  '%s opens nothing to the scripts of other origins',
  async method => {
    const { answers } = await exchange(
      `${method} /api/v1/ext/me HTTP/1.1\r\nHost: x\r\nOrigin: https://other.example\r\nAccess-Control-Request-Method: GET\r\nConnection: close\r\n\r\n`,
    )
    const names = answers.flatMap(({ headers }) => Object.keys(headers))
    expect(names.filter(name => name.startsWith('access-control'))).toEqual([])
    for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400)
  },
)

test('a script of another origin is not let in: its request has no CORS headers in the answer', async () => {
  const answer = await request(`${service.baseUrl}/me`, {
    headers: { 'x-api-key': TOKEN, origin: 'https://other.example' },
  })
  await answer.body.dump()
  expect(Object.keys(answer.headers).filter(name => name.startsWith('access-control'))).toEqual([])
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})
