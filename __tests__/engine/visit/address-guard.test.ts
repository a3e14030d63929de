import type { LookupAddress } from 'node:dns'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { isPublicAddress } from '../../../src/engine/visit/address-guard.ts'
import { HttpClient } from '../../../src/engine/visit/http-client.ts'
import { type RawServer, startRawServer } from '../../support/raw-server.ts'

// https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry
const DENIED = `
  0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.255 100.100.100.200 127.0.0.1 127.255.255.254
  169.254.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.192 192.0.2.1 192.88.99.1 192.168.0.1
  198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 168.63.129.16
  :: ::1 ::127.0.0.1 ::8.8.8.8 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:a8:3f81:10 ::ffff:0:127.0.0.1 fe80::1 fe80::1%eth0
  fec0::1 fc00::1 fd00::1 fd00:ec2::254 64:ff9b::7f00:1 64:ff9b::8.8.8.8 64:ff9b:1::1 100::1 2001::1 2001:0:4136::1
  2001:2::1 2001:10::1 2001:20::1 2001:db8::1 2002:7f00:1:: 2002:808:808::1 3fff::1 5f00::1 ff02::1 ff0e::1 4000::1
`
  .trim()
  .split(/\s+/)

const ALLOWED = `
  8.8.8.8 1.1.1.1 93.184.215.14 100.63.255.255 100.128.0.1 172.15.255.255 172.32.0.1 192.167.255.255 198.17.0.1
  198.20.0.1 223.255.255.255 168.63.129.15 2606:4700:4700::1111 2a00:1450:4001:80e::200e 2001:4860:4860::8888
`
  .trim()
  .split(/\s+/)

test.each(DENIED)('%s is not public', address => expect(isPublicAddress(address)).toBe(false))
test.each(ALLOWED)('%s is public', address => expect(isPublicAddress(address)).toBe(true))
test.each(['', 'localhost', 'example.com', '1.2.3.4.5', ':::'])('%j is no address', text =>
  expect(isPublicAddress(text)).toBe(false),
)

describe('under "public-only" no connection opens', () => {
  let server: RawServer
  const clients: HttpClient[] = []
  beforeAll(async () => {
    server = await startRawServer(socket => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'))
  })
  afterAll(async () => {
    await Promise.all([server, ...clients].map(one => one.close()))
  })

  function client(addresses: readonly string[] = []): HttpClient {
    const resolve = (_host: string, _options: unknown, done: (error: null, found: LookupAddress[]) => void) =>
      done(
        null,
        addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    const http = new HttpClient({
      addresses: 'public-only',
      userAgent: 'test',
      timeoutMs: 2000,
      ...(addresses.length > 0 && { resolve: resolve as never }),
    })
    clients.push(http)
    return http
  }

  test.each([
    '127.0.0.1',
    '127.1',
    '127.0.0.1.',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '127.0x1',
    '0',
    '0.0.0.0',
    '１２７.０.０.１',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[2002:7f00:1::]',
    'localhost',
    'LOCALHOST',
  ])('to http://%s', async host => {
    const exchange = await client().fetch(`http://${host}:${server.port}/`)
    expect(exchange.failure?.kind).toBe('address-denied')
    expect(server.connections).toBe(0)
  })

  test.each([
    [['127.0.0.1']],
    [['::1']],
    [['8.8.8.8', '127.0.0.1']],
    [['127.0.0.1', '8.8.8.8']],
    [['2606:4700:4700::1111', '::ffff:127.0.0.1']],
    [['169.254.169.254']],
  ])('to a name that resolves to %j', async addresses => {
    const exchange = await client(addresses).fetch(`http://rebind.example:${server.port}/`)
    expect(exchange.failure?.kind).toBe('address-denied')
    expect(exchange.failure?.message).toContain('rebind.example')
    expect(server.connections).toBe(0)
  })

  test('to a name that resolves to a public address at first and to a private one at the next connection', async () => {
    const answers = [['8.8.8.8'], ['127.0.0.1']]
    const asked: string[] = []
    const resolve = (
      host: string,
      _options: unknown,
      done: (error: null, found: LookupAddress[]) => void,
    ) => {
      asked.push(host)
      done(
        null,
        answers.shift()!.map(address => ({ address, family: 4 })),
      )
    }
    const http = new HttpClient({
      addresses: 'public-only',
      userAgent: 'test',
      timeoutMs: 50,
      resolve: resolve as never,
    })
    clients.push(http)
    const url = `http://rebind.example:${server.port}/`
    const first = await new Promise(resolve =>
      http.lookup('rebind.example', { all: true }, (_error, found) => resolve(found)),
    )
    expect(first).toEqual([{ address: '8.8.8.8', family: 4 }])
    expect((await http.fetch(url)).failure?.kind).toBe('address-denied')
    expect([asked.length, server.connections]).toEqual([2, 0])
  })
})

test('a redirect to a private address is refused, and the chain is kept', async () => {
  const inner = await startRawServer(socket => socket.end('HTTP/1.1 200 OK\r\n\r\nsecret'))
  const http = new HttpClient({ addresses: 'any', userAgent: 'test', timeoutMs: 2000 })
  const outer = await startRawServer(socket =>
    socket.end(
      `HTTP/1.1 302 Found\r\nLocation: http://2130706433:${inner.port}/\r\nContent-Length: 0\r\n\r\n`,
    ),
  )
  // The first hop must be let in, as if it were public: a literal address is checked on every hop.
  Object.defineProperty(http, 'addresses', { get: () => (outer.connections > 0 ? 'public-only' : 'any') })
  const exchange = await http.fetch(outer.origin)
  expect(exchange.failure?.kind).toBe('address-denied')
  expect(exchange.hops.length).toBe(1)
  expect(inner.connections).toBe(0)
  await Promise.all([http, inner, outer].map(one => one.close()))
})
