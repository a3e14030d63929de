import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { elementName, startTag, textStart } from './element-text.ts'
import { isolatedWorld } from './isolated-world.ts'
import { FONT_LIMITS, standInFonts } from './stand-in-fonts.ts'

/** A running text in a box that scrolls sideways, with lines that are wider than the screen. Sizes in CSS pixels. */
export interface SidewaysText {
  selector: string
  /** The start of it. */
  text: string
  /** Of its widest line, and of the screen. */
  width: number
  screen: number
  /** What the box that scrolls is called, and how many of its texts are so. */
  box: string
  texts: number
  /** The font that it asks for and this machine lacks, or did not get, where its lines may fit the screen in it. */
  fontInDoubt?: string
}

const LIMITS = {
  /** Texts that are looked at, boxes that are told of, and elements around a text. */
  looked: 2000,
  boxes: 5,
  around: 40,
  /** Characters of a text, and of a word that is none, such as an address. */
  letters: 80,
  word: 40,
  /** Of the screen: the width of a line. */
  wide: 1.15,
  /** Of the text of the page, in a box that is the page. */
  page: 0.9,
  text: 60,
} as const

/**
 * Running texts whose lines can be read only by moving the box that they are in sideways, the first of each box.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
export async function findSidewaysTexts(
  session: CDPSession,
  mainFrame: string,
): Promise<readonly SidewaysText[]> {
  const world = await isolatedWorld(session, mainFrame)
  const given = [LIMITS, FONT_LIMITS].map(one => JSON.stringify(one))
  return await world.evaluate(
    `(${sidewaysTexts.toString()})(${[...given, elementSelector, textStart, startTag, elementName, standInFonts].map(String).join(', ')})`,
  )
}

/** It runs in the page: it must not use anything from outside of itself but what it is given. */
function sidewaysTexts(
  limits: typeof LIMITS,
  fontLimits: typeof FONT_LIMITS,
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
  tagOf: typeof startTag,
  nameOf: typeof elementName,
  fontsOf: typeof standInFonts,
): SidewaysText[] {
  const { body, documentElement: root } = document
  const screen = root.clientWidth
  const letters = body.textContent?.length ?? 0
  const word = new RegExp(
    `[^\\s\\u0e00-\\u0eff\\u1000-\\u109f\\u3000-\\u9fff\\uac00-\\ud7af]{${limits.word}}`,
  )
  const isRunning = (text: string) => text.trim().length >= limits.letters && !word.test(text)
  /** Of the lines of an element itself, the widest one. */
  const widthOf = (element: Element) => {
    let widest = 0
    for (const node of Array.from(element.childNodes)) {
      if (node.nodeType !== Node.TEXT_NODE || !isRunning((node.nodeValue ?? '').slice(0, 5000))) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { width } of Array.from(range.getClientRects())) widest = Math.max(widest, width)
    }
    return widest
  }
  const scrolls = (element: Element) =>
    element.scrollWidth > element.clientWidth + 1 &&
    /^(?:auto|scroll)$/.test(getComputedStyle(element).overflowX)
  const isMoved = (element: Element) => {
    const { transform, animationName } = getComputedStyle(element)
    return animationName !== 'none' || (transform !== 'none' && new DOMMatrixReadOnly(transform).e !== 0)
  }
  /** The box that a text is moved with, where that is on the screen and not the page. */
  const boxOf = (text: Element) => {
    let at: Element | null = text
    for (let step = 0; at && at !== body && at !== root && step < limits.around; step++) {
      if (isMoved(at)) return undefined
      if (scrolls(at)) {
        const { left, right } = at.getBoundingClientRect()
        const isPage = (at.textContent?.length ?? 0) >= letters * limits.page
        return left >= -1 && right <= screen + 1 && !isPage ? at : undefined
      }
      at = at.parentElement
    }
    return undefined
  }
  const found = new Map<Element, { element: Element; width: number; texts: number }>()
  for (const element of Array.from(document.querySelectorAll('p, blockquote, q, dd, li')).slice(
    0,
    limits.looked,
  )) {
    // A line is no wider than its text is laid out.
    if (element.getBoundingClientRect().width <= screen && element.scrollWidth <= screen) continue
    if (element.closest('table, pre, code, nav, svg, marquee, [aria-hidden="true"], [contenteditable]'))
      continue
    const width = widthOf(element)
    if (width < screen * limits.wide || !element.checkVisibility({ visibilityProperty: true })) continue
    const box = boxOf(element)
    if (!box) continue
    const known = found.get(box)
    if (known) known.texts++
    else if (found.size < limits.boxes) found.set(box, { element, width, texts: 1 })
  }
  if (found.size === 0) return []
  const fonts = fontsOf(fontLimits)
  return Array.from(found, ([box, { element, width, texts }]) => {
    const mayFit =
      fonts.isInStandIn(element) &&
      fonts.withNarrowLetters(element, () => widthOf(element)) < screen * limits.wide
    return {
      selector: selectorOf(element),
      text: textOf(element, limits.text),
      width: Math.round(width),
      screen,
      box: nameOf(box, tagOf, selectorOf),
      texts,
      ...(mayFit && { fontInDoubt: fonts.nameOf(element) }),
    }
  })
}
