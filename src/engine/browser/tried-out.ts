import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'puppeteer-core'
import { findAnsweredLinks } from './answered-links.ts'
import { findButtonsBeyondScreen } from './buttons-beyond-screen.ts'
import { findClickedParts } from './clicked-parts.ts'
import { findClosedMenus } from './closed-menus.ts'
import { findShownBanners } from './consent-banners.ts'
import { findCoveredControls, onBothScreens } from './covered-controls.ts'
import { findCoveredTargets } from './covered-targets.ts'
import { findCoveredTexts } from './covered-texts.ts'
import { findDeadMenus } from './dead-menus.ts'
import { DESKTOP_SCREEN } from './device.ts'
import { findEdgeTexts } from './edge-texts.ts'
import { findFixedBars } from './fixed-bars.ts'
import type { Gathering, TRIED_OUT } from './gathering.ts'
import { findHeaderOverlaps } from './header-overlaps.ts'
import { findHoverMenus } from './hover-menus.ts'
import { findLateContent } from './late-contents.ts'
import { lookOnPhone } from './lost-on-phone.ts'
import { findModifiedClicks } from './modified-clicks.ts'
import type { NetworkLog } from './network-log.ts'
import { findOpenedMenus } from './opened-menus.ts'
import type { ShowScreen } from './other-screen.ts'
import { findPasteRefusals } from './paste-refusals.ts'
import type { RenderedPage } from './rendered-page.ts'
import { measureOn, narrowScreen } from './resized-layout.ts'
import { takeScreenshots } from './screenshots.ts'
import { addAnchorsOfDesktop, clickablesHiddenOnPhone, findScriptedAnchors } from './scripted-anchors.ts'
import { findSidewaysTexts } from './sideways-texts.ts'
import { findStateContrasts } from './state-contrasts.ts'
import { findUndefinedHandlers } from './undefined-handlers.ts'
import { findUnrevealedText } from './unrevealed-text.ts'
import { findUnsaidMenus } from './unsaid-menus.ts'
import { findUnseenFocus } from './unseen-focus.ts'
import { findUnservedForms } from './unserved-forms.ts'
import { findWrappedMenus } from './wrapped-menus.ts'

/** Part of the time left at the end that each thing may take that is tried out then. */
const TRY_OUT_SHARE = 0.4
/** Most milliseconds for each: a script of the page may hang. */
const LIMITS_MS: Readonly<Record<Name, number>> = {
  shownBanners: 1500,
  lateContent: 1500,
  headerOverlaps: 1500,
  sidewaysTexts: 1500,
  edgeTexts: 1500,
  scriptedAnchors: 5000,
  unrevealedText: 12_000,
  deadMenus: 2000,
  undefinedHandlers: 1500,
  unservedForms: 3000,
  closedMenus: 2500,
  unseenFocus: 2500,
  lostOnPhone: 5500,
  narrowLayout: 3000,
  desktopLayout: 3000,
  hoverMenus: 4000,
  stateContrasts: 1500,
  fixedBars: 2500,
  buttonsBeyondScreen: 1500,
  coveredTargets: 6000,
  coveredControls: 2500,
  coveredTexts: 2500,
  pasteRefusals: 1500,
  unsaidMenus: 3000,
  openedMenus: 9000,
  wrappedMenus: 1500,
  clickedParts: 5500,
  answeredLinks: 4000,
  modifiedClicks: 1000,
}

type Name = (typeof TRIED_OUT)[number]
type TriedOut = Pick<RenderedPage, Name | 'screenshots'>

/** Looks at the page, in so many milliseconds at most; the signal says when nobody waits any more. */
type Look<T> = (mostMs: number, signal: AbortSignal) => Promise<T>

interface LoadedPage {
  session: CDPSession
  /** Chrome's id of its frame, which stays the same whatever it leads to. */
  mainFrame: string
  network: NetworkLog
  gathers: ReadonlySet<Gathering>
  /** Whether pictures are taken. */
  screenshots: boolean
}

/** The page on a desktop. */
interface Desktop {
  /** Lays the page out for it, on which it stays. */
  showDesktop: ShowScreen
  /** Has axe look at what only a desktop shows. Never rejects, and keeps to the time that is left. */
  axeOnDesktop(): Promise<void>
}

/**
 * What changes a loaded page or can be missed, and therefore comes last.
 *
 * @param end when the time of the page is over, milliseconds since 1970; what does not come to its end by then is missing
 */
