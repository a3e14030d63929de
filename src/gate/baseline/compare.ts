import type { Baseline, Comparison, FailureRef, ScoreChange } from '../../api/comparison.ts'
import { factOf } from '../../api/lazy-facts.ts'
import { SEVERITIES, type ToolRun } from '../../api/results.ts'
import type { Tool } from '../../api/tools.ts'
import { originOf } from '../../net/origin.ts'
import type { PointsByTool } from '../conditions.ts'
import { type Judgeable, type RunsAt, runsByPage, runsOf } from '../judged-runs.ts'
import { withoutToldByPages } from '../told-by-pages.ts'
import { resultsWithTwins } from '../twins.ts'
import { CheckComparison, type ComparedRun } from './check-comparison.ts'
import { OwnAddresses } from './own-address.ts'
import { type PagePairs, type PairedRun, pairPages } from './page-pairs.ts'
import { PlaceKeys } from './place-keys.ts'
import { compareScores } from './score-comparison.ts'
import { SearchComparing } from './search-changes.ts'
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
export function compare(found: Judgeable, baseline: Baseline, tolerances: PointsByTool): Comparison {
  const outlinesBefore: Outline[] = []
  const outline = outliner(baseline)
  const marked = resultsWithTwins(baseline, page => outlinesBefore.push(outline(page)))
  outlinesBefore.push(...marked.sites.map(({ origin, runs }) => outline({ url: origin, runs })))
  const outlines = { now: Array.from(runsByPage(found), outliner(found)), before: outlinesBefore }
  const paired = withSites(
    pairPages(endsOf(outlines.now), endsOf(outlines.before), baseline.counterparts),
    found,
    baseline,
  )
  const pairs = baseline.counterparts ? withoutMissing(paired, outlines) : paired
  const addresses = searchSides(pairs)
  const { findings, before } = withoutToldAcross(found, { ...marked, analyses: [] }, addresses)
  const uncompared = new Uncompared(baseline.version)
  const checks = new CheckComparison({
    now: new PlaceKeys(pairs.now, [pairs.before]),
    before: new PlaceKeys(pairs.before, [pairs.now]),
    everywhere: runsOf(before),
    hosted: baseline.source === 'hosted',
    uncompared,
  })
  const search = new SearchComparing({
    ...addresses,
    samePages: haveSamePages(outlines, pairs),
    version: baseline.version,
    tolerances,
  })
  const scores: ScoreChange[] = []
  const origins = new Set(findings.sites.map(({ origin }) => origin))
  const beforeAt = runsAt(before)
  // What is compared page by page is compared here, so that there is no more than one page of each side in memory.
  for (const { url, runs } of runsByPage(findings)) {
    const partner = pairs.counterpartOf(url)
    const earlier = partner === undefined ? undefined : beforeAt(partner)
    const isNewPage = !earlier?.some(({ status }) => status === 'measured')
    const compared: ComparedRun[] = []
    for (const run of runs) {
      if (run.status === 'not-measured') continue
      const known = earlier?.findLast(({ tool }) => tool === run.tool)
      compared.push({ run, before: known?.status === 'measured' ? known : undefined, isNewPage })
      if (known?.status !== 'measured') uncompared.addRun(run, isNewPage, known)
    }
    for (const pair of compared) checks.add(pair)
    scores.push(...compareScores(compared, tolerances))
    if (earlier && !origins.has(url))
      search.addPage({ url, runs: byTool(runs), before: { url: partner!, runs: byTool(earlier) } })
  }
  const { fresh, known, fixed } = checks
  const { changes, uncompared: unseen } = search.result()
  return {
    baseline: baseline.name,
    new: worstFirst(fresh),
    known: worstFirst(known),
    fixed: worstFirst(fixed),
    scores,
    ...(changes && { changes }),
    ...(unseen.length > 0 && { uncompared: unseen }),
    notes: [...(pairs.note === undefined ? [] : [pairs.note]), ...uncompared.lines()],
  }
}

