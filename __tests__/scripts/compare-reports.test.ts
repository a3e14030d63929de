import { describe, expect, test } from '@jest/globals'
import { differencesOf } from '../../scripts/compare-reports/differences.ts'
import { withoutNoise } from '../../scripts/compare-reports/noise.ts'

/** A report with one run on one page. */
function reportOf(run: object, rest: object = {}) {
  return { ...rest, pages: [{ url: 'http://localhost/', runs: [{ tool: 'serp', checks: [], ...run }] }] }
}

const check = (id: string, rest: object = {}) => ({ id: `serp/${id}`, outcome: 'fail', ...rest })

/** Each difference on one line. */
const linesOf = (before: unknown, after: unknown) =>
  differencesOf(before, after).map(({ path, what }) => `${path.join(' ')}: ${what}`)

describe('differences of two reports', () => {
  const CHECKS = 'pages http://localhost/ runs serp checks'

  test.each<[string, object, object, string[]]>([
    ['equal reports have none', { checks: [check('a')] }, { checks: [check('a')] }, []],
    [
      'a check that is gained shifts none of the others',
      { checks: [check('b')] },
      { checks: [check('a'), check('b')] },
      [`${CHECKS} serp/a: gained: {"id":"serp/a","outcome":"fail"}`],
    ],
    [
      'a check that is lost',
      { checks: [check('a'), check('b')] },
      { checks: [check('b')] },
      [`${CHECKS} serp/a: lost: {"id":"serp/a","outcome":"fail"}`],
    ],
    [
      'another outcome',
      { checks: [check('a')] },
      { checks: [check('a', { outcome: 'pass' })] },
      [`${CHECKS} serp/a outcome: "fail" → "pass"`],
    ],
    [
      'a message that is lost',
      { checks: [check('a', { message: 'no title' })] },
      { checks: [check('a')] },
      [`${CHECKS} serp/a message: lost: "no title"`],
    ],
    [
      'another order of the same checks',
      { checks: [check('a'), check('b')] },
      { checks: [check('b'), check('a')] },
      [`${CHECKS}: the order differs`],
    ],
    [
      'another line of one of two places on one page',
      {
        places: [
          { url: '/', line: 1 },
          { url: '/', line: 2 },
        ],
      },
      {
        places: [
          { url: '/', line: 1 },
          { url: '/', line: 3 },
        ],
      },
      ['pages http://localhost/ runs serp places * line: 2 → 3'],
    ],
    [
      'a place more than there was, which equals another',
      { places: [{ url: '/' }] },
      { places: [{ url: '/' }, { url: '/' }] },
      ['pages http://localhost/ runs serp places *: gained: {"url":"/"}'],
    ],
    [
      'a fact deep within',
      { facts: { title: { pixels: [1, 2] } } },
      { facts: { title: { pixels: [1, 3] } } },
      ['pages http://localhost/ runs serp facts title pixels *: 2 → 3'],
    ],
  ])('%s', (_, before, after, lines) => {
    expect(linesOf(reportOf(before), reportOf(after))).toEqual(lines)
  })

  test('a long text is shown from shortly before what differs', () => {
    const [{ what } = { what: '' }] = differencesOf(`${'x'.repeat(500)}old`, `${'x'.repeat(500)}new`)
    expect(what).toMatch(/^…x{60}old" → …x{60}new"$/)
  })
})

describe('noise', () => {
  test('the time of a run, the score of a page and the figures of Lighthouse are set aside', () => {
    const metrics = (value: number) => ({ 'speed-index': { value, score: value / 100 } })
    const report = (value: number) =>
      reportOf(
        {
          tool: 'pagespeed',
          score: value,
          durationMs: value,
          facts: { metrics: metrics(value), benchmarkIndex: value },
          checks: [check('speed-index', { outcome: value > 50 ? 'fail' : 'pass', message: `${value} ms` })],
        },
        { startedAt: `2026-01-01T00:00:${value}Z`, score: value },
      )
    expect(linesOf(withoutNoise(report(40)), withoutNoise(report(60)))).toEqual([])
  })

  test('a metric or a check of Lighthouse that is lost is none', () => {
    const before = {
      facts: { metrics: { a: { value: 1 }, b: { value: 1 } } },
      checks: [check('a'), check('b')],
    }
    const after = { facts: { metrics: { a: { value: 1 } } }, checks: [check('a')] }
    const lines = linesOf(
      withoutNoise(reportOf({ tool: 'pagespeed', ...before })),
      withoutNoise(reportOf({ tool: 'pagespeed', ...after })),
    )
    expect(lines).toHaveLength(2)
  })

  test('the outcome and the message of another tool are none', () => {
    const report = (message: string) =>
      withoutNoise(reportOf({ checks: [check('a', { message })], score: 1 }))
    expect(linesOf(report('old'), report('new'))).toHaveLength(1)
  })

  test('links that are checked in another order are the same links', () => {
    const report = (...urls: string[]) =>
      withoutNoise(
        reportOf({ tool: 'broken-links', facts: { links: urls.map(url => ({ url, status: 200 })) } }),
      )
    expect(linesOf(report('/a', '/b'), report('/b', '/a'))).toEqual([])
    expect(linesOf(report('/a', '/b'), report('/a'))).toHaveLength(1)
  })
})
