import { afterEach, describe, expect, test } from '@jest/globals'
import { type CrawlRequest, crawledPages } from '../../src/pages/crawled-pages.ts'
import { type FindPagesOptions, findPages } from '../../src/pages/find-pages.ts'
import { loadSettings } from '../../src/settings/load-settings.ts'
import type { Written } from '../../src/settings/table.ts'
import { entry, urlset, xml } from '../support/sitemaps.ts'
import { startHttpClient, toLoopback, visitsOf } from '../support/visits.ts'
import { type Answer, startWebServer, type WebServerOptions } from '../support/web-server.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

async function serve(routes: Record<string, Answer>, options?: WebServerOptions) {
  const site = await startWebServer(routes, options)
  cleanups.push(() => site.close())
  return site
}

/** Pages on this machine are otherwise asked which production they are a preview of. */
const ALONE = { 'production-url': 'none' }

/** Finds the pages of a site as a run does, with the paths of those on it. */
async function crawl(origin: string, given: Written = {}, around: Partial<FindPagesOptions> = {}) {
  const settings = await loadSettings({ ...ALONE, url: origin, crawl: 'true', ...given }, path => path)
  const { signal } = new AbortController()
  const onWait = () => undefined
  const found = await findPages(settings, { signal, userAgent: 'test', onWait, ...around })
  cleanups.push(() => found.close())
  return { ...found, paths: found.urls.map(url => url.replace(origin, '')) }
}

const links = (...hrefs: string[]) => hrefs.map(href => `<a href="${href}">x</a>`).join('')
const robots = (body: string): Answer => ({ headers: { 'content-type': 'text/plain' }, body })
const count = (requests: readonly string[], request: string) => requests.filter(one => one === request).length

