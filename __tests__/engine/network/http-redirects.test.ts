import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { HttpClient } from '../../../src/engine/network/http-client.ts'
import { HttpSession, outcomeOf } from '../../support/http-session.ts'
import type { Answer } from '../../support/web-server.ts'

const session = new HttpSession()
let http: HttpClient

beforeEach(() => {
  http = session.client()
})
afterEach(() => session.close())

describe('redirects', () => {
  test('are kept hop by hop, with status, Location as sent and headers', async () => {
    const server = await session.web({
      '/a': { status: 301, headers: { location: '/b', 'cache-control': 'no-store' } },
      '/b': { status: 302, headers: { location: '{origin}/c?x=1' } },
      '/c': { headers: { 'content-encoding': 'gzip' }, body: gzipSync('hello') },
    })
    const exchange = await http.fetch(`${server.origin}/a`)
    expect(exchange.hops.map(hop => [hop.url, hop.status, hop.location])).toEqual([
      [`${server.origin}/a`, 301, '/b'],
      [`${server.origin}/b`, 302, `${server.origin}/c?x=1`],
      [`${server.origin}/c?x=1`, 200, undefined],
    ])
    expect(exchange.hops[0]!.headers.get('cache-control')).toEqual(['no-store'])
    expect(exchange.final?.body.toString()).toBe('hello')
  })

  test.each([
    ['/x', '/x'],
    ['x', '/dir/x'],
    ['../x', '/x'],
    ['?q', '/dir/page?q'],
    ['/x#new', '/x#new'],
    ['/x#', '/x#'],
    ['  /x  ', '/x'],
    ['/a b', '/a%20b'],
    ['\\x', '/x'],
    ['/é', '/%C3%A9'],
    ['/日本', '/%E6%97%A5%E6%9C%AC'],
  ])('to %j lead to %s', async (location, expected) => {
    const server = await session.raw((socket, request) => {
      const head = request.startsWith('GET /dir/page HTTP')
        ? `HTTP/1.1 302 Found\r\nLocation: ${location}\r\n`
        : 'HTTP/1.1 200 OK\r\n'
      socket.write(Buffer.from(`${head}Content-Length: 0\r\n\r\n`))
    })
    const exchange = await http.fetch(`${server.origin}/dir/page`)
    expect(exchange.final?.url).toBe(`${server.origin}${expected}`)
    expect(exchange.hops[0]!.location).toBe(location.trim())
  })

  test('without a fragment of their own inherit that of the URL before (RFC 9110 section 10.2.2)', async () => {
    const server = await session.web({ '/a': { status: 302, headers: { location: '/b' } }, '/b': 'b' })
    expect((await http.fetch(`${server.origin}/a#part`)).final?.url).toBe(`${server.origin}/b#part`)
    expect(server.requests).toEqual(['GET /a', 'GET /b'])
  })

  test('to //host keep the scheme', async () => {
    const other = await session.web({ '/b': 'b' })
    const server = await session.web({
      '/a': { status: 302, headers: { location: `${other.origin.slice(5)}/b` } },
    })
    expect((await http.fetch(`${server.origin}/a`)).final?.url).toBe(`${other.origin}/b`)
  })

  test.each([
    ['', 'bad-location'],
    ['http://[', 'bad-location'],
    ['ftp://x/', 'bad-scheme'],
    ['file:///etc/passwd', 'bad-scheme'],
    ['javascript:alert(1)', 'bad-scheme'],
    ['/a', 'redirect-loop'],
    ['/a#b', 'redirect-loop'],
  ])('to %j end the chain, which is kept', async (location, kind) => {
    const server = await session.web({ '/a': { status: 301, headers: { location } } })
    const exchange = await http.fetch(`${server.origin}/a`)
    expect(outcomeOf(exchange)).toBe(kind)
    expect(exchange.hops.map(hop => hop.status)).toEqual([301])
  })

  test('without Location are answers like others', async () => {
    const server = await session.web({ '/a': { status: 301, body: 'moved' } })
    expect((await http.fetch(`${server.origin}/a`)).final?.body.toString()).toBe('moved')
  })

  test('are followed 20 times and not once more', async () => {
    const count: Answer = (request, response) => {
      const n = Number(request.url!.slice(1))
      response.writeHead(n === 0 ? 200 : 302, n === 0 ? {} : { location: `/${n - 1}` }).end()
    }
    const server = await session.web(
      Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`/${n}`, count])),
    )
    expect(outcomeOf(await http.fetch(`${server.origin}/20`))).toBe('200')
    expect(outcomeOf(await http.fetch(`${server.origin}/21`))).toBe('too-many-redirects')
  })

  test('are not followed where the caller says so', async () => {
    const server = await session.web({ '/a': { status: 302, headers: { location: '/b' }, body: 'see b' } })
    const exchange = await http.fetch(`${server.origin}/a`, { redirect: 'manual' })
    expect([exchange.final?.status, exchange.final?.body.toString()]).toEqual([302, 'see b'])
  })

  test.each([
    ['is broken gzip', 'Content-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc'],
    ['never comes', 'Content-Length: 100\r\n\r\n'],
    ['is larger than anyone needs', `Content-Length: 99999999\r\n\r\n${'x'.repeat(100_000)}`],
  ])('work where their own body %s', async (_name, rest) => {
    const server = await session.raw((socket, request) => {
      if (request.startsWith('GET /b')) socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nb')
      else socket.write(`HTTP/1.1 301 Moved\r\nLocation: /b\r\n${rest}`)
    })
    expect((await http.fetch(`${server.origin}/a`)).final?.body.toString()).toBe('b')
  })
})

