import type { Place } from '../../formats/structured-data/item.ts'
import type { StructuredData } from '../../formats/structured-data/structured-data.ts'
import { type Judgement, notApplicable, pass } from '../../judging/judgement.ts'

/** Occurrences of one check that are worked out; the others are counted. */
const MOST_OCCURRENCES = 50

interface Entry {
  seen: number
  count: number
  first: { place: Place; message: string }[]
}

/** Counts, for several checks in one pass over the items, what each has looked at and what it found at fault. */
export class Tally<Name extends string> {
  readonly #entries = new Map<Name, Entry>()

  /** There was something for the check to look at. */
  saw(name: Name): void {
    this.#entry(name).seen++
  }

  /** @param message or what makes it, where that takes long: of most faults it is not asked for */
  fault(name: Name, place: Place, message: string | (() => string)): void {
    const entry = this.#entry(name)
    entry.seen++
    entry.count++
    if (entry.first.length >= MOST_OCCURRENCES) return
    entry.first.push({ place, message: typeof message === 'string' ? message : message() })
  }

  /** @param nothing why the check does not apply where it looked at nothing */
  judgement(name: Name, data: StructuredData, nothing: string): Judgement {
    const { seen, count, first } = this.#entry(name)
    if (seen === 0) return notApplicable(nothing)
    if (count === 0) return pass()
    return {
      outcome: 'fail',
      occurrences: first.map(({ place, message }) => data.occurrence(place, message)),
      count,
    }
  }

  #entry(name: Name): Entry {
    let entry = this.#entries.get(name)
    if (!entry) {
      entry = { seen: 0, count: 0, first: [] }
      this.#entries.set(name, entry)
    }
    return entry
  }
}