describe('pages of a crawl', () => {
  const SITE: Readonly<Record<string, string>> = {
    '/': links('/about', '/shop/', '/blog/', '/about#team', '?'),
    '/about': links('/', '/contact'),
    '/shop/': links(...Array.from({ length: 30 }, (_, at) => `/shop/${at}`)),
    '/blog/': links('/blog/a', '/blog/b', '/blog/2'),
    '/blog/2': links('/blog/c', '/blog/'),
    '/contact': 'x',
    ...Object.fromEntries(['a', 'b', 'c'].map(name => [`/blog/${name}`, links('/blog/')])),
    ...Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`/shop/${at}`, links('/shop/', '/gone')])),
  }
  const ALL = [
    ...['/', '/about', '/shop/', '/blog/', '/contact'],
    ...Array.from({ length: 30 }, (_, at) => `/shop/${at}`),
    ...['/blog/a', '/blog/b', '/blog/2', '/blog/c'],
  ]

  test('are found exactly, near ones first, and the same ones are chosen ten times, whenever answers come', async () => {
    const shuffled = Object.entries(SITE).map(([path, body]): [string, Answer] => [
      path,
      (_, response) => {
        setTimeout(() => response.setHeader('content-type', 'text/html').end(body), Math.random() * 12)
      },
    ])
    const { origin } = await serve(Object.fromEntries(shuffled))
    for (let run = 0; run < 10; run++) {
      const all = await crawl(origin, { 'max-pages': '100' })
      expect(all.paths).toEqual(ALL)
      expect([all.notes, all.gaps, all.warnings]).toEqual([
        ['39 pages were found by following links'],
        [],
        [],
      ])
      const some = await crawl(origin, { 'max-pages': '6' })
      expect(some.paths).toEqual(['/', '/about', '/shop/0', '/blog/a', '/shop/', '/shop/1'])
      expect(some.notes).toEqual(['6 of the 39 pages found by following links are audited (max-pages is 6)'])
    }
  })

  test('stand behind those that were named, and are parted for shards', async () => {
    const { origin } = await serve(SITE)
    const named = await crawl(origin, { paths: '/landing /about', 'max-pages': '3' })
    expect(named.paths).toEqual(['/landing', '/about', '/', '/shop/0'])
    const parts = await Promise.all(
      ['1/3', '2/3', '3/3'].map(shard => crawl(origin, { shard, 'max-pages': '100' })),
    )
    expect(parts.flatMap(({ paths }) => paths)).toEqual(ALL)
  })

  test('are united with those of the sitemap, which come first', async () => {
    const { origin, requests } = await serve({
      ...SITE,
      '/sitemap.xml': xml(urlset(entry('{origin}/blog/c'), entry('{origin}/landing'))),
    })
    const { paths, notes } = await crawl(origin, { sitemap: 'true', 'max-pages': '100' })
    expect(paths).toEqual(['/blog/c', '/landing', ...ALL.filter(path => path !== '/blog/c')])
    expect(notes).toEqual(['39 pages were found by following links, 38 of them in no sitemap'])
    const some = await crawl(origin, { sitemap: 'true', 'max-pages': '2' })
    expect(some.notes.at(-1)).toBe('2 of the 40 pages are audited (max-pages is 2)')
    expect(count(requests, 'GET /landing')).toBe(0)
  })

  test('of a sitemap that is not there are those of the crawl, which is said', async () => {
    const { origin } = await serve(SITE)
    const { paths, notes } = await crawl(origin, { sitemap: 'true', 'max-pages': '100' })
    expect(paths).toEqual(ALL)
    expect(notes[0]).toBe(`The sitemap of ${origin} was not found: /sitemap.xml answers 404`)
  })

  test('that the pull request changes or the baseline has are looked at first, on a site of many', async () => {
    const many = Array.from({ length: 500 }, (_, at) => `/p/${at}`)
    const { origin, requests } = await serve({
      '/': links('/about', ...many),
      ...Object.fromEntries(['/about', ...many].map(path => [path, 'x'])),
    })
    const baselinePages = ['https://shop.example/p/400', 'https://shop.example/p/300']
    const changedFiles = async () => [{ path: 'content/p/499.md', isNew: true }]
    const { paths, notes } = await crawl(origin, { 'max-pages': '5' }, { baselinePages, changedFiles })
    expect(paths).toEqual(['/', '/p/499', '/p/300', '/p/400', '/about'])
    expect(notes).toEqual([
      '5 of the more than 100 pages found by following links are audited (max-pages is 5)',
    ])
    expect(requests).toHaveLength(101)
  })

  test('are of every template, however many products the menu has', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => `/products/${at}`)
    const { origin } = await serve({
      '/': links(...many, '/blog/', '/legal'),
      ...Object.fromEntries(many.map(path => [path, 'x'])),
      '/blog/': links('/blog/2027/first'),
      '/blog/2027/first': links('/authors/x/posts/all'),
      '/authors/x/posts/all': 'x',
      '/legal': 'x',
    })
    const { paths } = await crawl(origin, { 'max-pages': '6' })
    expect(paths.toSorted()).toEqual(
      ['/', '/blog/', '/legal', '/products/0', '/blog/2027/first', '/authors/x/posts/all'].toSorted(),
    )
  })
})

