import { describe, expect, test } from '@jest/globals'
import { SEVERITIES, type Severity } from '../../src/api/results.ts'
import { buildAnalysis, buildPages, buildRun, judgeRuns } from '../support/gate-findings.ts'
import { failedCheck } from '../support/reports.ts'

const page = (number: number) => `https://example.com/${number}`

describe('fail-on', () => {
  test('names the page, the tool, the check and the bound', async () => {
    const { passed, reasons } = await judgeRuns([buildRun({ checks: [failedCheck()] })], { failOn: 'error' })
    expect(passed).toBe(false)
    expect(reasons).toEqual([
      'https://example.com/: serp: "The page has no title" (serp/title-missing) is an error; fail-on is error',
    ])
  })

  test.each<[Severity | 'never', Severity[]]>([
    ['error', ['error']],
    ['warning', ['error', 'warning']],
    ['notice', ['error', 'warning', 'notice']],
    ['never', []],
  ])('%s counts %j', async (failOn, counting) => {
    const checks = SEVERITIES.map(severity => failedCheck({ id: `serp/${severity}`, severity }))
    const { passed, reasons } = await judgeRuns([buildRun({ checks })], { failOn })
    expect(passed).toBe(counting.length === 0)
    expect(reasons.map(reason => /serp\/(\w+)/.exec(reason)![1])).toEqual(counting)
  })

  test.each(['pass', 'not-applicable', 'not-measured'] as const)(
    'a check with outcome %s does not count',
    async outcome => {
      expect(
        (await judgeRuns([buildRun({ checks: [failedCheck({ outcome })] })], { failOn: 'notice' })).passed,
      ).toBe(true)
    },
  )

  test('the worst comes first', async () => {
    const checks = [
      failedCheck({ id: 'serp/a', severity: 'notice' }),
      failedCheck({ id: 'serp/b', severity: 'error' }),
      failedCheck({ id: 'serp/c', severity: 'warning' }),
    ]
    const { reasons } = await judgeRuns([buildRun({ checks })], { failOn: 'notice' })
    expect(reasons.map(reason => /serp\/(\w+)/.exec(reason)![1])).toEqual(['b', 'c', 'a'])
  })

  test('a reason names no number of places, which the finding does', async () => {
    const check = failedCheck({ occurrences: [{ url: page(1) }, { url: page(2) }], occurrenceCount: 70 })
    const { reasons } = await judgeRuns([buildRun({ checks: [check] })], { failOn: 'error' })
    expect(reasons).toEqual([expect.stringContaining('(serp/title-missing) is an error')])
  })

  test('a failure without a known place is a reason all the same', async () => {
    const { reasons } = await judgeRuns([buildRun({ checks: [failedCheck({ occurrences: [] })] })], {
      failOn: 'error',
    })
    expect(reasons).toEqual([expect.stringContaining('(serp/title-missing) is an error')])
  })

  test.each([
    [2, 'on 2 pages: https://example.com/1 and https://example.com/2;'],
    [3, 'on 3 pages: https://example.com/1, https://example.com/2 and https://example.com/3;'],
    [500, 'on 500 pages: https://example.com/1, https://example.com/2, https://example.com/3 and 497 more;'],
  ])('a check that failed on %i pages is one reason', async (count, places) => {
    const runs = Array.from({ length: count }, (_, index) =>
      buildRun({ url: page(index + 1), checks: [failedCheck()] }),
    )
    const { reasons } = await judgeRuns(runs, { failOn: 'error' })
    expect(reasons).toEqual([
      `serp: "The page has no title" (serp/title-missing) is an error ${places} fail-on is error`,
    ])
  })

  test.each([
    [['/1', '/2', ''], 'on 2 pages and the whole site: https://example.com/1, '],
    [['/1', ''], 'on 1 page and the whole site: https://example.com/1 and https://example.com;'],
    [['', ':8080'], 'on 2 sites: https://example.com and https://example.com:8080;'],
  ])('a site that it failed on is no page: %j', async (paths, places) => {
    const runs = paths.map(path => buildRun({ url: `https://example.com${path}`, checks: [failedCheck()] }))
    const { reasons } = await judgeRuns(runs, { failOn: 'error' })
    expect(reasons).toEqual([expect.stringContaining(places)])
  })

  test('the same check id under two severities is two reasons', async () => {
    const runs = [
      buildRun({ url: page(1), checks: [failedCheck({ severity: 'error' })] }),
      buildRun({ url: page(2), checks: [failedCheck({ severity: 'notice' })] }),
    ]
    expect((await judgeRuns(runs, { failOn: 'notice' })).reasons).toHaveLength(2)
  })

  test('text of a page or a service cannot break a reason into lines', async () => {
    const title = 'bad\r\n::error::x\u2028y\u202e\u0000z'
    const { reasons } = await judgeRuns([buildRun({ checks: [failedCheck({ title })] })], { failOn: 'error' })
    expect(reasons[0]).toContain('"bad ::error::x y\ufffdz"')
  })

  test('pages that an analysis visited count, each tool and page once', async () => {
    const run = buildRun({ url: page(1), checks: [failedCheck()] })
    const further = buildRun({ url: page(2), checks: [failedCheck()] })
    const analysis = buildAnalysis({ pages: buildPages([run, further]) })
    const { reasons } = await judgeRuns([run], { failOn: 'error' }, [analysis, analysis])
    expect(reasons).toEqual([expect.stringContaining('on 2 pages')])
  })
})
