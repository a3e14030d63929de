import { atPages, placeCount } from '../api/failures.ts'
import { withRuns } from '../api/kept-pages.ts'
import { changedRun } from '../api/lazy-facts.ts'
import type { Analysis, Check, Page, Site, ToolRun } from '../api/results.ts'
import { pageScore, siteScore, toolScore } from '../api/score.ts'
import type { ChecksOverSite } from '../engine/run-judgements.ts'
import { originOf } from '../net/origin.ts'
import { isAsSent, withoutSent } from './as-sent.ts'

/** What a run found, with what its analyses say where that belongs. */
export interface WithAnalyses {
  pages: Page[]
  /** What the analyses say of the sites. */
  analysedSites: Site[]
  /** Without what stands on the pages and sites; what the tools learned of the sites is among the facts. */
  analyses: Analysis[]
  /** What the analyses could not tell, one line each. */
  gaps: string[]
}

/**
 * Judges pages together, with what analyses of their sites found: see {@link withAnalyses}. What only that needs of the
 * engine is loaded when the pages are there.
 */
export async function judgedTogether(
  pages: readonly Page[],
  analyses: readonly Analysis[],
): Promise<WithAnalyses> {
  const { checksOverSite, withRunJudgements } = await import('../engine/run-judgements.ts')
  const all = withAnalysedPages(pages, analyses)
  const judged = await withRunJudgements(all.pages)
  if (analyses.length === 0) return { pages: judged, analysedSites: [], analyses: [], gaps: [] }
  return withAnalyses(judged, all.analyses, { overSite: await checksOverSite(), askedFor: pages })
}

export interface WithAnalysesOptions {
  overSite: ChecksOverSite
  /**
   * The pages that were asked for. The start page that an analysis adds has given up what the site says of it, so there
   * it is one of the others.
   */
  askedFor: readonly Page[]
}

/**
 * Takes what analyses found to where a reader looks for it, so that each finding stands once: their checks go to the
 * sites. Where an analysis answers for all of a site, that replaces what the audited pages show of it, as far as it has
 * seen them; what another check found on an audited page is that page's.
 *
 * @param pages all that were audited, judged together
 */
export function withAnalyses(
  pages: readonly Page[],
  analyses: readonly Analysis[],
  { overSite, askedFor }: WithAnalysesOptions,
): WithAnalyses {
  const audited = judgedOn(askedFor)
  const byAddress = new Map(pages.map(page => [addressOf(page.url), page]))
  const answers = new Map<string, Answers>()
  const sites: Site[] = []
  const gaps: string[] = []
  for (const analysis of analyses) {
    const origin = originOf(analysis.url)
    const measured = (analysis.runs ?? [])
      .filter(({ status }) => status === 'measured')
      .map(run => asShown(run, analysis, byAddress))
    answers.set(origin, answersOf(measured, analysis, overSite))
    const runs = measured.flatMap(run => siteRun(run, origin, analysis, { audited, overSite: overSite.all }))
    if (runs.length > 0) sites.push({ origin, score: siteScore(runs), runs })
    for (const run of analysis.runs ?? []) {
      if (run.status === 'measured') continue
      gaps.push(`${run.tool} on the whole site ${origin}: ${run.reason ?? 'the reason is not known'}`)
    }
  }
  return {
    pages: pages.map(page => withoutAnswered(page, answers.get(originOf(page.url)))),
    analysedSites: sites,
    analyses: analyses.map(withoutRuns),
    gaps,
  }
}

/** Adds the pages on which an analysis ran tools to those that were asked for. What was asked for goes first. */
function withAnalysedPages(
  pages: readonly Page[],
  analyses: readonly Analysis[],
): { pages: Page[]; analyses: Analysis[] } {
  const all = [...pages]
  const known = new Set(pages.map(page => addressOf(page.url)))
  const rest = analyses.map(analysis => ({
    ...analysis,
    pages: analysis.pages.filter(page => {
      const address = addressOf(page.url)
      if (page.runs.length > 0 && !known.has(address)) {
        known.add(address)
        all.push(page)
      }
      return page.runs.length === 0
    }),
  }))
  return { pages: all, analyses: rest }
}

function withoutRuns({ runs, ...analysis }: Analysis): Analysis {
  const learned = (runs ?? []).filter(({ facts }) => Object.keys(facts).length > 0)
  if (learned.length === 0) return analysis
  const tools = Object.fromEntries(learned.map(({ tool, facts }) => [tool, facts]))
  return { ...analysis, facts: { ...analysis.facts, tools } }
}

/** The run of a tool on a site without what scripts have put right. */
function asShown(run: ToolRun, { crawl }: Analysis, pages: ReadonlyMap<string, Page>): ToolRun {
  if (!crawl) return run
  const checks = run.checks.map(check => withoutSent(check, crawl.records, pages))
  return checks.every((check, at) => check === run.checks[at])
    ? run
    : changedRun(run, { checks, score: toolScore(checks) })
}

/** What an analysis answers for all of a site. */
interface Answers {
  /** Ids of checks that are judged over the pages of a run too. */
  ofRun: ReadonlySet<string>
  /** Whether the analysis knows what a check compares on a page: no scripts were run for it. */
  hasSeen(id: string, page: Page): boolean
  /** Resources at fault, by the checks that found them. */
  faults: ReadonlyMap<string, ReadonlySet<string>>
}

