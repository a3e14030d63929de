import { withoutMentions } from '../text/mentions.ts'
import type { Conditions } from './conditions.ts'
import { type Judgeable, judgedByExpression, type PartialJudgement, type Runs } from './judged-runs.ts'
import type { PerPage } from './overrides.ts'
import { distinctPlaces, groupBy, inline, reasonLine } from './reason-line.ts'

/** Tools that a line names before it counts. */
const NAMED_TOOLS = 5

/**
 * `not-measured`: a tool on a page, an analysis, or a whole shard that gave no result. Runs with the same cause on the
 * same pages are one line. A run whose body an expression judges has given that expression a result, and is not among
 * them.
 */
export function judgeNotMeasured(
  findings: Judgeable,
  runs: Runs,
  notMeasured: Conditions['notMeasured'],
  conditions: PerPage,
): PartialJudgement {
  if (notMeasured === 'ignore') return {}
  const unmeasured = Iterator.from(runs)
    .filter(run => run.status === 'not-measured' && !judgedByExpression(run, conditions))
    .map(({ tool, url, reason }) => ({ tool, url, reason: reason ?? '' }))
    .toArray()
  const missing = [
    ...unmeasured.map(({ tool, ...rest }) => ({ subject: tool, ...rest })),
    ...findings.analyses
      .filter(analysis => analysis.status === 'not-measured')
      .map(({ url, reason }) => ({ subject: 'analysis', url, reason: reason ?? '' })),
  ]
  const causeOf = ({ subject, url, reason }: (typeof missing)[number]) =>
    `${subject} ${withoutMentions(reason, url, 'the page')}`
  const bySubject = groupBy(missing, causeOf)
  const placesOf = (group: typeof missing) => JSON.stringify(group.map(({ url }) => url))
  const lines = groupBy(bySubject, group => {
    const { subject, url, reason } = group[0]!
    // An analysis is of a whole site, whichever page stands for it.
    return `${subject === 'analysis'} ${withoutMentions(reason, url, 'the page')} ${placesOf(group)}`
  }).map(groups => {
    const group = groups[0]!
    const { reason } = group[0]!
    return reasonLine(distinctPlaces(group), {
      subject: `${named(groups.map(([first]) => first!.subject))}: `,
      ofOne: 'not measured',
      bound: reason === '' ? '' : `; ${inline(reason)}`,
    })
  })
  lines.unshift(...(findings.gaps ?? []).map(inline))
  if (notMeasured === 'warn') return { warnings: lines }
  return { reasons: lines, failing: unmeasured.map(({ tool, url }) => ({ tool, url })) }
}

function named(tools: readonly string[]): string {
  const more = tools.length - NAMED_TOOLS
  return `${tools.slice(0, NAMED_TOOLS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
