import { isFailure } from '../../api/failures.ts'
import { factsByTool } from '../../api/kept-pages.ts'
import type {
  Check,
  Json,
  JsonObject,
  Page,
  PageDocument,
  Severity,
  Site,
  ToolRun,
} from '../../api/results.ts'
import { costOf } from '../../api/score.ts'
import { TOOLS, type Tool } from '../../api/tools.ts'
import { countFindings } from '../figures.ts'
import type { Report } from '../report.ts'
import { type PageName, type PageNames, siteName } from './page-names.ts'
import { gradeIn, meaningfulChanges, NO_SCORE, type ScoreBand, scoreBand, scoreText } from './scores.ts'

/** A page, or a whole site, with its scores, and with what its tools did. */
export interface PageView extends PageName {
  number: number
  score: number | null
  band: ScoreBand
  /** Points that it won or lost against the baseline; 0 where it has no score there, or where they mean nothing. */
  scoreChange: number
  /** Findings on it. */
  failures: Readonly<Record<Severity, number>>
  /** Of the tools that ran on it. */
  runs: Partial<Record<Tool, RunView>>
  /** Which document of it was judged; left out where no tool says. */
  document?: PageDocument
  /** What each tool learned of it. */
  facts: Partial<Record<Tool, JsonObject>>
  /** Milliseconds that each tool took. */
  durations: Partial<Record<Tool, number>>
  /** What search engines saw of it in the baseline, of what has changed; left out where nothing has. */
  before?: Before
}

/** What the baseline had of a page, of what has changed, by the names of `SEARCH_FACTS`; null where it had none. */
export type Before = Readonly<Partial<Record<string, Json>>>

/** What one tool did on one page. */
export interface RunView extends Pick<ToolRun, 'tool' | 'status' | 'score' | 'finalUrl' | 'foreign'> {
  /** The grade that a service gives in place of a score. */
  grade?: string
  band: ScoreBand
  /** Whether it fails the build: by what it found, by its score, or as it gave no result. */
  failsBuild: boolean
  /** Why it was not measured. */
  reason: string
  /** As that of the page. */
  scoreChange: number
  /** What costs the page the most first, as findings are ordered. */
  failed: readonly FailedCheck[]
  failures: Readonly<Record<Severity, number>>
  /** How many of the other checks came out how; of those that failed, how many are ignored or said by another tool. */
  others: Readonly<Record<'pass' | 'not-applicable' | 'not-measured' | 'ignored' | 'elsewhere', number>>
}

/** A page and all that its tools gave, from which findings and remarks are gathered. */
export interface AuditedPage {
  page: PageName
  results: Pick<Page, 'runs'>
}

type FailedCheck = Pick<Check, 'id' | 'title' | 'severity'>

/** The tools that ran, in the order of the contract. */
export interface ToolsView {
  /** On any page, or any site. */
  all: readonly Tool[]
  /** Those of which a table of scores has something to show: a score, a grade, or that they were not measured. */
  scored: readonly Tool[]
  /** Of them those that scored 100 wherever they have a score, which a table need not show. */
  perfect: readonly Tool[]
  others: readonly Tool[]
}

/**
 * @param onPage gets each page while its results are at hand
 * @returns the pages in the order of the report; their numbers say which are the worst: by score, then by errors
 */
export function pageViews(
  { pages, comparison, verdict }: Report,
  { nameOf }: PageNames,
  onPage: (page: AuditedPage) => void,
): PageView[] {
  const before = changedFrom(comparison)
  const changeOf = changesIn(comparison)
  const failing = failingIn(verdict)
  const equal = new EqualValues()
  const views = pages.map(results => {
    const view = resultsView(nameOf(results.url), results, failing, changeOf, equal)
    if (results.document) view.document = results.document
    if (before.has(results.url)) view.before = before.get(results.url)!
    onPage({ page: view, results })
    return view
  })
  const worstFirst = views.toSorted(
    (a, b) => (a.score ?? -1) - (b.score ?? -1) || b.failures.error - a.failures.error,
  )
  for (const [index, view] of worstFirst.entries()) view.number = index + 1
  return views
}

/** What each page had in the baseline, of what search engines see differently now. */
function changedFrom(comparison: Report['comparison']): Map<string, Before> {
  const byPage = Map.groupBy(comparison?.changes ?? [], ({ page }) => page)
  return new Map(
    Array.from(byPage, ([page, changes]) => [
      page,
      Object.fromEntries(changes.map(({ what, before }) => [what, before])),
    ]),
  )
}