/**
 * Both sides without what pages of the other one say of themselves: of a page that only one side audited, the site
 * alone speaks on the other.
 */
function withoutToldAcross(
  findings: Judgeable,
  before: Judgeable,
  addresses: Sides,
): { findings: Judgeable; before: Judgeable } {
  const ofNow = (url: string) => addresses.now.local(url)
  const ofBefore = (url: string) => addresses.before.local(url)
  return {
    findings: {
      ...findings,
      sites: withoutToldByPages(findings.sites, before.pages, { ofSite: ofNow, ofPage: ofBefore }),
    },
    before: {
      ...before,
      sites: withoutToldByPages(before.sites, findings.pages, { ofSite: ofBefore, ofPage: ofNow }),
    },
  }
}

/** What has to be known of all pages of a side before any of them can be compared. */
interface Outline {
  url: string
  /** Where its redirects led. */
  ends: readonly string[]
  isSite: boolean
  /** Whether it answered that it is not there. */
  isGone: boolean
  /** Whether it was asked for its links; those that an analysis visits beside the pages were not. */
  isAskedForLinks: boolean
}

interface Outlines {
  now: readonly Outline[]
  before: readonly Outline[]
}

/** Gives the outline of each page and site of a side. */
function outliner(side: Pick<Judgeable, 'pages' | 'sites'>): (at: RunsAt) => Outline {
  const { tool: lister } = SEARCH_FACT_TABLE['links-in']
  const { tool: answerer } = SEARCH_FACT_TABLE.status
  const pages = new Set(side.pages.map(({ url }) => url))
  const origins = new Set(side.sites.map(({ origin }) => origin))
  return ({ url, runs }) => ({
    url,
    ends: [...new Set(runs.flatMap(({ finalUrl }) => finalUrl ?? []))],
    isSite: origins.has(url),
    isGone: runs.some(run => run.tool === answerer && GONE.has(factOf(run, 'finalStatus'))),
    isAskedForLinks: pages.has(url) && runs.some(({ tool }) => tool === lister),
  })
}

/** Pages with where redirects led from them. */
function endsOf(outlines: readonly Outline[]): PairedRun[] {
  return outlines
    .filter(({ isSite }) => !isSite)
    .flatMap(({ url, ends }) => [{ url }, ...ends.map(finalUrl => ({ url, finalUrl }))])
}

/** Finds the runs on a page or a site. */
function runsAt(side: Judgeable): (url: string) => ToolRun[] | undefined {
  const pages = Map.groupBy(side.pages, ({ url }) => url)
  const sites = new Map(side.sites.map(site => [site.origin, site]))
  return url => {
    const found = [...(pages.get(url) ?? []), ...(sites.has(url) ? [sites.get(url)!] : [])]
    return found.length === 0 ? undefined : found.flatMap(({ runs }) => runs)
  }
}

/** Counterparts that were looked up in production and are not there yet are none. */
function withoutMissing(pairs: PagePairs, { now, before }: Outlines): PagePairs {
  const goneOf = (outlines: readonly Outline[]) =>
    new Set(outlines.filter(({ isGone }) => isGone).map(({ url }) => url))
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

function byTool(runs: readonly ToolRun[]): Map<Tool, ToolRun> {
  return new Map(runs.map(run => [run.tool, run]))
}

interface Sides {
  now: OwnAddresses
  before: OwnAddresses
}

function searchSides({ now, before }: PagePairs): Sides {
  return { now: new OwnAddresses(now, [before]), before: new OwnAddresses(before, [now]) }
}

/** Whether the same pages were asked for their links. */
function haveSamePages({ now, before }: Outlines, pairs: PagePairs): boolean {
  const asked = (outlines: readonly Outline[]) =>
    outlines.filter(({ isAskedForLinks }) => isAskedForLinks).map(({ url }) => url)
  const partners = new Set(asked(now).map(url => pairs.counterpartOf(url)))
  const others = new Set(asked(before))
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
