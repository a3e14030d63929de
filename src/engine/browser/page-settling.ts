import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'puppeteer-core'
import { ANIMATION_LIMIT_MS, animationsEnd, FADE_LIMITS, scriptedFadesEnd } from './animations.ts'
import { MAX_BUSY_MS, watchBusyPage } from './busy-page.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'
import type { NetworkLog } from './network-log.ts'
import type { PageEvents } from './page-events.ts'
import { textReturns } from './text-return.ts'

/** A page that is being loaded, as far as it says when it has settled. */
export interface Settling {
  session: CDPSession
  /** Chrome's id of its frame, which stays the same whatever it leads to. */
  mainFrame: string
  network: NetworkLog
  events: PageEvents
  /** Characters of text that the document was sent with, as far as they are counted. */
  sentCharacters: number
  /** Milliseconds since 1970 until which the page is waited for. */
  loadUntil: number
  /** Ends the loading, with what is wrong behind its URL. */
  end(reason: string): void
  signal: AbortSignal
}

/** Milliseconds without a request after which the network is quiet, and how long that is waited for. */
const QUIET_MS = 500
const QUIET_LIMIT_MS = 5000
const POLL_MS = 25
/** Milliseconds behind the last animation in which something else may come. */
const ANIMATION_PAUSE_MS = 800
const ANIMATION_POLL_MS = 100
/** Part of the sent text that must be there, and how long that is waited for. */
const TEXT_SHARE = 0.5
const TEXT_LIMIT_MS = 2000
const TEXT_POLL_MS = 100

/** Waits for a page to settle, but not for one whose scripts never pause. */
export async function settleInTime(loading: Settling): Promise<void> {
  const stop = watchBusyPage(loading.session, () =>
    loading.end(`cannot be read in Chrome: a script ran on it for ${MAX_BUSY_MS / 1000} s without a pause`),
  )
  try {
    await settle(loading)
    if (await waitForAnimations(loading)) await settle(loading)
    if (await waitForFades(loading)) await settle(loading)
    if (await waitForText(loading)) await settle(loading)
    await loading.session.send('Runtime.evaluate', { expression: '0' }).catch(() => undefined)
  } finally {
    stop()
  }
}

function waitForAnimations({ session, mainFrame, loadUntil }: Settling): Promise<boolean> {
  const all = Math.min(ANIMATION_LIMIT_MS, loadUntil - Date.now())
  const limits = { all, pause: ANIMATION_PAUSE_MS, poll: ANIMATION_POLL_MS }
  return waitInPage({ session, mainFrame }, all > 0, callOf(animationsEnd, limits))
}

function waitForFades({ session, mainFrame, loadUntil }: Settling): Promise<boolean> {
  const all = Math.min(FADE_LIMITS.all, loadUntil - Date.now())
  return waitInPage({ session, mainFrame }, all > 0, callOf(scriptedFadesEnd, { ...FADE_LIMITS, all }))
}

function waitForText({ session, mainFrame, sentCharacters, loadUntil }: Settling): Promise<boolean> {
  const all = Math.min(TEXT_LIMIT_MS, loadUntil - Date.now())
  const least = Math.floor(sentCharacters * TEXT_SHARE)
  return waitInPage(
    { session, mainFrame },
    all > 0 && least > 0,
    callOf(textReturns, { least, all, poll: TEXT_POLL_MS }),
  )
}

/** @returns whether anything was waited for, or the document was left meanwhile */
async function waitInPage(
  { session, mainFrame }: Pick<Settling, 'session' | 'mainFrame'>,
  isDue: boolean,
  call: string,
): Promise<boolean> {
  if (!isDue) return false
  try {
    const world = await isolatedWorld(session, mainFrame)
    return await world.evaluate<boolean>(call)
  } catch {
    return true
  }
}

/** Waits for the document to be there and the network to be quiet, as long as there is time. */
async function settle({ session, events, network, loadUntil, signal }: Settling): Promise<void> {
  const wait = () => sleep(POLL_MS, undefined, { signal })
  while (!events.loaded && Date.now() < loadUntil) await wait()
  const quietUntil = Math.min(loadUntil, Date.now() + QUIET_LIMIT_MS)
  const seemsQuiet = () =>
    events.loaded && network.inFlight === 0 && Date.now() - network.lastChange >= QUIET_MS
  const isQuiet = async () => {
    if (!seemsQuiet()) return false
    // Where this thread was busy, what Chrome said meanwhile comes before the answer.
    await session.send('Target.getTargetInfo')
    return seemsQuiet()
  }
  while (Date.now() < quietUntil && !(await isQuiet())) await wait()
}
