import type { Baseline, Comparison, FailureRef } from '../../api/comparison.ts'
import { type Page, SEVERITIES, type Site, type ToolRun } from '../../api/results.ts'
import type { Tool } from '../../api/tools.ts'
import { originOf } from '../../net/origin.ts'
import type { PointsByTool } from '../conditions.ts'
import { type Judgeable, runsOf } from '../judged-runs.ts'
import { groupBy } from '../reason-line.ts'
import { resultsWithTwins } from '../twins.ts'
import { CheckComparison, type ComparedRun } from './check-comparison.ts'
import { OwnAddresses } from './own-address.ts'
import { type PagePairs, pairPages } from './page-pairs.ts'
import { PlaceKeys } from './place-keys.ts'
import { compareScores } from './score-comparison.ts'
import { type ComparedPage, compareSearch } from './search-changes.ts'
import { SEARCH_FACT_TABLE, searchPart } from './search-facts.ts'
import { Uncompared } from './uncompared.ts'

/**
 * Compares a run with a baseline: each failure is found again by its check and place, whatever the origin, the hashes in
 * names of assets and the lines around it. What the baseline did not measure is new, since nobody knows better, and a
 * note says so. A failure is fixed where its check passes now, or fails at fewer places: what cannot be verified, or
 * does not apply to a preview, is not fixed. What `ignore` set aside is none of these.
 *
 * @returns failures with the worst first, then in the order of the pages
 */
export function compare(findings: Judgeable, baseline: Baseline, tolerances: PointsByTool): Comparison {
  const now = runsOf(findings)
  const before = runsOf({ ...resultsWithTwins(baseline), analyses: [] })
  const ofPages = (runs: readonly ToolRun[], sites: readonly Site[]) => {
    const origins = new Set(sites.map(({ origin }) => origin))
    return runs.filter(({ url }) => !origins.has(url))
  }
  const found = withSites(
    pairPages(ofPages(now, findings.sites), ofPages(before, baseline.sites), baseline.counterparts),
    findings,
    baseline,
  )
  const pairs = baseline.counterparts ? withoutMissing(found, now, before) : found
  const uncompared = new Uncompared(baseline.version)
  const checks = new CheckComparison({
    now: new PlaceKeys(pairs.now, [pairs.before]),
    before: new PlaceKeys(pairs.before, [pairs.now]),
    everywhere: before,
    hosted: baseline.source === 'hosted',
    uncompared,
  })
  const runsBefore = new Map(before.map(run => [`${run.tool} ${run.url}`, run]))
  const pagesBefore = new Set(before.filter(run => run.status === 'measured').map(run => run.url))
  const compared: ComparedRun[] = []
  for (const run of now) {
    if (run.status === 'not-measured') continue
    const url = pairs.counterpartOf(run.url)
    const partner = url === undefined ? undefined : runsBefore.get(`${run.tool} ${url}`)
    const isNewPage = url === undefined || !pagesBefore.has(url)
    compared.push({ run, before: partner?.status === 'measured' ? partner : undefined, isNewPage })
    if (partner?.status !== 'measured') uncompared.addRun(run, isNewPage, partner)
  }
  for (const pair of compared) checks.add(pair)
  const { fresh, known, fixed } = checks
  const { changes, uncompared: unseen } = compareSearch(comparedPages(now, before, pairs, findings), {
    ...searchSides(pairs),
    samePages: haveSamePages(findings, baseline, pairs),
    version: baseline.version,
    tolerances,
  })
  return {
    baseline: baseline.name,
    new: worstFirst(fresh),
    known: worstFirst(known),
    fixed: worstFirst(fixed),
    scores: compareScores(compared, tolerances),
    ...(changes && { changes }),
    ...(unseen.length > 0 && { uncompared: unseen }),
    notes: [...(pairs.note === undefined ? [] : [pairs.note]), ...uncompared.lines()],
  }
}

