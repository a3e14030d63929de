import type { Check, ToolRun } from './results.ts'

type Outcomes = readonly Pick<Check, 'outcome' | 'message'>[]

/** Whether any of some checks came out one way or the other. */
function anyJudged(checks: Outcomes): boolean {
  return checks.some(({ outcome }) => outcome === 'pass' || outcome === 'fail')
}

/**
 * Why none of some checks passed or failed, where at least half of them could not be measured. Undefined where one did
 * pass or fail, where there are no checks, and where hardly any applies: a page without links has no broken ones, and
 * one without structured data stays that, although nobody saw whether its scripts add some.
 */
export function reasonNothingJudged(checks: Outcomes): string | undefined {
  const missing = checks.filter(({ outcome }) => outcome === 'not-measured')
  if (missing.length === 0 || missing.length * 2 < checks.length || anyJudged(checks)) return undefined
  return missing.find(({ message }) => message)?.message ?? 'none of its checks was measured'
}

/**
 * Whether a tool judged anything: it has a score, or a check that passed or failed. A list of issues of a service that
 * is empty says that there are none.
 */
export function hasJudged({ status, score, checks, foreign, judged }: ToolRun): boolean {
  if (status === 'not-measured' || judged === false) return false
  return score !== null || anyJudged(checks) || (foreign !== undefined && checks.length === 0)
}

/** The fact that says what was left out of a run or an analysis, since it was too large to keep. */
export const LEFT_OUT = 'leftOut'
