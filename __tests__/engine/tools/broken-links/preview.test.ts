import { expect, test } from '@jest/globals'
import { previewOf } from '../../../../src/engine/syntax/preview.ts'
import { brokenLinksTool } from '../../../../src/engine/tools/broken-links/broken-links.ts'
import { auditSite, auditVisit } from '../../../support/tool-runs.ts'
import { openVisit, startHttpClient, unresolved } from '../../../support/visits.ts'
import { type Answer, startWebServer } from '../../../support/web-server.ts'
import { OK, pageOf } from './case.ts'

const LIVE = 'https://www.shop.example'
const HERE = 'https://pr-1.preview.example'

/** The check of a page of a preview that names addresses of production. */
async function checkOf(
  name: string,
  body: string,
  routes: Record<string, Answer>,
  { head, unknownHosts }: { head?: string; unknownHosts?: readonly string[] } = {},
) {
  const site = { [`${HERE}/`]: pageOf({ body, ...(head !== undefined && { head }) }), ...routes }
  const { check } = await auditSite(brokenLinksTool, site, {
    path: `${HERE}/`,
    productionUrl: LIVE,
    unknownHosts,
  })
  return check(name)
}

test('what the copy here answers does not prove that names can be resolved', async () => {
  const body = `<a href="${LIVE}/a">A</a><a href="https://no-such.example/">B</a>`
  const head = '<meta property="og:image" content="https://no-such.example/o.png">'
  const server = await startWebServer({ '/': pageOf({ body, head }), '/a': OK })
  const http = startHttpClient({ resolve: unresolved })
  try {
    const url = `${server.origin}/`
    const visit = openVisit(url, { http, preview: previewOf(url, LIVE) })
    const { check } = await auditVisit(brokenLinksTool, visit)
    expect(check('broken-internal-link').outcome).toBe('pass')
    for (const name of ['broken-external-link', 'broken-metadata-link']) {
      expect(check(name)).toMatchObject({
        outcome: 'not-measured',
        message: expect.stringContaining('does not resolve'),
      })
    }
  } finally {
    await http.close()
    await server.close()
  }
})

const OUTSIDE = ['a', 'b', 'c', 'd', 'e'].map(name => `https://${name}.example/`)

test.each([
  { reached: 1, unresolved: 3, outcome: 'not-measured' },
  { reached: 2, unresolved: 3, outcome: 'not-measured' },
  { reached: 3, unresolved: 2, outcome: 'fail' },
  { reached: 0, unresolved: 2, outcome: 'fail' },
  { reached: 3, unresolved: 1, outcome: 'fail' },
])(
  'where most names do not resolve, the network knows few: $unresolved of $reached more',
  async ({ reached, unresolved, outcome }) => {
    const urls = OUTSIDE.slice(0, reached + unresolved)
    const { check } = await auditSite(
      brokenLinksTool,
      {
        [`${HERE}/`]: pageOf({ body: urls.map(url => `<a href="${url}">A</a>`).join('') }),
        ...Object.fromEntries(urls.slice(0, reached).map(url => [url, OK])),
      },
      { path: `${HERE}/`, unknownHosts: urls.slice(reached).map(url => new URL(url).hostname) },
    )
    expect(check('broken-external-link').outcome).toBe(outcome)
  },
)

test('a name that production does not have yet is no fault', async () => {
  const body = `<a href="${LIVE}/shop">Shop</a><a href="https://no-such.example/">B</a>`
  const hosts = { unknownHosts: ['www.shop.example', 'no-such.example'] }
  expect(await checkOf('broken-external-link', body, {}, hosts)).toMatchObject({ outcome: 'fail' })
  expect(await checkOf('broken-internal-link', body, { [`${HERE}/shop`]: OK }, hosts)).toMatchObject({
    outcome: 'pass',
  })
})

test('a link to what production serves from beside the deployment is no fault', async () => {
  const docs = pageOf({ head: '<script src="/docs/app.js"></script>', body: 'Docs' })
  const { outcome, message } = await checkOf(
    'broken-internal-link',
    `<a href="${LIVE}/docs/">Docs</a>`,
    { [`${LIVE}/docs/`]: docs, [`${HERE}/app.css`]: OK },
    { head: '<link rel="stylesheet" href="/app.css">' },
  )
  expect(outcome).toBe('pass')
  expect(message).toBe(
    `1 of 1 is not part of this deployment: ${LIVE}/docs/ (answers 200 on www.shop.example, from beside this deployment)`,
  )
})

