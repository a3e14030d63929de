import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addressPolicyOf, type FindPagesOptions, findPages } from '../../src/pages/find-pages.ts'
import { loadSettings } from '../../src/settings/load-settings.ts'
import type { Written } from '../../src/settings/table.ts'
import { entry, sitemapIndex, urlset, xml } from '../support/sitemaps.ts'
import { type Answer, startWebServer } from '../support/web-server.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

async function open(
  given: Written,
  signal = new AbortController().signal,
  around: Partial<FindPagesOptions> = {},
) {
  const settings = await loadSettings(given, path => path)
  const waits: string[] = []
  const onWait = (line: string) => waits.push(line)
  const found = await findPages(settings, { signal, userAgent: 'test', onWait, ...around })
  cleanups.push(() => found.close())
  return { urls: found.urls, notes: found.notes, gaps: found.gaps, base: found.base, waits }
}

async function serve(routes: Parameters<typeof startWebServer>[0]) {
  const site = await startWebServer(routes)
  cleanups.push(() => site.close())
  return site
}

describe('pages of a sitemap', () => {
  const robots = { headers: { 'content-type': 'text/plain' }, body: 'Sitemap: {origin}/pages.xml\n' }

  test('are those that robots.txt leads to', async () => {
    const { origin } = await serve({
      '/robots.txt': robots,
      '/pages.xml': xml(urlset(entry('{origin}/'), entry('{origin}/a'), entry('{origin}/b#part'))),
    })
    const { urls, notes } = await open({ url: origin, sitemap: 'true' })
    expect(urls).toEqual([`${origin}/`, `${origin}/a`, `${origin}/b`])
    expect(notes).toEqual([])
  })

  test('of production are audited on the target, and what is on other hosts is left out, both said', async () => {
    const { origin } = await serve({
      '/sitemap.xml': xml(urlset(entry('https://shop.example/'), entry('https://shop.example/a?b=1'))),
    })
    const found = await open({ url: origin, sitemap: 'true' })
    expect(found.urls).toEqual([`${origin}/`, `${origin}/a?b=1`])
    expect(found.notes).toEqual([
      `The sitemap lists addresses of shop.example: the same paths are audited on ${new URL(origin).host}`,
    ])
    const named = await open({ url: origin, sitemap: 'true', 'production-url': 'https://other.example' })
    expect(named.urls).toEqual([`${origin}/`])
    expect(named.notes).toEqual([
      '2 addresses of the sitemap are on other hosts, so they are not audited',
      expect.stringMatching(/^The sitemap of .* lists no page of the audited host/),
    ])
  })

  test('of production with and without www are the same, and what its folder holds is at the root', async () => {
    const { origin } = await serve({
      '/sitemap.xml': xml(
        urlset(
          entry('https://shop.example/bikes/'),
          entry('https://www.shop.example/bikes/a'),
          entry('https://shop.example/legal'),
          entry('{origin}/b'),
        ),
      ),
    })
    const given = { sitemap: 'true', 'production-url': 'https://shop.example/bikes/' }
    const { urls, notes } = await open({ ...given, url: origin })
    expect(urls).toEqual([`${origin}/`, `${origin}/a`, `${origin}/legal`, `${origin}/b`])
    expect(notes).toEqual([])
    const inFolder = await open({ ...given, url: `${origin}/bikes/` })
    expect(inFolder.urls.slice(0, 2)).toEqual([`${origin}/bikes/`, `${origin}/bikes/a`])
  })

  test('stand behind a page that was given, which the home page is not taken for', async () => {
    const { origin } = await serve({ '/sitemap.xml': xml(urlset(entry('{origin}/a'))) })
    const { urls } = await open({ url: `${origin}/ ${origin}/landing`, sitemap: 'true' })
    expect(urls).toEqual([`${origin}/landing`, `${origin}/a`])
  })

  test('are those that the pull request changes, and against a report those that it has or that are new', async () => {
    const paths = ['/', '/about', '/p/1', '/p/2', '/p/3', '/p/4', '/p/5']
    const { origin } = await serve({
      '/sitemap.xml': xml(urlset(...paths.map(at => entry(`{origin}${at}`)))),
    })
    const given = { url: origin, sitemap: 'true', 'max-pages': '4' }
    const files = [
      { path: 'content/p/4.md', isNew: false },
      { path: 'content/p/5.md', isNew: true },
    ]
    const pathsWith = async (around: Partial<FindPagesOptions>) =>
      (await open(given, undefined, around)).urls.map(url => new URL(url).pathname)
    const changedFiles = async () => files
    expect(await pathsWith({ changedFiles })).toEqual(['/', '/p/4', '/p/5', '/about'])
    const baselinePages = ['https://shop.example/', 'https://shop.example/p/3', 'https://shop.example/p/2']
    expect(await pathsWith({ changedFiles, baselinePages })).toEqual(['/', '/p/5', '/p/2', '/p/3'])
  })

  test('do not ask for the pull request where all of them are audited', async () => {
    const { origin } = await serve({ '/sitemap.xml': xml(urlset(entry('{origin}/a'), entry('{origin}/b'))) })
    const changedFiles = () => Promise.reject(new Error('was asked'))
    const { urls } = await open({ url: origin, sitemap: 'true' }, undefined, { changedFiles })
    expect(urls).toHaveLength(2)
  })

  test('leave room for each file of an index, however large the one before it is', async () => {
    const many = Array.from({ length: 10_001 }, (_, index) => entry(`{origin}/products/${index}`))
    const { origin } = await serve({
      '/sitemap.xml': xml(sitemapIndex('{origin}/1.xml', '{origin}/2.xml')),
      '/1.xml': xml(urlset(...many)),
      '/2.xml': xml(urlset(entry('{origin}/about'))),
    })
    const { urls, notes } = await open({ url: origin, sitemap: 'true', 'max-pages': '2' })
    expect(urls).toEqual([`${origin}/about`, `${origin}/products/0`])
    expect(notes).toEqual(['2 of the more than 10001 pages of the sitemap are audited (max-pages is 2)'])
  })

  test('that are not there when the run is ended are no error', async () => {
    const controller = new AbortController()
    const { origin } = await serve({ '/pages.xml': () => controller.abort() })
    const { urls } = await open({ url: origin, sitemap: `${origin}/pages.xml` }, controller.signal)
    expect(urls).toEqual([`${origin}/`])
  })

  test('stand behind those that were named, and are no more than max-pages', async () => {
    const { origin } = await serve({
      '/sitemap.xml': xml(urlset(...['/', '/a', '/b', '/c'].map(path => entry(`{origin}${path}`)))),
    })
    const { urls, notes } = await open({ url: origin, paths: '/c /x', sitemap: 'true', 'max-pages': '2' })
    expect(urls).toEqual([`${origin}/c`, `${origin}/x`, `${origin}/`, `${origin}/a`])
    expect(notes).toEqual(['2 of the 4 pages of the sitemap are audited (max-pages is 2)'])
  })

  test.each([
    [1, '1 address of the sitemap is on another host, so it is not audited'],
    [2, '2 addresses of the sitemap are on other hosts, so they are not audited'],
  ])('are on the target: %i others are left out', async (count, note) => {
    const others = Array.from({ length: count }, (_, index) => entry(`https://shop.example/${index}`))
    const { origin } = await serve({ '/sitemap.xml': xml(urlset(entry('{origin}/a'), ...others)) })
    expect(await open({ url: origin, sitemap: 'true' })).toMatchObject({
      urls: [`${origin}/a`],
      notes: [note],
    })
  })

  test('are pages: a feed and a PDF are listed for search engines, and not audited', async () => {
    const paths = ['/', '/feed/feed.xml', '/prices.PDF', '/about.html', '/v1.2', '/a?file=b.pdf']
    const { origin } = await serve({
      '/sitemap.xml': xml(urlset(...paths.map(path => entry(`{origin}${path}`)))),
    })
    const { urls, notes } = await open({ url: origin, sitemap: 'true' })
    expect(urls).toEqual(['/', '/about.html', '/v1.2', '/a?file=b.pdf'].map(path => `${origin}${path}`))
    expect(notes).toEqual(['2 addresses of the sitemap are files and not pages, so they are not audited'])
  })

  test('come from the sitemap that is named, with its index', async () => {
    const { origin } = await serve({
      '/robots.txt': robots,
      '/maps/index.xml': xml(
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>{origin}/maps/1.xml</loc></sitemap></sitemapindex>',
      ),
      '/maps/1.xml': xml(urlset(entry('{origin}/one'))),
    })
    const { urls } = await open({ url: origin, sitemap: `${origin}/maps/index.xml` })
    expect(urls).toEqual([`${origin}/one`])
  })

  test('of another host are read from there, without the headers of the settings', async () => {
    const seen: unknown[] = []
    const production = await serve({
      '/live.xml': (request, response) => {
        seen.push(request.headers['x-bypass'])
        response.writeHead(200, { 'content-type': 'application/xml' })
        response.end(urlset(entry(`http://${request.headers.host}/a`)))
      },
    })
    const { origin } = await serve({ '/': 'home' })
    const sitemap = `${production.origin}/live.xml`
    const { urls } = await open({ url: origin, sitemap, headers: 'x-bypass: secret' })
    expect([urls, seen]).toEqual([[`${origin}/a`], [undefined]])
  })

  test('that is not there leave the pages that were given, which is said', async () => {
    const { origin } = await serve({ '/': 'home' })
    const { urls, notes, gaps } = await open({ url: `${origin}/`, sitemap: 'true' })
    expect([urls, gaps]).toEqual([[`${origin}/`], []])
    expect(notes).toEqual([
      `The sitemap of ${origin} was not found: /sitemap.xml answers 404; only the given pages are audited`,
    ])
  })

  test.each<[string, Answer, RegExp]>([
    ['fails', { status: 503 }, /it answers 503/],
    ['breaks off', (_, response) => void response.destroy(), /: .+/],
    ['is refused', { status: 403 }, /it answers 403/],
    ['is a page', 'Please sign in', /it is not a sitemap/],
  ])('whose file %s count as not measured', async (_, answer, reason) => {
    const { origin } = await serve({ '/': 'home', '/robots.txt': robots, '/pages.xml': answer })
    const { urls, gaps } = await open({ url: `${origin}/`, sitemap: 'true' })
    expect(urls).toEqual([`${origin}/`])
    expect(gaps).toEqual([expect.stringMatching(reason)])
    expect(gaps[0]).toMatch(
      /pages\.xml could not be read: .*; pages that only this sitemap lists were not measured$/,
    )
  })

  test.each([
    [503, 1],
    [403, 0],
  ])('that nobody names and whose usual address answers %d are %d gaps', async (status, count) => {
    const { origin } = await serve({ '/': 'home', '/sitemap.xml': { status } })
    expect((await open({ url: `${origin}/`, sitemap: 'true' })).gaps).toHaveLength(count)
  })

  test('of one site leave the address of another that has none', async () => {
    const one = await serve({ '/sitemap.xml': xml(urlset(entry('{origin}/one'))) })
    const other = await serve({ '/': '<!doctype html><title>Home</title>' })
    const { urls, notes } = await open({ url: `${one.origin}\n${other.origin}`, sitemap: 'true' })
    expect(urls).toEqual([`${other.origin}/`, `${one.origin}/one`])
    expect(notes).toEqual([
      expect.stringMatching(`^The sitemap of ${other.origin} .*; only the given pages are audited$`),
    ])
  })

  test('that was named and is not there is a wrong setting', async () => {
    const { origin } = await serve({ '/': 'home' })
    const sitemap = `${origin}/gone.xml`
    await expect(open({ url: origin, sitemap })).rejects.toThrow(
      `sitemap: "${sitemap}" was not found: /gone.xml answers 404`,
    )
  })

  test('of a static folder are those of its file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'target-'))
    cleanups.push(() => rm(folder, { recursive: true }))
    await mkdir(join(folder, 'a'))
    await writeFile(join(folder, 'a/index.html'), 'a')
    await writeFile(join(folder, 'sitemap.xml'), urlset(entry('https://shop.example/a/')))
    const { urls } = await open({ 'static-dir': folder, sitemap: 'true' })
    expect(urls.map(url => new URL(url).pathname)).toEqual(['/a/'])
  })
})

