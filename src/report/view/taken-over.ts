import { counted, grouped } from '../numbers-in-words.ts'
import type { Report } from '../report.ts'

/** How many results are those of the baseline, as a sentence without its end; undefined where none are. */
export function takenOverInWords({ pages }: Pick<Report, 'pages'>): string | undefined {
  const runs = pages.flatMap(page => page.runs)
  const taken = runs.filter(run => run.takenOver).length
  if (taken === 0) return undefined
  const whole = pages.filter(page => page.runs.length > 0 && page.runs.every(run => run.takenOver)).length
  const results = `${grouped(taken)} of ${counted(runs.length, 'result')}`
  const onPages = `${grouped(whole)} of ${counted(pages.length, 'page')}`
  return `Taken over from it: ${results}, all of them on ${onPages}, since what they were worked out from is still the same`
}
