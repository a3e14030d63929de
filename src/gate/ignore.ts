import { atPages, MAX_OCCURRENCES, placeCount } from '../api/failures.ts'
import { mapSame, withRuns } from '../api/kept-pages.ts'
import { changedRun } from '../api/lazy-facts.ts'
import type { Analysis, Check, Page, Site, ToolRun } from '../api/results.ts'
import { sameAs } from '../api/twins.ts'
import { suggestion } from '../text/nearest.ts'
import { globMatcher, nearAddress, type OtherAddress, urlMatcher } from './globs.ts'
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
  /** Set where pages have two addresses: globs of URLs mean a page by either. */
  otherAddress?: OtherAddress | undefined
}

export interface SetAside {
  pages: Page[]
  sites: Site[]
  analyses: Analysis[]
  /** Rules that matched nothing, one line each. */
  warnings: string[]
}

/**
 * `ignore`: marks the failures that do not count. A rule whose URL is that of the page sets the failure aside there;
 * one whose URL is that of something at fault, such as the target of a broken link, sets aside the places that have it.
 * A rule with the id of a check means its twins as well; a glob means those that it matches alone. Scores stay as they
 * were measured.
 */
export function setAside(findings: Judgeable, { ignore, overrides, otherAddress }: Ignoring): SetAside {
  const rules = new Rules([
    ...ignore.map(rule => new Rule(rule, undefined, otherAddress)),
    ...overrides.flatMap(({ url, ignore = [] }) => ignore.map(rule => new Rule(rule, url, otherAddress))),
  ])
  const markedRun = (run: ToolRun): ToolRun => {
    const checks = mapSame(run.checks, check => marked(check, run.url, rules))
    return checks === run.checks ? run : changedRun(run, { checks })
  }
  const ofPages = (pages: readonly Page[]) =>
    rules.isEmpty ? [...pages] : pages.map(page => withRuns(page, page.runs.map(markedRun)))
  return {
    pages: ofPages(findings.pages),
    sites: findings.sites.map(site => ({ ...site, runs: site.runs.map(markedRun) })),
    analyses: findings.analyses.map(analysis => ({ ...analysis, pages: ofPages(analysis.pages) })),
    warnings: rules.unused.map(({ rule, failedAt }) => {
      const hint = rules.hasCheck(rule.check)
        ? nearAddress(rule.url ?? '', failedAt, otherAddress)
        : suggestion(rule.check, rules.checks.map(inline))
      return `ignore: "${inline(rule.line)}" matches no failure${hint}`
    }),
  }
}

class Rule {
  used = false
  /** The first pages on which a check of the rule failed, beside those that it means. */
  readonly failedAt = new Set<string>()
  readonly rule: IgnoreRule
  readonly meansCheck: (id: string) => boolean
  readonly meansUrl: (url: string) => boolean
  readonly meansPage: (url: string) => boolean
  /** Whether it holds wherever the check fails. */
  readonly meansAll: boolean

  /** @param pages glob of the URLs of the only pages that it holds for */
  constructor(rule: IgnoreRule, pages: string | undefined, otherAddress: OtherAddress | undefined) {
    this.rule = rule
    const matches = globMatcher(rule.check)
    this.meansCheck = id => matches(id) || sameAs(id).includes(rule.check)
    this.meansUrl = rule.url === undefined ? () => true : urlMatcher(rule.url, otherAddress)
    this.meansAll = rule.url === undefined && pages === undefined
    this.meansPage = pages === undefined ? () => true : urlMatcher(pages, otherAddress)
  }
}

/** All rules. What they say of a check, a page and a URL is asked once for each of these, since there may be many. */
class Rules {
  readonly #rules: readonly Rule[]
  readonly #checks = new Set<string>()
  readonly #ofCheck = new Map<string, readonly Rule[]>()
  readonly #ofPage = new Map<string, ReadonlySet<Rule>>()
  readonly #ofUrl = new Map<string, readonly Rule[]>()

