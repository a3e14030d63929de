import type { z } from 'zod'
import type { Listed } from '../api/addresses.ts'
import { mapSame } from '../api/kept-pages.ts'
import { changedRun } from '../api/lazy-facts.ts'
import type { Analysis, Check, Page, Site, ToolRun } from '../api/results.ts'
import { meanScore } from '../api/score.ts'
import { Figures } from './figures.ts'
import type { reportSchema, ruleSchema } from './report-schema.ts'
import { joinSites, splitSites } from './split-sites.ts'

export type Report = z.infer<typeof reportSchema>
export type Rule = z.infer<typeof ruleSchema>
export type PastRun = NonNullable<Report['history']>[number]

export interface ReportInput {
  version: string
  source: Report['source']
  startedAt: Date
  durationMs: number
  /** With the checks of their sites among the others. */
  pages: readonly Page[]
  /** What is known of sites already, as of reports that are joined. */
  sites?: readonly Site[]
  /** What analyses of whole sites say of them. */
  analysedSites?: readonly Site[]
  analyses: readonly Analysis[]
  /** Texts of checks that are known already, as of reports that are joined. */
  rules?: Report['rules']
  shard?: Report['shard'] | undefined
  gaps?: readonly string[]
  rank?: Report['rank']
  baseline?: Report['baseline'] | undefined
  /** What the sitemaps of the sites list, by origin. */
  listed?: ReadonlyMap<string, Listed> | undefined
  lookup?: Report['lookup'] | undefined
}

/** Everything that a run found, before the gate has judged it. */
export type Findings = Omit<Report, 'verdict'>

/**
 * Puts what a run found into the form of the report: texts that belong to a check stand once, under `rules`; a fault of
 * the site stands once, under its site; and a check that failed on many pages, at many places, counts once.
 */
export function buildFindings(input: ReportInput): Findings {
  const rules: Record<string, Rule> = { ...input.rules }
  const shortRun = (run: ToolRun): ToolRun => {
    const checks = mapSame(run.checks, check => withoutTexts(check, rules))
    return checks === run.checks ? run : changedRun(run, { checks })
  }
  const short = <Results extends { runs: readonly ToolRun[] }>(results: Results) => ({
    ...results,
    runs: results.runs.map(shortRun),
  })
  const figures = new Figures()
  const split = splitSites(input.pages, shortRun, page => figures.addPage(page))
  const { pages } = split
  const [known, analysed] = [(input.sites ?? []).map(short), (input.analysedSites ?? []).map(short)]
  const analyses = input.analyses.map(({ runs, ...analysis }) => ({
    ...analysis,
    pages: analysis.pages.map(short),
    ...(runs && short({ runs })),
  }))
  const sites = joinSites([...known, ...split.sites, ...analysed]).map(site => {
    const listed = input.listed?.get(site.origin)
    return listed ? { ...site, listed } : site
  })
  for (const site of sites) figures.addSite(site)
  return {
    schemaVersion: 2,
    generator: { name: 'seo-preflight', version: input.version },
    startedAt: input.startedAt.toISOString(),
    durationMs: input.durationMs,
    source: input.source,
    score: meanScore(pages.map(page => page.score)),
    ...figures.all(),
    sites,
    pages,
    rules: Object.fromEntries(Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1))),
    analyses,
    rank: input.rank ?? [],
    ...(input.shard && { shard: input.shard }),
    ...(input.gaps?.length && { gaps: [...input.gaps] }),
    ...(input.baseline && { baseline: input.baseline }),
    ...(input.lookup && { lookup: input.lookup }),
  }
}

function withoutTexts(whole: Check, rules: Record<string, Rule>): Check {
  const { why, fix, ...check } = whole
  const { title, severity, help } = check
  rules[check.id] ??= { title, severity, why: why ?? '', fix: fix ?? '', help }
  return why === undefined && fix === undefined ? whole : check
}

/**
 * The same findings with other pages, sites and analyses, as after failures were set aside.
 *
 * @param figures of those pages and sites
 */
export function withResults(
  findings: Findings,
  results: Pick<Findings, 'pages' | 'sites' | 'analyses'>,
  figures: Figures,
): Findings {
  const score = meanScore(results.pages.map(page => page.score))
  return { ...findings, score, ...figures.all(), ...results }
}
