import { gzipSync } from 'node:zlib'
import type { Case } from '../../../support/tool-cases.ts'
import { big, html, SITE, unmeasured } from './pages.ts'

const cached = (seconds: number) => ({
  'content-type': 'text/javascript',
  'cache-control': `max-age=${seconds}`,
})
const script = (headers: Record<string, string>, body: Buffer | string = 'x', src = '/app.js') =>
  unmeasured(html(`<script defer src="${src}"></script>`), {
    [`${SITE}app.js`]: { headers: { 'content-type': 'text/javascript', ...headers }, body },
  })

const INTER = 'https://fonts.example/css?family=Inter'
const styled = (css: string, head = '') =>
  unmeasured(html(`<link rel="stylesheet" href="/style.css">${head}`), {
    [`${SITE}style.css`]: { headers: { 'content-type': 'text/css' }, body: css },
    [`${SITE}base.css`]: { headers: { 'content-type': 'text/css' }, body: 'p { color: red }' },
  })
const IMPORTED: readonly Case[] = [
  {
    check: 'style-sheet-imported',
    when: 'a font of another host is imported',
    outcome: 'fail',
    ...styled(`/* fonts */ @import url('${INTER}');\np { color: red }`),
    says: `/style.css imports ${INTER}`,
    selector: /link/,
  },
  {
    check: 'style-sheet-imported',
    when: 'a sheet of the site is imported',
    outcome: 'fail',
    ...styled('@charset "utf-8"; @import "base.css";'),
    says: '/style.css imports /base.css',
  },
  {
    check: 'style-sheet-imported',
    when: 'the page asks for it early, it is for print, or it is ignored behind a rule',
    outcome: 'pass',
    ...styled(
      `@import url("${INTER}"); @import "print.css" print; p { color: red } @import "base.css";`,
      `<link rel="preload" as="style" href="${INTER}">`,
    ),
  },
  {
    check: 'style-sheet-imported',
    when: 'a generator writes the sheet, imports and all',
    outcome: 'not-applicable',
    ...unmeasured(html('<link rel="stylesheet" href="/site_libs/bootstrap/bootstrap.min.css">'), {
      [`${SITE}site_libs/bootstrap/bootstrap.min.css`]: {
        headers: { 'content-type': 'text/css' },
        body: `@import url("${INTER}");`,
      },
    }),
  },
  {
    check: 'style-sheet-imported',
    when: 'a style in the page imports it, which the browser sees at once',
    outcome: 'not-applicable',
    ...unmeasured(html(`<style>@import url("${INTER}");</style>`)),
  },
]