  constructor(rules: readonly Rule[]) {
    this.#rules = rules
  }

  get isEmpty(): boolean {
    return this.#rules.length === 0
  }

  get unused(): Rule[] {
    return this.#rules.filter(rule => !rule.used)
  }

  /** The ids of all checks so far. */
  get checks(): string[] {
    return [...this.#checks]
  }

  hasCheck(glob: string): boolean {
    return this.checks.some(globMatcher(glob))
  }

  /** The rules of a check on a page. */
  concerning(check: string, page: string): ReadonlySet<Rule> {
    this.#checks.add(check)
    const ofCheck = remembered(this.#ofCheck, check, () => this.#rules.filter(rule => rule.meansCheck(check)))
    if (ofCheck.length === 0) return new Set()
    const ofPage = remembered(
      this.#ofPage,
      page,
      () => new Set(this.#rules.filter(rule => rule.meansPage(page))),
    )
    return new Set(ofCheck.filter(rule => ofPage.has(rule)))
  }

  /** The first of some rules that means a URL. */
  meaning(url: string, among: ReadonlySet<Rule>): Rule | undefined {
    const ofUrl = remembered(this.#ofUrl, url, () => this.#rules.filter(rule => rule.meansUrl(url)))
    return ofUrl.find(rule => among.has(rule))
  }
}

/** Most pages that are kept to name one that a rule could have meant. */
const MAX_FAILED_AT = 200

/** Most answers that are kept of a kind: URLs of what is at fault may be without number. */
const MAX_REMEMBERED = 2000

function remembered<T>(answers: Map<string, T>, key: string, make: () => T): T {
  const known = answers.get(key)
  if (known !== undefined) return known
  const answer = make()
  if (answers.size >= MAX_REMEMBERED) answers.clear()
  answers.set(key, answer)
  return answer
}

function marked(check: Check, page: string, rules: Rules): Check {
  if (check.outcome === 'fail' && check.failedPages) return markedByPage(check, check.failedPages, rules)
  const concerned = rules.concerning(check.id, page)
  if (check.outcome !== 'fail' || concerned.size === 0) return check
  for (const { failedAt, used } of concerned) {
    if (!used && failedAt.size < MAX_FAILED_AT) failedAt.add(page)
  }
  const whole = rules.meaning(page, concerned)
  if (whole) return markedWhole(check, whole)
  const ruleOf = (url: string) => rules.meaning(url, concerned)
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

/** A check that stands for pages of a site: each rule means the pages that it would mean if they were audited. */
function markedByPage(check: Check, pages: readonly string[], rules: Rules): Check {
  const aside = new Map<string, Rule>()
  for (const page of pages) {
    const concerned = rules.concerning(check.id, page)
    for (const { failedAt, used } of concerned) {
      if (!used && failedAt.size < MAX_FAILED_AT) failedAt.add(page)
    }
    const rule = rules.meaning(page, concerned)
    if (rule) aside.set(page, rule)
  }
  if (aside.size === 0) return check
  const [first] = aside.values()
  if (first!.meansAll) return markedWhole(check, first!)
  for (const rule of aside.values()) rule.used = true
  const left = atPages(
    check,
    pages.filter(page => !aside.has(page)),
  )
  if (!left) return markedWhole(check, first!)
  const known = new Map(check.occurrences.map(place => [place.url, place]))
  const ignoredOccurrences = [...aside]
    .slice(0, MAX_OCCURRENCES)
    .map(([url, { rule }]) => ({ by: rule.line, occurrence: known.get(url) ?? { url } }))
  const count = placeCount(left)
  const message = `${count} ${count === 1 ? 'page' : 'pages'}, beside those that are ignored`
  return { ...left, message, ignoredOccurrences }
}

function markedWhole(check: Check, rule: Rule): Check {
  rule.used = true
  return { ...check, ignored: rule.rule.line }
}
