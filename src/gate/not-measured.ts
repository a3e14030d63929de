import type { ToolRun } from '../api/results.ts'
import type { Conditions } from './conditions.ts'
import { type Judgeable, judgedByExpression, type PartialJudgement } from './judged-runs.ts'
import type { PerPage } from './page-conditions.ts'
import { distinctPlaces, groupBy, inline, reasonLine } from './reason-line.ts'

/**
 * `not-measured`: a tool on a page, an analysis, or a whole shard that gave no result. Runs of one tool with the same cause are one
 * line. A run whose body an expression judges has given that expression a result, and is not among them.
 */
export function judgeNotMeasured(
  findings: Judgeable,
  runs: readonly ToolRun[],
  notMeasured: Conditions['notMeasured'],
  conditions: PerPage,
): PartialJudgement {
  if (notMeasured === 'ignore') return {}
  const missing = [
    ...runs
      .filter(run => run.status === 'not-measured' && !judgedByExpression(run, conditions))
      .map(({ tool, url, reason }) => ({ subject: tool, url, reason: reason ?? '' })),
    ...findings.analyses
      .filter(analysis => analysis.status === 'not-measured')
      .map(({ url, reason }) => ({ subject: 'analysis', url, reason: reason ?? '' })),
  ]
  const causeOf = ({ subject, url, reason }: (typeof missing)[number]) =>
    `${subject} ${reason.replaceAll(url, 'the page')}`
  const lines = groupBy(missing, causeOf).map(group => {
    const { subject, reason } = group[0]!
    return reasonLine(distinctPlaces(group), {
      subject: `${subject}: `,
      ofOne: 'not measured',
      bound: reason === '' ? '' : `; ${inline(reason)}`,
    })
  })
  lines.unshift(...(findings.gaps ?? []).map(inline))
  return notMeasured === 'fail' ? { reasons: lines } : { warnings: lines }
}
