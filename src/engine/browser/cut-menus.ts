import type { startTag } from './element-text.ts'

/** A menu that has opened, of whose entries most cannot be seen. */
export interface CutMenu {
  /** Of the first entry that is cut off. */
  selector: string
  /** The start of its text. */
  text: string
  /** Entries that opened, and those of them that are cut off. */
  entries: number
  cut: number
  /** The texts of those that can be seen. */
  seen: string[]
  /** What cuts them off; undefined for the edge of the screen. */
  box?: { tag: string; height: number }
  /** Whether they can be scrolled to in that box, which is much lower than the screen. */
  isStrip: boolean
  /** The element that a fixed box is fixed to in place of the screen, and the property of it that does so. */
  holder?: { tag: string; property: string; height: number }
}

export const CUT_LIMITS = {
  /** Entries from which on a menu is judged, and what part of them is cut off at least. */
  entries: 3,
  share: 0.5,
  /** CSS pixels: what is lower is a submenu that is closed. */
  folded: 8,
  /** Part of the screen: a box that is lower and is to fill the screen is a strip. */
  strip: 0.4,
  /** Elements around an entry, and texts of entries that are told. */
  around: 60,
  texts: 3,
  text: 40,
} as const

/** An entry that nobody sees: what cuts it off; null for the screen. */
interface Cut {
  entry: Element
  by: Element | null
  isStrip: boolean
  holder: { element: Element; property: string } | undefined
}

/** How what cuts off an entry is found out. */
interface CutReader {
  /**
   * Undefined where it can be seen or scrolled to; null where it is none that has opened.
   *
   * @param place that of its text; by default all of it
   */
  cutOf(entry: Element, place?: DOMRect): Cut | null | undefined
  /** Whether an element around one with a position is what that is laid out in, or within that. */
  isAround(element: Element, position: string): boolean
  /** What a box is fixed to that is to lie over the screen. */
  holderOf(box: Element): Cut['holder']
}

