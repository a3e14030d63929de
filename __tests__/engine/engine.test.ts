import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ApiError } from '../../src/api/errors.ts'
import { toolRunSchema } from '../../src/api/result-schemas.ts'
import { TOOLS, type Tool } from '../../src/api/tools.ts'
import { startEngine } from '../support/engine.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'
import { png } from './tools/serp/pages.ts'

/** Tools whose work is done by Chrome. */
const IN_CHROME: readonly Tool[] = ['accessibility', 'mobile', 'ux', 'pagespeed']
const tools = TOOLS.filter(tool => !IN_CHROME.includes(tool))

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hand-built bicycles from Bristol</title>
<link rel="canonical" href="{origin}/other"><link rel="icon" href="/icon.svg">
<link rel="alternate" hreflang="en" href="{origin}/"><link rel="alternate" hreflang="de" href="{origin}/de">
<meta property="og:image" content="{origin}/card.png"><link rel="stylesheet" href="/style.css"><script src="/app.js"></script>
</head><body><main><h1>Bicycles</h1><p>We build bicycles by hand.</p><a href="/other#top">Other</a> <a href="/de">Deutsch</a>
<a href="/gone">Gone</a> <img src="/card.png" alt="A bicycle"></main></body></html>`

let site: WebServer
/** Requests for a URL in the same words: method, path, and the headers by which a server may tell visitors apart. */
const requests: string[] = []
beforeAll(async () => {
  const answer = (type: string, body: string) => (request: IncomingMessage, response: ServerResponse) => {
    const { 'user-agent': agent, 'accept-language': language } = request.headers
    requests.push(JSON.stringify([request.method, request.url, agent, language]))
    response.setHeader('content-type', type)
    response.end(body.replaceAll('{origin}', site.origin))
  }
  site = await startWebServer({
    '/': answer('text/html', PAGE),
    '/other': answer('text/html', PAGE),
    '/de': answer('text/html', PAGE),
    '/robots.txt': answer('text/plain', 'User-agent: *\nAllow: /\nSitemap: {origin}/sitemap.xml\n'),
    '/sitemap.xml': answer(
      'application/xml',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{origin}/</loc></url></urlset>',
    ),
    '/icon.svg': answer('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'),
    '/pictured': answer('text/html', PAGE.replace('icon.svg', 'icon.png')),
    '/pictured-too': answer('text/html', PAGE.replace('icon.svg', 'icon.png')),
    '/icon.png': { headers: { 'content-type': 'image/png' }, body: png(48, 48) },
    '/style.css': answer('text/css', 'p { color: #333 }'),
    '/app.js': answer('text/javascript', 'void 0'),
  })
})
afterAll(async () => {
  await site.close()
})

test('all tools on one page ask for each URL once', async () => {
  const engine = startEngine()
  try {
    const runs = await Promise.all(tools.map(tool => engine.runTool(tool, `${site.origin}/`)))
    expect(runs.filter(run => run.status === 'measured').map(run => run.tool)).toEqual(
      expect.arrayContaining(['serp', 'content']),
    )
    for (const run of runs)
      expect([run.tool, toolRunSchema.safeParse(run).error]).toEqual([run.tool, undefined])
    expect(requests.length).toBeGreaterThan(5)
    expect(requests.filter((request, index) => requests.indexOf(request) !== index)).toEqual([])
  } finally {
    await engine.close?.()
  }
})

test.each([
  [0, [false, false, false]],
  [1, [true, true, false]],
  [Number.POSITIVE_INFINITY, [true, true, true]],
])('pictures stay with the results on the first pages: of %d', async (pictures, kept) => {
  const engine = startEngine({ pictures })
  try {
    const found = []
    for (const path of ['/pictured', '/pictured', '/pictured-too']) {
      const { facts } = await engine.runTool('serp', `${site.origin}${path}`)
      found.push(facts['pictures'] !== undefined)
      expect(facts['favicon']).toMatchObject({ width: 48 })
    }
    expect(found).toEqual(kept)
  } finally {
    await engine.close?.()
  }
})

test('a second page of the site costs no second robots.txt and no second sitemap', async () => {
  const engine = startEngine()
  try {
    const paths = ['/', '/de']
    const before = site.requests.length
    for (const path of paths) {
      await Promise.all(
        ['robots' as const, 'sitemap' as const].map(tool => engine.runTool(tool, `${site.origin}${path}`)),
      )
      engine.release?.(`${site.origin}${path}`)
    }
    const seen = site.requests.slice(before)
    expect(seen.filter(request => request === 'GET /robots.txt')).toHaveLength(1)
    expect(seen.filter(request => request === 'GET /sitemap.xml')).toHaveLength(1)
  } finally {
    await engine.close?.()
  }
})

test('a call that is cancelled rejects at once, and the engine goes on', async () => {
  const engine = startEngine()
  const stalled = await startWebServer({ '/': () => {} })
  try {
    const call = new AbortController()
    const run = engine.runTool('serp', `${stalled.origin}/`, { signal: call.signal })
    setTimeout(() => call.abort(), 50)
    await expect(run).rejects.toThrow(ApiError)
    expect((await engine.runTool('serp', `${site.origin}/`)).status).toBe('measured')
  } finally {
    await engine.close?.()
    await stalled.close()
  }
})

test('a call under way is cancelled by the end of the engine', async () => {
  const engine = startEngine()
  const stalled = await startWebServer({ '/': () => {} })
  try {
    const run = engine.runTool('serp', `${stalled.origin}/`)
    const cancelled = expect(run).rejects.toMatchObject({ name: 'ApiError', kind: 'cancelled' })
    while (stalled.requests.length === 0) await sleep(10)
    await engine.close?.()
    await cancelled
  } finally {
    await engine.close?.()
    await stalled.close()
  }
})

test('a file beside the page that never comes does not cost the result of a tool', async () => {
  const engine = startEngine({ timeoutMs: 8_000 })
  const type = { 'content-type': 'text/html' }
  const page = '<!doctype html><title>Bicycles</title><link rel="icon" href="/stalled">'
  const stalled = await startWebServer({ '/': { headers: type, body: page }, '/stalled': () => {} })
  try {
    // The first run of a tool loads it, which may take long.
    await engine.runTool('serp', `${site.origin}/`)
    const run = await engine.runTool('serp', `${stalled.origin}/`)
    expect(run).toMatchObject({ status: 'measured', score: expect.any(Number) })
    const unknown = run.checks.filter(({ outcome }) => outcome === 'not-measured')
    expect(unknown.map(({ message }) => message)).toContainEqual(expect.stringMatching(/within 3\.2 s/))
  } finally {
    await engine.close?.()
    await stalled.close()
  }
})

test('a tool that takes too long is not measured', async () => {
  const engine = startEngine({ timeoutMs: 300 })
  const stalled = await startWebServer({ '/': () => {} })
  try {
    const run = await engine.runTool('serp', `${stalled.origin}/`)
    expect(run).toMatchObject({
      status: 'not-measured',
      score: null,
      reason: expect.stringMatching(/within 0\.3 s/),
    })
  } finally {
    await engine.close?.()
    await stalled.close()
  }
})
