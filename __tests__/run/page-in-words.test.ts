import { expect, test } from '@jest/globals'
import { pageInWords, pageLines } from '../../src/run/page-in-words.ts'
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts'
import { auditedPage, failedCheck, measuredRun, notMeasuredRun } from '../support/reports.ts'

const SHOP = 'https://shop.example/'

test('a page is told by what cannot change until the end of the run: no score, no finding', () => {
  const runs = [
    measuredRun({ checks: [failedCheck()] }),
    measuredRun({ tool: 'dns', takenOver: true }),
    notMeasuredRun(),
  ]
  expect(pageInWords(auditedPage(SHOP, runs))).toBe('3 tools done, 1 not measured, 1 result taken over')
  expect(pageInWords(auditedPage(SHOP, runs.slice(0, 1)))).toBe('1 tool done')
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
    'serp: done in 12 s · failed: title-missing, canonical-missing, title-too-short',
    'dns: done in 0.0 s',
    'pagespeed: not measured in 0.0 s · Chrome was not found',
  ])
})

test('a fault that two tools say is in the line of one', () => {
  const runs = [
    measuredRun({ checks: [failedCheck({ id: 'hreflang/html-lang-missing' })], tool: 'hreflang' }),
    measuredRun({ checks: [failedCheck({ id: 'accessibility/html-has-lang' })], tool: 'accessibility' }),
  ]
  expect(pageLines(auditedPage(SHOP, runs)).filter(line => line.includes('failed: '))).toHaveLength(1)
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
