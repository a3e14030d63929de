import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { textStart } from './element-text.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'

/** A menu off the screen, transparent or without width or height, whose links the keyboard reaches all the same. */
export interface ClosedMenu {
  selector: string
  /** The start of the text of its first link. */
  text: string
  /** Links of it that the keyboard reaches. */
  links: number
  /** Where it lies; `nowhere`: on the screen or beside it, and fully transparent; `folded`: in a box without width or height. */
  side: 'left' | 'right' | 'top' | 'nowhere' | 'folded'
  /** Its id and its classes, as selectors of scripts have them: `#menu`, `.panel`. */
  marks: readonly string[]
}

const LIMITS = {
  /** Elements that are looked at, elements around each, and menus that are told of. */
  looked: 3000,
  around: 40,
  menus: 3,
  /** Links from which on it is a menu: a single one is the way past the navigation, which comes into sight. */
  links: 3,
  /** CSS pixels beyond which something is put out of sight on purpose, for screen readers. */
  far: 2000,
  /** Milliseconds for a menu to open. */
  moveMs: 400,
  /** Characters. */
  text: 60,
  mark: 60,
  marks: 10,
} as const

/**
 * Boxes that lie beside the screen, where nobody can scroll to, or that lie over the page, transparent and out of reach
 * of the mouse, with links that the Tab key and screen readers still reach. A menu that comes into sight when its first link has the focus is none of them.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
export async function findClosedMenus(
  session: CDPSession,
  mainFrame: string,
): Promise<readonly ClosedMenu[]> {
  const world = await isolatedWorld(session, mainFrame)
  return await world.evaluate<ClosedMenu[]>(callOf(menusOffScreen, LIMITS, elementSelector, textStart))
}

/** It runs in the page: it must not use anything from outside of itself. */
async function menusOffScreen(
  limits: typeof LIMITS,
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
): Promise<ClosedMenu[]> {
  const isOff = (element: Element) => {
    const { left, right, bottom, width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) return undefined
    if (right < -limits.far || bottom + scrollY < -limits.far) return undefined
    if (right <= 0) return 'left'
    if (left >= innerWidth) return 'right'
    return bottom + scrollY <= 0 ? 'top' : undefined
  }
  const cuts = (style: CSSStyleDeclaration) => style.overflowX !== 'visible'
  const root = document.documentElement
  const scrollsSideways =
    root.scrollWidth > innerWidth + 1 &&
    ![root, document.body].some(element => /hidden|clip/.test(getComputedStyle(element).overflowX))
  /** The outermost box around a link that is off the screen and was placed there by itself. */
  const boxOf = (link: Element) => {
    let box: Element | undefined
    let at: Element | null = link.parentElement
    for (let step = 0; at && at !== document.body && step < limits.around; step++, at = at.parentElement) {
      const style = getComputedStyle(at)
      const side = isOff(at)
      if (side === undefined) {
        // A slide of a carousel is cut by the box of it, which moves it into sight.
        if (box && getComputedStyle(box).position !== 'fixed' && cuts(style)) return undefined
        continue
      }
      const isPlaced =
        style.position === 'fixed' ||
        (style.position === 'absolute' && !(side === 'right' && scrollsSideways))
      if (isPlaced) box = at
    }
    return box
  }
  // The contents beside the pages of a manual lie so in the themes of its generators, which no team writes itself.
  const isOfTheme = (box: Element) =>
    /(?:^|\s)(?:md-sidebar|wy-nav-side|sidebar-drawer|book-summary)(?:\s|$)/.test(
      box.getAttribute('class') ?? '',
    )
  /** Whether links are most of what a box says: of a part of the page that fades in, they are not. */
  const isOfLinks = (box: Element) => {
    const lengthOf = ({ textContent }: Element) =>
      (textContent ?? '').slice(0, 20_000).replace(/\s+/g, ' ').length
    const links = Array.from(box.querySelectorAll('a[href], button')).slice(0, limits.looked)
    return 2 * links.reduce((sum, link) => sum + lengthOf(link), 0) >= lengthOf(box)
  }
  /** The outermost transparent box around a link, where it lies over the page and lets the mouse through, as nothing does by chance. */
  const fadedBoxOf = (link: Element) => {
    let box: Element | undefined
    let at: Element | null = link
    for (let step = 0; at && at !== document.body && step < limits.around; step++, at = at.parentElement)
      if (getComputedStyle(at).opacity === '0') box = at
    if (!box || box === link) return undefined
    const { position, pointerEvents } = getComputedStyle(box)
    // What fades in one after the other is a carousel: it has its own rules.
    const isSlide = /slide|swiper|carousel|slick|splide|tab-?pane/i.test(box.getAttribute('class') ?? '')
    return /^(?:fixed|absolute)$/.test(position) && pointerEvents === 'none' && !isSlide && isOfLinks(box)
      ? box
      : undefined
  }
  /** Whether a box over the page has no width or height, and cuts off what is in it. */
  const isFolded = (box: Element) => {
    const { position, overflowX, overflowY } = getComputedStyle(box)
    if (!/^(?:fixed|absolute)$/.test(position)) return false
    return (
      (box.clientWidth === 0 && overflowX !== 'visible') ||
      (box.clientHeight === 0 && overflowY !== 'visible')
    )
  }
  // Many links lie in one box.
  const known = new Map<Element, boolean>()
  const foldedBoxOf = (link: Element) => {
    let at: Element | null = link.parentElement
    for (let step = 0; at && at !== document.body && step < limits.around; step++, at = at.parentElement) {
      const is = known.get(at) ?? isFolded(at)
      known.set(at, is)
      if (is) return at
    }
    return undefined
  }
  const isFaded = (element: Element) => !element.checkVisibility({ opacityProperty: true })
  const faded = new Set<Element>()
  const folded = new Set<Element>()
  const found = new Map<Element, HTMLElement[]>()
  const links = Array.from(document.querySelectorAll<HTMLElement>('a[href]')).slice(0, limits.looked)
  for (const link of links) {
    const foldedBox = foldedBoxOf(link)
    if (!(foldedBox || isFaded(link) || isOff(link)) || link.tabIndex < 0) continue
    if (!link.checkVisibility({ visibilityProperty: true })) continue
    // What is hidden from screen readers alone is a fault that axe tells.
    if (link.closest('[inert], [aria-hidden="true"]')) continue
    const fadedBox = isFaded(link) ? fadedBoxOf(link) : undefined
    if (fadedBox) faded.add(fadedBox)
    else if (foldedBox) folded.add(foldedBox)
    const box = fadedBox ?? foldedBox ?? (isOff(link) && boxOf(link))
    if (!box || isOfTheme(box)) continue
    const within = found.get(box)
    if (within) within.push(link)
    else found.set(box, [link])
  }
  const menus: ClosedMenu[] = []
  for (const [box, within] of found) {
    if (within.length < limits.links || menus.length >= limits.menus) continue
    const side = faded.has(box) ? 'nowhere' : folded.has(box) ? 'folded' : isOff(box)
    const [first] = within as [HTMLElement]
    const before = document.activeElement
    first.focus({ preventScroll: true })
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const hasFocus = document.activeElement === first
    // What moves now may be the menu that opens, or the line under the link.
    const moving = box.getAnimations({ subtree: true }).map(({ finished }) => finished)
    if (moving.length > 0)
      await Promise.race([Promise.allSettled(moving), new Promise(done => setTimeout(done, limits.moveMs))])
    const stays = faded.has(box)
      ? isFaded(first)
      : folded.has(box)
        ? isFolded(box)
        : isOff(box) === side && isOff(first) !== undefined
    first.blur()
    if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true })
    if (side === undefined || !hasFocus || !stays) continue
    menus.push({
      selector: selectorOf(box),
      text: textOf(first, limits.text, first.ariaLabel),
      links: within.length,
      side,
      marks: [`#${box.getAttribute('id') ?? ''}`, ...Array.from(box.classList, name => `.${name}`)]
        .filter(mark => mark.length > 1 && mark.length <= limits.mark)
        .slice(0, limits.marks),
    })
  }
  return menus
}
