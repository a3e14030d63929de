import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Protocol } from 'puppeteer-core'
import { isSamePage } from '../syntax/comparable-url.ts'
import { desktopUserAgent, THINLY_DRAWN_DESKTOP } from './device.ts'
import type { PartlyGathered } from './gathering.ts'
import { findHeaderOverlaps } from './header-overlaps.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'
import type { Layout, LayoutWidths } from './measured-layout.ts'
import { type Settling, settleInTime } from './page-settling.ts'
import type { NetworkRequest, RenderedPage } from './rendered-page.ts'
import { measureOn, NARROW_SCREEN, type ResizedLayout } from './resized-layout.ts'
import { REVEAL_LIMITS, revealByScrolling } from './reveal.ts'
import { WIDTH_LIMITS } from './width-limits.ts'
import { findWrappedMenus } from './wrapped-menus.ts'

/** What is looked at of a page. */
type LoadedPage = Pick<Settling, 'session' | 'mainFrame'>

/** A screen that a page is loaded on once more. */
type OtherScreen = Protocol.Emulation.SetDeviceMetricsOverrideRequest

/**
 * Loads the page once more, on another screen and as for the first time, and waits for it to settle. May reject with anything.
 *
 * @param loadUntil milliseconds since 1970 until which it is waited for
 * @param over says when nobody waits any more
 */
export type LoadOn = (screen: OtherScreen, loadUntil: number, over: AbortSignal) => Promise<Settling>

/** What is measured on screens that the page is laid out on after its load, and not loaded on. */
type Resized = Pick<RenderedPage, 'narrowLayout' | 'headerOverlaps' | 'desktopLayout' | 'wrappedMenus'>
type Name = keyof Resized

interface Measurement<Found> {
  screen: OtherScreen
  /** Whether it shows a fault that the phone that is played does not. */
  isFault(found: Found, layout: Layout | undefined): boolean
  measure(page: LoadedPage, mostMs: number): Promise<Found>
}

/** CSS pixels past the edge of a phone from which on a part of the page lies off it; below, the page is only restless. */
const LOST_PX = 16

const MEASUREMENTS: { readonly [N in Name]: Measurement<NonNullable<Resized[N]>> } = {
  narrowLayout: {
    screen: NARROW_SCREEN,
    isFault: isWorseOnNarrow,
    measure: (page, mostMs) => widthsOf(NARROW_SCREEN, page, mostMs),
  },
  headerOverlaps: {
    screen: NARROW_SCREEN,
    isFault: found => found.some(isCertain),
    measure: ({ session, mainFrame }) => findHeaderOverlaps(session, mainFrame),
  },
  desktopLayout: {
    screen: THINLY_DRAWN_DESKTOP,
    isFault: isWiderOnDesktop,
    measure: (page, mostMs) => widthsOf(THINLY_DRAWN_DESKTOP, page, mostMs),
  },
  wrappedMenus: {
    screen: THINLY_DRAWN_DESKTOP,
    isFault: found => found.some(isCertain),
    measure: ({ session, mainFrame }) => findWrappedMenus(session, mainFrame),
  },
}

/** Most milliseconds for a page on one screen, the part of the time left that may be taken, and of that for the load. */
const LIMIT_MS = 15_000
const LEFT_SHARE = 0.85
const LOAD_SHARE = 0.75

/**
 * The page, with what was found on screens on which it was only laid out after its load as it is where the page is loaded
 * there: scripts write widths at load that hold for one screen, and not all of them listen to its changes. Where the page
 * does not come to its end there in time, or not with all that it had at first, it has nothing of that. A page that shows
 * no fault on another screen is not loaded again.
 *
 * @param end when the time of the page is over, milliseconds since 1970
 */
export async function confirmed(page: PartlyGathered, loadOn: LoadOn, end: number): Promise<PartlyGathered> {
  const names = (Object.keys(MEASUREMENTS) as Name[]).filter(name => isFault(name, page))
  const screens = Map.groupBy(names, name => MEASUREMENTS[name].screen)
  const whole = { ...page }
  for (const [at, [screen, doubtful]] of Array.from(screens).entries()) {
    const left = Math.max(0, end - Date.now()) * LEFT_SHARE
    const mostMs = Math.min(LIMIT_MS, left / (screens.size - at))
    for (const name of doubtful) delete whole[name]
    Object.assign(
      whole,
      await inTime(over => measuredAnew({ page, screen, names: doubtful, mostMs, over }, loadOn), mostMs),
    )
  }
  return whole
}

