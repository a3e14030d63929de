import type { ToolRun } from '../api/results.ts'
import { scoreInWords } from '../api/score.ts'
import type { Tool } from '../api/tools.ts'
import type { Conditions } from './conditions.ts'
import { judgedByExpression, type PartialJudgement, type Runs } from './judged-runs.ts'
import type { PerPage } from './overrides.ts'
import { distinctPlaces, groupBy, reasonLine } from './reason-line.ts'

/** A run with the bound that holds for it. */
interface BoundedRun extends Pick<ToolRun, 'tool' | 'url' | 'score'> {
  bound: number
  outcome: Outcome
}

type Outcome = 'enough' | 'below' | 'missing' | 'nothing to judge' | 'data alone' | 'said elsewhere'

/**
 * `min-score`: a tool's score on a page is below the bound. A score equal to the bound is enough, and 0 is a score.
 *
 * Where a tool ran and has no score, the bound cannot be met: that is a reason of its own, with four exceptions. A
 * tool of which few checks apply, and all that do passed, has nothing that could be below a bound. A tool whose checks
 * are all not applicable, as DNS on an address without a name, had nothing to judge: a warning. So is an answer of a
 * service that is data and judges nothing, unless the bound is for this very tool. A tool that was not measured is the
 * concern of `not-measured`, unless that leaves it to a `fail-if`.
 */
export function judgeScores(
  runs: Runs,
  minScore: Conditions['minScore'],
  conditions: PerPage,
): PartialJudgement {
  const reasons: string[] = []
  const warnings: string[] = []
  const failing: PartialJudgement['failing'] = []
  if (!conditions.hasBounds) return { reasons, warnings, failing }
  const ran = new Set<Tool>()
  const bounded: BoundedRun[] = []
  for (const run of runs) {
    const { tool, url, score } = run
    ran.add(tool)
    const bound = conditions.boundOf(run)
    if (bound === undefined) continue
    bounded.push({ tool, url, score, bound, outcome: outcomeOf(run, bound, conditions) })
  }
  for (const group of groupBy(bounded, ({ tool, bound }) => `${tool} ${bound}`)) {
    const { bound } = group[0]!
    const runsWith = (outcome: Outcome) => group.filter(run => run.outcome === outcome)
    const below = runsWith('below')
    const missing = runsWith('missing')
    const nothing = runsWith('nothing to judge')
    if (below.length > 0) reasons.push(belowLine(below, bound))
    failing.push(...below)
    if (missing.length > 0) reasons.push(noScoreLine(missing, bound, ''))
    const data = runsWith('data alone')
    if (data.length > 0)
      warnings.push(noScoreLine(data, bound, ', because its answer is data without a judgement'))
    if (nothing.length > 0) warnings.push(noScoreLine(nothing, bound, ', because none of its checks applies'))
  }
  for (const tool of Object.keys(minScore.tools) as ToolRun['tool'][])
    if (!ran.has(tool)) warnings.push(`min-score names ${tool}, which did not run on any page`)
  return { reasons, warnings, failing }
}

function outcomeOf(run: ToolRun, bound: number, conditions: PerPage): Outcome {
  if (run.status === 'not-measured' && !judgedByExpression(run, conditions)) return 'said elsewhere'
  if (run.score !== null) return run.score < bound ? 'below' : 'enough'
  const outcomes = new Set(run.checks.map(({ outcome }) => outcome))
  if (run.foreign === undefined && outcomes.has('pass') && !outcomes.has('fail')) return 'enough'
  const nothingApplies =
    run.checks.length > 0 && run.checks.every(({ outcome }) => outcome === 'not-applicable')
  if (run.judged === false && !conditions.isBoundByName(run)) return 'data alone'
  return nothingApplies ? 'nothing to judge' : 'missing'
}

function belowLine(runs: readonly BoundedRun[], bound: number): string {
  return reasonLine(distinctPlaces(runs.map(({ url, score }) => ({ url, value: scoreInWords(score!) }))), {
    subject: `${runs[0]!.tool}: `,
    ofOne: `score ${scoreInWords(runs[0]!.score!)} is below min-score ${bound}`,
    ofMany: `score is below min-score ${bound}`,
  })
}

function noScoreLine(runs: readonly BoundedRun[], bound: number, because: string): string {
  return reasonLine(distinctPlaces(runs.map(({ url }) => ({ url }))), {
    subject: `${runs[0]!.tool}: `,
    ofOne: `has no score to compare with min-score ${bound}${because}`,
  })
}
