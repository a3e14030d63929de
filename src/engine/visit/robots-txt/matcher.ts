import type { RobotsGroup, RobotsRule, RobotsRules } from './parser.ts'

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
  const path = dialect === 'google' ? pathOf(url) : withPlainLetters(pathOf(url))
  let allow: Match | undefined
  let disallow: Match | undefined
  for (const group of groupsFor(rules, agents)) {
    for (const rule of group.rules) {
      const priority = priorityOf(rule, path, dialect)
      if (rule.allow) {
        if (priority > (allow?.priority ?? 0)) allow = { rule, priority }
      } else if (priority > (disallow?.priority ?? 0)) disallow = { rule, priority }
    }
  }
  if (disallow && disallow.priority > (allow?.priority ?? 0)) return { allowed: false, rule: disallow.rule }
  return allow ? { allowed: true, rule: allow.rule } : { allowed: true }
}

interface Match {
  rule: RobotsRule
  priority: number
}

/** The groups that hold for a crawler: of the first of its tokens that is named, else those for `*`. */
export function groupsFor(rules: RobotsRules, agents: readonly string[]): readonly RobotsGroup[] {
  for (const agent of agents) {
    const named = rules.byAgent.get(agent.toLowerCase())
    if (named) return named
  }
  return rules.byAgent.get('*') ?? []
}

/** Octets of the pattern that matches; 0 where none does, as an empty pattern has no say. */
function priorityOf(rule: RobotsRule, path: string, dialect: Dialect): number {
  const pattern = dialect === 'google' ? rule.pattern : withPlainLetters(rule.pattern)
  if (matches(pattern, path)) return pattern.length
  const directory = dialect === 'google' && rule.allow ? directoryOf(pattern) : undefined
  return directory !== undefined && matches(directory, path) ? directory.length : 0
}

/** `/a/$` for `/a/index.html`: Google takes an allowed index page for its directory too. */
function directoryOf(pattern: string): string | undefined {
  const slash = pattern.lastIndexOf('/')
  return slash >= 0 && pattern.startsWith('/index.htm', slash) ? `${pattern.slice(0, slash + 1)}$` : undefined
}

/**
 * Whether a path starts with what a pattern stands for: `*` is any run of characters, `$` at its end is the end of the
 * path. The time taken grows with the sum of both lengths.
 */
export function matches(pattern: string, path: string): boolean {
  const toEnd = pattern.endsWith('$')
  const parts = (toEnd ? pattern.slice(0, -1) : pattern).split('*')
  const first = parts.shift()!
  if (!path.startsWith(first)) return false
  if (parts.length === 0) return !toEnd || path.length === first.length
  const last = toEnd ? parts.pop()! : ''
  let at = first.length
  for (const part of parts) {
    const found = indexOf(path, part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return path.length - at >= last.length && path.endsWith(last)
}

/** `String.indexOf` in linear time whatever the strings (Knuth, Morris and Pratt): rules come from strangers. */
function indexOf(text: string, part: string, from: number): number {
  if (part === '') return from
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