function answersOf(runs: readonly ToolRun[], { crawl }: Analysis, { all, ofRun }: ChecksOverSite): Answers {
  const checks = runs.flatMap(run => run.checks).filter(({ id }) => all.has(id))
  const answered = checks
    .filter(({ outcome }) => outcome === 'pass' || outcome === 'fail')
    .map(({ id }) => id)
  const records = new Map(crawl?.records.map(record => [record.url, record]))
  return {
    ofRun: new Set(answered.filter(id => ofRun.has(id))),
    hasSeen(id, page) {
      if (crawl === undefined) return true
      const record = records.get(addressOf(page.url))
      return record !== undefined && !record.needsScripts && isAsSent(id, page, record)
    },
    faults: new Map(
      checks.map(({ id, occurrences }) => [id, new Set(occurrences.map(({ url }) => addressOf(url)))]),
    ),
  }
}

function withoutAnswered(page: Page, answers: Answers | undefined): Page {
  if (!answers) return page
  const runs = page.runs.map(run => {
    const checks = run.checks.flatMap(check =>
      answers.ofRun.has(check.id) && answers.hasSeen(check.id, page)
        ? []
        : (withoutFaults(check, answers.faults.get(check.id)) ?? []),
    )
    if (checks.every((check, index) => check === run.checks[index]) && checks.length === run.checks.length)
      return run
    return changedRun(run, { checks, score: run.instrument === undefined ? toolScore(checks) : run.score })
  })
  return withRuns(page, runs, pageScore(runs))
}

/** A failed check without the resources that are at fault for the site; undefined where these are all. */
function withoutFaults(check: Check, faults: ReadonlySet<string> | undefined): Check | undefined {
  if (!faults || check.outcome !== 'fail') return check
  const occurrences = check.occurrences.filter(({ url }) => !faults.has(addressOf(url)))
  const dropped = check.occurrences.length - occurrences.length
  if (dropped === 0) return check
  const { occurrenceCount, ...rest } = check
  const count = (occurrenceCount ?? check.occurrences.length) - dropped
  if (count <= 0) return undefined
  return { ...rest, occurrences, ...(count > occurrences.length && { occurrenceCount: count }) }
}

interface Audited {
  /** By tool the addresses on which it judged. */
  audited: ReadonlyMap<string, ReadonlySet<string>>
  overSite: ReadonlySet<string>
}

/** The run of a tool on a site, without what its checks of pages found on audited ones; nothing where that was all. */
function siteRun(
  run: ToolRun,
  origin: string,
  analysis: Analysis,
  { audited, overSite }: Audited,
): ToolRun[] {
  const seen = audited.get(run.tool) ?? new Set()
  const checks = run.checks.flatMap(check => {
    const rest = overSite.has(check.id) ? check : beside(check, seen, analysis)
    return rest ? [{ ...rest, scope: 'site' as const }] : []
  })
  return checks.length === 0 ? [] : [{ ...run, url: origin, checks, facts: {}, score: toolScore(checks) }]
}

/** A check of pages, on the pages that were not audited. */
function beside(check: Check, seen: ReadonlySet<string>, { crawl }: Analysis): Check | undefined {
  if (check.outcome !== 'fail') return check
  if (check.failedPages) {
    const pages = check.failedPages.filter(url => !seen.has(addressOf(url)))
    if (pages.length === check.failedPages.length) return check
    const left = atPages(check, pages)
    return left && { ...left, message: besideWords(placeCount(left)) }
  }
  const occurrences = check.occurrences.filter(({ url }) => !seen.has(addressOf(url)))
  const failed = crawl?.records.filter(record => record.failed?.includes(check.id)) ?? []
  const known = failed.filter(({ url }) => seen.has(addressOf(url))).length
  const dropped = Math.max(known, check.occurrences.length - occurrences.length)
  if (dropped === 0) return check
  const { occurrenceCount, ...rest } = check
  const count = (occurrenceCount ?? check.occurrences.length) - dropped
  if (count <= 0) return undefined
  return {
    ...rest,
    message: besideWords(count),
    occurrences,
    ...(count > occurrences.length && { occurrenceCount: count }),
  }
}

function besideWords(count: number): string {
  return `${count} more ${count === 1 ? 'page' : 'pages'}, beside those that were audited`
}

function judgedOn(pages: readonly Page[]): Map<string, Set<string>> {
  const byTool = new Map<string, Set<string>>()
  for (const { runs } of pages) {
    for (const { tool, status, url, finalUrl } of runs) {
      if (status !== 'measured') continue
      const addresses = byTool.get(tool) ?? new Set()
      byTool.set(tool, addresses)
      for (const address of [url, finalUrl]) if (address !== undefined) addresses.add(addressOf(address))
    }
  }
  return byTool
}

/** The address that a crawl has of a page: without fragment, name and password. */
function addressOf(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed) return url
  parsed.hash = ''
  parsed.username = ''
  parsed.password = ''
  return parsed.href
}
