import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import type { TlsOptions } from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { AddressGuard } from '../../../src/engine/network/address-guard.ts'
import { gatherTls, type TlsReport, type TlsTarget } from '../../../src/engine/network/tls.ts'
import { type ChainCertificate, issue, rootAuthority } from '../../support/certificate-chains.ts'
import { trust } from '../../support/certificates.ts'
import { startHttpsServer } from '../../support/https-server.ts'
import { openVisit, startHttpClient, toLoopback } from '../../support/visits.ts'

let root: ChainCertificate
let distrust: () => void
const after: (() => unknown)[] = []

beforeAll(async () => {
  root = await rootAuthority()
  distrust = trust(root)
})
afterAll(() => distrust())
afterEach(async () => {
  for (const end of after.splice(0)) await end()
})

async function gather(
  certificate: ChainCertificate,
  options: TlsOptions = {},
  target: Partial<TlsTarget> = {},
): Promise<TlsReport> {
  const server = await startHttpsServer(certificate, {}, options)
  after.push(() => server.close())
  const signal = new AbortController().signal
  return await gatherTls({
    host: 'localhost',
    port: server.port,
    guard: new AddressGuard('any'),
    signal,
    ...target,
  })
}

async function handshakeOf(certificate: ChainCertificate, options?: TlsOptions, target?: Partial<TlsTarget>) {
  const report = await gather(certificate, options, target)
  if (report.failure) throw new Error(report.failure.message)
  return report
}

describe('the certificate', () => {
  test('of a known authority is trusted, and told with its chain', async () => {
    const { handshake } = await handshakeOf(await issue({ issuer: root }))
    expect(handshake.untrusted).toBeUndefined()
    expect(handshake.coversHost).toBe(true)
    expect(handshake.chain.map(({ subject }) => subject)).toEqual(['CN=localhost', 'CN=Test Root'])
    expect(handshake.chain[0]).toMatchObject({
      issuer: 'CN=Test Root',
      names: 'DNS:localhost, IP Address:127.0.0.1',
      keyType: 'ec',
      keyBits: 256,
      selfSigned: false,
      signatureAlgorithm: 'ecdsa-with-SHA256',
    })
  })

  test('is trusted through an intermediate that the server sends', async () => {
    const intermediate = await issue({ issuer: root, authority: true, names: [], subject: 'Middle' })
    const { handshake } = await handshakeOf(await issue({ issuer: intermediate }))
    expect(handshake.untrusted).toBeUndefined()
    expect(handshake.chain.slice(0, 2).map(({ subject }) => subject)).toEqual(['CN=localhost', 'CN=Middle'])
  })

  test('is not trusted where the server forgets the intermediate', async () => {
    const intermediate = await issue({ issuer: root, authority: true, names: [], subject: 'Middle' })
    const leaf = await issue({ issuer: intermediate })
    const { handshake } = await handshakeOf({ ...leaf, intermediates: [] })
    expect(handshake.untrusted).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE')
    expect(handshake.chain).toHaveLength(1)
  })

  test('is not trusted where it signs itself', async () => {
    const { handshake } = await handshakeOf(await issue())
    expect(handshake).toMatchObject({ untrusted: 'DEPTH_ZERO_SELF_SIGNED_CERT', coversHost: true })
    expect(handshake.chain[0].selfSigned).toBe(true)
  })

  test('that has expired is told with its dates', async () => {
    const dates = { from: new Date('2020-01-01'), to: new Date('2021-01-01') }
    const { handshake } = await handshakeOf(await issue({ issuer: root, ...dates }))
    expect(handshake.untrusted).toBe('CERT_HAS_EXPIRED')
    expect(handshake.chain[0].validTo.toISOString()).toBe('2021-01-01T00:00:00.000Z')
  })

  test.each([
    ['another.example', ['example.com'], false],
    ['www.example.com', ['*.example.com'], true],
    ['a.b.example.com', ['*.example.com'], false],
    ['example.com', ['*.example.com'], false],
    ['127.0.0.1', ['127.0.0.1'], true],
    ['127.0.0.1', ['localhost'], false],
  ])('for %s with the names %j covers the host: %s', async (host, names, covers) => {
    const guard = new AddressGuard('any', toLoopback)
    const { handshake } = await handshakeOf(await issue({ issuer: root, names }), {}, { host, guard })
    expect(handshake.coversHost).toBe(covers)
    expect(handshake.untrusted).toBeUndefined()
  })

  test('is read even where its key and signature are too weak for TLS libraries', async () => {
    const options = { issuer: await rootAuthority({ rsaBits: 1024 }), rsaBits: 1024, hash: 'sha1' as const }
    const { handshake } = await handshakeOf(await issue(options), { ciphers: 'DEFAULT@SECLEVEL=0' })
    expect(handshake.chain[0]).toMatchObject({
      keyType: 'rsa',
      keyBits: 1024,
      signatureAlgorithm: 'sha1WithRSAEncryption',
    })
  })
})

