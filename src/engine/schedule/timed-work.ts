import { ApiError } from '../../api/errors.ts'
import type { Lane, Lanes } from './work-lanes.ts'

export interface WorkLimits<T> {
  lane: Lane
  /** Milliseconds for the work. Waiting for its turn does not count. */
  timeoutMs: number
  /** Aborts when nobody wants the result any more. */
  signal: AbortSignal | undefined
  /** Aborts when no turn comes any more. */
  closing: AbortSignal
  /**
   * True as soon as the work goes on without its lane. Asked for when its turn has come; left out, the work needs the
   * lane to its end.
   */
  leaves?(): Promise<boolean> | undefined
  /** What stands for the result when the time is over. */
  late(): T
}

/**
 * Milliseconds after which work that ran out of time keeps no other waiting: what it had asked for by then has come or
 * failed.
 */
const LEFTOVER_MS = 60_000

/**
 * Does work when its turn comes, and keeps its lane until the work has really ended, or leaves it before.
 *
 * @throws ApiError where the signal aborts
 */
export async function inLane<T>(
  lanes: Lanes,
  { lane, timeoutMs, signal, closing, leaves, late }: WorkLimits<T>,
  work: () => Promise<T>,
): Promise<T> {
  const ending = signal ? AbortSignal.any([signal, closing]) : closing
  const leave = await lanes.enter(lane, ending).catch(error => {
    throw cancelled(error)
  })
  const working = work()
  void leaves?.()?.then(isLeaving => isLeaving && leave())
  try {
    return await within(timeoutMs, signal, () => working, late)
  } finally {
    const timer = setTimeout(leave, LEFTOVER_MS).unref()
    const ended = () => {
      clearTimeout(timer)
      leave()
    }
    working.then(ended, ended)
  }
}

/**
 * The work's result, or `late()` after the time; rejects when the signal aborts. What was begun goes on for others,
 * and how it ends then concerns nobody here.
 */
export async function within<T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
  late: () => T,
): Promise<T> {
  if (signal?.aborted) throw cancelled()
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => resolve(late()), ms)
  const cancel = () => reject(cancelled())
  signal?.addEventListener('abort', cancel, { once: true })
  work().then(resolve, reject)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}

function cancelled(cause?: unknown): ApiError {
  return new ApiError('cancelled', 'the call was cancelled', { cause })
}
