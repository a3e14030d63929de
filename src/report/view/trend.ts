import type { PastRun, Report } from '../report.ts'

/** Runs that make a trend. */
const MIN_RUNS = 3

/** A run behind those before it, the oldest first; undefined where too few are known. */
export function trendOf({ history = [], startedAt, score, counts }: Report): PastRun[] | undefined {
  const now = Date.parse(startedAt)
  const runs = history
    .filter(run => Date.parse(run.startedAt) < now)
    .toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
  runs.push({ startedAt, score, errors: counts.error, warnings: counts.warning })
  return runs.length < MIN_RUNS ? undefined : runs
}
