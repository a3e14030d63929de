import type { CDPSession } from 'puppeteer-core'
import { MENU_LABEL_PATTERN } from '../syntax/menu-labels.ts'
import { CUT_LIMITS, type CutMenu, cutEntries, cutReader } from './cut-menus.ts'
import { elementSelector } from './element-selector.ts'
import { startTag, textStart } from './element-text.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'
import { playPhoneAgain } from './other-screen.ts'

/** A button that opens the menu of a phone and says of itself the same as before, or opens one that is cut off. */
export interface UnsaidMenu {
  selector: string
  /** The start of its label or its text; may be empty. */
  text: string
  /** Whether it says of itself the same as before. */
  isUnsaid: boolean
  /** Whether it says `aria-expanded="false"` before it is pressed; it says nothing otherwise. */
  isFalse: boolean
  /** The first link of what it opens that ends past the edge of the screen, with the CSS pixel at which it does. */
  cut?: { selector: string; text: string; right: number }
  /** Where most entries of what it opens cannot be seen. */
  cutMenu?: CutMenu
}

const LIMITS = {
  /** Buttons and links that are looked at, and buttons that are pressed. */
  looked: 2000,
  links: 300,
  /** Lines of the text of a link. */
  lines: 50,
  pressed: 2,
  /** Links that come into sight when a menu opens. */
  shown: 2,
  /** Milliseconds for a menu to open, and more for one that slides in late. */
  openMs: 350,
  slideMs: 700,
  /** CSS pixels past the edge of the screen that nobody misses. */
  past: 24,
  /** Characters. */
  names: 300,
  text: 40,
  /** What such a button is called. */
  label: MENU_LABEL_PATTERN,
  /** What holds the entries of a menu, and what brings links into sight by itself. */
  menus:
    'nav, header, aside, dialog, [role="navigation" i], [class*="menu" i], [class*="nav" i], [id*="menu" i], [id*="nav" i]',
  carousels: '[class*="carousel" i], [class*="swiper" i], [class*="slick" i], [class*="slider" i], marquee',
  cut: CUT_LIMITS,
} as const

/** What a menu button is at least; the page is laid out anew for none but these. */
const MAY_OPEN =
  ':is(button, [role="button" i]):is([aria-label], [class*="burger" i], [class*="menu" i], [class*="nav" i], [class*="toggle" i], [id*="burger" i], [id*="menu" i], [id*="nav" i], [id*="toggle" i]):not([aria-expanded="true"])'

