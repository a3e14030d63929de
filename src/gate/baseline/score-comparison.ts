import type { ScoreChange } from '../../api/comparison.ts'
import type { ToolRun } from '../../api/results.ts'
import { pageScore } from '../../api/score.ts'
import type { PointsByTool } from '../conditions.ts'
import { groupBy } from '../reason-line.ts'
import type { ComparedRun } from './check-comparison.ts'

/**
 * Points by which Lighthouse's performance score of one and the same page may differ between two runs. Eight runs each
 * of three pages on two busy cores lay 5, 9 and 17 points apart.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md
 */
const PAGESPEED_SPREAD = 20

/** Scores of tools, and of pages on which the same tools have scores, that differ from those of the baseline. */
export function compareScores(compared: readonly ComparedRun[], tolerances: PointsByTool): ScoreChange[] {
  return groupBy(compared, ({ run }) => run.url).flatMap(ofPage => {
    const page = ofPage[0]!.run.url
    const tools = ofPage.flatMap(({ run, before }) => {
      if (run.score === null || before === undefined || before.score === null) return []
      const tolerance = toleranceOf(run, before, tolerances)
      return [{ page, tool: run.tool, before: before.score, after: run.score, tolerance }]
    })
    const withScore = ofPage.filter(({ run }) => run.score !== null)
    const whole = tools.length === withScore.length ? [wholePage(page, ofPage, tools)] : []
    return [...whole.flat(), ...tools].filter(({ before, after }) => before !== after)
  })
}

function wholePage(
  page: string,
  ofPage: readonly ComparedRun[],
  tools: readonly ScoreChange[],
): ScoreChange[] {
  const after = pageScore(ofPage.map(({ run }) => run))
  const scored = ofPage.filter(({ run }) => run.score !== null)
  const before = pageScore(scored.flatMap(pair => (pair.before ? [pair.before] : [])))
  if (after === null || before === null) return []
  const sum = tools.reduce((points, { tolerance }) => points + tolerance, 0)
  return [{ page, before, after, tolerance: Math.ceil(sum / tools.length) }]
}

/** What is set for the tool by name; else what is set for all, for `pagespeed` at least what it varies by itself. */
export function toleranceOf(run: ToolRun, before: ToolRun, { all = 0, tools }: PointsByTool): number {
  const ofTool = tools[run.tool]
  if (ofTool !== undefined) return ofTool
  return run.tool === 'pagespeed' ? Math.max(all, PAGESPEED_SPREAD, spreadOf(run), spreadOf(before)) : all
}

/** Points between the best and the worst of several runs of Lighthouse on the page. */
function spreadOf({ facts }: ToolRun): number {
  const scores = Array.isArray(facts['runs']) ? facts['runs'].filter(score => typeof score === 'number') : []
  return scores.length === 0 ? 0 : Math.max(...scores) - Math.min(...scores)
}
