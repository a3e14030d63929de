import type { Analysis, Check, Page } from '../api/results.ts'
import { globMatcher, urlMatcher } from './globs.ts'
import type { Judgeable } from './judged-runs.ts'
import { inline } from './reason-line.ts'

/** One line of `ignore`. */
export interface IgnoreRule {
  /** As it was written. */
  line: string
  /** Glob of ids of checks. */
  check: string
  /** Glob of URLs, of pages or of what is at fault on them; all where it is left out. */
  url?: string
}

/** What is set aside, and where. */
export interface Ignoring {
  ignore: readonly IgnoreRule[]
  /** Further rules for the pages that a glob of URLs means. */
  overrides: readonly { url: string; ignore?: readonly IgnoreRule[] }[]
}

export interface SetAside {
  pages: Page[]
  analyses: Analysis[]
  /** Rules that matched nothing, one line each. */
  warnings: string[]
}

/**
 * `ignore`: marks the failures that do not count. A rule whose URL is that of the page sets the failure aside there;
 * one whose URL is that of something at fault, such as the target of a broken link, sets aside the places that have it.
 * Scores stay as they were measured.
 */
export function setAside(findings: Judgeable, { ignore, overrides }: Ignoring): SetAside {
  const rules = [
    ...ignore.map(rule => new Rule(rule, undefined)),
    ...overrides.flatMap(({ url, ignore = [] }) => ignore.map(rule => new Rule(rule, url))),
  ]
  const pageOf = (page: Page): Page => ({
    ...page,
    runs: page.runs.map(run => ({ ...run, checks: run.checks.map(check => marked(check, run.url, rules)) })),
  })
  return {
    pages: findings.pages.map(pageOf),
    analyses: findings.analyses.map(analysis => ({ ...analysis, pages: analysis.pages.map(pageOf) })),
    warnings: rules
      .filter(rule => !rule.used)
      .map(({ rule }) => `ignore: "${inline(rule.line)}" matches no failure`),
  }
}

class Rule {
  used = false
  readonly rule: IgnoreRule
  readonly #meansCheck: (id: string) => boolean
  readonly #meansUrl: ((url: string) => boolean) | undefined
  readonly #meansPage: ((url: string) => boolean) | undefined

  /** @param pages glob of the URLs of the only pages that it holds for */
  constructor(rule: IgnoreRule, pages: string | undefined) {
    this.rule = rule
    this.#meansCheck = globMatcher(rule.check)
    this.#meansUrl = rule.url === undefined ? undefined : urlMatcher(rule.url)
    this.#meansPage = pages === undefined ? undefined : urlMatcher(pages)
  }

  concerns(check: Check, page: string): boolean {
    return this.#meansCheck(check.id) && this.#meansPage?.(page) !== false
  }

  means(url: string): boolean {
    return this.#meansUrl?.(url) !== false
  }
}

function marked(check: Check, page: string, rules: readonly Rule[]): Check {
  if (check.outcome !== 'fail') return check
  const concerned = rules.filter(rule => rule.concerns(check, page))
  if (concerned.length === 0) return check
  const whole = concerned.find(rule => rule.means(page))
  if (whole) return markedWhole(check, whole)
  const ruleOf = (url: string) => concerned.find(rule => rule.means(url))
  const occurrences = check.occurrences.filter(({ url }) => !ruleOf(url))
  const left =
    (check.occurrenceCount ?? check.occurrences.length) - check.occurrences.length + occurrences.length
  if (occurrences.length === check.occurrences.length) return check
  if (left === 0) {
    for (const { url } of check.occurrences) ruleOf(url)!.used = true
    return markedWhole(check, ruleOf(check.occurrences[0]!.url)!)
  }
  const ignoredOccurrences = check.occurrences.flatMap(occurrence => {
    const rule = ruleOf(occurrence.url)
    if (rule) rule.used = true
    return rule ? [{ by: rule.rule.line, occurrence }] : []
  })
  const { occurrenceCount, ...rest } = check
  return {
    ...rest,
    occurrences,
    ...(left > occurrences.length && { occurrenceCount: left }),
    ignoredOccurrences,
  }
}

function markedWhole(check: Check, rule: Rule): Check {
  rule.used = true
  return { ...check, ignored: rule.rule.line }
}
