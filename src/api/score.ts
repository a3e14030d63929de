import { factOf } from './lazy-facts.ts'
import type { Check, Severity, ToolRun } from './results.ts'
import { PAGE_TOOLS, type Tool } from './tools.ts'
import { originalsOf } from './twins.ts'

/**
 * How scores come about. Docs state the same: `docs/scores.md`.
 *
 * A score is what failures leave of 100. Each fault takes its part of what the others left, so that one more never
 * raises a score, and what passes, does not apply or is not checked at all changes nothing. What loses the page has a
 * ceiling of its own; any other error, such as a broken link, costs as much as four warnings: one leaves a page between
 * "good" and "poor", five make it poor. A warning costs 4 %, a notice 0.7 %.
 */
const LEFT_BY: Readonly<Record<Severity, number>> = { error: 0.85, warning: 0.96, notice: 0.993 }

/** What notices leave, however many there are: nobody loses a visitor by them. */
const LEFT_BY_NOTICES = 0.9

/**
 * What is left of a page's score by tools that judge something else than whether search can use the page, however much
 * they find: their own scores say the rest.
 */
const LEFT_BY_TOOL: Partial<Record<Tool, number>> = { accessibility: 0.85, pagespeed: 0.85, security: 0.85 }

/** Most that a page can have which search cannot or will not show, whatever else is right. */
const NOT_SHOWN = 25
/** Most that a page can have whose result has no headline of its own. */
const NO_TITLE = 55
/** Most that a page can have with next to nothing to find it by. */
const NO_TEXT = 70

/** Faults that a score cannot pass over, with the most that it then is. */
const CEILINGS: Readonly<Record<string, number>> = {
  'robots/page-blocked': NOT_SHOWN,
  'robots/page-blocked-by-name': NOT_SHOWN,
  'robots/noindex-meta': NOT_SHOWN,
  'robots/noindex-header': NOT_SHOWN,
  'robots/noindex-unlisted': NOT_SHOWN,
  'robots/unavailable-after-past': NOT_SHOWN,
  'redirects/final-status': NOT_SHOWN,
  'redirects/unusable-status': NOT_SHOWN,
  'redirects/empty-page': NOT_SHOWN,
  'redirects/broken-redirect': NOT_SHOWN,
  'redirects/instant-refresh': NOT_SHOWN,
  'redirects/instant-refresh-to-canonical': NOT_SHOWN,
  'redirects/endless-reload': NOT_SHOWN,
  'redirects/script-redirect': NOT_SHOWN,
  'redirects/loop': NOT_SHOWN,
  'redirects/loop-without-cookies': NOT_SHOWN,
  'redirects/missing-location': NOT_SHOWN,
  'redirects/invalid-location': NOT_SHOWN,
  'redirects/endless-chain': NOT_SHOWN,
  'content/soft-404': NOT_SHOWN,
  'ux/error-screen': NOT_SHOWN,
  'serp/canonical-local-host': NOT_SHOWN,
  'serp/canonical-cross-domain': NOT_SHOWN,
  'serp/canonical-not-production': NOT_SHOWN,
  'serp/canonical-to-other-page': NOT_SHOWN,
  'serp/canonical-to-root': NOT_SHOWN,
  'serp/canonical-target-broken': NOT_SHOWN,
  'serp/canonical-target-noindex': NOT_SHOWN,
  'hreflang/canonical-conflict': NOT_SHOWN,
  'mobile/phone-noindex': NOT_SHOWN,
  'serp/title-missing': NO_TITLE,
  'serp/title-empty': NO_TITLE,
  'content/text-needs-scripts': NO_TEXT,
  'content/placeholder-text': NO_TEXT,
  'content/almost-no-text': NO_TEXT,
}

/** Ids of the checks with a ceiling, for tests and documents. */
export const CEILING_IDS: readonly string[] = Object.keys(CEILINGS)

/**
 * The most that a fault leaves. Of a page that is shown, whoever lowers it to a notice says that it may be passed over;
 * one that search cannot show is lost in any words.
 */
function ceilingOf(id: string, severity: Severity): number | undefined {
  const ceiling = Object.hasOwn(CEILINGS, id) ? CEILINGS[id] : undefined
  return severity === 'notice' && ceiling !== NOT_SHOWN ? undefined : ceiling
}

/** A check that failed, as far as a score depends on it; with its tool in the score of a page. */
export type ScoredFailure = Pick<Check, 'id' | 'severity'> & { tool?: Tool }

/**
 * What some failures leave of 100. Checks that say the same (twins) are one fault, as bad as the worst of them.
 *
 * @returns 0 to 100, rounded
 */
export function scoreOf(failures: readonly ScoredFailure[]): number {
  let ceiling = 100
  let notices = 1
  const byTool = new Map<Tool | undefined, number>()
  for (const { id, tool, severity } of faultsOf(failures)) {
    const own = ceilingOf(id, severity)
    if (own !== undefined) ceiling = Math.min(ceiling, own)
    else if (severity === 'notice') notices *= LEFT_BY.notice
    else byTool.set(tool, (byTool.get(tool) ?? 1) * LEFT_BY[severity])
  }
  let left = Math.max(notices, LEFT_BY_NOTICES)
  for (const [tool, share] of byTool) left *= Math.max(share, (tool && LEFT_BY_TOOL[tool]) ?? 0)
  return Math.round(ceiling * left)
}

