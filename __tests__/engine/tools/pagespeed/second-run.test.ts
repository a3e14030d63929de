import { describe, expect, test } from '@jest/globals'
import { commonOf, isDoubtful } from '../../../../src/engine/tools/pagespeed/second-run.ts'
import { lighthouseReport, type ReportParts } from '../../../support/lighthouse-reports.ts'

type Values = Record<string, number>

const run = (values: Values, parts: ReportParts = {}) =>
  lighthouseReport({
    ...parts,
    audits: Object.fromEntries(Object.entries(values).map(([id, numericValue]) => [id, { numericValue }])),
  }).median

describe('a second run', () => {
  test.each<[boolean, string, Values, ReportParts]>([
    [false, 'all is good', {}, {}],
    [false, 'a time is above its bound by no more than noise', { 'first-contentful-paint': 1900 }, {}],
    [true, 'the first paint is late', { 'first-contentful-paint': 4541 }, {}],
    [true, 'the Speed Index is', { 'speed-index': 4541 }, {}],
    [true, 'long tasks block', { 'total-blocking-time': 281 }, {}],
    [false, 'they may block as little in another run', { 'total-blocking-time': 221 }, {}],
    [true, 'the main content is a little late', { 'largest-contentful-paint': 3500 }, {}],
    [false, 'it is late by all that it loads', { 'largest-contentful-paint': 22_000 }, {}],
    [false, 'the page jumps', { 'cumulative-layout-shift': 0.5 }, {}],
    [false, 'other programs had the machine', { 'first-contentful-paint': 4541 }, { othersShare: 0.8 }],
  ])('is due: %s, where %s', (isDue, _when, values, parts) => {
    expect(isDoubtful(run(values, parts), 'mobile')).toBe(isDue)
  })

  const noisy = { 'first-contentful-paint': 4541, 'speed-index': 4541, 'total-blocking-time': 191 }
  const calm = { 'first-contentful-paint': 1222, 'speed-index': 2600, 'total-blocking-time': 120 }
  const valueIn = (result: ReturnType<typeof run>, id: string) => result.audits[id]?.numericValue

  test('stands for both where it is better, and the first one otherwise', () => {
    const [first, second] = [run(noisy, { score: 0.5 }), run(calm, { score: 0.9 })]
    expect(commonOf(first, second, 'mobile')).toBe(second)
    expect(commonOf(second, first, 'mobile')).toBe(second)
  })

  test('takes away what only one of them says', () => {
    const blocking = run({ ...calm, 'total-blocking-time': 700 }, { score: 0.8 })
    const common = commonOf(run(noisy, { score: 0.5 }), blocking, 'mobile')
    expect(valueIn(common, 'first-contentful-paint')).toBe(1222)
    expect(valueIn(common, 'total-blocking-time')).toBe(191)
  })

  test('leaves what both say', () => {
    const again = run({ ...noisy, 'first-contentful-paint': 3100 }, { score: 0.6 })
    const common = commonOf(run(noisy, { score: 0.5 }), again, 'mobile')
    expect(valueIn(common, 'first-contentful-paint')).toBe(3100)
  })

  test('does not count where other programs had the machine', () => {
    const first = run(noisy, { score: 0.5 })
    expect(commonOf(first, run(calm, { score: 0.9, othersShare: 0.8 }), 'mobile')).toBe(first)
  })
})
