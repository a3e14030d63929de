import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { ALL_GATHERINGS } from '../../../src/engine/browser/gathering.ts'
import type { RenderedPage } from '../../../src/engine/browser/rendered-page.ts'
import { startBrowser, type TestBrowser } from '../../support/chrome.ts'
import { type Answer, startWebServer, type WebServer } from '../../support/web-server.ts'

let chrome: TestBrowser
let server: WebServer
beforeAll(async () => {
  chrome = await startBrowser({ gathers: ALL_GATHERINGS })
})
afterEach(() => server.close())
afterAll(() => chrome.close())

interface Loaded {
  page: RenderedPage
  /** How often the page was asked for. */
  times: number
}

async function load(routes: Record<string, Answer>, headers: Record<string, string> = {}): Promise<Loaded> {
  server = await startWebServer(routes)
  const page = await chrome.browser.load({
    url: `${server.origin}/`,
    originHeaders: { origin: server.origin, headers },
    signal: new AbortController().signal,
  })
  return { page, times: server.requests.filter(request => request === 'GET /').length }
}

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Shop</title><meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style>${head}</head><body><h1>Shop</h1>${body}</body></html>`
/** It fits the phone that is played, and not a narrow one. */
const BOX = '<div id="box" style="width: 390px">Apples, pears and plums</div>'
/** It fits all phones, and no desktop. */
const WIDE_ON_DESKTOP =
  '<style>@media (min-width: 1000px) { #wide { width: 1500px } }</style><div id="wide">Plums</div>'

/** Answers one after the other, the last one ever again. */
const inTurn = (...answers: readonly (string | undefined)[]): Answer => {
  let at = 0
  return (_, response) => {
    const answer = answers[Math.min(at++, answers.length - 1)]
    if (answer === undefined) return
    response.setHeader('content-type', 'text/html')
    response.end(answer)
  }
}

test.each([
  { what: 'fits all screens', body: '<p>Apples</p>', times: 1 },
  { what: 'is too wide on all phones', body: '<div style="width: 700px">Apples</div>', times: 1 },
  { what: 'is too wide on a narrow phone', body: BOX, times: 2 },
  { what: 'is too wide on a narrow phone and on a desktop', body: BOX + WIDE_ON_DESKTOP, times: 3 },
])('a page that $what is loaded so often: $times', async ({ body, times }) => {
  expect((await load({ '/': page(body) })).times).toBe(times)
})

describe('a page is loaded on another screen', () => {
  const rightOf = ({ narrowLayout }: RenderedPage) => narrowLayout?.wideElements.map(({ right }) => right)

  test('with the network from which it was cut off, and with the headers of its origin', async () => {
    const seen: unknown[] = []
    const html = page(`${BOX}<a href="#">More</a><script>document.title = 'Our shop'</script>`)
    const { page: loaded } = await load(
      {
        '/': ({ headers }, response) => {
          seen.push(headers['x-key'])
          response.setHeader('content-type', 'text/html')
          response.end(html)
        },
      },
      { 'x-key': 'open' },
    )

    expect(loaded.answeredLinks).toEqual([])
    expect(rightOf(loaded)).toEqual([390])
    expect(seen).toEqual(['open', 'open'])
  })

  test('as for the first time', async () => {
    const script =
      "box.style.width = (localStorage.seen ? 300 : 390) + 'px'; localStorage.seen = 1; document.cookie = 'seen=1'"
    const { page: loaded } = await load({ '/': page(`${BOX}<script>${script}</script>`) })

    expect(rightOf(loaded)).toEqual([390])
    expect(loaded.consoleErrors).toEqual([])
  })

  test('with what fades in when it is scrolled to', async () => {
    const style =
      '<style>html, body { overflow-x: hidden } h2 { opacity: 0; margin: 2000px 0 0; font: 20px monospace; white-space: nowrap }</style>'
    const script =
      'new IntersectionObserver(([entry]) => { if (entry.isIntersecting) late.style.opacity = 1 }).observe(late)'
    const heading = `<h2 id="late">${'n'.repeat(33)}</h2><script>${script}</script>`
    const { page: loaded, times } = await load({ '/': page(heading, style) })

    expect(loaded.narrowLayout?.cutTexts).toMatchObject([{ selector: '#late' }])
    expect(times).toBe(2)
  })

  test('as a desktop, where it is one', async () => {
    const script =
      "if (/Mobile/.test(navigator.userAgent) || navigator.maxTouchPoints > 0 || 'ontouchstart' in window) wide.id = 'wide-of-phone'"
    const html = page(
      `${WIDE_ON_DESKTOP.replace('#wide', '#wide-of-phone, #wide')}<script>${script}</script>`,
    )
    const { page: loaded } = await load({ '/': html })

    expect(loaded.desktopLayout?.wideElements).toMatchObject([{ selector: '#wide', right: 1500 }])
  })
})

describe('what a page shows on another screen stays unknown where it is not loaded there', () => {
  const STYLED = '<link rel="stylesheet" href="/style.css">'
  test.each<[when: string, routes: Record<string, Answer>]>([
    ['at all', { '/': inTurn(page(BOX), undefined) }],
    ['to its end', { '/': inTurn(page(BOX), page(`${BOX}<img src="/never">`)), '/never': () => undefined }],
    [
      'and leads to another page',
      { '/': inTurn(page(BOX), page("<script>location = '/other'</script>")), '/other': page(BOX) },
    ],
    [
      'with a style sheet that it had at first',
      {
        '/': page(BOX, STYLED),
        '/style.css': (() => {
          let times = 0
          return (_, response) => {
            response.statusCode = times++ === 0 ? 200 : 503
            response.setHeader('content-type', 'text/css')
            response.end('p { color: green }')
          }
        })(),
      },
    ],
  ])('%s', async (_, routes) => {
    const { page: loaded, times } = await load(routes)

    expect(times).toBe(2)
    expect(loaded.narrowLayout).toBeUndefined()
    expect(loaded.status).toBe(200)
    expect(loaded.headerOverlaps).toEqual([])
    expect(loaded.desktopLayout).toBeDefined()
  })
})