export const CASES_WITHOUT_LIGHTHOUSE: readonly Case[] = [
  ...IMPORTED,
  ...(['largest-contentful-paint', 'unused-javascript', 'bf-cache'] as const).map(
    (check): Case => ({
      check,
      when: 'there is no Chrome',
      outcome: 'not-measured',
      ...unmeasured(),
      says: /needs Chrome/,
    }),
  ),
  { check: 'server-response-time', when: 'it answers at once', outcome: 'pass', ...unmeasured() },
  { check: 'redirects', when: 'there are none', outcome: 'pass', ...unmeasured() },
  {
    check: 'uses-text-compression',
    when: 'a script comes as it is',
    outcome: 'fail',
    ...script(cached(9e6), big(40_000)),
    at: `${SITE}app.js`,
    says: /^40 kB sent without compression$/,
  },
  {
    check: 'uses-text-compression',
    when: 'the page comes as it is',
    outcome: 'fail',
    ...unmeasured(html('', `<p>${'word '.repeat(3000)}`)),
    at: SITE,
    says: '15 kB sent without compression',
  },
  {
    check: 'uses-text-compression',
    when: 'all is small',
    outcome: 'not-applicable',
    ...script(cached(9e6)),
  },
  {
    check: 'uses-text-compression',
    when: 'a script comes compressed',
    outcome: 'pass',
    ...script({ ...cached(9e6), 'content-encoding': 'gzip' }, gzipSync(big(40_000))),
  },
  {
    check: 'cache-insight',
    when: 'a script may be kept for a year',
    outcome: 'pass',
    ...script(cached(31_536_000)),
  },
  {
    check: 'cache-insight',
    when: 'a script may not be kept',
    outcome: 'fail',
    ...script({ 'cache-control': 'no-store' }),
    at: `${SITE}app.js`,
    says: /^cached for no time at all$/,
  },
  {
    check: 'cache-insight',
    when: 'nothing says how long',
    outcome: 'fail',
    ...script({}),
    says: 'cached for no time at all',
  },
  {
    check: 'cache-insight',
    when: 'only Expires says how long',
    outcome: 'pass',
    ...script({ expires: 'Thu, 01 Jan 2099 00:00:00 GMT' }),
  },
  {
    check: 'cache-insight',
    when: 'a preview names its script on production',
    outcome: 'fail',
    ...script({}, undefined, 'https://live.example/app.js'),
    productionUrl: 'https://live.example',
    at: `${SITE}app.js`,
  },
  { check: 'cache-insight', when: 'there are no such files', outcome: 'not-applicable', ...unmeasured() },
  {
    check: 'render-blocking-insight',
    when: 'a script in the head holds it up',
    outcome: 'fail',
    ...unmeasured(html('<script src="/app.js"></script>')),
    at: SITE,
    selector: 'html > head > script',
    line: 1,
    says: /without defer or async/,
  },
  {
    check: 'render-blocking-insight',
    when: 'the page is made by scripts alone, so nothing can be shown before',
    outcome: 'pass',
    ...unmeasured(
      `<!doctype html><html lang="en"><head><title>Shop</title><script src="/app.js"></script></head><body><div id="root"></div></body></html>`,
    ),
  },
  {
    check: 'render-blocking-insight',
    when: 'scripts make the text, below a logo that can be shown before',
    outcome: 'fail',
    ...unmeasured(
      `<!doctype html><html lang="en"><head><title>Shop</title><script src="/app.js"></script></head><body><img src="/logo.png"><div id="root"></div></body></html>`,
    ),
  },
  {
    check: 'render-blocking-insight',
    when: 'scripts wait, are modules, data or stand in the body',
    outcome: 'pass',
    ...unmeasured(
      html(
        '<script defer src="/a.js"></script><script async src="/b.js"></script><script type="module" src="/c.js"></script><script type="application/json" src="/d"></script><script>1</script>',
        '<script src="/e.js"></script>',
      ),
    ),
  },
  {
    check: 'render-blocking-insight',
    when: 'a style sheet may hold it up',
    outcome: 'not-measured',
    ...unmeasured(
      html('<link rel="stylesheet" href="/print.css" media="print"><link rel="stylesheet" href="/a.css">'),
    ),
    says: /style sheets/,
  },
  {
    check: 'render-blocking-insight',
    when: 'the only style sheet is for paper',
    outcome: 'pass',
    ...unmeasured(html('<link rel="stylesheet" href="/print.css" media="print">')),
  },
  {
    check: 'lcp-discovery-insight',
    when: 'an urgent image is lazy',
    outcome: 'fail',
    ...unmeasured(html('', '<img src="/hero.jpg" fetchpriority="high" loading="lazy">')),
    selector: 'html > body > img',
    says: 'loading="lazy" on an image that is preloaded or has fetchpriority="high"',
  },
  {
    check: 'lcp-discovery-insight',
    when: 'a preloaded image is lazy',
    outcome: 'fail',
    ...unmeasured(
      html('<link rel="preload" as="image" href="hero.jpg">', '<img src="/hero.jpg" loading="lazy">'),
    ),
    says: 'loading="lazy" on an image that is preloaded or has fetchpriority="high"',
  },
  {
    check: 'lcp-discovery-insight',
    when: 'some image is lazy',
    outcome: 'not-measured',
    ...unmeasured(html('', '<img src="/hero.jpg" loading="lazy">')),
  },
  {
    check: 'lcp-discovery-insight',
    when: 'none is lazy',
    outcome: 'pass',
    ...unmeasured(html('', '<img src="/hero.jpg">')),
  },
  { check: 'lcp-discovery-insight', when: 'there are no images', outcome: 'not-applicable', ...unmeasured() },
  {
    check: 'unsized-images',
    when: 'all have their size',
    outcome: 'pass',
    ...unmeasured(html('', '<img src="/a.png" width="40" height="30">')),
  },
  {
    check: 'unsized-images',
    when: 'CSS may give it',
    outcome: 'not-measured',
    ...unmeasured(html('', '<img src="/a.png" width="40">')),
  },
  { check: 'unsized-images', when: 'there are none', outcome: 'not-applicable', ...unmeasured() },
  { check: 'dom-size-insight', when: 'there are few elements', outcome: 'pass', ...unmeasured() },
  {
    check: 'dom-size-insight',
    when: 'there are many',
    outcome: 'not-measured',
    ...unmeasured(html('', '<p>x</p>'.repeat(1500))),
  },
]
