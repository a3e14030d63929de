import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { previewOf } from '../../../../src/engine/syntax/preview.ts'
import { startLighthouse, type TestLighthouse } from '../../../support/chrome.ts'
import { startWebServer, type WebServer } from '../../../support/web-server.ts'

const PRODUCTION = 'https://shop.example'
/** Milliseconds that a lookup of another host, without the connection to it, takes in the simulation of a phone: two trips. */
const LOOKUP_MS = 300

const page = (base: string) =>
  `<!doctype html><html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width">${[
    'a',
    'b',
  ]
    .map(name => `<link rel="stylesheet" href="${base}/${name}.css">`)
    .join('')}</head><body><h1>Page</h1><p>Some words</p></body></html>`

let server: WebServer
let lighthouse: TestLighthouse
beforeAll(async () => {
  const css = { headers: { 'content-type': 'text/css' }, body: `p { color: #000 }${' '.repeat(40_000)}` }
  server = await startWebServer({
    '/relative': page(''),
    '/named': page(PRODUCTION),
    '/a.css': css,
    '/b.css': css,
  })
  lighthouse = await startLighthouse()
})
afterAll(async () => {
  await Promise.all([server.close(), lighthouse.close()])
})

test('files that a page on a preview names as on production take the time of its own', async () => {
  const blockingMs = async (path: string) => {
    const url = `${server.origin}${path}`
    const report = await lighthouse.measure({
      url,
      originHeaders: { origin: server.origin, headers: {} },
      preview: previewOf(url, PRODUCTION),
      signal: new AbortController().signal,
    })
    const { details } = report.median.audits['render-blocking-insight']!
    const items = ((details as Record<string, unknown> | undefined)?.['items'] ?? []) as {
      url: string
      wastedMs: number
    }[]
    return { urls: items.map(item => item.url), ms: Math.max(...items.map(({ wastedMs }) => wastedMs)) }
  }
  const relative = await blockingMs('/relative')
  const named = await blockingMs('/named')

  expect(relative.urls).toContain(`${server.origin}/a.css`)
  expect(named.urls).toContain(`${PRODUCTION}/a.css`)
  expect(named.ms).toBeLessThan(relative.ms + LOOKUP_MS)
})
