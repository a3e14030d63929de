import { afterEach, expect, test } from '@jest/globals'
import { type Preview, previewOf } from '../../../src/engine/syntax/preview.ts'
import { startHttpClient, visitsOf } from '../../support/visits.ts'
import { type Answer, startWebServer } from '../../support/web-server.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function site(routes: Record<string, Answer>) {
  const server = await startWebServer(routes)
  const http = startHttpClient({ timeoutMs: 10_000 })
  open.push(http, server)
  const closing = new AbortController()
  const visitOf = visitsOf({ http, signal: closing.signal })
  const visit = (url: string, headers: Record<string, string> = {}, preview?: Preview) =>
    visitOf(url, { headers, preview })
  return { server, visit, closing }
}

const authorization: Answer = (request, response) => response.end(String(request.headers.authorization))

test('a page is fetched once, whoever asks and for which part of it', async () => {
  const { server, visit } = await site({ '/': '<title>t</title>' })
  const page = visit(`${server.origin}/#top`)
  await Promise.all([page.exchange(), page.htmlPage(), page.fetch(`${server.origin}/#other`)])
  expect(server.requests).toEqual(['GET /'])
})

test('the body of a page that others are sent as well is held once', async () => {
  const page: Answer = (request, response) =>
    response.end(request.headers['user-agent'] === 'Other' ? '<title>u</title>' : '<title>t</title>')
  const { server, visit } = await site({ '/': page, '/copy': page })
  const visited = visit(`${server.origin}/`)
  const own = (await visited.exchange()).final!.body
  const { bytes } = visited
  for (const url of [visited.url, `${server.origin}/copy`]) {
    expect((await visited.fetch(url, { userAgent: 'Phone' })).final!.body).toBe(own)
    expect((await visited.fetchForSite(url, { userAgent: 'Bot' })).final!.body).toBe(own)
    expect(visited.bytes).toBe(bytes)
  }
  const other = (await visited.fetch(visited.url, { userAgent: 'Other' })).final!.body
  expect(other.toString()).toBe('<title>u</title>')
  expect(visited.bytes).toBe(bytes + other.length)
})

test('what belongs to the site is fetched once for all of its pages', async () => {
  const { server, visit } = await site({})
  for (const path of ['/a', '/b']) await visit(`${server.origin}${path}`).robotsTxt(`${server.origin}${path}`)
  expect(server.requests).toEqual(['GET /robots.txt'])
})

test('what one tool fetches for the page and another for the site is asked for once', async () => {
  const { server, visit } = await site({})
  const page = visit(`${server.origin}/`)
  await page.fetch(`${server.origin}/a`)
  await page.fetchForSite(`${server.origin}/a`)
  await page.fetchForSite(`${server.origin}/b`)
  await page.fetch(`${server.origin}/b`)
  expect(server.requests).toEqual(['GET /a', 'GET /b'])
})

test('what production will have from a preview is asked for on the preview, by whichever name', async () => {
  const { server, visit } = await site({ '/a.css': 'a{}' })
  const url = `${server.origin}/`
  const page = visit(url, {}, previewOf(url, 'https://www.shop.example/docs/'))
  const named = await page.fetch('https://shop.example/docs/a.css')
  expect(named.final).toMatchObject({ url: `${server.origin}/a.css`, status: 200 })
  await page.fetchForSite('https://www.shop.example/docs/a.css')
  await page.fetchForSite('https://www.shop.example/docs/b.css')
  expect(await page.linkAnswer('https://www.shop.example/docs/b.css#part')).toMatchObject({ status: 404 })
  expect(server.requests).toEqual(['GET /a.css', 'GET /b.css'])
})

test('a page is asked for anew, though another page has asked for it before', async () => {
  const { server, visit } = await site({})
  await visit(`${server.origin}/a`).fetchForSite(`${server.origin}/b`)
  await visit(`${server.origin}/b`).exchange()
  expect(server.requests).toEqual(['GET /b', 'GET /b'])
})

test('a name and password go along to the origin of the page, and nobody sees them', async () => {
  const other = await site({ '/x': authorization })
  const { server, visit } = await site({ '/page': authorization, '/style.css': authorization })
  const page = visit(`${server.origin}/page`.replace('//', '//me:secret@'))
  const basic = `Basic ${Buffer.from('me:secret').toString('base64')}`
  expect(page.url).toBe(`${server.origin}/page`)
  expect((await page.response()).body.toString()).toBe(basic)
  expect((await page.fetch(`${server.origin}/style.css`)).final?.body.toString()).toBe(basic)
  expect((await page.fetch(`${other.server.origin}/x`)).final?.body.toString()).toBe('undefined')
})

test('an answer to the headers of one origin is not given to a visit without them', async () => {
  const { server, visit } = await site({ '/probe': authorization })
  const probe = `${server.origin}/probe`
  const within = await visit(`${server.origin}/`, { authorization: 'Bearer t' }).fetchForSite(probe)
  const elsewhere = await visit('http://other.invalid/', { authorization: 'Bearer t' }).fetchForSite(probe)
  expect([within, elsewhere].map(exchange => exchange.final?.body.toString())).toEqual([
    'Bearer t',
    'undefined',
  ])
})

test('a URL that is none is not measured', async () => {
  const { visit } = await site({})
  await expect(visit('no url').htmlPage()).rejects.toThrow('not an http or https URL')
})

test('what nobody waits for any more may reject without ending the process', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', note)
  const { server, visit, closing } = await site({ '/': () => undefined })
  const page = visit(server.origin)
  void page.htmlPage()
  void page.fetch(`${server.origin}/a`)
  void page.fetchForSite(`${server.origin}/b`)
  closing.abort(new Error('end of the run'))
  await new Promise(resolve => setTimeout(resolve, 20))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})
