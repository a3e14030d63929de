import { beforeAll, describe, expect, test } from '@jest/globals'
import { MAX_RECORD_BYTES } from '../../../src/engine/analysis/fitted-record.ts'
import { readPage } from '../../../src/engine/analysis/read-page.ts'
import type { CrawledSite } from '../../../src/engine/judging/crawled-site.ts'
import { NotMeasured } from '../../../src/engine/not-measured.ts'
import { type CrawledServer, crawlServer, fieldsOf, pathOf } from '../../support/site-crawls.ts'
import type { Answer } from '../../support/web-server.ts'

const links = (...hrefs: string[]) => hrefs.map(href => `<a href="${href}">x</a>`).join('')
const page = (title: string, ...hrefs: string[]) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${links(...hrefs)}</body></html>`
const moved = (to: string, status = 301): Answer => ({ status, headers: { location: to } })
const text = (body: string): Answer => ({ headers: { 'content-type': 'text/plain' }, body })
const sitemap = (...paths: string[]): Answer => ({
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map(path => `<url><loc>${path.startsWith('http') ? path : `{origin}${path}`}</loc></url>`)
    .join('')}</urlset>`,
})
const unvisitedOf = ({ unvisited, origin }: CrawledSite) =>
  Object.fromEntries(unvisited.map(({ url, why }) => [url.replace(origin, ''), why]))
const linksOf = (site: CrawledSite, path: string) =>
  site.graph
    .linksFrom(site.pages.findIndex(({ url }) => url === `${site.origin}${path}`))
    .map(({ to, from: _, ...flags }) => [pathOf(site, to), flags] as const)

