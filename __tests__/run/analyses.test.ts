import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { AnalysisProgress } from '../../src/api/seo-api.ts'
import type { Report } from '../../src/report/report.ts'
import { startPages } from '../../src/run/analyze-sites.ts'
import { run } from '../../src/run/run.ts'
import { loadSettings } from '../../src/settings/load-settings.ts'
import type { Written } from '../../src/settings/table.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

/** Pages that are linked from `/`; `/b` and `/c` have no title, `/d` and `/e` the same one, `/lone` has no link to it. */
const TITLES: Readonly<Record<string, string>> = {
  '/': 'Bicycles made by hand in Bristol',
  '/a': 'How we braze the frames of our bicycles',
  '/b': '',
  '/c': '',
  '/d': 'Racing bicycles for long tours in summer',
  '/e': 'Racing bicycles for long tours in summer',
  '/lone': 'Repairs of bicycles while you wait',
}

function pageAt(path: string): string {
  const links = Object.keys(TITLES).filter(other => other !== '/lone' && other !== path)
  return (
    `<!doctype html><html lang="en"><head>${TITLES[path] ? `<title>${TITLES[path]}</title>` : ''}</head><body>` +
    `<h1>Bicycle ${path}</h1><nav>${links.map(to => `<a href="${to}">Page ${to}</a>`).join(' ')}</nav>` +
    `<p>${`Frame ${path} is made of steel by hand. `.repeat(10)}</p></body></html>`
  )
}

