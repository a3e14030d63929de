import type { Page } from '../../api/results.ts'
import { counted, grouped } from '../numbers-in-words.ts'

/** How many results are those of the baseline. */
export class TakenOver {
  #results = 0
  #taken = 0
  #pages = 0
  #wholePages = 0

  add({ runs }: Pick<Page, 'runs'>): void {
    const taken = runs.filter(run => run.takenOver).length
    this.#results += runs.length
    this.#taken += taken
    this.#pages++
    if (taken > 0 && taken === runs.length) this.#wholePages++
  }

  /** As a sentence without its end; undefined where none are. */
  inWords(): string | undefined {
    if (this.#taken === 0) return undefined
    const results = `${grouped(this.#taken)} of ${counted(this.#results, 'result')}`
    const onPages = `${grouped(this.#wholePages)} of ${counted(this.#pages, 'page')}`
    return `Taken over from it: ${results}, all of them on ${onPages}, because their inputs have not changed`
  }
}