test('nor is one to the folder of another repository that is written without its slash', async () => {
  const { outcome, message } = await checkOf('broken-internal-link', `<a href="${LIVE}/s3">School</a>`, {
    [`${LIVE}/s3`]: { status: 301, headers: { location: `${LIVE}/s3/` } },
    [`${LIVE}/s3/`]: pageOf({ head: '<script src="/s3/app.js"></script>', body: 'School' }),
  })
  expect(outcome).toBe('pass')
  expect(message).toContain(`${LIVE}/s3 (answers 200 on www.shop.example, from beside this deployment)`)
})

test('nor is a script of another application there', async () => {
  const script = { headers: { 'content-type': 'text/javascript' }, body: ';' }
  const body = `<script src="${LIVE}/matomo/matomo.js"></script>`
  const { outcome } = await checkOf('broken-internal-resource', body, {
    [`${LIVE}/matomo/matomo.js`]: script,
  })
  expect(outcome).toBe('pass')
})

const OWNER = 'https://name.github.io'

test.each<[string, { live?: string; href?: string; routes?: Record<string, Answer> }, string, string]>([
  [
    'is another repository',
    { routes: { [`${OWNER}/other/guide/`]: OK } },
    'pass',
    'from beside this deployment',
  ],
  [
    'may be another repository',
    { routes: { [`${OWNER}/other/guide/`]: { status: 503, headers: { 'retry-after': '600' } } } },
    'not-measured',
    'may be served on name.github.io',
  ],
  ['is no other repository', {}, 'fail', ''],
  [
    'is a folder of this one',
    { routes: { [`${OWNER}/other/guide/`]: OK, [`${HERE}/other/`]: OK } },
    'fail',
    '',
  ],
  ['is named from the page', { href: 'other/guide/', routes: { [`${OWNER}/other/guide/`]: OK } }, 'fail', ''],
  [
    'is outside the folder of a project',
    { live: `${OWNER}/site/`, routes: { [`${OWNER}/other/guide/`]: OK } },
    'not-applicable',
    '',
  ],
])(
  'a folder of NAME.github.io that %s',
  async (_what, { live = OWNER, href = '/other/guide/', routes = {} }, outcome, message) => {
    const body = `<a href="${href}">Guide</a>`
    const site = { [`${HERE}/`]: pageOf({ body }), ...routes }
    const { check } = await auditSite(brokenLinksTool, site, { path: `${HERE}/`, productionUrl: live })
    const links = check('broken-internal-link')
    expect(links.outcome).toBe(outcome)
    expect(links.message ?? '').toContain(message)
  },
)

const DOMAIN = { [`${HERE}/CNAME`]: { body: 'www.shop.example\n' } }
const BUSY: Answer = { status: 503, headers: { 'retry-after': '600' } }

test.each<[string, { href?: string; routes: Record<string, Answer> }, string, string]>([
  [
    'is another repository',
    {
      routes: {
        ...DOMAIN,
        [`${LIVE}/docs`]: { status: 301, headers: { location: `${LIVE}/docs/` } },
        [`${LIVE}/docs/`]: OK,
      },
    },
    'pass',
    'from beside this deployment',
  ],
  [
    'is another repository, by a page in it',
    { href: '/docs/guide', routes: { ...DOMAIN, [`${LIVE}/docs/guide`]: OK } },
    'pass',
    'from beside this deployment',
  ],
  [
    'may be another repository',
    { routes: { ...DOMAIN, [`${LIVE}/docs`]: BUSY } },
    'not-measured',
    'may be served on www.shop.example by another repository of the owner, which answers 503. Open it on www.shop.example: without such a repository, the link is broken',
  ],
  [
    'may be another repository, as the checkout says',
    {
      href: '/docs/a',
      routes: {
        [`${HERE}/CNAME`]: { status: 404, headers: { 'seo-preflight-owner-site': '1' } },
        [`${LIVE}/docs/a`]: BUSY,
      },
    },
    // What says so is believed on this machine alone.
    'fail',
    '',
  ],
  ['is no other repository', { routes: { ...DOMAIN, [`${LIVE}/`]: OK } }, 'fail', ''],
  [
    'is one for a language, of which production says nothing',
    { href: '/en/news', routes: { ...DOMAIN, [`${LIVE}/en/news`]: BUSY } },
    'fail',
    '',
  ],
  [
    'is called like a page, and production says nothing',
    { href: '/contact', routes: { ...DOMAIN, [`${LIVE}/contact`]: BUSY } },
    'fail',
    '',
  ],
  [
    'is one for a language, which production has',
    { href: '/en/news', routes: { ...DOMAIN, [`${LIVE}/en/news`]: OK } },
    'pass',
    'from beside this deployment',
  ],
  ['is a page of this one', { routes: { ...DOMAIN, [`${LIVE}/docs`]: OK } }, 'fail', ''],
  [
    'is a folder of this one',
    { href: '/docs/a', routes: { ...DOMAIN, [`${HERE}/docs/`]: OK, [`${LIVE}/docs/a`]: OK } },
    'fail',
    '',
  ],
  [
    'is a file at the root',
    { href: '/docs.html', routes: { ...DOMAIN, [`${LIVE}/docs.html`]: OK } },
    'fail',
    '',
  ],
  [
    'is on another host than GitHub Pages',
    { routes: { ...DOMAIN, [`${HERE}/netlify.toml`]: OK, [`${LIVE}/docs`]: BUSY } },
    'fail',
    '',
  ],
  [
    'is of another domain',
    { routes: { [`${HERE}/CNAME`]: { body: 'old.example' }, [`${LIVE}/docs`]: BUSY } },
    'fail',
    '',
  ],
])('a folder of a site of GitHub Pages with a domain of its own that %s', async (_what, given, ...says) => {
  const { href = '/docs', routes } = given
  const [outcome, message] = says
  const found = await checkOf('broken-internal-link', `<a href="${href}">Docs</a>`, routes)
  expect(found.outcome).toBe(outcome)
  expect(found.message ?? '').toContain(message)
})

