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

/**
 * Every tool run that counts: those of the audited pages, those of their sites, and those of further pages that an
 * analysis visited. A tool on a page counts once: what was asked for directly goes before what an analysis found.
 */
export function runsOf(findings: Judgeable): ToolRun[] {
  const runs = [...findings.pages, ...findings.sites].flatMap(({ runs }) => runs)
  const seen = new Set(runs.map(keyOf))
  for (const run of findings.analyses.flatMap(analysis => analysis.pages).flatMap(page => page.runs)) {
    if (seen.has(keyOf(run))) continue
    seen.add(keyOf(run))
    runs.push(run)
  }
  return runs
}

/**
 * The runs as their tools gave them, for expressions: those of pages with the checks of the site among them, and those
 * of tools that judge the site alone.
 */
export function wholeRuns(findings: Judgeable): ToolRun[] {
  const ofSites = new Map(
    findings.sites.flatMap(({ origin, runs }) => runs.map(run => [`${run.tool} ${origin}`, run])),
  )
  const joined = new Set<ToolRun>()
  const siteRuns = new Set(findings.sites.flatMap(({ runs }) => runs))
  const runs = runsOf(findings).map(run => {
    const ofSite = siteRuns.has(run) ? undefined : ofSites.get(`${run.tool} ${URL.parse(run.url)?.origin}`)
    if (!ofSite || run.status === 'not-measured') return run
    joined.add(ofSite)
    return { ...run, checks: [...run.checks, ...ofSite.checks] }
  })
  return runs.filter(run => !joined.has(run))
}

function keyOf(run: ToolRun): string {
  return `${run.tool} ${run.url}`
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
