import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { checksOf } from '../../../src/engine/judging/tool-definition.ts'
import { sitemapTool } from '../../../src/engine/tools/sitemap/sitemap.ts'
import { startEngine } from '../../support/engine.ts'
import { entry, sitemapIndex, urlset, xml } from '../../support/sitemaps.ts'
import { testCases } from '../../support/tool-cases.ts'
import { auditSite } from '../../support/tool-runs.ts'
import { startWebServer } from '../../support/web-server.ts'
import { DISCOVERY } from './sitemap/discovery-cases.ts'
import { ENTRY } from './sitemap/entry-cases.ts'
import { EXTENSION } from './sitemap/extension-cases.ts'
import { FILE } from './sitemap/file-cases.ts'
import { PAGE } from './sitemap/page-cases.ts'
import { html, robots, SHOP, shop, site } from './sitemap/sites.ts'

await testCases(sitemapTool, [...DISCOVERY, ...FILE, ...ENTRY, ...EXTENSION, ...PAGE])

test('a good site fails nothing', async () => {
  const { run } = await auditSite(sitemapTool, site())
  expect(run.checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id)).toEqual([])
  expect(run.score).toBe(100)
})

test('a preview whose sitemap names production gets one notice, and its pages count as listed', async () => {
  const locs = ['/', '/b', '/c'].map(path => entry(`https://www.shop.example${path}`))
  const preview = 'https://preview.example'
  const routes = {
    [`${preview}/`]: html(),
    [`${preview}/b`]: html(),
    [`${preview}/c`]: html(),
    [`${preview}/robots.txt`]: robots('Sitemap: https://www.shop.example/sitemap.xml'),
    [`${preview}/sitemap.xml`]: xml(urlset(...locs)),
  }
  const { run, check, requests } = await auditSite(sitemapTool, routes, `${preview}/`)
  expect(run.checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id)).toEqual([
    'sitemap/foreign-host',
  ])
  expect(check('foreign-host').occurrences).toMatchObject([
    {
      url: `${preview}/sitemap.xml`,
      line: 3,
      message: '3 URLs are on www.shop.example, the first is https://www.shop.example/',
    },
  ])
  expect(check('page-not-listed').outcome).toBe('pass')
  expect(requests.filter(request => request.includes('www.shop.example'))).toEqual([])
})

test('a sitemap on another host is read from there, and vouched for by the robots.txt that names it', async () => {
  const files = 'https://files.example'
  const routes = {
    ...shop(''),
    [`${SHOP}/sitemap.xml`]: { status: 404 },
    [`${SHOP}/robots.txt`]: robots(`Sitemap: ${files}/shop.xml`),
    [`${files}/shop.xml`]: xml(urlset(entry(`${SHOP}/`))),
  }
  const { run, check } = await auditSite(sitemapTool, routes, `${SHOP}/`)
  expect(run.facts).toMatchObject({ discovered: 'robots.txt', listed: true })
  expect(check('foreign-host').outcome).toBe('pass')
})

test('addresses of two hosts are fine where the robots.txt of both names the sitemap', async () => {
  const other = 'https://blog.example'
  const sitemap = urlset(entry(`${SHOP}/`), entry(`${other}/`))
  const line = robots(`Sitemap: ${SHOP}/sitemap.xml`)
  const vouched = await auditSite(sitemapTool, shop(sitemap, { [`${other}/robots.txt`]: line }), `${SHOP}/`)
  expect(vouched.check('mixed-hosts').outcome).toBe('pass')
  const strange = await auditSite(
    sitemapTool,
    shop(sitemap, { [`${other}/robots.txt`]: robots() }),
    `${SHOP}/`,
  )
  expect(strange.check('mixed-hosts').occurrences).toMatchObject([{ line: 4 }])
})