describe('a crawl takes for a page', () => {
  test('what answers as one, by its own address', async () => {
    const { origin, requests } = await serve({
      '/': links(
        '/moved',
        '/new',
        '/loop',
        '/chain',
        '/text',
        '/file.pdf',
        '/old',
        '/list?sort=up',
        '/gone',
        '/lost',
      ),
      '/moved': { status: 301, headers: { location: '/new' } },
      '/new': 'x',
      '/loop': { status: 302, headers: { location: '/loop' } },
      '/chain': (request, response) => {
        const number = Number(new URL(request.url!, 'http://x').searchParams.get('n') ?? 0)
        response.writeHead(302, { location: `/chain?n=${number + 1}` }).end()
      },
      '/text': { headers: { 'content-type': 'text/plain' }, body: 'x' },
      '/old': '<meta http-equiv="refresh" content="0; url=/newer">',
      '/newer': 'x',
      '/list?sort=up': '<link rel="canonical" href="/list">',
      '/list': '<link rel="canonical" href="https://shop.example/">',
      '/lost': (_, response) => void response.destroy(),
    })
    const { paths, notes, gaps } = await crawl(origin)
    expect(paths).toEqual(['/', '/new', '/lost', '/newer', '/list'])
    expect(gaps).toEqual([])
    expect(notes).toEqual([
      'The links of 1 address are not known, because it did not answer as a page',
      '5 pages were found by following links',
    ])
    expect(requests.filter(request => /file\.pdf/.test(request))).toEqual([])
    expect(requests.length).toBeLessThan(50)
  })

  test('no login: what is refused is counted', async () => {
    const { origin } = await serve({
      '/': links('/a', '/b', '/c'),
      '/a': { status: 401 },
      '/b': { status: 403 },
      '/c': 'x',
    })
    const { paths, notes } = await crawl(origin)
    expect(paths).toEqual(['/', '/c'])
    expect(notes[0]).toBe('2 linked addresses were left out, because the answer is 401 or 403')
  })

  test('no other host, whatever leads there, and nothing that is no address of the web', async () => {
    const other = await serve({ '/': 'x', '/y': 'x' })
    const { origin } = await serve({
      '/': links(
        `${other.origin}/`,
        'javascript:go()',
        'data:text/html,x',
        'mailto:a@b.c',
        'http://[',
        '/away',
        '/a',
      ),
      '/away': { status: 302, headers: { location: `${other.origin}/y` } },
      '/a': `<form action="/send"></form><iframe src="${other.origin}/"></iframe><link rel="next" href="${other.origin}/">`,
    })
    const { paths } = await crawl(origin)
    expect(paths).toEqual(['/', '/a'])
    expect(other.requests).toEqual(['GET /y'])
  })
})

describe('a crawl keeps to robots.txt', () => {
  test('except for the page that was named', async () => {
    const { origin, requests } = await serve({
      '/robots.txt': robots('User-agent: *\nDisallow: /\nAllow: /ok'),
      '/': links('/ok', '/no', '/ok/moved'),
      '/ok': 'x',
      '/ok/moved': { status: 302, headers: { location: '/hidden' } },
      '/hidden': links('/ok/behind'),
    })
    const { paths, notes } = await crawl(origin)
    expect(paths).toEqual(['/', '/ok'])
    expect(notes[0]).toBe('2 linked addresses were not followed, because robots.txt disallows it')
    expect(count(requests, 'GET /no')).toBe(0)
    expect(count(requests, 'GET /robots.txt')).toBe(1)
  })

  test('where it speaks to this crawler by name', async () => {
    const { origin } = await serve({
      '/robots.txt': robots('User-agent: *\nDisallow: /\n\nUser-agent: SEO-Preflight\nDisallow: /no'),
      '/': links('/a', '/no'),
      '/a': 'x',
    })
    expect((await crawl(origin)).paths).toEqual(['/', '/a'])
  })

  test('that cannot be read: then links are not followed, which counts as not measured', async () => {
    const { origin, requests } = await serve({ '/robots.txt': { status: 500 }, '/': links('/a'), '/a': 'x' })
    const { paths, gaps } = await crawl(origin)
    expect(paths).toEqual(['/'])
    expect(gaps).toEqual([
      `No link could be followed: ${origin}/robots.txt answers 500, so no crawler may ask for a page; pages that only links lead to were not measured`,
    ])
    expect(count(requests, 'GET /a')).toBe(0)
  })

  test('and to its delay between two requests', async () => {
    const times: number[] = []
    const page: Answer = (_, response) => {
      times.push(Date.now())
      response.setHeader('content-type', 'text/html').end('x')
    }
    const { origin } = await serve({
      '/robots.txt': robots('User-agent: *\nCrawl-delay: 0.2'),
      '/': links('/a', '/b', '/c'),
      '/a': page,
      '/b': page,
      '/c': page,
    })
    // Since a request may arrive late, only the time since the start of all is sure.
    const started = Date.now()
    const { paths, notes } = await crawl(origin)
    expect(paths).toEqual(['/', '/a', '/b', '/c'])
    expect(times[2]! - started).toBeGreaterThanOrEqual(390)
    expect(notes).toEqual(['4 pages were found by following links'])
  })

  test('and looks at fewer pages where the delay is long, which is said', async () => {
    const { origin, requests } = await serve({
      '/robots.txt': robots('User-agent: *\nCrawl-delay: 400'),
      '/': links('/a', '/b'),
    })
    const { paths, notes } = await crawl(origin)
    expect(paths).toEqual(['/'])
    expect(notes).toContain(
      'robots.txt asks for 400 seconds between two requests, so only 1 address is looked at',
    )
    expect(requests).toEqual(['GET /', 'GET /robots.txt'])
  })
})

