import { expect, test } from '@jest/globals'
import { SURVEY_LIMITS, type SurveyLimits, surveySitemaps } from '../../../src/engine/visit/sitemap-survey.ts'
import { entry, sitemapIndex, urlset, xml } from '../../support/sitemaps.ts'
import { openVisit, startHttpClient } from '../../support/visits.ts'
import { type Answer, startWebServer } from '../../support/web-server.ts'

async function survey(routes: Record<string, Answer>, limits: Partial<SurveyLimits> = {}) {
  const server = await startWebServer(routes)
  const http = startHttpClient()
  const visit = openVisit(`${server.origin}/`, { http })
  const locs: string[] = []
  try {
    const found = await surveySitemaps(
      visit,
      server.origin,
      { entry: ({ loc }) => locs.push(loc), child: () => undefined },
      { mayLeave: false, limits: { ...SURVEY_LIMITS, ...limits } },
    )
    const path = (url: string) => url.slice(server.origin.length)
    return { found, locs, files: found.files.map(({ url }) => path(url)), requests: server.requests }
  } finally {
    await http.close()
    await server.close()
  }
}

const children = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index): [string, Answer] => [
      `/${index}.xml`,
      xml(urlset(entry(`https://a.example/${index}`))),
    ]),
  )
const index = (count: number) =>
  xml(sitemapIndex(...Array.from({ length: count }, (_, at) => `{origin}/${at}.xml`)))

test('an index is followed to its sitemaps, in their order', async () => {
  const { files, locs } = await survey({ '/sitemap.xml': index(3), ...children(3) })
  expect(files).toEqual(['/sitemap.xml', '/0.xml', '/1.xml', '/2.xml'])
  expect(locs).toEqual(['https://a.example/0', 'https://a.example/1', 'https://a.example/2'])
})

test('indexes that name each other end', async () => {
  const { found, requests } = await survey({
    '/sitemap.xml': xml(sitemapIndex('{origin}/a.xml', '{origin}/sitemap.xml')),
    '/a.xml': xml(sitemapIndex('{origin}/sitemap.xml', '{origin}/b.xml', '{origin}/a.xml')),
    '/b.xml': xml(sitemapIndex('{origin}/a.xml')),
  })
  expect(found.nested).toHaveLength(2)
  expect(requests).toEqual(['GET /robots.txt', 'GET /sitemap.xml', 'GET /a.xml'])
})

test('a limit on files ends the reading, and what is left out is counted', async () => {
  const { found, files } = await survey({ '/sitemap.xml': index(10), ...children(10) }, { files: 4 })
  expect(files).toHaveLength(4)
  expect(found.unread).toBe(7)
})

test('a limit on bytes or on time ends the reading between files', async () => {
  for (const limits of [{ bytes: 1 }, { ms: -1 }]) {
    const { found } = await survey({ '/sitemap.xml': index(3), ...children(3) }, limits)
    expect(found.files.length + found.unread).toBeGreaterThan(0)
    expect(found.files.length).toBeLessThanOrEqual(1)
  }
})

test('a sitemap that is named on another host is looked for here first', async () => {
  const { found, requests } = await survey({
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: 'Sitemap: https://www.example.com/maps/s.xml?a=1\n',
    },
    '/maps/s.xml?a=1': xml(urlset(entry('https://www.example.com/'))),
  })
  expect(found.files).toMatchObject([
    { foundBy: 'robots', namedAs: 'https://www.example.com/maps/s.xml?a=1', vouchedFor: true },
  ])
  expect(requests).toEqual(['GET /robots.txt', 'GET /maps/s.xml?a=1'])
})

test('a site that does not answer is not asked six times', async () => {
  const dead: Answer = request => void request.socket.destroy()
  const { found, requests } = await survey({ '/robots.txt': dead, '/sitemap.xml': dead })
  expect([found.files, found.probes.length]).toEqual([[], 1])
  expect(new Set(requests)).toEqual(new Set(['GET /robots.txt', 'GET /sitemap.xml']))
})