const MENU =
  '<ul><li><a href="./">Home</a></li><li><a href="./a">A</a></li><li><a href="./b">B</a></li><li><a href="./c">C</a></li>'
const PAGES = Object.fromEntries(
  ['a', 'b', 'c'].map(name => [`${HERE}/${name}`, pageOf({ body: `${MENU}</ul>` })]),
)
const OF_SCHOOL = `<a href="${LIVE}/school/2024/">The school of 2024</a>`

test.each<[string, { body: string; routes?: Record<string, Answer> }, string]>([
  [
    'names what is in it in full',
    { body: `${MENU}</ul><a href="./school">School</a>${OF_SCHOOL}` },
    'not-measured',
  ],
  [
    'has another page that names what is in it in full',
    {
      body: `${MENU}</ul><a href="./school">School</a>`,
      routes: { [`${HERE}/b`]: pageOf({ body: `${MENU}</ul>${OF_SCHOOL}` }) },
    },
    'not-measured',
  ],
  [
    'links it in a list beside one of which it names something in full',
    {
      body: `${MENU}<li><a href="./school">School</a></li><li><a href="./seminar">Seminar</a></li></ul>${OF_SCHOOL}`,
    },
    'not-measured',
  ],
  [
    'links it beside a page of its own that it names in full',
    {
      body: `${MENU}<li><a href="./school/">School</a></li><li><a href="./seminar">Seminar</a></li></ul>${OF_SCHOOL}`,
      routes: { [`${HERE}/school/`]: OK, [`${HERE}/school/2024/`]: OK },
    },
    'fail',
  ],
  ['names nothing of it in full', { body: `${MENU}</ul><a href="./school">School</a>` }, 'fail'],
  [
    'names all pages in full',
    { body: `<a href="${LIVE}/">Home</a><a href="./school">School</a>${OF_SCHOOL}` },
    'fail',
  ],
])(
  'a relative link to a folder, on a site of GitHub Pages that %s',
  async (_what, { body, routes = {} }, outcome) => {
    const production = { [`${LIVE}/school`]: BUSY, [`${LIVE}/school/2024/`]: BUSY, [`${LIVE}/seminar`]: BUSY }
    const site = { ...DOMAIN, ...PAGES, ...production, ...routes }
    const found = await checkOf('broken-internal-link', body, site)
    expect(found.outcome).toBe(outcome)
  },
)

test('the site of an owner has other repositories beside it, as its checkout says', async () => {
  const missing = { status: 404, headers: { 'seo-preflight-owner-site': '1' } }
  const server = await startWebServer({
    '/': pageOf({ body: '<a href="/docs/a">Docs</a>' }),
    '/CNAME': missing,
  })
  const http = startHttpClient({ resolve: unresolved })
  try {
    const url = `${server.origin}/`
    const visit = openVisit(url, { http, preview: previewOf(url, LIVE) })
    const { check } = await auditVisit(brokenLinksTool, visit)
    expect(check('broken-internal-link')).toMatchObject({
      outcome: 'not-measured',
      message: expect.stringContaining('by another repository of the owner'),
    })
  } finally {
    await http.close()
    await server.close()
  }
})

