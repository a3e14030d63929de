import { expect, test } from '@jest/globals'
import { crawlSite } from '../../../src/engine/analysis/crawl-site.ts'
import { readPage } from '../../../src/engine/analysis/read-page.ts'
import { previewOf } from '../../../src/engine/syntax/preview.ts'
import { linksOverSite } from '../../../src/engine/tools/broken-links/links-over-site.ts'
import { siteFindings } from '../../support/site-findings.ts'
import { startStagedWeb } from '../../support/staged-web.ts'
import { visitsOf } from '../../support/visits.ts'
import type { Answer } from '../../support/web-server.ts'

const LIVE = 'https://www.shop.example'
const HERE = 'https://pr-1.preview.example'
const TO_DOCS = `<a href="${LIVE}/docs/">Docs</a>`

const page = (path: string, body = '', head = '') =>
  `<!doctype html><html lang="en"><head><title>Page ${path}</title><meta name="description" content="About ${path}">` +
  `<link rel="stylesheet" href="/assets/app.css">${head}</head><body><h1>Heading ${path}</h1>${body}</body></html>`
const other = '<!doctype html><title>Docs</title><script src="/docs/app.js"></script>Docs'
const sitemap = (...urls: string[]): Answer => ({
  headers: { 'content-type': 'application/xml' },
  body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map(url => `<url><loc>${url}</loc></url>`).join('')}</urlset>`,
})

/** Crawls a preview of production, and tells what is broken on it and what was not judged. */
async function crawlPreview(routes: Record<string, Answer>, enough?: AbortSignal) {
  const web = await startStagedWeb({ [`${HERE}/assets/app.css`]: 'a{}', ...routes })
  const closing = new AbortController()
  const { signal } = closing
  const start = `${HERE}/`
  const open = visitsOf({ http: web.http, signal, preview: previewOf(start, LIVE)! })
  try {
    const { site } = await crawlSite(open(start), {
      open,
      read: readPage,
      maxPages: 50,
      maxMs: 60_000,
      turn: work => work(),
      isOurs: false,
      signal,
      enough,
    })
    const found = await siteFindings(site)
    const broken = Object.entries(found).filter(([id]) => id.includes('broken'))
    const beside = site.unvisited.filter(({ why }) => why === 'beside').map(({ url }) => url)
    return { broken: Object.fromEntries(broken), beside, site }
  } finally {
    closing.abort()
    await web.close()
  }
}

test('what production serves from beside the deployment is not judged, however it is named', async () => {
  const alternate = `<link rel="alternate" hreflang="en" href="${LIVE}/"><link rel="alternate" hreflang="de" href="${LIVE}/de/">`
  const { broken, beside, site } = await crawlPreview({
    [`${HERE}/`]: page('/', `${TO_DOCS}<a href="/copy">Copy</a>`, alternate),
    [`${HERE}/copy`]: page('/copy', TO_DOCS, `<link rel="canonical" href="${LIVE}/other/page">`),
    [`${HERE}/robots.txt`]: {
      headers: { 'content-type': 'text/plain' },
      body: `Sitemap: ${LIVE}/sitemap.xml`,
    },
    [`${HERE}/sitemap.xml`]: sitemap(`${LIVE}/`, `${LIVE}/shop/shoes`),
    [`${LIVE}/docs/`]: other,
    [`${LIVE}/de/`]: other,
    [`${LIVE}/other/page`]: other,
    [`${LIVE}/shop/shoes`]: other,
  })
  expect(broken).toEqual({})
  expect(beside.sort()).toEqual(['/de/', '/docs/', '/other/page', '/shop/shoes'].map(path => HERE + path))
  const { judgements, facts } = linksOverSite.judge(site)
  expect(judgements['broken-internal-link'].message).toBe(
    '1 of 2 may be served from beside this deployment: /docs/',
  )
  expect(facts!['besideOnSite']).toContainEqual({
    url: `${HERE}/docs/`,
    sources: [`${HERE}/`, `${HERE}/copy`],
  })
})

test.each<[string, Record<string, Answer>, string]>([
  ['production lacks as well', { [`${HERE}/`]: page('/', TO_DOCS) }, '/docs/'],
  [
    'a relative address names too',
    {
      [`${HERE}/`]: page('/', `${TO_DOCS}<a href="/b">B</a>`),
      [`${HERE}/b`]: page('/b', '<a href="docs/">Docs</a>'),
      [`${LIVE}/docs/`]: other,
    },
    '/docs/',
  ],
  [
    'the change deletes from a folder of the preview',
    {
      [`${HERE}/`]: page('/', `<a href="${LIVE}/docs/old">Old</a><a href="/b">B</a>`),
      [`${HERE}/b`]: page('/b', '<a href="/docs/new">New</a>'),
      [`${HERE}/docs/new`]: page('/docs/new'),
      [`${LIVE}/docs/old`]: other,
    },
    '/docs/old',
  ],
  [
    'the change deletes at the root',
    { [`${HERE}/`]: page('/', `<a href="${LIVE}/about">About</a>`), [`${LIVE}/about`]: other },
    '/about',
  ],
  [
    'the change deletes with its folder',
    { [`${HERE}/`]: page('/', TO_DOCS), [`${LIVE}/docs/`]: page('/docs/') },
    '/docs/',
  ],
])('what %s is broken', async (_what, routes, path) => {
  const { broken, beside } = await crawlPreview(routes)
  expect(beside).toEqual([])
  expect(broken).toEqual({
    'broken-links/broken-internal-link': [expect.stringContaining(`${path} answers 404`)],
  })
})

test('where production does not say, it is not judged', async () => {
  const { broken, beside } = await crawlPreview({
    [`${HERE}/`]: page('/', TO_DOCS),
    [`${LIVE}/docs/`]: { status: 503, headers: { 'retry-after': '600' } },
  })
  expect(broken).toEqual({})
  expect(beside).toEqual([`${HERE}/docs/`])
})

test('a crawl that is cancelled does not wait for production', async () => {
  const cancel = new AbortController()
  const { beside } = await crawlPreview(
    { [`${HERE}/`]: page('/', TO_DOCS), [`${LIVE}/docs/`]: () => cancel.abort() },
    cancel.signal,
  )
  expect(beside).toEqual([`${HERE}/docs/`])
})
