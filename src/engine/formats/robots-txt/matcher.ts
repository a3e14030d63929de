import { MAX_LINE_BYTES, type RobotsGroup, type RobotsRule, type RobotsRules } from './parser.ts'
import { type WildcardRule, WildcardRules } from './wildcard-rules.ts'

/**
 * How rules are compared with URLs: `google` as Google's parser does it, `standard` as RFC 9309 section 2.2.2 asks of
 * all crawlers. They differ in three points: percent-encoded letters and digits, which only the RFC decodes before it
 * compares; `%2A` and `%24` in a pattern, which only for the RFC are a `*` and a `$` of the URL (section 2.2.3); and
 * `/index.html` in an `allow`, which only Google takes for the directory too.
 */
export type Dialect = 'google' | 'standard'

/** Whether a crawler may fetch a URL, and the rule that decides it. */
export interface Decision {
  allowed: boolean
  /** Undefined where no rule matches, which allows. */
  rule?: RobotsRule
}

/**
 * Whether rules allow a URL: those of the first of the agents that a group names, else those for `*`. The rule with
 * the longest pattern decides, and `allow` between equals.
 *
 * @param agents product tokens in any case, the most specific first
 * @param url an absolute URL in its percent-encoded form
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2
 */
export function decide(
  rules: RobotsRules,
  agents: readonly string[],
  url: string,
  dialect: Dialect = 'google',
): Decision {
  const path = pathOf(url).slice(0, MAX_PATH)
  const compared = dialect === 'google' ? path : withEscapedSigns(withPlainLetters(path))
  const rule = bestOf(preparedRules(rules, agents, dialect), compared)
  return rule ? { allowed: rule.allow, rule } : { allowed: true }
}

/** Characters of a path that are compared: no line that is read has a longer pattern. */
const MAX_PATH = MAX_LINE_BYTES

/** Rules for one crawler, made ready to be compared with many paths. */
interface PreparedRules {
  /** Of each rank the rule: 0 decides where all match, being of the longest pattern, and of equals one that allows. */
  byRank: readonly RobotsRule[]
  /** Patterns without a star, by what paths begin with. */
  plain: ReadonlyMap<string, readonly PlainRule[]>
  /** The lengths that those starts have. */
  lengths: readonly number[]
  wildcards: WildcardRules
  /** The ranks of those with stars. */
  wildcardRanks: readonly number[]
}

interface PlainRule {
  rank: number
  /** Whether the path must end there. */
  isWhole: boolean
}

function bestOf(rules: PreparedRules, path: string): RobotsRule | undefined {
  const plain = bestPlain(rules, path)
  const before = rules.wildcardRanks.findIndex(rank => rank > plain)
  const wildcard = rules.wildcards.firstMatch(path, before < 0 ? rules.wildcardRanks.length : before)
  return rules.byRank[wildcard === undefined ? plain : rules.wildcardRanks[wildcard]!]
}

/** The rank of the rule; infinite where none matches. */
function bestPlain({ plain, lengths }: PreparedRules, path: string): number {
  let best = Number.POSITIVE_INFINITY
  for (const length of lengths) {
    if (length > path.length) break
    for (const { rank, isWhole } of plain.get(path.slice(0, length)) ?? []) {
      if (!isWhole || path.length === length) best = Math.min(best, rank)
    }
  }
  return best
}

/** What was made of the rules of a file, kept from one URL to the next. */
const PREPARED = new WeakMap<RobotsRules, Map<string, PreparedRules>>()

function preparedRules(rules: RobotsRules, agents: readonly string[], dialect: Dialect): PreparedRules {
  const groups = groupsFor(rules, agents)
  const key = `${dialect} ${groups.map(({ line }) => line).join(' ')}`
  const ofFile = PREPARED.get(rules) ?? new Map<string, PreparedRules>()
  PREPARED.set(rules, ofFile)
  const prepared = ofFile.get(key) ?? prepare(groups, dialect)
  ofFile.set(key, prepared)
  return prepared
}