test('the sitemaps of a site are read once for all of its pages', async () => {
  const server = await startWebServer(site())
  const engine = startEngine()
  try {
    const home = await engine.runTool('sitemap', `${server.origin}/`)
    const other = await engine.runTool('sitemap', `${server.origin}/other`)
    expect([home.facts['listed'], other.status]).toEqual([true, 'measured'])
    expect(server.requests.filter(request => request === 'GET /sitemap.xml')).toHaveLength(1)
    expect(server.requests.filter(request => request === 'GET /about')).toHaveLength(1)
  } finally {
    await engine.close?.()
    await server.close()
  }
})

test('probing ends at the first sitemap that is found', async () => {
  const { requests, run } = await auditSite(sitemapTool, {
    '/': html(),
    '/sitemap_index.xml': xml(sitemapIndex('{origin}/a.xml')),
    '/a.xml': xml(urlset(entry('{origin}/'))),
  })
  expect(requests.filter(request => request.includes('map'))).toEqual([
    'GET /sitemap.xml',
    'GET /sitemap_index.xml',
  ])
  expect(run.facts).toMatchObject({ discovered: 'probe', urls: 1, listed: true })
})

test('a fault in every entry is one failed check with the count of all places', async () => {
  const lines = Array.from({ length: 120 }, (_, index) => entry(`/relative-${index}`))
  const { check } = await auditSite(sitemapTool, site({ '/sitemap.xml': xml(urlset(...lines)) }))
  expect(check('loc-invalid')).toMatchObject({ outcome: 'fail', occurrenceCount: 120 })
  expect(check('loc-invalid').occurrences).toHaveLength(50)
})

test('the facts say what was read', async () => {
  const body = urlset(
    entry('{origin}/', '<lastmod>2024-01-02</lastmod>'),
    entry('{origin}/about', '<lastmod>2024-03-04</lastmod>'),
  )
  const { run, origin } = await auditSite(sitemapTool, site({ '/sitemap.xml': xml(body) }))
  expect(run.facts).toMatchObject({
    discovered: 'robots.txt',
    urls: 2,
    differentUrls: 2,
    listed: true,
    sitemaps: [
      {
        url: `${origin}/sitemap.xml`,
        kind: 'urlset',
        urls: 2,
        compressed: false,
        lastmod: { count: 2, oldest: '2024-01-02T00:00:00.000Z', newest: '2024-03-04T00:00:00.000Z' },
      },
    ],
    samples: [
      { url: `${origin}/`, status: 200 },
      { url: `${origin}/about`, status: 200 },
    ],
  })
})

test('no sitemap makes the tool fail', async () => {
  const loc = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.constantFrom('{origin}/', 'http://[', 'https://a.example:99999/'),
  )
  const text = fc.oneof(fc.string(), fc.constantFrom('2024-01-01', '9999999-99-99', '1e9', '&amp;'))
  const tag = fc.constantFrom(
    'lastmod',
    'priority',
    'changefreq',
    'image:image',
    'video:video',
    'news:news',
    'x:y',
  )
  const line = fc.oneof(
    fc.tuple(loc, tag, text).map(([url, name, value]) => entry(url, `<${name}>${value}</${name}>`)),
    fc
      .tuple(loc, loc)
      .map(([url, href]) => entry(url, `<xhtml:link rel="alternate" hreflang="de" href="${href}"/>`)),
    fc.string(),
  )
  const type = fc.constantFrom('application/xml', 'text/html', 'x', '')
  const checks = Object.keys(await checksOf(sitemapTool)).length
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 12 }), type, async (lines, contentType) => {
      const { run } = await auditSite(
        sitemapTool,
        site({ '/sitemap.xml': xml(urlset(...lines), contentType) }),
      )
      expect([run.status, run.checks.length]).toEqual(['measured', checks])
      for (const { outcome, occurrences } of run.checks)
        expect(occurrences.length > 0).toBe(outcome === 'fail')
    }),
    { numRuns: 40 },
  )
})
