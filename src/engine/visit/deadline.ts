/** A time limit that another signal may end early, and that leaves nothing behind once it is cleared. */
export interface Deadline {
  /** Aborts when it ends. Made when it is first asked for: most requests are over before anybody does. */
  readonly signal: AbortSignal
  /** Whether the time ran out. */
  readonly passed: boolean
  /** Whether the time ran out or the other signal aborted. */
  readonly ended: boolean
  /** Calls back with the reason when it ends, at once where it has; a later call takes the place of an earlier one. */
  onEnd(callback: (reason: unknown) => void): void
  /** Ends the timer and the tie to the other signal. */
  clear(): void
}

export function deadline(ms: number, outer: AbortSignal | undefined): Deadline {
  let controller: AbortController | undefined
  let passed = false
  let end: { reason: unknown } | undefined
  let callback: ((reason: unknown) => void) | undefined
  const over = (reason: unknown) => {
    if (end) return
    end = { reason }
    clear()
    controller?.abort(reason)
    callback?.(reason)
  }
  const timer = setTimeout(() => {
    passed = true
    over(new Error(`the time of ${ms / 1000} s is over`))
  }, ms)
  const untie = outer && whenAborted(outer, () => over(outer.reason))
  const clear = () => {
    clearTimeout(timer)
    untie?.()
  }
  if (outer?.aborted) over(outer.reason)
  return {
    get signal() {
      controller ??= new AbortController()
      if (end) controller.abort(end.reason)
      return controller.signal
    },
    get passed() {
      return passed
    },
    get ended() {
      return end !== undefined
    },
    onEnd(call) {
      callback = call
      if (end) call(end.reason)
    },
    clear,
  }
}

const waitingFor = new WeakMap<AbortSignal, Set<() => void>>()

/**
 * Calls back when a signal aborts. A run has one signal for all of its requests: a listener for each would cost as much
 * as all else that is done for a request.
 *
 * @returns what to call when that is of no interest any more
 */
function whenAborted(signal: AbortSignal, callback: () => void): () => void {
  let waiting = waitingFor.get(signal)
  if (!waiting) {
    const callbacks = new Set<() => void>()
    waitingFor.set(signal, callbacks)
    const callAll = () => {
      for (const call of callbacks) call()
    }
    signal.addEventListener('abort', callAll, { once: true })
    waiting = callbacks
  }
  waiting.add(callback)
  return () => void waiting.delete(callback)
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
