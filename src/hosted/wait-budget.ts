/** Milliseconds that a run may wait between tries while nothing succeeds. */
const MAX_WAIT_MS = 120_000
/** Milliseconds of waiting that each success earns back, up to the most: a rate limit slows a run, but does not end it. */
const REFILL_MS = 10_000

/**
 * How long all the requests of a run together may still wait. Time counts once, however many wait at the same time.
 * So the end of an outage does not depend on the number of tools, pages and retries.
 */
export class WaitBudget {
  readonly #now: () => number
  #leftMs = MAX_WAIT_MS
  #countedUntil = 0

  constructor(now: () => number) {
    this.#now = now
  }

  get leftMs(): number {
    return this.#leftMs
  }

  /**
   * Takes the time until then from the budget.
   *
   * @param until milliseconds since 1970
   * @returns whether there was enough; if not, nothing is taken
   */
  take(until: number): boolean {
    const cost = Math.max(0, until - Math.max(this.#now(), this.#countedUntil))
    if (cost > this.#leftMs) return false
    this.#leftMs -= cost
    this.#countedUntil = Math.max(this.#countedUntil, until)
    return true
  }

  succeeded(): void {
    this.#leftMs = Math.min(MAX_WAIT_MS, this.#leftMs + REFILL_MS)
  }
}
