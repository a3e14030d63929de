import type { Comparison } from '../api/comparison.ts'
import type { Json } from '../api/results.ts'
import type { SearchFact } from '../api/search-facts.ts'
import { cutEnd } from '../text/cut.ts'
import { SEARCH_FACT_TABLE } from './baseline/search-facts.ts'
import type { ChangeApproval, ChangeRule } from './conditions.ts'
import { type OtherAddress, urlMatcher } from './globs.ts'
import type { PartialJudgement } from './judged-runs.ts'
import { distinctPlaces, groupBy, inline, reasonLine } from './reason-line.ts'

/** A change that a rule means. */
export interface PendingChange {
  what: SearchFact | 'lost'
  page: string
  /** As `"A" → "B"`. */
  value: string
}

/** The changes that need a person's approval, lost addresses first. */
export function pendingChanges(
  { changes = [], lost = [] }: Pick<Comparison, 'changes' | 'lost'>,
  rules: readonly ChangeRule[],
  otherAddress?: OtherAddress,
): PendingChange[] {
  const meant = rules.map(({ what, url }) => ({
    what,
    matches: url === undefined ? () => true : urlMatcher(url, otherAddress),
  }))
  const all: PendingChange[] = [
    ...lost.map(({ url, note }) => ({ what: 'lost' as const, page: url, value: inline(note) })),
    ...changes.map(({ what, page, before, after }) => ({
      what,
      page,
      value: `${inWords(what, before)} → ${inWords(what, after)}`,
    })),
  ]
  return all.filter(({ what, page }) =>
    meant.some(rule => (rule.what === 'all' || rule.what === what) && rule.matches(page)),
  )
}

/**
 * `fail-on-change`: what search engines see differently, where the setting names it, is a reason until the pull request
 * bears the label. Right or wrong is for a person to say.
 */
export function judgeChanges(
  comparison: Comparison | undefined,
  approval: ChangeApproval | undefined,
  otherAddress: OtherAddress | undefined,
): PartialJudgement {
  if (!comparison || !approval) return {}
  const { rules, label, isGiven } = approval
  const warnings = uncomparedWarnings(comparison, rules)
  if (isGiven) return { warnings }
  const pending = pendingChanges(comparison, rules, otherAddress)
  const how = `; to approve, put the label "${inline(label)}" on the pull request`
  return {
    warnings,
    failing: pending.flatMap(({ what, page }) =>
      what === 'lost' ? [] : [{ tool: SEARCH_FACT_TABLE[what].tool, url: page }],
    ),
    reasons: groupBy(pending, ({ what }) => what).map(group => {
      const { what, value } = group[0]!
      const isLost = what === 'lost'
      return reasonLine(distinctPlaces(group.map(({ page, value }) => ({ url: page, value }))), {
        subject: 'fail-on-change: ',
        ofOne: isLost ? `the address is lost: it ${value}` : `${what} changed: ${value}`,
        ofMany: isLost ? count => `${count} addresses are lost` : `${what} changed`,
        bound: `${how}, or take "${what}" out of "fail-on-change"`,
      })
    }),
  }
}

/** What is named and could not be compared may have changed. */
function uncomparedWarnings(
  { changes, lost, uncompared = [] }: Comparison,
  rules: readonly ChangeRule[],
): string[] {
  const isAll = rules.some(({ what }) => what === 'all')
  const named = new Set(rules.map(({ what }) => what))
  const warnings =
    named.has('lost') && !lost ? ['fail-on-change: lost addresses were not looked for in this run'] : []
  if (rules.every(({ what }) => what === 'lost')) return warnings
  if (!changes) {
    const nothing = 'nothing of what search engines see could be compared with the baseline'
    return [...warnings, `fail-on-change: ${nothing}`]
  }
  for (const { what, pages, reason, notRun } of uncompared) {
    const concerned = what.filter(fact => named.has(fact) || (isAll && !notRun))
    if (concerned.length === 0) continue
    const where = pages === 1 ? '1 page' : `${pages} pages`
    warnings.push(
      `fail-on-change: ${concerned.join(', ')} could not be compared on ${where}: ${inline(reason)}`,
    )
  }
  return warnings
}

/** Characters of a value in a reason. */
const MAX_VALUE = 80

function inWords(what: SearchFact, value: Json): string {
  if (value === null) return 'nothing'
  if (what === 'indexable' && value === true) return 'may be indexed'
  if (what === 'canonical' && value === 'self') return 'the page itself'
  return cutEnd(inline(partsOf(value)), MAX_VALUE)
}

/** Of a set its members, as the names of rich results; of anything else with parts their names and values. */
function partsOf(value: Json): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value)
  const parts = Object.entries(value).map(([name, part]) => {
    if (part === true) return name
    if (part === false) return `${name} (not eligible)`
    if (part === null) return `no ${name}`
    return `${name}: ${typeof part === 'string' ? part : JSON.stringify(part)}`
  })
  return parts.join(', ')
}
