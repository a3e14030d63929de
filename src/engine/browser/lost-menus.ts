import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'puppeteer-core'
import { THINLY_DRAWN_DESKTOP } from './device.ts'
import { elementSelector } from './element-selector.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'
import { playPhoneAgain } from './phone-again.ts'

/** A menu that a desktop shows and a phone does not, with nothing on the page that could open it. */
export interface LostMenu {
  selector: string
  /** Pages of the site that no link leads to which a phone shows. */
  pages: number
  /** The texts of the first links. */
  texts: string[]
}

const LIMITS = {
  /** Links and elements that are looked at. */
  links: 2000,
  elements: 5000,
  /** Pages from which on a menu is told of. */
  pages: 3,
  /** CSS pixels up to which something may be a button. */
  button: 200,
  /** Steps up to what is hidden. */
  around: 20,
  /** Texts that are told, and characters of each. */
  texts: 3,
  text: 40,
} as const
/** Most milliseconds for all of it. */
const LIMIT_MS = 2500

/**
 * The menu whose links a phone does not show and a desktop does, where nothing on the phone looks as if it opened it.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @param leftMs milliseconds that are left for it
 * @returns null where there is none, undefined where it could not be found out
 */
export async function findLostMenu(
  session: CDPSession,
  mainFrame: string,
  leftMs: number,
): Promise<LostMenu | null | undefined> {
  const looking = async () => {
    const world = await isolatedWorld(session, mainFrame)
    const hidden = await world.evaluate<HiddenLink[]>(callOf(linksHidden, LIMITS))
    if (hidden.length === 0) return null
    await session.send('Emulation.setDeviceMetricsOverride', THINLY_DRAWN_DESKTOP)
    await world.evaluate(
      'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))',
    )
    return await world.evaluate<LostMenu | null>(
      callOf(menuOfDesktop, { limits: LIMITS, hidden }, elementSelector),
    )
  }
  const late = sleep(Math.max(0, Math.min(LIMIT_MS, leftMs)), undefined, { ref: false })
  const found = await Promise.race([looking().catch(() => undefined), late])
  await playPhoneAgain(session)
  return found
}

/** A link by its place among those of the page. */
interface HiddenLink {
  index: number
  page: string
}

/**
 * Links to pages of the site to which no link leads that the phone shows; none where there are few of them, or where
 * something may open them. It runs in the page: it must not use anything from outside of itself.
 */
function linksHidden(limits: typeof LIMITS): HiddenLink[] {
  const pageOf = ({ href }: HTMLAnchorElement) => {
    const url = URL.canParse(href) ? new URL(href) : undefined
    if (url?.origin !== location.origin || /\.(?!html?$|php$|aspx?$)\w{2,5}$/i.test(url.pathname))
      return undefined
    const page = url.pathname.replace(/(?:\/index)?(?:\.html?|\.php)?\/?$/, '')
    return page === location.pathname.replace(/(?:\/index)?(?:\.html?|\.php)?\/?$/, '') ? undefined : page
  }
  const isShown = (element: Element) => {
    const { width, height, right, left, bottom } = element.getBoundingClientRect()
    const isThere = width > 0 && height > 0 && right > 0 && left < innerWidth && bottom + scrollY > 0
    return isThere && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  // An inline link around an image or a block has no box of its own.
  const isLinkShown = (link: Element) => isShown(link) || Array.from(link.children).slice(0, 5).some(isShown)
  const shown = new Set<string>()
  const hidden: HiddenLink[] = []
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).slice(0, limits.links)
  for (const [index, link] of links.entries()) {
    const page = pageOf(link)
    if (page === undefined) continue
    if (isLinkShown(link)) shown.add(page)
    else hidden.push({ index, page })
  }
  const lost = hidden.filter(({ page }) => !shown.has(page))
  if (new Set(lost.map(({ page }) => page)).size < limits.pages) return []
  /** Whether an element may open something: a control, or anything that a mouse shows to be one. */
  const mayOpen = (element: Element) => {
    const named = `${element.localName} ${element.id} ${element.getAttribute('class') ?? ''}`.slice(0, 300)
    if (/burger|toggle|trigger|offcanvas/i.test(named)) return true
    // A box around the menu is called so as well.
    if (/menu|nav-?(?:btn|button|icon|open)|drawer/i.test(named)) {
      const { width, height } = element.getBoundingClientRect()
      if (width <= limits.button && height <= limits.button) return true
    }
    if (element.matches('button[type="submit"]') && element.closest('form')) return false
    if (
      element.matches(
        'button, summary, label, select, [role="button"], [aria-controls], [aria-expanded], [aria-haspopup], [onclick], [tabindex], a:not([href]), a[href^="#"], a[href=""], a[href^="javascript:"], input[type="checkbox"]',
      )
    )
      return !(element.matches('label') && element.closest('form'))
    return !element.closest('a[href]') && getComputedStyle(element).cursor === 'pointer'
  }
  const elements = document.body.querySelectorAll('*')
  // Of a page that is larger nobody knows here.
  if (elements.length > limits.elements) return []
  return Array.from(elements).some(element => mayOpen(element) && isShown(element)) ? [] : lost
}

/** The menu of the links that the desktop shows. It runs in the page: it must not use anything from outside of itself. */
function menuOfDesktop(
  { limits, hidden }: { limits: typeof LIMITS; hidden: HiddenLink[] },
  selectorOf: typeof elementSelector,
): LostMenu | null {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).slice(0, limits.links)
  const found = hidden.flatMap(({ index, page }) => {
    const link = links[index]
    if (!link?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    const { width, height, right, bottom } = link.getBoundingClientRect()
    return width > 0 && height > 0 && right > 0 && bottom + scrollY > 0 ? [{ link, page }] : []
  })
  const pages = new Set(found.map(({ page }) => page)).size
  const [first] = found
  if (!first || pages < limits.pages) return null
  let menu: Element = first.link
  for (let step = 0; step < limits.around && menu.parentElement; step++) {
    if (found.filter(({ link }) => menu.contains(link)).length >= limits.pages) break
    menu = menu.parentElement
  }
  const texts = found
    .slice(0, limits.texts)
    .map(({ link }) =>
      (link.textContent ?? '').slice(0, 500).replace(/\s+/g, ' ').trim().slice(0, limits.text),
    )
  return { selector: selectorOf(menu), pages, texts: texts.filter(text => text !== '') }
}
