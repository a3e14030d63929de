import type { Check } from './results.ts'

/** Different texts of checks that are kept: the engine has fewer than 700 ids, and a service may have any. */
const MAX_CHECKS = 50_000
/** The same of one id, all of which are looked at for each check: it differs in its severity and in what is said beside. */
const MAX_OF_ID = 50

/** What is the same wherever a check is told: all else is the answer on one page. */
const TEXTS: ReadonlySet<string> = new Set(['id', 'scope', 'title', 'severity', 'help', 'why', 'fix'])

type Name = keyof Check

/**
 * A check without what is kept of it: the number of one that says nothing; or the number of one with the same texts, and
 * its own answer, field by field; or the check itself, where too many are kept.
 */
export type BriefCheck = number | [number, ...Check[Name][]] | Check

/**
 * The texts of checks, each once. They are most of what a check takes, and the same on thousands of pages; nine of ten of
 * the checks of a page say nothing but that they passed or do not apply, and are the same as a whole.
 */
export class SharedChecks {
  /** Each stands for all checks with its texts and its fields; those that say nothing for themselves too. */
  readonly #checks: Check[] = []
  readonly #numbers = new WeakMap<Check, number>()
  readonly #byId = new Map<string, number[]>()

  /** How many are kept. */
  get size(): number {
    return this.#checks.length
  }

  /** Those that were kept after so many others. */
  from(size: number): readonly Check[] {
    return this.#checks.slice(size)
  }

  /** Keeps checks that others gave out with {@link from}, under the same numbers. */
  add(checks: readonly Check[]): void {
    for (const check of checks) this.#keep(check)
  }

  brief(check: Check): BriefCheck {
    const known = this.#numbers.get(check)
    if (known !== undefined) return known
    const names = namesOf(check)
    const silent = isSilent(check, names)
    const ofId = this.#byId.get(check.id) ?? []
    const alike = ofId.find(number => {
      const other = this.#checks[number]!
      return hasTexts(other, check, names) && (!silent || other.outcome === check.outcome)
    })
    const isFull = this.#checks.length >= MAX_CHECKS || ofId.length >= MAX_OF_ID
    if (alike === undefined && isFull) return check
    const isLasting = silent && Object.isFrozen(check)
    const number = alike ?? this.#keep(isLasting ? check : silenced(check, names))
    // Others have it on many pages too.
    if (isLasting) this.#numbers.set(check, number)
    return silent ? number : [number, ...answerOf(names).map(name => check[name])]
  }

  whole(brief: BriefCheck): Check {
    if (typeof brief === 'number') return this.#checks[brief]!
    if (!Array.isArray(brief)) return brief
    const [number, ...answer] = brief
    const check: Record<string, unknown> = { ...this.#checks[number]! }
    answerOf(Object.keys(check) as Name[]).forEach((name, at) => {
      check[name] = answer[at]
    })
    return check as Check
  }

  /** @returns its number */
  #keep(check: Check): number {
    const number = this.#checks.push(Object.freeze(check)) - 1
    if (isSilent(check, Object.keys(check) as Name[])) this.#numbers.set(check, number)
    this.#byId.set(check.id, [...(this.#byId.get(check.id) ?? []), number])
    return number
  }
}

/** The fields that it has, in their order. */
function namesOf(check: Check): Name[] {
  return (Object.keys(check) as Name[]).filter(name => check[name] !== undefined)
}

function isSilent({ outcome, occurrences }: Check, names: readonly Name[]): boolean {
  return (
    (outcome === 'pass' || outcome === 'not-applicable') &&
    occurrences.length === 0 &&
    names.every(name => TEXTS.has(name) || name === 'outcome' || name === 'occurrences')
  )
}

/** A check with the texts of another, and with its fields, but without the answer in them. */
function silenced(check: Check, names: readonly Name[]): Check {
  const values = names.map(name => [name, TEXTS.has(name) ? check[name] : undefined])
  return { ...Object.fromEntries(values), outcome: check.outcome, occurrences: [] }
}

function answerOf(names: readonly Name[]): Name[] {
  return names.filter(name => !TEXTS.has(name))
}

/** Whether one has the texts of another, and its fields in the same order. */
function hasTexts(one: Check, other: Check, names: readonly Name[]): boolean {
  const own = Object.keys(one)
  return (
    own.length === names.length &&
    names.every((name, at) => own[at] === name && (!TEXTS.has(name) || one[name] === other[name]))
  )
}
