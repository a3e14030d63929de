import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { textStart } from './element-text.ts'
import { type HeldObjects, holdObjects } from './held-objects.ts'
import type { ShowScreen } from './other-screen.ts'

/** A menu that a desktop shows and a phone does not, with nothing on the page that could open it. */
export interface LostMenu {
  selector: string
  /** Pages of the site, or parts of the page, that no link leads to which a phone shows. */
  pages: number
  /** Whether they are parts of the page. */
  areParts: boolean
  /** The texts of the first links. */
  texts: string[]
}

const LIMITS = {
  /** Links and elements that are looked at. */
  links: 2000,
  elements: 5000,
  /** Pages, or parts of the page, from which on a menu is told of. */
  pages: 3,
  /** Screens of a phone from which on a page is too long to find a part of it by scrolling. */
  screens: 4,
  /** CSS pixels from the top of the page within which the menu of its parts begins; lists of contents are further down. */
  top: 150,
  /** CSS pixels up to which something may be a button. */
  button: 200,
  /** Steps up to what is hidden. */
  around: 20,
  /** Texts that are told, and characters of each. */
  texts: 3,
  text: 40,
} as const

/** Links that the phone does not show, with nothing that might open them, in the page. */
export interface HiddenLinks {
  objects: HeldObjects
  /** Chrome's id of what was found, see {@link FoundLinks}. */
  found: string
}

/**
 * Links that a phone does not show, where nothing on it looks as if it opened them.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @returns null where there are none
 */
export async function linksHiddenOnPhone(
  session: CDPSession,
  mainFrame: string,
): Promise<HiddenLinks | null> {
  const objects = await holdObjects(session, mainFrame)
  const found = await objects.hold(
    `(${linksHidden.toString()})(${JSON.stringify(LIMITS)}, ${elementSelector.toString()}, ${textStart.toString()})`,
  )
  return (await objects.call<number>(found, count)) > 0 ? { objects, found } : null
}

/**
 * The menu of those that a desktop shows.
 *
 * @returns null where there is none
 */
export async function lostMenuOf(
  { objects, found }: HiddenLinks,
  showDesktop: ShowScreen,
): Promise<LostMenu | null> {
  await showDesktop()
  return await objects.call<LostMenu | null>(found, menu)
}

interface FoundLinks {
  count: number
  /** The menu of those that are shown now. */
  menu(): LostMenu | null
}

function count(this: FoundLinks): number {
  return this.count
}

function menu(this: FoundLinks): LostMenu | null {
  return this.menu()
}

interface FoundLink {
  link: HTMLAnchorElement
  /** Path of the page, or fragment of the part of this page, that it leads to. */
  page: string
}

/**
 * Links to pages of the site, or to parts of a long page, to which no link leads that the phone shows; none where there
 * are few of them, or where something may open them. It runs in the page: it must not use anything from outside of itself but what it is given.
 */
function linksHidden(
  limits: typeof LIMITS,
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
): FoundLinks {
  const none: FoundLinks = { count: 0, menu: () => null }
  const isLong = document.documentElement.scrollHeight >= limits.screens * innerHeight
  const pageOf = (link: HTMLAnchorElement) => {
    const { href } = link
    const url = URL.canParse(href) ? new URL(href) : undefined
    if (url?.origin !== location.origin || /\.(?!html?$|php$|aspx?$)\w{2,5}$/i.test(url.pathname))
      return undefined
    const page = url.pathname.replace(/(?:\/index)?(?:\.html?|\.php)?\/?$/, '')
    if (page !== location.pathname.replace(/(?:\/index)?(?:\.html?|\.php)?\/?$/, '')) return page
    // As it is written: the one of the address is encoded.
    const [, part = ''] = (link.getAttribute('href') ?? '').split('#')
    return isLong && document.getElementById(part) ? `#${part}` : undefined
  }
  const isShown = (element: Element) => {
    const { width, height, right, left, bottom } = element.getBoundingClientRect()
    const isThere = width > 0 && height > 0 && right > 0 && left < innerWidth && bottom + scrollY > 0
    return isThere && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  // An inline link around an image or a block has no box of its own.
  const isLinkShown = (link: Element) => isShown(link) || Array.from(link.children).slice(0, 5).some(isShown)
  const linksNow = (): FoundLink[] =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      .slice(0, limits.links)
      .flatMap(link => {
        const page = pageOf(link)
        return page === undefined ? [] : { link, page }
      })
  const links = linksNow()
  const shown = new Set(links.filter(({ link }) => isLinkShown(link)).map(({ page }) => page))
  const lost = links.filter(({ page }) => !shown.has(page))
  const areParts = ({ page }: FoundLink) => page.startsWith('#')
  const isMenu = (some: FoundLink[]) => new Set(some.map(({ page }) => page)).size >= limits.pages
  // The parts of a page are a menu of their own only where it has no other.
  const ofMenu = [lost.filter(link => !areParts(link)), lost.filter(areParts)].find(isMenu)
  if (!ofMenu) return none
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
  if (elements.length > limits.elements) return none
  if (Array.from(elements).some(element => mayOpen(element) && isShown(element))) return none
  return {
    count: ofMenu.length,
    menu() {
      const lostPages = new Set(ofMenu.map(({ page }) => page))
      // A script may have put others in their place for the larger screen.
      const found = linksNow().filter(one => {
        const { link, page } = one
        if (!lostPages.has(page)) return false
        if (!link.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
        const { width, height, right, top, bottom } = link.getBoundingClientRect()
        const isListOfContents =
          top + scrollY > limits.top || !link.closest('nav, header, [role="navigation"]')
        if (areParts(one) && isListOfContents) return false
        return width > 0 && height > 0 && right > 0 && bottom + scrollY > 0
      })
      const pages = new Set(found.map(({ page }) => page)).size
      const [first] = found
      if (!first || pages < limits.pages) return null
      let menu: Element = first.link
      for (let step = 0; step < limits.around && menu.parentElement; step++) {
        if (found.filter(({ link }) => menu.contains(link)).length >= limits.pages) break
        menu = menu.parentElement
      }
      const texts = found.slice(0, limits.texts).map(({ link }) => textOf(link, limits.text))
      return {
        selector: selectorOf(menu),
        pages,
        areParts: areParts(first),
        texts: texts.filter(text => text !== ''),
      }
    },
  }
}
