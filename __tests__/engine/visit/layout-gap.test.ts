import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { RenderedPage } from '../../../src/engine/browser/rendered-page.ts'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import { accessibilityTool } from '../../../src/engine/tools/accessibility/accessibility.ts'
import { mobileTool } from '../../../src/engine/tools/mobile/mobile.ts'
import { uxTool } from '../../../src/engine/tools/ux/ux.ts'
import { layoutGap } from '../../../src/engine/visit/layout-gap.ts'
import { startBrowserFor, type TestBrowser } from '../../support/chrome.ts'
import { auditSite, type Site } from '../../support/tool-runs.ts'
import { openVisit, startHttpClient } from '../../support/visits.ts'
import { type Answer, startWebServer } from '../../support/web-server.ts'

const TOOLS = [mobileTool, uxTool, accessibilityTool]

let chrome: TestBrowser
/** Loads pages and gathers nothing of them. */
let bare: TestBrowser
beforeAll(async () => {
  chrome = await startBrowserFor(TOOLS)
  bare = await startBrowserFor([])
})
afterAll(async () => {
  await chrome.close()
  await bare.close()
})

/** Of a page that everything is wrong with for want of its styles. */
const BODY = `<main><h1 style="font-size: 9px; color: #ccc; background: #fff">Bikes that run</h1>
  <img src="/red.gif" alt="Red" width="300" height="20"><div style="width: 900px">Wide</div>
  <button style="width: 9px; height: 9px; padding: 0">a</button><button style="width: 9px; height: 9px; padding: 0">b</button></main>`
const page = (head: string, body = BODY) =>
  `<!doctype html><html lang="en"><head><title>Bikes</title><meta name="viewport" content="width=device-width">${head}</head><body>${body}</body></html>`
const STYLES = '<link rel="stylesheet" href="/site.css">'
const CSS = { headers: { 'content-type': 'text/css' }, body: 'body { margin: 0 }' }

async function gapOf(routes: Record<string, Answer>): Promise<string | undefined> {
  const server = await startWebServer(routes)
  const http = startHttpClient()
  try {
    const visit = openVisit(`${server.origin}/`, { http, browser: bare.browser })
    return (await layoutGap(await visit.rendered()))?.replaceAll(server.origin, '')
  } finally {
    await http.close()
    await server.close()
  }
}

