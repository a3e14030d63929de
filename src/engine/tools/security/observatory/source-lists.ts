/** Directive to its sources in lower case. */
export type SourceLists = Map<string, Set<string>>

export interface ParsedPolicies {
  lists: SourceLists
  /** Whether report-uri or report-to is given twice in one policy, which is harmless. */
  repeatsReporting: boolean
}

/** Policies of a page, and their characters in all: each is compared with all others. */
const MAX_POLICIES = 100
const MAX_LENGTH = 32_768
/** `img-src` less one character: nothing shorter can be a policy. */
const SHORTEST_POLICY = 6
/** Characters of a source in which folders are looked for. */
const MAX_PATH_LENGTH = 2000
const MAY_REPEAT = new Set(['report-uri', 'report-to'])

/**
 * The sources that all of some policies allow together, as browsers enforce them: each policy on its own.
 *
 * The Observatory's own parser is followed, except that a directive that one policy alone has holds as it stands there
 * (it takes it for 'none' unless that is the first policy), and that it compares all policies, not the first two.
 *
 * @returns undefined where a policy is empty or gives a directive twice, and where they are too many or too long to be compared
 * @see https://www.w3.org/TR/CSP3/#parse-serialized-policy
 */
export function combinePolicies(policies: readonly string[]): ParsedPolicies | undefined {
  const length = policies.reduce((sum, policy) => sum + policy.length, 0)
  if (policies.length > MAX_POLICIES || length > MAX_LENGTH) return undefined
  const lists: SourceLists = new Map()
  let repeatsReporting = false
  for (const policy of policies) {
    const parsed = parsePolicy(policy)
    if (!parsed) return undefined
    repeatsReporting ||= parsed.repeatsReporting
    for (const [directive, sources] of parsed.lists) {
      const before = lists.get(directive)
      lists.set(directive, before ? intersection(before, sources) : sources)
    }
  }
  return { lists, repeatsReporting }
}

function parsePolicy(policy: string): ParsedPolicies | undefined {
  const text = policy.replace(/[\r\n]/g, '').trim()
  if (text.length < SHORTEST_POLICY) return undefined
  const lists: SourceLists = new Map()
  let repeatsReporting = false
  for (const part of text.split(';')) {
    const [name, ...sources] = part.trim().toLowerCase().split(/\s+/)
    if (!name) continue
    if (lists.has(name)) {
      if (!MAY_REPEAT.has(name)) return undefined
      repeatsReporting = true
    } else {
      lists.set(name, new Set(sources.length === 0 ? ["'none'"] : sources))
    }
  }
  return { lists, repeatsReporting }
}

/** Sources that both lists hold; a source that ends in a slash holds what lies below it. */
function intersection(a: ReadonlySet<string>, b: ReadonlySet<string>): Set<string> {
  const both = new Set<string>()
  for (const source of a) if (holds(b, source)) both.add(source)
  for (const source of b) if (holds(a, source)) both.add(source)
  return both.size === 0 ? new Set(["'none'"]) : both
}

function holds(list: ReadonlySet<string>, source: string): boolean {
  if (list.has(source)) return true
  const start = source.slice(0, MAX_PATH_LENGTH)
  for (let at = start.indexOf('/'); at >= 0; at = start.indexOf('/', at + 1)) {
    if (list.has(start.slice(0, at + 1))) return true
  }
  return false
}
