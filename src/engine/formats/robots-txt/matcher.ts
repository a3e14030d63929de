import {
  MAX_LINE_BYTES,
  type PreparedRule,
  type PreparedRules,
  type RobotsGroup,
  type RobotsRule,
  type RobotsRules,
} from './parser.ts'

/**
 * How rules are compared with URLs: `google` as Google's parser does it, `standard` as RFC 9309 section 2.2.2 asks of
 * all crawlers. They differ in two points: percent-encoded letters and digits, which only the RFC decodes before it
 * compares, and `/index.html` in an `allow`, which only Google takes for the directory too.
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
  const compared = dialect === 'google' ? path : withPlainLetters(path)
  const best = bestOf(preparedRules(rules, agents, dialect), compared)
  return best ? { allowed: best.rule.allow, rule: best.rule } : { allowed: true }
}

/** Characters of a path that are compared: no line that is read has a longer pattern. */
const MAX_PATH = MAX_LINE_BYTES

function bestOf({ byStart, lengths }: PreparedRules, path: string): PreparedRule | undefined {
  let best: PreparedRule | undefined
  for (const length of lengths) {
    if (length > path.length) break
    for (const rule of byStart.get(path.slice(0, length)) ?? []) {
      if (best && rule.rank > best.rank) break
      if (goesOn(rule, path, length)) best = rule
    }
  }
  return best
}

function preparedRules(rules: RobotsRules, agents: readonly string[], dialect: Dialect): PreparedRules {
  const agent = agentFor(rules, agents)
  const key = `${dialect} ${agent}`
  const known = rules.prepared.get(key)
  if (known) return known
  const prepared = prepare(rules.byAgent.get(agent) ?? [], dialect)
  rules.prepared.set(key, prepared)
  return prepared
}

function prepare(groups: readonly RobotsGroup[], dialect: Dialect): PreparedRules {
  const written = groups
    .flatMap(({ rules }) =>
      rules.flatMap(rule => patternsOf(rule, dialect).map(pattern => ({ rule, pattern }))),
    )
    .filter(({ pattern }) => pattern !== '')
  const byRank = written.toSorted(
    (a, b) => b.pattern.length - a.pattern.length || Number(b.rule.allow) - Number(a.rule.allow),
  )
  const byStart = new Map<string, PreparedRule[]>()
  const seen = new Set<string>()
  for (const [rank, { rule, pattern }] of byRank.entries()) {
    // Of equal patterns the first in this order decides.
    if (seen.has(pattern)) continue
    seen.add(pattern)
    const { start, parts, end } = piecesOf(pattern)
    const same = byStart.get(start)
    const prepared = { rule, rank, parts, end }
    if (same) same.push(prepared)
    else byStart.set(start, [prepared])
  }
  const lengths = [...new Set(Array.from(byStart.keys(), ({ length }) => length))].sort((a, b) => a - b)
  return { byStart, lengths }
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

/** `*` is any run of characters, `$` at the end of a pattern is the end of the path. */
function piecesOf(pattern: string): { start: string; parts: string[]; end: string | undefined } {
  const toEnd = pattern.endsWith('$')
  const [start = '', ...parts] = (toEnd ? pattern.slice(0, -1) : pattern).split('*')
  return {
    start,
    parts: parts.filter((part, at) => part !== '' || at === parts.length - 1),
    end: undefined,
    ...(toEnd && { end: parts.at(-1) ?? '' }),
  }
}

/** Whether a path that begins as a rule does goes on as it says. The time grows with the sum of both lengths. */
function goesOn({ parts, end }: PreparedRule, path: string, from: number): boolean {
  if (parts.length === 0) return end === undefined || path.length === from
  let at = from
  const between = end === undefined ? parts.length : parts.length - 1
  for (let index = 0; index < between; index++) {
    const part = parts[index]!
    const found = indexOf(path, part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return end === undefined || (path.length - at >= end.length && path.endsWith(end))
}

/** Below this product of lengths the search of the language is quicker, whatever the texts. */
const SMALL_SEARCH = 4096

/** `String.indexOf` in linear time whatever the strings (Knuth, Morris and Pratt): rules come from strangers. */
function indexOf(text: string, part: string, from: number): number {
  if (part.length * (text.length - from) < SMALL_SEARCH || part.length < 2) return text.indexOf(part, from)
  const borders = bordersOf(part)
  let matched = 0
  for (let at = from; at < text.length; at++) {
    while (matched > 0 && text.charCodeAt(at) !== part.charCodeAt(matched)) matched = borders[matched - 1]!
    if (text.charCodeAt(at) === part.charCodeAt(matched)) matched++
    if (matched === part.length) return at - part.length + 1
  }
  return -1
}

/** For each start of a text, the length of the longest shorter start that is also its end. */
function bordersOf(text: string): Uint16Array {
  const borders = new Uint16Array(text.length)
  for (let at = 1, length = 0; at < text.length; at++) {
    while (length > 0 && text.charCodeAt(at) !== text.charCodeAt(length)) length = borders[length - 1]!
    if (text.charCodeAt(at) === text.charCodeAt(length)) length++
    borders[at] = length
  }
  return borders
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
