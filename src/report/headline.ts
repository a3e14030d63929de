import type { Page, Severity } from '../api/results.ts'
import { SEVERITIES } from '../api/results.ts'
import { oneLine } from './plain-text.ts'
import type { Report } from './report.ts'

/** Most reasons of a verdict that a summary lists. */
const MAX_REASONS = 10

/**
 * The verdict in one line, as `Failed: 3 errors on 2 of 8 pages`: what was found of the worst severity. A build that
 * failed without an error says why it failed instead.
 */
export function headline(report: Report): string {
  const { verdict, counts, shard } = report
  if (shard) {
    return `Shard ${shard.number} of ${shard.count}, judged when all are merged: ${findingsInWords(report)}`
  }
  const word = verdict.passed ? 'Passed' : 'Failed'
  if (!verdict.passed && counts.error === 0) {
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

/** The reasons of the verdict that the headline does not say, made safe for one line each. */
export function reasonsBesideHeadline({ verdict, counts, shard }: Report): string[] {
  if (shard) return []
  if (!verdict.passed && counts.error === 0 && verdict.reasons.length === 1) return []
  const reasons = verdict.reasons.slice(0, MAX_REASONS).map(reason => oneLine(reason))
  const more = verdict.reasons.length - reasons.length
  return more === 0 ? reasons : [...reasons, `and ${counted(more, 'more reason')}`]
}

function findingsInWords({ counts, pages }: Report): string {
  const worst = SEVERITIES.find(severity => counts[severity] > 0)
  if (worst) {
    const affected = pages.filter(page => failuresOf(page)[worst] > 0).length
    return `${counted(counts[worst], worst)} on ${affected} of ${counted(pages.length, 'page')}`
  }
  if (pages.length === 0) return 'no page was audited'
  if (counts.notMeasured > 0) {
    return `nothing found, but ${counted(counts.notMeasured, 'tool run')} not measured`
  }
  return `nothing found on ${counted(pages.length, 'page')}`
}

/** Failed checks of one page by severity. */
export function failuresOf(page: Page): Record<Severity, number> {
  const failures = { error: 0, warning: 0, notice: 0 }
  for (const run of page.runs) {
    for (const check of run.checks) if (check.outcome === 'fail') failures[check.severity]++
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