test('the pages of a static folder that is built for a folder of its host are in that one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'target-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'index.html'), '<title>a</title><script src="/guide/app.js"></script>')
  await writeFile(join(folder, 'b.html'), '<title>b</title>')
  await writeFile(join(folder, 'app.js'), '')
  const { urls, notes, base } = await open({ 'static-dir': folder, exclude: '/guide/b' })
  expect(base).toBe('/guide')
  expect(urls.map(url => new URL(url).pathname)).toEqual(['/guide/'])
  expect(notes[0]).toBe(
    'The folder is served at /guide/, because its home page loads its scripts and styles from there',
  )
})

describe('waiting', () => {
  let answers: number[] = []
  let port = 0
  let asked: string[] = []
  const listener: RequestListener = (request, response) => {
    asked.push(`${request.url} ${request.headers['x-bypass'] ?? ''}`)
    response.writeHead(answers.shift() ?? 200).end('x')
  }
  beforeAll(() => {
    answers = []
  })

  async function start(statuses: number[]): Promise<string> {
    answers = statuses
    asked = []
    const server: Server = createServer(listener)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
    cleanups.push(() => {
      server.closeAllConnections()
      server.close()
    })
    return `http://127.0.0.1:${port}`
  }

  test('ends when the first page of the site answers, asked with the headers', async () => {
    const origin = await start([503, 200])
    const { waits, urls } = await open({
      url: `${origin}/a ${origin}/b`,
      wait: '30',
      headers: 'x-bypass: secret',
    })
    expect(urls).toHaveLength(2)
    expect(asked).toEqual(['/a secret', '/a secret'])
    expect(waits).toEqual([`Waiting for ${origin}/a: answers 503`])
  })

  test('ends when its time is over, and the audit goes on', async () => {
    const origin = await start([503, 503, 503, 503])
    const { waits, urls } = await open({ url: `${origin}/`, wait: '1' })
    expect(urls).toEqual([`${origin}/`])
    expect(waits.at(-1)).toBe(`${origin}/ is not up: answers 503`)
  })

  test('ends at a login wall, with what would open it', async () => {
    const origin = await start([401])
    const { waits } = await open({ url: `${origin}/`, wait: '30' })
    expect(waits).toEqual([
      `${origin}/ is behind a login: give the header that lets an audit in with the setting "headers"`,
    ])
    expect(asked).toHaveLength(1)
  })

  test('at a service that takes no headers does not advise them', async () => {
    const origin = await start([401])
    const service = { 'base-url': `${origin}/api/v1/ext`, token: 'token-of-the-service' }
    const { waits } = await open({ url: `${origin}/`, wait: '30', ...service })
    expect(waits).toEqual([
      `${origin}/ is behind a login: the service at "base-url" cannot be given "headers", but the embedded engine can`,
    ])
  })

  test('says where it was led to another host', async () => {
    const other = (await start([200])).replace('127.0.0.1', 'localhost')
    const { origin } = await serve({ '/': { status: 302, headers: { location: `${other}/welcome` } } })
    const { waits } = await open({ url: `${origin}/`, wait: '30' })
    expect(waits).toEqual([
      `${origin}/ leads to another host, ${new URL(other).host}. If that is a login, let the audit in with the setting "headers"`,
    ])
  })

  test('ends with the run', async () => {
    const origin = await start(Array(50).fill(503))
    const controller = new AbortController()
    const opening = open({ url: `${origin}/`, wait: '60' }, controller.signal)
    setTimeout(() => controller.abort(), 100)
    expect((await opening).urls).toEqual([`${origin}/`])
  })

  test('is left out where no time is given', async () => {
    const origin = await start([503])
    expect((await open({ url: `${origin}/` })).waits).toEqual([])
    expect(asked).toEqual([])
  })
})

