import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** One look at the processors. */
export interface ProcessorTime {
  /** Milliseconds on a clock that only goes forward. */
  at: number
  /** Milliseconds that all processors together have been at work since they started. */
  busy: number
}

/** Milliseconds between two looks at the processors. */
const WINDOW_MS = 50
/** Part of one processor: Chrome that waits takes less, Chrome that starts takes two. */
const AT_REST = 0.4
/** Where others keep the machine busy, a longer wait gains nothing. */
const MOST_MS = 1000

/**
 * Waits until next to nothing is at work on this machine, for a second at most. A browser is at work for some tenths of
 * a second after it said that it has started, and what is measured meanwhile comes out slower than it is.
 */
export async function untilMachineRests(look: () => ProcessorTime = processorTime): Promise<void> {
  const first = look()
  for (let last = first; ; ) {
    await sleep(WINDOW_MS)
    const now = look()
    if (now.busy - last.busy < AT_REST * (now.at - last.at) || now.at - first.at >= MOST_MS) return
    last = now
  }
}

/** Some systems do not tell how long they were at work, and then look as if they were at rest. */
function processorTime(): ProcessorTime {
  const busy = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
  return { at: performance.now(), busy }
}