test.each<[string, string, Record<string, Answer>]>([
  ['production lacks as well', `<a href="${LIVE}/docs/">Docs</a>`, { [`${LIVE}/`]: OK }],
  [
    'the change deletes from a folder of the preview',
    `<a href="${LIVE}/docs/old">Old</a>`,
    { [`${HERE}/docs/`]: OK, [`${LIVE}/docs/old`]: OK },
  ],
  [
    'the change deletes beside a page that is linked',
    `<a href="${LIVE}/docs/old">Old</a><a href="/docs/new">New</a>`,
    { [`${HERE}/docs/new`]: OK, [`${LIVE}/docs/old`]: OK },
  ],
  ['the change deletes at the root', `<a href="${LIVE}/about">About</a>`, { [`${LIVE}/about`]: OK }],
  ['production lacks at the root as well', `<a href="${LIVE}/s3">School</a>`, { [`${LIVE}/`]: OK }],
  ['a relative address names', '<a href="/docs/">Docs</a>', { [`${LIVE}/docs/`]: OK }],
])('a link to what %s is broken', async (_what, body, routes) => {
  const { outcome, occurrences } = await checkOf('broken-internal-link', body, routes)
  expect(outcome).toBe('fail')
  expect(occurrences).toMatchObject([{ message: expect.stringContaining('answers 404') }])
})

test('so is one to a page that loads the styles of this site, which the change deletes', async () => {
  const head = '<link rel="stylesheet" href="/assets/app.css">'
  const { outcome, occurrences } = await checkOf(
    'broken-internal-link',
    `<a href="${LIVE}/about/">About</a>`,
    { [`${HERE}/assets/app.css`]: OK, [`${LIVE}/about/`]: pageOf({ head, body: 'About' }) },
    { head },
  )
  expect(outcome).toBe('fail')
  expect(occurrences).toMatchObject([{ message: expect.stringContaining('only until this is released') }])
})

test.each(['/docs/', '/docs'])('where production does not say, it is not measured: %s', async path => {
  const { outcome, message } = await checkOf('broken-internal-link', `<a href="${LIVE}${path}">Docs</a>`, {
    [`${LIVE}${path}`]: { status: 503, headers: { 'retry-after': '600' } },
  })
  expect(outcome).toBe('not-measured')
  expect(message).toContain('may be served on www.shop.example from beside this deployment')
})

test('a production host that does not exist yet has nothing beside the deployment', async () => {
  const { outcome } = await checkOf(
    'broken-internal-link',
    `<a href="${LIVE}/docs/">Docs</a>`,
    {},
    { unknownHosts: ['www.shop.example'] },
  )
  expect(outcome).toBe('fail')
})

test.each<[string, string, string | undefined]>([
  ['an address of production', `${LIVE}/talks`, LIVE],
  ['one that the page names alone', `${LIVE}/talks`, undefined],
  ['an address of the preview', '/talks', LIVE],
])('where a redirect of %s leads is told as the link names its host', async (_what, href, productionUrl) => {
  const head = `<link rel="canonical" href="${LIVE}/">`
  const site = {
    [`${HERE}/`]: pageOf({ head, body: `<a href="${href}">Talks</a>` }),
    [`${HERE}/talks`]: { status: 301, headers: { location: `${HERE}/talks/?a=1` } },
    [`${HERE}/talks/?a=1`]: OK,
  }
  const { check } = await auditSite(brokenLinksTool, site, { path: `${HERE}/`, productionUrl })
  const { origin } = new URL(href, HERE)
  expect(check('redirected-link').occurrences[0]!.message).toBe(
    `${origin}/talks has moved permanently to ${origin}/talks/?a=1; linked on ${HERE}/`,
  )
})

test.each([
  ['/gone.png', LIVE, `${LIVE}/gone.png answers 404 in this deployment; used on ${LIVE}/`],
  [`${LIVE}/gone.png`, LIVE, `${LIVE}/gone.png answers 404 in this deployment; used on ${LIVE}/`],
  ['https://cdn.example/gone.png', LIVE, `https://cdn.example/gone.png answers 404; used on ${LIVE}/`],
  ['/gone.png', undefined, `${HERE}/gone.png answers 404; used on ${HERE}/`],
])('a broken image of cards, %s, is named by its address of production', async (src, productionUrl, says) => {
  const head = `<meta property="og:image" content="${src}">`
  const site = { [`${HERE}/`]: pageOf({ head, body: 'Shop' }), 'https://cdn.example/': OK }
  const { check } = await auditSite(brokenLinksTool, site, { path: `${HERE}/`, productionUrl })
  expect(check('broken-metadata-link').occurrences).toMatchObject([
    { message: says, url: new URL(src, HERE).href },
  ])
})

