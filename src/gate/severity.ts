import { type Check, SEVERITIES, type Severity, type ToolRun } from '../api/results.ts'
import type { PartialJudgement } from './judged-runs.ts'
import { distinctPlaces, groupBy, inline, reasonLine } from './reason-line.ts'

interface Failure {
  run: ToolRun
  check: Check
}

const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  error: 'an error',
  warning: 'a warning',
  notice: 'a notice',
}

/**
 * `fail-on`: every failed check at or above a severity is a reason, the worst first. A check that failed on many
 * pages is one reason.
 */
export function judgeSeverities(runs: readonly ToolRun[], failOn: Severity | 'never'): PartialJudgement {
  if (failOn === 'never') return {}
  const counting = SEVERITIES.slice(0, SEVERITIES.indexOf(failOn) + 1)
  const failures = runs.flatMap(run =>
    run.checks.filter(check => check.outcome === 'fail').map(check => ({ run, check })),
  )
  return {
    reasons: counting.flatMap(severity =>
      groupBy(
        failures.filter(({ check }) => check.severity === severity),
        ({ run, check }) => `${run.tool} ${check.id}`,
      ).map(group => reasonOf(group, severity, failOn)),
    ),
  }
}

function reasonOf(failures: readonly Failure[], severity: Severity, failOn: Severity): string {
  const { run, check } = failures[0]!
  const places = failures.reduce((sum, failure) => sum + placeCount(failure.check), 0)
  const count = places > failures.length ? `, ${places} places` : ''
  return reasonLine(distinctPlaces(failures.map(failure => failure.run)), {
    subject: `${run.tool}: `,
    ofOne: `"${inline(check.title)}" (${inline(check.id)}${count}) is ${SEVERITY_WORDS[severity]}`,
    bound: `; fail-on is ${failOn}`,
  })
}

/** Places where a check failed; at least one, since a failure without a known place is somewhere. */
function placeCount(check: Check): number {
  return Math.max(1, check.occurrenceCount ?? check.occurrences.length)
}
