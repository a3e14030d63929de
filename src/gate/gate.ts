import type { Comparison } from '../api/comparison.ts'
import type { Conditions } from './conditions.ts'
import { judgeExpressions } from './fail-if.ts'
import { judgeNewFailures, judgeSeverities } from './fail-on.ts'
import { judgeChanges } from './fail-on-change.ts'
import { type FailingRun, type Judgeable, type PartialJudgement, runsOf, wholeRuns } from './judged-runs.ts'
import { judgeScores } from './min-score.ts'
import { judgeNotMeasured } from './not-measured.ts'
import { countedRuns, whyNothingJudged } from './nothing-judged.ts'
import { PerPage, unusedOverrides } from './overrides.ts'
import { judgeUnmeasuredRank } from './rank.ts'
import { judgeFalls } from './score-tolerance.ts'

export interface Judgement {
  passed: boolean
  /** Why the build fails, one line each; empty where it passed. */
  reasons: string[]
  /** The tool runs that make it fail by what they found, by their score or as they gave no result, each once. */
  failing: FailingRun[]
  /** What a reader should know although it does not fail the build, one line each. */
  warnings: string[]
}

/**
 * The answer of the gate: whether the build may go on.
 *
 * Pages of a whole-site analysis count as the pages that were asked for, once each: see {@link runsOf}. Individual
 * checks that were not measured inside a measured run are no reasons; `not-measured` is about whole runs.
 *
 * A run in which nothing at all was judged is no pass, whatever the conditions: see {@link whyNothingJudged}.
 *
 * With a comparison, failed checks count where they are new, and a fall of a score may count beside `min-score`.
 *
 * The same input always gives the same lines in the same order, except where an expression asks for the time or for
 * randomness. A condition that cannot be judged, such as an expression with an error, fails the build.
 */
export async function judge(
  findings: Judgeable,
  conditions: Conditions,
  comparison?: Comparison,
): Promise<Judgement> {
  const runs = runsOf(findings)
  const perPage = new PerPage(conditions)
  const counted = countedRuns(findings, perPage, conditions.failOn)
  const parts: PartialJudgement[] = [
    comparison
      ? judgeNewFailures(comparison.new, conditions.failOn)
      : judgeSeverities(runs, conditions.failOn),
    judgeScores(runs, conditions.minScore, perPage),
    judgeFalls(comparison?.scores ?? [], conditions.scoreTolerance),
    judgeChanges(comparison, conditions.changeApproval, conditions.otherAddress),
    await judgeExpressions(findings, wholeRuns(findings), perPage),
    judgeNotMeasured(findings, counted, conditions.notMeasured, perPage),
    judgeUnmeasuredRank(findings, conditions),
    {
      warnings: unusedOverrides(runs, conditions.overrides, {
        otherAddress: conditions.otherAddress,
        crawled: () => crawledPages(findings),
      }),
    },
  ]
  const reasons = parts.flatMap(part => part.reasons ?? [])
  const nothing = whyNothingJudged(counted, findings.analyses, perPage)
  if (reasons.length === 0 && nothing !== undefined) reasons.push(nothing)
  const warnings = parts.flatMap(part => part.warnings ?? [])
  const failing = parts.flatMap(part => part.failing ?? [])
  return { passed: reasons.length === 0, reasons, failing: distinct(failing), warnings }
}

function crawledPages({ analyses }: Judgeable): Iterable<string> {
  return analyses.values().flatMap(({ crawl }) => crawl?.records.values().map(({ url }) => url) ?? [])
}

function distinct(runs: readonly FailingRun[]): FailingRun[] {
  const byKey = new Map(runs.map(({ tool, url }) => [`${tool} ${url}`, { tool, url }]))
  return [...byKey.values()]
}