/** It runs in the page, where `callOf` hands it to who needs it: it must not use anything from outside of itself. */
export function cutReader(limits: typeof CUT_LIMITS): CutReader {
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  /** The property for which what is fixed in an element is fixed to it. */
  const holds = (element: Element) => {
    const style = styleOf(element)
    const isSet = (name: string) => {
      const value = style.getPropertyValue(name)
      return value !== '' && value !== 'none'
    }
    const set = [
      'backdrop-filter',
      'filter',
      'transform',
      'perspective',
      'translate',
      'rotate',
      'scale',
    ].find(isSet)
    if (set !== undefined) return set
    if (/paint|layout|strict|content/.test(style.contain)) return 'contain'
    return /transform|perspective|filter/.test(style.willChange) ? 'will-change' : undefined
  }
  const root = document.documentElement
  const { body } = document
  const hides = (element: Element) => /hidden|clip/.test(styleOf(element).overflowY)
  const isLocked = styleOf(root).overflowY === 'visible' ? hides(body) : hides(root)
  const isAround = (element: Element, position: string) => {
    if (!/^(?:fixed|absolute)$/.test(position)) return true
    const isHeld = holds(element) !== undefined && element !== root && element !== body
    return isHeld || (position === 'absolute' && styleOf(element).position !== 'static')
  }
  /** Undefined where it can be seen or scrolled to; null where it is none that has opened. */
  const cutOf = (entry: Element, place = entry.getBoundingClientRect()): Cut | null | undefined => {
    let { top, bottom, left, right } = place
    const half = (bottom - top) / 2
    let isInSight = true
    let isFixed = false
    let position = styleOf(entry).position
    let holder: Cut['holder']
    let strip: Element | undefined
    let at = entry.parentElement
    for (let step = 0; at && step < limits.around; step++, at = at.parentElement) {
      const style = styleOf(at)
      if (!isAround(at, position)) continue
      if (position === 'fixed') holder = { element: at, property: holds(at)! }
      position = style.position
      if (position === 'sticky' && at.parentElement) {
        // It stays where it is for as long as what it stands in.
        const around = at.parentElement.getBoundingClientRect()
        const isStuck =
          style.top !== 'auto' && at.getBoundingClientRect().top <= Number.parseFloat(style.top) + 1
        isFixed ||= isStuck && around.bottom + scrollY >= root.scrollHeight - 100
      }
      if (at === body || at === root) continue
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const box = at.getBoundingClientRect()
      if (box.height < limits.folded || Math.min(right, box.right) - Math.max(left, box.left) < 1) return null
      if (style.overflowY === 'visible') continue
      if (Math.min(bottom, box.bottom) - Math.max(top, box.top) >= half) continue
      const scrolled = at.scrollHeight - at.clientHeight
      const isScrolled = /auto|scroll/.test(style.overflowY) && scrolled > 1
      const isWithin = bottom - box.top + at.scrollTop > 0 && top - box.top + at.scrollTop < at.scrollHeight
      if (!(isScrolled && isWithin)) return { entry, by: at, isStrip: false, holder }
      isInSight = false
      strip = at
      top = box.top
      bottom = Math.min(box.bottom, box.top + 2 * half)
    }
    if (position === 'fixed') isFixed = true
    if (isFixed || isLocked) {
      if (Math.min(bottom, innerHeight) - Math.max(top, 0) < half)
        return { entry, by: null, isStrip: false, holder }
    } else if (bottom + scrollY <= 0) return { entry, by: null, isStrip: false, holder }
    const isLow = strip !== undefined && strip.clientHeight < limits.strip * innerHeight
    return !isInSight && isLow && strip && holderOf(strip)
      ? { entry, by: strip, isStrip: true, holder: holderOf(strip) }
      : undefined
  }
  /** What a box is fixed to that is to lie over the screen. */
  const holderOf = (box: Element): Cut['holder'] => {
    if (styleOf(box).position !== 'fixed') return undefined
    let at = box.parentElement
    for (let step = 0; at && at !== body && step < limits.around; step++, at = at.parentElement) {
      const property = holds(at)
      if (property !== undefined) return { element: at, property }
    }
    return undefined
  }
  return { cutOf, isAround, holderOf }
}

/**
 * What of the entries of a menu that has just opened nobody can see, however they scroll, or only in a strip since the box
 * is fixed to what is lower than the screen. Undefined where most of them can be seen. It runs in the page, where `callOf`
 * hands it to who needs it: it must not use anything from outside of itself but what it is given.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/CSS/CSS_display/Containing_block
 */
export function cutEntries(
  links: readonly Element[],
  limits: typeof CUT_LIMITS,
  selectorOf: (element: Element) => string,
  textOf: (element: Element, most: number) => string,
  tagOf: typeof startTag,
  readerOf: typeof cutReader,
): CutMenu | undefined {
  const { cutOf, holderOf } = readerOf(limits)
  const judged = links.map(link => ({ link, cut: cutOf(link) })).filter(({ cut }) => cut !== null)
  const cuts = judged.flatMap(({ cut }) => cut ?? [])
  const [first] = cuts
  if (!first || judged.length < limits.entries || cuts.length < limits.share * judged.length) return undefined
  const { by, isStrip } = first
  const holder = first.holder ?? (by ? holderOf(by) : undefined)
  const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height)
  return {
    selector: selectorOf(first.entry),
    text: textOf(first.entry, limits.text),
    entries: judged.length,
    cut: cuts.length,
    seen: judged
      .filter(({ cut }) => cut === undefined)
      .slice(0, limits.texts)
      .map(({ link }) => textOf(link, limits.text)),
    ...(by && { box: { tag: tagOf(by), height: heightOf(by) } }),
    isStrip,
    ...(holder && {
      holder: { tag: tagOf(holder.element), property: holder.property, height: heightOf(holder.element) },
    }),
  }
}
