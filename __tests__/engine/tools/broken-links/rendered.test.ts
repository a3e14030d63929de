import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { brokenLinksTool } from '../../../../src/engine/tools/broken-links/broken-links.ts'
import { startBrowserFor, type TestBrowser } from '../../../support/chrome.ts'
import { auditSite } from '../../../support/tool-runs.ts'
import { OK, pageOf } from './case.ts'

let chrome: TestBrowser
beforeAll(async () => {
  chrome = await startBrowserFor([brokenLinksTool])
})
afterAll(() => chrome.close())

test('of what style sheets name, Chrome tells what the page loads', async () => {
  const styles = [
    '@font-face { font-family: unused; src: url(unused.woff) }',
    'p { background: url(replaced.png) } p { background: url(used.png) }',
    'p:hover { background: url(hover.png) } @media (min-width: 3000px) { p { background: url(wide.png) } }',
    '.added { background: url(added.png) } .nobody:hover { background: url(nobody.png) }',
  ]
  const head = `<style>${styles.join('\n')}</style>`
  const body = '<p>Text</p><p id=x>Text</p><script>document.getElementById("x").className = "added"</script>'
  const { check, origin } = await auditSite(
    brokenLinksTool,
    { '/': pageOf({ head, body }) },
    { browser: chrome.browser },
  )
  expect(check('broken-style-file').occurrences.map(({ url }) => url)).toEqual(
    ['used', 'hover', 'wide', 'added'].map(name => `${origin}/${name}.png`),
  )
})

test('of what the file of a style sheet names, the images that elements have are asked for', async () => {
  const css =
    'main { background: url(../img/hero.jpg) } p { background: url(/img/there.png) } .nobody { background: url(/img/nobody.png) } b { background: url(https://other.example/x.png) }'
  const { check, origin, run } = await auditSite(
    brokenLinksTool,
    {
      '/': pageOf({
        head: '<link rel="stylesheet" href="css/main.css">',
        body: '<main><p>Text <b>bold</b></p></main><script>document.title += "!"</script>',
      }),
      '/css/main.css': { headers: { 'content-type': 'text/css' }, body: css },
      '/img/there.png': { headers: { 'content-type': 'image/png' }, body: '' },
    },
    { browser: chrome.browser },
  )
  expect(check('broken-style-file').occurrences).toMatchObject([
    {
      url: `${origin}/img/hero.jpg`,
      message: `${origin}/img/hero.jpg answers 404; used by css/main.css on ${origin}/`,
      snippet: '<link rel="stylesheet" href="css/main.css">',
    },
  ])
  expect(run.checks.filter(({ outcome }) => outcome === 'fail')).toHaveLength(1)
})

test('a font that a style sheet names and a text has is missing, unless another format of it came', async () => {
  const css = [
    '@font-face { font-family: lost; src: url(../fonts/lost.woff2) }',
    '@font-face { font-family: old; src: url(../fonts/old.woff2) format("woff2"), url(../fonts/old.woff) format("woff") }',
    '@font-face { font-family: nobody; src: url(../fonts/nobody.woff2) }',
    'p { font-family: lost } b { font-family: old }',
  ].join('\n')
  const { check, origin } = await auditSite(
    brokenLinksTool,
    {
      '/': pageOf({
        head: '<link rel="stylesheet" href="css/main.css">',
        body: '<main><p>Text <b>bold</b></p></main><script>document.title += "!"</script>',
      }),
      '/css/main.css': { headers: { 'content-type': 'text/css' }, body: css },
      '/fonts/old.woff': { headers: { 'content-type': 'font/woff' }, body: 'wOFF' },
    },
    { browser: chrome.browser },
  )
  expect(check('broken-style-file').occurrences).toMatchObject([
    {
      url: `${origin}/fonts/lost.woff2`,
      message: `${origin}/fonts/lost.woff2 answers 404; used by css/main.css on ${origin}/`,
    },
  ])
})

test('what a style sheet imports, and names in turn, is asked for as well', async () => {
  const css = (body: string) => ({ headers: { 'content-type': 'text/css' }, body })
  const swap = `<link rel="preload" as="style" href="css/late.css" onload="this.onload=null;this.rel='stylesheet'">`
  const { check, origin, run } = await auditSite(
    brokenLinksTool,
    {
      '/': pageOf({
        head: `<link rel="stylesheet" href="css/main.css">${swap}`,
        body: '<main><p>Text <b>bold</b></p></main>',
      }),
      '/css/main.css': css('@import "parts/hero.css"; @import url(gone.css);'),
      '/css/parts/hero.css': css('main { background: url(../../img/hero.jpg) }'),
      '/css/late.css': css('@import "parts/late.css";'),
      '/css/parts/late.css': css('p { background: url(late.png) }'),
    },
    { browser: chrome.browser },
  )
  expect(check('broken-style-file').occurrences.map(({ message }) => message)).toEqual([
    `${origin}/css/gone.css answers 404; used by css/main.css on ${origin}/`,
    `${origin}/img/hero.jpg answers 404; used by /css/parts/hero.css, imported by css/main.css, on ${origin}/`,
    `${origin}/css/parts/late.png answers 404; used by /css/parts/late.css, imported by css/late.css, on ${origin}/`,
  ])
  expect(run.checks.filter(({ outcome }) => outcome === 'fail')).toHaveLength(1)
})

