import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'puppeteer-core'

/** Milliseconds that scripts may keep a page from anything else at one go; Chrome itself offers to end it after 5 s. */
export const MAX_BUSY_MS = 10_000
/** Milliseconds between two questions whether it still answers. */
const PAUSE_MS = 500

/** Of the time that a page owes an answer no more than this is counted at a time. */
const TICK_MS = 500

/**
 * Asks a page again and again whether it still answers, which it cannot while a script of it runs. Only time counts in
 * which the page could have answered: where the machine stands still, nobody does.
 *
 * @param onBusy called once, when it has not answered for {@link MAX_BUSY_MS}
 * @returns what ends the asking
 */
export function watchBusyPage(session: CDPSession, onBusy: () => void): () => void {
  const ending = new AbortController()
  void ask(session, onBusy, ending.signal).catch(() => undefined)
  return () => ending.abort()
}

async function ask(session: CDPSession, onBusy: () => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    let answered = false
    const answer = session.send('Runtime.evaluate', { expression: '0' }).then(
      () => undefined,
      // A document that goes for another one gives no answer either, and is not busy.
      () => undefined,
    )
    answer.then(() => {
      answered = true
    })
    for (let tick = 0; !answered && tick < MAX_BUSY_MS / TICK_MS; tick++) {
      await Promise.race([answer, sleep(TICK_MS, undefined, { signal, ref: false })])
      // Chrome itself answers for the page: then this thread and Chrome have had time, and what the page said is read.
      if (!answered) await session.send('Target.getTargetInfo')
    }
    if (!answered && !signal.aborted) {
      onBusy()
      return
    }
    await sleep(PAUSE_MS, undefined, { signal, ref: false })
  }
}