/**
 * Menu buttons that bring links into sight when they are pressed on a phone, after which nothing on the page says more of
 * their state than before. It opens menus: all else comes before.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export async function findUnsaidMenus(
  session: CDPSession,
  mainFrame: string,
): Promise<readonly UnsaidMenu[]> {
  const world = await isolatedWorld(session, mainFrame)
  if (!(await world.evaluate<boolean>(`document.querySelector('${MAY_OPEN}') !== null`))) return []
  await playPhoneAgain(session)
  return await world.evaluate<UnsaidMenu[]>(
    callOf(pressMenus, LIMITS, elementSelector, textStart, startTag, cutEntries, cutReader),
  )
}

/** It runs in the page: it must not use anything from outside of itself but what it is given. */
async function pressMenus(
  limits: typeof LIMITS,
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
  tagOf: typeof startTag,
  cutOf: typeof cutEntries,
  readerOf: typeof cutReader,
): Promise<UnsaidMenu[]> {
  const pause = (ms: number) => new Promise(done => setTimeout(done, ms))
  const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  const isSeen = (element: Element) => {
    const { left, right, bottom, width, height } = element.getBoundingClientRect()
    const isThere = width > 1 && height > 1 && right > 0 && left < innerWidth && bottom + scrollY > 0
    return isThere && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const called =
    /burger|(?:^|[\s_-])(?:menu|nav(?:bar|igation)?)[-_]{0,2}(?:toggle|toggler|btn|button|icon|open|trigger)(?:$|[\s_-])|(?:^|[\s_-])toggle[-_]{0,2}(?:menu|nav)(?:$|[\s_-])|(?:^|\s)(?:menu|nav)(?:Toggle|Btn|Button)(?:$|\s)/i
  const said = new RegExp(limits.label, 'iu')
  const served = /^(?:aria-pressed|popovertarget|commandfor|data-(?:bs-)?toggle)$/
  const nameOf = (button: Element) =>
    (button.ariaLabel ?? button.textContent ?? '').slice(0, 2000).replace(/\s+/g, ' ').trim()
  const wordsOf = (button: Element) =>
    `${nameOf(button)} ${button.getAttribute('title') ?? ''} ${Array.from(
      button.querySelectorAll('[alt], [aria-label], title'),
    )
      .slice(0, 5)
      .map(part => part.getAttribute('alt') ?? part.ariaLabel ?? part.textContent)
      .join(' ')}`.replace(/[^\p{L}]+/gu, ' ')
  /** The right end of the text of a link: of a box alone that runs out of the screen nothing is lost. */
  const endOf = (link: Element) => {
    const range = document.createRange()
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
    const ends: number[] = []
    for (let text = texts.nextNode(); text && ends.length < limits.lines; text = texts.nextNode()) {
      range.selectNodeContents(text)
      for (const line of Array.from(range.getClientRects())) ends.push(line.right)
    }
    let right = Math.max(0, ...ends)
    // What a box within the screen cuts off, with an ellipsis or as one of several slides, is so on any screen.
    for (let at: Element | null = link; at && at !== document.body; at = at.parentElement) {
      const { overflowX, position } = getComputedStyle(at)
      if (overflowX !== 'visible') right = Math.min(right, at.getBoundingClientRect().right)
      if (position === 'fixed') break
    }
    return right
  }
  const isScrolledTo = (link: Element) => {
    if (document.documentElement.scrollWidth > innerWidth) return true
    for (let at = link.parentElement; at && at !== document.body; at = at.parentElement)
      if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true
    return false
  }
  const isCut = (link: Element) =>
    (link.textContent ?? '').trim() !== '' && endOf(link) > innerWidth + limits.past && !isScrolledTo(link)
  await frames()
  const buttons = Array.from(document.querySelectorAll('button, a[role="button" i]:not([href])'))
    .slice(0, limits.looked)
    .filter(button => {
      const names = `${button.getAttribute('class') ?? ''} ${button.id}`.slice(0, limits.names)
      return called.test(names) || said.test((button.ariaLabel ?? '').slice(0, limits.names))
    })
    .filter(
      button =>
        (button.getAttribute('aria-expanded') ?? 'false').trim().toLowerCase() === 'false' &&
        !button.getAttributeNames().some(name => served.test(name)) &&
        !button.matches(':disabled') &&
        !button.closest('a[href], form, summary, [aria-hidden="true"], [inert]') &&
        isSeen(button),
    )
    .slice(0, limits.pressed)
  const found: UnsaidMenu[] = []
  for (const button of buttons) {
    if (!(button instanceof HTMLElement) || !isSeen(button)) continue
    const links = Array.from(document.querySelectorAll('a[href]')).slice(0, limits.links)
    const hidden = links.filter(link => !isSeen(link))
    const words = wordsOf(button)
    // A sign may change when it is pressed.
    const text = textOf(button, limits.text, button.ariaLabel)
    const expanded = button.getAttribute('aria-expanded')
    let isSaid = false
    const observer = new MutationObserver(() => {
      isSaid = true
    })
    observer.observe(document.documentElement, {
      subtree: true,
      attributeFilter: ['aria-expanded', 'aria-pressed', 'aria-label', 'aria-labelledby'],
    })
    button.click()
    await pause(limits.openMs)
    await frames()
    isSaid ||= observer.takeRecords().length > 0
    observer.disconnect()
    const opened = hidden.filter(link => link.isConnected && isSeen(link))
    const active = document.activeElement
    const isLed = active !== null && active !== document.body && active !== button
    const isDialog = opened.some(link => link.closest('dialog, [role="dialog" i], [aria-modal="true" i]'))
    const isUnsaid =
      opened.length >= limits.shown &&
      button.isConnected &&
      isSeen(button) &&
      !isSaid &&
      !isLed &&
      !isDialog &&
      wordsOf(button) === words
    let last = opened.length >= limits.shown ? opened.find(isCut) : undefined
    const entries = opened.filter(link => link.closest(limits.menus) && !link.closest(limits.carousels))
    const cutMenuOf = () => cutOf(entries.filter(isSeen), limits.cut, selectorOf, textOf, tagOf, readerOf)
    let cutMenu = opened.length >= limits.shown ? cutMenuOf() : undefined
    if (last || cutMenu) {
      // What still moves is on its way to where it can be seen.
      const before = last && endOf(last)
      await pause(limits.slideMs)
      if (last && (!isSeen(last) || !isCut(last) || Math.abs(endOf(last) - before!) > 1)) last = undefined
      if (cutMenu && JSON.stringify(cutMenuOf()) !== JSON.stringify(cutMenu)) cutMenu = undefined
    }
    if (isUnsaid || last || cutMenu)
      found.push({
        selector: selectorOf(button),
        text,
        isUnsaid,
        isFalse: expanded !== null,
        ...(last && {
          cut: {
            selector: selectorOf(last),
            text: textOf(last, limits.text),
            right: Math.round(endOf(last)),
          },
        }),
        ...(cutMenu && { cutMenu }),
      })
    button.click()
    await frames()
  }
  return found
}
