import { expect, test } from '@jest/globals'
import { durationInWords, headline, reasonsBesideHeadline } from '../../../src/report/view/verdict.ts'
import { auditedPage, failedCheck, makeReport, measuredRun, notMeasuredRun } from '../../support/reports.ts'

const good = (path: string) => auditedPage(`https://shop.example/${path}`)
const bad = (path: string, severity: 'error' | 'warning') =>
  auditedPage(`https://shop.example/${path}`, [measuredRun({ checks: [failedCheck({ severity })] })])
const failed = { verdict: { passed: false, reasons: ['a', 'b'] } }

test.each([
  ['Failed: 2 errors on 2 of 3 pages', makeReport([bad('a', 'error'), bad('b', 'error'), good('c')], failed)],
  ['Passed: 1 warning on 1 of 2 pages', makeReport([bad('a', 'warning'), good('b')])],
  ['Passed: nothing found on 1 page', makeReport([good('a')])],
  [
    'Passed: nothing found, but 1 tool run not measured',
    makeReport([auditedPage('https://shop.example/', [notMeasuredRun()])]),
  ],
  ['Failed for 2 reasons', makeReport([good('a')], failed)],
  [
    'Failed: pagespeed scored 60',
    makeReport([good('a')], { verdict: { passed: false, reasons: ['pagespeed scored 60'] } }),
  ],
  ['Passed: no page was audited', makeReport([])],
])('%s', (words, report) => expect(headline(report)).toBe(words))

test('a reason that the headline says is not said again, and many are counted', () => {
  const reasons = Array.from({ length: 30 }, (_, number) => `reason ${number}`)
  expect(
    reasonsBesideHeadline(makeReport([good('a')], { verdict: { passed: false, reasons: ['x'] } })),
  ).toEqual([])
  const shown = reasonsBesideHeadline(makeReport([good('a')], { verdict: { passed: false, reasons } }))
  expect(shown.at(-1)).toBe('and 20 more reasons')
  expect(shown).toHaveLength(11)
})

test.each([
  [0, '0.0 s'],
  [4_240, '4.2 s'],
  [9_990, '10 s'],
  [59_400, '59 s'],
  [200_000, '3 min 20 s'],
  [119_700, '2 min 0 s'],
])('%d ms are %s', (milliseconds, words) => expect(durationInWords(milliseconds)).toBe(words))
