import type { CDPSession } from 'puppeteer-core'
import { findClosedMenus } from './closed-menus.ts'
import { findDeadMenus } from './dead-menus.ts'
import { DESKTOP_SCREEN } from './device.ts'
import type { Gathering } from './gathering.ts'
import { findHoverMenus } from './hover-menus.ts'
import { linksHiddenOnPhone, lostMenuOf } from './lost-menus.ts'
import type { NetworkLog } from './network-log.ts'
import type { ShowScreen } from './other-screen.ts'
import { findPasteRefusals } from './paste-refusals.ts'
import type { RenderedPage } from './rendered-page.ts'
import { measureOn, narrowScreen } from './resized-layout.ts'
import { takeScreenshots } from './screenshots.ts'
import { addAnchorsOfDesktop, findScriptedAnchors } from './scripted-anchors.ts'
import { findUndefinedHandlers } from './undefined-handlers.ts'
import { findUnrevealedText } from './unrevealed-text.ts'
import { findUnseenFocus } from './unseen-focus.ts'
import { findUnservedForms } from './unserved-forms.ts'

/** Part of the time left at the end that each thing may take that is tried out then. */
const TRY_OUT_SHARE = 0.4

type Name =
  | 'scriptedAnchors'
  | 'unrevealedText'
  | 'deadMenus'
  | 'undefinedHandlers'
  | 'unservedForms'
  | 'closedMenus'
  | 'lostMenu'
  | 'unseenFocus'
  | 'narrowLayout'
  | 'desktopLayout'
  | 'screenshots'
  | 'pasteRefusals'
  | 'hoverMenus'

type TriedOut = Pick<RenderedPage, Name>

interface LoadedPage {
  session: CDPSession
  /** Chrome's id of its frame, which stays the same whatever it leads to. */
  mainFrame: string
  network: NetworkLog
  gathers: ReadonlySet<Gathering>
  /** Whether pictures are taken. */
  screenshots: boolean
}

/**
 * What changes a loaded page or can be missed, and therefore comes last.
 *
 * @param showDesktop lays the page out for a desktop, on which it stays
 * @param end when the time of the page is over, milliseconds since 1970; what does not come to its end by then is missing
 */
export async function tryOut(
  { session, mainFrame, network, gathers, screenshots }: LoadedPage,
  showDesktop: ShowScreen,
  end: number,
): Promise<TriedOut> {
  const tried: TriedOut = {}
  const left = () => Math.max(0, end - Date.now()) * TRY_OUT_SHARE
  async function add<N extends Name>(
    name: N,
    find: (timeoutMs: number) => Promise<TriedOut[N]>,
  ): Promise<void> {
    if (name === 'screenshots' ? !screenshots : !gathers.has(name as Gathering)) return
    const found = await find(left())
    if (found !== undefined) tried[name] = found
  }
  await add('scriptedAnchors', time => findScriptedAnchors(session, mainFrame, time))
  await add('unrevealedText', time => findUnrevealedText(session, mainFrame, time))
  await add('deadMenus', time => findDeadMenus(session, mainFrame, time))
  await add('undefinedHandlers', time => findUndefinedHandlers(session, mainFrame, time))
  await add('unservedForms', time => findUnservedForms(session, mainFrame, time))
  await add('closedMenus', time => findClosedMenus(session, mainFrame, time))
  await add('unseenFocus', time => findUnseenFocus(session, mainFrame, time))
  await add('pasteRefusals', time => findPasteRefusals(session, mainFrame, time))
  const hidden = gathers.has('lostMenu') ? await linksHiddenOnPhone(session, mainFrame, left()) : undefined
  // What a script makes of another screen may stay, so the phone comes first, and the desktop last.
  await add('narrowLayout', time => measureOn(narrowScreen(session, mainFrame), session, mainFrame, time))
  await add('screenshots', time => takeScreenshots(session, network, time))
  const desktop = { show: showDesktop, width: DESKTOP_SCREEN.width }
  await add('desktopLayout', time => measureOn(desktop, session, mainFrame, time))
  if (hidden) await add('lostMenu', time => lostMenuOf(session, hidden, showDesktop, time))
  else if (hidden === null) tried.lostMenu = null
  await add('hoverMenus', time => findHoverMenus(session, mainFrame, showDesktop, time))
  const { scriptedAnchors } = tried
  if (scriptedAnchors)
    await add('scriptedAnchors', time =>
      addAnchorsOfDesktop(session, mainFrame, showDesktop, time, scriptedAnchors),
    )
  return tried
}
