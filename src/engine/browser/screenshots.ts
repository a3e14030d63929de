import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Protocol } from 'puppeteer-core'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './device.ts'
import type { NetworkLog } from './network-log.ts'
import { playPhoneAgain } from './other-screen.ts'
import type { Screenshots } from './rendered-page.ts'

/** Pixels that the pictures are wide: enough to see what is there, for 15 to 30 kB each. */
const PHONE_WIDTH = 320
const DESKTOP_WIDTH = 640
/** Quality of JPEG, 0 to 100. WebP of it has two thirds of the bytes and takes Chrome four times as long, 20 ms a picture. */
const QUALITY = 40
/** Most milliseconds for the layout to become that of a desktop, and for its images to come. */
const SETTLE_MS = 200
const POLL_MS = 25
/** Most milliseconds for both pictures: a page that does not let itself be taken goes without. */
const LIMIT_MS = 3000

/**
 * Takes pictures of the first screen on a phone and, laid out anew, on a desktop. The page is that of the phone: a
 * server that gives desktops another one is not asked again. Never rejects. Whatever else is to be gathered from the
 * page comes before, since its layout is another one afterwards.
 *
 * @param leftMs milliseconds that are left for it
 */
export async function takeScreenshots(
  session: CDPSession,
  network: NetworkLog,
  leftMs: number,
): Promise<Screenshots> {
  const screenshots: Screenshots = {}
  const take = async () => {
    await playPhoneAgain(session)
    screenshots.phone = await capture(session, PHONE_SCREEN, PHONE_WIDTH)
    await session.send('Emulation.setDeviceMetricsOverride', {
      ...DESKTOP_SCREEN,
      // Laid out as before, and drawn no larger than the picture: the page sees nothing of it.
      scale: DESKTOP_WIDTH / DESKTOP_SCREEN.width,
    })
    await settle(session, network)
    screenshots.desktop = await capture(session, DESKTOP_SCREEN, DESKTOP_WIDTH)
  }
  const taking = take().catch(() => undefined)
  await Promise.race([taking, sleep(Math.min(LIMIT_MS, leftMs), undefined, { ref: false })])
  return { ...screenshots }
}

async function settle(session: CDPSession, network: NetworkLog): Promise<void> {
  const until = Date.now() + SETTLE_MS
  const twoFrames = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))'
  await session.send('Runtime.evaluate', { expression: twoFrames, awaitPromise: true, returnByValue: true })
  while (network.inFlight > 0 && Date.now() < until) await sleep(POLL_MS)
}

/** The part of the page that is on the screen, scaled to a width. */
async function capture(
  session: CDPSession,
  { deviceScaleFactor }: Protocol.Emulation.SetDeviceMetricsOverrideRequest,
  pixels: number,
): Promise<string> {
  const { cssVisualViewport } = await session.send('Page.getLayoutMetrics')
  const { pageX: x, pageY: y, clientWidth: width, clientHeight: height } = cssVisualViewport
  const scale = pixels / (width * deviceScaleFactor)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: QUALITY,
    clip: { x, y, width, height, scale },
  })
  return `data:image/jpeg;base64,${data}`
}
