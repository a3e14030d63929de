import { describe, expect, test } from '@jest/globals'
import { rankDashboardSchema, rankProjectSchema } from '../../../src/api/result-schemas.ts'
import { clickShare, visibilityOf } from '../../../src/engine/rank/click-curve.ts'
import { rankDashboardOf } from '../../../src/engine/rank/dashboard.ts'
import type { Observation } from '../../../src/engine/rank/observation.ts'
import { rankProjectOf } from '../../../src/engine/rank/project.ts'
import { track } from '../../../src/engine/rank/series.ts'

/** Rows as `day keyword position`; `-` for a keyword that was looked for and not found, a market behind it. */
function rows(text: string): Observation[] {
  return text
    .trim()
    .split('\n')
    .map(line => {
      const [day = '', keyword = '', position = '', engine = 'google', device = ''] = line.trim().split(/\s+/)
      return {
        day: day === '*' ? null : day,
        keyword: keyword === '*' ? null : keyword,
        position: position === '-' ? null : Number(position),
        searchEngine: engine,
        location: '',
        device,
      }
    })
}

const PROJECT = { id: 'oak', name: 'Oak', domain: 'oak.example' }

function figures(keywords: string[], text: string) {
  const tracked = track(keywords, rows(text))
  const project = rankProjectOf({ ...PROJECT, keywords }, tracked, [])
  const dashboard = rankDashboardOf('oak', tracked, [])
  expect(rankProjectSchema.safeParse(project).error).toBeUndefined()
  expect(rankDashboardSchema.safeParse(dashboard).error).toBeUndefined()
  return { project, dashboard }
}

describe('the click curve', () => {
  test.each([
    [1, 28.5],
    [2, 15.7],
    [10, 2.5],
    [11, 0],
    [60, 0],
    // Halfway between 28.5 and 15.7, and between 2.5 and 0.
    [1.5, 22.1],
    [10.5, 1.25],
  ])('of position %s is %s percent', (position, share) => {
    expect(clickShare(position)).toBeCloseTo(share, 10)
  })

  test('gives the visibility of keywords against all of them in first place', () => {
    expect(visibilityOf([1, 1])).toBe(100)
    // (28.5 + 11 + 0 + 0) / (4 × 28.5) = 39.5 / 114
    expect(visibilityOf([1, 3, 40, null])).toBeCloseTo(34.649, 3)
    expect(visibilityOf([null])).toBe(0)
    expect(visibilityOf([])).toBeNull()
  })
})

describe('a project', () => {
  const { project } = figures(
    ['table', 'chair', 'bench'],
    `2026-10-21 table 9
     2026-11-13 table 6
     2026-11-19 table 4.256
     2026-11-20 table 3
     2026-11-13 chair 8
     2026-11-20 chair -`,
  )
  const [table, chair, bench] = project.keywords.map(({ positions }) => positions[0]!)

  test('has the position of the newest day, and its change over 1, 7 and 30 days', () => {
    expect(project.asOf).toBe('2026-11-20')
    expect(table).toMatchObject({
      position: 3,
      state: 'ranked',
      date: '2026-11-20',
      change: { days1: 1.26, days7: 3, days30: 6 },
    })
  })

  test('has no change where one of the days is missing, or the keyword was not found on it', () => {
    expect(chair).toMatchObject({
      position: null,
      state: 'not-ranked',
      change: { days1: null, days7: null, days30: null },
    })
  })

  test('has a keyword that no row is about, as unknown', () => {
    expect(bench).toMatchObject({ position: null, state: 'unknown' })
    expect(bench!.history!.every(place => place === null)).toBe(true)
  })

  test('has every day of its history, with gaps where there is none', () => {
    expect(project.days).toHaveLength(31)
    expect([project.days![0], project.days!.at(-1)]).toEqual(['2026-10-21', '2026-11-20'])
    expect(table!.history!.filter(place => place !== null)).toEqual([9, 6, 4.26, 3])
    expect(table!.history!.at(-3)).toBeNull()
  })

  test('has at most 91 days', () => {
    const long = figures(['table'], '2026-01-01 table 9\n2026-11-20 table 3').project
    expect(long.days).toHaveLength(91)
    expect(long.days![0]).toBe('2026-08-22')
  })

  test('has each keyword in each market, each with the newest day of its own', () => {
    const { keywords } = figures(
      ['table', 'chair'],
      `2026-11-20 table 3 google mobile
       2026-11-19 table 5 google desktop
       2026-11-19 chair 7 google desktop`,
    ).project
    const seen = keywords.flatMap(({ keyword, positions }) =>
      positions.map(({ device, position, state, date }) => [keyword, device, position, state, date]),
    )
    expect(seen).toEqual([
      ['table', 'desktop', 5, 'ranked', '2026-11-19'],
      ['table', 'mobile', 3, 'ranked', '2026-11-20'],
      ['chair', 'desktop', 7, 'ranked', '2026-11-19'],
      ['chair', 'mobile', null, 'unknown', '2026-11-20'],
    ])
  })

  test('of an export without days has positions, and neither change nor history', () => {
    const { project, dashboard } = figures(['table'], '* table 3.4')
    expect(project).toMatchObject({ asOf: null, days: [] })
    expect(project.keywords[0]!.positions[0]).toMatchObject({ position: 3.4, date: null, history: [] })
    expect(dashboard).toMatchObject({ averagePosition: 3.4, changes: { days7: null }, history: [] })
  })

  test('of the whole site has the mean of several on one day as its average', () => {
    const site = (device: string, position: number) => ({
      ...rows('2026-11-20 x 1')[0]!,
      keyword: null,
      device,
      position,
    })
    for (const both of [
      [site('mobile', 2), site('desktop', 40)],
      [site('desktop', 40), site('mobile', 2)],
    ]) {
      expect([...track(['table'], both).overall]).toEqual([['2026-11-20', 21]])
    }
  })

  test('takes the best of several pages on one day, and keywords without regard to capitals and blanks', () => {
    const tracked = track(
      ['Oak  Table'],
      [
        ...rows('2026-11-20 x 9').map(row => ({
          ...row,
          keyword: 'oak table',
          url: 'https://oak.example/b',
        })),
        ...rows('2026-11-20 x 4').map(row => ({
          ...row,
          keyword: 'OAK table',
          url: 'https://oak.example/a',
        })),
        ...rows('2026-11-20 x -').map(row => ({ ...row, keyword: 'oak table' })),
      ],
    )
    const { keywords } = rankProjectOf({ ...PROJECT, keywords: ['Oak  Table'] }, tracked, [])
    expect(keywords[0]!.positions).toMatchObject([{ position: 4, url: 'https://oak.example/a' }])
  })
})