describe('a crawl of a server that has enough', () => {
  test('waits as long as it asks for, and loses no page', async () => {
    const asked: number[] = []
    const busy =
      (status: number): Answer =>
      (_, response) => {
        asked.push(Date.now())
        if (asked.length === 1) response.writeHead(status, { 'retry-after': '0.2' }).end()
        else response.setHeader('content-type', 'text/html').end('x')
      }
    for (const status of [429, 503]) {
      asked.length = 0
      const { origin } = await serve({ '/': links('/a', '/b'), '/a': busy(status), '/b': 'x' })
      const { paths, gaps } = await crawl(origin)
      expect([paths, gaps]).toEqual([['/', '/a', '/b'], []])
      expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(190)
    }
  })

  const many = Array.from({ length: 60 }, (_, at) => `/${at}`)

  test.each<[string, Answer, RegExp, number]>([
    [
      'ends where it asks for too long a pause',
      { status: 503, headers: { 'retry-after': '3600' } },
      /: it answers 503 and asks to wait 3600 seconds; pages that only other links lead to were not measured$/,
      12,
    ],
    [
      'ends where it goes on',
      { status: 429, headers: { 'retry-after': '0' } },
      /: it answers 429 again and again; /,
      30,
    ],
  ])('%s, which counts as not measured', async (_, answer, reason, most) => {
    const { origin, requests } = await serve({
      '/': links(...many),
      ...Object.fromEntries(many.map(at => [at, answer])),
    })
    const { gaps } = await crawl(origin, { 'max-pages': '50' })
    expect(gaps).toEqual([expect.stringMatching(reason)])
    expect(requests.length).toBeLessThan(most)
  })

  test('keeps a page that fails, which the audit will tell of', async () => {
    const { origin } = await serve({ '/': links('/a', '/b'), '/a': { status: 500 }, '/b': 'x' })
    expect((await crawl(origin)).paths).toEqual(['/', '/a', '/b'])
  })
})

describe('a crawl ends', () => {
  test.each<[string, (path: string) => string]>([
    ['of a calendar', path => links(`/calendar/${Number(/\d+/.exec(path)?.[0] ?? 2026) + 1}/1`, '/a')],
    ['of links that grow', path => links('a/b/', `${path}/c/`, '/a')],
    [
      'of filters',
      path => links(`/shop?f=${path.length}`, `/shop?f=${path.length}&g`, `${path}&x=${path.length}`, '/a'),
    ],
    [
      'of new addresses without end',
      path => links(`/x${path.length}`, `/y-${path.length}-${'z'.repeat(path.length)}`, '/a'),
    ],
  ])('%s', async (_, body) => {
    const endless: Answer = (request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end()
      else response.setHeader('content-type', 'text/html').end(body(request.url!))
    }
    const { origin, requests } = await serve(new Proxy<Record<string, Answer>>({}, { get: () => endless }))
    const { paths } = await crawl(origin)
    expect(paths).toHaveLength(10)
    expect(paths).toContain('/a')
    expect(requests.length).toBeLessThanOrEqual(101)
  })

  test('of a page with a million links, and of one that is too large to be read whole', async () => {
    const million = Array.from({ length: 1000 }, (_, at) => `<a href=${at}>`)
      .join('')
      .repeat(1000)
    const { origin, requests } = await serve({
      '/': links('/a', '/million', '/huge'),
      '/a': 'x',
      '/million': million,
      '/huge': `${links('/under/b')}<!--${'x'.repeat(5_000_000)}-->${links('/under/c')}`,
      '/under/b': 'x',
      '/under/c': 'x',
    })
    const { paths } = await crawl(origin, { exclude: '*0' })
    expect(paths.toSorted()).toEqual(['/', '/a', '/huge', '/million', '/under/b'])
    expect(requests.length).toBeLessThanOrEqual(101)
  })

  test('with the run', async () => {
    const controller = new AbortController()
    const { origin } = await serve({ '/': links('/slow'), '/slow': () => controller.abort() })
    const { urls, gaps } = await crawl(origin, {}, { signal: controller.signal })
    expect([urls, gaps]).toEqual([[`${origin}/`], []])
  })
})

