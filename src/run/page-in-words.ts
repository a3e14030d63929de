import { isFailure } from '../api/failures.ts'
import { type Check, type Page, SEVERITIES, type ToolRun } from '../api/results.ts'
import { withTwinsMarked } from '../gate/twins.ts'
import { counted, durationInWords } from '../report/numbers-in-words.ts'
import { oneLine } from '../text/one-line.ts'

/** Failed checks of a tool that are named. */
const MAX_CHECKS = 20

/**
 * How far a page is when its tools are done, as `17 tools done, 2 not measured`. Scores and findings are not among it:
 * what compares the pages, ignores or sets a severity comes later and changes them.
 */
export function pageInWords({ runs }: Pick<Page, 'runs'>): string {
  const missing = runs.filter(run => run.status === 'not-measured').length
  const taken = runs.filter(run => run.takenOver).length
  return [
    `${counted(runs.length, 'tool')} done`,
    ...(missing > 0 ? [`${missing} not measured`] : []),
    ...(taken > 0 ? [`${counted(taken, 'result')} taken over`] : []),
  ].join(', ')
}

/** A line for each tool on a page: how long it took, and the checks that failed, the worst first. */
export function pageLines({ runs }: Pick<Page, 'runs'>): string[] {
  return ownRuns(runs).map(({ tool, status, reason, checks, durationMs }) => {
    const isMissing = status === 'not-measured'
    const words = [`${isMissing ? 'not measured' : 'done'} in ${durationInWords(durationMs)}`]
    if (isMissing) words.push(oneLine(reason ?? 'the reason is not known'))
    return `${tool}: ${[...words, ...failuresInWords(checks)].join(' · ')}`
  })
}

function failuresInWords(checks: readonly Check[]): string[] {
  const failed = checks.filter(isFailure)
  const ids = SEVERITIES.flatMap(worst => failed.filter(({ severity }) => severity === worst)).map(({ id }) =>
    oneLine(id),
  )
  if (ids.length === 0) return []
  const more = ids.length - MAX_CHECKS
  const named = ids.slice(0, MAX_CHECKS).map(id => id.slice(id.indexOf('/') + 1))
  return [`failed: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`]
}

/** The site's faults stand with the site. */
function ownRuns(runs: readonly ToolRun[]): ToolRun[] {
  return withTwinsMarked(
    runs.map(run => ({ ...run, checks: run.checks.filter(({ scope }) => scope !== 'site') })),
  )
}
