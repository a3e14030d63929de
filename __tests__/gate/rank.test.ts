import { describe, expect, test } from '@jest/globals'
import type { RankEntry } from '../../src/api/results.ts'
import type { Conditions } from '../../src/gate/conditions.ts'
import { judge } from '../../src/gate/gate.ts'
import { rankEntry } from '../support/rank.ts'
import { makeReport } from '../support/reports.ts'

const OAK = rankEntry(
  [
    ['oak table', '2026-11-13', 8],
    ['oak table', '2026-11-20', 12],
    ['oak chair', '2026-11-13', 2],
    ['oak chair', '2026-11-20', 3],
    ['oak bench', '2026-11-13', 30],
    ['oak bench', '2026-11-20', null],
  ],
  { keywords: ['oak stool'] },
)
const FAILED: RankEntry = {
  reason: 'the variable SEO_PREFLIGHT_X is not set',
  project: { id: 'ash', name: null, url: null, keywords: [], facts: {} },
  dashboard: { id: 'ash', facts: {} },
}

async function judged(
  expression: string,
  rank: RankEntry[] = [OAK],
  notMeasured: Conditions['notMeasured'] = 'fail',
) {
  const { passed, reasons, warnings } = await judge(
    { ...makeReport(), rank },
    {
      failOn: 'never',
      minScore: { tools: {} },
      failIf: expression === '' ? [] : [{ scope: 'rank', expression }],
      notMeasured,
      overrides: [],
      scoreTolerance: undefined,
    },
  )
  return { passed, reasons, warnings }
}

describe('a condition on rank', () => {
  test.each([
    // The examples of the README.
    ["dashboard.changes.days7.leftTop10[keyword in ['oak table', 'oak chair']]", true],
    ["dashboard.changes.days7.leftTop10[keyword = 'oak chair']", false],
    // Then (3.2 + 15.7 + 0) / 85.5 = 22.11, now (0 + 11 + 0) / 85.5 = 12.87
    ['dashboard.changes.days7.visibility.percent <= -10', true],
    ['dashboard.changes.days7.visibility.percent <= -50', false],
    // There is no data of 30 days ago: nobody knows, and nobody is told otherwise.
    ['dashboard.changes.days30.visibility.percent <= -10', false],
    // A keyword that is not among the results is behind all places; one without data is nowhere.
    ["project.keywords[keyword = 'oak bench'].positions[position > 100]", true],
    ["project.keywords[keyword = 'oak stool'].positions[position > 10]", false],
    ["project.keywords[keyword = 'oak stool'].positions[state = 'unknown']", true],
    ['$max(dashboard.changes.days7.losers.after) = 101', true],
    ['dashboard.distribution.top3 < 1', false],
    ['$average(project.keywords.positions.history) > 1', true],
  ])('%s is %s', async (expression, fails) => {
    const { passed, reasons, warnings } = await judged(expression)
    expect({ passed, warnings }).toEqual({ passed: !fails, warnings: [] })
    if (fails) expect(reasons[0]).toContain(`rank: fail-if "${expression}" is true for oak`)
  })

  test('is evaluated for each project', async () => {
    const ash = rankEntry([['ash table', '2026-11-20', 40]], { id: 'ash' })
    expect((await judged('dashboard.distribution.top10 = 0', [OAK, ash])).reasons).toEqual([
      'rank: fail-if "dashboard.distribution.top10 = 0" is true for ash',
    ])
  })

  test('that cannot be evaluated fails the build', async () => {
    expect((await judged("$number('x') = 1")).reasons[0]).toContain('could not be evaluated for oak')
  })

  test('that takes too long is ended', async () => {
    const { reasons } = await judged('$sum([1..10000000].($ * $))')
    expect(reasons[0]).toMatch(/rank: fail-if .* could not be evaluated for oak: /)
  })

  test('that can never be true is a warning', async () => {
    expect((await judged('function($x){ $x }')).warnings[0]).toContain('gives a function')
  })

  test('is not evaluated without projects, and says so', async () => {
    expect(await judged('dashboard.visibility < 1', [])).toEqual({
      passed: true,
      reasons: [],
      warnings: [
        'rank: fail-if "dashboard.visibility < 1" was not evaluated: no rank project was asked for; set "rank-projects"',
      ],
    })
  })

  test.each([
    ['fail', 'reasons'],
    ['warn', 'warnings'],
  ] as const)('on a project that gave nothing does what not-measured says: %s', async (setting, where) => {
    const judgement = await judged('dashboard.visibility < 1', [OAK, FAILED], setting)
    expect(judgement[where]).toEqual(['rank: ash was not measured: the variable SEO_PREFLIGHT_X is not set'])
    expect(judgement.passed).toBe(setting !== 'fail')
    expect(await judged('dashboard.visibility < 1', [FAILED], 'ignore')).toEqual({
      passed: true,
      reasons: [],
      warnings: [],
    })
  })

  test('without which a project that gave nothing is no concern of the gate', async () => {
    expect(await judged('', [FAILED])).toEqual({ passed: true, reasons: [], warnings: [] })
  })
})
