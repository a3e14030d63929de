import { hasJudged } from '../api/judged.ts'
import type { ToolRun } from '../api/results.ts'
import { withoutMentions } from '../text/mentions.ts'
import type { Conditions } from './conditions.ts'
import { type Judgeable, judgedByExpression, type PartialJudgement, type Runs } from './judged-runs.ts'
import type { PerPage } from './overrides.ts'
import { distinctPlaces, groupBy, inline, reasonLine } from './reason-line.ts'

/**
 * Tools that ran out of time on some pages and judged others: a busy machine is no fault of the site, and what the tool
 * looks for was looked for. A tool that judged no page at all says nothing of the site.
 */
function lateAlone(runs: Runs): (run: Pick<ToolRun, 'tool' | 'late'>) => boolean {
  let judged: ReadonlySet<string> | undefined
  return ({ tool, late }) => {
    if (!late) return false
    judged ??= new Set(
      Iterator.from(runs)
        .filter(hasJudged)
        .map(run => run.tool),
    )
    return judged.has(tool)
  }
}

/** Tools that a line names before it counts. */
const NAMED_TOOLS = 5

/**
 * `not-measured`: a tool on a page, an analysis, or a whole shard that gave no result. Runs with the same cause on the
 * same pages are one line. A run whose body an expression judges has given that expression a result, and is not among
 * them. What ran out of time fails nothing where the tool judged other pages, see {@link lateAlone}.
 */
export function judgeNotMeasured(
  findings: Judgeable,
  runs: Runs,
  notMeasured: Conditions['notMeasured'],
  conditions: PerPage,
): PartialJudgement {
  if (notMeasured === 'ignore') return {}
  const isLateAlone = lateAlone(runs)
  const unmeasured = Iterator.from(runs)
    .filter(run => run.status === 'not-measured' && !judgedByExpression(run, conditions))
    .map(run => ({ tool: run.tool, url: run.url, reason: run.reason ?? '', isLate: isLateAlone(run) }))
    .toArray()
  const missing: Missing[] = [
    ...unmeasured.map(({ tool, ...rest }) => ({ subject: tool, ...rest })),
    ...findings.analyses
      .filter(analysis => analysis.status === 'not-measured')
      .map(({ url, reason }) => ({ subject: 'analysis', url, reason: reason ?? '', isLate: false })),
  ]
  const [late, others] = [missing.filter(({ isLate }) => isLate), missing.filter(({ isLate }) => !isLate)]
  const lines = [...(findings.gaps ?? []).map(inline), ...linesOf(others)]
  if (notMeasured === 'warn') return { warnings: [...lines, ...linesOf(late)] }
  return {
    reasons: lines,
    warnings: linesOf(late),
    failing: unmeasured.filter(({ isLate }) => !isLate).map(({ tool, url }) => ({ tool, url })),
  }
}

/** What gave no result: a tool on a page, or an analysis. */
interface Missing {
  subject: string
  url: string
  reason: string
  isLate: boolean
}

function linesOf(missing: readonly Missing[]): string[] {
  const causeOf = ({ subject, url, reason }: Missing) =>
    `${subject} ${withoutMentions(reason, url, 'the page')}`
  const bySubject = groupBy([...missing], causeOf)
  const placesOf = (group: readonly Missing[]) => JSON.stringify(group.map(({ url }) => url))
  return groupBy(bySubject, group => {
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
}

function named(tools: readonly string[]): string {
  const more = tools.length - NAMED_TOOLS
  return `${tools.slice(0, NAMED_TOOLS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
