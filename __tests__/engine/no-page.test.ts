import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ToolRun } from '../../src/api/results.ts'
import type { SeoApi } from '../../src/api/seo-api.ts'
import { TOOLS, type Tool } from '../../src/api/tools.ts'
import { startEngine } from '../support/engine.ts'
import { type Answer, startWebServer, type WebServer } from '../support/web-server.ts'

/** What they judge is of the site, of the way to the page or of its headers. Those of the page they do not measure. */
const SITE_TOOLS: readonly Tool[] = ['robots', 'sitemap', 'redirects', 'dns']
const PAGE_TOOLS = TOOLS.filter(tool => !SITE_TOOLS.includes(tool))

const typed = (type: string, body: string): Answer => ({ headers: { 'content-type': type }, body })

const ANSWERS: Readonly<Record<string, [answer: Answer, reason: string]>> = {
  '/data.json': [typed('application/json', '{"name":"Shop"}'), 'is application/json, not HTML'],
  '/list.pdf': [typed('application/pdf', '%PDF-1.7'), 'is application/pdf, not HTML'],
  '/notes.txt': [typed('text/plain', 'Notes'), 'is text/plain, not HTML'],
  '/bike.png': [typed('image/png', 'x'), 'is image/png, not HTML'],
  '/nothing': [
    { status: 204, headers: { 'content-type': 'text/html' } },
    'answers 204, which has no content',
  ],
  '/empty': [typed('text/html', ''), 'answers 200 with an empty body'],
  '/api': [typed('text/html', '{"error":"no route"}'), 'says that it is text/html and is JSON, not HTML'],
}

describe.each(Object.entries(ANSWERS))('an answer that is no page, %s', (path, [, reason]) => {
  let engine: SeoApi
  let server: WebServer
  let runs: Map<Tool, ToolRun>

  beforeAll(async () => {
    server = await startWebServer({
      '/robots.txt': typed('text/plain', 'Sitemap: {origin}/sitemap.xml'),
      '/sitemap.xml': typed(
        'application/xml',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{origin}/</loc></url></urlset>',
      ),
      '/': '<title>Shop</title>',
      ...Object.fromEntries(Object.entries(ANSWERS).map(([at, [answer]]) => [at, answer])),
    })
    engine = startEngine()
    const all = TOOLS.map(
      async tool => [tool, await engine.runTool(tool, `${server.origin}${path}`)] as const,
    )
    runs = new Map(await Promise.all(all))
  })
  afterAll(async () => {
    await engine.close!()
    await server.close()
  })

  test.each(PAGE_TOOLS)('is not measured by %s, with the reason', tool => {
    expect(runs.get(tool)).toMatchObject({
      status: 'not-measured',
      reason: `${server.origin}${path} ${reason}: audit a page instead`,
      score: null,
      checks: [],
    })
  })

  test.each<[Tool, string, string]>([
    ['robots', 'page-blocked', 'noindex-meta'],
    ['sitemap', 'missing', 'page-not-listed'],
    ['redirects', 'soft-404', 'script-redirect'],
  ])('has the site judged by %s, and its document not', (tool, ofSite, ofPage) => {
    const { status, checks } = runs.get(tool)!
    const check = (name: string) => checks.find(({ id }) => id === `${tool}/${name}`)
    expect(status).toBe('measured')
    expect(check(ofSite)!.outcome).toMatch(/pass|fail/)
    expect(check(ofPage)).toMatchObject({
      outcome: 'not-measured',
      message: `${server.origin}${path} ${reason}: audit a page instead`,
    })
  })

  test('has its DNS judged, as far as a host of this machine has any', () => {
    expect(runs.get('dns')).toMatchObject({ status: 'measured' })
  })
})

test.each([
  ['a Location', { status: 302, headers: { location: latin('http://[\u202e\u009b31m] a') } }],
  [
    'a Content-Type',
    { headers: { 'content-type': latin(`application/\u202ex\u0085${'y'.repeat(5000)}`) }, body: 'x' },
  ],
] as [string, Answer][])(
  'text of a server in %s reaches a reason as one line of bounded length',
  async (_what, answer) => {
    const server = await startWebServer({ '/': answer })
    const engine = startEngine()
    try {
      const { reason } = await engine.runTool('serp', `${server.origin}/`)
      expect(reason).toMatch(/redirects to|not HTML/)
      expect(reason).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u)
      expect(reason!.length).toBeLessThanOrEqual(1000)
    } finally {
      await engine.close!()
      await server.close()
    }
  },
)

/** As a server writes UTF-8 into a header. */
function latin(text: string): string {
  return Buffer.from(text).toString('latin1')
}