describe('what a page was laid out without', () => {
  test.concurrent.each([
    ['a style sheet that is not there', page(STYLES), 'the style sheet /site.css, which answers 404'],
    [
      'a style sheet within another',
      page('<style>@import url(/base.css)</style>'),
      'the style sheet /base.css, which answers 404',
    ],
    [
      'a script that is not there',
      page('<script src="/menu.js"></script>'),
      'the script /menu.js, which answers 404',
    ],
    [
      'a CDN that does not answer',
      page('<link rel="stylesheet" href="http://127.0.0.1:1/cdn.css">'),
      'the style sheet http://127.0.0.1:1/cdn.css, which Chrome could not load (ERR_UNSAFE_PORT)',
    ],
    [
      'a style sheet that its own policy blocks',
      page(`<meta http-equiv="content-security-policy" content="style-src 'none'">${STYLES}`),
      'the style sheet /site.css, which Chrome could not load (csp)',
    ],
  ])('%s', async (_what, html, without) => {
    expect(await gapOf({ '/': html })).toBe(`the page was laid out without ${without}`)
  })

  test.concurrent('no style sheet of icons, without which only icons are smaller', async () => {
    const icons = '<link rel="stylesheet" href="/font-awesome/6.0.0/css/all.min.css">'
    expect(await gapOf({ '/': page(icons) })).toBeUndefined()
    const { check } = await auditSite(accessibilityTool, { '/': page(icons) }, { browser: chrome.browser })
    expect(check('color-contrast').outcome).toBe('fail')
    expect(check('target-size')).toMatchObject({
      outcome: 'not-measured',
      message: expect.stringContaining('font-awesome'),
    })
  })

  test.concurrent.each([
    'https://use.fontawesome.com/releases/v5.2.0/css/all.css',
    'https://unicons.iconscout.com/release/v4.0.0/css/line.css',
    'https://cdn.materialdesignicons.com/5.4.55/css/all.min.css',
    'https://cdn.jsdelivr.net/gh/rastikerdar/vazir-font@v27.0.1/dist/font-face.css',
    'https://cdn.jsdelivr.net/npm/@fontsource/inter@5/index.css',
  ])('no style sheet of icons or fonts by its address: %s', async icons => {
    expect(await gapOf({ '/': page(`<link rel="stylesheet" href="${icons}">`) })).toBeUndefined()
  })

  test.concurrent('no style sheet of a banner for consent whose script did not come either', async () => {
    const consent =
      '<link rel="stylesheet" href="/cookieconsent@3/cookieconsent.css"><script src="/cookieconsent@3/cookieconsent.js"></script>'
    expect(await gapOf({ '/': page(consent) })).toBeUndefined()
    const script = { type: 'text/javascript', body: 'addEventListener("load", () => {})' }
    expect(await gapOf({ '/': page(consent), '/cookieconsent@3/cookieconsent.js': script })).toMatch(
      'without the style sheet /cookieconsent@3/cookieconsent.css',
    )
  })

  test.concurrent('no script for consent that a package host sends', async () => {
    const consent = '<script src="/npm/@finsweet/cookie-consent@1/fs-cc.js"></script>'
    expect(await gapOf({ '/': page(consent) })).toBeUndefined()
  })

  test.concurrent('no script that counts visits on a host of the site', async () => {
    const counter = '<script defer src="https://metrics.shop.example/script.js" data-website-id="1"></script>'
    expect(await gapOf({ '/': page(counter) })).toBeUndefined()
  })

  test.concurrent('no script of icons, without which only icons are smaller', async () => {
    const icons = '<script src="/npm/@fortawesome/fontawesome-free@6/js/all.min.js"></script>'
    expect(await gapOf({ '/': page(icons) })).toBeUndefined()
    const { check } = await auditSite(accessibilityTool, { '/': page(icons) }, { browser: chrome.browser })
    expect(check('color-contrast').outcome).toBe('fail')
    expect(check('target-size')).toMatchObject({
      outcome: 'not-measured',
      message: expect.stringContaining('fortawesome'),
    })
  })

  test.concurrent.each([
    '<script src="https://kit.fontawesome.invalid/npm/feather-icons/dist/feather.min.js"></script>',
    '<script src="https://cdn.invalid/lenis@1.1.18/dist/lenis.min.js"></script><link rel="stylesheet" href="https://cdn.invalid/lenis@1.1.18/dist/lenis.css">',
    '<script src="https://cdn.invalid/lightbox2/2.11.3/js/lightbox.min.js"></script><link rel="stylesheet" href="https://cdn.invalid/lightbox2/2.11.3/css/lightbox.min.css">',
    '<link rel="stylesheet" href="https://cdn.invalid/animate.css/4.1.1/animate.min.css">',
    '<script src="https://cdn.invalid/html5shiv/3.7.3/html5shiv.min.js"></script>',
    '<script src="https://js.hcaptcha.com.invalid/recaptcha/api.js"></script>',
  ])('no script that lays nothing out: %s', async head => {
    expect(await gapOf({ '/': page(head) })).toBeUndefined()
  })

  test.concurrent.each([
    '<script src="https://cdn.invalid/npm/swiper@11/swiper-bundle.min.js"></script>',
    '<script src="/polyfills.1a2b3c4d.js"></script>',
  ])('but what may: %s', async head => {
    expect(await gapOf({ '/': page(head) })).toMatch(/^the page was laid out without the s/)
  })

  test.concurrent('a style sheet that is for paper until fonts that do not come have come', async () => {
    const html = page(`<link rel="stylesheet" href="/site.css" media="print" onload="this.media='all'">`)
    const css = '@import url(/webfont/1/inter.css); body { margin: 0 }'
    expect(await gapOf({ '/': html, '/site.css': { ...CSS, body: css } })).toBe(
      'the page was laid out without the style sheet /site.css, which its onload had not applied yet',
    )
    expect(await gapOf({ '/': html, '/site.css': CSS })).toBeUndefined()
  })

  test('a page that is sent where a style sheet is asked for', async () => {
    expect(await gapOf({ '/': page(STYLES), '/site.css': page('') })).toMatch(
      /which is text\/html, not text\/css, so that Chrome does not apply it$/,
    )
  })

  test('a style sheet that is never answered', async () => {
    bare.setDeadline(8000)
    const gap = await gapOf({ '/': page(STYLES), '/site.css': () => undefined }).finally(() =>
      bare.setDeadline(40_000),
    )
    expect(gap).toMatch(/site\.css, which was not answered in time$|did not finish loading/)
  })
})

