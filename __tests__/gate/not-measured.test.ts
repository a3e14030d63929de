import { describe, expect, test } from '@jest/globals'
import { judge } from '../../src/gate/gate.ts'
import { buildAnalysis, buildConditions, buildPages, buildRun, judgeRuns } from '../support/gate-findings.ts'

const failed = (overrides = {}) =>
  buildRun({ status: 'not-measured', reason: 'no Chrome was found', score: null, ...overrides })
const LINE = 'https://example.com/: serp: not measured; no Chrome was found'

describe('not-measured', () => {
  test.each([
    ['fail', { passed: false, reasons: [LINE], warnings: [] }],
    ['warn', { passed: true, reasons: [], warnings: [LINE] }],
    ['ignore', { passed: true, reasons: [], warnings: [] }],
  ] as const)('%s', async (notMeasured, judgement) => {
    expect(await judgeRuns([failed(), buildRun({ tool: 'ux' })], { notMeasured })).toEqual(judgement)
  })

  test.each([
    ['fail', [{ tool: 'serp', url: 'https://example.com/' }]],
    ['warn', []],
    ['ignore', []],
  ] as const)('%s makes %j fail the build', async (notMeasured, failing) => {
    const pages = buildPages([failed(), buildRun({ tool: 'ux' })])
    const judgement = await judge({ pages, sites: [], analyses: [] }, buildConditions({ notMeasured }))
    expect(judgement.failing).toEqual(failing)
  })

  test('a tool that ran out of time on one page and judged another fails nothing, and is told', async () => {
    const late = failed({
      url: 'https://example.com/b',
      reason: 'it did not finish within 120 s',
      late: true,
    })
    const line = 'https://example.com/b: serp: not measured; it did not finish within 120 s'
    const runs = [buildRun(), late, buildRun({ tool: 'ux' })]
    expect(await judgeRuns(runs, { notMeasured: 'fail' })).toEqual({
      passed: true,
      reasons: [],
      warnings: [line],
    })
    const { failing } = await judge(
      { pages: buildPages(runs), sites: [], analyses: [] },
      buildConditions({ notMeasured: 'fail' }),
    )
    expect(failing).toEqual([])
    expect((await judgeRuns(runs, { notMeasured: 'ignore' })).warnings).toEqual([])
    // What else it was not measured for still fails.
    const both = await judgeRuns([...runs, failed()], { notMeasured: 'fail' })
    expect(both).toMatchObject({ passed: false, reasons: [LINE], warnings: [line] })
  })

  test('a tool that ran out of time on each page fails the build', async () => {
    const late = failed({ reason: 'it did not finish within 120 s', late: true })
    const found = await judgeRuns([late, buildRun({ tool: 'ux' })], { notMeasured: 'fail' })
    expect(found.reasons).toEqual([
      'https://example.com/: serp: not measured; it did not finish within 120 s',
    ])
  })

  test('one cause on many pages is one line', async () => {
    const runs = [1, 2, 3, 4].map(number => failed({ url: `https://example.com/${number}` }))
    expect((await judgeRuns(runs, { notMeasured: 'fail' })).reasons).toEqual([
      'serp: not measured on 4 pages: https://example.com/1, https://example.com/2, https://example.com/3 and 1 more; no Chrome was found',
    ])
  })

  test('a cause that names the page is the same cause on the next page', async () => {
    const runs = [1, 2].map(number => {
      const url = `https://example.com/${number}`
      return failed({ url, reason: `${url} answered 503` })
    })
    expect((await judgeRuns(runs, { notMeasured: 'fail' })).reasons).toHaveLength(1)
  })

  test('one cause of many tools on the same pages is one line', async () => {
    const tools = ['robots', 'sitemap', 'schema', 'serp', 'hreflang', 'mobile', 'ux'] as const
    const reasonsOf = async (...urls: string[]) => {
      const runs = urls.flatMap(url => tools.map(tool => failed({ tool, url, reason: `${url} answers 404` })))
      return (await judgeRuns(runs, { notMeasured: 'fail' })).reasons
    }
    const [a, b] = ['https://example.com/a', 'https://example.com/b'] as const
    const named = 'robots, sitemap, schema, serp, hreflang and 2 more: not measured'
    expect(await reasonsOf(a)).toEqual([`${a}: ${named}; ${a} answers 404`])
    expect(await reasonsOf(a, b)).toEqual([`${named} on 2 pages: ${a} and ${b}; ${a} answers 404`])
  })

  test('other pages and other causes are lines of their own', async () => {
    const runs = [
      failed(),
      failed({ tool: 'ux' }),
      failed({ url: 'https://example.com/b' }),
      failed({ url: 'https://example.com/c', reason: 'too late' }),
    ]
    expect((await judgeRuns(runs, { notMeasured: 'fail' })).reasons).toEqual([
      'serp: not measured on 2 pages: https://example.com/ and https://example.com/b; no Chrome was found',
      'https://example.com/: ux: not measured; no Chrome was found',
      'https://example.com/c: serp: not measured; too late',
    ])
  })

  test('a run without a reason is one all the same', async () => {
    expect((await judgeRuns([failed({ reason: undefined })], { notMeasured: 'fail' })).reasons).toEqual([
      'https://example.com/: serp: not measured',
    ])
  })

  test('a measured run is none, whatever its score', async () => {
    expect(await judgeRuns([buildRun({ score: 0 })], { notMeasured: 'fail' })).toMatchObject({ passed: true })
  })

  test('an analysis without a result counts as a tool does', async () => {
    const analysis = buildAnalysis({ status: 'not-measured', reason: 'it answered 501' })
    const line = 'https://example.com/: analysis: not measured; it answered 501'
    expect((await judgeRuns([], { notMeasured: 'fail' }, [analysis])).reasons).toEqual([line])
    expect((await judgeRuns([], { notMeasured: 'warn' }, [analysis])).warnings).toEqual([line])
    expect((await judgeRuns([], { notMeasured: 'ignore' }, [analysis])).warnings).toEqual([])
  })

  test('a body of unknown shape is left to the fail-if of its tool, where there is one', async () => {
    const run = failed({ foreign: 'object', facts: { grade: 'A' } })
    const failIf = (scope: 'serp' | 'ux' | 'report') => [{ scope, expression: 'false' }]
    const judged = (scope: 'serp' | 'ux' | 'report') =>
      judgeRuns([run], { notMeasured: 'fail', failIf: failIf(scope) })
    expect((await judged('serp')).passed).toBe(true)
    expect((await judged('ux')).passed).toBe(false)
    expect((await judged('report')).passed).toBe(false)
    expect((await judgeRuns([run], { notMeasured: 'fail' })).passed).toBe(false)
  })
})