describe('the pages that are wanted', () => {
  const SITE = {
    '/': links('/blog/', '/admin/', '/shop/'),
    '/blog/': links('/blog/a', '/blog/b?draft'),
    '/blog/a': 'x',
    '/blog/b?draft': 'x',
    '/admin/': links('/blog/hidden'),
    '/shop/': 'x',
  }

  test('are those that a pattern includes and none excludes; others are not asked for', async () => {
    const { origin, requests } = await serve(SITE)
    const { paths, warnings } = await crawl(origin, { include: '/blog/*', exclude: '*draft' })
    expect(paths).toEqual(['/blog/', '/blog/a'])
    expect(warnings).toEqual([])
    expect(requests.filter(request => /admin|draft|shop/.test(request))).toEqual([])
    expect((await crawl(origin, { exclude: '/admin/* /shop/' })).paths).toEqual([
      '/',
      '/blog/',
      '/blog/a',
      '/blog/b?draft',
    ])
  })

  test('may be named by their address on production', async () => {
    const { origin } = await serve(SITE)
    const given = { 'production-url': 'https://shop.example/', include: 'https://shop.example/blog/*' }
    expect((await crawl(origin, given)).paths).toEqual(['/blog/', '/blog/a', '/blog/b?draft'])
  })

  test('of a sitemap are chosen in the same way', async () => {
    const listed = ['/blog/a', '/shop/', '/'].map(path => entry(`https://shop.example${path}`))
    const { origin } = await serve({ '/sitemap.xml': xml(urlset(...listed)) })
    const given = { crawl: 'false', sitemap: 'true' }
    expect((await crawl(origin, { ...given, exclude: 'https://shop.example/shop/' })).paths).toEqual([
      '/blog/a',
      '/',
    ])
  })

  test('a pattern that means no page names one that it could have meant', async () => {
    const { origin } = await serve(SITE)
    const { warnings } = await crawl(origin, { include: '/blog/*\n/shop/', exclude: '/bolg/x*' })
    expect(warnings).toEqual(['exclude: "/bolg/x*" matches no page (an address of this run is "/blog/")'])
  })

  test('patterns where all pages are named have no effect, which is said', async () => {
    const { paths, warnings } = await crawl('https://shop.example', { crawl: 'false', exclude: '/*' })
    expect(paths).toEqual(['/'])
    expect(warnings).toEqual(['exclude: has no effect, because the pages are named one by one'])
  })

  test('patterns that leave nothing are a wrong setting', async () => {
    const { origin } = await serve(SITE)
    await expect(crawl(origin, { include: '/blgo/*' })).rejects.toThrow(
      'include: none of the pages that were found is left\ninclude: "/blgo/*" matches no page (an address of this run is "/blog/")',
    )
  })
})

describe('a crawl of a preview', () => {
  const UNSAID = { 'production-url': '' }
  const PRODUCTION = 'https://www.kranz-cycles.shop/'
  const SITE = {
    '/': links('https://kranz-cycles.shop/a', `${PRODUCTION}b`, 'https://elsewhere.shop/c'),
    '/a': 'x',
    '/b': 'x',
    '/c': 'x',
  }

  test('takes links to production for the same pages here', async () => {
    const { origin } = await serve(SITE)
    expect((await crawl(origin, { 'production-url': PRODUCTION })).paths).toEqual(['/', '/a', '/b'])
    expect((await crawl(origin, { 'production-url': 'none' })).paths).toEqual(['/'])
  })

  test('infers production, as the run does', async () => {
    const head = `<link rel="canonical" href="${PRODUCTION}"><meta property="og:url" content="${PRODUCTION}">`
    const { origin } = await serve({ ...SITE, '/': head + links(`${PRODUCTION}a`, `${PRODUCTION}b`) })
    expect((await crawl(origin, UNSAID)).paths).toEqual(['/', '/a', '/b'])
    expect((await crawl(origin, { ...UNSAID, exclude: `${PRODUCTION}b` })).paths).toEqual(['/', '/a'])
  })
})

