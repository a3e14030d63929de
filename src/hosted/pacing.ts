/** Requests that must succeed until one more may run at the same time. */
const SUCCESSES_TO_GROW = 10

/**
 * How many requests run at once, and from when: additive increase, multiplicative decrease. After a 429 all requests
 * wait together and half as many run at once; successes bring them back one by one.
 */
export class Pacing {
  readonly #most: number
  /** Requests that may run at once at present. */
  #limit: number
  #running = 0
  #successes = 0
  /** Of the pauses so far: requests that were sent before one say nothing new when they are refused too. */
  #pauses = 0
  #pausedUntil = 0
  #refusals = 0
  #waiting: (() => void)[] = []

  /** @param most requests at once */
  constructor(most: number) {
    this.#most = Math.max(1, most)
    this.#limit = this.#most
  }

  /** Milliseconds since 1970 before which nothing is sent. */
  get pausedUntil(): number {
    return this.#pausedUntil
  }

  /** 429s since the last success, those of one pause counted once. */
  get refusals(): number {
    return this.#refusals
  }

  /** Takes a place among the requests that run, if there is one. @returns what {@link refused} wants back, or undefined */
  tryEnter(): number | undefined {
    if (this.#running >= this.#limit) return undefined
    this.#running++
    return this.#pauses
  }

  /** Gives the place back. */
  leave(): void {
    this.#running--
    this.#wake()
  }

  /** Resolves when a place may have become free. */
  async place(signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const onAbort = () => resolve()
    this.#waiting.push(resolve)
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) resolve()
    await promise
    signal?.removeEventListener('abort', onAbort)
  }

  /** @param ticket what {@link tryEnter} gave: only the first 429 of those that ran together slows down */
  refused(ticket: number): void {
    if (ticket !== this.#pauses) return
    this.#pauses++
    this.#refusals++
    this.#successes = 0
    this.#limit = Math.max(1, Math.floor(this.#limit / 2))
  }

  /** Holds all requests back until then; a pause is never shortened. */
  pauseUntil(until: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, until)
  }

  succeeded(): void {
    this.#refusals = 0
    if (this.#limit === this.#most) return
    this.#successes++
    if (this.#successes < SUCCESSES_TO_GROW) return
    this.#successes = 0
    this.#limit++
    this.#wake()
  }

  #wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}