export async function tryOut(
  { session, mainFrame, network, gathers, screenshots }: LoadedPage,
  { showDesktop, axeOnDesktop }: Desktop,
  end: number,
): Promise<TriedOut> {
  const tried: TriedOut = {}
  const left = () => Math.max(0, end - Date.now()) * TRY_OUT_SHARE
  /** Undefined where it is not asked for, fails or takes too long. */
  async function inTime<T>(name: Name, look: Look<T>): Promise<T | undefined> {
    if (!gathers.has(name)) return undefined
    const mostMs = Math.min(LIMITS_MS[name], left())
    const over = new AbortController()
    const late = sleep(mostMs, undefined, { ref: false })
    try {
      return await Promise.race([look(mostMs, over.signal).catch(() => undefined), late])
    } finally {
      over.abort()
    }
  }
  async function add<N extends Name>(name: N, look: Look<TriedOut[N]>): Promise<void> {
    const found = await inTime(name, look)
    if (found !== undefined) tried[name] = found
  }
  await add('shownBanners', () => findShownBanners(session, mainFrame))
  await add('lateContent', () => findLateContent(session, mainFrame))
  await add('sidewaysTexts', () => findSidewaysTexts(session, mainFrame))
  await add('edgeTexts', () => findEdgeTexts(session, mainFrame))
  await add('scriptedAnchors', (_, signal) => findScriptedAnchors(session, mainFrame, signal))
  await add('unrevealedText', () => findUnrevealedText(session, mainFrame))
  await add('deadMenus', () => findDeadMenus(session, mainFrame))
  await add('undefinedHandlers', () => findUndefinedHandlers(session, mainFrame))
  await add('unservedForms', () => findUnservedForms(session, mainFrame))
  await add('closedMenus', () => findClosedMenus(session, mainFrame))
  await add('unseenFocus', () => findUnseenFocus(session, mainFrame))
  await add('buttonsBeyondScreen', () => findButtonsBeyondScreen(session, mainFrame))
  await add('fixedBars', () => findFixedBars(session, mainFrame))
  const covered = await inTime('coveredControls', () => findCoveredControls(session, mainFrame, 'phone'))
  const coveredTexts = await inTime('coveredTexts', () => findCoveredTexts(session, mainFrame, 'phone'))
  const ways = lookOnPhone(session, mainFrame)
  const isPhoneKnown = await inTime('lostOnPhone', () => ways.onPhone())
  const clickables = await inTime('scriptedAnchors', () => clickablesHiddenOnPhone(session, mainFrame))
  // What a script makes of another screen may stay, so the phone comes first, and the desktop last.
  const narrow = narrowScreen(session, mainFrame)
  await add('narrowLayout', mostMs => measureOn(narrow, session, mainFrame, mostMs))
  await add('headerOverlaps', async () => {
    await narrow.show()
    return await findHeaderOverlaps(session, mainFrame)
  })
  if (screenshots) tried.screenshots = await takeScreenshots(session, network, left())
  const desktop = { show: showDesktop, width: DESKTOP_SCREEN.width }
  await add('desktopLayout', mostMs => measureOn(desktop, session, mainFrame, mostMs))
  await add('wrappedMenus', async () => {
    await showDesktop()
    return await findWrappedMenus(session, mainFrame)
  })
  const lost = isPhoneKnown && (await inTime('lostOnPhone', () => ways.onDesktop(showDesktop)))
  if (lost) tried.lostOnPhone = lost
  if (covered)
    await add('coveredControls', async () => {
      await showDesktop()
      return onBothScreens(covered, await findCoveredControls(session, mainFrame, 'desktop'))
    })
  if (coveredTexts)
    await add('coveredTexts', async () => {
      await showDesktop()
      return onBothScreens(coveredTexts, await findCoveredTexts(session, mainFrame, 'desktop'))
    })
  // At rest: what follows hovers, writes and clicks, and ends on the phone.
  await axeOnDesktop()
  await add('hoverMenus', () => findHoverMenus(session, mainFrame, showDesktop))
  await add('stateContrasts', () => findStateContrasts(session, mainFrame, showDesktop))
  const { scriptedAnchors: known } = tried
  if (known)
    await add('scriptedAnchors', () =>
      addAnchorsOfDesktop(session, mainFrame, showDesktop, known, clickables ?? null),
    )
  // It changes the fields of the page.
  await add('pasteRefusals', () => findPasteRefusals(session, mainFrame))
  // It clicks links, which scripts may answer with anything, such as another page.
  await add('coveredTargets', () => findCoveredTargets(session, mainFrame, showDesktop))
  // It opens menus, on the phone again.
  await add('unsaidMenus', () => findUnsaidMenus(session, mainFrame))
  await add('openedMenus', mostMs => findOpenedMenus(session, mainFrame, mostMs))
  if (lost === null) await add('lostOnPhone', () => ways.whenPressed())
  // It presses what opens a part of the content, which a script may answer with anything.
  await add('clickedParts', () => findClickedParts(session, mainFrame))
  // It cuts the page off from the network, and may leave it.
  await add('answeredLinks', () => findAnsweredLinks(session, mainFrame))
  await add('modifiedClicks', () => findModifiedClicks(session))
  return tried
}