function prepare(groups: readonly RobotsGroup[], dialect: Dialect): PreparedRules {
  const written = groups
    .flatMap(({ rules }) =>
      rules.flatMap(rule => patternsOf(rule, dialect).map(pattern => ({ rule, pattern }))),
    )
    .filter(({ pattern }) => pattern !== '')
  const ordered = written.toSorted(
    (a, b) => b.pattern.length - a.pattern.length || Number(b.rule.allow) - Number(a.rule.allow),
  )
  const plain = new Map<string, PlainRule[]>()
  const wildcards: WildcardRule[] = []
  const wildcardRanks: number[] = []
  const seen = new Set<string>()
  for (const [rank, { pattern }] of ordered.entries()) {
    // Of equal patterns the first in this order decides.
    if (seen.has(pattern)) continue
    seen.add(pattern)
    const { start, parts, isWhole } = piecesOf(pattern, dialect)
    if (parts.length > 0) {
      const end = isWhole ? parts.at(-1) : undefined
      const between = isWhole ? parts.slice(0, -1) : parts
      wildcards.push({ start, parts: between.filter(part => part !== ''), end })
      wildcardRanks.push(rank)
      continue
    }
    const same = plain.get(start)
    if (same) same.push({ rank, isWhole })
    else plain.set(start, [{ rank, isWhole }])
  }
  return {
    byRank: ordered.map(({ rule }) => rule),
    plain,
    lengths: [...new Set(Array.from(plain.keys(), ({ length }) => length))].sort((a, b) => a - b),
    wildcards: new WildcardRules(wildcards),
    wildcardRanks,
  }
}

/** The groups that hold for a crawler: of the first of its tokens that is named, else those for `*`. */
export function groupsFor(rules: RobotsRules, agents: readonly string[]): readonly RobotsGroup[] {
  return rules.byAgent.get(agentFor(rules, agents)) ?? []
}

function agentFor({ byAgent }: RobotsRules, agents: readonly string[]): string {
  return agents.map(agent => agent.toLowerCase()).find(agent => byAgent.has(agent)) ?? '*'
}

/** The pattern of a rule, and a further one that Google reads into it. An empty one has no say. */
function patternsOf(rule: RobotsRule, dialect: Dialect): string[] {
  if (dialect === 'standard') return [withPlainLetters(rule.pattern)]
  const directory = rule.allow ? directoryOf(rule.pattern) : undefined
  return directory === undefined ? [rule.pattern] : [rule.pattern, directory]
}

/** `/a/$` for `/a/index.html`: Google takes an allowed index page for its directory too. */
function directoryOf(pattern: string): string | undefined {
  const slash = pattern.lastIndexOf('/')
  return slash >= 0 && pattern.startsWith('/index.htm', slash) ? `${pattern.slice(0, slash + 1)}$` : undefined
}

/** `*` is any run of characters, `$` at the end of a pattern is the end of the path; elsewhere it stands for itself. */
function piecesOf(pattern: string, dialect: Dialect): { start: string; parts: string[]; isWhole: boolean } {
  const isWhole = pattern.endsWith('$')
  const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  const [start = '', ...parts] = dialect === 'google' ? pieces : pieces.map(withEscapedSigns)
  return { start, parts, isWhole }
}

/** A `*` and a `$` that stand for themselves, as patterns of the standard write them (RFC 9309 section 2.2.3). */
function withEscapedSigns(text: string): string {
  return text.replaceAll('*', '%2A').replaceAll('$', '%24')
}

/**
 * Path, parameters and query of a URL as Google's matcher cuts them out: from the first of `/`, `?` and `;` behind the
 * authority to the fragment, `/` where there is none.
 */
export function pathOf(url: string): string {
  const start = url.startsWith('//') ? 2 : 0
  const early = indexOfAny(url, start)
  const scheme = url.indexOf('://', start)
  const authority = scheme < 0 || early < scheme ? start : scheme + 3
  const path = indexOfAny(url, authority)
  if (path === Number.POSITIVE_INFINITY) return '/'
  const hash = url.indexOf('#', start)
  if (hash >= 0 && hash < path) return '/'
  const part = url.slice(path, hash < 0 ? undefined : hash)
  return part.startsWith('/') ? part : `/${part}`
}

function indexOfAny(url: string, from: number): number {
  const found = url.slice(from).search(/[/?;]/)
  return found < 0 ? Number.POSITIVE_INFINITY : from + found
}

/** Decodes percent-encoded unreserved characters (RFC 3986 section 2.3) and puts other encodings in upper case. */
function withPlainLetters(text: string): string {
  if (!text.includes('%')) return text
  return text.replace(/%[0-9a-fA-F]{2}/g, encoded => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
    return /[A-Za-z0-9._~-]/.test(character) ? character : encoded.toUpperCase()
  })
}
