import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Check, SEVERITIES } from '../../src/api/results.ts'
import { compare } from '../../src/gate/baseline/compare.ts'
import type { Finding } from '../../src/report/view/findings.ts'
import { viewOf } from '../../src/report/view/report-view.ts'
import { auditedPage, failedCheck, makeReport, measuredRun, passedCheck } from '../support/reports.ts'

const HOME = 'https://shop.example/'

const pagesWith = (...ofPages: Check[][]) =>
  ofPages.map((checks, number) => auditedPage(`${HOME}${number}`, [measuredRun({ checks })]))

test('a check that fails on many pages counts once, under the worst that it is on any', () => {
  const pages = pagesWith([failedCheck({ severity: 'warning' })], [failedCheck()], [failedCheck()])
  expect(makeReport(pages).counts).toEqual({ error: 1, warning: 0, notice: 0, notMeasured: 0 })
})

test('a fault of a site counts once, whichever pages tell of it', () => {
  const ofSite = failedCheck({ id: 'robots/missing', severity: 'notice', scope: 'site' })
  expect(makeReport(pagesWith([ofSite], [ofSite])).counts).toMatchObject({ error: 0, notice: 1 })
})

test('neither what is ignored nor a twin counts', () => {
  const checks = [failedCheck({ ignored: 'serp/*' }), failedCheck({ id: 'ux/twin', twinOf: 'serp/title' })]
  expect(makeReport(pagesWith(checks)).counts).toMatchObject({ error: 0 })
})

test('a page has as many findings as it has checks that failed there', () => {
  const other = failedCheck({ id: 'serp/other', occurrences: [{ url: HOME }, { url: HOME }] })
  const [first, second] = viewOf(makeReport(pagesWith([failedCheck(), other], [failedCheck()]))).pages
  expect(first!.failures.error).toBe(2)
  expect(second!.failures.error).toBe(1)
})

const checks = fc
  .record({
    number: fc.nat({ max: 8 }),
    severity: fc.constantFrom(...SEVERITIES),
    outcome: fc.constantFrom('fail', 'fail', 'pass', 'not-applicable', 'not-measured'),
    aside: fc.constantFrom({}, {}, {}, { ignored: 'x' }, { twinOf: 'serp/0' }),
  })
  .map(({ number, severity, outcome, aside }) => {
    const scope = number > 5 ? 'site' : 'page'
    const check = { id: `serp/${number}`, severity, outcome, scope } as const
    return outcome === 'fail' ? failedCheck({ ...check, ...aside }) : passedCheck(check)
  })
const pageLists = fc
  .array(fc.uniqueArray(checks, { selector: ({ id }) => id, maxLength: 6 }), { maxLength: 5 })
  .map(ofPages => pagesWith(...ofPages))

test('by severity there are as many as the report lists, and the filter of each has its number', () => {
  fc.assert(
    fc.property(pageLists, pages => {
      const { findings, counts } = viewOf(makeReport(pages))
      expect(SEVERITIES.reduce((sum, severity) => sum + counts[severity], 0)).toBe(findings.length)
      for (const severity of SEVERITIES) {
        expect(findings.filter(finding => finding.severity === severity)).toHaveLength(counts[severity])
      }
    }),
  )
})

test('against a baseline each finding is either new or known, and one that is fixed is neither', () => {
  fc.assert(
    fc.property(pageLists, pageLists, (now, before) => {
      const report = makeReport(now)
      const { pages, sites } = makeReport(before)
      const baseline = { name: 'before', source: 'engine', version: '0.1.0', pages, sites } as const
      const comparison = compare(report, baseline, { tools: {} })
      const view = viewOf({ ...report, comparison })
      const ids = (findings: readonly Finding[]) => findings.map(({ id }) => id)
      const { new: fresh, known, fixed } = view.comparison!
      expect([...ids(fresh), ...ids(known)].sort()).toEqual(ids(view.findings).sort())
      expect(ids(fixed).filter(id => ids(view.findings).includes(id))).toEqual([])
      expect(view.findings.filter(({ isNew }) => isNew)).toHaveLength(fresh.length)
    }),
  )
})
