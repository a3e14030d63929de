import { describe, expect, test } from '@jest/globals'
import { crawl } from '../../../src/engine/crawl/crawl.ts'
import { CrawlScope } from '../../../src/engine/crawl/crawl-scope.ts'
import { NotMeasured } from '../../../src/engine/not-measured.ts'
import { startHttpClient, visitsOf } from '../../support/visits.ts'
import { type Answer, startWebServer } from '../../support/web-server.ts'

interface Walk {
  pages: string[]
  dropped: string[]
  requests: string[]
}

async function walk(routes: Record<string, Answer>, maxPages = 100, start = '/'): Promise<Walk> {
  const server = await startWebServer(routes)
  const http = startHttpClient()
  const { signal } = new AbortController()
  const open = visitsOf({ http, signal })
  const dropped: string[] = []
  const drop = (url: string) => void dropped.push(url.slice(server.origin.length))
  const pages: string[] = []
  try {
    for await (const { url } of crawl(`${server.origin}${start}`, { maxPages, open, drop, signal })) {
      pages.push(url.slice(server.origin.length))
    }
    return { pages, dropped, requests: server.requests }
  } finally {
    await http.close()
    await server.close()
  }
}

const links = (...hrefs: string[]) => hrefs.map(href => `<a href="${href}">x</a>`).join('')
/** Answers late, so that a walk in the order of the answers would show. */
const slow = (body: string): Answer => {
  return (_, response) => void setTimeout(() => response.setHeader('content-type', 'text/html').end(body), 50)
}

test('pages come breadth first, in the order of their links, each once', async () => {
  const { pages, requests } = await walk({
    '/': links('/a', '/b#x', '/b', '/a', '#y', 'https://other.example/'),
    '/a': slow(links('/a1', '/')),
    '/b': links('/b1', '/a1'),
    '/a1': slow(links('/deep')),
    '/b1': 'x',
    '/deep': 'x',
  })
  expect(pages).toEqual(['/', '/a', '/b', '/a1', '/b1', '/deep'])
  expect(requests).toHaveLength(pages.length + 1)
})

test('no more pages are fetched than wanted', async () => {
  const { pages, requests } = await walk({ '/': links('/a', '/b', '/c'), '/a': links('/d'), '/b': 'x' }, 2)
  expect(pages).toEqual(['/', '/a'])
  expect(requests).toEqual(['GET /', 'GET /robots.txt', 'GET /a'])
})

test('robots.txt is obeyed, except for the start page', async () => {
  const { pages } = await walk(
    {
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /p' },
      '/p': links('/p/a', '/b'),
      '/p/a': 'x',
      '/b': 'x',
    },
    10,
    '/p',
  )
  expect(pages).toEqual(['/p', '/b'])
})

test('what is no page of the site is passed over and dropped', async () => {
  const { pages, dropped, requests } = await walk({
    '/': links('/gone', '/text', '/away', '/again', '/file.pdf', 'mailto:a@b.c', '/b'),
    '/text': { headers: { 'content-type': 'text/plain' }, body: 'x' },
    '/away': { status: 302, headers: { location: 'http://localhost:1/' } },
    '/again': { status: 302, headers: { location: '/' } },
    '/b': 'x',
  })
  expect(pages).toEqual(['/', '/b'])
  expect(dropped).toEqual(['/gone', '/text', '/away', '/again'])
  expect(requests).not.toContain('GET /file.pdf')
})

test.each<[string, Answer]>([
  ['an error', { status: 500 }],
  ['an image', { headers: { 'content-type': 'image/png' } }],
])('a start page that is %s ends the crawl', async (_, answer) => {
  await expect(walk({ '/': answer })).rejects.toBeInstanceOf(NotMeasured)
})

test('a site whose links grow with every page ends', async () => {
  const endless: Answer = (request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(request.url === '/robots.txt' ? '' : links('a/b/', '?page=1&x=y', `?n=${Math.random()}`))
  }
  const server = await startWebServer({})
  await server.close()
  const routes = new Proxy<Record<string, Answer>>({}, { get: () => endless })
  const { pages } = await walk(routes, 1000)
  expect(pages.length).toBeLessThan(200)
})

describe('a crawl takes', () => {
  const taken = (urls: readonly string[]) => {
    const scope = new CrawlScope('https://example.com/')
    return urls.filter(url => scope.take(url) !== undefined)
  }

  test.each<[string, string[], number]>([
    ['the same page once', ['https://example.com/a', 'https://example.com/a#b'], 1],
    ['its origin alone', ['http://example.com/', 'https://www.example.com/', 'https://example.com:8443/'], 0],
    ['no segment three times', ['https://example.com/a/a', 'https://example.com/a/b/a/b/a'], 1],
    ['no path of more than 2,048 characters', [`https://example.com/${'a'.repeat(2048)}`], 0],
    ['20 queries of a path', Array.from({ length: 99 }, (_, n) => `https://example.com/a?n=${n}`), 20],
    ['50 days of a calendar', Array.from({ length: 99 }, (_, n) => `https://example.com/2026/${n}`), 50],
    [
      '50 days of a calendar with dashes',
      Array.from({ length: 99 }, (_, n) => `https://example.com/day/${2000 + n}-11-28/`),
      50,
    ],
    [
      '50 months of a calendar with dashes',
      Array.from({ length: 99 }, (_, n) => `https://example.com/month/${2000 + n}-11`),
      50,
    ],
    [
      'all posts whose names begin with a day',
      Array.from({ length: 99 }, (_, n) => `https://example.com/2026-11-28-${n}-a`),
      99,
    ],
    ['all products with numbers', Array.from({ length: 99 }, (_, n) => `https://example.com/p/12-${n}`), 99],
    ['all posts of a blog', Array.from({ length: 99 }, (_, n) => `https://example.com/2026/${n}/a`), 99],
    ['no files', ['https://example.com/a.PDF', 'https://example.com/b.css?x'], 0],
    ['nothing that is no URL', ['x', ''], 0],
  ])('%s', (_, urls, count) => {
    expect(taken(urls)).toHaveLength(count)
  })
})
