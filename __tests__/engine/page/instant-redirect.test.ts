import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { RenderedPage } from '../../../src/engine/browser/rendered-page.ts'
import type { HttpClient } from '../../../src/engine/network/http-client.ts'
import { accessibilityTool } from '../../../src/engine/tools/accessibility/accessibility.ts'
import { contentTool } from '../../../src/engine/tools/content/content.ts'
import { geoTool } from '../../../src/engine/tools/geo/geo.ts'
import { hreflangTool } from '../../../src/engine/tools/hreflang/hreflang.ts'
import { ENGINE_TOOLS } from '../../../src/engine/tools/index.ts'
import { mobileTool } from '../../../src/engine/tools/mobile/mobile.ts'
import { pagespeedTool } from '../../../src/engine/tools/pagespeed/pagespeed.ts'
import { schemaTool } from '../../../src/engine/tools/schema/schema.ts'
import { serpTool } from '../../../src/engine/tools/serp/serp.ts'
import { uxTool } from '../../../src/engine/tools/ux/ux.ts'
import type { PageBrowser } from '../../../src/engine/visit/visit.ts'
import { startBrowser, type TestBrowser } from '../../support/chrome.ts'
import { reporting } from '../../support/lighthouse-reports.ts'
import { asDeclared, auditSite, auditVisit } from '../../support/tool-runs.ts'
import { openVisit, startHttpClient } from '../../support/visits.ts'
import { type Answer, startWebServer, type WebServer } from '../../support/web-server.ts'

const redirecting = (head: string) =>
  `<!doctype html><html lang="en"><head>${head}</head><body><p>Redirecting to <a href="../new/">new</a></body>`
const BY_HEADER = { headers: { refresh: '0; url=/new/' }, body: redirecting('') }

/** What judges a page by what its readers see. */
const OF_READERS = [
  ...[accessibilityTool, contentTool, geoTool, hreflangTool, mobileTool],
  ...[pagespeedTool, schemaTool, serpTool, uxTool],
]

describe.each<[string, Answer]>([
  ['meta refresh', redirecting('<meta http-equiv="refresh" content="0;URL=../new/">')],
  ['a Refresh header', BY_HEADER],
  ['a script', redirecting('<script>location.replace("/new/")</script>')],
])('a page that only redirects, by %s,', (by, answer) => {
  test.each(OF_READERS)('has nothing for $name to judge', async tool => {
    const { run, origin } = await auditSite(tool, { '/': answer })
    expect(new Set(run.checks.map(({ outcome, message }) => `${outcome}: ${message}`))).toEqual(
      new Set([`not-applicable: the page only redirects, by ${by}, to ${origin}/new/`]),
    )
  })
})

test('a script that escapes slashes, as PHP does, leads to another host', async () => {
  const titled = (path: string) =>
    redirecting(
      `<title>Shoes</title><script>window.location.href = "https:\\/\\/other.example${path}";</script>`,
    )
  const { run } = await auditSite(serpTool, { '/': titled('\\/a') })
  expect(run.checks[0]!.message).toBe('the page only redirects, by a script, to https://other.example/a')
  const { run: unread } = await auditSite(serpTool, { '/': titled('\\x2fa') })
  expect(JSON.stringify(unread)).not.toContain('the page only redirects')
})

describe('a page that leads on after two seconds', () => {
  const stub = (canonical: string, more = '') =>
    `<!doctype html><title>Redirecting to: /new/</title><meta http-equiv="refresh" content="2;url=/new/"><link rel="canonical" href="${canonical}"><body><a href="/new/">Redirecting from <code>/</code> to <code>/new/</code></a>${more}`

  test('only redirects where that is its canonical, and it says nothing else', async () => {
    const { run, origin } = await auditSite(serpTool, { '/': stub('https://shop.example/new/') })
    expect(run.checks[0]!.message).toBe(`the page only redirects, by meta refresh, to ${origin}/new/`)
  })

  test.each([
    ['its canonical is another', stub('https://shop.example/other/')],
    ['it has text', stub('https://shop.example/new/', '<p>We have moved.')],
  ])('is judged as a page where %s', async (_, page) => {
    const { run } = await auditSite(serpTool, { '/': page })
    expect(JSON.stringify(run)).not.toContain('the page only redirects')
  })
})

test.each(OF_READERS)('a refresh after a while leaves something for $name to judge', async tool => {
  const { run } = await auditSite(tool, {
    '/': redirecting('<meta http-equiv="refresh" content="9;URL=../new/">'),
  })
  expect(JSON.stringify(run)).not.toContain('the page only redirects')
})

describe('a page that scripts lead on from', () => {
  const NEXT = `<title>MARK</title><script src="/jquery-1.2.3.js"></script><script>document.cookie = '_ga=MARK'; console.error('MARK'); const jQuery = 1</script>
    <meta name="robots" content="noindex"><meta name="generator" content="WordPress MARK">
    <img id="MARK" src="MARK.png"><a href="http://MARK.example/"></a><form action="http://MARK.example"><input id="MARK" name="MARK"></form>
    <p id="MARK" style="width: 2000px; font-size: 5px; color: #ccc">MARK</p><script type="application/ld+json">{"@type": "MARK"}</script>`
  const site = {
    '/': redirecting("<title>Here</title><script>if (document.title) location.replace('/new/')</script>"),
    '/new/': NEXT,
  }

  let server: WebServer
  let http: HttpClient
  let chrome: TestBrowser
  beforeAll(async () => {
    server = await startWebServer(site)
    http = startHttpClient()
    chrome = await startBrowser()
  })
  afterAll(async () => {
    await chrome.close()
    await http.close()
    await server.close()
  })
  let shown: Promise<RenderedPage> | undefined
  /** Shows the page once for all tools. */
  const browser: PageBrowser = {
    load(page) {
      shown ??= chrome.browser.load(page)
      return shown
    },
  }

  test.each(Object.values(ENGINE_TOOLS))('is judged by $name as itself, or not at all', async tool => {
    const { origin } = server
    const visit = openVisit(`${origin}/`, {
      http,
      browser: asDeclared(tool, browser),
      lighthouse: {
        standBy: request =>
          reporting({ mainDocumentUrl: new URL('/new/', request.url).href }).standBy(request),
      },
    })
    const { run } = await auditVisit(tool, visit)
    const said = JSON.stringify(run)
    expect(said).not.toContain('MARK')
    if (tool === pagespeedTool || tool === accessibilityTool) {
      expect(run.score).toBeNull()
      expect(said).toContain(`was redirected from it to ${origin}/new/`)
    }
  })
})
