import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'puppeteer-core'
import { THINLY_DRAWN_PHONE } from './device.ts'

/** Most milliseconds that are waited for it: a page may hang on another screen, and then never answers. */
const LIMIT_MS = 1000

/** Plays the phone again after another screen. Never rejects. */
export async function playPhoneAgain(session: CDPSession): Promise<void> {
  const playing = session
    .send('Emulation.setDeviceMetricsOverride', THINLY_DRAWN_PHONE)
    .catch(() => undefined)
  await Promise.race([playing, sleep(LIMIT_MS, undefined, { ref: false })])
}
