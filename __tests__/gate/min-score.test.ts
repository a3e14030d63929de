import { describe, expect, test } from '@jest/globals'
import { buildRun, judgeRuns } from '../support/gate-findings.ts'
import { failedCheck } from '../support/reports.ts'

const all = (bound: number) => ({ minScore: { all: bound, tools: {} } })

describe('min-score', () => {
  test.each([
    [79, 80, ['https://example.com/: serp: score 79 is below min-score 80']],
    [80, 80, []],
    [100, 100, []],
    [0, 1, ['https://example.com/: serp: score 0 is below min-score 1']],
    [0, 0, []],
    [79.9, 80, ['https://example.com/: serp: score 79.9 is below min-score 80']],
  ])('score %d against %d', async (score, bound, reasons) => {
    expect(await judgeRuns([buildRun({ score })], all(bound))).toEqual({
      passed: reasons.length === 0,
      reasons,
      warnings: [],
    })
  })

  test("a tool's own bound stands above the one for all, also where it is 0", async () => {
    const runs = [buildRun({ score: 50 }), buildRun({ tool: 'robots', score: 50 })]
    const { reasons } = await judgeRuns(runs, { minScore: { all: 60, tools: { serp: 0, robots: 90 } } })
    expect(reasons).toEqual(['https://example.com/: robots: score 50 is below min-score 90'])
  })

  test('many pages are one reason with the score of each', async () => {
    const runs = [1, 2, 3, 4, 5].map(number =>
      buildRun({ url: `https://example.com/${number}`, score: number * 10 }),
    )
    expect((await judgeRuns(runs, all(45))).reasons).toEqual([
      'serp: score is below min-score 45 on 4 pages: https://example.com/1 (10), https://example.com/2 (20), https://example.com/3 (30) and 1 more',
    ])
  })

  test('a tool that ran without a score cannot meet a bound', async () => {
    const { passed, reasons } = await judgeRuns([buildRun({ score: null })], all(80))
    expect(passed).toBe(false)
    expect(reasons).toEqual(['https://example.com/: serp: has no score to compare with min-score 80'])
  })

  test('nor can one of which some checks were not measured', async () => {
    const checks = [failedCheck({ outcome: 'not-applicable' }), failedCheck({ outcome: 'not-measured' })]
    expect((await judgeRuns([buildRun({ score: null, checks })], all(80))).passed).toBe(false)
  })

  test('a tool of which no check applies is a warning', async () => {
    const run = buildRun({ score: null, checks: [failedCheck({ outcome: 'not-applicable' })] })
    expect(await judgeRuns([run, buildRun({ tool: 'ux' })], all(80))).toEqual({
      passed: true,
      reasons: [],
      warnings: [
        'https://example.com/: serp: has no score to compare with min-score 80, because none of its checks applies',
      ],
    })
  })

  test('an answer that is data alone is a warning under a bound for all tools', async () => {
    const runs = [buildRun({ score: null, foreign: 'object', judged: false }), buildRun({ tool: 'ux' })]
    expect(await judgeRuns(runs, all(80))).toEqual({
      passed: true,
      reasons: [],
      warnings: [
        'https://example.com/: serp: has no score to compare with min-score 80, because its answer is data without a judgement',
      ],
    })
    expect((await judgeRuns(runs, { minScore: { tools: { serp: 80 } } })).reasons).toEqual([
      'https://example.com/: serp: has no score to compare with min-score 80',
    ])
  })

  test('a tool that was not measured is left to not-measured', async () => {
    const run = buildRun({ status: 'not-measured', reason: 'no Chrome', score: null })
    const judged = buildRun({ tool: 'ux' })
    expect(await judgeRuns([run, judged], { ...all(80), notMeasured: 'ignore' })).toMatchObject({
      passed: true,
    })
    expect((await judgeRuns([run], { ...all(80), notMeasured: 'fail' })).reasons).toEqual([
      'https://example.com/: serp: not measured; no Chrome',
    ])
  })

  test('a body without a score that a fail-if judges does not meet a bound by that', async () => {
    const run = buildRun({ status: 'not-measured', score: null, foreign: 'object' })
    const failIf = [{ scope: 'serp' as const, expression: 'false' }]
    expect((await judgeRuns([run], { ...all(80), failIf, notMeasured: 'fail' })).reasons).toEqual([
      'https://example.com/: serp: has no score to compare with min-score 80',
    ])
  })

  test('a bound for a tool that did not run is a warning', async () => {
    expect(await judgeRuns([buildRun()], { minScore: { tools: { dns: 80 } } })).toEqual({
      passed: true,
      reasons: [],
      warnings: ['min-score names dns, which did not run on any page'],
    })
  })
})
