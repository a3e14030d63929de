import { isFailure } from '../api/failures.ts'
import { type Check, type Page, SEVERITIES, type ToolRun } from '../api/results.ts'
import { withTwinsMarked } from '../gate/twins.ts'
import { counted, durationInWords } from '../report/numbers-in-words.ts'
import { countFindings } from '../report/report.ts'
import { oneLine } from '../text/one-line.ts'

/** Failed checks of a tool that are named. */
const MAX_CHECKS = 20

/**
 * What was found on a page itself, as `score 78, 1 error, 2 not measured`; what is ignored, and whose severity is set, is
 * known only when all are judged.
 */
export function pageInWords({ score, runs }: Page): string {
  const { error: errors } = countFindings(ownRuns(runs))
  const missing = runs.filter(run => run.status === 'not-measured').length
  const parts = [score === null ? 'no score' : `score ${score}`, counted(errors, 'error')]
  if (missing > 0) parts.push(`${missing} not measured`)
  const taken = runs.filter(run => run.takenOver).length
  if (taken > 0) parts.push(`${taken} of ${counted(runs.length, 'result')} taken over`)
  return parts.join(', ')
}

/** A line for each tool on a page: its score, how long it took, and the checks that failed, the worst first. */
export function pageLines({ runs }: Page): string[] {
  return ownRuns(runs).map(({ tool, status, reason, score, checks, durationMs }) => {
    const worth = status === 'not-measured' ? 'not measured' : score === null ? 'no score' : `score ${score}`
    const words = [`${worth} in ${durationInWords(durationMs)}`]
    if (status === 'not-measured') words.push(oneLine(reason ?? 'the reason is not known'))
    return `${tool}: ${[...words, ...failuresInWords(checks)].join(' · ')}`
  })
}

function failuresInWords(checks: readonly Check[]): string[] {
  const failed = checks.filter(isFailure)
  return SEVERITIES.flatMap(severity => {
    const ids = failed.filter(check => check.severity === severity).map(({ id }) => oneLine(id))
    if (ids.length === 0) return []
    const more = ids.length - MAX_CHECKS
    const named = ids.slice(0, MAX_CHECKS).map(id => id.slice(id.indexOf('/') + 1))
    return [`${severity}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`]
  })
}

/** The site's faults stand with the site. */
function ownRuns(runs: readonly ToolRun[]): ToolRun[] {
  return withTwinsMarked(
    runs.map(run => ({ ...run, checks: run.checks.filter(({ scope }) => scope !== 'site') })),
  )
}
