import { describe, expect, test } from '@jest/globals'
import type { Outcome, ToolRun } from '../../src/api/results.ts'
import { judge } from '../../src/gate/gate.ts'
import { setAside } from '../../src/gate/ignore.ts'
import { buildAnalysis, buildConditions, buildPages, buildRun, judgeRuns } from '../support/gate-findings.ts'
import { failedCheck } from '../support/reports.ts'

const withOutcomes = (...outcomes: Outcome[]) =>
  buildRun({
    score: null,
    checks: outcomes.map(outcome =>
      failedCheck({ id: `serp/${outcome}`, outcome, message: `it was ${outcome}`, occurrences: [] }),
    ),
  })
const missing = (overrides: Partial<ToolRun> = {}) =>
  buildRun({ status: 'not-measured', reason: 'no Chrome was found', score: null, ...overrides })
/** What a service answered is data without a judgement. */
const dataOf = (tool: ToolRun['tool']) =>
  buildRun({ tool, score: null, checks: [], foreign: 'object', facts: { hops: 1 }, judged: false })

describe('a run in which nothing was judged is no pass', () => {
  test.each<[string, ToolRun[], string]>([
    ['without a page', [], 'no tool ran on any page'],
    [
      'with tools that gave no result',
      [missing(), missing({ tool: 'ux' })],
      'serp was not measured on https://example.com/; no Chrome was found',
    ],
    [
      'with tools of which no check applies',
      [withOutcomes('not-applicable', 'not-applicable')],
      'no check of serp applies to https://example.com/; run more tools',
    ],
    [
      'with several such tools',
      [withOutcomes('not-applicable'), { ...withOutcomes('not-applicable'), tool: 'ux' }],
      'no check of the 2 tools applies to https://example.com/',
    ],
    [
      'with checks that were not measured',
      [withOutcomes('not-applicable', 'not-measured')],
      'serp was not measured on https://example.com/; it was not-measured',
    ],
    [
      'with a tool that says nothing',
      [buildRun({ score: null, checks: [] })],
      'serp was not measured on https://example.com/; it gave neither a score nor a check',
    ],
    [
      'with data of a service, in which there is no judgement',
      [dataOf('technology'), dataOf('redirects')],
      'the service answered with data, in which there is no judgement; judge it with `fail-if`',
    ],
  ])('%s', async (_what, runs, why) => {
    for (const notMeasured of ['ignore', 'warn'] as const) {
      const { passed, reasons } = await judgeRuns(runs, { notMeasured })
      expect([passed, reasons]).toEqual([false, [`Nothing was judged, so nothing passed: ${why}`]])
    }
  })

  test('with an analysis that gave nothing', async () => {
    const analysis = buildAnalysis({ status: 'not-measured', reason: 'it answered 501' })
    expect((await judgeRuns([], {}, [analysis])).reasons).toEqual([
      'Nothing was judged, so nothing passed: the analysis was not measured on https://example.com/; it answered 501',
    ])
    expect((await judgeRuns([], {}, [buildAnalysis()])).passed).toBe(false)
  })

  test('and a condition on the whole report does not make it one', async () => {
    const failIf = [{ scope: 'report' as const, expression: 'score < 50' }]
    expect((await judgeRuns([missing()], { failIf })).passed).toBe(false)
  })

  test('and where other reasons say so, they suffice', async () => {
    const { reasons } = await judgeRuns([missing()], { notMeasured: 'fail' })
    expect(reasons).toEqual(['https://example.com/: serp: not measured; no Chrome was found'])
  })

  test('whatever its texts are, the reason is one line', async () => {
    const run = missing({ url: 'https://example.com/\u202e\n', reason: '::error::\r\n\u001b[31m' })
    expect((await judgeRuns([run], {})).reasons[0]).not.toMatch(/[\p{Cc}\u202a-\u202e]/u)
  })
})

describe('something was judged', () => {
  test.each<[string, ToolRun[]]>([
    ['by a check that passed', [withOutcomes('not-applicable', 'not-measured', 'pass')]],
    ['by a check that failed', [withOutcomes('fail')]],
    ['by a score alone', [buildRun({ score: 0, checks: [] })]],
    ['on one of two pages', [missing(), { ...withOutcomes('pass'), url: 'https://example.com/b' }]],
    ['by one of two tools', [withOutcomes('not-applicable'), buildRun({ tool: 'ux' })]],
    [
      'by a service that lists no issues',
      [buildRun({ score: null, checks: [], foreign: 'object', facts: { issues: [] } })],
    ],
  ])('%s', async (_what, runs) => {
    expect(await judgeRuns(runs, {})).toEqual({ passed: true, reasons: [], warnings: [] })
  })

  test('by an expression over what a service answered', async () => {
    const run = missing({ foreign: 'object', facts: { grade: 'A' } })
    const failIf = [{ scope: 'serp' as const, expression: 'grade = "F"' }]
    expect((await judgeRuns([run], { failIf })).passed).toBe(true)
  })

  test('by an analysis, with its score or on its pages', async () => {
    expect((await judgeRuns([], {}, [buildAnalysis({ score: 50 })])).passed).toBe(true)
    const pages = buildPages([withOutcomes('pass')])
    expect((await judgeRuns([], {}, [buildAnalysis({ pages })])).passed).toBe(true)
  })

  test('where every failure was set aside by the user', async () => {
    const findings = { pages: buildPages([withOutcomes('fail')]), sites: [], analyses: [] }
    const { pages } = setAside(findings, { ignore: [{ line: '*', check: '*' }], overrides: [] })
    expect((await judgeRuns(pages[0]!.runs, { failOn: 'notice' })).passed).toBe(true)
  })
})

