import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'puppeteer-core'

/** Milliseconds that scripts may keep a page from anything else at one go; Chrome itself offers to end it after 5 s. */
export const MAX_BUSY_MS = 10_000
/** Milliseconds between two questions whether it still answers. */
const PAUSE_MS = 500

/** Of the time that a page owes an answer no more than this is counted at a time. */
const TICK_MS = 500

/** Milliseconds of a processor in a tick that a script at work has, where the machine has time for it. */
const ENOUGH_MS = 0.25 * TICK_MS
/**
 * Who has less than this in so many ticks does not work but wait, as for an answer that a script holds the page for. In one
 * tick a busy machine may well leave it nothing, and the system counts in hundredths of a second.
 */
const AT_WORK_MS = 20
const AT_WORK_TICKS = 4

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
    const looks: Map<number, number>[] = [new Map()]
    for (let busyMs = 0; !answered && busyMs < MAX_BUSY_MS; ) {
      await Promise.race([answer, sleep(TICK_MS, undefined, { signal, ref: false })])
      if (answered) break
      // Chrome itself answers for the page: then this thread and Chrome have had time, and what the page said is read.
      const now = await rendererTimes(session)
      busyMs += countedOf(looks, now)
      looks.push(now)
      if (looks.length > AT_WORK_TICKS) looks.shift()
    }
    if (!answered && !signal.aborted) {
      onBusy()
      return
    }
    await sleep(PAUSE_MS, undefined, { signal, ref: false })
  }
}

/** Milliseconds of a processor that each process of Chrome has had which shows pages, by their ids. */
async function rendererTimes(session: CDPSession): Promise<Map<number, number>> {
  await session.send('Target.getTargetInfo')
  const info = await session
    .connection()
    ?.send('SystemInfo.getProcessInfo')
    .catch(() => undefined)
  const renderers = info?.processInfo.filter(({ type }) => type === 'renderer') ?? []
  return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime * 1000]))
}

/**
 * Milliseconds of a tick that count. Where others keep the machine so busy that no page gets on, a script that would be
 * done long since is still at work: then it counts by the time that the busiest page has had.
 *
 * @param looks those before, the last one a tick ago
 */
function countedOf(looks: readonly ReadonlyMap<number, number>[], now: ReadonlyMap<number, number>): number {
  const busiestSince = (before: ReadonlyMap<number, number>) =>
    Math.max(0, ...Array.from(now, ([id, ms]) => ms - (before.get(id) ?? 0)))
  if (busiestSince(looks[0]!) < AT_WORK_MS) return TICK_MS
  return TICK_MS * Math.min(1, busiestSince(looks.at(-1)!) / ENOUGH_MS)
}
