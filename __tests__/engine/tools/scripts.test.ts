import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Check } from '../../../src/api/results.ts'
import { checksOf, type ToolDefinition } from '../../../src/engine/judging/tool-definition.ts'
import { previewOf } from '../../../src/engine/syntax/preview.ts'
import { brokenLinksTool } from '../../../src/engine/tools/broken-links/broken-links.ts'
import { CHECK_IDS } from '../../../src/engine/tools/check-ids.ts'
import { contentTool } from '../../../src/engine/tools/content/content.ts'
import { geoTool } from '../../../src/engine/tools/geo/geo.ts'
import { hreflangTool } from '../../../src/engine/tools/hreflang/hreflang.ts'
import { robotsTool } from '../../../src/engine/tools/robots/robots.ts'
import { schemaTool } from '../../../src/engine/tools/schema/schema.ts'
import { serpTool } from '../../../src/engine/tools/serp/serp.ts'
import { uxTool } from '../../../src/engine/tools/ux/ux.ts'
import type { PageBrowser } from '../../../src/engine/visit/visit.ts'
import { testThatCasesShowEachOutcome } from '../../support/case-table.ts'
import { startBrowserFor, type TestBrowser, WAIT_WITHOUT_END } from '../../support/chrome.ts'
import { expectCheck, type Said } from '../../support/tool-cases.ts'
import { auditSite, auditVisit } from '../../support/tool-runs.ts'
import { openVisit, startHttpClient } from '../../support/visits.ts'
import { startWebServer } from '../../support/web-server.ts'
import { MAIN, page, type ScriptCase, TITLE } from './scripts/case.ts'
import { SCRIPT_CASES } from './scripts/cases.ts'
import { SHUT_PART_CASES } from './scripts/shut-part-cases.ts'

const TOOLS: readonly ToolDefinition[] = [
  ...[brokenLinksTool, contentTool, geoTool, hreflangTool, robotsTool, schemaTool, serpTool, uxTool],
]

let chrome: TestBrowser
beforeAll(async () => {
  chrome = await startBrowserFor(TOOLS)
})
afterAll(() => chrome.close())

/** Runs the tools that a case speaks of on one visit, and gives their checks by id. */
async function audit({ site, productionUrl, says }: ScriptCase, browser: PageBrowser) {
  const server = await startWebServer(typeof site === 'string' ? { '/': site } : site)
  const http = startHttpClient()
  const url = `${server.origin}/`
  const preview = productionUrl === undefined ? undefined : previewOf(url, productionUrl)
  const visit = openVisit(url, { http, browser, ...(preview && { preview }) })
  const named = TOOLS.filter(({ name }) => Object.keys(says).some(id => id.startsWith(`${name}/`)))
  try {
    const runs = await Promise.all(
      named.map(async tool => {
        const { check } = await auditVisit(tool, visit)
        const names = Object.keys(await checksOf(tool))
        return names.map(name => [`${tool.name}/${name}`, check(name)] as const)
      }),
    )
    return new Map<string, Check>(runs.flat())
  } finally {
    await http.close()
    await server.close()
  }
}

function expectSaid(check: Check | undefined, said: Said): void {
  expectCheck(check!, said, '')
}

describe('a page with', () => {
  test.concurrent.each([...SCRIPT_CASES, ...SHUT_PART_CASES])('$name', async one => {
    const checks = await audit(one, chrome.browser)
    for (const [id, said] of Object.entries(one.says)) {
      expectSaid(checks.get(id), typeof said === 'string' ? { outcome: said } : said)
    }
  })
})

/** The checks of what scripts change. */
const SCRIPT_CHECKS = CHECK_IDS.split('\n').filter(
  id => id.endsWith('-scripts') && TOOLS.some(({ name }) => id.startsWith(`${name}/`)),
)

const SAID = SCRIPT_CASES.flatMap(({ says }) =>
  Object.entries(says).map(([check, said]) => ({
    check,
    outcome: typeof said === 'string' ? said : said.outcome,
  })),
)

