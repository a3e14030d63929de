import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterEach, describe, expect, test } from '@jest/globals'
import type { HostedOptions } from '../../src/hosted/hosted.ts'
import {
  drip,
  type Fault,
  resetBeforeAnswer,
  resetInBody,
  respond,
  stall,
  startMisbehavingServer,
} from '../support/misbehaving-server.ts'
import { type Answer, startWebServer } from '../support/web-server.ts'
import { createTestClient, errorOf } from './service-client.ts'

const closing: (() => Promise<unknown> | undefined)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function startFaulty(fault: Fault, options: Partial<HostedOptions> & { scheme?: string } = {}) {
  const server = await startMisbehavingServer(fault)
  const { scheme = 'http', ...rest } = options
  const { api } = createTestClient(`${scheme}://${server.host}`, { timeoutMs: 300, ...rest })
  closing.push(server.close, async () => api.close?.())
  return { server, run: () => api.runTool('robots', 'https://example.com/') }
}

async function startService(answer: Answer, options: Partial<HostedOptions> = {}) {
  const server = await startWebServer({ '/api/v1/ext/tools/robots': answer })
  const { api } = createTestClient(server.origin, options)
  closing.push(server.close, async () => api.close?.())
  return { server, run: () => api.runTool('robots', 'https://example.com/') }
}

describe('slow connect, header stall, one-byte drip, reset in mid-body: a distinct error by the total deadline', () => {
  test('a TLS handshake that never ends', async () => {
    const { run } = await startFaulty(stall, { scheme: 'https' })
    const error = await errorOf(run())
    expect(error.kind).toBe('timeout')
    expect(error.message).toMatch(/no connection to 127\.0\.0\.1:\d+ came about within 0\.3 s/)
  })

  test('headers that never come', async () => {
    const { run, server } = await startFaulty(stall)
    const error = await errorOf(run())
    expect(error.kind).toBe('timeout')
    expect(error.message).toMatch(/connected to .*, but its answer did not begin within 0\.3 s/)
    await server.received
    expect(server.requests).toHaveLength(1)
  })

  test('headers that never come on a kept connection', async () => {
    const { run } = await startFaulty((socket, nth) => {
      if (nth === 1) respond(socket, '{"score": 80}')
    })
    await run()
    expect((await errorOf(run())).message).toContain('but its answer did not begin')
  })

  test('a body of one byte at a time', async () => {
    const { run, server } = await startFaulty(drip)
    const error = await errorOf(run())
    expect(error.kind).toBe('timeout')
    expect(error.message).toMatch(
      /began, but was not complete within 0\.3 s \(`timeout`\): [1-9]\d* bytes came/,
    )
    expect(server.requests).toHaveLength(1)
  })

  test('a reset in the body', async () => {
    const { run } = await startFaulty(resetInBody, { retries: 0, timeoutMs: 10_000 })
    const error = await errorOf(run())
    expect(error.kind).toBe('network')
    expect(error.message).toMatch(/broke off its answer after 9 bytes of the body/)
  })

  test.each([
    ['its length', 'Content-Length: 1000', '{"score": 80}'],
    ['its length on a connection that ends', 'Connection: close\r\nContent-Length: 1000', '{"score": 80}'],
    ['its last chunk', 'Transfer-Encoding: chunked', 'd\r\n{"score": 80}\r\n'],
    [
      'its last chunk on a connection that ends',
      'Connection: close\r\nTransfer-Encoding: chunked',
      'd\r\n{"score": 80}\r\n',
    ],
  ])(
    'a body that ends before %s is tried again and never taken for the whole',
    async (_end, header, body) => {
      const { run, server } = await startFaulty(
        socket => socket.end(`HTTP/1.1 200 OK\r\n${header}\r\n\r\n${body}`),
        { retries: 1, timeoutMs: 10_000 },
      )
      const error = await errorOf(run())
      expect(error.kind).toBe('network')
      expect(error.message).toContain('broke off its answer after 13 bytes')
      expect(server.requests).toHaveLength(2)
    },
  )

  test('a reset before the answer', async () => {
    const { run } = await startFaulty(resetBeforeAnswer, { retries: 0, timeoutMs: 10_000 })
    const error = await errorOf(run())
    expect(error.kind).toBe('network')
    expect(error.message).toMatch(/closed the connection before it answered/)
  })

  test.each([
    ['HTTP at all', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['a status', 'HTTP/1.1 000 OK\r\nContent-Length: 2\r\n\r\nab'],
  ])('what is not %s is not tried again', async (_what, bytes) => {
    const { run, server } = await startFaulty(socket => socket.end(bytes), {
      timeoutMs: 10_000,
    })
    const error = await errorOf(run())
    expect(error.kind).toBe('bad-response')
    expect(error.message).toContain('is not valid HTTP')
    expect(error.message).not.toContain('assert')
    expect(server.requests).toHaveLength(1)
  })
})

describe('a gzip, brotli or zstd bomb stops at the decoded cap with bounded memory', () => {
  const maxBytes = 1024 * 1024
  const zeros = Buffer.alloc(64 * maxBytes)

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', (data: Buffer) => brotliCompressSync(data)],
    ['zstd', (data: Buffer) => zstdCompressSync(data)],
  ] as const)('%s', async (coding, compress) => {
    const body = compress(zeros)
    const { run, server } = await startService(
      { headers: { 'content-encoding': coding }, body },
      { maxBytes },
    )
    const before = process.memoryUsage().arrayBuffers
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before)
    }, 1)
    const error = await errorOf(run())
    clearInterval(watch)
    expect(error.kind).toBe('too-large')
    expect(error.message).toContain(`is larger than ${maxBytes} bytes`)
    expect(most).toBeLessThan(20 * maxBytes)
    expect(server.requests).toHaveLength(1)
  })

  test('a body without encoding stops there too', async () => {
    const { run } = await startService({ body: zeros }, { maxBytes })
    expect((await errorOf(run())).kind).toBe('too-large')
  })

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', (data: Buffer) => brotliCompressSync(data)],
    ['zstd', (data: Buffer) => zstdCompressSync(data)],
  ] as const)('%s below the cap is read', async (coding, compress) => {
    const body = compress(Buffer.from('{"score": 71}'))
    const { run } = await startService({ headers: { 'content-encoding': coding }, body })
    expect((await run()).score).toBe(71)
  })

  test.each([
    ['gzip', Buffer.from('this is no gzip')],
    ['br', Buffer.from('\xff\xff\xff this is no brotli')],
    ['zstd', Buffer.from('this is no zstd')],
    ['deflate', Buffer.from('this is no deflate')],
    ['deflate', deflateSync('{"score": 71}').subarray(0, 10)],
    ['deflate', deflateRawSync('{"score": 71}').subarray(0, 6)],
    ['gzip', gzipSync('{"score": 71}').subarray(0, 20)],
    ['compress', Buffer.from('x')],
  ])('a body that is not the %s it claims to be is an error', async (coding, body) => {
    const { run } = await startService({ headers: { 'content-encoding': coding }, body })
    const error = await errorOf(run())
    expect(error.kind).toBe('bad-response')
    expect(error.message).toContain('cannot be decoded')
  })

  test.each([
    ['a word that is no content coding', 'utf-8', Buffer.from('{"score": 71}'), 'measured'],
    ['a coding of a body without a byte', 'gzip', Buffer.alloc(0), 'not-measured'],
  ])('%s leaves the body as it is', async (_, coding, body, status) => {
    const { run } = await startService({ headers: { 'content-encoding': coding }, body })
    expect((await run()).status).toBe(status)
  })

  test('a body with more codings than anybody needs is not decoded', async () => {
    const coding = Array(6).fill('gzip').join(', ')
    const { run } = await startService({ headers: { 'content-encoding': coding }, body: 'x' })
    expect((await errorOf(run())).message).toContain('names 6 codings, more than 5')
  })
})

