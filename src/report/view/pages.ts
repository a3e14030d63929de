import { isFailure } from '../../api/failures.ts'
import type { Check, Severity, ToolRun } from '../../api/results.ts'
import { TOOLS, type Tool } from '../../api/tools.ts'
import { countFailures, type Report } from '../report.ts'
import type { PageName, PageNames } from './page-names.ts'
import { meaningfulChanges } from './scores.ts'

/** A page with its scores, and with what its tools did. */
export interface PageView extends PageName {
  number: number
  score: number | null
  /** Points that it won or lost against the baseline; 0 where it has no score there, or where they mean nothing. */
  scoreChange: number
  failures: Record<Severity, number>
  /** Of the tools that ran on it. */
  runs: Partial<Record<Tool, RunView>>
}

/** What one tool did on one page. */
export interface RunView
  extends Pick<ToolRun, 'tool' | 'status' | 'score' | 'finalUrl' | 'facts' | 'durationMs'> {
  /** Why it was not measured. */
  reason: string
  failed: readonly FailedCheck[]
  failures: Record<Severity, number>
  /** How many of the other checks came out how; of those that failed and are ignored, how many there are. */
  others: Record<'pass' | 'not-applicable' | 'not-measured' | 'ignored', number>
}

/** A page and all that its tools gave, from which findings and remarks are gathered. */
export interface AuditedPage {
  page: PageName
  runs: readonly ToolRun[]
}

type FailedCheck = Pick<Check, 'id' | 'title' | 'severity'>

/** The tools that ran, in the order of the contract. */
export interface ToolsView {
  /** On any page. */
  all: readonly Tool[]
  /** Those that scored 100 on every page, which a table need not show. */
  perfect: readonly Tool[]
  others: readonly Tool[]
}

/** @returns the pages in the order of the report; their numbers say which are the worst: by errors, then by score */
export function pageViews({ pages, comparison }: Report, { nameOf }: PageNames): PageView[] {
  const ofPages = meaningfulChanges(comparison).filter(({ tool }) => tool === undefined)
  const changes = new Map(ofPages.map(({ page, before, after }) => [page, after - before]))
  const views = pages.map(
    (page): PageView => ({
      ...nameOf(page.url),
      number: 0,
      score: page.score,
      scoreChange: changes.get(page.url) ?? 0,
      failures: countFailures(page.runs),
      runs: Object.fromEntries(page.runs.map(run => [run.tool, runView(run)])),
    }),
  )
  const worstFirst = views.toSorted(
    (a, b) => b.failures.error - a.failures.error || (a.score ?? -1) - (b.score ?? -1),
  )
  for (const [index, view] of worstFirst.entries()) view.number = index + 1
  return views
}

function runView(run: ToolRun): RunView {
  const { tool, status, reason, score, checks, finalUrl, facts, durationMs } = run
  const others = { pass: 0, 'not-applicable': 0, 'not-measured': 0, ignored: 0 }
  for (const check of checks) {
    if (!isFailure(check)) others[check.outcome === 'fail' ? 'ignored' : check.outcome]++
  }
  return {
    tool,
    status,
    score,
    finalUrl,
    facts,
    durationMs,
    reason: reason || 'the reason is not known',
    failed: checks.filter(isFailure),
    failures: countFailures([run]),
    others,
  }
}

export function toolsOf(pages: readonly PageView[]): ToolsView {
  const ran = new Set(pages.flatMap(({ runs }) => Object.keys(runs)))
  const all = TOOLS.filter(tool => ran.has(tool))
  const isPerfect = (tool: Tool) => pages.every(({ runs }) => runs[tool]?.score === 100)
  return { all, perfect: all.filter(isPerfect), others: all.filter(tool => !isPerfect(tool)) }
}
