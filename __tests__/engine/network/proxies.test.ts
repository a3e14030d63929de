import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { HttpClient } from '../../../src/engine/network/http-client.ts'
import { startProxyServer } from '../../support/proxy-server.ts'
import { startWebServer } from '../../support/web-server.ts'

const VARIABLES = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'NO_PROXY', 'no_proxy']
const before = Object.fromEntries(VARIABLES.map(name => [name, process.env[name]]))
const closing: (() => Promise<unknown>)[] = []

beforeEach(() => {
  for (const name of VARIABLES) delete process.env[name]
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
})

function client(): HttpClient {
  const http = new HttpClient({ addresses: 'any', userAgent: 'test', timeoutMs: 5_000 })
  closing.push(() => http.close())
  return http
}

test.each(['::::', 'proxy:3128', 'ftp://ada:pass@proxy', 'http://ada:%zz@proxy'])(
  'with the proxy %p, which is none, a page fails with that reason, and one on this machine does not',
  async proxy => {
    process.env['HTTPS_PROXY'] = proxy
    process.env['http_proxy'] = proxy
    const site = await startWebServer({ '/': 'hello' })
    closing.push(site.close)
    const http = client()
    const { failure } = await http.fetch('http://shop.example/')
    expect(failure?.message).toMatch(/HTTPS_PROXY is not the URL of a proxy such as/)
    expect(failure?.message).not.toMatch(/pass|%zz/)
    expect((await http.fetch(site.origin)).final?.body.toString()).toBe('hello')
  },
)

test('a proxy is used for other machines, and this one is reached without it', async () => {
  const site = await startWebServer({ '/': 'hello' })
  const proxy = await startProxyServer(Number(new URL(site.origin).port))
  closing.push(site.close, proxy.close)
  process.env['HTTP_PROXY'] = proxy.url
  const http = client()
  expect((await http.fetch('http://shop.example/')).final?.status).toBeDefined()
  expect(proxy.requests).toHaveLength(1)
  expect((await http.fetch(site.origin)).final?.body.toString()).toBe('hello')
  expect(proxy.requests).toHaveLength(1)
})