describe('a style sheet of the site that answers 404 beside the one that makes its looks', () => {
  const LOOKS = { ...CSS, body: `${CSS.body}\n`.repeat(600) }
  const extra = (href: string, looks = '/site.css') =>
    page(`<link rel="stylesheet" href="${looks}"><link rel="stylesheet" href="${href}">`)
  const gone = (body = '') => ({ status: 404, headers: { 'seo-preflight-made-at-deployment': '1' }, body })

  test.concurrent.each([404, 410])('is what visitors get, who get %d too', async status => {
    const routes = { '/': extra('css/loaders.min.css'), '/site.css': LOOKS }
    expect(await gapOf({ ...routes, '/css/loaders.min.css': { status } })).toBeUndefined()
  })

  test.concurrent.each<[string, string, Record<string, Answer>]>([
    ['is called as the main one is', '/css/style.css', { '/site.css': LOOKS }],
    ['is called so for a part of the site', '/css/shop-theme.css', { '/site.css': LOOKS }],
    ['was made by a build', '/css/a1b2c3d4.css', { '/site.css': LOOKS }],
    ['stands beside next to nothing', '/css/loaders.css', { '/site.css': CSS }],
    ['is named in full', '{origin}/css/loaders.css', { '/site.css': LOOKS }],
    ['is left to the deployment', '/css/loaders.css', { '/site.css': LOOKS, '/css/loaders.css': gone() }],
    [
      'fails for another reason',
      '/css/loaders.css',
      { '/site.css': LOOKS, '/css/loaders.css': { status: 503 } },
    ],
  ])('but not where it %s', async (_what, href, routes) => {
    expect(await gapOf({ '/': extra(href), ...routes })).toMatch(/^the page was laid out without the style/)
  })

  test.concurrent('but not where the other is a library', async () => {
    const routes = { '/': extra('/css/loaders.css', '/bootstrap.min.css'), '/bootstrap.min.css': LOOKS }
    expect(await gapOf(routes)).toMatch(/^the page was laid out without the style sheet/)
  })
})

describe('a script of the site that answers 404', () => {
  const withScript = (src: string) => page(`${STYLES}<script src="${src}"></script>`)

  test.concurrent.each([
    'js/jquery.magnific-popup.min.js',
    '/js/jquery.easing.1.3.js',
    '/bootstrap-datepicker.js',
  ])('is what visitors get, where it waits for them: %s', async src =>
    expect(await gapOf({ '/': withScript(src), '/site.css': CSS })).toBeUndefined(),
  )

  test.concurrent.each<[string, string, Record<string, Answer>]>([
    ['lays the page out', '/js/jquery.masonry.js', {}],
    ['is the library itself', '/js/jquery.min.js', {}],
    ['is named in full', '{origin}/js/jquery.easing.js', {}],
    ['fails for another reason', '/js/jquery.easing.js', { '/js/jquery.easing.js': { status: 503 } }],
  ])('but not where it %s', async (_what, src, routes) => {
    expect(await gapOf({ '/': withScript(src), '/site.css': CSS, ...routes })).toMatch(
      /^the page was laid out without the script/,
    )
  })
})

