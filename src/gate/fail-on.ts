import type { FailureRef } from '../api/comparison.ts'
import { isFailure } from '../api/failures.ts'
import { SEVERITIES, type Severity } from '../api/results.ts'
import type { PartialJudgement, Runs } from './judged-runs.ts'
import { distinctPlaces, groupBy, inline, reasonLine } from './reason-line.ts'

type Failure = Omit<FailureRef, 'place' | 'places'>

const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  error: 'an error',
  warning: 'a warning',
  notice: 'a notice',
}

/**
 * `fail-on`: every failed check at or above a severity is a reason, the worst first. A check that failed on many
 * pages is one reason. At how many places it did is said by the finding: what several pages have in common is one there.
 */
export function judgeSeverities(runs: Runs, failOn: Severity | 'never'): PartialJudgement {
  if (failOn === 'never') return {}
  const counting = countingSeverities(failOn)
  const failures: Failure[] = []
  for (const { tool, url, checks } of runs) {
    for (const check of checks) {
      if (!isFailure(check) || !counting.includes(check.severity)) continue
      const { id, title, severity } = check
      failures.push({ tool, check: id, title, severity, page: url })
    }
  }
  return judgementOf(failures, failOn, severity => SEVERITY_WORDS[severity])
}

/** The same of those failures alone that are new against a baseline. */
export function judgeNewFailures(
  failures: readonly FailureRef[],
  failOn: Severity | 'never',
): PartialJudgement {
  return judgementOf(failures, failOn, severity => `${SEVERITY_WORDS[severity]} that is new`)
}

function judgementOf(
  failures: readonly Failure[],
  failOn: Severity | 'never',
  wordsOf: (severity: Severity) => string,
): PartialJudgement {
  if (failOn === 'never') return {}
  const groups = countingSeverities(failOn).flatMap(severity =>
    groupBy(
      failures.filter(failure => failure.severity === severity),
      ({ tool, check }) => `${tool} ${check}`,
    ),
  )
  return {
    reasons: groups.map(group => reasonOf(group, wordsOf(group[0]!.severity), failOn)),
    failing: groups.flat().map(({ tool, page }) => ({ tool, url: page })),
  }
}

/** The worst first. */
function countingSeverities(failOn: Severity): readonly Severity[] {
  return SEVERITIES.slice(0, SEVERITIES.indexOf(failOn) + 1)
}

function reasonOf(failures: readonly Failure[], words: string, failOn: Severity): string {
  const { tool, check, title } = failures[0]!
  const pages = distinctPlaces(failures.map(({ page }) => ({ url: page })))
  return reasonLine(pages, {
    subject: `${tool}: `,
    ofOne: `"${inline(title)}" (${inline(check)}) is ${words}`,
    bound: `; fail-on is ${failOn}`,
  })
}