test('HTML, truncated JSON or a body of the wrong shape with status 200 is `not-measured`, never a pass', async () => {
  const cases: [string, string][] = [
    ['<!doctype html><title>Sign\nin</title><h1>Hello', 'an HTML page titled "Sign in", not with JSON'],
    ['{"score": 80, "issues": [', 'JSON that is broken or cut off'],
    ['', 'an empty body'],
    ['OK', 'text that is not JSON: "OK"'],
    ['"fine"', 'a string'],
    ['true', 'a boolean'],
    ['null', 'null'],
    ['[]', 'a list of 0 values'],
    ['{}', 'an empty object'],
    ['{"passed": true, "grade": "A"}', 'an object with "passed", "grade"'],
    [`${'['.repeat(5000)}${']'.repeat(5000)}`, 'nested more than 200 levels deep'],
  ]
  for (const [body, reason] of cases) {
    const { run } = await startService({ body })
    expect(await run()).toMatchObject({
      status: 'not-measured',
      score: null,
      checks: [],
      reason: expect.stringContaining(reason),
    })
  }
})

test('work that is only accepted is no result', async () => {
  const { run } = await startService({ status: 202, body: '{"score": 100, "issues": []}' })
  expect((await errorOf(run())).message).toContain('only accepted the work (HTTP 202)')
})
