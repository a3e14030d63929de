import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { HttpClient } from '../../../src/engine/network/http-client.ts'
import { HttpSession, outcomeOf, until } from '../../support/http-session.ts'

const session = new HttpSession()
let http: HttpClient

beforeEach(() => {
  http = session.client()
})
afterEach(() => session.close())

describe('a server that misbehaves gives a failure of its kind', () => {
  test.each<[string, string, string]>([
    ['closes without a word', '', 'connection'],
    ['does not speak HTTP', 'SSH-2.0-OpenSSH_9.2\r\n', 'protocol'],
    ['has headers without end', `HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(20_000)}\r\n`, 'protocol'],
    ['has a status that there is not', 'HTTP/1.1 000 OK\r\nContent-Length: 2\r\n\r\nab', 'protocol'],
    ['promises more than it sends', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc', 'connection'],
    ['breaks off a chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n10\r\nabc', 'connection'],
    ['has a bad chunk size', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabc', 'protocol'],
    ['says gzip and means text', 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nabc', 'bad-encoding'],
    ['compresses in its own way', 'HTTP/1.1 200 OK\r\nContent-Encoding: compress\r\n\r\nabc', 'bad-encoding'],
  ])('one that %s', async (_name, bytes, kind) => {
    const server = await session.saying(bytes)
    const exchange = await http.fetch(server.origin)
    expect(outcomeOf(exchange)).toBe(kind)
    expect(exchange.failure?.message).toBeTruthy()
    expect(exchange.failure?.message).not.toContain('assert')
  })

  test.each<[string, string]>([
    ['HTTP/1.0 that ends with the connection', 'HTTP/1.0 200 OK\r\n\r\nhello'],
    [
      'an early hint before the answer',
      'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\n\r\nhello',
    ],
    [
      'a header that is named like a part of an object',
      'HTTP/1.1 200 OK\r\n__proto__: a\r\nconstructor: b\r\n\r\nhello',
    ],
    ['an encoding that is none', 'HTTP/1.1 200 OK\r\nContent-Encoding: utf-8\r\n\r\nhello'],
  ])('but not one with %s', async (_name, bytes) => {
    const server = await session.saying(bytes)
    expect((await http.fetch(server.origin)).final?.body.toString()).toBe('hello')
  })

  test.each([204, 304])('nor an empty %i that says gzip', async status => {
    const server = await session.saying(`HTTP/1.1 ${status} X\r\nContent-Encoding: gzip\r\n\r\n`)
    expect(outcomeOf(await http.fetch(server.origin))).toBe(String(status))
  })

  test('nor HEAD of a compressed page', async () => {
    const server = await session.saying(
      'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 99\r\n\r\n',
    )
    expect(outcomeOf(await http.fetch(server.origin, { method: 'HEAD' }))).toBe('200')
  })

  test('a reset in mid-body is not tried again', async () => {
    const server = await session.raw(socket => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc', () => socket.resetAndDestroy())
    })
    expect(outcomeOf(await http.fetch(server.origin))).toBe('connection')
    expect(server.requests.length).toBe(1)
  })

  test('a port where nothing listens', async () => {
    const server = await session.saying('')
    await server.close()
    expect((await http.fetch(server.origin)).failure).toMatchObject({
      kind: 'connection',
      code: 'ECONNREFUSED',
    })
  })

  test.each(['ENOTFOUND', 'EAI_AGAIN', 'ESERVFAIL', 'ENODATA'])(
    'a name that does not resolve with %s',
    async code => {
      const resolve = (_host: string, _options: unknown, done: (error: Error) => void) =>
        done(Object.assign(new Error(`getaddrinfo ${code}`), { code }))
      const own = session.client({ resolve: resolve as never })
      expect((await own.fetch('http://site.invalid/')).failure).toMatchObject({ kind: 'dns', code })
    },
  )

  test.each(['', 'no url', 'file:///etc/passwd', 'ftp://x/', 'data:,x', 'view-source:http://x/'])(
    'a URL that is none of HTTP: %j',
    async url => {
      expect(outcomeOf(await http.fetch(url))).toBe('bad-scheme')
    },
  )
})

describe('a server that keeps us waiting', () => {
  test.each<[string, (server: { write(text: string): void }) => void]>([
    ['before its headers', () => undefined],
    ['within its headers', socket => socket.write('HTTP/1.1 200 OK\r\nX-')],
    ['within its body', socket => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc')],
  ])('%s is given up, and its connection closed', async (_name, start) => {
    const server = await session.raw(start)
    const exchange = await http.fetch(server.origin, { timeoutMs: 150 })
    expect(exchange.failure).toMatchObject({ kind: 'timeout', url: `${server.origin}` })
    await until(() => server.open === 0)
  })

  test('by a byte now and then is given up at the same time', async () => {
    const server = await session.raw(socket => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      const drip = setInterval(() => socket.write('x'), 10)
      socket.on('close', () => clearInterval(drip))
    })
    expect(outcomeOf(await http.fetch(server.origin, { timeoutMs: 200 }))).toBe('timeout')
    await until(() => server.open === 0)
  })

  test('by never resolving its name is given up', async () => {
    const own = session.client({ resolve: (() => undefined) as never })
    expect(outcomeOf(await own.fetch('http://site.invalid/', { timeoutMs: 100 }))).toBe('timeout')
  })
})

describe('a signal that aborts', () => {
  test.each<[string, string]>([
    ['before headers', ''],
    ['in mid-body', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc'],
  ])('%s rejects and leaves no connection', async (_name, bytes) => {
    const server = await session.saying(bytes, false)
    const controller = new AbortController()
    const fetching = http.fetch(server.origin, { signal: controller.signal })
    await until(() => server.requests.length === 1)
    controller.abort(new Error('the run was cancelled'))
    await expect(fetching).rejects.toThrow('the run was cancelled')
    await until(() => server.open === 0)
  })

  test('serves many requests at once without a warning', async () => {
    const warnings: Error[] = []
    const note = (warning: Error) => warnings.push(warning)
    process.on('warning', note)
    const server = await session.web({ '/': 'x' })
    const { signal } = new AbortController()
    await Promise.all(Array.from({ length: 50 }, () => http.fetch(server.origin, { signal })))
    await new Promise(resolve => setTimeout(resolve, 10))
    process.off('warning', note)
    expect(warnings).toEqual([])
  })

  test('beforehand opens none', async () => {
    const server = await session.saying('')
    const signal = AbortSignal.abort(new Error('the run was cancelled'))
    await expect(http.fetch(server.origin, { signal })).rejects.toThrow('the run was cancelled')
    expect(server.connections).toBe(0)
  })
})

describe('connections', () => {
  test('are kept for later requests, also those of redirects', async () => {
    const server = await session.raw((socket, request) => {
      const found = 'HTTP/1.1 302 Found\r\nLocation: /b\r\nContent-Length: 5\r\n\r\nto /b'
      socket.write(request.startsWith('GET /a') ? found : 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n')
    })
    for (let round = 0; round < 5; round++) {
      expect(outcomeOf(await http.fetch(`${server.origin}/a`))).toBe('200')
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    expect(server.requests.length).toBe(10)
    expect(server.connections).toBeLessThan(5)
  })

  test('that a server has let go meanwhile are opened again', async () => {
    const served = new WeakSet()
    const server = await session.raw(socket => {
      if (served.has(socket)) return socket.destroy()
      served.add(socket)
      return socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok')
    })
    expect(outcomeOf(await http.fetch(server.origin))).toBe('200')
    expect(outcomeOf(await http.fetch(server.origin))).toBe('200')
    expect(server.connections).toBe(2)
  })

  test('end when a body goes past the cap', async () => {
    const server = await session.raw(socket => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      const pour = () => {
        while (!socket.destroyed && socket.write('x'.repeat(65_536)));
      }
      socket.on('drain', pour)
      pour()
    })
    const exchange = await http.fetch(server.origin, { maxBytes: 100_000 })
    expect([exchange.final?.truncated, exchange.final?.body.length]).toEqual([true, 100_000])
    await until(() => server.open === 0)
  })
})
