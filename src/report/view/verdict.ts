import { placesIn } from '../../api/comparison.ts'
import { isFailure } from '../../api/failures.ts'
import { type Page, SEVERITIES, type Severity } from '../../api/results.ts'
import { oneLine } from '../../text/one-line.ts'
import type { Report } from '../report.ts'

/** Most reasons of a verdict that a summary lists. */
const MAX_REASONS = 10

/**
 * The verdict in one line, as `Failed: 3 errors on 2 of 8 pages`: what was found of the worst severity. A build that
 * failed without an error says why it failed instead.
 */
export function headline(report: Report): string {
  const { verdict, shard } = report
  if (shard) {
    return `Shard ${shard.number} of ${shard.count}, judged when all are merged: ${findingsInWords(report)}`
  }
  const word = verdict.passed ? 'Passed' : 'Failed'
  if (!verdict.passed && judgedCounts(report).error === 0) {
    const [reason, ...others] = verdict.reasons
    if (reason !== undefined && others.length === 0) return `${word}: ${oneLine(reason)}`
    if (others.length > 0) return `${word} for ${others.length + 1} reasons`
  }
  return `${word}: ${findingsInWords(report)}`
}

/** Whether the build may go on; a shard is `open`, since it is not judged by itself. */
export function stateOf({ verdict, shard }: Report): 'passed' | 'failed' | 'open' {
  if (shard) return 'open'
  return verdict.passed ? 'passed' : 'failed'
}

/**
 * The reasons of the verdict that the headline does not say, made safe for one line each.
 *
 * @param isWanted leaves out what is said elsewhere
 */
export function reasonsBesideHeadline(
  report: Report,
  isWanted: (reason: string) => boolean = () => true,
): string[] {
  const { verdict, shard } = report
  if (shard) return []
  if (!verdict.passed && judgedCounts(report).error === 0 && verdict.reasons.length === 1) return []
  const wanted = verdict.reasons.filter(isWanted)
  const reasons = wanted.slice(0, MAX_REASONS).map(reason => oneLine(reason))
  const more = wanted.length - reasons.length
  return more === 0 ? reasons : [...reasons, `and ${counted(more, 'more reason')}`]
}

function findingsInWords(report: Report): string {
  const { counts, pages, comparison } = report
  const judged = judgedCounts(report)
  const worst = SEVERITIES.find(severity => judged[severity] > 0)
  if (worst) {
    const affected = comparison
      ? new Set(comparison.new.filter(({ severity }) => severity === worst).map(({ page }) => page)).size
      : pages.filter(page => failuresOf(page)[worst] > 0).length
    const noun = comparison ? `new ${worst}` : worst
    return `${counted(judged[worst], noun)} on ${affected} of ${counted(pages.length, 'page')}`
  }
  if (pages.length === 0) return 'no page was audited'
  const nothing = comparison ? 'nothing new' : 'nothing found'
  if (counts.notMeasured > 0) {
    return `${nothing}, but ${counted(counts.notMeasured, 'tool run')} not measured`
  }
  return `${nothing} on ${counted(pages.length, 'page')}`
}

/** Failed checks by severity, as far as they count for the verdict: against a baseline those with a new place. */
function judgedCounts({ counts, comparison }: Report): Record<Severity, number> {
  if (!comparison) return counts
  const judged = { error: 0, warning: 0, notice: 0 }
  const failures = new Map(comparison.new.map(failure => [`${failure.check} ${failure.page}`, failure]))
  for (const { severity } of failures.values()) judged[severity]++
  return judged
}

/** Places by what became of them against the baseline, as `3 new`, `12 known`, `2 fixed`; empty without one. */
export function comparisonInWords({ comparison }: Report): string[] {
  if (!comparison) return []
  return (['new', 'known', 'fixed'] as const).map(
    state => `${placesIn(comparison[state]).toLocaleString('en')} ${state}`,
  )
}

/** Failed checks of one page by severity. */
export function failuresOf(page: Page): Record<Severity, number> {
  const failures = { error: 0, warning: 0, notice: 0 }
  for (const run of page.runs) {
    for (const check of run.checks) if (isFailure(check)) failures[check.severity]++
  }
  return failures
}

/** Failed checks by severity and tool runs without a result, in words, as `3 errors`, `1 warning`; none left out. */
export function countsInWords(counts: Report['counts']): string[] {
  return [
    ...SEVERITIES.map(severity => counted(counts[severity], severity)),
    ...(counts.notMeasured > 0 ? [`${counts.notMeasured} not measured`] : []),
  ]
}

/** A number with its noun: `1 page`, `2 pages`, `1,200 pages`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}

/** A length of time for people: `0.4 s`, `12 s`, `3 min 20 s`. */
export function durationInWords(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
