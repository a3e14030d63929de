import type { CDPSession } from 'puppeteer-core'
import { MENU_LABEL_PATTERN } from '../syntax/menu-labels.ts'
import { cutReader } from './cut-menus.ts'
import { elementSelector } from './element-selector.ts'
import { startTag, textStart } from './element-text.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'
import { menuOpeners, OPENER_LIMITS } from './menu-openers.ts'
import { playPhoneAgain } from './other-screen.ts'
import { SEE_THROUGH_LIMITS, type SeeThroughMenu, seeThroughMenu } from './see-through-menus.ts'
import { FONT_LIMITS, standInFonts } from './stand-in-fonts.ts'
import { type CutSubmenu, SUBMENU_LIMITS, submenuReader } from './submenus.ts'
import { TRAP_LIMITS, type TrappingMenu, trapOf } from './trapping-menus.ts'

/** What the menu of a phone shows when it is open. */
export interface OpenedMenu {
  /** Of the button; undefined where the menu is always open. */
  button?: { selector: string; text: string }
  /** The start tag of a button that no key reaches. */
  mouseOnly?: string
  submenu?: CutSubmenu
  seeThrough?: SeeThroughMenu
  /** Where it lies over its button, and nothing closes it. */
  trap?: TrappingMenu
}

const LIMITS = {
  /** Buttons that are pressed, submenus that are opened, and links that come into sight with a menu. */
  pressed: 2,
  submenus: 2,
  shown: 3,
  /** Links that are looked at. */
  links: 400,
  /** Milliseconds for a menu to open and to close again, for what moves to come to rest, and to look again. */
  openMs: 250,
  closingMs: 100,
  restMs: 800,
  againMs: 300,
  /** Milliseconds that opening a menu, or a submenu with all that is looked at, and trying to close the menu may take. */
  menuMs: 2500,
  submenuMs: 2700,
  closeMs: 4500,
  /** CSS pixels from the top of the page within which a menu is always open. */
  top: 250,
  text: 40,
  label: MENU_LABEL_PATTERN,
  menus:
    'nav, header, aside, dialog, [role="navigation" i], [class*="menu" i], [class*="nav" i], [id*="menu" i], [id*="nav" i]',
  carousels: '[class*="carousel" i], [class*="swiper" i], [class*="slick" i], [class*="slider" i], marquee',
  openers: OPENER_LIMITS,
  submenu: SUBMENU_LIMITS,
  seeThrough: SEE_THROUGH_LIMITS,
  fonts: FONT_LIMITS,
  trap: TRAP_LIMITS,
} as const

/**
 * Opens the menu of a phone and its submenus, and looks at what can be seen of them. It presses buttons: all else comes
 * before.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @param mostMs what it may take: what it has no time left for it leaves out
 */
export async function findOpenedMenus(
  session: CDPSession,
  mainFrame: string,
  mostMs: number,
): Promise<readonly OpenedMenu[]> {
  const end = Date.now() + mostMs
  const world = await isolatedWorld(session, mainFrame)
  await playPhoneAgain(session)
  if (Date.now() + LIMITS.menuMs > end) throw new Error('No time is left to open a menu')
  return await world.evaluate<OpenedMenu[]>(
    callOf(
      openMenus,
      { ...LIMITS, leftMs: end - Date.now() },
      elementSelector,
      textStart,
      startTag,
      menuOpeners,
      seeThroughMenu,
      submenuReader,
      cutReader,
      standInFonts,
      trapOf,
    ),
  )
}