/** @returns the sites in the order of the report, with the numbers that follow those of the pages */
export function siteViews({ pages, sites, verdict, comparison }: Report): PageView[] {
  const changeOf = changesIn(comparison)
  const failing = failingIn(verdict)
  const equal = new EqualValues()
  return sites.map((site, index) => {
    const view = resultsView(siteName(site.origin, sites.length === 1), site, failing, changeOf, equal)
    view.number = pages.length + index + 1
    return view
  })
}

/** Tells whether a run fails the build. */
type Failing = (run: Pick<ToolRun, 'tool' | 'url'>) => boolean

function failingIn({ failing = [] }: Report['verdict']): Failing {
  const keys = new Set(failing.map(({ tool, url }) => `${tool} ${url}`))
  return ({ tool, url }) => keys.has(`${tool} ${url}`)
}

/** Tells how many points the score of a page, or of a tool on it, won or lost. */
type ChangeOf = (url: string, tool?: Tool) => number

function changesIn(comparison: Report['comparison']): ChangeOf {
  const keyOf = (url: string, tool = '') => `${tool} ${url}`
  const changes = new Map(
    meaningfulChanges(comparison).map(({ page, tool, before, after }) => [keyOf(page, tool), after - before]),
  )
  return (url, tool) => changes.get(keyOf(url, tool)) ?? 0
}

/** Values that are remembered: where each page has its own, remembering them is what takes memory. */
const MAX_KNOWN = 10_000

/** Values that are the same for most of 17 tools on thousands of pages, each once. */
class EqualValues {
  readonly #known = new Map<string, object>()

  of<Value extends object>(value: Value): Value {
    const key = JSON.stringify(value)
    const known = this.#known.get(key)
    if (known) return known as Value
    if (this.#known.size < MAX_KNOWN) this.#known.set(key, value)
    return value
  }
}

function resultsView(
  name: PageName,
  results: Page | Site,
  failing: Failing,
  changeOf: ChangeOf,
  equal: EqualValues,
): PageView {
  const { score, runs } = results
  const failures = countFindings(runs)
  return {
    ...name,
    number: 0,
    score,
    band: scoreBand(score, failures.error > 0 || runs.some(failing)),
    scoreChange: changeOf(name.url),
    failures,
    runs: Object.fromEntries(
      runs.map(run => [run.tool, equal.of(runView(run, failing, changeOf(name.url, run.tool), equal))]),
    ),
    // Of thousands of pages nobody holds on to these.
    get facts() {
      return factsByTool(results)
    },
    get durations() {
      return Object.fromEntries(results.runs.map(({ tool, durationMs }) => [tool, durationMs]))
    },
  }
}

function runView(run: ToolRun, failing: Failing, scoreChange: number, equal: EqualValues): RunView {
  const { tool, status, reason, score, checks, finalUrl, foreign } = run
  const grade = score === null ? gradeIn(run) : undefined
  const others = { pass: 0, 'not-applicable': 0, 'not-measured': 0, ignored: 0, elsewhere: 0 }
  for (const check of checks) {
    if (!isFailure(check)) others[otherOutcome(check)]++
  }
  const failures = countFindings([run])
  const failsBuild = failing(run)
  return {
    tool,
    status,
    score,
    finalUrl,
    ...(grade !== undefined && { grade }),
    ...(foreign !== undefined && { foreign }),
    band: scoreBand(score, failures.error > 0 || failsBuild),
    failsBuild,
    reason: reason || 'the reason is not known',
    scoreChange,
    failed: equal.of(
      checks
        .filter(isFailure)
        .toSorted((a, b) => costOf(b.id, b.severity) - costOf(a.id, a.severity))
        .map(({ id, title, severity }) => equal.of({ id, title, severity })),
    ),
    failures,
    others,
  }
}

function isWithoutFault({ status, score, failed }: RunView): boolean {
  return failed.length === 0 && (score === 100 || (score === null && status === 'measured'))
}

function otherOutcome({ outcome, twinOf }: Check): keyof RunView['others'] {
  if (outcome !== 'fail') return outcome
  return twinOf === undefined ? 'ignored' : 'elsewhere'
}

/** @param rows the pages and the sites */
export function toolsOf(rows: readonly PageView[]): ToolsView {
  const ran = new Set(rows.flatMap(({ runs }) => Object.keys(runs)))
  const all = TOOLS.filter(tool => ran.has(tool))
  const isPerfect = (tool: Tool) => {
    const runs = rows.flatMap(({ runs }) => runs[tool] ?? [])
    return runs.some(({ score }) => score === 100) && runs.every(isWithoutFault)
  }
  const scored = all.filter(tool => rows.some(({ runs }) => scoreText(runs[tool]) !== NO_SCORE))
  const perfect = scored.filter(isPerfect)
  return { all, scored, perfect, others: scored.filter(tool => !perfect.includes(tool)) }
}
