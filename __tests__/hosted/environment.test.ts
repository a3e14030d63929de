import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { COMPILE_CACHE } from '../support/compile-cache.ts'
import { startProxyServer } from '../support/proxy-server.ts'
import {
  type Certificate,
  createAuthority,
  createCertificate,
  startTlsServer,
} from '../support/tls-server.ts'
import { startWebServer } from '../support/web-server.ts'

const BODY = '{"name": "Ada", "plan": "pro"}'
const HOST = 'service.example'

let folder: string
let authority: Certificate
let good: Certificate
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosted-'))
  authority = await createAuthority()
  good = await createCertificate(HOST, { authority })
  await writeFile(join(folder, 'authority.pem'), authority.cert)
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Outcome {
  account?: { name: string }
  kind?: string
  message?: string
}

/** What `me()` gives in a process with this environment. */
async function callMe(origin: string, env: Record<string, string>, timeoutMs = 10_000): Promise<Outcome> {
  const script = join(import.meta.dirname, 'call-me.ts')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', script, `${origin}/api/v1/ext`, String(timeoutMs)],
    { env: { ...COMPILE_CACHE, ...env } },
  )
  return JSON.parse(stdout)
}

/** A service behind a proxy that knows its name, since the name is in no DNS. */
async function startBehindProxy(certificate: Certificate) {
  const service = await startTlsServer(certificate, BODY)
  const proxy = await startProxyServer(service.port)
  closing.push(service.close, proxy.close)
  return { service, proxy, origin: `https://${HOST}` }
}

const trust = () => ({ NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') })

describe('expired, wrong-host, self-signed certificates fail once with the cause; `NODE_EXTRA_CA_CERTS` works', () => {
  const longAgo = { notBefore: new Date('2020-01-01'), notAfter: new Date('2021-01-01') }

  test.each([
    ['expired', () => createCertificate(HOST, { authority, ...longAgo }), 'it has expired'],
    ['wrong-host', () => createCertificate('other.example', { authority }), 'it is for another host'],
    ['self-signed', () => createCertificate(HOST), 'it is self-signed; if that is meant'],
  ])('%s', async (_what, certificate, cause) => {
    const { service, proxy, origin } = await startBehindProxy(await certificate())
    const { kind, message } = await callMe(origin, { ...trust(), HTTPS_PROXY: proxy.url })
    expect(kind).toBe('certificate')
    expect(message).toContain(`the certificate of ${HOST} is not trusted: ${cause}`)
    expect(service.connections()).toBe(1)
    expect(service.requests).toEqual([])
  })

  test('an issuer that is unknown is named as such, with what to do', async () => {
    const { service, proxy, origin } = await startBehindProxy(good)
    const { kind, message } = await callMe(origin, { HTTPS_PROXY: proxy.url })
    expect(kind).toBe('certificate')
    expect(message).toContain('its issuer is unknown here; name a file')
    expect(message).toContain('NODE_EXTRA_CA_CERTS')
    expect(service.connections()).toBe(1)
  })

  test('an issuer in NODE_EXTRA_CA_CERTS is trusted', async () => {
    const { service, proxy, origin } = await startBehindProxy(good)
    const { account } = await callMe(origin, { ...trust(), HTTPS_PROXY: proxy.url })
    expect(account?.name).toBe('Ada')
    expect(service.requests).toEqual(['GET /api/v1/ext/me'])
  })

  test('a server without TLS is told apart from a certificate', async () => {
    const server = await startWebServer({})
    closing.push(server.close)
    const { kind, message } = await callMe(server.origin.replace('http:', 'https:'), {})
    expect(kind).toBe('network')
    expect(message).toContain('does not speak TLS as expected')
  })
})

describe('proxies of the environment', () => {
  test.each(['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'])('%s is used', async name => {
    const { proxy, origin } = await startBehindProxy(good)
    const { account } = await callMe(origin, { ...trust(), [name]: proxy.url })
    expect(account?.name).toBe('Ada')
    expect(proxy.requests).toEqual([`CONNECT ${HOST}:443`])
  })

  test('name and password in its address are for the proxy', async () => {
    const { proxy, origin } = await startBehindProxy(good)
    const address = proxy.url.replace('//', '//ada:pass@')
    await callMe(origin, { ...trust(), HTTPS_PROXY: address })
    expect(proxy.requests).toEqual([`CONNECT ${HOST}:443 Basic ${btoa('ada:pass')}`])
  })

  test.each(['NO_PROXY', 'no_proxy'])('%s is obeyed', async name => {
    const { proxy, origin } = await startBehindProxy(good)
    const { kind } = await callMe(origin, { ...trust(), HTTPS_PROXY: proxy.url, [name]: 'service.example' })
    expect(kind).toBe('network')
    expect(proxy.requests).toEqual([])
  })

  test('the loopback interface is never reached through a proxy', async () => {
    const { proxy } = await startBehindProxy(good)
    const server = await startWebServer({ '/api/v1/ext/me': BODY })
    closing.push(server.close)
    const { account } = await callMe(server.origin, { HTTP_PROXY: proxy.url, http_proxy: proxy.url })
    expect(account?.name).toBe('Ada')
    expect(proxy.requests).toEqual([])
  })

  test('a proxy that never answers CONNECT ends by the deadline as a connection that did not come about', async () => {
    const proxy = await startProxyServer(undefined)
    closing.push(proxy.close)
    const { kind, message } = await callMe(`https://${HOST}`, { HTTPS_PROXY: proxy.url }, 500)
    expect(kind).toBe('timeout')
    expect(message).toContain(`no connection to ${HOST} came about within 0.5 s`)
  })

  test.each(['//ada:pass@proxy', '::::', 'proxy:3128', 'ftp://ada:pass@proxy', 'http://ada:%zz@proxy'])(
    'a proxy that is none, as %p, is named without its content',
    async proxy => {
      const { kind, message } = await callMe(`https://${HOST}`, { HTTPS_PROXY: proxy })
      expect(kind).toBe('network')
      expect(message).toContain('HTTPS_PROXY is not the URL of a proxy')
      expect(message).not.toMatch(/pass|%zz/)
    },
  )
})