describe('nothing is missing', () => {
  test.concurrent.each<[string, Record<string, Answer>]>([
    [
      'where all is there',
      { '/': page(`${STYLES}<script src="/a.js"></script>`), '/site.css': CSS, '/a.js': '' },
    ],
    ['for a picture', { '/': page('', '<img src="/gone.png" alt="">') }],
    [
      'for styles of paper and of a choice',
      {
        '/': page(
          '<link rel="stylesheet" media="print" href="/p.css"><link rel="alternate stylesheet" title="x" href="/a.css">',
        ),
      },
    ],
    [
      'for what a frame lacks',
      { '/': page('', '<iframe src="/in" title="x"></iframe>'), '/in': page(STYLES) },
    ],
  ])('%s', async (_what, routes) => {
    expect(await gapOf(routes)).toBeUndefined()
  })

  const without = (type: string, url: string, html = '') => layoutGap(loadedWithout(type, url, html))
  const loadedWithout = (type: string, url: string, html: string) =>
    ({
      requests: [{ url, type, method: 'GET', failure: 'net::ERR_NAME_NOT_RESOLVED', startMs: 0, endMs: 1 }],
      document: new HtmlDocument(html, 'https://bikes.example/'),
      consoleErrors: [],
      quirks: false,
    }) as unknown as RenderedPage

  test.each([
    ['Script', 'https://www.googletagmanager.com/gtag/js?id=G-1', 'counts'],
    ['Script', 'https://connect.facebook.net/en_US/fbevents.js', 'advertises'],
    ['Script', 'https://bikes.example/_vercel/insights/script.js', 'the platform measures'],
    ['Script', 'https://bikes.example/wp-includes/js/wp-emoji-release.min.js?ver=4.7', 'draws emoji'],
    ['Stylesheet', 'https://fonts.googleapis.com/css2?family=Inter', 'is a font'],
    ['Image', 'https://cdn.jsdelivr.net/npm/x.png', 'is a picture'],
  ])('for a %s at %s, which %s', async (type, url) => expect(await without(type, url)).toBeUndefined())

  const COMMENTS = 'https://comments.example.org/js/comments.js'
  test.each([COMMENTS, 'https://comments.app/client.js'])(
    'for comments of another site that the page does not wait for, at %s',
    async url => {
      const html = `<link rel="preconnect" href="${new URL(url).origin}"><script src="${url}" async defer></script>`
      expect(await without('Script', url, html)).toBeUndefined()
    },
  )

  test.each([
    'https://embed.opinions.example.org/widget.js',
    'https://d1bxh8uas1mnw7.cloudfront.net/assets/embed.js',
    'https://opinions.example.org/widgets/v2/embed.min.js',
  ])('for a widget of another site, by what it is called, at %s', async url => {
    const frame = `<iframe src="${new URL('/embed/1', url)}" title="Opinions"></iframe>`
    expect(await without('Script', url, `<script src="${url}"></script>${frame}`)).toBeUndefined()
  })

  test.each([
    'https://bikes.example/widget.js',
    'https://cdn.jsdelivr.net/npm/bikes-widgets/embed.js',
    'https://example.org/vue-widget.js',
    'https://example.org/embedded-app.js',
  ])('but for what may be more than a widget, at %s', async url => {
    expect(await without('Script', url, `<script src="${url}"></script>`)).toMatch(/without the script/)
  })

  test('but for what a widget may fill, where scripts alone are asked for', async () => {
    const url = 'https://tickets.example.org/schedule/widget/v2.js'
    const lacking = (types?: string[]) =>
      layoutGap(loadedWithout('Script', url, `<script src="${url}"></script>`), types)
    expect(await lacking()).toBeUndefined()
    expect(await lacking(['Script'])).toMatch(/without the script/)
  })

  const UNCALLED = 'https://cdn.jsdelivr.net/npm/@emailjs/browser@4/dist/email.min.js'
  test.each([UNCALLED, 'https://unpkg.com/lunr@2.3.9/lunr.min.js', 'https://bikes.example/fuse.min.js'])(
    'for a library that nobody called, at %s',
    async url => expect(await without('Script', url)).toBeUndefined(),
  )

  test('but for one without which a script stopped', async () => {
    const html = page(`<script src="${UNCALLED}"></script><script>emailjs.init("a")</script>`)
    expect(await gapOf({ '/': html })).toMatch(/without the script .*emailjs/)
    expect(await gapOf({ '/': html.replace('emailjs.init', 'void ') })).toBeUndefined()
  })

  test.each([
    ['the page waits for', COMMENTS, `<script src="${COMMENTS}"></script>`],
    ['is only deferred, as an app is', COMMENTS, `<script defer src="${COMMENTS}"></script>`],
    ['is a module, as an app is', COMMENTS, `<script type="module" src="${COMMENTS}"></script>`],
    ['is a module and async', COMMENTS, `<script async type="module" src="${COMMENTS}"></script>`],
    ['another script adds', COMMENTS, ''],
    [
      'the page waits for in one of two places',
      COMMENTS,
      `<script async src="${COMMENTS}"></script><script src="${COMMENTS}"></script>`,
    ],
    [
      'is not all from there',
      COMMENTS,
      `<script async src="${COMMENTS}"></script><img src="https://example.org/a.png">`,
    ],
    ...[
      ['is of the site itself', 'https://www.bikes.example/comments.js'],
      ['is a framework', 'https://tailwind.example.org/3.4.js'],
      ['may be a framework', 'https://cdn.example.org/3.4.js'],
      ['is on a host for files', 'https://unpkg.com/grids@3'],
      ['may be an app', 'https://example.org/app.js'],
    ].map(([what, url]) => [what!, url!, `<script async src="${url}"></script>`] as const),
  ])('but for a script that %s', async (_what, url, html) => {
    expect(await without('Script', url, html)).toMatch(/^the page was laid out without the script/)
  })

  test.each([
    ['Script', 'https://cdn.jsdelivr.net/npm/bootstrap'],
    ['Script', 'https://cdn.tailwindcss.com/'],
    ['Stylesheet', 'https://www.googletagmanager.com/x.css'],
  ])('but for a %s at %s', async (type, url) => {
    expect(await without(type, url)).toBe(
      `the page was laid out without the ${type === 'Script' ? 'script' : 'style sheet'} ${url}, which Chrome could not load (ERR_NAME_NOT_RESOLVED)`,
    )
  })
})