function isFault<N extends Name>(name: N, page: PartlyGathered): boolean {
  const found = page[name]
  return found !== undefined && MEASUREMENTS[name].isFault(found as NonNullable<Resized[N]>, page.layout)
}

/** Undefined where it fails or takes too long. */
async function inTime<T>(work: (over: AbortSignal) => Promise<T>, mostMs: number): Promise<T | undefined> {
  const over = new AbortController()
  const late = sleep(mostMs, undefined, { ref: false })
  try {
    return await Promise.race([work(over.signal).catch(() => undefined), late])
  } finally {
    over.abort()
  }
}

interface Due {
  page: PartlyGathered
  screen: OtherScreen
  names: readonly Name[]
  mostMs: number
  over: AbortSignal
}

async function measuredAnew(
  { page, screen, names, mostMs, over }: Due,
  loadOn: LoadOn,
): Promise<Resized | undefined> {
  const end = Date.now() + mostMs
  const loaded = await loadOn(screen, Date.now() + mostMs * LOAD_SHARE, over)
  if (!isWhole(loaded, page)) return undefined
  // As it has been when it is laid out on the screen for the first time.
  const world = await isolatedWorld(loaded.session, loaded.mainFrame)
  const isScrolled = await world.evaluate<boolean>(callOf(revealByScrolling, REVEAL_LIMITS))
  if (isScrolled) await settleInTime(loaded)
  const found: Resized = {}
  for (const name of names) {
    Object.assign(found, { [name]: await MEASUREMENTS[name].measure(loaded, Math.max(0, end - Date.now())) })
  }
  return found
}

/** Whether it is the page that was loaded at first, with all of its styles and scripts that came then. */
function isWhole({ network, events }: Settling, first: PartlyGathered): boolean {
  const [shown, before] = [events.documents.at(-1), first.documents.at(-1)]
  if (shown === undefined || before === undefined || !isSamePage(shown, before)) return false
  if (network.documentStatus !== first.status || (!events.loaded && !first.neverLoaded)) return false
  const came = new Set(first.requests.filter(hasCome).map(({ url }) => url))
  const shapes = network.requests.filter(({ type }) => type === 'Stylesheet' || type === 'Script')
  const loaded = new Set(shapes.filter(hasCome).map(({ url }) => url))
  return shapes.every(({ url }) => loaded.has(url) || !came.has(url))
}

function hasCome({ status = 0, failure, endMs }: NetworkRequest): boolean {
  return status > 0 && status < 400 && failure === undefined && endMs !== undefined
}

function widthsOf(
  { width }: OtherScreen,
  { session, mainFrame }: LoadedPage,
  mostMs: number,
): Promise<ResizedLayout> {
  return measureOn({ show: async () => undefined, width }, session, mainFrame, mostMs)
}

/** Plays a screen in a tab that is ready for a page on a phone. */
export async function playScreen(session: CDPSession, screen: OtherScreen, version: string): Promise<void> {
  await session.send('Emulation.setDeviceMetricsOverride', screen)
  if (screen.mobile) return
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await session.send('Emulation.setUserAgentOverride', desktopUserAgent(version))
}

function isCertain({
  fontInDoubt,
  imageInDoubt,
}: Pick<LayoutWidths, 'fontInDoubt' | 'imageInDoubt'>): boolean {
  return fontInDoubt === undefined && imageInDoubt === undefined
}

/** CSS pixels by which a page can be moved sideways, where it is certain that its visitors can. */
function overlapOf(layout: LayoutWidths | undefined): number {
  if (!layout?.scrollsSideways || !isCertain(layout)) return 0
  return layout.documentWidth - layout.viewportWidth
}

function isWorseOnNarrow(narrow: ResizedLayout, layout: Layout | undefined): boolean {
  // A page that says how wide it is is so on any phone.
  if (narrow.viewportWidth > narrow.screenWidth) return false
  const [onNarrow, onPhone] = [overlapOf(narrow), overlapOf(layout)]
  const isCut = narrow.cutTexts.length > 0 && !layout?.cutTexts.length
  const isWider = onNarrow > WIDTH_LIMITS.unnoticed && onPhone <= 1
  return isCut || isWider || (onNarrow >= LOST_PX && onPhone < LOST_PX)
}

function isWiderOnDesktop(desktop: ResizedLayout, layout: Layout | undefined): boolean {
  if (overlapOf(desktop) <= WIDTH_LIMITS.unnoticed) return false
  const onPhone = new Set(layout?.scrollsSideways ? layout.wideElements.map(({ selector }) => selector) : [])
  return desktop.wideElements.some(({ selector }) => !onPhone.has(selector))
}
