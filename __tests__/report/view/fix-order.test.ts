import { expect, test } from '@jest/globals'
import type { Check } from '../../../src/api/results.ts'
import { renderHtml } from '../../../src/report/html/html.ts'
import { renderSummary } from '../../../src/report/markdown/summary.ts'
import { renderTerminal } from '../../../src/report/terminal/terminal.ts'
import { effortInWords } from '../../../src/report/view/findings.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { auditedPage, failedCheck, makeReport, measuredRun } from '../../support/reports.ts'

const page = (path: string) => `https://shop.example/${path}`
const at = (path: string, overrides: Partial<Check['occurrences'][number]> = {}) => ({
  url: page(path),
  ...overrides,
})

/** Checks by page; of each the findings in their order. */
function findingsOf(checks: Record<string, Partial<Check>[]>) {
  const pages = Object.entries(checks).map(([path, some]) =>
    auditedPage(page(path), [measuredRun({ checks: some.map(check => failedCheck(check)) })]),
  )
  return viewOf(makeReport(pages)).findings
}

test('what costs the most comes first, then the fault of a site, then what is on the most pages, then what takes the fewest changes', () => {
  const error = { id: 'ux/one-error', severity: 'error' as const }
  const wide = { id: 'ux/wide', severity: 'warning' as const }
  const onSite = { id: 'ux/of-site', severity: 'warning' as const, scope: 'site' as const }
  const own = (path: string) => ({
    id: 'ux/own',
    severity: 'warning' as const,
    occurrences: [at(path, { snippet: `<p>${path}` })],
  })
  const alike = (path: string) => ({
    id: 'ux/alike',
    severity: 'warning' as const,
    occurrences: [at(path, { snippet: '<a>' })],
  })
  const findings = findingsOf({
    a: [own('a'), alike('a'), wide, onSite],
    b: [own('b'), alike('b'), wide, onSite],
    c: [wide, error, onSite],
  })

  const ids = ['ux/one-error', 'ux/of-site', 'ux/wide', 'ux/alike', 'ux/own']
  expect(findings.map(({ id }) => id)).toEqual(ids)
})

test.each<[string, Record<string, Partial<Check>[]>, string | undefined]>([
  [
    'the same source on all pages is one change',
    {
      a: [{ occurrences: [at('a', { snippet: '<img>' })] }],
      b: [{ occurrences: [at('b', { snippet: '<img>' })] }],
    },
    'probably 1 change',
  ],
  [
    'what is wrong with one file of many pages is one change',
    {
      a: [{ occurrences: [at('site.css', { line: 3 })] }],
      b: [{ occurrences: [at('site.css', { line: 3 })] }],
    },
    'probably 1 change',
  ],
  [
    'what is missing at the same place of all pages is one change',
    {
      a: [{ occurrences: [at('a', { selector: 'head' })] }],
      b: [{ occurrences: [at('b', { selector: 'head' })] }],
    },
    'probably 1 change',
  ],
  [
    'each source of its own is a change',
    {
      a: [{ occurrences: [at('a', { snippet: '<p>1' })] }],
      b: [{ occurrences: [at('b', { snippet: '<p>2' })] }],
    },
    undefined,
  ],
  [
    'what has no place is the own of each page',
    { a: [{ message: 'slow', occurrences: [] }], b: [{ message: 'slow', occurrences: [] }] },
    undefined,
  ],
  [
    'places that are not listed count, those of the same template once',
    {
      a: [{ occurrences: [at('a', { snippet: '<p>' })], occurrenceCount: 5 }],
      b: [{ occurrences: [at('b', { snippet: '<p>' })], occurrenceCount: 5 }],
    },
    'probably 5 changes',
  ],
])('%s', (_about, checks, words) => expect(effortInWords(findingsOf(checks)[0]!)).toBe(words))

test('every rendering has the same order', () => {
  const checks = [
    failedCheck({ id: 'ux/notice', severity: 'notice' }),
    failedCheck({ id: 'ux/on-one', severity: 'warning' }),
    failedCheck({ id: 'ux/error', severity: 'error' }),
    failedCheck({ id: 'robots/page-blocked', severity: 'warning' }),
    failedCheck({ id: 'ux/of-site', severity: 'warning', scope: 'site' }),
  ]
  const both = failedCheck({ id: 'ux/on-both', severity: 'warning' })
  const view = viewOf(
    makeReport([
      auditedPage(page('a'), [measuredRun({ checks: [...checks, both] })]),
      auditedPage(page('b'), [measuredRun({ checks: [both] })]),
    ]),
  )
  const order = view.findings.map(({ id }) => id)
  expect(order).toEqual([
    'robots/page-blocked',
    'ux/error',
    'ux/of-site',
    'ux/on-both',
    'ux/on-one',
    'ux/notice',
  ])
  const inText = (text: string) => order.toSorted((a, b) => text.indexOf(a) - text.indexOf(b))
  const html = renderHtml(view)
  expect(inText(html.slice(html.indexOf('id="findings"')))).toEqual(order)
  expect(inText(renderSummary(view))).toEqual(order)
  expect(inText(renderTerminal(view, { width: 200, color: false, unicode: false, detail: 'all' }))).toEqual(
    order,
  )
})
