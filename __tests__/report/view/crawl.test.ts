import { describe, expect, test } from '@jest/globals'
import type { Analysis, PageRecord } from '../../../src/api/results.ts'
import { renderHtml } from '../../../src/report/html/html.ts'
import { renderSummary } from '../../../src/report/markdown/summary.ts'
import { renderTerminal } from '../../../src/report/terminal/terminal.ts'
import { crawlView } from '../../../src/report/view/crawl.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { makeReport } from '../../support/reports.ts'

const SITE = 'https://shop.example'
const RULE = { title: 'No title', why: '', fix: '', help: '' }
const RULES = {
  'serp/title-missing': { ...RULE, severity: 'error' as const },
  'serp/title-too-short': { ...RULE, severity: 'notice' as const },
}

const recordOf = (path: string, record: Partial<PageRecord> = {}): PageRecord => ({
  url: `${SITE}${path}`,
  foundBy: ['link'],
  depth: 1,
  status: 200,
  indexable: true,
  template: 'one',
  linksIn: 2,
  linksOut: 2,
  ...record,
})
const records = [
  recordOf('/', { foundBy: ['start'], depth: 0, linksIn: 0, template: 'home' }),
  recordOf('/short', { failed: ['serp/title-too-short'] }),
  recordOf('/untitled', { depth: 2, failed: ['serp/title-missing'] }),
  recordOf('/lone', { foundBy: ['sitemap'], depth: null, linksIn: 0 }),
  recordOf('/gone', { status: 404, indexable: false, obstacle: 'status' }),
  recordOf('/old', { indexable: false, obstacle: 'redirect' }),
  recordOf('/older', { indexable: false, obstacle: 'redirect' }),
]
const crawl = {
  whole: false,
  reason: 'it ended after 7 pages',
  sitemap: { files: [], listed: 4 },
  unvisited: {},
  records,
}

describe('the view of a crawl', () => {
  const view = crawlView(crawl, RULES, `${SITE}/`)

  test('counts what is indexable, and why the rest is not', () => {
    expect(view).toMatchObject({ addresses: 7, indexable: 4, listed: 4, templates: 2 })
    expect(view.obstacles).toEqual([
      { words: 'redirect', count: 2 },
      { words: 'error status', count: 1 },
    ])
  })

  test('counts pages by their clicks, and those without any link', () => {
    expect(view.orphans).toBe(1)
    expect(view.depths).toEqual([0, 1, 2, null].map(clicks => ({ clicks, count: 1 })))
  })

  test('has the addresses first whose faults cost most, and 200 at most', () => {
    expect(view.rows.map(({ label }) => label).slice(0, 4)).toEqual(['/gone', '/untitled', '/short', '/'])
    const many = Array.from({ length: 300 }, (_, index) => recordOf(`/${index}`))
    expect(crawlView({ ...crawl, records: many }, RULES, SITE).rows).toHaveLength(200)
  })
})

test('every report shows the figures of the site, and that not all of it was seen', () => {
  const analysis: Analysis = {
    url: `${SITE}/`,
    status: 'measured',
    score: 50,
    pages: [],
    crawl,
    facts: {},
    startedAt: '2026-03-04T10:20:30.000Z',
    durationMs: 1,
  }
  const view = viewOf({ ...makeReport(undefined, { analyses: [analysis] }), rules: RULES })
  const terminal = renderTerminal(view, { width: 100, color: false, unicode: true }).replace(/\s+/g, ' ')
  for (const text of [terminal, renderSummary(view), renderHtml(view)]) {
    expect(text).toContain('Not all of the site was seen: it ended after 7 pages')
    expect(text).toContain('error status')
  }
  expect(terminal).toContain('Click depth: start page: 1, 1 click: 1, 2 clicks: 1, not linked: 1')
  expect(renderHtml(view)).toContain('/untitled</a>')
})
