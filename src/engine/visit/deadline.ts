/** A signal that aborts after a time or with another signal, and leaves nothing behind once it is cleared. */
export interface Deadline {
  signal: AbortSignal
  /** Whether the time ran out. */
  readonly passed: boolean
  /** Ends the timer and the tie to the other signal. */
  clear(): void
}

export function deadline(ms: number, outer: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  let passed = false
  const timer = setTimeout(() => {
    passed = true
    controller.abort()
  }, ms)
  const cancel = () => controller.abort(outer?.reason)
  if (outer?.aborted) cancel()
  outer?.addEventListener('abort', cancel, { once: true })
  return {
    signal: controller.signal,
    get passed() {
      return passed
    },
    clear() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', cancel)
    },
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