testThatCasesShowEachOutcome(SCRIPT_CHECKS, SAID)

describe('a page that Chrome cannot show', () => {
  const HANGS = `<script>${WAIT_WITHOUT_END}</script>`
  const siteOf = (source: string) => ({ '/': source, '/never': () => undefined })
  let hurried: TestBrowser
  beforeAll(async () => {
    hurried = await startBrowserFor(TOOLS, { deadlineMs: 6000 })
    // Its time is for the page alone.
    await hurried.browser.prepare()
  })
  afterAll(() => hurried.close())

  test('is judged as sent where it came whole, and says what was not seen', async () => {
    const checks = await audit(
      {
        name: '',
        site: siteOf(page(TITLE, `${MAIN}${HANGS}`)),
        says: { 'serp/': 'pass', 'content/': 'pass', 'robots/': 'pass', 'schema/': 'pass' },
      },
      hurried.browser,
    )

    expectSaid(checks.get('content/h1-missing'), { outcome: 'pass' })
    expectSaid(checks.get('serp/title-missing'), { outcome: 'pass' })
    expectSaid(checks.get('robots/noindex-meta'), { outcome: 'pass' })
    expectSaid(checks.get('schema/json-ld-invalid'), { outcome: 'not-applicable' })
    for (const id of ['serp/title-needs-scripts', 'content/text-needs-scripts']) {
      expectSaid(checks.get(id), { outcome: 'not-measured', says: /did not finish loading in Chrome/ })
    }
  })

  test('is not measured where scripts were to fill it', async () => {
    const site = siteOf(page(TITLE, `<div id="root"></div>${HANGS}`))
    const checks = await audit({ name: '', site, says: { 'content/': 'pass' } }, hurried.browser)

    expect(new Set([...checks.values()].map(({ outcome }) => outcome))).toEqual(new Set(['not-measured']))
  })
})

describe('without Chrome', () => {
  const SHELL = page('<title>App</title>', '<div id="root"></div><script src="/app.js"></script>').replace(
    /<html[^>]*>/,
    '<html>',
  )
  const REASON =
    /^scripts make what this page shows \(<div id="root"> is empty as sent\), and it was not rendered: it needs Chrome/

  test.each<{ tool: ToolDefinition; names: string[] }>([
    { tool: serpTool, names: ['title-too-short', 'description-missing', 'canonical-missing'] },
    { tool: contentTool, names: ['almost-no-text', 'h1-missing', 'soft-404'] },
    { tool: robotsTool, names: ['noindex-meta'] },
    { tool: schemaTool, names: ['json-ld-invalid'] },
    { tool: hreflangTool, names: ['self-missing', 'html-lang-missing'] },
    { tool: brokenLinksTool, names: ['broken-external-link'] },
  ])('$tool.name does not measure what scripts fill', async ({ tool, names }) => {
    const { check } = await auditSite(tool, SHELL)
    for (const name of names) expectSaid(check(name), { outcome: 'not-measured', says: REASON })
  })

  test('what networks show of a link is known, since they run no scripts', async () => {
    const { check } = await auditSite(serpTool, SHELL)
    expect(check('open-graph-incomplete').outcome).toBe('fail')
  })

  test('a page that came whole is judged as sent', async () => {
    const { check, run } = await auditSite(serpTool, page('', `${MAIN}<script>1</script>`))
    expect(check('title-missing').outcome).toBe('fail')
    expect(run.facts['rendered']).toEqual({
      judged: 'sent',
      reason: 'it needs Chrome, which this run does not have',
    })
  })
})

test('a page on which nothing runs is not loaded in Chrome', async () => {
  const unused: PageBrowser = { load: () => Promise.reject(new Error('it was loaded')) }
  const { run } = await auditSite(contentTool, page(TITLE, MAIN), { browser: unused })
  expect(run.facts['rendered']).toEqual({ judged: 'sent', reason: 'no scripts run on the page' })
})
