import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two looks at the processors. */
const WINDOW_MS = 50
/** Part of one processor: Chrome that waits takes less, Chrome that starts takes two. */
const AT_REST = 0.4
/** Where others keep the machine busy, a longer wait gains nothing. */
const MOST_MS = 1000

/**
 * Waits until next to nothing is at work on this machine, for a second at most. A browser is at work for some tenths of
 * a second after it said that it has started, and what is measured meanwhile comes out slower than it is.
 *
 * @param busyMs milliseconds that all processors together have been at work since they started
 */
export async function untilMachineRests(busyMs: () => number = busyMsOfProcessors): Promise<void> {
  const started = performance.now()
  let last = { at: started, busy: busyMs() }
  for (;;) {
    await sleep(WINDOW_MS)
    const now = { at: performance.now(), busy: busyMs() }
    if (now.busy - last.busy < AT_REST * (now.at - last.at) || now.at - started >= MOST_MS) return
    last = now
  }
}

/** None are told on some systems, which then look as if they were at rest. */
function busyMsOfProcessors(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
}
