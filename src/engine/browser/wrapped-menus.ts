import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { textStart } from './element-text.ts'
import { isolatedWorld } from './isolated-world.ts'
import { FONT_LIMITS, standInFonts } from './stand-in-fonts.ts'

/** A menu in the header whose last entries stand alone in a row below the others. Sizes in CSS pixels. */
export interface WrappedMenu {
  /** Of the first entry that is alone. */
  selector: string
  /** Texts of those that are. */
  alone: string[]
  /** How many entries stand beside each other above them. */
  beside: number
  /** How far below the first row the last one begins. */
  below: number
  /** Of the screen. */
  screen: number
  /** The font that it asks for and this machine lacks, or did not get, where it may fit into one row in it. */
  fontInDoubt?: string
}

const LIMITS = {
  /** Lists that are looked at, and entries of one. */
  lists: 100,
  found: 3,
  entries: 12,
  /** Entries beside each other, and those that are alone below them. */
  beside: 3,
  alone: 2,
  /** CSS pixels from the top of the page within which a menu begins, and by which boxes of columns differ at most. */
  header: 250,
  column: 1.5,
  /** Of the width of the list: an entry that is to have a row of its own. */
  whole: 0.9,
  text: 40,
} as const

/**
 * Menus in the header of the page as it is laid out now that do not fit into a row.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
export async function findWrappedMenus(
  session: CDPSession,
  mainFrame: string,
): Promise<readonly WrappedMenu[]> {
  const world = await isolatedWorld(session, mainFrame)
  const given = [LIMITS, FONT_LIMITS].map(one => JSON.stringify(one))
  return await world.evaluate(
    `(${wrappedMenus.toString()})(${[...given, elementSelector, textStart, standInFonts].map(String).join(', ')})`,
  )
}

/** It runs in the page: it must not use anything from outside of itself but what it is given. */
function wrappedMenus(
  limits: typeof LIMITS,
  fontLimits: typeof FONT_LIMITS,
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
  fontsOf: typeof standInFonts,
): WrappedMenu[] {
  interface Entry {
    box: Element
    link: Element
  }
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const isSeen = (element: Element) => {
    const { width, height, left, right } = boxOf(element)
    const isThere = width > 4 && height > 4 && left >= -1 && right <= innerWidth + 1
    return isThere && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const entriesOf = (list: Element): Entry[] | undefined => {
    const entries: Entry[] = []
    for (const box of Array.from(list.children)) {
      // What is to begin a row is no accident.
      if (box.localName === 'br') return undefined
      const link = box.localName === 'a' ? box : box.querySelector(':scope > a, :scope > :is(span, div) > a')
      if (link && isSeen(link)) entries.push({ box, link })
      if (entries.length > limits.entries) return undefined
    }
    return entries.length > limits.beside ? entries : undefined
  }
  /** The entries by the rows that they stand in. */
  const rowsOf = (entries: readonly Entry[]): Entry[][] => {
    const rows: { top: number; bottom: number; entries: Entry[] }[] = []
    for (const entry of entries) {
      const { top, bottom } = boxOf(entry.link)
      const middle = (top + bottom) / 2
      const row = rows.find(one => middle > one.top && middle < one.bottom)
      if (row) row.entries.push(entry)
      else rows.push({ top, bottom, entries: [entry] })
    }
    return rows.map(row => row.entries)
  }
  const isGrid = (list: Element, entries: readonly Entry[]) => {
    const { display, flexDirection } = getComputedStyle(list)
    if (/grid|table/.test(display) || flexDirection.startsWith('column')) return true
    const widths = entries.map(({ box }) => boxOf(box).width)
    return Math.max(...widths) - Math.min(...widths) <= limits.column
  }
  const isMeant = (list: Element, [first]: readonly Entry[]) => {
    if (!first) return true
    const { clear } = getComputedStyle(first.box)
    return clear !== 'none' || boxOf(first.box).width >= boxOf(list).width * limits.whole
  }
  const goesOn = (rows: readonly Entry[][]) => {
    const [above = [], below = []] = rows
    const end = above.at(-1)
    return (
      rows.length === 2 &&
      above.length >= limits.beside &&
      below.length <= limits.alone &&
      above.every(({ link }, at) => at === 0 || boxOf(link).left >= boxOf(above[at - 1]!.link).right - 1) &&
      end !== undefined &&
      boxOf(below[0]!.link).top >= boxOf(end.link).bottom - 1
    )
  }
  if (scrollY !== 0) return []
  const lists = document.querySelectorAll(
    ':is(header, nav, [role="banner"], [role="navigation"], [class*="header" i], [id*="header" i], [class*="nav" i], [class*="menu" i]) :is(ul, ol), nav, nav > div',
  )
  const found: WrappedMenu[] = []
  let fonts: ReturnType<typeof fontsOf> | undefined
  for (const list of Array.from(lists).slice(0, limits.lists)) {
    if (list.closest('footer, aside, main li, [role="dialog"], dialog')) continue
    const { top } = boxOf(list)
    if (top < 0 || top > limits.header || found.length >= limits.found) continue
    const entries = entriesOf(list)
    if (!entries || !goesOn(rowsOf(entries)) || isGrid(list, entries)) continue
    const [above, below] = rowsOf(entries) as [Entry[], Entry[]]
    if (isMeant(list, below)) continue
    const { link } = below[0]!
    fonts ??= fontsOf(fontLimits)
    const family = getComputedStyle(link).fontFamily
    const isAnyFont = /^(?:[a-z]+-)?(?:serif|monospace|cursive|fantasy|system-ui)\b/i.test(family)
    const mayFit =
      (isAnyFont || fonts.isInStandIn(link)) && fonts.withNarrowLetters(link, () => !goesOn(rowsOf(entries)))
    found.push({
      selector: selectorOf(link),
      alone: below.map(entry => textOf(entry.link, limits.text, entry.link.ariaLabel)),
      beside: above.length,
      below: Math.round(boxOf(link).top - boxOf(above[0]!.link).top),
      screen: innerWidth,
      ...(mayFit && { fontInDoubt: fonts.nameOf(link) }),
    })
  }
  return found
}
