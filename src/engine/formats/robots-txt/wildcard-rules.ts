/** What a pattern with stars asks of a path, beside what it begins with. */
export interface WildcardRule {
  /** What stands before the first star. */
  start: string
  /** Not empty; each must come somewhere behind the one before. */
  parts: readonly string[]
  /** What the path must end with, behind all parts; undefined where it may go on. */
  end: string | undefined
}

/** Octets of a path beyond are in no pattern, which is ASCII. */
const SYMBOLS = 256
const ROOT = 0

/**
 * Patterns with stars, compared with a path all at once: each waits for its next part while the path is gone through
 * by an automaton that finds all parts (Aho and Corasick). The time grows with the path and with the number of rules,
 * and not with their product.
 */
export class WildcardRules {
  readonly #rules: readonly WildcardRule[]
  /** Rules by their starts, and these by their lengths. */
  readonly #byStart = new Map<string, number[]>()
  readonly #lengths: readonly number[]
  readonly #parts = new PartFinder()
  /** Of each rule the states of the automaton in which its parts end. */
  readonly #states: readonly (readonly number[])[]
  /** Of each rule, while a path is compared: how many parts were found, where the last of them ends, who waits next. */
  readonly #found: Int32Array
  readonly #from: Int32Array
  readonly #next: Int32Array

  /** @param rules those that decide before others first */
  constructor(rules: readonly WildcardRule[]) {
    this.#rules = rules
    for (const [index, { start }] of rules.entries()) {
      const same = this.#byStart.get(start)
      if (same) same.push(index)
      else this.#byStart.set(start, [index])
    }
    this.#lengths = [...new Set(rules.map(({ start }) => start.length))].sort((a, b) => a - b)
    this.#states = rules.map(({ parts }) => parts.map(part => this.#parts.add(part)))
    this.#parts.link()
    this.#found = new Int32Array(rules.length)
    this.#from = new Int32Array(rules.length)
    this.#next = new Int32Array(rules.length)
  }

  /**
   * The index of the first rule that matches a path; undefined where none does.
   *
   * @param before rules from this index on are of no interest
   */
  firstMatch(path: string, before: number): number | undefined {
    let best = before
    /** Of each state the first and the last rule that waits for the part that ends there. */
    const first = new Map<number, number>()
    const last = new Map<number, number>()

    const advance = (rule: number, from: number) => {
      const state = this.#states[rule]![this.#found[rule]!]
      if (state === undefined) {
        if (endsAt(this.#rules[rule]!, path, from)) best = Math.min(best, rule)
        return
      }
      this.#from[rule] = from
      this.#next[rule] = -1
      const tail = last.get(state)
      if (tail === undefined) first.set(state, rule)
      else this.#next[tail] = rule
      last.set(state, rule)
    }
    /** Rules wait in the order of where they may go on, so those behind one that may not yet may not either. */
    const find = (state: number, at: number) => {
      const begins = at - this.#parts.depthOf(state)
      let rule = first.get(state)
      while (rule !== undefined && this.#from[rule]! <= begins) {
        const next = this.#next[rule]!
        if (next < 0) {
          first.delete(state)
          last.delete(state)
        } else first.set(state, next)
        this.#found[rule]!++
        if (rule < best) advance(rule, at)
        rule = first.get(state)
      }
    }

    let state = ROOT
    let begun = 0
    for (let at = 0; at <= path.length; at++) {
      if (this.#lengths[begun] === at) {
        begun++
        for (const rule of this.#byStart.get(path.slice(0, at)) ?? []) {
          if (rule >= best) break
          this.#found[rule] = 0
          advance(rule, at)
        }
      }
      const isOver = best === 0 || at === path.length
      if (isOver || (first.size === 0 && begun === this.#lengths.length)) break
      state = this.#parts.step(state, path.charCodeAt(at))
      for (let end = this.#parts.endAt(state); end !== ROOT; end = this.#parts.endBelow(end))
        find(end, at + 1)
    }
    return best === before ? undefined : best
  }
}

function endsAt({ end }: WildcardRule, path: string, from: number): boolean {
  return end === undefined || (path.length - from >= end.length && path.endsWith(end))
}

/** The automaton: a state for each text that a part begins with. */
class PartFinder {
  readonly #edges = new Map<number, number>()
  readonly #parent: number[] = [ROOT]
  readonly #symbol: number[] = [0]
  readonly #depth: number[] = [0]
  readonly #isEnd: boolean[] = [false]
  /** The state of the longest end of a state's text that is a state as well. */
  readonly #shorter: number[] = [ROOT]
  /** The longest part that the text of a state ends with, and that is shorter than it. */
  readonly #endBelow: number[] = [ROOT]

  /** @returns the state in which the part ends */
  add(part: string): number {
    let state = ROOT
    for (let at = 0; at < part.length; at++) {
      const symbol = part.charCodeAt(at)
      state = this.#edges.get(state * SYMBOLS + symbol) ?? this.#grow(state, symbol)
    }
    this.#isEnd[state] = true
    return state
  }

  /** To be called once, when all parts are added. */
  link(): void {
    const byDepth: number[][] = []
    for (const [state, depth] of this.#depth.entries()) {
      if (byDepth.length === depth) byDepth.push([])
      byDepth[depth]!.push(state)
    }
    for (const state of byDepth.slice(1).flat()) {
      const parent = this.#parent[state]!
      const shorter = parent === ROOT ? ROOT : this.step(this.#shorter[parent]!, this.#symbol[state]!)
      this.#shorter[state] = shorter
      this.#endBelow[state] = this.endAt(shorter)
    }
  }

  step(from: number, symbol: number): number {
    if (symbol >= SYMBOLS) return ROOT
    for (let state = from; ; state = this.#shorter[state]!) {
      const next = this.#edges.get(state * SYMBOLS + symbol)
      if (next !== undefined) return next
      if (state === ROOT) return ROOT
    }
  }

  /** The state of the longest part that the text so far ends with; the root where it ends with none. */
  endAt(state: number): number {
    return this.#isEnd[state] ? state : this.#endBelow[state]!
  }

  endBelow(state: number): number {
    return this.#endBelow[state]!
  }

  depthOf(state: number): number {
    return this.#depth[state]!
  }

  #grow(parent: number, symbol: number): number {
    const state = this.#parent.length
    this.#edges.set(parent * SYMBOLS + symbol, state)
    this.#parent.push(parent)
    this.#symbol.push(symbol)
    this.#depth.push(this.#depth[parent]! + 1)
    this.#isEnd.push(false)
    this.#shorter.push(ROOT)
    this.#endBelow.push(ROOT)
    return state
  }
}
