/**
 * A time limit that another signal may end early, and that leaves nothing behind once it is cleared. Each request has
 * one, so it costs a timer and nothing else that is not asked for.
 */
export class Deadline {
  /**
   * By the other signal. A run has one signal for all of its requests: a listener for each would cost as much as all
   * else that is done for a request.
   */
  static readonly #bySignal = new WeakMap<AbortSignal, Set<Deadline>>()

  readonly #timer: NodeJS.Timeout
  readonly #tied: Set<Deadline> | undefined
  #controller: AbortController | undefined
  #passed = false
  #end: { reason: unknown } | undefined
  #callback: ((reason: unknown) => void) | undefined

  /**
   * @param ms milliseconds until it passes
   * @param outer the signal that may end it before
   */
  constructor(ms: number, outer: AbortSignal | undefined) {
    this.#timer = setTimeout(() => this.#pass(ms), ms)
    this.#tied = outer && Deadline.#tiedTo(outer).add(this)
    if (outer?.aborted) this.#over(outer.reason)
  }

  /** Aborts when it ends. Made when it is first asked for: most requests are over before anybody does. */
  get signal(): AbortSignal {
    this.#controller ??= new AbortController()
    if (this.#end) this.#controller.abort(this.#end.reason)
    return this.#controller.signal
  }

  /** Whether the time ran out. */
  get passed(): boolean {
    return this.#passed
  }

  /** Whether the time ran out or the other signal aborted. */
  get ended(): boolean {
    return this.#end !== undefined
  }

  /** Calls back with the reason when it ends, at once where it has; a later call takes the place of an earlier one. */
  onEnd(callback: (reason: unknown) => void): void {
    this.#callback = callback
    if (this.#end) callback(this.#end.reason)
  }

  /** Ends the timer and the tie to the other signal. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#tied?.delete(this)
  }

  static #tiedTo(signal: AbortSignal): Set<Deadline> {
    const known = Deadline.#bySignal.get(signal)
    if (known) return known
    const tied = new Set<Deadline>()
    Deadline.#bySignal.set(signal, tied)
    const endAll = () => {
      for (const deadline of tied) deadline.#over(signal.reason)
    }
    signal.addEventListener('abort', endAll, { once: true })
    return tied
  }

  #pass(ms: number): void {
    this.#passed = true
    this.#over(new Error(`the time of ${ms / 1000} s is over`))
  }

  #over(reason: unknown): void {
    if (this.#end) return
    this.#end = { reason }
    this.clear()
    this.#controller?.abort(reason)
    this.#callback?.(reason)
  }
}

/**
 * The work's result, or a rejection as soon as the signal aborts, whether the work heeds it or not: undici does not
 * while a connection is being opened.
 */
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