describe('what browsers block on a production on HTTPS', () => {
  const LIVE = 'https://www.bikes.example'
  const linked = (href: string, head = '') => page(`${head}<link rel="stylesheet" href="${href}">`)
  const audit = async (html: string, productionUrl?: string) => {
    const site = { '/': html, '/site.css': CSS }
    const options = { browser: chrome.browser, ...(productionUrl !== undefined && { productionUrl }) }
    return (await auditSite(accessibilityTool, site, options)).check('color-contrast')
  }

  test.concurrent('is not how the page looks, although the preview over HTTP has it', async () => {
    expect(await audit(linked('http://www.bikes.example/site.css'), LIVE)).toMatchObject({
      outcome: 'not-measured',
      message: expect.stringMatching(
        /^the page was laid out with the style sheet http:.*\/site\.css, which browsers block on production: the page loads it by an http: address, and production is on HTTPS$/,
      ),
    })
  })

  test.concurrent.each([
    ['is on HTTPS', linked('https://www.bikes.example/site.css'), LIVE],
    ['is relative', linked('/site.css'), LIVE],
    ['names no scheme', linked('//www.bikes.example/site.css'), LIVE],
    ['is for a production on HTTP', linked('http://www.bikes.example/site.css'), 'http://www.bikes.example'],
    [
      'is made one of HTTPS by the policy of the page',
      linked(
        'http://www.bikes.example/site.css',
        '<meta http-equiv="content-security-policy" content="upgrade-insecure-requests">',
      ),
      LIVE,
    ],
  ])('but not a style sheet whose address %s', async (_what, html, live) => {
    expect((await audit(html, live)).outcome).toBe('fail')
  })
})

describe('a page that was laid out without its styles', () => {
  const SITE: Site = {
    '/': page(STYLES),
    '/red.gif': {
      headers: { 'content-type': 'image/gif' },
      // 40 × 40 pixels of one color.
      body: Buffer.from('R0lGODlhKAAoAIAAAAAA/////ywAAAAAKAAoAAACAkQBADs=', 'base64'),
    },
  }
  const LAYOUT = [
    { tool: mobileTool, checks: ['content-wider-than-screen', 'text-too-small', 'intrusive-overlay'] },
    { tool: uxTool, checks: ['image-distorted', 'image-blurred'] },
    { tool: accessibilityTool, checks: ['color-contrast', 'target-size'] },
  ]

  test.concurrent.each(LAYOUT)(
    '$tool.name judges nothing by layout, and says why',
    async ({ tool, checks }) => {
      const { check, run } = await auditSite(tool, SITE, { browser: chrome.browser })

      for (const name of checks) {
        expect(check(name)).toMatchObject({
          outcome: 'not-measured',
          message: expect.stringMatching(
            /laid out without the style sheet http.*\/site\.css, which answers 404$/,
          ),
        })
      }
      expect(run.status).toBe('measured')
      expect(run.checks.some(({ outcome }) => outcome === 'pass')).toBe(true)
    },
  )

  test.concurrent.each(LAYOUT)('$tool.name judges it with them', async ({ tool, checks }) => {
    const { check } = await auditSite(
      tool,
      { ...(SITE as object), '/site.css': CSS },
      { browser: chrome.browser },
    )

    expect(checks.map(name => check(name).outcome)).not.toContain('not-measured')
    expect(check(checks[0]!).outcome).toBe('fail')
  })
})
