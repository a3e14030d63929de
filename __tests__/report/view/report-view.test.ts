import { describe, expect, test } from '@jest/globals'
import type { Comparison, FailureRef } from '../../../src/api/comparison.ts'
import { fatesInWords } from '../../../src/report/view/comparison.ts'
import { extentInWords } from '../../../src/report/view/findings.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import {
  auditedPage,
  failedCheck,
  makeReport,
  measuredRun,
  notMeasuredRun,
  passedCheck,
  reportSaying,
} from '../../support/reports.ts'

const HOME = 'https://shop.example/'
const A = 'https://shop.example/a?b=c#d'
const B = 'https://shop.example/b'
const failing = measuredRun({ checks: [failedCheck()] })

const compared = (comparison: Partial<Comparison>): Comparison => ({
  baseline: 'production',
  new: [],
  known: [],
  fixed: [],
  scores: [],
  notes: [],
  ...comparison,
})
const ref = (overrides: Partial<FailureRef> = {}): FailureRef => ({
  tool: 'serp',
  check: 'serp/title-missing',
  title: 'The page has no title',
  severity: 'error',
  page: A,
  places: 2,
  ...overrides,
})

describe('the view of a report', () => {
  test('holds once what is the same on many pages', () => {
    const { pages } = viewOf(makeReport([auditedPage(A, [failing]), auditedPage(B, [failing])]))
    const [one, other] = pages.map(({ runs }) => runs.serp!)
    expect(one!.failed).toHaveLength(1)
    expect(other!.failed).toBe(one!.failed)
    expect(other!.others).toBe(one!.others)
  })

  test('is plain data', () => {
    const view = viewOf(reportSaying('text'))
    expect(structuredClone(view)).toEqual(view)
  })

  test('changes nothing in the report', () => {
    const report = reportSaying('text')
    const before = structuredClone(report)
    viewOf(report)
    expect(report).toEqual(before)
  })

  test('has the pages with the worst first, named without the origin that they have in common', () => {
    const { origin, pages } = viewOf(makeReport([auditedPage(HOME), auditedPage(A, [failing])]))
    expect(origin).toBe('https://shop.example')
    expect(pages.map(({ number, label, failures }) => [number, label, failures.error])).toEqual([
      [1, '/a?b=c#d', 1],
      [2, '/', 0],
    ])
  })

  test('names pages of several origins in full', () => {
    const { origin, pages } = viewOf(makeReport([auditedPage(HOME), auditedPage('http://other.example/')]))
    expect(origin).toBeUndefined()
    expect(pages.map(({ label }) => label)).toEqual([HOME, 'http://other.example/'])
  })

  test('tells the tools that scored 100 everywhere from the others', () => {
    const pages = [HOME, A].map(url =>
      auditedPage(url, [measuredRun({ tool: 'ux' }), notMeasuredRun(), failing]),
    )
    expect(viewOf(makeReport(pages)).tools).toEqual({
      all: ['serp', 'pagespeed', 'ux'],
      scored: ['serp', 'pagespeed', 'ux'],
      perfect: ['ux'],
      others: ['serp', 'pagespeed'],
    })
  })

  test('does not call a tool perfect whose service gives 100 in spite of what it found', () => {
    const generous = measuredRun({ tool: 'ux', score: 100, checks: [failedCheck({ id: 'ux/no-landmarks' })] })
    expect(viewOf(makeReport([auditedPage(HOME, [generous])])).tools.perfect).toEqual([])
  })

  test('leaves tools that have no score on any page out of tables of scores', () => {
    const unscored = measuredRun({ tool: 'dns', score: null, checks: [failedCheck({ id: 'dns/no-spf' })] })
    const pages = [HOME, A].map(url => auditedPage(url, [unscored, failing]))
    const view = viewOf(makeReport(pages))
    expect(view.tools).toEqual({ all: ['serp', 'dns'], scored: ['serp'], perfect: [], others: ['serp'] })
    expect(view.pages[0]!.runs.dns).toBeDefined()
  })

  test('says of a run what failed, and how the other checks came out', () => {
    const outcomes = ['pass', 'pass', 'not-applicable', 'not-measured'] as const
    const others = outcomes.map((outcome, index) => passedCheck({ id: `serp/${index}`, outcome }))
    const checks = [failedCheck(), failedCheck({ id: 'serp/old', ignored: 'serp/old' }), ...others]
    const { runs } = viewOf(makeReport([auditedPage(HOME, [measuredRun({ checks })])])).pages[0]!
    expect(runs.serp).toMatchObject({
      failed: [{ id: 'serp/title-missing' }],
      failures: { error: 1, warning: 0, notice: 0 },
      others: { pass: 2, 'not-applicable': 1, 'not-measured': 1, ignored: 1 },
    })
  })

  test('orders what failed on a page as findings are, by what it costs', () => {
    const checks = [
      failedCheck({ id: 'serp/title-too-long', severity: 'notice' }),
      failedCheck({ id: 'serp/description-missing', severity: 'warning' }),
      failedCheck({ id: 'serp/title-missing', severity: 'error' }),
    ]
    const view = viewOf(makeReport([auditedPage(HOME, [measuredRun({ checks })])]))
    const order = ['serp/title-missing', 'serp/description-missing', 'serp/title-too-long']
    expect(view.pages[0]!.runs.serp!.failed.map(({ id }) => id)).toEqual(order)
    expect(view.findings.map(({ id }) => id)).toEqual(order)
  })

  test('names the pages of an analysis for themselves', () => {
    const times = { startedAt: '2026-03-04T10:20:30.000Z', durationMs: 1 }
    const pages = [auditedPage('https://other.example/x', [failing])]
    const analysis = {
      url: 'https://other.example',
      status: 'measured',
      score: 1,
      pages,
      facts: {},
      ...times,
    } as const
    const [view] = viewOf(makeReport([auditedPage(HOME)], { analyses: [analysis] })).analyses
    expect(view).toMatchObject({ pageCount: 1, reason: 'the reason is not known' })
    expect(view!.findings[0]!.failures[0]!.page).toEqual({
      url: 'https://other.example/x',
      label: '/x',
      number: undefined,
    })
  })

  test('has the answers of a service in a form of its own', () => {
    const run = measuredRun({ tool: 'geo', foreign: 'object', facts: { grade: 'B' } })
    expect(viewOf(makeReport([auditedPage(HOME, [run, failing])])).answers).toEqual([
      { tool: 'geo', url: HOME, facts: { grade: 'B' } },
    ])
  })
})

