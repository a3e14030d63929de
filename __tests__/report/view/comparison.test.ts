import { describe, expect, test } from '@jest/globals'
import type { Comparison, FailureRef } from '../../../src/api/comparison.ts'
import type { Page } from '../../../src/api/results.ts'
import { renderHtml } from '../../../src/report/html/html.ts'
import { renderSummary } from '../../../src/report/markdown/summary.ts'
import type { Report } from '../../../src/report/report.ts'
import { renderTerminal } from '../../../src/report/terminal/terminal.ts'
import { type ReportView, viewOf } from '../../../src/report/view/report-view.ts'
import { auditedPage, failedCheck, makeReport, measuredRun, passedCheck } from '../../support/reports.ts'

const page = (path: string) => `https://shop.example/${path}`
const ref = (path: string, overrides: Partial<FailureRef> = {}): FailureRef => ({
  tool: 'serp',
  check: 'serp/title-missing',
  title: 'The page has no title',
  severity: 'error',
  page: page(path),
  places: 1,
  place: { url: page(path), selector: 'html > head' },
  ...overrides,
})

function reportWith(comparison: Partial<Comparison>, overrides: Partial<Report> = {}): Report {
  const bad = measuredRun({ checks: [failedCheck()] })
  return makeReport([auditedPage(page('a'), [bad]), auditedPage(page('b'), [bad]), auditedPage(page('c'))], {
    comparison: {
      baseline: 'production at https://shop.example',
      new: [],
      known: [],
      fixed: [],
      scores: [],
      notes: [],
      ...comparison,
    },
    ...overrides,
  })
}
const makeReportPages = (pages: Page[]) => {
  const { pages: own, sites, rules, counts } = makeReport(pages)
  return { pages: own, sites, rules, counts }
}
const failed = { verdict: { passed: false, reasons: ['x', 'y'] } }

test.each<[string, Report]>([
  ['Passed: nothing new on 3 pages', reportWith({ known: [ref('a'), ref('b')] })],
  [
    'Failed: 1 new error on 1 of 3 pages',
    reportWith({ new: [ref('a'), ref('a')], known: [ref('b')] }, failed),
  ],
  ['Failed: 1 new error on 2 of 3 pages', reportWith({ new: [ref('a'), ref('b')] }, failed)],
  ['Passed: 1 new notice on 1 of 3 pages', reportWith({ new: [ref('b', { severity: 'notice' })] })],
  ['Failed for 2 reasons', reportWith({ known: [ref('a')] }, failed)],
])('the headline says what is new: %s', (words, report) =>
  expect(viewOf(report).verdict.headline).toBe(words),
)

test('the only reason is said once, where nothing is new', () => {
  const report = reportWith({ known: [ref('a')] }, { verdict: { passed: false, reasons: ['score fell'] } })
  expect(viewOf(report).verdict.headline).toBe('Failed: score fell')
  expect(viewOf(report).verdict.reasons).toEqual([])
})

describe.each<[string, (view: ReportView) => string]>([
  ['the HTML report', renderHtml],
  ['the summary', renderSummary],
  ['the terminal', view => renderTerminal(view, { width: 200, color: false, unicode: false })],
])('%s', (_, render) => {
  const report = reportWith({
    new: [ref('a', { check: 'serp/new', title: 'Newly wrong' })],
    known: [ref('b', { places: 40 })],
    fixed: [ref('c', { check: 'serp/old', title: 'No longer wrong', places: 2 })],
    scores: [
      { page: page('a'), tool: 'serp', before: 90, after: 71, tolerance: 0 },
      { page: page('b'), tool: 'pagespeed', before: 63, after: 62, tolerance: 10 },
    ],
  })

  test('shows what is new and fixed, and scores that changed by more than they vary', () => {
    const text = render(viewOf(report))
    expect(text).toMatch(/serp\/new/)
    expect(text).toMatch(/1 new.*1 known.*1 fixed|New<.*?1<.*Known<.*?1<.*Fixed<.*?1</)
    expect(text).toMatch(/serp\/old/)
    expect(text).toMatch(/Compared with production at/)
    expect(text).toMatch(/serp 90 to 71/)
    expect(text).not.toMatch(/63 to 62/)
  })

  test('says why nothing was compared', () => {
    const { comparison: _comparison, ...rest } = report
    const text = render(viewOf({ ...rest, withoutBaseline: 'the base branch has no report yet' }))
    expect(text).toMatch(/Not compared with a baseline: the base branch has no report yet/)
  })
})

describe.each<[string, (view: ReportView) => string]>([
  ['the summary', renderSummary],
  ['the terminal', view => renderTerminal(view, { width: 200, color: false, unicode: false })],
])('a finding stands once in %s', (_, render) => {
  const wrongOn = (name: string) =>
    failedCheck({ title: 'Newly wrong', occurrences: [{ url: page(name), line: 3 }] })
  const old = failedCheck({ id: 'serp/old', title: 'Wrong as before' })
  const pages = [
    auditedPage(page('a'), [measuredRun({ checks: [wrongOn('a'), old] })]),
    auditedPage(page('b'), [measuredRun({ checks: [wrongOn('b')] })]),
  ]
  const text = render(
    viewOf({
      ...reportWith({ new: [ref('a')], known: [ref('b'), ref('a', { check: 'serp/old' })] }),
      ...makeReportPages(pages),
    }),
  )

  test.each(['Newly wrong', 'Wrong as before'])('%s', words => {
    expect(text.split(words)).toHaveLength(2)
  })

  test('the new ones first, with how much of them is known', () => {
    expect(text.indexOf('Newly wrong')).toBeLessThan(text.indexOf('Wrong as before'))
    expect(text).toMatch(/known at 1 other place/)
  })
})

describe('what is ignored', () => {
  const checks = [failedCheck({ ignored: 'serp/title-*' }), passedCheck()]
  const report = makeReport([auditedPage(page('a'), [measuredRun({ checks })])])

  test('does not count', () => {
    expect(report.counts.error).toBe(0)
    expect(viewOf(report).verdict.headline).toBe('Passed: nothing found on 1 page')
  })

  test.each<[string, (view: ReportView) => string]>([
    ['the HTML report', renderHtml],
    ['the summary', renderSummary],
  ])('is visible in %s with the line that did it', (_, render) => {
    expect(render(viewOf(report)).replaceAll('&quot;', '"')).toMatch(
      /serp\/title-missing.*ignored by.*serp\/title-\*/s,
    )
  })
})
