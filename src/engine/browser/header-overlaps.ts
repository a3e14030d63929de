import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { textStart } from './element-text.ts'
import { isolatedWorld } from './isolated-world.ts'
import { FONT_LIMITS, standInFonts } from './stand-in-fonts.ts'

/** Two links or buttons at the top of the page, one of which covers a part of the text of the other. */
export interface HeaderOverlap {
  /** Of the one that covers, and its text. */
  selector: string
  text: string
  /** The text that it covers, and CSS pixels of it across. */
  covered: string
  width: number
  /** The font that one of them asks for and this machine lacks, or did not get, where they may stand apart in it. */
  fontInDoubt?: string
}

const LIMITS = {
  controls: 60,
  overlaps: 5,
  /** CSS pixels across, and part of the lower of two boxes down, from which on something is covered. */
  across: 4,
  down: 0.5,
  /** CSS pixels from the top of the page within which the header is. */
  header: 300,
  /** Letters of both. */
  letters: 2,
  text: 40,
} as const

/**
 * Links and buttons in the header of the first screen of a phone that cover the text of others.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
export async function findHeaderOverlaps(
  session: CDPSession,
  mainFrame: string,
): Promise<readonly HeaderOverlap[]> {
  const world = await isolatedWorld(session, mainFrame)
  const given = [LIMITS, FONT_LIMITS].map(one => JSON.stringify(one))
  return await world.evaluate(
    `(${headerOverlaps.toString()})(${[...given, elementSelector, textStart, standInFonts].map(String).join(', ')})`,
  )
}

/** It runs in the page: it must not use anything from outside of itself but what it is given. */
function headerOverlaps(
  limits: typeof LIMITS,
  fontLimits: typeof FONT_LIMITS,
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
  fontsOf: typeof standInFonts,
): HeaderOverlap[] {
  interface Box {
    left: number
    right: number
    top: number
    bottom: number
  }
  const linesOf = (element: Element): Box[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const lines: Box[] = []
    for (let node = walker.nextNode(); node && lines.length < 20; node = walker.nextNode()) {
      const value = node.nodeValue ?? ''
      const parent = node.parentElement
      if (!parent || value.trim().length < limits.letters) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.setStart(node, value.length - value.trimStart().length)
      range.setEnd(node, value.trimEnd().length)
      const spacing = Number.parseFloat(getComputedStyle(parent).letterSpacing) || 0
      for (const { left, right, top, bottom, width } of Array.from(range.getClientRects()))
        if (width > limits.across) lines.push({ left, right: right - Math.max(0, spacing), top, bottom })
    }
    return lines
  }
  /** What is drawn of one: its box where that has a color or a border, else its text. */
  const drawnOf = (element: Element): Box[] => {
    const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element)
    const isFilled = !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)
    const hasBorder = Number.parseFloat(borderTopWidth) > 0 && !/, 0\)$/.test(borderTopColor)
    return isFilled || hasBorder ? [element.getBoundingClientRect()] : linesOf(element)
  }
  const overlapOf = (one: Box, other: Box): Box | undefined => {
    const box = {
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    }
    const lower = Math.min(one.bottom - one.top, other.bottom - other.top)
    return box.right - box.left > limits.across && box.bottom - box.top > lower * limits.down
      ? box
      : undefined
  }
  const at = (x: number, y: number) => document.elementFromPoint(x, y)
  /** The widest part of the text of one that the other is drawn over, where the rest of it can be seen. */
  const coveredPart = (covering: Element, covered: Element): number => {
    let width = 0
    for (const line of linesOf(covered)) {
      const start = at(line.left + 2, (line.top + line.bottom) / 2)
      const end = at(line.right - 2, (line.top + line.bottom) / 2)
      if (![start, end].some(element => element && covered.contains(element))) continue
      for (const drawn of drawnOf(covering)) {
        const box = overlapOf(drawn, line)
        const top = box && at((box.left + box.right) / 2, (box.top + box.bottom) / 2)
        if (box && top && covering.contains(top)) width = Math.max(width, box.right - box.left)
      }
    }
    return width
  }
  if (scrollY !== 0) return []
  const controls = Array.from(
    document.querySelectorAll(
      ':is(header, nav, [role="banner"], [class*="header" i], [id*="header" i], [class*="nav" i]) :is(a, button, [role="button"])',
    ),
  )
    .filter(element => {
      const { top, bottom, width } = element.getBoundingClientRect()
      return (
        width > 0 &&
        top >= 0 &&
        bottom <= limits.header &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
    })
    .slice(0, limits.controls)
  const fonts = fontsOf(fontLimits)
  const found: HeaderOverlap[] = []
  for (const covering of controls) {
    for (const covered of controls) {
      if (found.length >= limits.overlaps) return found
      if (covering === covered || covering.contains(covered) || covered.contains(covering)) continue
      // A badge with a digit is to lie there.
      if (textOf(covering, limits.text).length < limits.letters) continue
      const width = coveredPart(covering, covered)
      if (width <= limits.across) continue
      const lacking = [covered, covering, ...Array.from(covered.querySelectorAll('*')).slice(0, 20)].find(
        element => fonts.isInStandIn(element),
      )
      const mayBeApart =
        lacking && fonts.withNarrowLetters(lacking, () => coveredPart(covering, covered)) <= limits.across
      found.push({
        selector: selectorOf(covering),
        text: textOf(covering, limits.text),
        covered: textOf(covered, limits.text),
        width: Math.round(width),
        ...(mayBeApart && { fontInDoubt: fonts.nameOf(lacking) }),
      })
    }
  }
  return found
}