test('what a style sheet names from the root of the host is outside the folder that production is in', async () => {
  const css =
    'main { background: url("/img/wood.png") } p { background: url(../img/inside.png) } b { background: url(/bikes/own.png) } .nobody { background: url(/img/nobody.png) }'
  const png = { headers: { 'content-type': 'image/png' }, body: '' }
  const { check, origin } = await auditSite(
    brokenLinksTool,
    {
      '/': pageOf({
        head: '<link rel="stylesheet" href="css/main.css">',
        body: '<main><p>Text <b>bold</b></p></main><script>document.title += "!"</script>',
      }),
      '/css/main.css': { headers: { 'content-type': 'text/css' }, body: css },
      '/img/wood.png': png,
      '/img/inside.png': png,
      '/bikes/own.png': png,
    },
    { browser: chrome.browser, productionUrl: 'https://mary.github.io/bikes/' },
  )
  expect(check('outside-site-folder').occurrences).toMatchObject([
    {
      url: `${origin}/img/wood.png`,
      message:
        '/img/wood.png in /css/main.css is https://mary.github.io/img/wood.png on production, and the site is in /bikes/.',
      snippet: '<link rel="stylesheet" href="css/main.css">',
    },
  ])
})

test('what WordPress loads only where this machine lacks signs is no file of the page', async () => {
  const paths = ['/wp-includes/js/wp-emoji-release.min.js?ver=6.4.2', '/wp-includes/js/menu.js']
  const load = `for (const src of ${JSON.stringify(paths)}) document.head.append(Object.assign(document.createElement('script'), { src }))`
  const { check, origin } = await auditSite(
    brokenLinksTool,
    { '/': pageOf({ body: `<p>Text</p><script>${load}</script>` }) },
    { browser: chrome.browser },
  )
  expect(check('broken-internal-resource').occurrences.map(({ url }) => url)).toEqual([
    `${origin}/wp-includes/js/menu.js`,
  ])
})

const MAKES_FRAME =
  "onfetch = event => new URL(event.request.url).pathname.endsWith('sw.html') && event.respondWith(new Response('x'))"

test.each([
  ['makes answers', MAKES_FRAME, []],
  ['hands on those of the server', 'onfetch = event => event.respondWith(fetch(event.request))', ['sw.html']],
])('what a script loads is not asked of the server where a service worker %s', async (_, worker, missing) => {
  const load =
    "navigator.serviceWorker.register('/lib/worker.js').then(() => { for (const src of ['/lib/sw.html', '/other/sw.html']) document.body.append(Object.assign(document.createElement('iframe'), { src, title: 'x' })) })"
  const { check, origin } = await auditSite(
    brokenLinksTool,
    {
      '/': pageOf({ body: `<p>Text</p><img src="/lib/photo.jpg" alt=""><script>${load}</script>` }),
      '/lib/worker.js': { headers: { 'content-type': 'text/javascript' }, body: worker },
    },
    { browser: chrome.browser },
  )
  expect(check('broken-internal-resource').occurrences.map(({ url }) => url)).toEqual(
    ['/lib/photo.jpg', ...missing.map(name => `/lib/${name}`), '/other/sw.html'].map(
      path => `${origin}${path}`,
    ),
  )
})

test('mail and telephone links that a script writes anew are judged as it leaves them', async () => {
  const body =
    '<p>Text</p><a href="mailto:info(at)example.com">Mail</a><a href="mailto:shop(at)example.com" id=shop>Shop</a><script>document.querySelector("a").href = "mailto:info@example.com"</script>'
  const { check } = await auditSite(brokenLinksTool, { '/': pageOf({ body }) }, { browser: chrome.browser })
  expect(check('invalid-mailto').occurrences.map(({ message }) => message)).toEqual([
    expect.stringContaining('"shop(at)example.com"'),
  ])
})

test('a link that a script leads elsewhere before anybody can follow it is not asked for', async () => {
  const links = [
    '<a class="mail" href="infoATshop.example.com"></a>',
    '<a class="mail" href="/kept">Kept</a>',
    '<a class="old" href="/taken-away">Old</a>',
  ]
  const script =
    'const link = document.querySelector(".mail"); link.href = link.getAttribute("href").replace(/(.+)AT(.+)/, "mailto:$1@$2"); link.textContent = "Mail"; document.querySelector(".old").remove()'
  const { check, origin } = await auditSite(
    brokenLinksTool,
    { '/': pageOf({ body: `<p>Text</p>${links.join('')}<script>${script}</script>` }) },
    { browser: chrome.browser },
  )
  expect(check('broken-internal-link').occurrences.map(({ url }) => url)).toEqual([
    `${origin}/kept`,
    `${origin}/taken-away`,
  ])
})

