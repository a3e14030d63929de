import { AGAINST_BASELINE, type Lookup } from '../api/addresses.ts'
import type { LostAddress } from '../api/comparison.ts'
import { MAX_OCCURRENCES } from '../api/failures.ts'
import type { Check, Page, Site, ToolRun } from '../api/results.ts'
import { siteScore, toolScore } from '../api/score.ts'
import type { LostFinding } from '../engine/judging/tool-definition.ts'
import type { Findings } from '../report/report.ts'

/** Findings with the checks that compare addresses with a baseline, and what these found. */
export interface WithLookup {
  findings: Findings
  lost: readonly LostFinding[]
}

/** Adds to the sites what is said of the addresses of their baseline, with all places: see {@link cutPlaces}. */
export async function withLookup(findings: Findings, lookup: Lookup): Promise<WithLookup> {
  const { judgeBaseline } = await import('../engine/baseline-judgements.ts')
  const { sites: judged, lost } = await judgeBaseline(lookup, findings.pages)
  const rules = { ...findings.rules }
  let { sites } = findings
  for (const { origin, tool, checks } of judged) {
    const own = checks.map(({ why = '', fix = '', ...check }) => {
      rules[check.id] ??= { title: check.title, severity: check.severity, why, fix, help: check.help }
      return check
    })
    sites = withChecks(sites, origin, { tool, checks: own, startedAt: findings.startedAt })
  }
  return { findings: { ...findings, sites, rules }, lost }
}

function withChecks(
  sites: readonly Site[],
  origin: string,
  { tool, checks, startedAt }: Pick<ToolRun, 'tool' | 'checks' | 'startedAt'>,
): Site[] {
  const site = sites.find(site => site.origin === origin)
  const known = site?.runs.find(run => run.tool === tool && run.status === 'measured')
  const all = [...(known?.checks ?? []), ...checks]
  const run: ToolRun = {
    ...(known ?? { tool, url: origin, status: 'measured', facts: {}, startedAt, durationMs: 0 }),
    checks: all,
    score: toolScore(all),
  }
  const others = (site?.runs ?? []).filter(other => other !== known)
  const runs = known ? site!.runs.map(other => (other === known ? run : other)) : [...others, run]
  const changed: Site = { ...site, origin, score: siteScore(runs), runs }
  return site ? sites.map(other => (other === site ? changed : other)) : [...sites, changed]
}

/** The same sites, with as many places of those checks as a report holds of each. */
export function cutPlaces(sites: readonly Site[]): Site[] {
  return sites.map(site => ({
    ...site,
    runs: site.runs.map(run => ({ ...run, checks: run.checks.map(cutCheck) })),
  }))
}

function cutCheck(check: Check): Check {
  if (!AGAINST_BASELINE.has(check.id)) return check
  const { occurrences, ignoredOccurrences } = check
  return {
    ...check,
    occurrences: occurrences.slice(0, MAX_OCCURRENCES),
    ...(occurrences.length > MAX_OCCURRENCES && { occurrenceCount: occurrences.length }),
    ...(ignoredOccurrences && { ignoredOccurrences: ignoredOccurrences.slice(0, MAX_OCCURRENCES) }),
  }
}

/**
 * The lost addresses whose failures were not set aside.
 *
 * @param judged what was judged, with marks for what was set aside
 */
export function notIgnored(
  lost: readonly LostFinding[],
  { pages, sites }: { pages: readonly Page[]; sites: readonly Site[] },
): LostAddress[] {
  if (lost.length === 0) return []
  const checks = sites.flatMap(({ runs }) => runs.flatMap(run => run.checks))
  const ofSites = new Set(
    checks.flatMap(({ id, ignored, occurrences, ignoredOccurrences = [] }) =>
      [
        ...(ignored === undefined ? [] : occurrences),
        ...ignoredOccurrences.map(({ occurrence }) => occurrence),
      ].map(({ url }) => `${id} ${url}`),
    ),
  )
  const ofPages = new Set(
    pages.flatMap(({ url, runs }) =>
      runs.some(
        ({ tool, checks }) => tool === 'redirects' && checks.some(check => check.ignored !== undefined),
      )
        ? [url]
        : [],
    ),
  )
  return lost.flatMap(({ check, address, place }) => {
    const isIgnored = place ? ofSites.has(`${check} ${place.url}`) : ofPages.has(address.url)
    return isIgnored ? [] : [address]
  })
}