test('a preview without HTTPS names pages of its production over http', async () => {
  const body = `<a href="${LIVE.replace('https', 'http')}/a">A</a><a href="/b">B</a>`
  const here = 'http://pr-1.preview.example/'
  const { check } = await auditSite(
    brokenLinksTool,
    { [here]: pageOf({ body }), [`${here}a`]: OK, [`${here}b`]: OK },
    { path: here, productionUrl: LIVE },
  )
  expect(check('insecure-internal-link').occurrences).toMatchObject([
    { message: 'The link leads to http://www.shop.example/a' },
  ])
})

test('addresses without a scheme are over HTTPS where production is', async () => {
  const body = '<a href="//www.shop.example/a">A</a>'
  const head =
    '<meta property="og:url" content="//www.shop.example/"><link rel="next" href="//www.shop.example/b">'
  const here = 'http://pr-1.preview.example/'
  const site = { [here]: pageOf({ body, head }), [`${here}a`]: OK, [`${here}b`]: OK }
  const check = async (productionUrl: string) =>
    (await auditSite(brokenLinksTool, site, { path: here, productionUrl })).check('insecure-internal-link')
  expect((await check(LIVE)).outcome).toBe('pass')
  expect((await check(LIVE.replace('https', 'http'))).outcome).toBe('not-applicable')
})

test('index files that links name are known by their addresses on the preview', async () => {
  const body = `<a href="${LIVE}/index.html#top">Home</a><a href="/a/index.html">A</a><a href="/b/index.html">B</a>`
  const { run } = await auditSite(
    brokenLinksTool,
    {
      [`${HERE}/p`]: pageOf({ body }),
      [`${HERE}/index.html`]: OK,
      [`${HERE}/a/index.html`]: OK,
      [`${HERE}/b/index.html`]: { status: 301, headers: { location: '/a/index.html' } },
    },
    { path: `${HERE}/p`, productionUrl: LIVE },
  )
  expect(run.facts['indexFiles']).toEqual([`${HERE}/index.html`, `${HERE}/a/index.html`])
})

test('files with .html that links name and that do not redirect are known by their addresses on the preview', async () => {
  const body = `<a href="${LIVE}/a.html#top">A</a><a href="/b.html">B</a><a href="/c.html?x=1">C</a><a href="/d.html" style="display:none">D</a>`
  const { run } = await auditSite(
    brokenLinksTool,
    {
      [`${HERE}/p`]: pageOf({ body }),
      [`${HERE}/a.html`]: OK,
      [`${HERE}/b.html`]: { status: 308, headers: { location: '/b' } },
      [`${HERE}/b`]: OK,
      [`${HERE}/c.html?x=1`]: OK,
      [`${HERE}/d.html`]: OK,
    },
    { path: `${HERE}/p`, productionUrl: LIVE },
  )
  expect(run.facts['htmlFiles']).toEqual([`${HERE}/a.html`])
})

test('the root of the host that leads to the folder of the site is no redirect of production', async () => {
  const moved: Answer = { status: 301, headers: { location: '/docs/' } }
  const { check, run } = await auditSite(
    brokenLinksTool,
    { [`${HERE}/docs/`]: pageOf({ body: '<a href="/">Home</a>' }), [`${HERE}/`]: moved },
    { path: `${HERE}/docs/`, productionUrl: `${LIVE}/docs/` },
  )
  expect(check('redirected-link').outcome).toBe('not-applicable')
  expect(run.facts['links']).toEqual([
    expect.objectContaining({
      state: 'skipped',
      reason: 'the root of the host is not part of this deployment',
    }),
  ])
})

test('a host that is named in metadata is no old one for the root that leads to the folder of the site', async () => {
  const head = `<link rel="canonical" href="${LIVE}/"><meta property="og:url" content="${LIVE}/">`
  const { check } = await auditSite(
    brokenLinksTool,
    {
      [`${HERE}/docs/`]: pageOf({ head, body: '<a href="/docs/a">A</a>' }),
      [`${HERE}/docs/a`]: OK,
      [`${HERE}/`]: { status: 301, headers: { location: '/docs/' } },
    },
    { path: `${HERE}/docs/` },
  )
  expect(check('redirected-link').occurrences).toEqual([])
})