describe('a tool that judged nothing', () => {
  const judged = buildRun({ tool: 'ux' })

  test('is no reason where it was asked for data and another tool judged', async () => {
    expect(await judgeRuns([dataOf('technology'), judged], { notMeasured: 'fail' })).toEqual({
      passed: true,
      reasons: [],
      warnings: [],
    })
  })

  test.each<[ToolRun, string]>([
    [buildRun({ score: null, checks: [] }), 'it gave neither a score nor a check'],
    [withOutcomes('not-measured'), 'it was not-measured'],
    [withOutcomes('not-applicable', 'not-measured'), 'it was not-measured'],
  ])('counts as not measured', async (run, reason) => {
    const line = `https://example.com/: serp: not measured; ${reason}`
    expect((await judgeRuns([run, judged], { notMeasured: 'fail' })).reasons).toEqual([line])
    expect((await judgeRuns([run, judged], { notMeasured: 'warn' })).warnings).toEqual([line])
    expect((await judgeRuns([run, judged], { notMeasured: 'ignore' })).passed).toBe(true)
  })

  test('is measured where none of its checks applies, as on a page without alternates', async () => {
    const runs = [withOutcomes('not-applicable', 'not-applicable'), judged]
    expect(await judgeRuns(runs, { notMeasured: 'fail' })).toMatchObject({ passed: true })
  })

  test('is measured where hardly any of its checks applies, and only the rest could not be measured', async () => {
    const run = withOutcomes('not-applicable', 'not-applicable', 'not-applicable', 'not-measured')
    expect(await judgeRuns([run, judged], { notMeasured: 'fail' })).toMatchObject({ passed: true })
    expect((await judgeRuns([run], { notMeasured: 'ignore' })).passed).toBe(false)
  })

  test('is measured where notices alone could not be, unless notices fail the build', async () => {
    const run = withOutcomes('not-applicable', 'not-measured')
    const notices = { ...run, checks: run.checks.map(check => ({ ...check, severity: 'notice' as const })) }
    for (const failOn of ['error', 'warning', 'never'] as const)
      expect(await judgeRuns([notices, judged], { failOn, notMeasured: 'fail' })).toMatchObject({
        passed: true,
      })
    expect(await judgeRuns([notices, judged], { failOn: 'notice', notMeasured: 'fail' })).toMatchObject({
      reasons: ['https://example.com/: serp: not measured; it was not-measured'],
    })
    expect((await judgeRuns([notices], { failOn: 'error', notMeasured: 'fail' })).passed).toBe(false)
  })

  test('is left to its fail-if, where there is one', async () => {
    const run = buildRun({ score: null, checks: [], facts: { hops: 2 } })
    const failIf = [{ scope: 'serp' as const, expression: 'facts.hops > 3' }]
    expect(await judgeRuns([run], { failIf, notMeasured: 'fail' })).toMatchObject({ passed: true })
  })
})

describe('a tool that judged nothing of a site', () => {
  const notMeasured = { failOn: 'never', notMeasured: 'fail' } as const
  const origin = 'https://example.com'
  const ofSite = (run: ToolRun) => ({ origin, score: null, runs: [{ ...run, url: origin }] })
  const judgeSite = async (run: ToolRun, onPages: readonly ToolRun[]) => {
    const findings = { pages: buildPages(onPages), sites: [ofSite(run)], analyses: [] }
    return (await judge(findings, buildConditions(notMeasured))).reasons
  }

  test('is measured where it judged a page of the site: these are parts of one run', async () => {
    expect(await judgeSite(withOutcomes('not-measured'), [withOutcomes('pass')])).toEqual([])
  })

  test.each<[string, ToolRun[]]>([
    ['it judged no page, as it judges sites alone', [buildRun({ tool: 'ux' })]],
    ['it judged nothing of the pages either', [withOutcomes('not-applicable'), buildRun({ tool: 'ux' })]],
    ['the pages that it judged are of another site', [buildRun({ url: 'https://other.example/' })]],
  ])('counts as not measured where %s', async (_why, onPages) => {
    const reasons = await judgeSite(withOutcomes('not-measured'), onPages)
    expect(reasons).toEqual([`${origin}: serp: not measured; it was not-measured`])
  })

  test('counts as not measured where it gave no result at all', async () => {
    const reasons = await judgeSite(missing(), [withOutcomes('pass')])
    expect(reasons).toEqual([`${origin}: serp: not measured; no Chrome was found`])
  })
})
