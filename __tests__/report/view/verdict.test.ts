import { expect, test } from '@jest/globals'
import { healthyInWords, viewOf } from '../../../src/report/view/report-view.ts'
import { foldedReasons, reasonLines } from '../../../src/report/view/verdict.ts'
import { auditedPage, failedCheck, makeReport, measuredRun, notMeasuredRun } from '../../support/reports.ts'

const good = (path: string) => auditedPage(`https://shop.example/${path}`)
const bad = (path: string, severity: 'error' | 'warning') =>
  auditedPage(`https://shop.example/${path}`, [measuredRun({ checks: [failedCheck({ severity })] })])
const failed = { verdict: { passed: false, reasons: ['a', 'b'] } }

test.each([
  ['Failed: 1 error on 2 of 3 pages', makeReport([bad('a', 'error'), bad('b', 'error'), good('c')], failed)],
  ['Passed: 1 warning on 1 of 2 pages', makeReport([bad('a', 'warning'), good('b')])],
  ['Passed: nothing found on 1 page', makeReport([good('a')])],
  [
    'Passed: nothing found, but 1 tool run not measured',
    makeReport([auditedPage('https://shop.example/', [measuredRun({ checks: [] }), notMeasuredRun()])]),
  ],
  [
    'Passed: nothing was measured on 1 page',
    makeReport([auditedPage('https://shop.example/', [notMeasuredRun()])]),
  ],
  [
    'Failed: nothing was measured on 1 page',
    makeReport([auditedPage('https://shop.example/', [notMeasuredRun()])], failed),
  ],
  ['Failed for 2 reasons', makeReport([good('a')], failed)],
  [
    'Failed: pagespeed scored 60',
    makeReport([good('a')], { verdict: { passed: false, reasons: ['pagespeed scored 60'] } }),
  ],
  [
    'Failed for 1 reason',
    makeReport([good('a')], { verdict: { passed: false, reasons: ['a'.repeat(101)] } }),
  ],
  ['Passed: no page was audited', makeReport([])],
])('%s', (words, report) => expect(viewOf(report).verdict.headline).toBe(words))

const verdictFor = (reasons: string[]) =>
  viewOf(makeReport([good('a')], { verdict: { passed: false, reasons } })).verdict

test('a reason that the headline says is not said again, and many are counted', () => {
  expect(verdictFor(['x']).reasons).toEqual([])
  const { reasons } = verdictFor(Array.from({ length: 30 }, (_, number) => `reason ${number}`))
  const shown = reasonLines(reasons)
  expect(shown.at(-1)).toBe('and 20 more reasons')
  expect(shown).toHaveLength(11)
})

test.each([
  [7, 7, 0],
  [8, 5, 3],
  [150, 5, 96],
])('of %i reasons %i stand open and %i are folded', (count, open, folded) => {
  const split = foldedReasons(Array.from({ length: count }, (_, number) => `reason ${number}`))
  expect([split.open.length, split.folded.length]).toEqual([open, folded])
})

test('a page of which nothing was measured is without no errors', () => {
  const unmeasured = auditedPage('https://shop.example/', [notMeasuredRun()])
  expect(healthyInWords(viewOf(makeReport([good('a'), unmeasured])))).toBe('1 of 2 pages without errors')
  expect(healthyInWords(viewOf(makeReport([unmeasured])))).toBe('No page was measured')
})

test('a shard is open, says what it found, and gives no reason', () => {
  const shard = { number: 2, count: 3 }
  expect(viewOf(makeReport([bad('a', 'error')], { ...failed, shard })).verdict).toEqual({
    state: 'open',
    headline: 'Shard 2 of 3, judged when all are merged: 1 error on 1 of 1 page',
    reasons: [],
  })
})
