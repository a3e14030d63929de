import { placeCount } from '../api/failures.ts'
import { mapSame, withRuns } from '../api/kept-pages.ts'
import { changedRun } from '../api/lazy-facts.ts'
import {
  type Analysis,
  type Check,
  type Page,
  SEVERITIES,
  type Severity,
  type Site,
  type ToolRun,
} from '../api/results.ts'
import { pageScore, siteScore, toolScore } from '../api/score.ts'
import { globMatcher, type OtherAddress, urlMatcher } from './globs.ts'
import type { Judgeable } from './judged-runs.ts'

/** One line of `severity`. */
export interface SeverityRule {
  /** Glob of ids of checks. */
  check: string
  severity: Severity
}

/** Which checks have another severity, and where. Of several rules for one check the last one holds. */
export interface Severities {
  severity: readonly SeverityRule[]
  /** Further rules for the pages that a glob of URLs means; they go before those for all pages. */
  overrides: readonly { url: string; severity?: readonly SeverityRule[] }[]
  otherAddress: OtherAddress | undefined
}

/** The same results, with the severities that the user wants, and scores that follow from them. */
export function withSeverities<Results extends Pick<Judgeable, 'pages' | 'sites'>>(
  results: Results & { analyses?: readonly Analysis[] },
  severities: Severities,
): Results & { pages: Page[]; sites: Site[] } {
  const rules = new Rules(severities)
  if (rules.isEmpty) return { ...results, pages: [...results.pages], sites: [...results.sites] }
  const changed = (run: ToolRun): ToolRun => {
    const checks = mapSame(run.checks, (check): Check => {
      const at = (url: string) => rules.severityOf(check.id, url) ?? check.severity
      const severity = worstOf(pagesOf(check, run.url).map(at))
      return severity === check.severity ? check : { ...check, severity }
    })
    const isByChecks = run.instrument === undefined && run.foreign === undefined && run.score !== null
    const score = isByChecks && checks.length > 0 ? toolScore(checks) : run.score
    return checks === run.checks && score === run.score ? run : changedRun(run, { checks, score })
  }
  const page = (page: Page): Page => {
    const runs = page.runs.map(changed)
    return withRuns(page, runs, page.score === null ? null : pageScore(runs))
  }
  const site = (site: Site): Site => {
    const runs = site.runs.map(changed)
    return { ...site, runs, score: site.score === null ? null : siteScore(runs) }
  }
  return {
    ...results,
    pages: results.pages.map(page),
    sites: results.sites.map(site),
    ...(results.analyses && {
      analyses: results.analyses.map(analysis => ({ ...analysis, pages: analysis.pages.map(page) })),
    }),
  }
}

/** Tells whether the user wants some severity of a check on a page. */
export type HasWanted = (id: string, url: string) => boolean

/** Tells it by the same rules. */
export function wantedSeverities(severities: Severities): HasWanted {
  const rules = new Rules(severities)
  return (id, url) => rules.severityOf(id, url) !== undefined
}

/** The pages that a check failed on, which is one unless it stands for pages of a site. */
function pagesOf(check: Check, url: string): readonly string[] {
  const { failedPages } = check
  if (!failedPages) return [url]
  return placeCount(check) > failedPages.length ? [...failedPages, url] : failedPages
}

/** A check that stands for pages is as bad as the worst of them. */
function worstOf(severities: readonly Severity[]): Severity {
  const all = new Set(severities)
  return SEVERITIES.find(severity => all.has(severity))!
}

class Rules {
  readonly #rules: readonly { rule: SeverityRule; means(id: string): boolean; on(url: string): boolean }[]
  /** What holds for a check on a page is asked again for each tool of it. */
  readonly #known = new Map<string, Severity | undefined>()

  constructor({ severity, overrides, otherAddress }: Severities) {
    const everywhere = severity.map(rule => ({ rule, means: globMatcher(rule.check), on: () => true }))
    const somewhere = overrides.flatMap(({ url, severity = [] }) => {
      const on = urlMatcher(url, otherAddress)
      return severity.map(rule => ({ rule, means: globMatcher(rule.check), on }))
    })
    this.#rules = [...everywhere, ...somewhere]
  }

  get isEmpty(): boolean {
    return this.#rules.length === 0
  }

  severityOf(id: string, url: string): Severity | undefined {
    const key = `${id} ${url}`
    if (!this.#known.has(key)) {
      const last = this.#rules.findLast(({ means, on }) => means(id) && on(url))
      this.#known.set(key, last?.rule.severity)
    }
    return this.#known.get(key)
  }
}
