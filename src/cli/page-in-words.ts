import type { Page } from '../api/results.ts'
import { withTwinsMarked } from '../gate/twins.ts'
import { counted } from '../report/numbers-in-words.ts'
import { countFindings } from '../report/report.ts'

/**
 * What was found on a page itself, as `score 78, 1 error, 2 not measured`; what is ignored, and whose severity is set, is
 * known only when all are judged.
 */
export function pageInWords({ score, runs }: Page): string {
  const ownChecks = runs.map(run => ({
    ...run,
    checks: run.checks.filter(({ scope }) => scope !== 'site'),
  }))
  const { error: errors } = countFindings(withTwinsMarked(ownChecks))
  const missing = runs.filter(run => run.status === 'not-measured').length
  const parts = [score === null ? 'no score' : `score ${score}`, counted(errors, 'error')]
  if (missing > 0) parts.push(`${missing} not measured`)
  return parts.join(', ')
}