describe('the versions of TLS', () => {
  test.each<[string, TlsOptions, string[], string]>([
    ['1.2 and 1.3', { minVersion: 'TLSv1.2' }, ['TLSv1.2', 'TLSv1.3'], 'TLSv1.3'],
    ['1.3', { minVersion: 'TLSv1.3' }, ['TLSv1.3'], 'TLSv1.3'],
    [
      '1.0 to 1.2',
      { minVersion: 'TLSv1', maxVersion: 'TLSv1.2' },
      ['TLSv1', 'TLSv1.1', 'TLSv1.2'],
      'TLSv1.2',
    ],
    ['1.1', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1' }, ['TLSv1.1'], 'TLSv1.1'],
  ])('are found on a server that offers %s', async (_name, options, offered, agreed) => {
    const report = await handshakeOf(await issue({ issuer: root }), {
      ciphers: 'DEFAULT@SECLEVEL=0',
      ...options,
    })
    const found = Object.entries(report.versions)
    expect(found.filter(([, support]) => support === 'offered').map(([version]) => version)).toEqual(offered)
    expect(found.filter(([, support]) => support === 'refused')).toHaveLength(4 - offered.length)
    expect(report.handshake.protocol).toBe(agreed)
  })

  test('have forward secrecy with an ephemeral key exchange and not without', async () => {
    const certificate = await issue({ rsaBits: 2048 })
    const weak = await handshakeOf(certificate, { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256' })
    expect(weak.handshake).toMatchObject({
      forwardSecrecy: false,
      cipher: 'TLS_RSA_WITH_AES_128_GCM_SHA256',
    })
    const good = await handshakeOf(certificate, {
      maxVersion: 'TLSv1.2',
      ciphers: 'ECDHE-RSA-AES128-GCM-SHA256',
    })
    expect(good.handshake).toMatchObject({ forwardSecrecy: true, keyExchange: 'X25519' })
  })

  test('come with the application protocol that was agreed on', async () => {
    const certificate = await issue({ issuer: root })
    expect((await handshakeOf(certificate, { ALPNProtocols: ['h2'] })).handshake.alpn).toBe('h2')
    expect((await handshakeOf(certificate, { ALPNProtocols: ['http/1.1'] })).handshake.alpn).toBe('http/1.1')
  })
})

describe('no handshake', () => {
  async function plainServer(onConnection: (socket: Socket) => void): Promise<number> {
    const sockets: Socket[] = []
    const server: Server = createServer(socket => {
      sockets.push(socket)
      socket.on('error', () => undefined)
      onConnection(socket)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    after.push(() => {
      for (const socket of sockets) socket.destroy()
      return new Promise(resolve => server.close(resolve))
    })
    return (server.address() as AddressInfo).port
  }
  const target = (port: number): TlsTarget => ({
    host: '127.0.0.1',
    port,
    guard: new AddressGuard('any'),
    signal: new AbortController().signal,
  })

  test('comes of a server that speaks plain HTTP', async () => {
    const port = await plainServer(socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    expect((await gatherTls(target(port))).failure?.message).toMatch(/wrong version number|packet length/i)
  })

  test('comes of a server that hangs up', async () => {
    const port = await plainServer(socket => socket.destroy())
    expect((await gatherTls(target(port))).failure).toBeDefined()
  })

  test('comes of a port where nothing listens', async () => {
    const port = await plainServer(() => undefined)
    await after.pop()!()
    expect((await gatherTls(target(port))).failure?.code).toBe('ECONNREFUSED')
  })

  test.each(['127.0.0.1', '[::1]', 'localhost', '10.1.2.3'])(
    'is tried with %s where only public addresses are allowed',
    async host => {
      const report = await gatherTls({ ...target(443), host, guard: new AddressGuard('public-only') })
      expect(report.failure?.code).toBe('ADDRESS_DENIED')
    },
  )

  test('is waited for once the signal aborts', async () => {
    const port = await plainServer(() => undefined)
    const stop = new AbortController()
    const gathering = gatherTls({ ...target(port), signal: stop.signal })
    stop.abort(new Error('the end'))
    await expect(gathering).rejects.toThrow('the end')
  })
})

test('a visit shakes hands once, under the policy of its client', async () => {
  let connections = 0
  const server = await startHttpsServer(await issue({ issuer: root }), {}, { minVersion: 'TLSv1.3' })
  after.push(() => server.close())
  const resolve = ((...parameters: Parameters<typeof toLoopback>) => {
    connections++
    return toLoopback(...parameters)
  }) as typeof toLoopback
  const http = startHttpClient({ resolve })
  after.push(() => http.close())
  const visit = openVisit('https://site.example/', { http })
  const [one, two] = await Promise.all([
    visit.tls('site.example', server.port),
    visit.tls('site.example', server.port),
  ])
  expect(one).toBe(two)
  expect(one.failure).toBeUndefined()
  // One handshake with all versions, and one for each version that it did not agree on.
  expect(connections).toBe(4)
})
