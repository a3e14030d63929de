import { afterEach, expect, test } from '@jest/globals'
import { HttpClient } from '../../../src/engine/network/http-client.ts'
import { issueCertificate, trust } from '../../support/certificates.ts'
import { startRawServer } from '../../support/raw-server.ts'
import { startWebServer } from '../../support/web-server.ts'

const after: (() => unknown)[] = []
afterEach(async () => {
  for (const end of after.splice(0)) await end()
})

async function fetchFrom(names: string[], valid: { from?: Date; to?: Date }, trusted: boolean) {
  const certificate = await issueCertificate(names, valid)
  const server = await startRawServer(
    socket => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'),
    certificate,
  )
  if (trusted) after.push(trust(certificate))
  const http = new HttpClient({ addresses: 'any', userAgent: 'test', timeoutMs: 5000 })
  after.push(
    () => http.close(),
    () => server.close(),
  )
  return { exchange: await http.fetch(server.origin), server }
}

const past = { from: new Date('2020-01-01'), to: new Date('2021-01-01') }
const future = { from: new Date('2090-01-01'), to: new Date('2091-01-01') }

test.each<[string, string[], { from?: Date; to?: Date }, boolean, string]>([
  ['self-signed', ['127.0.0.1'], {}, false, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ['expired', ['127.0.0.1'], past, true, 'CERT_HAS_EXPIRED'],
  ['not valid yet', ['127.0.0.1'], future, true, 'CERT_NOT_YET_VALID'],
  ['for another host', ['example.com'], {}, true, 'ERR_TLS_CERT_ALTNAME_INVALID'],
])('a certificate that is %s is refused once, with the cause', async (_name, names, valid, trusted, code) => {
  const { exchange, server } = await fetchFrom(names, valid, trusted)
  expect(exchange.failure).toMatchObject({ kind: 'certificate', code })
  expect(server.requests).toEqual([])
  expect(server.connections).toBe(1)
})

test('a certificate that is trusted is accepted', async () => {
  const { exchange } = await fetchFrom(['127.0.0.1'], {}, true)
  expect(exchange.final?.body.toString()).toBe('ok')
})

test('https to a server that speaks plain HTTP fails as TLS', async () => {
  const server = await startWebServer({ '/': 'x' })
  const http = new HttpClient({ addresses: 'any', userAgent: 'test', timeoutMs: 5000 })
  after.push(
    () => http.close(),
    () => server.close(),
  )
  const exchange = await http.fetch(server.origin.replace('http:', 'https:'))
  expect(exchange.failure?.kind).toBe('certificate')
})