describe('headers for the audited origin', () => {
  const seen = (headers: unknown): Answer => {
    return (request, response) => {
      ;(headers as unknown[]).push([request.headers['x-secret'], request.headers.authorization])
      response.writeHead(302, {
        location: request.url === '/a' ? '/b' : String(request.headers['x-next'] ?? '/c'),
      })
      response.end()
    }
  }

  test('go along on its own redirects and to no other host, port or scheme', async () => {
    const elsewhere: unknown[] = []
    const other = await session.web({ '/x': seen(elsewhere), '/c': 'c' })
    const own: unknown[] = []
    const server = await session.web({
      '/a': seen(own),
      '/b': (request, response) => {
        own.push([request.headers['x-secret'], request.headers.authorization])
        response.writeHead(302, { location: `${other.origin}/x` }).end()
      },
    })
    const headers = { 'X-Secret': 's', Authorization: 'Bearer t' }
    await http.fetch(`${server.origin}/a`, { originHeaders: { origin: server.origin, headers } })
    expect(own).toEqual([
      ['s', 'Bearer t'],
      ['s', 'Bearer t'],
    ])
    expect(elsewhere).toEqual([[undefined, undefined]])
  })

  test('do not go to another name of the same server', async () => {
    const received: unknown[] = []
    const server = await session.web({ '/x': seen(received), '/c': 'c' })
    const named = server.origin.replace('127.0.0.1', 'localhost')
    const headers = { 'x-secret': 's' }
    await http.fetch(`${named}/x`, { originHeaders: { origin: server.origin, headers } })
    expect(received).toEqual([[undefined, undefined]])
  })

  test('replace our own whatever their case', async () => {
    const agents: unknown[] = []
    const server = await session.web({
      '/': (request, response) => {
        agents.push(
          request.rawHeaders.filter((_, at) => request.rawHeaders[at - 1]?.toLowerCase() === 'user-agent'),
        )
        response.end()
      },
    })
    const headers = { 'User-Agent': 'mine' }
    const originHeaders = { origin: server.origin, headers }
    await http.fetch(`${server.origin}/`, { originHeaders })
    await http.fetch(`${server.origin}/`, { originHeaders, userAgent: 'Googlebot' })
    expect(agents).toEqual([['mine'], ['Googlebot']])
  })

  test('that HTTP does not allow are the caller’s mistake', async () => {
    const server = await session.web({ '/': 'x' })
    await expect(http.fetch(server.origin, { headers: { 'x-a': 'b\nc' } })).rejects.toThrow('x-a')
  })
})

describe('a name and password in a URL', () => {
  const basic = `Basic ${Buffer.from('né:p@ss').toString('base64')}`

  test('go to its origin alone, on every hop, and are in nothing that comes back', async () => {
    const received: unknown[] = []
    const note: (location: string) => Answer = location => (request, response) => {
      received.push([request.url, request.headers.authorization])
      response.writeHead(location ? 302 : 200, location ? { location } : {}).end()
    }
    const other = await session.web({ '/c': note('') })
    const server = await session.web({ '/a': note('/b'), '/b': note(`${other.origin}/c`) })
    const exchange = await http.fetch(`${server.origin}/a`.replace('//', '//n%C3%A9:p%40ss@'))
    expect(received).toEqual([
      ['/a', basic],
      ['/b', basic],
      ['/c', undefined],
    ])
    expect(exchange.requestedUrl).toBe(`${server.origin}/a`)
    expect(JSON.stringify({ ...exchange, final: exchange.final?.url })).not.toMatch(/p@ss|p%40ss/)
  })

  test('in a Location go to that origin', async () => {
    const received: unknown[] = []
    const server = await session.web({
      '/a': (_request, response) =>
        response.writeHead(302, { location: `${server.origin}/b`.replace('//', '//u:p@') }).end(),
      '/b': (request, response) => {
        received.push(request.headers.authorization)
        response.end()
      },
    })
    const exchange = await http.fetch(`${server.origin}/a`)
    expect(received).toEqual([`Basic ${Buffer.from('u:p').toString('base64')}`])
    expect(exchange.final?.url).toBe(`${server.origin}/b`)
  })

  test('are not in the message of a failure', async () => {
    const exchange = await http.fetch('http://user:secret@unknown.invalid/')
    expect(exchange.failure).toMatchObject({ kind: 'dns', url: 'http://unknown.invalid/' })
    expect(JSON.stringify(exchange)).not.toContain('secret')
  })
})
