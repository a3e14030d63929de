import type { lookup } from 'node:dns'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type AddressProxy, startAddressProxy } from '../../../src/engine/browser/address-proxy.ts'
import { startBrowser, type TestBrowser } from '../../support/chrome.ts'
import { startProxyServer } from '../../support/proxy-server.ts'
import { type Answer, startWebServer, type WebServer } from '../../support/web-server.ts'

/** Answers with addresses in turn, as a name does that changes between two questions. */
function resolverOf(...answers: string[][]): { resolve: typeof lookup; asked: string[] } {
  const asked: string[] = []
  const resolve = ((name: string, _: unknown, done: (error: null, found: object[]) => void) => {
    const addresses = answers[Math.min(asked.push(name), answers.length) - 1]!
    done(
      null,
      addresses.map(address => ({ address, family: 4 })),
    )
  }) as unknown as typeof lookup
  return { resolve, asked }
}

async function get(proxy: AddressProxy, url: string): Promise<number> {
  const [host, port] = proxy.address.split(':')
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const asking = request(
    { host, port, path: url, headers: { host: new URL(url).host }, agent: false },
    answer => {
      answer.resume()
      resolve(answer.statusCode!)
    },
  )
  asking.on('error', reject)
  asking.end()
  return await promise
}

async function tunnel(proxy: AddressProxy, target: string): Promise<string> {
  const [host, port] = proxy.address.split(':')
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const socket = connect(Number(port), host!, () => socket.write(`CONNECT ${target} HTTP/1.1\r\n\r\n`))
  socket.once('data', data => {
    resolve(data.toString('latin1').split('\r\n', 1)[0]!)
    socket.destroy()
  })
  socket.once('error', reject)
  return await promise
}

