import { expect, test } from '@jest/globals'
import { pageInWords, pageLines } from '../../src/run/page-in-words.ts'
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts'
import { auditedPage, failedCheck, measuredRun, notMeasuredRun } from '../support/reports.ts'

const SHOP = 'https://shop.example/'

test('a page is told by its score, its errors and what was not measured', () => {
  const runs = [measuredRun({ checks: [failedCheck()] }), notMeasuredRun()]
  expect(pageInWords({ ...auditedPage(SHOP, runs), score: 55 })).toBe('score 55, 1 error, 1 not measured')
  expect(pageInWords({ url: SHOP, score: null, runs: [] })).toBe('no score, 0 errors')
})

test('each tool has a line with the checks that failed, the worst first, without the faults of the site', () => {
  const checks = [
    failedCheck({ id: 'serp/title-too-short', severity: 'notice' }),
    failedCheck({ id: 'serp/title-missing' }),
    failedCheck({ id: 'serp/canonical-missing' }),
    failedCheck({ id: 'serp/favicon-missing', scope: 'site' }),
    failedCheck({ id: 'serp/set-aside', ignored: 'serp/*' }),
  ]
  const runs = [
    measuredRun({ checks, score: 55, durationMs: 12_000 }),
    measuredRun({ tool: 'dns' }),
    notMeasuredRun(),
  ]
  expect(pageLines(auditedPage(SHOP, runs))).toEqual([
    'serp: score 55 in 12 s · error: title-missing, canonical-missing · notice: title-too-short',
    'dns: score 100 in 0.0 s',
    'pagespeed: not measured in 0.0 s · Chrome was not found',
  ])
})

test('a fault that two tools say is in the line of one', () => {
  const runs = [
    measuredRun({ checks: [failedCheck({ id: 'hreflang/html-lang-missing' })], tool: 'hreflang' }),
    measuredRun({ checks: [failedCheck({ id: 'accessibility/html-has-lang' })], tool: 'accessibility' }),
  ]
  expect(pageLines(auditedPage(SHOP, runs)).filter(line => line.includes('error: '))).toHaveLength(1)
})

test('of very many checks the first are named', () => {
  const checks = Array.from({ length: 30 }, (_, number) => failedCheck({ id: `serp/check-${number}` }))
  expect(pageLines(auditedPage(SHOP, [measuredRun({ checks })]))[0]).toMatch(/check-19 and 10 more$/)
})

test.each(HOSTILE_TEXTS)('each is one line, whatever a service says: %p', text => {
  const runs = [measuredRun({ checks: [failedCheck({ id: text })] }), notMeasuredRun({ reason: text })]
  for (const line of pageLines(auditedPage(SHOP, runs)))
    expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u)
})