describe('a dashboard', () => {
  const { dashboard } = figures(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    `2026-11-13 a 5
     2026-11-20 a 2
     2026-11-13 b 9
     2026-11-20 b 12
     2026-11-13 c 40
     2026-11-20 c -
     2026-11-20 d 60
     2026-11-13 e -
     2026-11-20 e 10
     2026-11-13 f 1
     2026-11-20 g 104`,
  )

  test('counts the keywords up to each place; what has no data is unknown, and no zero', () => {
    // a 2, b 12, c not found, d 60, e 10, f without data, g 104.
    expect(dashboard.distribution).toEqual({
      top3: 1,
      top10: 2,
      top20: 3,
      top50: 3,
      top100: 4,
      none: 2,
      unknown: 1,
    })
  })

  test('has the mean of the positions that are known', () => {
    // (2 + 12 + 60 + 10 + 104) / 5
    expect(dashboard.averagePosition).toBe(37.6)
  })

  test('has the visibility of the keywords that are known', () => {
    // (15.7 + 0 + 0 + 0 + 2.5 + 0) / (6 × 28.5) = 18.2 / 171
    expect(dashboard.visibility).toBe(10.64)
  })

  test('compares like with like: keywords that are known on both days', () => {
    const { days1, days7, days30 } = dashboard.changes!
    expect([days1, days30]).toEqual([null, null])
    expect(days7).toMatchObject({
      // a, b, c and e; then 5, 9, 40 and not found; now 2, 12, not found and 10.
      compared: 4,
      averagePosition: { before: 18, after: 8 },
      // then (7.2 + 2.8) / 114, now (15.7 + 2.5) / 114
      visibility: { before: 8.77, after: 15.96, percent: 82 },
    })
  })

  test('names winners and losers, the largest first, and who enters and leaves the first ten', () => {
    const { winners, losers, enteredTop10, leftTop10 } = dashboard.changes!.days7!
    const names = (moves: typeof winners) =>
      moves.map(({ keyword, before, after }) => [keyword, before, after])
    expect(names(winners)).toEqual([
      ['e', null, 10],
      ['a', 5, 2],
    ])
    expect(names(losers)).toEqual([
      ['c', 40, null],
      ['b', 9, 12],
    ])
    expect(names(enteredTop10)).toEqual([['e', null, 10]])
    expect(names(leftTop10)).toEqual([['b', 9, 12]])
    expect(winners[1]!.change).toBe(3)
    expect(winners[0]!.change).toBeNull()
  })

  test('has the figures of each day, and null on days without data', () => {
    const { history = [] } = dashboard
    expect(history).toHaveLength(8)
    // 5, 9, 40, not found and 1: mean 13.75; (7.2 + 2.8 + 0 + 0 + 28.5) / 142.5
    expect(history[0]).toEqual({
      date: '2026-11-13',
      averagePosition: 13.75,
      visibility: 27.02,
      top10: 3,
      known: 5,
    })
    expect(history[1]).toEqual({
      date: '2026-11-14',
      averagePosition: null,
      visibility: null,
      top10: null,
      known: 0,
    })
  })

  test('has no figures at all where nothing is known', () => {
    const { dashboard } = figures(['a'], '2026-11-20 other 3')
    expect(dashboard).toMatchObject({
      asOf: null,
      averagePosition: null,
      visibility: null,
      distribution: { top100: 0, none: 0, unknown: 1 },
      history: [],
    })
  })

  test('takes the average of the site where a source has no keywords', () => {
    const { dashboard } = figures(['a', 'b'], '2026-11-19 * 7.5\n2026-11-20 * 7.25')
    expect(dashboard.history!.map(({ averagePosition, known }) => [averagePosition, known])).toEqual([
      [7.5, 0],
      [7.25, 0],
    ])
  })
})
