import { counted, grouped } from '../numbers-in-words.ts'
import type { Report } from '../report.ts'

/** How many results are those of the baseline, as a sentence without its end; undefined where none are. */
export function takenOverInWords({ pages }: Pick<Report, 'pages'>): string | undefined {
  const ofPages = pages.map(({ runs }) => ({
    all: runs.length,
    taken: runs.filter(run => run.takenOver).length,
  }))
  const [all, taken] = [sumOf(ofPages.map(({ all }) => all)), sumOf(ofPages.map(({ taken }) => taken))]
  if (taken === 0) return undefined
  const whole = ofPages.filter(page => page.taken > 0 && page.taken === page.all).length
  const results = `${grouped(taken)} of ${counted(all, 'result')}`
  const onPages = `${grouped(whole)} of ${counted(pages.length, 'page')}`
  return `Taken over from it: ${results}, all of them on ${onPages}, because their inputs have not changed`
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
