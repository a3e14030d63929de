import { expect, test } from '@jest/globals'
import type { Page } from '../../../src/api/results.ts'
import type { Remarks } from '../../../src/report/view/remarks.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import {
  auditedPage,
  failedCheck,
  makeReport,
  measuredRun,
  notMeasuredRun,
  passedCheck,
} from '../../support/reports.ts'

const A = 'https://shop.example/a'
const B = 'https://shop.example/b'

/** Remarks of one kind, their pages by URL. */
const remarksOf = (pages: Page[], kind: keyof Remarks) =>
  viewOf(makeReport(pages)).remarks[kind].map(remark => ({
    ...remark,
    pages: remark.pages.map(({ url }) => url),
  }))

test('tools without a result are grouped by reason, those with the most pages first', () => {
  const other = notMeasuredRun({ tool: 'dns', reason: 'No resolver' })
  const pages = [auditedPage(A, [other, notMeasuredRun()]), auditedPage(B, [notMeasuredRun()])]
  expect(remarksOf(pages, 'notMeasured')).toEqual([
    { subjects: ['pagespeed'], text: 'Chrome was not found', pages: [A, B] },
    { subjects: ['dns'], text: 'No resolver', pages: [A] },
  ])
})

test('one reason of several tools on the same pages is one remark', () => {
  const late = (...tools: ('serp' | 'ux')[]) =>
    tools.map(tool => notMeasuredRun({ tool, reason: 'Too late' }))
  const same = [auditedPage(A, late('ux', 'serp')), auditedPage(B, late('ux', 'serp'))]
  expect(remarksOf(same, 'notMeasured')).toEqual([
    { subjects: ['serp', 'ux'], text: 'Too late', pages: [A, B] },
  ])
  const other = [auditedPage(A, late('ux', 'serp')), auditedPage(B, late('ux'))]
  expect(remarksOf(other, 'notMeasured').map(({ subjects }) => subjects)).toEqual([['ux'], ['serp']])
})

test('a note of a check that passed and the reason of one that could not be verified are told', () => {
  const noted = passedCheck({ id: 'robots/noindex', message: 'The header is what the platform adds' })
  const unverified = passedCheck({ id: 'ux/shift', outcome: 'not-measured', message: 'No Chrome' })
  const pages = [auditedPage(A, [measuredRun({ checks: [noted, unverified, passedCheck()] })])]
  expect(remarksOf(pages, 'notes')).toEqual([
    { subjects: ['robots/noindex'], text: 'The header is what the platform adds', pages: [A] },
  ])
  expect(remarksOf(pages, 'unverified')).toEqual([{ subjects: ['ux/shift'], text: 'No Chrome', pages: [A] }])
})

test('what is ignored is told with the line that set it aside, whole checks and single places', () => {
  const occurrence = { url: A }
  const whole = failedCheck({ ignored: 'serp/*' })
  const some = failedCheck({
    id: 'ux/tap-targets',
    ignoredOccurrences: [
      { by: 'ux/* /a', occurrence },
      { by: 'ux/* /a', occurrence },
    ],
  })
  const pages = [auditedPage(A, [measuredRun({ checks: [whole, some] })])]
  expect(remarksOf(pages, 'ignored')).toEqual([
    { subjects: ['serp/title-missing'], text: 'ignored by "serp/*"', pages: [A] },
    { subjects: ['ux/tap-targets'], text: '2 of its places ignored by "ux/* /a"', pages: [A] },
  ])
})