describe('a site with every way to an address and every obstacle', () => {
  const routes: Record<string, Answer> = {
    '/robots.txt': text('User-agent: *\nDisallow: /closed\nSitemap: {origin}/sitemap.xml'),
    '/sitemap.xml': sitemap('/', '/a', '/orphan', '/gone', '/closed/b', 'https://other.example/'),
    '/': page('Home', '/a', '/b', '/closed/a', '/r1', '/plan.pdf', '/a#part', 'https://elsewhere.example/'),
    '/a': `${page('A', '/deep', '/')}<link rel="canonical" href="/a">`,
    '/b': page('B', '/missing', '/loop', '/header', '/meta', '/copy', '/refresh', '/text', '/hung', '/a?x=1'),
    '/deep': page('Deep', '/deeper'),
    '/deeper': page('Deeper'),
    '/orphan': page('Orphan', '/only-from-orphan'),
    '/only-from-orphan': page('Second orphan'),
    '/r1': moved('/r2', 302),
    '/r2': moved('/end'),
    '/end': page('End'),
    '/loop': moved('/loop2'),
    '/loop2': moved('/loop'),
    '/header': { headers: { 'x-robots-tag': 'noindex' }, body: page('By header') },
    '/meta': '<html><head><title>M</title><meta name="robots" content="noindex"></head></html>',
    '/copy': '<html><head><title>C</title><link rel="canonical" href="/a"></head><body>x</body></html>',
    '/refresh': '<html><head><meta http-equiv="refresh" content="0; url=/end"></head></html>',
    '/text': text('words'),
    '/plan.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-' },
    '/a?x=1': '<html><head><title>A</title><link rel="canonical" href="/a"></head><body>x</body></html>',
    '/hung': (_, response) => response.destroy(),
  }

  let crawled: CrawledServer
  beforeAll(async () => {
    crawled = await crawlServer(routes)
  })

  test('has the records that it should have, and no other', () => {
    const { site } = crawled
    expect(fieldsOf(site, 'foundBy', 'depth', 'status', 'obstacle')).toEqual({
      '/': [['start', 'link', 'sitemap'], 0, 200, undefined],
      '/a': [['link', 'sitemap', 'canonical'], 1, 200, undefined],
      '/b': [['link'], 1, 200, undefined],
      '/closed/a': [['link'], 1, null, 'robots-txt'],
      '/r1': [['link'], 1, 200, 'redirect'],
      '/plan.pdf': [['link'], 1, 200, 'not-html'],
      '/deep': [['link'], 2, 200, undefined],
      '/missing': [['link'], 2, 404, 'status'],
      '/loop': [['link', 'redirect'], 2, 301, 'redirect'],
      '/header': [['link'], 2, 200, 'noindex-header'],
      '/meta': [['link'], 2, 200, 'noindex-meta'],
      '/copy': [['link'], 2, 200, 'canonical'],
      '/refresh': [['link'], 2, 200, 'refresh'],
      '/text': [['link'], 2, 200, 'not-html'],
      '/hung': [['link'], 2, null, 'no-answer'],
      '/a?x=1': [['link'], 2, 200, 'canonical'],
      '/r2': [['redirect'], 1, 200, 'redirect'],
      '/deeper': [['link'], 3, 200, undefined],
      '/loop2': [['redirect'], 2, 301, 'redirect'],
      '/end': [['redirect'], 1, 200, undefined],
      '/closed/b': [['sitemap'], null, null, 'robots-txt'],
      '/orphan': [['sitemap'], null, 200, undefined],
      '/gone': [['sitemap'], null, 404, 'status'],
      '/only-from-orphan': [['link'], null, 200, undefined],
    })
    for (const { indexable, obstacle } of site.pages) expect(indexable).toBe(obstacle === undefined)
    expect(site).toMatchObject({ incomplete: undefined, sitemapUnknown: undefined })
    expect(unvisitedOf(site)).toEqual({})
    expect(site.sitemap).toMatchObject({ files: [`${site.origin}/sitemap.xml`], entries: 6 })
    expect(site.sitemap!.listed.map(index => pathOf(site, index))).toEqual([
      '/',
      '/a',
      '/orphan',
      '/gone',
      '/closed/b',
    ])
  })

  test('has redirects, canonicals and links that lead where they lead', () => {
    const { site, origin } = crawled
    const at = (path: string) => site.pages.findIndex(({ url }) => url === `${origin}${path}`)
    const redirects = ['/r1', '/r2', '/loop', '/loop2', '/refresh', '/a']
    expect(redirects.map(path => pathOf(site, site.graph.redirectOf(at(path))))).toEqual([
      '/r2',
      '/end',
      '/loop2',
      '/loop',
      '/end',
      undefined,
    ])
    expect(site.pages[at('/r1')]).toMatchObject({
      redirects: [
        { url: `${origin}/r1`, status: 302 },
        { url: `${origin}/r2`, status: 301 },
      ],
      finalUrl: `${origin}/end`,
    })
    expect(site.pages[at('/loop')]!.failure).toContain('a loop')
    expect(pathOf(site, site.graph.canonicalOf(at('/copy')))).toBe('/a')
    expect(site.graph.canonicalOf(at('/a'))).toBeUndefined()
    expect(site.pages[at('/a?x=1')]!.canonical).toEqual({ url: `${origin}/a`, from: 'html', is: 'variant' })
    expect(site.graph.linksTo(at('/a')).map(({ from }) => pathOf(site, from))).toEqual(['/'])
    expect(fieldsOf(site, 'linksIn', 'linksOut', 'linksExternal')['/']).toEqual([1, 5, 1])
  })

  test('is the same whatever the order of the answers', async () => {
    const late = Object.fromEntries(
      Object.entries(routes).map(([path, answer], index): [string, Answer] => [
        path,
        index % 3 !== 0 || typeof answer !== 'string'
          ? answer
          : (_, response) =>
              void setTimeout(
                () => response.setHeader('content-type', 'text/html; charset=utf-8').end(answer),
                40,
              ),
      ]),
    )
    const plain = ({ site, origin }: CrawledServer) =>
      JSON.parse(JSON.stringify(site.pages).replaceAll(origin, ''))
    expect(plain(await crawlServer(late))).toEqual(plain(crawled))
  })
})

test('a link says whether it is followed, and whether it is part of the content', async () => {
  const { site } = await crawlServer({
    '/':
      '<html><body><nav><a href="/a">a</a><a href="/b">b</a></nav><main><p>Words of the content.</p>' +
      '<a href="/a" rel="nofollow">a</a><a href="/c" rel="ugc nofollow">c</a></main></body></html>',
    '/a': page('A'),
    '/b': '<html><head><meta name="robots" content="nofollow"></head><body><a href="/a">x</a></body></html>',
    '/c': page('C'),
  })
  const flags = { onlyScripted: false }
  expect(linksOf(site, '/')).toEqual([
    ['/a', { ...flags, nofollow: false, inContent: true }],
    ['/b', { ...flags, nofollow: false, inContent: false }],
    ['/c', { ...flags, nofollow: true, inContent: true }],
  ])
  expect(linksOf(site, '/b')).toEqual([['/a', { ...flags, nofollow: true, inContent: true }]])
})