/** Each fault once: that of twins under the id by which it is known, as bad as the worst of them. */
function faultsOf(failures: readonly ScoredFailure[]): ScoredFailure[] {
  const byId = new Map(failures.map(failure => [failure.id, { ...failure }]))
  const faults = new Map(byId)
  for (const { id, severity } of failures) {
    const original = originalsOf(id).find(other => byId.has(other))
    if (original === undefined) continue
    const fault = byId.get(original)!
    if (LEFT_BY[severity] < LEFT_BY[fault.severity]) fault.severity = severity
    faults.delete(id)
  }
  return [...faults.values()]
}

/**
 * What a fault of a kind takes from a page's score by itself, in points: by this findings are ordered.
 */
export function costOf(id: string, severity: Severity): number {
  return 100 - (ceilingOf(id, severity) ?? 100 * LEFT_BY[severity])
}

/** Fewer checks that apply than these say nothing of a tool on the whole. */
const ENOUGH_CHECKS = 3

/**
 * Score of a tool without an established score of its own.
 *
 * @returns 0 to 100; null where fewer than three checks passed or failed, and none failed
 */
export function toolScore(checks: readonly Pick<Check, 'id' | 'severity' | 'outcome'>[]): number | null {
  const failures = checks.filter(({ outcome }) => outcome === 'fail')
  const passed = checks.filter(({ outcome }) => outcome === 'pass').length
  if (failures.length === 0 && passed < ENOUGH_CHECKS) return null
  return scoreOf(failures)
}

/** Mean of the scores that there are, rounded; null where there is none. */
export function meanScore(scores: readonly (number | null)[]): number | null {
  const known = scores.filter(score => score !== null)
  return known.length === 0 ? null : Math.round(known.reduce((sum, score) => sum + score, 0) / known.length)
}

/**
 * A score as people read it, the same wherever it stands. One of a service may have digits behind the point: the first is
 * shown and the others cut off, so that no score seems to reach a bound that it is below.
 */
export function scoreInWords(score: number): string {
  return String(Math.floor(score * 10 + 1e-6) / 10)
}

/** The fact that says of a run, where it is true, that its score is a heuristic and says nothing certain of a page. */
export const HEURISTIC = 'heuristic'

type ScoredRun = Pick<ToolRun, 'tool' | 'score' | 'checks' | 'facts' | 'foreign' | 'status'>

/** Score of a page, by the faults that are its own; see {@link containerScore}. */
export function pageScore(runs: readonly ScoredRun[]): number | null {
  return isUnread(runs) ? null : containerScore(runs, ({ scope }) => scope !== 'site')
}

/**
 * Whether no tool that judges what a page holds could measure it, as one that is no HTML, and the others found no error:
 * what they say is of its address and its site, and nothing is known of the page.
 */
export function isUnread(runs: readonly Pick<ToolRun, 'tool' | 'status' | 'checks'>[]): boolean {
  const ofPage = runs.filter(({ tool }) => PAGE_TOOLS.has(tool))
  const isMeasured = ({ status }: Pick<ToolRun, 'status'>) => status === 'measured'
  if (ofPage.length === 0 || ofPage.some(isMeasured)) return false
  const isLost = ({ outcome, severity }: Check) => outcome === 'fail' && severity === 'error'
  return !runs.filter(isMeasured).some(({ checks }) => checks.some(isLost))
}

/** Score of a site, by the faults of the site as a whole. */
export function siteScore(runs: readonly ScoredRun[]): number | null {
  return containerScore(runs, ({ scope }) => scope === 'site')
}

/**
 * Score by the failures of all tools together, but for those whose score is a heuristic. What a service judged in a form
 * of its own has no failures that could be weighed: its scores are taken as they are, and the mean counts.
 *
 * @returns 0 to 100; null where nothing was judged
 */
function containerScore(runs: readonly ScoredRun[], isOwn: (check: Check) => boolean): number | null {
  const failures: ScoredFailure[] = []
  const given: (number | null)[] = []
  let isJudged = false
  for (const run of runs) {
    const { tool, checks, score } = run
    const failed = isWeighed(run) ? checks.filter(check => check.outcome === 'fail' && isOwn(check)) : []
    const tells = !isWeighed(run) || failed.length > 0 || (!isJudged && checks.some(isPassed))
    // Facts are looked into last, and only those of runs that count.
    if (!tells || factOf(run, HEURISTIC) === true) continue
    if (!isWeighed(run)) given.push(score)
    else isJudged = true
    failures.push(...failed.map(({ id, severity }) => ({ id, severity, tool })))
  }
  return meanScore([...(isJudged ? [scoreOf(failures)] : []), ...given])

  function isPassed(check: Check): boolean {
    return check.outcome === 'pass' && isOwn(check)
  }
}

function isWeighed({ foreign, checks }: ScoredRun): boolean {
  return foreign === undefined && checks.length > 0
}
