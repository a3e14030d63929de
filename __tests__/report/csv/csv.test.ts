import { describe, expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import type { Comparison } from '../../../src/api/comparison.ts'
import { type Cell, CsvRows } from '../../../src/report/csv/cells.ts'
import { findingsCsv, pagesCsv } from '../../../src/report/csv/csv.ts'
import type { Report } from '../../../src/report/report.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts'
import {
  auditedPage,
  failedCheck,
  largeReport,
  makeReport,
  measuredRun,
  reportSaying,
} from '../../support/reports.ts'

const HOME = 'https://shop.example/'

const rowOf = (cells: readonly Cell[]) => new CsvRows().row(cells)
const textOf = (chunks: Iterable<string>) => [...chunks].join('')
const rowsOf = (text: string) => parse<Record<string, string>>(text, { bom: true, columns: true })
const pagesOf = (report: Report) => rowsOf(textOf(pagesCsv(viewOf(report))))
const findingsOf = (report: Report) => rowsOf(textOf(findingsCsv(viewOf(report))))

/** A page with what the tools of the engine learn of it. */
function describedPage(url: string, facts: Record<string, Record<string, unknown>> = {}) {
  const learnt = {
    redirects: {
      chain: [{ url, status: 200 }],
      finalUrl: url,
      finalStatus: 200,
      ...facts['redirects'],
    },
    robots: { verdicts: { Googlebot: { allowed: true } }, ...facts['robots'] },
    serp: {
      title: 'Prices',
      description: 'What it costs',
      canonical: url,
      canonicalIs: 'self',
      indexable: true,
      ...facts['serp'],
    },
    content: {
      h1: 'Our prices',
      text: { words: 280 },
      links: { internal: 9, external: 2 },
      ...facts['content'],
    },
  }
  const runs = Object.entries(learnt).map(([tool, facts]) => measuredRun({ tool, facts } as never))
  return auditedPage(url, runs)
}

describe('pages.csv', () => {
  test('has a row for each page with what a person asks of it, and a column for each tool', () => {
    expect(pagesOf(makeReport([describedPage(HOME)]))).toEqual([
      {
        url: HOME,
        audited: 'yes',
        status: '200',
        'redirects to': '',
        indexable: 'yes',
        'why not indexable': '',
        canonical: HOME,
        title: 'Prices',
        'title length': '6',
        description: 'What it costs',
        'description length': '13',
        h1: 'Our prices',
        words: '280',
        'internal links in': '',
        'internal links out': '9',
        'external links': '2',
        score: '100',
        robots: '100',
        serp: '100',
        redirects: '100',
        content: '100',
        errors: '0',
        warnings: '0',
        notices: '0',
      },
    ])
  })

  const moved = `${HOME}moved`
  test.each([
    ['blocked by robots.txt', { robots: { verdicts: { Googlebot: { allowed: false } } } }],
    [
      'redirect',
      { redirects: { chain: [{ status: 301 }, { status: 200 }], finalUrl: moved, finalStatus: 200 } },
    ],
    ['error status', { redirects: { chain: [{ status: 404 }], finalUrl: HOME, finalStatus: 404 } }],
    ['noindex meta tag', { serp: { indexable: false } }],
    ['canonical to another URL', { serp: { canonicalIs: 'elsewhere', canonical: moved } }],
  ])('says why a page is not indexable: %s', (words, facts) => {
    const [row] = pagesOf(makeReport([describedPage(HOME, facts)]))
    expect([row!['indexable'], row!['why not indexable']]).toEqual(['no', words])
  })

  test('has the status of the address itself, and where it leads', () => {
    const redirects = { chain: [{ status: 301 }, { status: 200 }], finalUrl: moved, finalStatus: 200 }
    const [row] = pagesOf(makeReport([describedPage(HOME, { redirects })]))
    expect([row!['status'], row!['redirects to']]).toEqual(['301', moved])
  })

  test('leaves a cell empty where nothing is known, whatever a service calls its facts', () => {
    const facts = { title: 5, canonical: { url: HOME }, indexable: 'yes' }
    const [row] = pagesOf(makeReport([auditedPage(HOME, [measuredRun({ facts, score: null, checks: [] })])]))
    for (const column of ['status', 'indexable', 'canonical', 'title', 'title length', 'words', 'serp']) {
      expect(row![column]).toBe('')
    }
  })

  test('adds what the crawl of the whole site knows: links to a page, and pages that no tool judged', () => {
    const record = {
      url: HOME,
      foundBy: ['start' as const],
      depth: 0,
      status: 200,
      indexable: true,
      linksIn: 12,
      linksOut: 9,
    }
    const lost = { ...record, url: `${HOME}old`, status: 404, indexable: false, obstacle: 'status' as const }
    const analysis = {
      url: HOME,
      status: 'measured' as const,
      score: 90,
      pages: [],
      crawl: { whole: true, sitemap: null, unvisited: {}, records: [record, lost] },
      facts: {},
      startedAt: '2026-03-04T10:20:30.000Z',
      durationMs: 1,
    }
    const behindHash = pagesOf(makeReport([describedPage(`${HOME}#x`)], { analyses: [analysis] }))
    expect(behindHash.map(({ url, audited }) => [url, audited])).toEqual([
      [`${HOME}#x`, 'yes'],
      [`${HOME}old`, 'no'],
    ])
    const rows = pagesOf(makeReport([describedPage(HOME)], { analyses: [analysis] }))
    expect(rows.map(row => [row['url'], row['audited'], row['internal links in'], row['status']])).toEqual([
      [HOME, 'yes', '12', '200'],
      [`${HOME}old`, 'no', '12', '404'],
    ])
    expect(rows[1]).toMatchObject({ 'why not indexable': 'error status', score: '', serp: '', errors: '' })
  })
})

describe('findings.csv', () => {
  const occurrences = [
    { url: HOME, selector: 'main > a', line: 7, snippet: '<a href="/x">here</a>', message: 'It says "here"' },
    { url: `${HOME}gone`, message: 'It answers 404' },
  ]
  const check = failedCheck({ occurrences })
  const report = makeReport([auditedPage(HOME, [measuredRun({ checks: [check] })])])

  test('has a row for each place', () => {
    expect(findingsOf(report)).toEqual([
      {
        severity: 'error',
        check: 'serp/title-missing',
        title: 'The page has no title',
        tool: 'serp',
        page: HOME,
        place: '',
        selector: 'main > a',
        line: '7',
        snippet: '<a href="/x">here</a>',
        message: 'It says "here"',
        fix: 'Put one <title> into the <head> of the page.',
        baseline: '',
      },
      expect.objectContaining({ place: `${HOME}gone`, line: '', message: 'It answers 404' }),
    ])
  })

  test('says what is new against the baseline, and what is known', () => {
    const { snippet: _, ...place } = occurrences[0]!
    const comparison: Comparison = {
      baseline: 'production',
      new: [
        {
          tool: 'serp',
          check: check.id,
          title: check.title,
          severity: 'error',
          page: HOME,
          places: 1,
          place,
        },
      ],
      known: [],
      fixed: [],
      scores: [],
      notes: [],
    }
    const rows = findingsOf({ ...report, comparison })
    expect(rows.map(({ baseline }) => baseline)).toEqual(['new', 'known'])
  })

  test('comes in pieces, with all rows of ten thousand pages', () => {
    const pages = Array.from({ length: 10_000 }, (_, number) =>
      auditedPage(`${HOME}${number}`, [measuredRun({ checks: [check] })]),
    )
    const view = viewOf(makeReport(pages))
    let lines = 0
    for (const chunk of findingsCsv(view)) {
      expect(chunk.length).toBeLessThan(100_000)
      lines += chunk.split('\r\n').length - 1
    }
    expect(lines).toBe(1 + 20_000)
  })
})

describe('a cell', () => {
  test.each([
    ['=cmd|"/c calc"!A1', `'=cmd|"/c calc"!A1`],
    ['+1+1', "'+1+1"],
    ['-2+3', "'-2+3"],
    ['@SUM(1,2)', "'@SUM(1,2)"],
    ['\t=1', "'=1"],
    ['\r=1', "'=1"],
    ['\n=1', "'=1"],
    ['\u0000=1', '\uFFFD=1'],
    ['\u200b=1', "'=1"],
    ['＝1+1', "'＝1+1"],
    ['"=1', `'"=1`],
    ["'=1", "''=1"],
    // Behind a semicolon a spreadsheet of other countries begins a cell.
    ['a;=1', "a;'=1"],
    ['a; "@x', `a; "'@x`],
    ['a-b, c = d', 'a-b, c = d'],
  ])('%j is text: %j', (text, shown) => {
    const [[cell]] = parse(rowOf([text])) as [[string]]
    expect(cell).toBe(shown)
  })

  test('keeps a number, also a negative one, a number', () => {
    expect(rowOf([-5, 0.25, Number.NaN, true, null, undefined, ''])).toBe('-5,0.25,,yes,,,\r\n')
  })

  test('of an address has no user name, no password and no secret', () => {
    const report = makeReport([auditedPage('https://user:word@shop.example/?token=abcdef&x=1')])
    expect(pagesOf(report)[0]!['url']).toBe('https://shop.example/?token=***&x=1')
  })
})

describe.each(HOSTILE_TEXTS)('the text %j', text => {
  const files = [pagesCsv, findingsCsv].map(file => textOf(file(viewOf(reportSaying(text)))))

  test.each([0, 1])('is text in every cell (%#)', index => {
    const file = files[index]!
    expect(file.startsWith('\uFEFF"')).toBe(true)
    expect(file.isWellFormed()).toBe(true)
    expect(file).not.toMatch(/\p{Cc}(?<![\r\n])|[\u202a-\u202e\u2066-\u2069\u2028\u2029]/u)
    const rows = parse(file, { bom: true, relax_column_count: false }) as string[][]
    expect(rows.length).toBeGreaterThan(1)
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@](?!\d+$)/)
  })
})

test('every row of a large report has as many cells as the head', () => {
  const view = viewOf(largeReport(50))
  for (const file of [pagesCsv, findingsCsv]) {
    expect(() => parse(textOf(file(view)), { bom: true, columns: true })).not.toThrow()
  }
})
