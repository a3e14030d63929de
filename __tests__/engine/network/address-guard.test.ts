import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { AddressDenied, AddressGuard, type AddressPolicy } from '../../../src/engine/network/address-guard.ts'
import { HttpClient } from '../../../src/engine/network/http-client.ts'
import { type RawServer, startRawServer } from '../../support/raw-server.ts'

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
      timeoutMs: 10_000,
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
      http.guard.lookup('rebind.example', { all: true }, (_error, found) => resolve(found)),
    )
    expect(first).toEqual([{ address: '8.8.8.8', family: 4 }])
    expect((await http.fetch(url)).failure?.kind).toBe('address-denied')
    expect([asked.length, server.connections]).toEqual([2, 0])
  })
})

/** A page on a host that was named, beside a public target, leads to this machine by another host. */
const beside = (origin: string) => ({ targets: [origin, 'https://93.184.215.14/'] })

test('a redirect to a private address is refused, and the chain is kept', async () => {
  const inner = await startRawServer(socket => socket.end('HTTP/1.1 200 OK\r\n\r\nsecret'))
  const outer = await startRawServer(socket =>
    socket.end(
      `HTTP/1.1 302 Found\r\nLocation: http://2130706434:${inner.port}/\r\nContent-Length: 0\r\n\r\n`,
    ),
  )
  const http = new HttpClient({ addresses: beside(outer.origin), userAgent: 'test', timeoutMs: 10_000 })
  const exchange = await http.fetch(outer.origin)
  expect(exchange.failure).toEqual({
    kind: 'address-denied',
    code: 'ADDRESS_DENIED',
    url: `http://127.0.0.2:${inner.port}/`,
    message:
      'is not audited: 127.0.0.2 is a private address, which a public page may not lead to unless "allow-private" is set',
  })
  expect(exchange.hops.length).toBe(1)
  expect(inner.connections).toBe(0)
  await Promise.all([http, inner, outer].map(one => one.close()))
})

describe('a page', () => {
  type Resolved = Readonly<Record<string, readonly string[]>>
  const NAMES: Resolved = {
    'shop.example': ['93.184.215.14'],
    'intranet.example': ['10.0.0.7'],
    'split.example': ['93.184.215.14', '10.0.0.7'],
    'wiki.example': ['192.168.0.9'],
    'inward.example': ['127.0.0.1'],
    'metadata.google.internal': ['169.254.169.254'],
    localhost: ['127.0.0.1', '::1'],
  }
  /** Whether a policy lets a URL be connected to, as sockets ask. */
  async function isAllowed(policy: AddressPolicy, url: string, names = NAMES): Promise<boolean> {
    const resolve = ((
      host: string,
      _: unknown,
      done: (error: Error | null, found: LookupAddress[]) => void,
    ) => {
      const found = names[host]
      if (!found) return done(new Error('no such name'), [])
      return done(
        null,
        found.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    }) as never
    const guard = new AddressGuard(policy, resolve)
    const { hostname } = new URL(url)
    try {
      await guard.assertAllowed(new URL(url))
    } catch (error) {
      expect(error).toBeInstanceOf(AddressDenied)
      return false
    }
    if (isIP(hostname.replace(/^\[|\]$/g, ''))) return true
    const { promise, resolve: settle } = Promise.withResolvers<boolean>()
    guard.lookup(hostname, { all: true }, error => settle(!error))
    return await promise
  }

  const PRIVATE = ['http://10.0.0.1/', 'http://localhost:3000/', 'http://[::1]/', 'http://intranet.example/']
  const METADATA = [
    'http://169.254.169.254/latest/meta-data/',
    'http://169.254.170.2/',
    'http://168.63.129.16/',
    'http://100.100.100.200/',
    'http://[fd00:ec2::254]/',
    'http://[::ffff:169.254.169.254]/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://[2002:a9fe:a9fe::]/',
    'http://[fe80::a9fe:a9fe]/',
    'http://2852039166/',
    'http://metadata.google.internal/',
  ]

  test.each([...PRIVATE, ...METADATA, 'http://inward.example/', 'http://split.example/'])(
    'that is public does not lead to %s',
    async url => {
      expect(await isAllowed({ targets: ['https://shop.example/'] }, url)).toBe(false)
      expect(await isAllowed({ targets: ['https://93.184.215.14/'] }, url)).toBe(false)
    },
  )

  test.each(['https://shop.example/', 'https://93.184.215.14:8443/'])(
    'that is public leads to %s',
    async url => {
      expect(await isAllowed({ targets: ['https://shop.example/'] }, url)).toBe(true)
    },
  )

  test.each([
    'http://localhost:3000/',
    'http://app.localhost/',
    'http://127.0.0.1:7360/',
    'http://[::1]:8080/',
    'http://10.1.2.3/',
    'https://wiki.example/',
    'https://split.example/',
  ])(
    'on the private %s leads to private addresses, but not to the metadata service of a cloud',
    async target => {
      for (const url of [
        ...PRIVATE,
        'https://shop.example/',
        'http://split.example/',
        'https://inward.example/',
      ]) {
        expect([url, await isAllowed({ targets: [target] }, url)]).toEqual([url, true])
      }
      for (const url of METADATA)
        expect([url, await isAllowed({ targets: [target] }, url)]).toEqual([url, false])
    },
  )

  test('beside a private one leads to the hosts that were named alone', async () => {
    const policy = { targets: ['https://shop.example/', 'http://wiki.example/'] }
    expect(await isAllowed(policy, 'https://wiki.example:8443/')).toBe(true)
    expect(await isAllowed(policy, 'https://intranet.example/')).toBe(false)
  })

  test('that is public leads to what the settings name beside it', async () => {
    const policy = { targets: ['https://shop.example/'], alsoNamed: ['https://intranet.example/'] }
    expect(await isAllowed(policy, 'https://intranet.example/')).toBe(true)
    expect(await isAllowed(policy, 'http://10.0.0.7/')).toBe(false)
  })

  test('is not taken for private because its name does not resolve', async () => {
    expect(await isAllowed({ targets: ['https://gone.example/'] }, 'http://10.0.0.1/')).toBe(false)
  })

  test('does not become private in the course of a run', async () => {
    const names: Record<string, readonly string[]> = { ...NAMES }
    const resolve = ((host: string, _: unknown, done: (error: null, found: LookupAddress[]) => void) =>
      done(
        null,
        names[host]!.map(address => ({ address, family: 4 })),
      )) as never
    const guard = new AddressGuard({ targets: ['https://shop.example/'] }, resolve)
    await expect(guard.assertAllowed(new URL('http://10.0.0.1/'))).rejects.toThrow('private address')
    names['shop.example'] = ['10.0.0.1']
    await expect(guard.assertAllowed(new URL('http://10.0.0.1/'))).rejects.toThrow('private address')
    const looking = new Promise((done, failed) =>
      guard.lookup('shop.example', { all: true }, (error, found) => (error ? failed(error) : done(found))),
    )
    await expect(looking).rejects.toThrow('shop.example (10.0.0.1) is a private address')
  })
})
