import { expect, test } from '@jest/globals'
import type { Check } from '../../../src/api/results.ts'
import { effortInWords, inFixOrder } from '../../../src/report/view/fix-order.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { auditedPage, failedCheck, makeReport, measuredRun } from '../../support/reports.ts'

const page = (path: string) => `https://shop.example/${path}`
const at = (path: string, overrides: Partial<Check['occurrences'][number]> = {}) => ({
  url: page(path),
  ...overrides,
})

/** Checks by page; of each the steps in their order. */
function stepsOf(checks: Record<string, Partial<Check>[]>) {
  const pages = Object.entries(checks).map(([path, some]) =>
    auditedPage(page(path), [measuredRun({ checks: some.map(check => failedCheck(check)) })]),
  )
  return inFixOrder(viewOf(makeReport(pages)).findings, pages.length)
}

test('the worst severity comes first, then what is on the most pages, then what takes the fewest changes', () => {
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
  const steps = stepsOf({
    a: [own('a'), alike('a'), wide, onSite],
    b: [own('b'), alike('b'), wide, onSite],
    c: [wide, error, onSite],
  })

  const ids = steps.map(({ finding }) => finding.id)
  expect(ids[0]).toBe('ux/one-error')
  expect(ids.slice(1, 3).sort()).toEqual(['ux/of-site', 'ux/wide'])
  expect(ids.slice(3)).toEqual(['ux/alike', 'ux/own'])
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
])('%s', (_about, checks, words) => expect(effortInWords(stepsOf(checks)[0]!)).toBe(words))
