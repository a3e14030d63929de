import type { cutReader } from './cut-menus.ts'
import { CUT_LIMITS } from './cut-menus.ts'
import type { startTag } from './element-text.ts'
import type { FONT_LIMITS, standInFonts } from './stand-in-fonts.ts'

/** An open submenu of the menu of a phone, with entries that are cut off. */
export interface CutSubmenu {
  /** Of the first entry that is cut off. */
  selector: string
  /** The start of its text, and of that of what opens the submenu. */
  text: string
  opener: string
  /** Entries that can be seen while it is open, and those of them that are cut off. */
  entries: number
  cut: number
  /** The screen, or the box that cuts them off, in CSS pixels: up to where it shows an entry that ends at `end`. */
  edge: 'left' | 'right' | 'below'
  end: number
  limit: number
  /** The box that cuts them off; undefined for the screen. */
  by?: string
  /** What can be moved sideways to read them. */
  moved?: 'page' | 'box'
}

export const SUBMENU_LIMITS = {
  /** Links of a menu, elements around each, and parts of the entry that it opens from, with and without those links. */
  links: 300,
  around: 30,
  parts: 600,
  within: 60,
  /** Lines of the text of an entry. */
  lines: 20,
  /** CSS pixels: what is lower or narrower is closed. */
  folded: 8,
  /** CSS pixels of a text past an edge that nobody misses. */
  past: 24,
  /** Entries below the screen, from which on they are told of. */
  below: 2,
  /** Characters. */
  names: 300,
  text: 40,
  cut: CUT_LIMITS,
} as const

/** What opens a submenu, and its links that are hidden. */
export interface SubmenuToggle {
  toggle: HTMLElement
  /** What is read of it. */
  name: Element
  links: readonly Element[]
}

/** Where an entry ends past what is shown. */
type Beyond = Pick<CutSubmenu, 'edge' | 'end' | 'limit' | 'by' | 'moved'>

/** What looks at submenus. */
interface SubmenuReader {
  /** Whether an element is unfolded and on the screen, or can be scrolled to downwards. */
  isShown(element: Element): boolean
  togglesIn(scope: Element): SubmenuToggle[]
  /** What an open submenu has that nobody can see; undefined where all can be seen. */
  cutOf(opened: SubmenuToggle, entries: readonly Element[]): CutSubmenu | undefined
}

