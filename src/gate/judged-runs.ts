import { changedRun } from '../api/lazy-facts.ts'
import type { Analysis, Json, Page, RankEntry, Site, ToolRun } from '../api/results.ts'
import type { PerPage } from './overrides.ts'

/** What the gate judges: the findings of a run of the program, of which expressions on the report see every field. */
export interface Judgeable {
  readonly pages: readonly Page[]
  readonly sites: readonly Site[]
  readonly analyses: readonly Analysis[]
  readonly rank?: readonly RankEntry[]
  /** What is missing of the run, one line each. */
  readonly gaps?: readonly string[]
}

/** What one condition has to say. */
export interface PartialJudgement {
  reasons?: string[]
  warnings?: string[]
  /** The tool runs that break it. */
  failing?: FailingRun[]
}

/** A tool's run on a page, or on a site, that fails the build. */
export type FailingRun = Pick<ToolRun, 'tool' | 'url'>

/** Tool runs one after the other, made anew each time: those of thousands of pages are not held on to. */
export type Runs = Iterable<ToolRun>

/** The tool runs on one page, or on one site by its origin. */
export interface RunsAt {
  url: string
  runs: readonly ToolRun[]
}

/**
 * Every tool run that counts: those of the audited pages, those of their sites, and those of further pages that an
 * analysis visited. A tool on a page counts once: what was asked for directly goes before what an analysis found.
 */
export function runsOf(findings: Judgeable): Runs {
  return { [Symbol.iterator]: () => Iterator.from(runsByPage(findings)).flatMap(({ runs }) => runs) }
}

/** The same, page by page; sites follow the pages, and what analyses alone have visited comes last. */
export function* runsByPage({ pages, sites, analyses }: Judgeable): Generator<RunsAt> {
  const visited = analyses.flatMap(analysis => analysis.pages).flatMap(page => page.runs)
  const further = Map.groupBy(visited, ({ url }) => url)
  for (const page of pages) yield at(page.url, page.runs)
  for (const site of sites) yield at(site.origin, site.runs)
  for (const [url, runs] of further) yield { url, runs: eachTool(runs) }

  function at(url: string, runs: readonly ToolRun[]): RunsAt {
    const others = further.get(url)
    further.delete(url)
    return { url, runs: others ? eachTool([...runs, ...others]) : runs }
  }
}

/** The first run of each tool on a page. */
function eachTool(runs: readonly ToolRun[]): ToolRun[] {
  return runs.filter((run, at) => runs.findIndex(({ tool }) => tool === run.tool) === at)
}

/** What a function makes of each of some runs. */
export function mappedRuns(runs: Runs, change: (run: ToolRun) => ToolRun): Runs {
  return { [Symbol.iterator]: () => Iterator.from(runs).map(change) }
}

/**
 * The runs as their tools gave them, for expressions: those of pages with the checks of the site among them, and those
 * of tools that judge the site alone.
 */
export function wholeRuns(findings: Judgeable): Runs {
  // Nothing is gone through unless there is an expression.
  let runs: Runs | undefined
  return {
    [Symbol.iterator]() {
      runs ??= wholeRunsOf(findings)
      return runs[Symbol.iterator]()
    },
  }
}

function wholeRunsOf(findings: Judgeable): Runs {
  const ofSites = new Map(
    findings.sites.flatMap(({ origin, runs }) => runs.map(run => [`${run.tool} ${origin}`, run])),
  )
  const siteRuns = new Set(findings.sites.flatMap(({ runs }) => runs))
  const siteRunOf = (run: ToolRun) =>
    siteRuns.has(run) || run.status === 'not-measured'
      ? undefined
      : ofSites.get(`${run.tool} ${URL.parse(run.url)?.origin}`)
  const runs = runsOf(findings)
  const joined = new Set(siteRuns.size === 0 ? [] : Iterator.from(runs).map(siteRunOf))
  const own = () => Iterator.from(runs).filter(run => !joined.has(run))
  return mappedRuns({ [Symbol.iterator]: own }, run => {
    const ofSite = siteRunOf(run)
    return ofSite ? changedRun(run, { checks: [...run.checks, ...ofSite.checks] }) : run
  })
}

/**
 * What an expression on a tool sees of one of its runs: the run itself, or, where a service answered in a shape of
 * its own, the body as it came. A run that was not measured has a body only in the latter case.
 *
 * @returns undefined where there is nothing that an expression could judge
 */
export function responseBody(run: ToolRun): { body: Json | ToolRun } | undefined {
  if (run.foreign === 'object') return { body: run.facts }
  if (run.foreign === 'value') return 'body' in run.facts ? { body: run.facts['body']! } : undefined
  return run.status === 'measured' ? { body: run } : undefined
}

/**
 * Whether an expression judges a run that was not measured: the service answered, in a shape that is not known, and
 * the user wrote an expression for that shape. Such a run is no concern of `not-measured`.
 */
export function judgedByExpression(run: ToolRun, conditions: PerPage): boolean {
  return conditions.expressionsFor(run).length > 0 && responseBody(run) !== undefined
}
