import { createSocket } from 'node:dgram'
import { afterEach, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { decodeMessage } from '../../../../src/engine/network/dns/message.ts'
import type { DnsReply } from '../../../../src/engine/network/dns/records.ts'
import { DnsResolver } from '../../../../src/engine/network/dns/resolver.ts'
import { decodeServiceBinding } from '../../../../src/engine/network/dns/service-binding.ts'
import { parseNameServer } from '../../../../src/engine/network/dns/transport.ts'
import {
  type DnsServer,
  type DnsServerOptions,
  startDnsServer,
  type Zone,
} from '../../../support/dns-server.ts'

const { signal } = new AbortController()
let servers: DnsServer[] = []
afterEach(async () => {
  await Promise.all(servers.map(server => server.close()))
  servers = []
})

async function resolverOf(zone: Zone, options?: DnsServerOptions) {
  const server = await startDnsServer(zone, options)
  servers.push(server)
  // Whoever is silent is waited for; any other answer has the time that a slow machine needs.
  const timeoutMs = Object.values(zone).includes('silent') ? 300 : 5000
  return { server, resolver: new DnsResolver({ servers: [server.server], timeoutMs }) }
}

describe('the resolver', () => {
  test('gives the records of a name with their time to live', async () => {
    const { resolver } = await resolverOf({ 'example.com': { A: ['192.0.2.1', '192.0.2.2'], ttl: 60 } })
    expect(await resolver.query('Example.COM.', 'A', signal)).toMatchObject({
      name: 'example.com',
      exists: true,
      records: [
        { name: 'example.com', ttl: 60, data: '192.0.2.1' },
        { name: 'example.com', ttl: 60, data: '192.0.2.2' },
      ],
      aliases: [],
      authentic: false,
    })
  })

  test('tells a name that does not exist from one without such records', async () => {
    const { resolver } = await resolverOf({ 'example.com': { A: '192.0.2.1' } })
    expect(await resolver.query('no.example.com', 'A', signal)).toMatchObject({ exists: false, records: [] })
    expect(await resolver.query('example.com', 'AAAA', signal)).toMatchObject({ exists: true, records: [] })
  })

  test('follows aliases and keeps each of them', async () => {
    const { resolver } = await resolverOf({
      'www.example.com': { CNAME: 'a.example.net' },
      'a.example.net': { CNAME: 'b.example.net' },
      'b.example.net': { A: '192.0.2.1' },
    })
    const answer = (await resolver.query('www.example.com', 'A', signal)) as DnsReply<'A'>
    expect(answer.records.map(({ data }) => data)).toEqual(['192.0.2.1'])
    expect(answer.aliases).toEqual([
      { name: 'www.example.com', target: 'a.example.net' },
      { name: 'a.example.net', target: 'b.example.net' },
    ])
  })

  test('asks over TCP for what is too long for UDP', async () => {
    const text = Array.from({ length: 10 }, (_, index) => `${index}`.repeat(200))
    const { resolver, server } = await resolverOf({ 'example.com': { TXT: [text] } })
    const answer = (await resolver.query('example.com', 'TXT', signal)) as DnsReply<'TXT'>
    expect(answer.records[0]!.data).toBe(text.join(''))
    expect(server.questions).toEqual(['udp example.com TXT', 'tcp example.com TXT'])
  })

  test('asks each question once', async () => {
    const { resolver, server } = await resolverOf({ 'example.com': { A: '192.0.2.1' } })
    await Promise.all([
      resolver.query('example.com', 'A', signal),
      resolver.query('EXAMPLE.com', 'A', signal),
    ])
    await resolver.query('example.com', 'A', signal)
    expect(server.questions).toHaveLength(1)
  })

  test('asks the next server where one fails or is silent', async () => {
    const { server: broken } = await resolverOf({ 'example.com': 'servfail', 'example.org': 'silent' })
    const { server: good } = await resolverOf({
      'example.com': { A: '192.0.2.1' },
      'example.org': { A: '192.0.2.2' },
    })
    const resolver = new DnsResolver({ servers: [broken.server, good.server], timeoutMs: 1000 })
    expect(await resolver.query('example.com', 'A', signal)).toMatchObject({
      records: [{ data: '192.0.2.1' }],
    })
    expect(await resolver.query('example.org', 'A', signal)).toMatchObject({
      records: [{ data: '192.0.2.2' }],
    })
  })

  test.each([
    ['servfail', 'server-failure', /SERVFAIL/],
    ['refused', 'refused', /REFUSED/],
    ['silent', 'no-answer', /no answer within 0.3 s/],
  ] as const)('says why there is no answer where the only server is %s', async (fault, kind, message) => {
    const { resolver } = await resolverOf({ 'example.com': fault })
    expect(await resolver.query('example.com', 'A', signal)).toMatchObject({
      failure: { kind, message: expect.stringMatching(message) },
    })
  })

  test('says so where nothing listens', async () => {
    const server = await startDnsServer({})
    await server.close()
    const resolver = new DnsResolver({ servers: [server.server], timeoutMs: 300 })
    expect(await resolver.query('example.com', 'A', signal)).toMatchObject({ failure: { kind: 'no-answer' } })
  })

  test('fails without a server to ask', async () => {
    const resolver = new DnsResolver({ servers: [] })
    expect(await resolver.query('example.com', 'A', signal)).toMatchObject({ failure: { kind: 'no-answer' } })
  })

  test.each([['a..example.com'], [`${'a'.repeat(64)}.example.com`], [`${'abcdefg.'.repeat(32)}example.com`]])(
    'does not send the impossible name %s',
    async name => {
      const { resolver, server } = await resolverOf({})
      expect(await resolver.query(name, 'A', signal)).toMatchObject({ failure: { kind: 'bad-name' } })
      expect(server.questions).toEqual([])
    },
  )

  test('passes on that the answer was validated, and asks for what is forged where told to', async () => {
    const { resolver } = await resolverOf(
      { 'example.com': { A: '192.0.2.1', bogus: true }, 'example.org': { A: '192.0.2.1' } },
      { authentic: true },
    )
    expect(await resolver.query('example.org', 'A', signal)).toMatchObject({ authentic: true })
    expect(await resolver.query('example.com', 'A', signal)).toMatchObject({
      failure: { kind: 'server-failure' },
    })
    expect(await resolver.query('example.com', 'A', signal, { checkingDisabled: true })).toMatchObject({
      exists: true,
    })
  })

  test('rejects when its signal aborts', async () => {
    const { resolver } = await resolverOf({ 'example.com': 'silent' })
    const controller = new AbortController()
    const answer = resolver.query('example.com', 'A', controller.signal)
    controller.abort(new Error('over'))
    await expect(answer).rejects.toThrow('over')
  })

  test('waits for the true answer while others send forged ones', async () => {
    const socket = createSocket('udp4')
    socket.on('message', (message, from) => {
      const forged = Buffer.from(message)
      forged.writeUInt16BE(message.readUInt16BE(0) ^ 1, 0)
      forged.writeUInt16BE(0x8183, 2)
      socket.send(forged, from.port, from.address)
      const genuine = Buffer.from(message)
      genuine.writeUInt16BE(0x8180, 2)
      socket.send(genuine, from.port, from.address)
    })
    await new Promise<void>(resolve => socket.bind(0, '127.0.0.1', resolve))
    const resolver = new DnsResolver({ servers: [`127.0.0.1:${socket.address().port}`] })
    const answer = await resolver.query('example.com', 'A', signal)
    socket.close()
    expect(answer).toMatchObject({ exists: true, records: [] })
  })
})

describe('name servers', () => {
  test.each([
    ['192.0.2.53', { address: '192.0.2.53', port: 53 }],
    ['127.0.0.1:5353', { address: '127.0.0.1', port: 5353 }],
    ['2001:db8::53', { address: '2001:db8::53', port: 53 }],
    ['[2001:db8::53]:5353', { address: '2001:db8::53', port: 5353 }],
    ['fe80::1%eth0', { address: 'fe80::1%eth0', port: 53 }],
    ['dns.example', undefined],
  ])('%s is read', (text, server) => expect(parseNameServer(text)).toEqual(server))
})

describe('bytes of others', () => {
  test('no message crashes the decoder in any other way than by an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), bytes => {
        const message = Buffer.from(bytes)
        const id = message.length < 2 ? 0 : message.readUInt16BE(0)
        try {
          decodeMessage(message, id, { name: 'example.com', type: 'A', checkingDisabled: false })
          decodeServiceBinding(message)
        } catch (error) {
          expect(Object.prototype.toString.call(error)).toBe('[object Error]')
        }
      }),
      { numRuns: 300 },
    )
  })
})