/** It runs in the page, where `callOf` hands it to who needs it: it must not use anything from outside of itself. */
export function submenuReader(
  limits: typeof SUBMENU_LIMITS,
  fontLimits: typeof FONT_LIMITS,
  selectorOf: (element: Element) => string,
  textOf: (element: Element, most: number, label?: string | null) => string,
  tagOf: typeof startTag,
  readerOf: typeof cutReader,
  fontsOf: typeof standInFonts,
): SubmenuReader {
  const { body, documentElement: root } = document
  const isShown = (element: Element) => {
    const { left, right, bottom, width, height } = element.getBoundingClientRect()
    const isThere = width > 1 && height > 1 && right > 0 && left < root.clientWidth && bottom + scrollY > 0
    if (!isThere || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return false
    let at = element.parentElement
    for (
      let step = 0;
      at && at !== body && at !== root && step < limits.around;
      step++, at = at.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(at)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const box = at.getBoundingClientRect()
      const isBeside = Math.min(right, box.right) - Math.max(left, box.left) < 1
      if (box.height < limits.folded || box.width < limits.folded || isBeside) return false
    }
    return true
  }
  const leading = 'a[href]:not([href^="#"], [href=""], [href^="javascript:"])'
  const real = 'button, summary, label, [role="button"], [onclick], [aria-expanded], [aria-haspopup]'
  const namesOf = (element: Element) =>
    `${element.id} ${element.getAttribute('class') ?? ''}`.slice(0, limits.names)
  /** What opens the links that are hidden in an entry, the entry itself where that takes the focus. */
  const toggleOf = (entry: Element, links: readonly Element[]) => {
    const parts = Array.from(entry.querySelectorAll<HTMLElement>('*'))
      .slice(0, limits.parts)
      .filter(part => !links.some(link => part.contains(link) || link.contains(part)))
      .slice(0, limits.within)
    const isToggle = (part: Element) => {
      if (!(part instanceof HTMLElement) || !isShown(part)) return false
      if (part.matches('[aria-expanded="true"], :disabled') || part.closest('form')) return false
      const isNamed = /toggle|expand|arrow|chevron|caret|sub-?menu|drop-?down/i.test(namesOf(part))
      if (part.closest(leading)) return isNamed && !part.matches(leading)
      if (part.matches('a')) return true
      return part.matches(real) || (isNamed && getComputedStyle(part).cursor === 'pointer')
    }
    const takesFocus = entry instanceof HTMLElement && entry.matches('li[tabindex], [onclick]')
    const toggle = parts.find(isToggle) ?? (takesFocus && parts.length > 0 ? entry : undefined)
    if (!toggle) return undefined
    return { toggle, name: parts.find(part => (part.textContent ?? '').trim() !== '') ?? toggle }
  }
  const togglesIn = (scope: Element): SubmenuToggle[] => {
    const byEntry = new Map<Element, Element[]>()
    for (const link of Array.from(scope.querySelectorAll('a[href]')).slice(0, limits.links)) {
      if (isShown(link)) continue
      let at = link.parentElement
      for (let step = 0; at && at !== scope && !isShown(at) && step < limits.around; step++)
        at = at.parentElement
      if (!at || at === scope) continue
      // Of what shows several entries, one would open the links of another.
      const known = byEntry.get(at)
      const isOne = known
        ? known.length > 0
        : isShown(at) && Array.from(at.querySelectorAll('li')).filter(isShown).length <= 1
      byEntry.set(at, isOne ? [...(known ?? []), link] : [])
    }
    return Array.from(byEntry).flatMap(([entry, links]) => {
      const found = links.length > 1 ? toggleOf(entry, links) : undefined
      return found ? [{ ...found, links }] : []
    })
  }
  /** Where the text of an element is. */
  const placeOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const lines = Array.from(range.getClientRects())
      .slice(0, limits.lines)
      .filter(({ width, height }) => width > 1 && height > 1)
    if (lines.length === 0) return undefined
    const left = Math.min(...lines.map(line => line.left))
    const top = Math.min(...lines.map(line => line.top))
    const right = Math.max(...lines.map(line => line.right))
    const bottom = Math.max(...lines.map(line => line.bottom))
    return new DOMRect(left, top, right - left, bottom - top)
  }
  /** Up to where something is shown, by which box, and whether it is to be moved sideways or cut short on purpose. */
  const windowOf = (element: Element, { isAround }: ReturnType<typeof cutReader>) => {
    let [left, right, isShort, isScrolled] = [0, root.clientWidth, false, false]
    let by: Element | undefined
    let position = 'static'
    for (let at: Element | null = element; at && at !== body && at !== root; at = at.parentElement) {
      if (!isAround(at, position)) continue
      const style = getComputedStyle(at)
      position = style.position
      if (style.overflowX === 'visible') continue
      const box = at.getBoundingClientRect()
      if (box.right < right) by = at
      left = Math.max(left, box.left)
      right = Math.min(right, box.right)
      isShort ||= style.textOverflow === 'ellipsis'
      isScrolled ||= /auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth + 1
    }
    return { left, right, by: by && tagOf(by), isShort, isScrolled }
  }
  const fonts = fontsOf(fontLimits)
  const isWide = () => root.scrollWidth > root.clientWidth + 1
  /** Where the text of a link ends past the left or the right edge. */
  const besideOf = (link: Element): Beyond | undefined => {
    const place = placeOf(link)
    if (!place) return undefined
    const { left, right, by, isShort, isScrolled } = windowOf(link, readerOf(limits.cut))
    // In a row of what is moved on purpose each entry has its place.
    if (isShort || (isScrolled && place.width <= right - left)) return undefined
    const isRight = place.left < right && place.right - right > limits.past
    if (isRight) {
      const moved = isScrolled ? 'box' : isWide() && !by ? 'page' : undefined
      return { edge: 'right', end: place.right, limit: right, ...(by && { by }), ...(moved && { moved }) }
    }
    const isLeft = !isScrolled && place.right > left && left - place.left > limits.past
    return isLeft ? { edge: 'left', end: place.left, limit: left } : undefined
  }
  /** In the font that a link asks for its text may be narrower. */
  const isCertain = (link: Element) =>
    !fonts.isInStandIn(link) || fonts.withNarrowLetters(link, () => besideOf(link)) !== undefined
  /** Where an entry is below the screen, or below a box that does not scroll. */
  const belowOf = (entry: Element, { cutOf }: ReturnType<typeof cutReader>): Beyond | undefined => {
    const place = placeOf(entry)
    const cut = place && cutOf(entry, place)
    if (!place || !cut || cut.isStrip) return undefined
    const limit = cut.by?.getBoundingClientRect().bottom ?? root.clientHeight
    const by = cut.by ? { by: tagOf(cut.by) } : {}
    return place.bottom > limit ? { edge: 'below', end: place.bottom, limit, ...by } : undefined
  }
  const cutOf = ({ name, links }: SubmenuToggle, others: readonly Element[]) => {
    const subs = links.filter(link => link.isConnected && isShown(link))
    const found = (entries: readonly Element[], look: (entry: Element) => Beyond | undefined) =>
      entries.flatMap(entry => {
        const beyond = look(entry)
        return beyond ? [{ entry, beyond }] : []
      })
    let entries = subs
    let cut = found(subs, besideOf).filter(({ entry }) => isCertain(entry))
    if (cut.length === 0 && !isWide()) {
      const reader = readerOf(limits.cut)
      entries = [...new Set([...subs, ...others.filter(isShown)])]
      cut = found(entries, entry => belowOf(entry, reader))
      if (cut.length < limits.below) return undefined
    }
    const [first] = cut
    if (!first) return undefined
    const { entry, beyond } = first
    return {
      ...beyond,
      selector: selectorOf(entry),
      text: textOf(entry, limits.text),
      opener: textOf(name, limits.text, name.ariaLabel),
      entries: entries.length,
      cut: cut.length,
      end: Math.round(beyond.end),
      limit: Math.round(beyond.limit),
    }
  }
  return { isShown, togglesIn, cutOf }
}