test('a script that the page writes in the place of one of another host is no file of it', async () => {
  const write = (name: string) => `document.write('<script src="/js/${name}.js"><\\/script>')`
  const lost = '<script src="http://127.0.0.1:1/jquery.js"></script>'
  for (const [before, missing] of [
    [lost, []],
    ['', ['/js/jquery.js']],
  ] as const) {
    const { check, origin } = await auditSite(
      brokenLinksTool,
      { '/': pageOf({ body: `<p>Text</p>${before}<script>window.jQuery || ${write('jquery')}</script>` }) },
      { browser: chrome.browser },
    )
    expect(check('broken-internal-resource').occurrences.map(({ url }) => url)).toEqual(
      missing.map(path => `${origin}${path}`),
    )
  }
})

test('a broken link that nobody sees or presses is no error, and one with an icon of a style sheet is', async () => {
  const head =
    '<style>.icon::before { content: "+" } .box { display: block; width: 20px; height: 20px; background: red }</style>'
  const links = [
    '<a class="pull-right" href="/unseen"></a>',
    '<a class="icon" href="/icon"></a>',
    '<a class="box" href="/box"></a>',
    '<a href="/twice"></a><a href="/twice">Twice</a>',
    '<div hidden><a href="/in-menu"></a></div>',
  ]
  const body = `<p>${'A line of text. '.repeat(20)}</p>${links.join('')}<script>document.title += "!"</script>`
  const { check, origin } = await auditSite(
    brokenLinksTool,
    { '/': pageOf({ head, body }) },
    { browser: chrome.browser },
  )
  expect(check('broken-internal-link').occurrences.map(({ url }) => url)).toEqual(
    ['icon', 'box', 'twice', 'in-menu'].map(name => `${origin}/${name}`),
  )
})

test('a broken link in a part that style sheets never show is no error', async () => {
  const head = [
    '<style>body > #old { display: none !important } .closed { display: none !important }',
    '@media (min-width: 1px) { #wide { display: block !important } } #wide { display: none !important }</style>',
  ]
  const body = [
    '<a href="/there">There</a><footer id="old"></footer><nav class="closed"><a href="/menu">Menu</a></nav>',
    '<footer id="wide"><a href="/wide">Wide</a></footer>',
    '<script>document.getElementById("old").innerHTML = \'<a href="/hidden">Hidden</a>\'</script>',
  ]
  const site = { '/': pageOf({ head: head.join('\n'), body: body.join('\n') }), '/there': OK }
  const { check, origin } = await auditSite(brokenLinksTool, site, { browser: chrome.browser })
  expect(check('broken-hidden-link').occurrences.map(({ url }) => url)).toEqual([`${origin}/hidden`])
  expect(check('broken-internal-link').occurrences.map(({ url }) => url)).toEqual([
    `${origin}/menu`,
    `${origin}/wide`,
  ])
})

describe('a broken link that a script writes', () => {
  const linksOn = (condition: string) =>
    `<p id="x">Text</p><script>const base = ${condition} ? '' : '/ca'
    document.getElementById('x').innerHTML = '<a href="' + base + '/">Home</a>'</script>`

  test.each([
    { name: 'unless the host is that of production', condition: "location.hostname === 'shop.example'" },
    {
      name: 'unless a pattern knows the host',
      condition: '/^(www\\.)?shop\\.example$/.test(location.hostname)',
    },
    { name: 'unless the host ends so', condition: "window.location.host.endsWith('.example')" },
  ])('$name may lead elsewhere on production', async ({ condition }) => {
    const { check } = await auditSite(
      brokenLinksTool,
      { '/': pageOf({ body: linksOn(condition) }) },
      { browser: chrome.browser, productionUrl: 'https://www.shop.example' },
    )
    expect(check('broken-internal-link')).toMatchObject({
      outcome: 'not-measured',
      message: expect.stringContaining('answers 404 here; a script that looks at the name of the host'),
    })
  })

  test.each([
    { name: 'whatever the host is', condition: 'location.hash' },
    { name: 'and that compares another address with it', condition: '(a => a.host === location.host)({})' },
  ])('$name is an error', async ({ condition }) => {
    const { check } = await auditSite(
      brokenLinksTool,
      { '/': pageOf({ body: linksOn(condition) }) },
      { browser: chrome.browser, productionUrl: 'https://www.shop.example' },
    )
    expect(check('broken-internal-link').outcome).toBe('fail')
  })
})