describe('the proxy of Chrome', () => {
  let server: WebServer
  beforeAll(async () => {
    server = await startWebServer({ '/': 'here' })
  })
  afterAll(() => server.close())

  const withProxy = async <T>(
    addresses: 'any' | 'public-only',
    resolve: typeof lookup | undefined,
    work: (proxy: AddressProxy) => Promise<T>,
  ): Promise<T> => {
    const proxy = await startAddressProxy({ addresses, ...(resolve && { resolve }) })
    try {
      return await work(proxy)
    } finally {
      await proxy.close()
    }
  }

  test('passes requests and tunnels on', async () => {
    const { host } = new URL(server.origin)

    await withProxy('any', undefined, async proxy => {
      expect(await get(proxy, `${server.origin}/`)).toBe(200)
      expect(await tunnel(proxy, host)).toBe('HTTP/1.1 200 Connection Established')
    })
    expect(server.requests).toContain('GET /')
  })

  test.each([
    '127.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '168.63.129.16',
  ])('refuses %s, whichever way it is asked for', async host => {
    await withProxy('public-only', undefined, async proxy => {
      expect(await get(proxy, `http://${host}/`)).toBe(403)
      expect(await tunnel(proxy, `${host}:443`)).toBe('HTTP/1.1 403 Forbidden')
    })
  })

  test.each([
    { name: 'a private address', answers: [['127.0.0.1']] },
    { name: 'a public and a private address', answers: [['93.184.216.34', '127.0.0.1']] },
  ])('refuses a name with $name', async ({ answers }) => {
    const { resolve } = resolverOf(...answers)
    const { port } = new URL(server.origin)
    const before = server.requests.length

    await withProxy('public-only', resolve, async proxy => {
      expect(await get(proxy, `http://rebind.test:${port}/`)).toBe(403)
      expect(await tunnel(proxy, `rebind.test:${port}`)).toBe('HTTP/1.1 502 Bad Gateway')
    })
    expect(server.requests).toHaveLength(before)
  })

  test('asks once for the address of a name, and connects to that one', async () => {
    const { resolve, asked } = resolverOf(['127.0.0.1'], ['192.0.2.1'])
    const { port } = new URL(server.origin)

    const status = await withProxy('any', resolve, proxy => get(proxy, `http://rebind.test:${port}/`))

    expect({ status, asked }).toEqual({ status: 200, asked: ['rebind.test'] })
  })

  test('lets no request of Chrome to a private address through', async () => {
    const { browser, close } = await startBrowser({ addresses: 'public-only', gathers: new Set() })
    const before = server.requests.length
    try {
      const loading = browser.load({
        url: `${server.origin}/`,
        originHeaders: { origin: '', headers: {} },
        signal: new AbortController().signal,
      })

      await expect(loading).rejects.toThrow(/is not opened in Chrome: 127\.0\.0\.1 is not a public address/)
      expect(server.requests).toHaveLength(before)
    } finally {
      await close()
    }
  })

  describe('where a page may not lead to private addresses', () => {
    let page: WebServer
    const routes: Record<string, Answer> = {}
    // On a host that was named, beside a public target: every other private host is refused, as it is to a public page.
    const beside = () => ({ targets: [`${page.origin}/`, 'https://93.184.215.14/'] })
    const elsewhere = () => server.origin.replace('127.0.0.1', 'localhost')
    const load = ({ browser }: TestBrowser, path: string) =>
      browser.load({
        url: `${page.origin}${path}`,
        originHeaders: { origin: page.origin, headers: {} },
        signal: new AbortController().signal,
      })
    beforeAll(async () => {
      page = await startWebServer(routes)
    })
    afterAll(() => page.close())

    test('lets none of what it loads through, and says why', async () => {
      const to = elsewhere()
      const { host, port } = new URL(to)
      routes['/'] = `<!doctype html><title>Page</title><h1>Here</h1>
        <iframe src="${to}/frame" title="Frame"></iframe><img src="${to}/image.png" alt="">
        <img src="/redirect" alt=""><script src="${to}/script.js"></script>
        <iframe src="http://[::1]:${port}/" title="IPv6"></iframe><link rel="stylesheet" href="http://0x7f.2:${port}/">
        <script>
          fetch('${to}/fetch', { mode: 'no-cors' }).catch(() => {})
          navigator.sendBeacon('${to}/beacon')
          new WebSocket('ws://${host}/socket')
          new EventSource('${to}/events')
          new Worker(URL.createObjectURL(new Blob(["fetch('${to}/worker', { mode: 'no-cors' })"])))
        </script>`
      routes['/redirect'] = { status: 302, headers: { location: `${to}/after-redirect` }, body: '' }
      const before = server.requests.length
      const chrome = await startBrowser({ addresses: beside(), gathers: new Set() })
      try {
        const { document, requests } = await load(chrome, '/')

        expect(document.elements('h1')).toHaveLength(1)
        expect(server.requests).toHaveLength(before)
        const image = requests.find(({ url }) => url === `${to}/image.png`)
        expect(image?.status).toBeUndefined()
        expect(image?.failure).toMatch(
          /^localhost \(.*\) is a private address, which a public page may not lead to/,
        )
      } finally {
        await chrome.close()
      }
    })

    test('is not measured where a script leads there, with that reason', async () => {
      routes['/leads'] =
        `<!doctype html><title>Page</title><script>location = '${elsewhere()}/there'</script>`
      const before = server.requests.length
      const chrome = await startBrowser({ addresses: beside(), gathers: new Set() })
      try {
        await expect(load(chrome, '/leads')).rejects.toThrow(
          /leads to http:\/\/localhost:\d+\/there in Chrome: localhost \(.*\) is a private address/,
        )
        expect(server.requests).toHaveLength(before)
      } finally {
        await chrome.close()
      }
    })

    test('loads from all of this machine where it is on it itself', async () => {
      routes['/at-home'] = `<!doctype html><title>Page</title><img src="${elsewhere()}/image.png" alt="">`
      const chrome = await startBrowser({ addresses: { targets: [`${page.origin}/`] }, gathers: new Set() })
      try {
        await load(chrome, '/at-home')

        expect(server.requests).toContain('GET /image.png')
      } finally {
        await chrome.close()
      }
    })
  })

  test('asks the proxy that the environment names, and refuses private addresses by itself', async () => {
    const { port, host } = new URL(server.origin)
    const outside = await startProxyServer(Number(port))
    const named = outside.url.replace('http://', 'http://me:secret@')
    const env = { HTTPS_PROXY: named, http_proxy: named, NO_PROXY: '.direct.example' }
    const { resolve } = resolverOf(['93.184.215.14'], ['127.0.0.1'])
    const proxy = await startAddressProxy({ addresses: { targets: ['https://shop.example/'] }, resolve, env })
    try {
      expect(await tunnel(proxy, 'shop.example:443')).toBe('HTTP/1.1 200 Connection Established')
      expect(await get(proxy, 'http://shop.example/')).toBe(502)
      expect(await tunnel(proxy, '10.0.0.1:443')).toBe('HTTP/1.1 403 Forbidden')
      expect(await tunnel(proxy, host)).toBe('HTTP/1.1 403 Forbidden')
      expect(await tunnel(proxy, `www.direct.example:${port}`)).toBe('HTTP/1.1 502 Bad Gateway')
      expect(outside.requests).toEqual([
        'CONNECT shop.example:443 Basic bWU6c2VjcmV0',
        'GET http://shop.example/',
      ])
    } finally {
      await proxy.close()
      await outside.close()
    }
  })
})
