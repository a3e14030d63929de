/** Milliseconds for all that a run does with GitHub, waiting included. What GitHub does never keeps a job for longer. */
const BUDGET_MS = 60_000

export interface Limits {
  /** Milliseconds that this piece of work may take at most. */
  atMostMs?: number
  /** Milliseconds that it leaves for what comes after it. */
  keepMs?: number
}

/** What a piece of work has to end by. */
export interface Allowance {
  /** Aborts when the time is over, with a `TimeoutError`, and when the run is cancelled. */
  signal: AbortSignal
  /** Milliseconds that there are. */
  budgetMs: number
}

/**
 * The time that a run has for GitHub. The pieces of work that need it, one after the other, share it; what lies between
 * them does not count.
 */
export class TimeBudget {
  readonly #cancelled: AbortSignal
  #leftMs: number

  /** @param cancelled ends every piece of work at once */
  constructor(cancelled: AbortSignal, leftMs = BUDGET_MS) {
    this.#cancelled = cancelled
    this.#leftMs = leftMs
  }

  /**
   * Does a piece of work. It ends with its time, or with the run, even where it does not listen to its signal.
   *
   * @throws what the work throws; a `TimeoutError` where its time is over; the reason of the run's signal
   */
  async spend<T>(
    work: (allowance: Allowance) => Promise<T>,
    { atMostMs = Number.POSITIVE_INFINITY, keepMs = 0 }: Limits = {},
  ): Promise<T> {
    const budgetMs = Math.max(0, Math.min(atMostMs, this.#leftMs - keepMs))
    const time = new AbortController()
    const isOver = () => time.abort(new DOMException('GitHub took too long to answer', 'TimeoutError'))
    const timer = setTimeout(isOver, budgetMs)
    const signal = AbortSignal.any([this.#cancelled, time.signal])
    const { promise: ended, reject } = Promise.withResolvers<never>()
    const end = () => reject(signal.reason)
    const startedAt = Date.now()
    try {
      signal.throwIfAborted()
      signal.addEventListener('abort', end)
      return await Promise.race([work({ signal, budgetMs }), ended])
    } finally {
      signal.removeEventListener('abort', end)
      clearTimeout(timer)
      const tookMs = Date.now() - startedAt
      // A timer may come a millisecond early by the clock.
      this.#leftMs -= time.signal.aborted ? Math.max(tookMs, budgetMs) : tookMs
    }
  }
}
