import type { Check, Severity, ToolRun } from './results.ts'

/** What a failed check of each severity weighs in a tool's score. */
const SEVERITY_WEIGHTS: Readonly<Record<Severity, number>> = { error: 10, warning: 3, notice: 1 }

/**
 * Score of a tool without an established score of its own: 100 × passed weight / (passed + failed weight), rounded.
 * Checks that do not apply or were not measured do not count.
 *
 * @returns 0 to 100, or null where no check passed or failed
 */
export function toolScore(checks: readonly Pick<Check, 'severity' | 'outcome'>[]): number | null {
  let passed = 0
  let failed = 0
  for (const check of checks) {
    if (check.outcome === 'pass') passed += SEVERITY_WEIGHTS[check.severity]
    if (check.outcome === 'fail') failed += SEVERITY_WEIGHTS[check.severity]
  }
  return passed + failed === 0 ? null : Math.round((100 * passed) / (passed + failed))
}

/** Mean of the scores that there are, rounded; null where there is none. */
export function meanScore(scores: readonly (number | null)[]): number | null {
  const known = scores.filter(score => score !== null)
  return known.length === 0 ? null : Math.round(known.reduce((sum, score) => sum + score, 0) / known.length)
}

/** The fact that says of a run, where it is true, that its score is a heuristic and says nothing certain of a page. */
export const HEURISTIC = 'heuristic'

/** Score of a page: the mean over its measured tools, but for those whose score is a heuristic. */
export function pageScore(runs: readonly Pick<ToolRun, 'score' | 'facts'>[]): number | null {
  return meanScore(runs.filter(({ facts }) => facts[HEURISTIC] !== true).map(({ score }) => score))
}
