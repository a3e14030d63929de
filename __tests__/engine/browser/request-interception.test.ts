import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { RenderedPage } from '../../../src/engine/browser/rendered-page.ts'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import { previewOf } from '../../../src/engine/syntax/preview.ts'
import { startBrowser, startLighthouse, type TestBrowser } from '../../support/chrome.ts'
import { type Answer, startWebServer, type WebServer } from '../../support/web-server.ts'

/** A name that nobody has, as that of a site which is not yet there. */
const LIVE = 'https://www.shop.example'
const ICON = '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="7"/>'
/** What a script writes down for the test to read. */
const NOTES = 'window.notes = {}; const note = (name, value) => { window.notes[name] = String(value) }'

const typed = (type: string, body: string): Answer => ({ headers: { 'content-type': type }, body })

const page = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head><title>Bicycles</title><script>${NOTES}</script>${head}</head><body><h1>Bicycles</h1>${body}</body></html>`

const HOME = page(
  `<link rel="stylesheet" href="${LIVE}/assets/site.css"><link rel="stylesheet" href="${LIVE}/assets/gone.css">
<script type="module" src="${LIVE}/assets/app.js"></script><script src="https://shop.example/bare.js"></script>`,
  `<img id="icon" crossorigin src="${LIVE}/icon.svg"><iframe src="${LIVE}/map"></iframe>
<script>
fetch('${LIVE}/stock.json', { method: 'POST', headers: { 'x-part': '7' }, body: '{}' })
  .then(answer => answer.text().then(text => note('stock', answer.status + text + answer.headers.get('x-of-the-site'))), error => note('stock', error))
onload = () => {
  note('color', getComputedStyle(document.querySelector('h1')).color)
  note('icon', document.querySelector('#icon').naturalHeight)
}
</script>`,
)

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const CHECKED_STYLE = 'h1 { color: rgb(4, 5, 6) }'
const CHECKED_SCRIPT = 'note("module", "checked")'
const CHECKED = page(
  `<link rel="preload" as="script" href="${LIVE}/assets/checked.js" integrity="${hashOf(CHECKED_SCRIPT)}">
