import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'puppeteer-core'
import { THINLY_DRAWN_PHONE } from './device.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'
import { LAYOUT_LIMITS, measureLayout } from './layout.ts'
import type { Layout, Measured } from './measured-layout.ts'
import { screenRegion } from './screen-region.ts'

/** How wide the page is on a phone that is less wide than the one that is played. */
export type NarrowLayout = Pick<
  Layout,
  | 'viewportWidth'
  | 'screenWidth'
  | 'documentWidth'
  | 'scrollsSideways'
  | 'fontInDoubt'
  | 'wideElements'
  | 'cutTexts'
>

/** The width of most Android phones, in CSS pixels; those of iPhones have 375 and more. */
const NARROW_SCREEN = { ...THINLY_DRAWN_PHONE, width: 360, height: 780 }
/** Most milliseconds for all of it. */
const LIMIT_MS = 3000

/**
 * Lays the page out anew on a narrow phone and measures it; the phone that is played comes back afterwards.
 *
 * @param leftMs milliseconds that are left for it
 * @returns undefined where it could not be found out
 */
export async function measureNarrow(session: CDPSession, leftMs: number): Promise<NarrowLayout | undefined> {
  const measuring = async () => {
    const { frameTree } = await session.send('Page.getFrameTree')
    const world = await isolatedWorld(session, frameTree.frame.id)
    await session.send('Emulation.setDeviceMetricsOverride', NARROW_SCREEN)
    await world.evaluate(
      'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))',
    )
    const { width: screenWidth, height: screenHeight } = NARROW_SCREEN
    const limits = { ...LAYOUT_LIMITS, screenWidth, screenHeight, layout: true }
    const { layout } = await world.evaluate<Measured>(callOf(measureLayout, limits, screenRegion))
    return layout
  }
  const late = sleep(Math.max(0, Math.min(LIMIT_MS, leftMs)), undefined, { ref: false })
  const layout = await Promise.race([measuring().catch(() => undefined), late])
  await session.send('Emulation.setDeviceMetricsOverride', THINLY_DRAWN_PHONE).catch(() => undefined)
  if (!layout) return undefined
  const { viewportWidth, screenWidth, documentWidth, scrollsSideways, fontInDoubt } = layout
  // Regions are those of the picture of a page, which is of the other phone.
  return {
    viewportWidth,
    screenWidth,
    documentWidth,
    scrollsSideways,
    ...(fontInDoubt !== undefined && { fontInDoubt }),
    wideElements: layout.wideElements.map(({ selector, right }) => ({ selector, right })),
    cutTexts: layout.cutTexts.map(({ selector, right, text }) => ({ selector, right, text })),
  }
}
