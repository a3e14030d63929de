/** Milliseconds for the thread to say itself that the time is over; then it has no time to say anything. */
const GRACE_MS = 500

/** The time of one call. It runs during the call's turns, each of which has all of it: waiting for the next does not count. */
export class CallDeadline {
  readonly #over = new AbortController()
  readonly #ms: number
  #timer: NodeJS.Timeout | undefined
  #isLast = false

  /** @param ms for the call's work */
  constructor(ms: number) {
    this.#ms = ms
  }

  /** Aborts when the time is over. */
  get signal(): AbortSignal {
    return this.#over.signal
  }

  /** The call's turn has come. */
  start(): void {
    if (this.#isLast) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#over.abort(), this.#ms + GRACE_MS)
  }

  /** The turn is over. The next one may have to wait. */
  pause(): void {
    if (this.#isLast) return
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** From now on the time that is left is all that there is. */
  keep(): void {
    if (this.#timer === undefined) this.start()
    this.#isLast = true
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}
