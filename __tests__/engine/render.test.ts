import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from '../../src/api/results.ts'
import type { SeoApi } from '../../src/api/seo-api.ts'
import type { Tool } from '../../src/api/tools.ts'
import type { RenderMode } from '../../src/engine/page/render-choice.ts'
import { auditPages } from '../../src/run/audit-pages.ts'
import { chromeForTests } from '../support/chrome.ts'
import { startEngine } from '../support/engine.ts'
import { type Answer, startWebServer, type WebServer } from '../support/web-server.ts'

const TOOLS: readonly Tool[] = ['serp', 'content', 'schema', 'redirects', 'technology', 'cookies', 'security']
/** Milliseconds by which each page of a folder answers before the one in front of it. */
const DELAY_MS = 25

const WORDS = 'The red bike has a light frame of steel and rides well on every road of the town. '

/** Four templates: what scripts change on all pages, on one page, on none, and pages that only scripts make. */
function pageOf(folder: string, name: string): string {
  const head = `<title>All about the ${folder} ${name}</title><meta name="description" content="${WORDS}${folder} ${name}">`
  const script = `<script src="/${folder}.js"></script>`
  const body = `<main><h1>${folder} ${name}</h1><p>${WORDS.repeat(4)}${name}</p></main>`
  return folder === 'app'
    ? `<!doctype html><html lang="en"><head>${head}</head><body><div id="root"></div>${script}</body></html>`
    : `<!doctype html><html lang="en"><head>${head}</head><body class="${folder}">${body}${script}</body></html>`
}

const SCRIPTS = {
  '/blog.js': 'window.dataLayer = [{ event: "view" }]; navigator.sendBeacon?.("/count")',
  '/shop.js':
    'const s = document.createElement("script"); s.type = "application/ld+json"; s.textContent = JSON.stringify({ "@context": "https://schema.org", "@type": "Product", name: document.title }); document.head.append(s)',
  '/docs.js': 'if (location.pathname === "/docs/4") document.title = "Another title of this page"',
  '/app.js': `document.querySelector("#root").innerHTML = "<h1>" + document.title + "</h1><p>${WORDS.repeat(4)}</p>"`,
}
const PATHS = [
  'blog/1',
  'docs/1',
  'shop/1',
  'app/1',
  'blog/2',
  'docs/2',
  'shop/2',
  'app/2',
  'blog/3',
  'docs/3',
]
  .concat(['shop/3', 'blog/4', 'docs/4'])
  .map(path => `/${path}`)

let server: WebServer
/** Pages that a browser was shown, of the run that is under way. */
let shown: string[] = []
let isSlow = false
beforeAll(async () => {
  const routes = PATHS.map((path, index): [string, Answer] => {
    const [, folder, name] = path.split('/') as [string, string, string]
    return [
      path,
      (request, response) => {
        // Browsers alone say what a request is for.
        const isBrowser = request.headers['sec-fetch-dest'] === 'document'
        if (isBrowser) shown.push(path)
        response.setHeader('content-type', 'text/html')
        const answer = () => response.end(pageOf(folder, name))
        setTimeout(answer, isSlow && !isBrowser ? (PATHS.length - index) * DELAY_MS : 0)
      },
    ]
  })
  const scripts = Object.entries(SCRIPTS).map(([path, body]): [string, Answer] => [
    path,
    { headers: { 'content-type': 'text/javascript' }, body },
  ])
  server = await startWebServer({ ...Object.fromEntries(routes), ...Object.fromEntries(scripts) })
})
afterAll(() => server.close())

/** Audits all pages, ten at a time, as a run does. */
async function audit(
  render: RenderMode | undefined,
  tools = TOOLS,
  paths = PATHS,
): Promise<{ pages: Page[]; api: SeoApi }> {
  shown = []
  const api = startEngine({ chromePath: await chromeForTests(), tools, ...(render && { render }) })
  const pages = await auditPages(
    api,
    paths.map(path => server.origin + path),
    {
      tools: () => tools,
      concurrency: { pages: 10, runs: Number.POSITIVE_INFINITY },
      signal: new AbortController().signal,
      onRun: () => undefined,
      onPage: () => undefined,
      onFault: error => {
        throw error
      },
    },
  )
  await api.close?.()
  return { pages, api }
}

/** What failed, as `/docs/4 serp/title-needs-scripts`. */
function failuresOf(pages: readonly Page[]): string[] {
  return pages.flatMap(({ url, runs }) =>
    runs.flatMap(({ checks }) =>
      checks.flatMap(({ id, outcome }) => (outcome === 'fail' ? `${new URL(url).pathname} ${id}` : [])),
    ),
  )
}

function factOf(pages: readonly Page[], path: string, tool: Tool) {
  const runs = pages.find(({ url }) => url === server.origin + path)!.runs
  return runs.find(run => run.tool === tool)!.facts['rendered']
}

describe('which pages are shown in Chrome', () => {
  let always: Page[]
  beforeAll(async () => {
    always = (await audit('always')).pages
    expect(shown.toSorted()).toEqual(PATHS.toSorted())
  })

  test('are by default those that lean on scripts, and two of each template unless scripts work on it', async () => {
    isSlow = true
    const { pages } = await audit(undefined)
    isSlow = false

    expect(shown.toSorted()).toEqual(
      ['app/1', 'app/2', 'blog/1', 'blog/2', 'docs/1', 'docs/2', 'shop/1', 'shop/2', 'shop/3'].map(
        path => `/${path}`,
      ),
    )
    expect(factOf(pages, '/blog/1', 'serp')).toMatchObject({ judged: 'rendered', unchanged: true })
    expect(factOf(pages, '/blog/3', 'serp')).toEqual({
      judged: 'sent',
      reason: 'scripts change nothing that search engines see on pages of its template',
      sample: `${server.origin}/blog/1`,
    })
    expect(factOf(pages, '/shop/3', 'schema')).toEqual({ judged: 'rendered', reason: null })
    // What scripts do on one page of a template alone is seen where that page is shown.
    const missed = failuresOf(always).filter(failure => !failuresOf(pages).includes(failure))
    expect(missed).toEqual(['/docs/4 serp/title-needs-scripts'])
    expect(failuresOf(pages).filter(failure => !failuresOf(always).includes(failure))).toEqual([])
  })

  test('are all where a tool needs them there, and their rendering is judged', async () => {
    const docs = PATHS.filter(path => path.startsWith('/docs'))
    const { pages } = await audit('auto', ['serp', 'mobile'], docs)
    expect(shown.toSorted()).toEqual(docs)
    expect(failuresOf(pages)).toContain('/docs/4 serp/title-needs-scripts')
  })

  test('are none with "never", of tools that can do without', async () => {
    const { pages, api } = await audit('never')
    expect(shown).toEqual([])
    expect(await api.vitals?.()).toMatchObject({ pageChromes: 0 })
    const reasons = pages.flatMap(({ url, runs }) =>
      runs.flatMap(({ tool, reason }) => (reason ? `${new URL(url).pathname} ${tool} ${reason}` : [])),
    )
    const reason =
      'scripts make what this page shows (<div id="root"> is empty as sent), and it was not rendered, since the setting "render" is "never"; set it to "auto"'
    expect(reasons).toEqual(
      ['/app/1', '/app/2'].flatMap(path => ['content', 'schema'].map(tool => `${path} ${tool} ${reason}`)),
    )
    expect(factOf(pages, '/blog/1', 'serp')).toMatchObject({ judged: 'sent' })
  })
})
