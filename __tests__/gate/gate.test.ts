import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { hasJudged } from '../../src/api/judged.ts'
import { type Check, SEVERITIES, type ToolRun } from '../../src/api/results.ts'
import { TOOLS } from '../../src/api/tools.ts'
import type { Conditions } from '../../src/gate/conditions.ts'
import { anyText } from '../support/any-text.ts'
import { buildRun, judgeRuns } from '../support/gate-findings.ts'
import { failedCheck } from '../support/reports.ts'

const arbitraryCheck: fc.Arbitrary<Check> = fc
  .record({
    id: fc.constantFrom('serp/a', 'serp/b', 'serp/c'),
    title: anyText(),
    severity: fc.constantFrom(...SEVERITIES),
    outcome: fc.constantFrom('pass', 'fail', 'not-applicable', 'not-measured'),
    occurrenceCount: fc.option(fc.nat(100), { nil: undefined }),
  })
  .map(failedCheck)

const arbitraryRun: fc.Arbitrary<ToolRun> = fc
  .record({
    tool: fc.constantFrom(...TOOLS),
    url: fc.nat(5).map(number => `https://example.com/${number}`),
    status: fc.constantFrom('measured' as const, 'not-measured' as const),
    reason: fc.option(anyText(), { nil: undefined }),
    score: fc.option(fc.nat(100), { nil: null }),
    checks: fc.array(arbitraryCheck, { maxLength: 4 }),
  })
  .map(buildRun)

/** Something was judged, so that a run is no failure for that alone. */
const JUDGED = buildRun({ url: 'https://example.com/judged' })

const arbitraryRuns = fc.array(arbitraryRun, { maxLength: 12 })

const arbitraryConditions: fc.Arbitrary<Partial<Conditions>> = fc.record({
  failOn: fc.constantFrom(...SEVERITIES, 'never' as const),
  minScore: fc.record(
    { all: fc.nat(100), tools: fc.dictionary(fc.constantFrom(...TOOLS), fc.nat(100)) },
    { requiredKeys: ['tools'] },
  ),
  notMeasured: fc.constantFrom('fail' as const, 'warn' as const, 'ignore' as const),
})

async function holds<T>(arbitrary: fc.Arbitrary<T>, predicate: (value: T) => Promise<void>): Promise<void> {
  await fc.assert(fc.asyncProperty(arbitrary, predicate), { numRuns: 200 })
}

test('it passes exactly where there is no reason', async () => {
  await holds(fc.tuple(arbitraryRuns, arbitraryConditions), async ([runs, conditions]) => {
    const { passed, reasons } = await judgeRuns(runs, conditions)
    expect(passed).toBe(reasons.length === 0)
  })
})

test('where no condition is set, everything in which something was judged passes without a word', async () => {
  await holds(arbitraryRuns, async runs => {
    expect(await judgeRuns([JUDGED, ...runs], {})).toEqual({ passed: true, reasons: [], warnings: [] })
  })
})

test('one more failed check never turns failed into passed', async () => {
  const input = fc.tuple(
    fc.array(arbitraryRun, { minLength: 1, maxLength: 12 }),
    arbitraryCheck,
    fc.nat(),
    arbitraryConditions,
  )
  await holds(input, async ([runs, check, at, conditions]) => {
    // A tool that judged nothing is one that was not measured, and with a check it is measured.
    fc.pre(hasJudged(runs[at % runs.length]!))
    const before = await judgeRuns([JUDGED, ...runs], conditions)
    const worse = runs.with(at % runs.length, {
      ...runs[at % runs.length]!,
      checks: [...runs[at % runs.length]!.checks, { ...check, outcome: 'fail' }],
    })
    if (!before.passed) expect((await judgeRuns([JUDGED, ...worse], conditions)).passed).toBe(false)
  })
})

test('one more run never turns failed into passed', async () => {
  await holds(fc.tuple(arbitraryRuns, arbitraryRun, arbitraryConditions), async ([runs, run, conditions]) => {
    const before = await judgeRuns([JUDGED, ...runs], conditions)
    if (!before.passed) expect((await judgeRuns([JUDGED, ...runs, run], conditions)).passed).toBe(false)
  })
})

test('a lower score never turns failed into passed', async () => {
  await holds(fc.tuple(arbitraryRuns, fc.nat(100), arbitraryConditions), async ([runs, loss, conditions]) => {
    const lower = runs.map(run => ({
      ...run,
      score: run.score === null ? null : Math.max(0, run.score - loss),
    }))
    const before = await judgeRuns(runs, conditions)
    if (!before.passed) expect((await judgeRuns(lower, conditions)).passed).toBe(false)
  })
})

test('a stricter fail-on never turns failed into passed', async () => {
  await holds(fc.tuple(arbitraryRuns, arbitraryConditions), async ([runs, conditions]) => {
    const verdicts = []
    for (const failOn of ['never', ...SEVERITIES] as const)
      verdicts.push((await judgeRuns(runs, { ...conditions, failOn })).passed)
    expect(verdicts).toEqual(verdicts.toSorted((a, b) => Number(b) - Number(a)))
  })
})

test('every reason and warning is one bounded line, whatever the texts', async () => {
  await holds(fc.tuple(arbitraryRuns, arbitraryConditions), async ([runs, conditions]) => {
    const { reasons, warnings } = await judgeRuns(runs, conditions)
    for (const line of [...reasons, ...warnings]) {
      expect(line).not.toMatch(/[\r\n\u2028\u2029\p{Cc}]/u)
      expect(line.isWellFormed()).toBe(true)
      expect(line.length).toBeLessThan(2000)
    }
  })
})

test('the same input gives the same answer', async () => {
  await holds(fc.tuple(arbitraryRuns, arbitraryConditions), async ([runs, conditions]) => {
    expect(await judgeRuns(runs, conditions)).toEqual(await judgeRuns(structuredClone(runs), conditions))
  })
})
