import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, jest, test } from '@jest/globals'
import type { ToolRun } from '../../src/api/results.ts'
import { buildAnalysis, buildPages, buildRun, judgeRuns } from '../support/gate-findings.ts'

const serp = (expression: string) => ({ failIf: [{ scope: 'serp' as const, expression }] })
const report = (expression: string) => ({ failIf: [{ scope: 'report' as const, expression }] })

const EXCEPT_TIMEOUTS = [
  ...(['Date', 'hrtime', 'performance', 'nextTick', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
]
/** Milliseconds that an expression may take. */
const LIMIT_MS = 1000
/** Milliseconds in which an expression is well at work. */
const AT_WORK_MS = 50

/**
 * The gate's answer where an expression takes all of its time, which is over as soon as the expression is at work: it keeps
 * its thread as busy then as a second later.
 */
async function judgeToTheLimit(...given: Parameters<typeof judgeRuns>): ReturnType<typeof judgeRuns> {
  jest.useFakeTimers({ doNotFake: EXCEPT_TIMEOUTS })
  try {
    const judged = judgeRuns(...given)
    while (jest.getTimerCount() === 0) await nextTurn()
    await sleep(AT_WORK_MS)
    jest.advanceTimersByTime(LIMIT_MS - 1)
    expect(jest.getTimerCount()).toBe(1)
    jest.advanceTimersByTime(1)
    return await judged
  } finally {
    jest.useRealTimers()
  }
}

describe('fail-if', () => {
  test('names the page, the tool, the expression and its value', async () => {
    const { passed, reasons } = await judgeRuns([buildRun({ facts: { hops: 7 } })], serp('facts.hops'))
    expect(passed).toBe(false)
    expect(reasons).toEqual(['https://example.com/: serp: fail-if "facts.hops" is true (its value: 7)'])
  })

  // https://docs.jsonata.org/boolean-functions#boolean
  test.each([
    ['true', true],
    ['false', false],
    ['""', false],
    ['"no"', true],
    ['"false"', true],
    ['0', false],
    ['-1', true],
    ['null', false],
    ['[]', false],
    ['[0, ""]', false],
    ['[0, 1]', true],
    ['[[0]]', false],
    ['{}', false],
    ['{"a": false}', true],
    ['$sum', false],
    ['facts.missing', false],
    ['facts.missing.deeper = 1', false],
    ['$boolean(facts.list)', true],
    ['facts.list[n > 5]', false],
  ])('%s is %s', async (expression, truth) => {
    const { passed } = await judgeRuns(
      [buildRun({ facts: { list: [{ n: 1 }, { n: 2 }] } })],
      serp(expression),
    )
    expect(passed).toBe(!truth)
  })

  test('many pages are one reason with the value of each', async () => {
    const runs = [1, 2, 3, 4].map(hops => buildRun({ url: `https://example.com/${hops}`, facts: { hops } }))
    expect((await judgeRuns(runs, serp('facts.hops'))).reasons).toEqual([
      'serp: fail-if "facts.hops" is true on 4 pages: https://example.com/1 (1), https://example.com/2 (2), https://example.com/3 (3) and 1 more',
    ])
    expect((await judgeRuns(runs, serp('facts.hops > 2'))).reasons).toEqual([
      'serp: fail-if "facts.hops > 2" is true on 2 pages: https://example.com/3 and https://example.com/4',
    ])
  })

  test('sees the runs of its own tool alone', async () => {
    const runs = [buildRun({ tool: 'robots', score: 1 }), buildRun({ score: 100 })]
    expect((await judgeRuns(runs, serp('score < 50'))).passed).toBe(true)
  })

  test('sees the runs of pages that an analysis visited', async () => {
    const further = buildRun({ url: 'https://example.com/b', score: 1 })
    const analysis = buildAnalysis({ pages: buildPages([further]) })
    expect((await judgeRuns([buildRun()], serp('score < 50'), [analysis])).reasons).toEqual([
      'https://example.com/b: serp: fail-if "score < 50" is true',
    ])
  })

  test.each<[string, Partial<ToolRun>, string, boolean]>([
    ['our own shape: the run', { score: 3 }, 'tool = "serp" and score = 3', true],
    [
      'an object of unknown shape: that object',
      { foreign: 'object', facts: { grade: 'F' } },
      'grade = "F"',
      true,
    ],
    ['a list: that list', { foreign: 'value', facts: { body: [1, 2, 3] } }, '$count($) = 3', true],
    ['null: null', { foreign: 'value', facts: { body: null } }, '$ = null', true],
    ['a text: that text', { foreign: 'value', facts: { body: 'bad' } }, '$ = "bad"', true],
    [
      'an object, although not measured',
      { foreign: 'object', status: 'not-measured', facts: { n: 1 } },
      'n = 1',
      true,
    ],
    [
      'a value, although not measured',
      { foreign: 'value', status: 'not-measured', facts: { body: 1 } },
      '$ = 1',
      true,
    ],
    ['no body, not measured: nothing', { foreign: 'value', status: 'not-measured' }, 'true', false],
    ['nothing, not measured: nothing', { status: 'not-measured' }, 'true', false],
  ])('the context is, for %s', async (_, overrides, expression, truth) => {
    const runs = [buildRun(overrides), buildRun({ tool: 'ux' })]
    expect((await judgeRuns(runs, serp(expression))).passed).toBe(!truth)
  })

  test('under report it sees the whole findings, once', async () => {
    const runs = [buildRun(), buildRun({ url: 'https://example.com/b' })]
    expect(
      (await judgeRuns(runs, report('$count(pages.runs) = 2 and $count(analyses) = 0'))).reasons,
    ).toEqual(['report: fail-if "$count(pages.runs) = 2 and $count(analyses) = 0" is true'])
    expect((await judgeRuns(runs, report('$count(pages)'))).reasons).toEqual([
      'report: fail-if "$count(pages)" is true (its value: 2)',
    ])
    expect((await judgeRuns(runs, report('$count(pages) > 2'))).passed).toBe(true)
  })

  test('every expression is judged, also several on one tool', async () => {
    const failIf = ['score = 100', 'score = 1', '$exists(url)'].map(expression => ({
      scope: 'serp' as const,
      expression,
    }))
    expect((await judgeRuns([buildRun()], { failIf })).reasons).toHaveLength(2)
  })

  test('an expression on a tool that did not run is a warning', async () => {
    expect(await judgeRuns([buildRun({ tool: 'dns' })], serp('true'))).toEqual({
      passed: true,
      reasons: [],
      warnings: ['serp: fail-if "true" was not evaluated: serp ran on no page'],
    })
  })
})

describe('an expression that cannot be evaluated fails the build', () => {
  test.each([
    ['wrong types', 'facts.text + 1', /left side of the "\+" operator/],
    ['an error of its own', '$error("stop here")', /stop here/],
    ['a syntax error', 'facts.(', /Unexpected|Expected/],
    ['a recursion that does not end', '($f := function($x){1 + $f($x)}; $f(1))', /Stack overflow/],
  ])('with %s', async (_, expression, message) => {
    const { passed, reasons } = await judgeRuns([buildRun({ facts: { text: 'x' } })], serp(expression))
    expect(passed).toBe(false)
    expect(reasons).toEqual([expect.stringMatching(message)])
    expect(reasons[0]).toContain(
      `https://example.com/: serp: fail-if "${expression}" could not be evaluated: `,
    )
  })

  test.each([
    ['a loop', '($f := function($x){$f($x)}; $f(1))'],
    ['a regular expression that backtracks', '$match(facts.text, /(a+)+$/)'],
    ['a built-in function on a huge list', '$count($distinct([1..1000000]))'],
  ])('with %s, and it ends', async (_, expression) => {
    const runs = ['1', '2', '3'].map(name =>
      buildRun({ url: `https://example.com/${name}`, facts: { text: `${'a'.repeat(60)}!` } }),
    )
    expect((await judgeToTheLimit(runs, serp(expression))).reasons).toEqual([
      `https://example.com/1: serp: fail-if "${expression}" could not be evaluated: it did not finish within 1 s; not evaluated on 2 more pages`,
    ])
  })

  test('the expressions after one that was stopped are judged', async () => {
    const failIf = ['($f := function($x){$f($x)}; $f(1))', 'score = 100'].map(expression => ({
      scope: 'serp' as const,
      expression,
    }))
    const { reasons } = await judgeToTheLimit([buildRun()], { failIf })
    expect(reasons).toEqual([
      expect.stringContaining('did not finish'),
      expect.stringContaining('"score = 100" is true'),
    ])
  })

  test('the same error on many pages is one reason', async () => {
    const runs = [1, 2].map(number =>
      buildRun({ url: `https://example.com/${number}`, facts: { text: 'x' } }),
    )
    expect((await judgeRuns(runs, serp('facts.text + 1'))).reasons).toEqual([
      expect.stringMatching(/could not be evaluated on 2 pages: .*\/1 and .*\/2: The left side/),
    ])
  })
})
