import type { Comparison, ScoreChange } from '../../api/comparison.ts'
import { factOf } from '../../api/lazy-facts.ts'
import type { ToolRun } from '../../api/results.ts'
import { scoreInWords } from '../../api/score.ts'

/** What a cell shows where a tool gave no result. */
export const NOT_MEASURED = 'n/m'
/** What a cell shows where a tool gave a result without a score, or was not run, and where a page has no score. */
export const NO_SCORE = '–'

export type ScoreBand = 'good' | 'middling' | 'poor' | 'none'

const GRADE = /^[A-F][+-]?$/

/** Bands of scores as in Lighthouse (https://developer.chrome.com/docs/lighthouse/performance/performance-scoring). */
const GOOD_FROM = 90
const MIDDLING_FROM = 50

/**
 * The band that colours a score.
 *
 * @param isAtFault whether what has the score has an error, or fails the build: that is never good
 */
export function scoreBand(score: number | null, isAtFault: boolean): ScoreBand {
  if (score === null) return 'none'
  if (score < MIDDLING_FROM) return 'poor'
  return score >= GOOD_FROM && !isAtFault ? 'good' : 'middling'
}

/**
 * What a cell of a table shows: a score, else the grade that a service gives instead, {@link NOT_MEASURED} or
 * {@link NO_SCORE}.
 */
export function scoreText(run: (Pick<ToolRun, 'status' | 'score'> & { grade?: string }) | undefined): string {
  if (run?.status === 'not-measured') return NOT_MEASURED
  if (run === undefined) return NO_SCORE
  if (run.score !== null) return scoreInWords(run.score)
  return run.grade ?? NO_SCORE
}

/** The grade that a service gives, where it is one that a table can show. */
export function gradeIn(run: Pick<ToolRun, 'facts'>): string | undefined {
  const grade = factOf(run, 'grade')
  return typeof grade === 'string' && GRADE.test(grade) ? grade : undefined
}

/** The changes of scores by more than they vary by themselves, and by enough for people to read two different scores. */
export function meaningfulChanges(comparison: Comparison | undefined): ScoreChange[] {
  const changes = comparison?.scores ?? []
  return changes.filter(
    ({ before, after, tolerance }) =>
      Math.abs(after - before) > tolerance && scoreInWords(before) !== scoreInWords(after),
  )
}
