import { expect, test } from '@jest/globals'
import type { Outcome } from '../../src/api/results.ts'

const EVERY_OUTCOME = ['pass', 'fail', 'not-applicable'] as const

type TableOutcome = (typeof EVERY_OUTCOME)[number]

/** Outcomes that a check never has, or that another test shows, each with the reason. */
export type Exceptions<Name extends string> = Partial<Record<Name, Partial<Record<TableOutcome, string>>>>

/**
 * Adds a test for each check: its cases show each outcome that it can have. An exception for an outcome that has a
 * case fails, as one for a check that is not there.
 *
 * @param names of the checks, without their tool
 * @param cases which check each is about, and what comes out
 */
export function testThatCasesShowEachOutcome<Name extends string>(
  names: readonly Name[],
  cases: readonly { check: Name; outcome: Outcome }[],
  exceptions: Exceptions<Name> = {},
): void {
  test.each(names)('%s has a case for each outcome that it can have', name => {
    const shown = new Set(cases.filter(({ check }) => check === name).map(({ outcome }) => outcome))
    const excepted = exceptions[name] ?? {}
    const expected = EVERY_OUTCOME.filter(outcome => excepted[outcome] === undefined)
    expect(EVERY_OUTCOME.filter(outcome => shown.has(outcome))).toEqual(expected)
  })

  test('exceptions are of checks that are there', () => {
    expect(names).toEqual(expect.arrayContaining(Object.keys(exceptions)))
  })
}
