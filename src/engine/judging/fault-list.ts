import { MAX_OCCURRENCES } from '../../api/failures.ts'
import type { Occurrence } from '../../api/results.ts'
import { failCounted, type Judgement, type Judgements, notApplicable } from './judgement.ts'

/** The places at which a check failed: the first of them, and how many there are. */
export class FaultList {
  readonly #first: Occurrence[] = []
  #count = 0

  get count(): number {
    return this.#count
  }

  /** @param place or what makes it, where that takes long: of places beyond the first it is not asked for */
  add(place: Occurrence | (() => Occurrence)): void {
    if (++this.#count > MAX_OCCURRENCES) return
    this.#first.push(typeof place === 'function' ? place() : place)
  }

  /** Failed where there are places, else passed. */
  judge(): Judgement {
    return failCounted(this.#first, this.#count)
  }

  /**
   * @param looked how many there were of what the check looks at
   * @param nothing why it does not apply where there were none
   */
  judgeAmong(looked: number, nothing: string): Judgement {
    return looked === 0 && this.#count === 0 ? notApplicable(nothing) : this.judge()
  }
}

/** For several checks in one pass: what each has looked at, and where it failed. */
export class Tally<Name extends string> {
  readonly #entries = new Map<Name, { looked: number; faults: FaultList }>()

  /** There was something for the check to look at. */
  saw(name: Name): void {
    this.#entry(name).looked++
  }

  /** What the check looked at is at fault. */
  fault(name: Name, place: Occurrence | (() => Occurrence)): void {
    const entry = this.#entry(name)
    entry.looked++
    entry.faults.add(place)
  }

  /** @param nothing why the check does not apply where it looked at nothing */
  judgement(name: Name, nothing: string): Judgement {
    const { looked, faults } = this.#entry(name)
    return faults.judgeAmong(looked, nothing)
  }

  /** Those of some checks, which say the same where they looked at nothing; see {@link judgement}. */
  judgements(checks: Readonly<Record<Name, unknown>>, nothing: string): Judgements<Name> {
    const names = Object.keys(checks) as Name[]
    return Object.fromEntries(names.map(name => [name, this.judgement(name, nothing)])) as Judgements<Name>
  }

  #entry(name: Name): { looked: number; faults: FaultList } {
    let entry = this.#entries.get(name)
    if (!entry) {
      entry = { looked: 0, faults: new FaultList() }
      this.#entries.set(name, entry)
    }
    return entry
  }
}
