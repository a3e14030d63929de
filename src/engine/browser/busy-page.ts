import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'puppeteer-core'

/** Milliseconds that scripts may keep a page from anything else at one go; Chrome itself offers to end it after 5 s. */
export const MAX_BUSY_MS = 10_000
/** Milliseconds between two questions whether it still answers. */
const PAUSE_MS = 500

/**
 * Asks a page again and again whether it still answers, which it cannot while a script of it runs.
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
    await Promise.race([answer, sleep(MAX_BUSY_MS, undefined, { signal, ref: false })])
    // Where this thread was busy itself, the answer may have come and not been read yet.
    if (!answered) await session.send('Target.getTargetInfo')
    if (!answered && !signal.aborted) {
      onBusy()
      return
    }
    await sleep(PAUSE_MS, undefined, { signal, ref: false })
  }
}