let site: WebServer
let folder: string
let whole: { report: Report; progress: [string, AnalysisProgress][] }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'analyses-'))
  const listed = Object.keys(TITLES).map(path => `<url><loc>{origin}${path}</loc></url>`)
  site = await startWebServer({
    ...Object.fromEntries(Object.keys(TITLES).map(path => [path, pageAt(path)])),
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: 'User-agent: *\nAllow: /\nSitemap: {origin}/sitemap.xml\n',
    },
    '/sitemap.xml': {
      headers: { 'content-type': 'application/xml' },
      body: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed.join('')}</urlset>`,
    },
  })
  whole = await audit({ 'fail-if': 'report: analyses.facts.indexable < 9' })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

async function runWith(
  given: Written,
  signal = new AbortController().signal,
  onAnalysis = (_progress: AnalysisProgress) => {},
) {
  const settings = await loadSettings({ 'report-dir': join(folder, 'out'), ...given }, path => path)
  const progress: [string, AnalysisProgress][] = []
  const report = await run(settings, {
    signal,
    redact: text => text,
    onStart() {},
    onWait() {},
    onNote() {},
    onRun() {},
    onPage() {},
    onAnalysis(url, crawl) {
      progress.push([url, crawl])
      onAnalysis(crawl)
    },
    onFault(error) {
      throw error
    },
    async publish() {},
  })
  return { report, progress }
}

const audit = (given: Written) =>
  runWith({ url: site.origin, paths: '/ /b /d', tools: 'serp sitemap', analyze: 'true', ...given })

const siteChecks = ({ sites }: Report, id: string) =>
  sites.flatMap(({ runs }) => runs.flatMap(({ checks }) => checks)).filter(check => check.id === id)
const pathsOf = (report: Report, id: string) =>
  siteChecks(report, id).flatMap(({ occurrences }) => occurrences.map(({ url }) => new URL(url).pathname))
const crawled = ({ analyses }: Report) =>
  analyses.flatMap(({ crawl }) => crawl?.records.map(({ url }) => new URL(url).pathname) ?? [])

describe('a run with an analysis of the whole site', () => {
  test('keeps what is known of every page, and tells how far it is', () => {
    const [analysis, ...others] = whole.report.analyses
    expect(others).toEqual([])
    expect(analysis).toMatchObject({ url: `${site.origin}/`, status: 'measured', pages: [] })
    expect(analysis).not.toHaveProperty('runs')
    expect(crawled(whole.report).toSorted()).toEqual(Object.keys(TITLES).toSorted())
    expect(whole.progress.at(-1)).toEqual([`${site.origin}/`, expect.objectContaining({ done: 7, found: 7 })])
  })

  test('says of the site what only all of it shows', () => {
    expect(siteChecks(whole.report, 'sitemap/listed-not-linked')).toHaveLength(1)
    expect(pathsOf(whole.report, 'sitemap/listed-not-linked')).toEqual(['/lone'])
  })

  test('answers once for what the audited pages alone would show otherwise', () => {
    expect(siteChecks(whole.report, 'serp/duplicate-title')).toMatchObject([{ outcome: 'fail' }])
    const ofPages = whole.report.pages.flatMap(({ runs }) => runs.flatMap(({ checks }) => checks))
    expect(ofPages.map(({ id }) => id)).not.toContain('serp/duplicate-title')
  })

  test('says of crawled pages what was not said of audited ones', () => {
    expect(siteChecks(whole.report, 'serp/title-missing')).toMatchObject([
      { message: '1 more page, beside those that were audited' },
    ])
    expect(pathsOf(whole.report, 'serp/title-missing')).toEqual(['/c'])
    const page = whole.report.pages.find(({ url }) => url.endsWith('/b'))!
    expect(page.runs.flatMap(({ checks }) => checks)).toContainEqual(
      expect.objectContaining({ id: 'serp/title-missing', outcome: 'fail' }),
    )
  })

  test('is judged by the gate with all else', async () => {
    expect(whole.report.verdict.failing).toContainEqual({ tool: 'serp', url: site.origin })
    expect(whole.report.verdict.reasons.join('\n')).toContain('analyses.facts.indexable < 9')
    const { report } = await audit({ paths: '/a', tools: 'serp', ignore: 'serp/title-missing' })
    expect(report.verdict).toMatchObject({ passed: true })
    expect(siteChecks(report, 'serp/title-missing')).toMatchObject([{ ignored: 'serp/title-missing' }])
    // Only the tools that were asked for, on the start page too.
    expect(new Set(report.sites.flatMap(({ runs }) => runs.map(({ tool }) => tool)))).toEqual(
      new Set(['serp']),
    )
    expect(
      report.pages.map(({ url, runs }) => [new URL(url).pathname, runs.map(({ tool }) => tool)]),
    ).toEqual([
      ['/a', ['serp']],
      ['/', ['serp']],
    ])
  })

  test('by shards is that of one run', async () => {
    for (const shard of ['1/2', '2/2']) {
      await audit({ shard, 'report-dir': join(folder, `shards/${shard[0]}`) })
    }
    const { report } = await runWith({ merge: join(folder, 'shards') })
    expect(crawled(report).toSorted()).toEqual(crawled(whole.report).toSorted())
    const failures = ({ sites, pages }: Report) =>
      [...sites, ...pages].flatMap(({ runs }) =>
        runs.flatMap(({ url, checks }) =>
          checks.flatMap(({ id, outcome, message }) => (outcome === 'fail' ? [[url, id, message]] : [])),
        ),
      )
    expect(failures(report)).toEqual(expect.arrayContaining(failures(whole.report)))
    expect(failures(report)).toHaveLength(failures(whole.report).length)
    expect(report.counts).toEqual(whole.report.counts)
  })

  test('keeps what it has when it is cancelled', async () => {
    const stop = new AbortController()
    const { report } = await runWith({ url: site.origin, tools: 'serp', analyze: 'true' }, stop.signal, () =>
      stop.abort(),
    )
    expect(report.verdict.passed).toBe(false)
    expect(crawled(report)).toContain('/')
    expect(report.analyses).toMatchObject([{ crawl: { whole: false, reason: expect.any(String) } }])
  })

  test('says why there is none', async () => {
    const { report } = await audit({ url: 'http://127.0.0.1:9', paths: '/', tools: 'serp' })
    expect(report.analyses).toMatchObject([
      { status: 'not-measured', reason: expect.stringContaining('ECONNREFUSED') },
    ])
    expect(report.verdict.reasons.join('\n')).toContain('analysis')
  })
})

test('a site is analysed from where a preview has its root, with what lets one in', () => {
  const urls = ['https://a:b@x.example/pr-1/shop?q#f', 'https://x.example/pr-1/', 'http://y.example/z']
  expect(startPages(urls, '/pr-1')).toEqual(['https://a:b@x.example/pr-1/', 'http://y.example/pr-1/'])
})