test('addresses that differ only behind # are one page, which is said', async () => {
  const url =
    'https://shop.example/a#x https://shop.example/a https://shop.example/a?b#x https://shop.example/a#y'
  const { urls, notes } = await open({ url })
  expect(urls).toEqual(['https://shop.example/a#x', 'https://shop.example/a?b#x'])
  expect(notes).toEqual([
    'https://shop.example/a (and 1 more): another address of the same page is audited, since search engines leave out what is behind #',
  ])
})

test('the shards of a run hold each page once, in order, and are of about one length', async () => {
  const shape = fc.record({ pages: fc.integer({ min: 1, max: 60 }), count: fc.integer({ min: 1, max: 40 }) })
  const property = fc.asyncProperty(shape, async ({ pages, count }) => {
    const urls = Array.from({ length: pages }, (_, index) => `https://shop.example/${index}`)
    const parts: (readonly string[])[] = []
    for (let number = 1; number <= count; number++) {
      parts.push((await open({ url: urls.join(' '), shard: `${number}/${count}` })).urls)
    }
    expect(parts.flat()).toEqual(urls)
    const lengths = parts.map(part => part.length)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
  })
  await fc.assert(property)
})

describe('what a run may connect to', () => {
  const targets = ['https://preview.example/']

  test('are private addresses too where the settings say so', () => {
    expect(addressPolicyOf({ allowPrivate: true, sitemap: false }, targets)).toBe('any')
  })

  test('is decided elsewhere by what is named: the targets, and beside them production and the sitemap', () => {
    const productionUrl = 'https://shop.example/'
    const sitemap = 'https://intranet.example/sitemap.xml'

    expect(addressPolicyOf({ allowPrivate: false, sitemap: true }, targets)).toEqual({
      targets,
      alsoNamed: [],
    })
    expect(addressPolicyOf({ allowPrivate: false, productionUrl, sitemap }, targets)).toEqual({
      targets,
      alsoNamed: [productionUrl, sitemap],
    })
  })
})