describe('the view of a report with a comparison', () => {
  const pages = [HOME, A].map(url => {
    const occurrences = [1, 2].map(line => ({ url, line }))
    return auditedPage(url, [measuredRun({ checks: [failedCheck({ occurrences })] })])
  })
  const other = failedCheck({ id: 'serp/other' })
  const viewWith = (comparison: Partial<Comparison>) =>
    viewOf(
      makeReport([...pages, auditedPage(B, [measuredRun({ checks: [other] })])], {
        comparison: compared(comparison),
      }),
    )

  test('judges what is new, and marks the findings that are', () => {
    const { judged, findings, comparison } = viewWith({
      new: [ref()],
      known: [ref({ page: HOME }), ref({ page: B, check: 'serp/other', places: 1 })],
      fixed: [ref({ check: 'serp/other' }), ref({ check: 'serp/gone' })],
    })
    expect(judged.map(({ id, places }) => [id, places.count])).toEqual([['serp/title-missing', 2]])
    expect(findings.map(({ id, isNew }) => [id, isNew])).toEqual([
      ['serp/title-missing', true],
      ['serp/other', false],
    ])
    const { new: fresh, known, fixed } = comparison!
    expect(fresh.map(finding => [finding.id, ...extentInWords(finding)])).toEqual([
      ['serp/title-missing', '1 page', '2 places', 'known at 2 other places'],
    ])
    expect(known.map(finding => [finding.id, ...extentInWords(finding)])).toEqual([
      ['serp/other', '1 page', 'fixed at 2 places'],
    ])
    expect(fixed.map(({ id }) => id)).toEqual(['serp/gone'])
    expect(fatesInWords(comparison!)).toEqual(['1 new', '1 known', '1 fixed'])
  })

  test('without a baseline judges everything', () => {
    const { judged, findings, comparison } = viewOf(makeReport(pages))
    expect(judged).toBe(findings)
    expect(comparison).toBeUndefined()
  })

  test('has a failure once for each page, with the places that are known', () => {
    const at = (line: number) => ref({ places: 1, place: { url: A, line } })
    const [finding] = viewWith({ new: [at(1), at(2), ref({ places: 40 })] }).comparison!.new
    expect(finding).toMatchObject({ failures: [{ page: { number: 2 }, placeCount: 42 }] })
    expect(finding!.places.listed.map(({ occurrence }) => occurrence!.line)).toEqual([1, 2])
    expect(finding!.places.count).toBe(42)
  })

  test('keeps the texts of a check of which the report has no rule', () => {
    const gone = ref({ check: 'serp/gone', title: '', page: 'https://shop.example/gone' })
    const [finding] = viewWith({ fixed: [gone] }).comparison!.fixed
    expect(finding).toMatchObject({ title: 'serp/gone', why: '', fix: '', help: '' })
    expect(finding!.failures[0]!.page).toMatchObject({ label: '/gone', number: undefined })
  })

  test('has the changes of scores that mean something, the deepest fall first', () => {
    const { comparison, pages: shown } = viewWith({
      scores: [
        { page: HOME, before: 60, after: 70, tolerance: 0 },
        { page: A, tool: 'serp', before: 90, after: 80, tolerance: 9 },
        { page: A, before: 90, after: 70, tolerance: 9 },
        { page: B, before: 90, after: 81, tolerance: 9 },
      ],
    })
    expect(comparison!.scores.map(({ page, words }) => `${page.label} ${words}`)).toEqual([
      '/a?b=c#d score 90 to 70',
      '/a?b=c#d serp 90 to 80',
      '/ score 60 to 70',
    ])
    expect(Object.fromEntries(shown.map(({ url, scoreChange }) => [url, scoreChange]))).toEqual({
      [HOME]: 10,
      [A]: -20,
      [B]: 0,
    })
    const ofSerp = shown.map(({ url, runs }) => [url, runs.serp?.scoreChange])
    expect(Object.fromEntries(ofSerp)).toMatchObject({ [A]: -10 })
  })
})