<link rel=stylesheet integrity=${hashOf(CHECKED_STYLE)} href=${LIVE}/assets/checked.css>
<script defer src="${LIVE}/assets/checked.js" integrity="${hashOf(CHECKED_SCRIPT)}"></script>
<script defer src="${LIVE}/assets/changed.js" integrity="${hashOf('another')}"></script>`,
  `<p>Räder</p><script>onload = () => {
  note('color', getComputedStyle(document.querySelector('h1')).color)
  note('bare', document.querySelector('p').textContent)
}</script>`,
)

/** Of the settings, for the audited origin alone. */
const headersSeen = new Map<string, string | undefined>()
const heard = (answer: { headers?: Record<string, string>; body: string }) => {
  return (request: IncomingMessage, response: ServerResponse) => {
    headersSeen.set(request.url!, request.headers['x-let-in'] as string | undefined)
    response.writeHead(200, answer.headers ?? {}).end(answer.body)
  }
}

let here: WebServer
let stranger: WebServer
let chrome: TestBrowser

beforeAll(async () => {
  stranger = await startWebServer({
    '/spy': `<script>fetch('${LIVE}/stock.json').then(() => parent.postMessage('read', '*'), () => parent.postMessage('refused', '*'))</script>`,
  })
  const spy = `${stranger.origin.replace('127.0.0.1', 'localhost')}/spy`
  here = await startWebServer({
    '/': HOME,
    '/assets/site.css': heard({
      headers: { 'content-type': 'text/css' },
      body: '@font-face { font-family: Own; src: url(own.woff2) } h1 { color: rgb(1, 2, 3); font-family: Own }',
    }),
    '/assets/own.woff2': typed('font/woff2', 'no font'),
    '/assets/app.js': typed('text/javascript', 'import { word } from "./word.js"; note("module", word)'),
    '/assets/word.js': typed('text/javascript', 'export const word = "loaded"'),
    '/checked': CHECKED,
    '/assets/checked.css': typed('text/css', CHECKED_STYLE),
    '/assets/checked.js': typed('text/javascript', CHECKED_SCRIPT),
    '/assets/changed.js': typed('text/javascript', 'note("spy", "changed")'),
    '/bare.js': typed('text/javascript', 'note("bare", "loaded")'),
    '/icon.svg': typed('image/svg+xml', ICON),
    '/map': '<!doctype html><title>Map</title><p>Bristol</p><img src="/pin.svg" alt="Here">',
    '/pin.svg': typed('image/svg+xml', ICON),
    '/stock.json': {
      headers: { 'content-type': 'application/json', 'x-of-the-site': '!' },
      body: '{"left":3}',
    },
    '/spied': page(
      '',
      `<script>onmessage = ({ data }) => note('spy', data)</script><iframe src="${spy}"></iframe>`,
    ),
    '/leads': page(`<script>location = '${LIVE}/'</script>`),
    '/beside': page(`<link rel="stylesheet" href="${LIVE}/other/site.css">`),
  })
  chrome = await startBrowser({
    gathers: new Set(['globals']),
    globals: async () => ['color', 'icon', 'module', 'bare', 'stock', 'spy'].map(name => `notes.${name}`),
  })
})
afterAll(async () => {
  await chrome.close()
  await Promise.all([here.close(), stranger.close()])
})

function load(
  path: string,
  production = LIVE,
  headers: Record<string, string> = {},
  html = HOME,
): Promise<RenderedPage> {
  const url = `${here.origin}${path}`
  return chrome.browser.load({
    url,
    sent: new HtmlDocument(html, url),
    originHeaders: { origin: here.origin, headers },
    preview: previewOf(url, production),
    signal: new AbortController().signal,
  })
}

describe('what a page on a preview loads by addresses of production', () => {
  test.each([
    ['alone', {}],
    ['with headers of the settings', { 'x-let-in': 'yes' }],
  ])('comes from the preview, %s', async (_, headers: Record<string, string>) => {
    const { globals, requests, consoleErrors } = await load('/', LIVE, headers)
    expect(Object.fromEntries(globals)).toEqual({
      'notes.color': 'rgb(1, 2, 3)',
      'notes.icon': '7',
      'notes.module': 'loaded',
      'notes.bare': 'loaded',
      'notes.stock': '200{"left":3}!',
    })
    const at = (path: string) => requests.find(({ url }) => url === `${here.origin}${path}`)
    for (const path of ['/assets/site.css', '/assets/word.js', '/bare.js', '/icon.svg', '/map', '/pin.svg']) {
      expect([path, at(path)?.status]).toEqual([path, 200])
    }
    expect(at('/assets/gone.css')).toMatchObject({ status: 404 })
    expect(requests.filter(({ url }) => new URL(url).origin !== here.origin)).toEqual([])
    expect(consoleErrors.filter(({ message }) => /CORS/.test(message))).toEqual([])
    expect(headersSeen.get('/assets/site.css')).toBe(headers['x-let-in'])
  })

  test.each([
    ['alone', {}],
    ['with headers of the settings', { 'x-let-in': 'yes' }],
  ])('is checked by its integrity as on its own origin, %s', async (_, headers: Record<string, string>) => {
    const { globals, requests, document } = await load('/checked', LIVE, headers, CHECKED)
    expect(Object.fromEntries(globals)).toMatchObject({
      'notes.color': 'rgb(4, 5, 6)',
      'notes.module': 'checked',
      'notes.bare': 'Räder',
    })
    expect(globals.get('notes.spy')).not.toBe('changed')
    const asked = requests.filter(({ url }) => url.endsWith('/assets/checked.js'))
    expect(asked).toMatchObject([{ url: `${here.origin}/assets/checked.js`, status: 200 }])
    expect(document.elements('p').length).toBe(1)
  })

  test('is closed to the frames of others, as it would be on production', async () => {
    const { globals } = await load('/spied')
    expect(globals.get('notes.spy')).toBe('refused')
  })

  test('is not what is beside the folder of production', async () => {
    const { requests } = await load('/beside', `${LIVE}/docs/`)
    const addresses = new Set(requests.map(({ url }) => url))
    expect([...addresses]).toEqual([`${here.origin}/beside`, `${LIVE}/other/site.css`])
  })

  test('is not the page that it leads on to', async () => {
    const { requests } = await load('/leads')
    expect(requests.at(-1)).toMatchObject({ url: `${LIVE}/`, failure: 'net::ERR_NAME_NOT_RESOLVED' })
  })
})

test('Lighthouse loads them from the preview too', async () => {
  const lighthouse = await startLighthouse()
  try {
    const url = `${here.origin}/`
    const { median } = await lighthouse.measure({
      url,
      originHeaders: { origin: here.origin, headers: {} },
      preview: previewOf(url, LIVE),
      signal: new AbortController().signal,
    })
    const { items } = median.audits['network-requests']!.details as unknown as {
      items: { url: string; statusCode: number }[]
    }
    const statuses = new Map(items.map(item => [item.url, item.statusCode]))
    for (const path of ['/assets/site.css', '/assets/own.woff2', '/assets/word.js', '/icon.svg']) {
      expect([path, statuses.get(`${LIVE}${path}`)]).toEqual([path, 200])
    }
  } finally {
    await lighthouse.close()
  }
})