describe('a start page', () => {
  test('that was given a password gives it to the pages of its origin', async () => {
    const guarded =
      (body: string): Answer =>
      (request, response) => {
        const isIn = request.headers.authorization === `Basic ${btoa('me:4711')}`
        response.writeHead(isIn ? 200 : 401, { 'content-type': 'text/html' }).end(body)
      }
    const { origin } = await serve({ '/': guarded(links('/a')), '/a': guarded('x') })
    const base = origin.replace('//', '//me:4711@')
    const { urls } = await crawl(base)
    expect(urls).toEqual([`${base}/`, `${base}/a`])
  })

  test.each<[string, Answer, RegExp]>([
    ['fails', { status: 503 }, /cannot be followed: .* answers 503; only the given pages are audited$/],
    ['is a file', robots('x'), /is text\/plain, not HTML/],
    ['is a login', { status: 401 }, /it is behind a login/],
  ])('that %s is audited alone, which is said', async (_, answer, reason) => {
    const { origin } = await serve({ '/': answer })
    const { paths, notes } = await crawl(origin)
    expect(paths).toEqual(['/'])
    expect(notes).toEqual([expect.stringMatching(reason)])
    expect(notes[0]).toMatch(/^The links of http:/)
  })

  test('that leads to another host is audited alone, and nothing there is asked for', async () => {
    const other = await serve({ '/': links('/a') })
    const { origin } = await serve({ '/': { status: 302, headers: { location: `${other.origin}/` } } })
    const { paths, notes } = await crawl(origin)
    expect([paths, other.requests]).toEqual([['/'], ['GET /']])
    expect(notes).toEqual([
      `The links of ${origin} cannot be followed: it redirects to ${other.origin}; only the given pages are audited`,
    ])
  })

  test('that leads to a page of the site stands for that', async () => {
    const { origin } = await serve({
      '/': { status: 302, headers: { location: '/en/' } },
      '/en/': links('/', '/en/', '/en/a'),
      '/en/a': 'x',
    })
    expect((await crawl(origin)).paths).toEqual(['/', '/en/a'])
  })

  test('that leads to the same host with www is left for that, but not where a secret would go along', async () => {
    const site: Answer = (request, response) => {
      const { host = '' } = request.headers
      response.setHeader('content-type', 'text/html')
      if (host.startsWith('www.')) response.end(links('/a'))
      else response.writeHead(301, { location: `http://www.${host}${request.url}` }).end()
    }
    const { origin } = await serve({ '/': site, '/a': site }, { host: 'shop.test' })
    const www = origin.replace('//', '//www.')
    const moved = await crawlAlone(`${origin}/`, { mayMove: true })
    expect(moved.pages.map(({ url }) => url)).toEqual([`${www}/`, `${www}/a`])
    expect(await crawlAlone(`${origin}/`, { mayMove: false })).toMatchObject({
      pages: [],
      missing: `cannot be followed: it redirects to ${www}; give ${www} as "url"`,
    })
  })
})

test('a page that is too slow holds up nothing but itself', async () => {
  const { origin } = await serve({
    '/': links('/slow', '/a'),
    '/slow': () => undefined,
    '/a': links('/b'),
    '/b': 'x',
  })
  const { pages } = await crawlAlone(`${origin}/`, {})
  expect(pages.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/slow', '/a', '/b'])
})

async function crawlAlone(start: string, parts: Partial<CrawlRequest>) {
  const http = startHttpClient({ resolve: toLoopback, timeoutMs: 300 })
  cleanups.push(() => http.close())
  const open = visitsOf({ http })
  return await crawledPages({
    first: open(start),
    open,
    starts: [start],
    max: 10,
    isShard: false,
    preview: undefined,
    mayMove: true,
    isOurs: false,
    takes: () => true,
    preferences: async () => ({}),
    signal: new AbortController().signal,
    ...parts,
  })
}
