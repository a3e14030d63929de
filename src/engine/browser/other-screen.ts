import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Protocol } from 'puppeteer-core'
import { THINLY_DRAWN_PHONE } from './device.ts'
import { isolatedWorld } from './isolated-world.ts'

/**
 * Lays the page out on another screen, unless that has been done before; what was found out then holds for all who ask.
 *
 * @throws Error where the page does not come to it in time
 */
export type ShowScreen = () => Promise<void>

/** Most milliseconds for it: a page may hang on another screen, and then never answers. */
const LIMIT_MS = 2000
const TWO_FRAMES = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))'

/**
 * A screen for all that look at a page there. To lay a page out anew takes time, and scripts do as much as at its load, so
 * it is done once, and the screens follow each other: nothing that is on the phone can be looked at afterwards.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
export function otherScreen(
  session: CDPSession,
  mainFrame: string,
  screen: Protocol.Emulation.SetDeviceMetricsOverrideRequest,
): ShowScreen {
  const layOut = async () => {
    const world = await isolatedWorld(session, mainFrame)
    await session.send('Emulation.setDeviceMetricsOverride', screen)
    await world.evaluate(TWO_FRAMES)
    return 'shown'
  }
  const inTime = async () => {
    const late = sleep(LIMIT_MS, 'late', { ref: false })
    if ((await Promise.race([layOut(), late])) === 'late') throw new Error('the page hangs on another screen')
  }
  let shown: Promise<void> | undefined
  return () => {
    shown ??= inTime()
    return shown
  }
}

/** Plays the phone again, whatever screen the page is on. Never rejects. */
export async function playPhoneAgain(session: CDPSession): Promise<void> {
  const playing = session
    .send('Emulation.setDeviceMetricsOverride', THINLY_DRAWN_PHONE)
    .catch(() => undefined)
  await Promise.race([playing, sleep(LIMIT_MS, undefined, { ref: false })])
}
