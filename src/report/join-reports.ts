import { withRuns } from '../api/kept-pages.ts'
import type { Page, Site, ToolRun } from '../api/results.ts'
import { pageScore } from '../api/score.ts'
import type { Report } from './report.ts'
import { joinSites } from './split-sites.ts'

/** What several reports hold together, for a report to be built from. */
export interface JoinedReports {
  source: Report['source']
  /** When the first of them began. */
  startedAt: Date
  /** Milliseconds from then until the last one ended. */
  durationMs: number
  /** In the order of the shards, each page once. */
  pages: Page[]
  /** Of each report its own; several may be of one origin. */
  sites: Site[]
  rules: Report['rules']
  analyses: Report['analyses']
  rank: Report['rank']
  /** What is missing or does not fit, one line each. */
  gaps: string[]
  /** What the pages are compared with, where shards measured that. */
  baseline: Report['baseline']
  /** What a shard has found at the addresses of the baseline. */
  lookup: Report['lookup']
}

/**
 * Joins reports of one site, as those of shards. A tool's run on a page that is in several of them counts once: the
 * newest does, as after a shard was run again.
 *
 * @param reports at least one
 * @throws Error where they come from different sources, since their findings cannot be compared
 */
export function joinReports(reports: readonly Report[]): JoinedReports {
  const source = reports[0]!.source
  if (reports.some(report => report.source !== source)) {
    throw new Error('some reports are of the embedded engine and others of a hosted service')
  }
  const byAge = reports.toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
  const inOrder = byAge.toSorted((a, b) => (a.shard?.number ?? 0) - (b.shard?.number ?? 0))
  const starts = byAge.map(report => Date.parse(report.startedAt))
  const ends = byAge.map((report, index) => starts[index]! + report.durationMs)
  return {
    source,
    startedAt: new Date(starts[0]!),
    durationMs: Math.max(...ends) - starts[0]!,
    pages: joinPages(inOrder),
    sites: newestOfEach(inOrder).flatMap(({ sites }) => sites),
    rules: Object.assign({}, ...byAge.map(report => report.rules)),
    analyses: joinAnalyses(newestOfEach(inOrder)),
    rank: joinRank(newestOfEach(inOrder)),
    gaps: [...new Set([...gapsOf(inOrder), ...gapsWithin(inOrder)])],
    baseline: joinBaselines(newestOfEach(inOrder)),
    lookup: newestOfEach(inOrder).find(({ lookup }) => lookup !== undefined)?.lookup,
  }
}

function joinPages(reports: readonly Report[]): Page[] {
  const byUrl = Map.groupBy(
    reports.flatMap(({ pages }) => pages),
    ({ url }) => url,
  )
  return Array.from(byUrl.values(), same => {
    if (same.length === 1) return same[0]!
    const ofTools = new Map<string, ToolRun>()
    for (const run of same.flatMap(({ runs }) => runs)) {
      const known = ofTools.get(run.tool)
      if (!known || known.startedAt <= run.startedAt) ofTools.set(run.tool, run)
    }
    const runs = [...ofTools.values()]
    return withRuns(same[0]!, runs, pageScore(runs))
  })
}

/** Each site once: a shard other than the first has none, unless it was run with other settings. */
function joinAnalyses(reports: readonly Report[]): Report['analyses'] {
  const analyses = reports.flatMap(report => report.analyses)
  const measuredFirst = analyses.toSorted(
    (a, b) => Number(b.status === 'measured') - Number(a.status === 'measured'),
  )
  return [...new Map(measuredFirst.toReversed().map(analysis => [analysis.url, analysis])).values()].reverse()
}

/** Each project once: a shard other than the first has none, unless it was run with other settings. */
function joinRank(reports: readonly Report[]): Report['rank'] {
  const entries = reports.flatMap(({ rank }) => rank)
  const measuredLast = entries.toSorted((a, b) => Number(!a.reason) - Number(!b.reason))
  const chosen = new Map(measuredLast.map(entry => [entry.project.id, entry]))
  return [...new Set(entries.map(({ project }) => project.id))].map(id => chosen.get(id)!)
}

function joinBaselines(reports: readonly Report[]): Report['baseline'] {
  const baselines = reports.flatMap(({ baseline }) => (baseline ? [baseline] : []))
  const [first] = baselines
  return (
    first && {
      ...first,
      counterparts: Object.assign({}, ...baselines.map(({ counterparts }) => counterparts)),
      sites: joinSites(baselines.flatMap(({ sites }) => sites)),
      pages: baselines.flatMap(({ pages }) => pages),
    }
  )
}

/** What the reports themselves lack. */
function gapsWithin(reports: readonly Report[]): string[] {
  return newestOfEach(reports).flatMap(({ gaps = [] }) => gaps)
}

/** Of a shard that was run again, the newest report alone. */
function newestOfEach(reports: readonly Report[]): Report[] {
  const byTime = reports.toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
  return [...new Map(byTime.map(report => [report.shard?.number ?? report, report])).values()]
}

/** Shards without a report, and shards of different divisions. */
function gapsOf(reports: readonly Report[]): string[] {
  const shards = reports.flatMap(({ shard }) => (shard ? [shard] : []))
  const counts = [...new Set(shards.map(({ count }) => count))]
  if (counts.length > 1) {
    return [`The reports are of divisions into ${counts.join(' and ')} shards, which do not fit together`]
  }
  const divisions = new Set(newestOfEach(reports).flatMap(({ shard }) => shard?.division ?? []))
  const apart =
    divisions.size > 1
      ? [
          'The shards did not divide the same pages, so that some may be missing or in two of them: the pages or the baseline changed between their starts. Run all shards again',
        ]
      : []
  const [count = 0] = counts
  const numbers = new Set(shards.map(({ number }) => number))
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter(
    number => !numbers.has(number),
  )
  return [
    ...apart,
    ...missing.map(number => `Shard ${number} of ${count} has no report: its pages were not measured`),
  ]
}