/** Counterparts that were looked up in production and are not there yet are none. */
function withoutMissing(pairs: PagePairs, now: readonly ToolRun[], before: readonly ToolRun[]): PagePairs {
  const goneOf = (runs: readonly ToolRun[]) =>
    new Set(runs.filter(({ facts }) => GONE.has(facts['finalStatus'])).map(({ url }) => url))
  const [goneNow, goneBefore] = [goneOf(now), goneOf(before)]
  return {
    ...pairs,
    counterpartOf: url => {
      const partner = pairs.counterpartOf(url)
      return partner !== undefined && goneBefore.has(partner) && !goneNow.has(url) ? undefined : partner
    },
  }
}

const GONE: ReadonlySet<unknown> = new Set([404, 410])

/** Sites are compared as their pages are; where none of these has a partner, the only one with the only one. */
function withSites(pairs: PagePairs, { pages, sites }: Judgeable, baseline: Baseline): PagePairs {
  const counterparts = new Map<string, string>()
  const [only, ...others] = baseline.sites
  for (const { origin } of sites) if (only && others.length === 0) counterparts.set(origin, only.origin)
  for (const { url } of pages) {
    const partner = pairs.counterpartOf(url)
    if (partner !== undefined) counterparts.set(originOf(url), originOf(partner))
  }
  const origins = new Set(sites.map(({ origin }) => origin))
  return {
    ...pairs,
    counterpartOf: url => (origins.has(url) ? counterparts.get(url) : pairs.counterpartOf(url)),
  }
}

/** The pages of the run that have a counterpart of which anything is known. */
function comparedPages(
  now: readonly ToolRun[],
  before: readonly ToolRun[],
  pairs: PagePairs,
  { sites }: Judgeable,
): ComparedPage[] {
  const origins = new Set(sites.map(({ origin }) => origin))
  const earlier = Map.groupBy(before, ({ url }) => url)
  return groupBy(now, ({ url }) => url).flatMap(runs => {
    const { url } = runs[0]!
    const partner = origins.has(url) ? undefined : pairs.counterpartOf(url)
    const known = partner === undefined ? undefined : earlier.get(partner)
    return known ? [{ url, runs: byTool(runs), before: { url: partner!, runs: byTool(known) } }] : []
  })
}

function byTool(runs: readonly ToolRun[]): Map<Tool, ToolRun> {
  return new Map(runs.map(run => [run.tool, run]))
}

function searchSides({ now, before }: PagePairs): { now: OwnAddresses; before: OwnAddresses } {
  return { now: new OwnAddresses(now, [before]), before: new OwnAddresses(before, [now]) }
}

/** Whether the same pages were asked for their links; those that an analysis visits beside them were not. */
function haveSamePages({ pages }: Judgeable, baseline: Baseline, pairs: PagePairs): boolean {
  const { tool: lister } = SEARCH_FACT_TABLE['links-in']
  const isAsked = ({ runs }: Page) => runs.some(({ tool }) => tool === lister)
  const partners = new Set(pages.filter(isAsked).map(({ url }) => pairs.counterpartOf(url)))
  const others = new Set(baseline.pages.filter(isAsked).map(({ url }) => url))
  return partners.size === others.size && [...partners].every(url => url !== undefined && others.has(url))
}

function worstFirst(failures: readonly FailureRef[]): FailureRef[] {
  return SEVERITIES.flatMap(severity => failures.filter(failure => failure.severity === severity))
}

/** Whether a baseline has anything that a run can be compared with. */
export function isUsable(baseline: Baseline): boolean {
  const { pages, sites } = baseline
  return [...pages, ...sites].some(({ runs }) => runs.some(run => run.status === 'measured'))
}

/**
 * Facts that a comparison needs: the scores of several measurements, and what the pages of a baseline are compared with
 * each other by, when all its shards are there.
 */
const COMPARED_FACTS = [
  'runs',
  'title',
  'description',
  'indexable',
  'canonicalIs',
  'canonicalPage',
  'h1',
  'textFingerprint',
  'htmlLang',
] as const

/** What a comparison reads of a run. */
export function comparablePart(run: ToolRun): ToolRun {
  const facts = COMPARED_FACTS.flatMap(name => {
    const value = run.facts[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...run,
    facts: { ...Object.fromEntries(facts), ...searchPart(run.tool, run.facts) },
    checks: run.checks.map(({ why: _why, fix: _fix, ...check }) => check),
  }
}
