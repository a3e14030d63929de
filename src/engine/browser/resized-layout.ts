import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'puppeteer-core'
import { cutCause } from './cut-cause.ts'
import { THINLY_DRAWN_PHONE } from './device.ts'
import { elementSelector } from './element-selector.ts'
import { startTag } from './element-text.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'
import { layoutWidths } from './layout-widths.ts'
import type { Layout, LayoutWidths } from './measured-layout.ts'
import { otherScreen, type ShowScreen } from './other-screen.ts'
import { screenRegion } from './screen-region.ts'
import { standInFonts } from './stand-in-fonts.ts'
import { WIDTH_LIMITS } from './width-limits.ts'

/** How wide the page is on another screen than that of the phone that is played. */
export type ResizedLayout = LayoutWidths & Pick<Layout, 'screenWidth'>

/** The width of most Android phones, in CSS pixels; those of iPhones have 375 and more. */
export const NARROW_SCREEN = { ...THINLY_DRAWN_PHONE, width: 360, height: 780 }
/** Milliseconds without a change after which a layout is at rest: scripts wait a while after the last change of the screen. */
const REST_MS = 400
/** Most milliseconds until it is, and their share of the time that is left. */
const MAX_UNREST_MS = 1600
const UNREST_SHARE = 1 / 2

/** A screen that a page is measured on beside that of the phone that is played. */
export interface MeasuredScreen {
  show: ShowScreen
  /** CSS pixels. */
  width: number
}

/** @param mainFrame Chrome's id of the page's frame */
export function narrowScreen(session: CDPSession, mainFrame: string): MeasuredScreen {
  return { show: otherScreen(session, mainFrame, NARROW_SCREEN), width: NARROW_SCREEN.width }
}

/**
 * Measures the page on another screen.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @param mostMs milliseconds that it may take
 */
export async function measureOn(
  screen: MeasuredScreen,
  session: CDPSession,
  mainFrame: string,
  mostMs: number,
): Promise<ResizedLayout> {
  await screen.show()
  const world = await isolatedWorld(session, mainFrame)
  const expression = callOf(
    layoutWidths,
    WIDTH_LIMITS,
    screenRegion,
    elementSelector,
    standInFonts,
    startTag,
    cutCause,
  )
  const { wideElements, cutTexts, ...measured } = await atRest(
    () => world.evaluate<LayoutWidths>(expression),
    Math.min(MAX_UNREST_MS, mostMs * UNREST_SHARE),
  )
  // Regions are those of the picture of a page, which is of the phone that is played.
  return {
    ...measured,
    screenWidth: screen.width,
    wideElements: wideElements.map(({ region: _, ...element }) => element),
    cutTexts: cutTexts.map(({ selector, right, text }) => ({ selector, right, text })),
  }
}

/**
 * The layout, and where it does not fit, the one that comes of it: scripts that arrange boxes do so anew only some time
 * after the screen has changed, and move them slowly to where they belong.
 */
async function atRest(measure: () => Promise<LayoutWidths>, mostMs: number): Promise<LayoutWidths> {
  const start = performance.now()
  let layout = await measure()
  while (!fits(layout) && performance.now() - start + REST_MS <= mostMs) {
    await sleep(REST_MS, undefined, { ref: false })
    const next = await measure()
    const isChanged = extentOf(next) !== extentOf(layout)
    layout = next
    if (!isChanged) break
  }
  return layout
}

function fits({ scrollsSideways, cutTexts }: LayoutWidths): boolean {
  return !scrollsSideways && cutTexts.length === 0
}

function extentOf({ documentWidth, wideElements, cutTexts }: LayoutWidths): string {
  return [documentWidth, ...[...wideElements, ...cutTexts].map(({ right }) => right)].join(' ')
}