test('links to places of a page lead to the page, whatever is around the fragment', async () => {
  const { site } = await crawlServer({
    '/': page(
      'Home',
      'a#b',
      '/a#c',
      '/a#',
      'b #d',
      '/b?x=1#e',
      '//127.0.0.1:9/#f',
      'javascript:void(0)#g',
      ' #h',
    ),
  })
  expect(linksOf(site, '/').map(([path]) => path)).toEqual(['/a', '/b%20', '/b?x=1', '/'])
})

test('language versions lead to their addresses, and are told apart by a hash of all', async () => {
  const versions = (...more: string[]) =>
    `<html><head><title>V</title>${['en /en', 'de /de', ...more]
      .map(version => version.split(' '))
      .map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`)
      .join('')}</head><body>x</body></html>`
  const { site } = await crawlServer({
    '/': versions(),
    '/en': versions(),
    '/de': versions('fr-CA https://ca.example/'),
  })
  expect(site.pages.map(({ url }) => url.slice(site.origin.length))).toEqual(['/', '/en', '/de'])
  const [home, en, de] = site.pages.map(({ hreflang }) => hreflang!)
  expect(home).toEqual({ codes: ['de', 'en'], count: 2, hash: expect.any(String) })
  expect(en!.hash).toBe(home!.hash)
  expect(de).toMatchObject({ codes: ['de', 'en', 'fr-ca'], count: 3 })
  expect(site.graph.alternatesOf(2).map(({ code, to }) => [code, pathOf(site, to)])).toEqual([
    ['en', '/en'],
    ['de', '/de'],
    ['fr-ca', 'https://ca.example/'],
  ])
  expect(site.unvisited).toEqual([{ url: 'https://ca.example/', why: 'elsewhere' }])
})

describe('a start page', () => {
  test('that redirects has its end first', async () => {
    const { site } = await crawlServer({
      '/': moved('/en/'),
      '/en/': page('Home', '/en/a'),
      '/en/a': page('A'),
    })
    expect(fieldsOf(site, 'foundBy', 'depth')).toEqual({
      '/en/': [['start', 'redirect'], 0],
      '/': [['start'], 0],
      '/en/a': [['link'], 1],
    })
  })

  test('that robots.txt forbids is read, since somebody asked for it', async () => {
    const { site } = await crawlServer({
      '/robots.txt': text('User-agent: *\nDisallow: /'),
      '/': page('Home', '/a'),
    })
    expect(fieldsOf(site, 'status', 'obstacle')).toEqual({
      '/': [200, undefined],
      '/a': [null, 'robots-txt'],
    })
  })

  test('that does not answer ends the analysis', async () => {
    await expect(crawlServer({ '/': { status: 500 } })).rejects.toThrow(NotMeasured)
  })
})

describe('a crawl that does not see all', () => {
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => [`/p${n}`, page(`P${n}`, `/p${n + 1}`)]),
  )

  test('ends at its limit of pages, and says so', async () => {
    const { site, requests } = await crawlServer(
      { '/': page('Home', '/gone', '/p0', '/p30'), ...many },
      { maxPages: 5 },
    )
    expect(site.incomplete).toBe('the crawl ended at its limit of 5 pages')
    const paths = site.pages.map(({ url }) => url.slice(site.origin.length))
    expect(paths).toEqual(['/', '/gone', '/p0', '/p30', '/p1', '/p31'])
    expect(unvisitedOf(site)).toEqual({ '/p2': 'limit', '/p32': 'limit' })
    expect(requests.filter(request => /p\d/.test(request))).toHaveLength(4)
  })

  test('goes on while a page takes long, in the same order', async () => {
    const others = Array.from({ length: 80 }, (_, n) => `/p${n}`)
    const allOthers = Promise.withResolvers<void>()
    let read = 0
    const { site } = await crawlServer(
      {
        '/': page('Home', '/slow', ...others),
        '/slow': page('Slow', '/p1', '/behind'),
        '/behind': page('Behind'),
        ...Object.fromEntries(others.map(path => [path, page(path)])),
      },
      {
        async read(job) {
          if (job.url.endsWith('/slow')) await allOthers.promise
          else if (++read > others.length) allOthers.resolve()
          return readPage(job)
        },
      },
    )
    expect(site.incomplete).toBeUndefined()
    expect(site.pages.map((_, index) => pathOf(site, index))).toEqual(['/', '/slow', ...others, '/behind'])
  })

  test('ends when its time is over, and says so', async () => {
    const { site } = await crawlServer({ '/': page('Home', '/p0'), ...many }, { maxMs: -1 })
    expect(site).toMatchObject({ incomplete: 'the crawl ended after 0 s', pages: [] })
  })

  test('says that the server turned it away', async () => {
    const turned: Answer = { status: 429, headers: { 'retry-after': '3600' } }
    const { site } = await crawlServer({ '/': page('Home', '/a'), '/a': turned })
    expect(site.incomplete).toBe(
      'the server turned the crawler away: it answers 429 and asks to wait 3600 seconds',
    )
  })

  test('leaves a server alone that goes on to turn it away', async () => {
    const paths = Array.from({ length: 60 }, (_, n) => `/p${n}`)
    const turned: Answer = { status: 429, headers: { 'retry-after': '0' } }
    const { site, requests } = await crawlServer({
      '/': page('Home', ...paths),
      ...Object.fromEntries(paths.map(path => [path, turned])),
    })
    expect(site.incomplete).toBe('the server turned the crawler away: it answers 429 again and again')
    expect(requests.length).toBeLessThan(40)
    expect(site.unvisited.length).toBeGreaterThan(40)
  })

  test('waits for nothing when it is cancelled, and keeps what it has read', async () => {
    const enough = new AbortController()
    const hung = Array.from({ length: 40 }, (_, n) => `/hung${n}`)
    const { site, requests } = await crawlServer(
      {
        '/': page('Home', '/a', ...hung),
        '/a': page('A'),
        ...Object.fromEntries(hung.map((path): [string, Answer] => [path, () => undefined])),
      },
      {
        enough: enough.signal,
        async read(job) {
          if (job.url.endsWith('/a')) setImmediate(() => enough.abort())
          return await readPage(job)
        },
      },
    )
    expect(fieldsOf(site, 'status')).toEqual({ '/': [200], '/a': [200] })
    expect(site.incomplete).toBe('the crawl was cancelled')
    expect(requests.filter(request => request.includes('hung')).length).toBeLessThanOrEqual(8)
    expect(Object.values(unvisitedOf(site))).toEqual(hung.map(() => 'limit'))
  })

  test('waits for nothing when its time is over, however long the server asks it to', async () => {
    const busy: Answer = { status: 429, headers: { 'retry-after': '9' } }
    const { site } = await crawlServer(
      { '/': page('Home', '/a', '/b'), '/a': busy, '/b': busy },
      { maxMs: 300 },
    )
    expect(site.incomplete).toBe('the crawl ended after 0 s')
    expect(fieldsOf(site, 'status')).toEqual({ '/': [200] })
  })

  test('says that robots.txt could not be had', async () => {
    const { site } = await crawlServer({ '/robots.txt': { status: 503 }, '/': page('Home', '/a') })
    expect(site.incomplete).toMatch(/robots\.txt answers 503, so crawlers stay away$/)
    expect(fieldsOf(site, 'obstacle')).toEqual({ '/': [undefined], '/a': ['robots-txt'] })
  })
})

describe('the delay that robots.txt asks for', () => {
  const delayed = (seconds: number, ...paths: string[]): Record<string, Answer> => ({
    '/robots.txt': text(`User-agent: *\nCrawl-delay: ${seconds}`),
    '/': page('Home', ...paths),
    ...Object.fromEntries(paths.map(path => [path, page(path)])),
  })

  test('lies between two requests', async () => {
    const times: number[] = []
    const timed: Answer = (_, response) => {
      times.push(Date.now())
      response.setHeader('content-type', 'text/html').end(page('Timed'))
    }
    // Since a request may arrive late, only the time since the start of all is sure.
    const started = Date.now()
    const { site } = await crawlServer({
      ...delayed(0.2, '/a', '/b', '/c'),
      '/a': timed,
      '/b': timed,
      '/c': timed,
    })
    expect(times[2]! - started).toBeGreaterThanOrEqual(390)
    expect([site.pages.length, site.incomplete]).toEqual([4, undefined])
  })

  test('leaves addresses unseen where it is long, which is said', async () => {
    const { site, requests } = await crawlServer(delayed(400, '/a', '/b'))
    expect(site.incomplete).toBe(
      'robots.txt asks for 400 seconds between two requests, so the crawl ended after 1 address',
    )
    expect(unvisitedOf(site)).toEqual({ '/a': 'limit', '/b': 'limit' })
    expect(requests).not.toContain('GET /a')
  })

  test('is none for a server of this run', async () => {
    const { site } = await crawlServer(delayed(400, '/a', '/b'), { isOurs: true })
    expect([site.pages.length, site.incomplete]).toEqual([3, undefined])
  })
})

describe('a hostile site', () => {
  test('with a calendar without end is left at its bound', async () => {
    const day: Answer = (request, response) => {
      const [, year, month] = /^\/day\/(\d+)\/(\d+)/.exec(request.url!)!
      response.setHeader('content-type', 'text/html')
      response.end(page('Day', `/day/${year}/${Number(month) + 1}`, `/day/${Number(year) + 1}/${month}`))
    }
    const { site } = await crawlServer(
      Object.fromEntries([
        ['/', page('Home', '/day/1/1', '/about')],
        ['/about', page('About')],
        ...Array.from({ length: 3000 }, (_, n) => [`/day/${Math.floor(n / 50)}/${n % 50}`, day] as const),
      ]),
    )
    expect(site.incomplete).toBeUndefined()
    expect(site.pages).toHaveLength(52)
    expect(new Set(site.unvisited.map(({ why }) => why))).toEqual(new Set(['trap']))
  })

  test('with 10,000 links on a page has each of them once', async () => {
    const hrefs = Array.from({ length: 10_000 }, (_, n) => `/p${n}`)
    const { site } = await crawlServer({ '/': page('Home', ...hrefs, ...hrefs) }, { maxPages: 1 })
    expect(site.graph.linksFrom(0)).toHaveLength(10_000)
    expect(site.pages[0]).toMatchObject({ linksOut: 10_000 })
  })

  test('that asks to come back later is asked again, after that', async () => {
    const asked: number[] = []
    const busy: Answer = (_, response) => {
      asked.push(Date.now())
      if (asked.length > 1) response.setHeader('content-type', 'text/html').end(page('Busy'))
      else response.writeHead(429, { 'retry-after': '0.3' }).end()
    }
    const { site } = await crawlServer({ '/': page('Home', '/busy'), '/busy': busy })
    expect(fieldsOf(site, 'status')['/busy']).toEqual([200])
    expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(290)
  })

  test('with texts and addresses of any length has records of 2 KB', async () => {
    const long = 'ä"\\'.repeat(5000)
    const types = Array.from({ length: 50 }, (_, n) => `"${'T'.repeat(100)}${n}"`).join()
    const head =
      `<title>${long}</title><meta name="description" content="${long.replaceAll('"', '&quot;')}">` +
      `<link rel="canonical" href="/${'c'.repeat(1900)}">` +
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":[${types}]}</script>` +
      Array.from(
        { length: 50 },
        (_, n) => `<link rel="alternate" hreflang="x${n}${'y'.repeat(99)}" href="/v${n}">`,
      ).join('')
    const path = `/${'p'.repeat(1100)}`
    const html = `<html lang="${'l'.repeat(3000)}"><head>${head}</head><body><h1>${long}</h1>${links(path)}</body></html>`
    const { site } = await crawlServer({ '/': html, [path]: html, '/v1': moved(`/${'r'.repeat(1900)}`) })
    expect(site.pages.length).toBeGreaterThan(50)
    for (const record of site.pages) {
      expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThanOrEqual(MAX_RECORD_BYTES)
    }
    const [home, other] = site.pages
    expect(home!.title!.hash).toBeDefined()
    expect(other!.title!.hash).toBe(home!.title!.hash)
  })

  test('with a sitemap for each language has those listed that stand in the folder of a language', async () => {
    const { site } = await crawlServer({
      '/robots.txt': text('Sitemap: {origin}/sitemap.xml'),
      '/sitemap.xml': sitemap('/', '/a'),
      '/': `${page('Home', '/a', '/docs/')}<link rel="alternate" hreflang="de" href="/de/">`,
      '/a': page('A'),
      '/docs/': page('Docs'),
      '/docs/sitemap.xml': sitemap('/docs/'),
      '/de/': page('Start', '/de/a'),
      '/de/a': page('A'),
      '/de/sitemap.xml': sitemap('/de/', '/de/a'),
    })
    expect(site.sitemap!.listed.map(index => pathOf(site, index))).toEqual(['/', '/a', '/de/', '/de/a'])
  })

  test('that lists very many pages of one kind in its sitemap has all of them crawled', async () => {
    const paths = Array.from({ length: 60 }, (_, n) => `/2026/${n}`)
    const { site } = await crawlServer({
      '/robots.txt': text('Sitemap: {origin}/sitemap.xml'),
      '/sitemap.xml': sitemap(...paths),
      '/': page('Home', ...paths),
      ...Object.fromEntries(paths.map(path => [path, page(path)])),
    })
    expect(site.pages.filter(({ status }) => status === 200)).toHaveLength(61)
  })
})
