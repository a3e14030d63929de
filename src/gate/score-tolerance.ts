import type { ScoreChange } from '../api/comparison.ts'
import { scoreInWords } from '../api/score.ts'
import type { PointsByTool } from './conditions.ts'
import type { PartialJudgement } from './judged-runs.ts'
import { distinctPlaces, groupBy, reasonLine } from './reason-line.ts'

/**
 * `score-tolerance`: a tool's score on a page fell against the baseline by more than it may. Without the setting none
 * is a reason: a score also falls by itself, where a check that passed before no longer applies.
 */
export function judgeFalls(
  changes: readonly ScoreChange[],
  allowed: PointsByTool | undefined,
): PartialJudgement {
  if (!allowed) return {}
  const falls = changes.filter(
    ({ tool, before, after, tolerance }) =>
      tool !== undefined && (allowed.tools[tool] ?? allowed.all) !== undefined && before - after > tolerance,
  )
  return {
    failing: falls.map(({ tool, page }) => ({ tool: tool!, url: page })),
    reasons: groupBy(falls, ({ tool, tolerance }) => `${tool} ${tolerance}`).map(group => {
      const { tool, before, after, tolerance } = group[0]!
      const places = group.map(fall => ({
        url: fall.page,
        value: `${scoreInWords(fall.before)} to ${scoreInWords(fall.after)}`,
      }))
      return reasonLine(distinctPlaces(places), {
        subject: `${tool}: `,
        ofOne: `score fell from ${scoreInWords(before)} to ${scoreInWords(after)}`,
        ofMany: 'score fell',
        bound: `; score-tolerance is ${tolerance}`,
      })
    }),
  }
}
