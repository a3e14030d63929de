import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { imageSize } from 'image-size'
import type { ChromeBrowserOptions } from '../../../src/engine/browser/chrome-browser.ts'
import { ALL_GATHERINGS, type Gathering } from '../../../src/engine/browser/gathering.ts'
import type { RenderedPage } from '../../../src/engine/browser/rendered-page.ts'
import { startBrowser, type TestBrowser, WAIT_WITHOUT_END } from '../../support/chrome.ts'
import { type Answer, startWebServer, type WebServer } from '../../support/web-server.ts'

const GATHERS: ReadonlySet<Gathering> = new Set(['screenshots', 'layout'])

/** Of how many pages it takes pictures is what some tests are about: they have one of their own. */
let chrome: TestBrowser
let own: TestBrowser | undefined
let server: WebServer
beforeAll(async () => {
  chrome = await startBrowser({ gathers: GATHERS, screenshots: 4 })
})
afterEach(async () => {
  await own?.close()
  own = undefined
  await server.close()
})
afterAll(() => chrome.close())

const serve = async (routes: Record<string, Answer>) => {
  server = await startWebServer(routes)
}
const startOwn = async (options: Pick<ChromeBrowserOptions, 'screenshots' | 'gathers'>) => {
  own = await startBrowser({ gathers: GATHERS, ...options })
}
const load = (path = '/'): Promise<RenderedPage> =>
  (own ?? chrome).browser.load({
    url: `${server.origin}${path}`,
    originHeaders: { origin: server.origin, headers: {} },
    signal: new AbortController().signal,
  })
const sizeOf = (source: string | undefined) => {
  const { width, height, type } = imageSize(Buffer.from(source!.split(',')[1]!, 'base64'))
  return { width, height, type }
}
const PAGE = '<!doctype html><title>x</title><meta name="viewport" content="width=device-width"><h1>Shop</h1>'

test('pictures have the shape of the screens, whatever width the page asks for', async () => {
  await serve({ '/': PAGE, '/wide': PAGE.replace('width=device-width', 'width=980') })

  for (const path of ['/', '/wide']) {
    const { screenshots } = await load(path)
    const phone = sizeOf(screenshots?.phone)
    expect(phone.type).toBe('jpg')
    expect(phone.width).toBeGreaterThanOrEqual(319)
    expect(phone.width).toBeLessThanOrEqual(321)
    expect(phone.height / phone.width).toBeCloseTo(823 / 412, 1)
    expect(sizeOf(screenshots?.desktop)).toEqual({ width: 640, height: 446, type: 'jpg' })
  }
})

test('a page sees the screen of a desktop, however large its picture is', async () => {
  const tell = `new Image().src = '/seen/' + [innerWidth, innerHeight, devicePixelRatio].join()`
  await serve({ '/': `${PAGE}<script>addEventListener('resize', () => { ${tell} })</script>` })

  await load()

  expect(server.requests).toContain('GET /seen/1350,940,1')
})

test('what the page loads for a desktop is none of its requests on a phone', async () => {
  await serve({
    '/': `${PAGE}<picture><source media="(min-width: 1000px)" srcset="/large.gif"><img src="/small.gif" alt=""></picture>`,
  })

  const { requests, layout } = await load()

  const paths = requests.map(({ url }) => new URL(url).pathname)
  expect(paths).toContain('/small.gif')
  expect(paths).not.toContain('/large.gif')
  expect(server.requests).toContain('GET /large.gif')
  expect(layout.screenWidth).toBe(412)
})

test('pictures are taken of as many pages as somebody will look at', async () => {
  await serve({ '/': PAGE, '/more': PAGE })
  await startOwn({ screenshots: 1 })

  expect((await load()).screenshots).toBeDefined()
  expect((await load('/more')).screenshots).toBeUndefined()
})

test('without a wish for pictures, none are taken', async () => {
  await serve({ '/': PAGE })
  await startOwn({})

  expect((await load()).screenshots).toBeUndefined()
})

test('a page that hangs when it becomes a desktop loses that picture and what is looked at there', async () => {
  const page = `${PAGE}<script>addEventListener('resize', () => { if (innerWidth > 1000) { ${WAIT_WITHOUT_END} } })</script>`
  await serve({ '/': page, '/never': () => undefined })
  await startOwn({ screenshots: 1, gathers: ALL_GATHERINGS })

  const { screenshots, desktopLayout, narrowLayout, axe } = await load()

  expect(Object.keys(screenshots!)).toEqual(['phone'])
  expect(desktopLayout).toBeUndefined()
  expect(narrowLayout).toBeDefined()
  expect(axe.results).toBeDefined()
})
