import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { textStart } from './element-text.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'

/** Text of a page whose lines begin at the edge of the screen. */
export interface EdgeText {
  selector: string
  /** The start of it. */
  text: string
  /** Headings and paragraphs, and how many of them begin at the edge. */
  texts: number
  atEdge: number
  /** Whether they are those of the foot of the page. */
  isFoot: boolean
}

const LIMITS = {
  /** Headings and paragraphs that are looked at, lines of each, and elements around each. */
  looked: 1500,
  lines: 100,
  around: 60,
  /** CSS pixels: what is nearer to the edge touches it, and of what is lower nothing is read. */
  space: 3,
  low: 8,
  /** CSS pixels that centered lines leave free where they wrap. */
  wrapped: 12,
  /** CSS pixels: the widest screen of a phone. */
  screen: 600,
  /** Texts at the edge, and the characters of all of them, from which on they are told of. */
  texts: 3,
  characters: 150,
  /** Part of the texts of a page, or of its foot, that is at the edge at least. */
  share: 0.25,
  text: 60,
} as const

/**
 * Headings and paragraphs of the page, or of its foot, that begin at the very edge of the screen of a phone: the first of
 * each part where they are several.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
export async function findEdgeTexts(session: CDPSession, mainFrame: string): Promise<readonly EdgeText[]> {
  const world = await isolatedWorld(session, mainFrame)
  return await world.evaluate(callOf(edgeTexts, LIMITS, elementSelector, textStart))
}

/** It runs in the page: it must not use anything from outside of itself but what it is given. */
function edgeTexts(
  limits: typeof LIMITS,
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
): EdgeText[] {
  const { body, documentElement: root } = document
  const screen = root.clientWidth
  const isAsWide = root.scrollWidth <= screen + 1 && innerWidth <= screen + 1
  if (screen > limits.screen || !isAsWide || (visualViewport?.scale ?? 1) !== 1) return []
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  /** The first and the last place of its own text lines, where it has any. */
  const linesOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const lines = Array.from(range.getClientRects())
      .slice(0, limits.lines)
      .filter(({ width, height }) => width > 1 && height >= limits.low)
    if (lines.length === 0) return undefined
    return {
      left: Math.min(...lines.map(({ left }) => left)),
      right: Math.max(...lines.map(({ right }) => right)),
      top: Math.min(...lines.map(({ top }) => top)),
      bottom: Math.max(...lines.map(({ bottom }) => bottom)),
      isWrapped: lines.some(({ top }) => top >= lines[0]!.bottom),
    }
  }
  type Lines = NonNullable<ReturnType<typeof linesOf>>
  const isMoved = (element: Element) => {
    const { transform, translate, rotate, scale, animationName, position, writingMode } = styleOf(element)
    const isLoose = /^(?:fixed|sticky|absolute)$/.test(position) || writingMode !== 'horizontal-tb'
    const isShifted = [transform, translate, rotate, scale].some(value => value !== 'none')
    return isLoose || isShifted || animationName !== 'none'
  }
  /** Whether a text is part of the page and lies where it is laid out. */
  const isAtRest = (element: Element, { left, right, top, bottom }: Lines) => {
    let at: Element | null = element
    for (let step = 0; at && at !== body && at !== root && step < limits.around; step++) {
      if (isMoved(at)) return false
      const { overflowX, overflowY } = styleOf(at)
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const box = at.getBoundingClientRect()
        const scrolls = /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth + 1
        const isWithin = box.left <= left + 1 && box.right >= right - 1
        if (scrolls || !isWithin || box.top > top + 1 || box.bottom < bottom - 1) return false
      }
      at = at.parentElement
    }
    return at === body
  }
  const isBegunAtEdge = (element: Element, { left, right }: Lines) => {
    const { textAlign, direction } = styleOf(element)
    const isRtl = direction === 'rtl'
    if (!(isRtl ? /^(?:start|right|justify)$/ : /^(?:start|left|justify)$/).test(textAlign)) return false
    const space = isRtl ? screen - right : left
    return space > -1 && space < limits.space && left > -1 && right < screen + 1
  }
  /** Whether centered lines wrap at no other place than the edge of the screen. */
  const isWrappedAtEdge = (element: Element, { left, right, isWrapped }: Lines) => {
    const { textAlign, paddingLeft, paddingRight } = styleOf(element)
    const box = element.getBoundingClientRect()
    const hasNoSpace =
      box.left + Number.parseFloat(paddingLeft) < limits.space &&
      box.right - Number.parseFloat(paddingRight) > screen - limits.space
    const isFilled =
      left > -1 && left < limits.wrapped && right < screen + 1 && right > screen - limits.wrapped
    return textAlign === 'center' && isWrapped && hasNoSpace && isFilled
  }
  const apart =
    'pre, code, table, nav, aside, form, svg, marquee, dialog, figcaption, button, summary, [role="dialog" i], [role="navigation" i], [aria-hidden="true"], [contenteditable], [inert], [class*="marquee" i], [class*="ticker" i], [class*="carousel" i], [class*="slider" i], [class*="swiper" i], [class*="slide" i]'
  const foot = 'footer, [role="contentinfo" i], #footer, .footer'
  const head = 'header, [role="banner" i]'
  const parts = { page: [] as [Element, boolean][], foot: [] as [Element, boolean][] }
  for (const element of Array.from(body.querySelectorAll('h1, h2, h3, h4, p')).slice(0, limits.looked)) {
    if (element.closest(apart)) continue
    const text = (element.textContent ?? '').trim()
    if (text === '' || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const lines = linesOf(element)
    if (!lines) continue
    const isOfFoot = element.closest(foot) !== null && !element.closest('main, article')
    if (!isOfFoot && element.closest(head) && !element.closest('main, article, section')) continue
    const isAtEdge = isBegunAtEdge(element, lines) || (isOfFoot && isWrappedAtEdge(element, lines))
    const isEdge = isAtEdge && isAtRest(element, lines)
    parts[isOfFoot ? 'foot' : 'page'].push([element, isEdge])
  }
  return (['page', 'foot'] as const).flatMap(part => {
    const texts = parts[part]
    const edge = texts.flatMap(([element, isEdge]) => (isEdge ? [element] : []))
    const characters = edge.reduce((sum, element) => sum + (element.textContent ?? '').trim().length, 0)
    const [first] = edge
    const isEnough =
      edge.length >= limits.texts &&
      characters >= limits.characters &&
      edge.length >= limits.share * texts.length
    if (!first || !isEnough) return []
    return [
      {
        selector: selectorOf(first),
        text: textOf(first, limits.text),
        texts: texts.length,
        atEdge: edge.length,
        isFoot: part === 'foot',
      },
    ]
  })
}