/** It runs in the page: it must not use anything from outside of itself but what it is given. */
async function openMenus(
  limits: typeof LIMITS & { leftMs: number },
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
  tagOf: typeof startTag,
  openersOf: typeof menuOpeners,
  seeThroughOf: typeof seeThroughMenu,
  submenusOf: typeof submenuReader,
  cutsOf: typeof cutReader,
  fontsOf: typeof standInFonts,
  trapOfMenu: typeof trapOf,
): Promise<OpenedMenu[]> {
  const end = performance.now() + limits.leftMs
  const isTime = (ms: number) => performance.now() + ms < end
  const pause = (ms: number) => new Promise(done => setTimeout(done, ms))
  const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  const isMoving = () =>
    document.getAnimations().some(({ effect, playState }) => {
      const endTime = effect?.getComputedTiming().endTime
      return playState === 'running' && typeof endTime === 'number' && endTime <= 10 * limits.restMs
    })
  const comesToRest = async () => {
    await frames()
    const until = performance.now() + limits.restMs
    while (isMoving() && performance.now() < until) await pause(50)
  }
  const root = document.documentElement
  /** Whether a script of the page has answered the last click in place of the browser; undefined where that did not come here. */
  let isAnswered: boolean | undefined
  const answer = (event: Event) => {
    isAnswered = event.defaultPrevented
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (link && !/^(?:#|javascript:)/.test(link.getAttribute('href') ?? '')) event.preventDefault()
  }
  const press = async (element: HTMLElement, isClosing = false) => {
    isAnswered = undefined
    const init = { bubbles: true, cancelable: true, view: window }
    element.dispatchEvent(new PointerEvent('pointerdown', init))
    element.dispatchEvent(new MouseEvent('mousedown', init))
    const focused = element.closest<HTMLElement>('button, a[href], summary, [tabindex]')
    focused?.focus({ preventScroll: true })
    element.dispatchEvent(new PointerEvent('pointerup', init))
    element.dispatchEvent(new MouseEvent('mouseup', init))
    addEventListener('click', answer)
    const isFollowed = element.dispatchEvent(new MouseEvent('click', init))
    removeEventListener('click', answer)
    // A script that lets nobody else hear of it may let the browser follow the link.
    if (isAnswered === undefined && isFollowed && element.closest('a[href]')) stop()
    isAnswered ??= !isFollowed
    await pause(isClosing ? limits.closingMs : limits.openMs)
    if (!isClosing) await comesToRest()
  }
  /** What is found the same way again a little later: what still moves is on its way to where it can be seen. */
  const twice = async <T>(look: () => T | undefined): Promise<T | undefined> => {
    const first = look()
    if (first === undefined) return undefined
    await pause(limits.againMs)
    const second = look()
    return JSON.stringify(first) === JSON.stringify(second) ? second : undefined
  }
  const submenus = submenusOf(limits.submenu, limits.fonts, selectorOf, textOf, tagOf, cutsOf, fontsOf)
  const { isShown } = submenus
  const isWide = () => root.scrollWidth > root.clientWidth + 1
  const links = () => Array.from(document.querySelectorAll('a[href]')).slice(0, limits.links)
  /** The first submenu with entries that are cut off, each of them opened by itself. */
  const cutSubmenu = async (scopes: readonly Element[], entries: readonly Element[]) => {
    // On a page that is wider than the screen anyway, a phone shows more on all sides once it is zoomed out.
    if (isWide()) return undefined
    const toggles = scopes.flatMap(scope => submenus.togglesIn(scope))
    const known = [...entries, ...toggles.map(({ toggle }) => toggle)]
    // The largest are those that a screen is too small for.
    const largest = toggles.toSorted((one, other) => other.links.length - one.links.length)
    for (const opened of largest.slice(0, limits.submenus)) {
      if (!isTime(limits.submenuMs) || !opened.toggle.isConnected || !isShown(opened.toggle)) break
      await press(opened.toggle)
      const isLink = opened.toggle.closest('a[href]:not([href^="#"])') !== null
      const isOpen = () => opened.links.some(link => link.isConnected && isShown(link))
      const found =
        isOpen() && (isAnswered || !isLink) ? await twice(() => submenus.cutOf(opened, known)) : undefined
      if (isOpen()) await press(opened.toggle, true)
      if (isOpen() && document.activeElement instanceof HTMLElement) document.activeElement.blur()
      if (found) return found
    }
    return undefined
  }
  scrollTo({ top: 0, behavior: 'instant' })
  await comesToRest()
  const openers = openersOf(limits.openers, limits.label).slice(0, limits.pressed)
  const reached = 'a[href], button, summary, input, select, label, [tabindex]'
  const isReached = (element: Element) => element.closest(reached) ?? element.querySelector(reached)
  const needsMouse = openers.every(opener => !isReached(opener))
  for (const button of openers) {
    if (!isTime(limits.menuMs) || !button.isConnected) break
    const hidden = links().filter(link => !isShown(link))
    const text = textOf(button, limits.text, button.ariaLabel)
    await press(button)
    const opened = hidden.filter(link => link.isConnected && isShown(link))
    const entries = opened.filter(link => link.closest(limits.menus) && !link.closest(limits.carousels))
    if (entries.length >= limits.shown) {
      const seeThrough = await twice(() => seeThroughOf(entries, limits.seeThrough, selectorOf, textOf))
      let menu: Element | null = entries[0]!
      while (menu && !entries.every(entry => menu!.contains(entry))) menu = menu.parentElement
      const submenu = menu && menu !== document.body ? await cutSubmenu([menu], entries) : undefined
      const trap = isTime(limits.closeMs) ? await trapOfMenu(button, entries, limits.trap) : undefined
      // One that closed when that was tried would open again.
      if (entries.some(entry => entry.isConnected && isShown(entry))) await press(button, true)
      const mouseOnly = needsMouse ? tagOf(button) : undefined
      const found = {
        ...(mouseOnly && { mouseOnly }),
        ...(submenu && { submenu }),
        ...(seeThrough && { seeThrough }),
        ...(trap && { trap }),
      }
      return Object.keys(found).length > 0
        ? [{ button: { selector: selectorOf(button), text }, ...found }]
        : []
    }
    await press(button, true)
  }
  if (openers.length > 0) return []
  const heads = Array.from(document.querySelectorAll('header, nav, [role="navigation" i]')).filter(
    (head, _, all) =>
      !all.some(other => other !== head && other.contains(head)) &&
      head.getBoundingClientRect().top < limits.top &&
      isShown(head),
  )
  const submenu = await cutSubmenu(heads, [])
  return submenu ? [{ submenu }] : []
}
