import type { Check } from './results.ts'

/** Different checks that say nothing: the engine has fewer than 700 ids, and a service may have any. */
const MAX_CHECKS = 50_000

/**
 * Checks that say nothing but that they passed or do not apply, each once: nine of ten of the checks of a page are such,
 * and the same on thousands of pages.
 */
export class SilentChecks {
  readonly #checks: Check[] = []
  readonly #numbers = new Map<Check, number>()
  readonly #byId = new Map<string, number[]>()

  /** Its number; undefined where it says something, or where there are too many. */
  numberOf(check: Check): number | undefined {
    const known = this.#numbers.get(check)
    if (known !== undefined) return known
    if (!isSilent(check)) return undefined
    const sameId = this.#byId.get(check.id) ?? []
    const same = sameId.find(number => isSame(this.#checks[number]!, check))
    if (same !== undefined) return same
    if (this.#checks.length >= MAX_CHECKS) return undefined
    const number = this.#checks.length
    const own = Object.isFrozen(check) ? check : Object.freeze({ ...check, occurrences: [] })
    this.#checks.push(own)
    this.#numbers.set(own, number)
    this.#byId.set(check.id, [...sameId, number])
    return number
  }

  check(number: number): Check {
    return this.#checks[number]!
  }
}

function isSilent({ outcome, message, occurrences }: Check): boolean {
  return (
    (outcome === 'pass' || outcome === 'not-applicable') && message === undefined && occurrences.length === 0
  )
}

function isSame(one: Check, other: Check): boolean {
  const names = Object.keys(one) as (keyof Check)[]
  return (
    names.length === Object.keys(other).length &&
    names.every(name => name === 'occurrences' || one[name] === other[name])
  )
}
