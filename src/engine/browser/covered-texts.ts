import type { CDPSession } from 'puppeteer-core'
import type { Screen } from './covered-controls.ts'
import { elementSelector } from './element-selector.ts'
import { elementName, startTag, textStart } from './element-text.ts'
import { fixedLayers } from './fixed-layers.ts'
import { isolatedWorld } from './isolated-world.ts'
import { FONT_LIMITS, standInFonts } from './stand-in-fonts.ts'

/** A text that a bar which stays on the screen lies over, where nobody can scroll it out from there. */
export interface CoveredText {
  selector: string
  /** The start of it. */
  text: string
  /** What the bar is called. */
  cover: string
  /** Whether it is the heading at the start of the page, or the last lines of it. */
  place: 'start' | 'end'
  /** The screens on which it is so. */
  screens: readonly Screen[]
}

const LIMITS = {
  /** Headings and paragraphs up to the first that is seen, texts before the end, and lines of each. */
  looked: 40,
  texts: 60,
  lines: 10,
  around: 40,
  /** Opacity from which a bar hides what is below it. */
  opaque: 0.9,
  /** Parts of a line at which it is covered, and of the lines of a heading that are. */
  points: [0.1, 0.5, 0.9],
  share: 0.6,
  /** Of the height of a line: blurred by that, nobody reads it. */
  blur: 0.3,
  /** Of the screen: a bar is at least so wide, and at most so high. */
  wide: 0.5,
  high: 0.5,
  /** CSS pixels between a bar and its edge of the screen, and of the sides of a line. */
  edge: 30,
  size: 4,
  /** Letters of covered last lines, below which nothing of worth is lost. */
  letters: 12,
  /** What visitors send away, by its name or by what is in it. */
  closable: 'cookie|consent|gdpr|banner|popup|modal|dialog|overlay|toast|notice|chat',
  closing:
    'button, [role="button"], [role="dialog"], dialog, input, iframe, [class*="close"], [class*="dismiss"]',
  /** Milliseconds after which a bar is still there. */
  restMs: 700,
  /** Characters. */
  text: 60,
} as const

/**
 * The heading that a fixed bar lies over before anybody scrolls, and the last lines of a page that one lies over at its end.
 * The page is scrolled, and back to where it was.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
export async function findCoveredTexts(
  session: CDPSession,
  mainFrame: string,
  screen: Screen,
): Promise<readonly CoveredText[]> {
  const world = await isolatedWorld(session, mainFrame)
  const given = [LIMITS, FONT_LIMITS].map(one => JSON.stringify(one))
  const found = await world.evaluate<Omit<CoveredText, 'screens'>[]>(
    `(${coveredTexts.toString()})(${[...given, elementSelector, textStart, startTag, elementName, standInFonts, fixedLayers].map(String).join(', ')})`,
  )
  return found.map(one => ({ ...one, screens: [screen] }))
}

/** It runs in the page: it must not use anything from outside of itself but what it is given. */
async function coveredTexts(
  limits: typeof LIMITS,
  fontLimits: typeof FONT_LIMITS,
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
  tagOf: typeof startTag,
  nameOf: typeof elementName,
  fontsOf: typeof standInFonts,
  layersOf: typeof fixedLayers,
): Promise<Omit<CoveredText, 'screens'>[]> {
  const root = document.documentElement
  const { layerOf, hides } = layersOf(limits)
  const closable = new RegExp(limits.closable, 'i')
  const fonts = fontsOf(fontLimits)
  const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const linesOf = (node: Node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return Array.from(range.getClientRects())
      .filter(({ width, height }) => width > limits.size && height > limits.size)
      .slice(0, limits.lines)
  }
  const isBar = (layer: Element, place: CoveredText['place']) => {
    const { top, bottom, width, height } = layer.getBoundingClientRect()
    const isAtEdge = place === 'start' ? top <= limits.edge : bottom >= innerHeight - limits.edge
    return isAtEdge && width >= root.clientWidth * limits.wide && height <= innerHeight * limits.high
  }
  const isClosable = (layer: Element) =>
    closable.test(`${layer.id} ${layer.getAttribute('class') ?? ''} ${layer.role ?? ''}`.slice(0, 500)) ||
    layer.querySelector(limits.closing) !== null
  /** Whether glass between a point and the page makes what is below it unreadable. */
  const blurs = (top: Element, layer: Element, height: number) => {
    for (let at: Element | null = top, step = 0; at && step < limits.around; at = at.parentElement, step++) {
      const [, px = '0'] =
        /^blur\((\d{1,4}(?:\.\d{1,6})?)px\)/.exec(getComputedStyle(at).backdropFilter) ?? []
      if (Number(px) >= height * limits.blur) return true
      if (at === layer) break
    }
    return false
  }
  /** The bar that is over a point of a text, where the text would be seen without it. */
  const barAt = (text: Element, x: number, y: number, height: number, place: CoveredText['place']) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return undefined
    const stack = document.elementsFromPoint(x, y)
    const [over = null] = stack
    const layer = layerOf(over)
    if (!over || !layer || layer.contains(text) || !isBar(layer, place)) return undefined
    if (!hides(over, layer) && !blurs(over, layer, height)) return undefined
    const below = stack.find(element => !layer.contains(element))
    return below && text.contains(below) ? layer : undefined
  }
  const barOver = (text: Element, { left, top, width, height }: DOMRect, place: CoveredText['place']) => {
    const y = top + height / 2
    const bars = limits.points.map(part => barAt(text, left + width * part, y, height, place))
    return bars[0] && bars.every(bar => bar === bars[0]) && !mayBeLower(bars[0], y, place)
      ? bars[0]
      : undefined
  }
  /** Whether a bar may end before a text in a font that this machine lacks, or did not get. */
  const mayBeLower = (bar: Element, y: number, place: CoveredText['place']) => {
    const inStandIn = [bar, ...Array.from(bar.querySelectorAll('*')).slice(0, limits.around)].find(element =>
      fonts.isInStandIn(element),
    )
    if (!inStandIn) return false
    const { top, bottom } = fonts.withNarrowLetters(inStandIn, () => bar.getBoundingClientRect())
    return place === 'start' ? bottom < y : top > y
  }
  const firstOf = (selector: string) =>
    Array.from(document.querySelectorAll(selector))
      .slice(0, limits.looked)
      .find(element => isSeen(element) && element.textContent?.trim() && linesOf(element).length > 0)
  const headingUnderBar = () => {
    const heading = firstOf('h1') ?? firstOf('main h2, main h3, main p')
    if (!heading || layerOf(heading) || heading.getAnimations({ subtree: true }).length > 0) return undefined
    const lines = linesOf(heading)
    const bars = lines.flatMap(line => barOver(heading, line, 'start') ?? [])
    return bars[0] && bars.length >= lines.length * limits.share ? { text: heading, bar: bars[0] } : undefined
  }
  const endUnderBar = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let letters = 0
    let first: { text: Element; bar: Element } | undefined
    walker.currentNode = document.body
    while (walker.lastChild()) {}
    for (let seen = 0; seen < limits.texts * 4; seen++) {
      const node = walker.currentNode
      const parent = node.parentElement
      const isText = node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()
      if (isText && parent && isSeen(parent) && !layerOf(parent)) {
        const lines = linesOf(node)
        const bars = lines.flatMap(line => barOver(parent, line, 'end') ?? [])
        if (bars[0] && bars.length === lines.length && !isClosable(bars[0])) {
          letters += node.nodeValue!.trim().length
          first = { text: parent, bar: bars[0] }
        } else if (lines.some(({ bottom }) => bottom < innerHeight * limits.high)) break
      }
      if (!walker.previousNode()) break
    }
    return letters >= limits.letters ? first : undefined
  }
  const { x: startX, y: startY } = { x: scrollX, y: scrollY }
  const found: Omit<CoveredText, 'screens'>[] = []
  const lookAt = async (
    place: CoveredText['place'],
    look: () => { text: Element; bar: Element } | undefined,
  ) => {
    const scroll = () => scrollTo({ top: place === 'start' ? 0 : root.scrollHeight, behavior: 'instant' })
    scroll()
    await frames()
    if (!look()) return
    await new Promise(done => setTimeout(done, limits.restMs))
    scroll()
    await frames()
    const still = look()
    if (!still) return
    found.push({
      selector: selectorOf(still.text),
      text: textOf(still.text, limits.text),
      cover: nameOf(still.bar, tagOf, selectorOf),
      place,
    })
  }
  await lookAt('start', headingUnderBar)
  if (root.scrollHeight > innerHeight * (1 + limits.high)) await lookAt('end', endUnderBar)
  scrollTo({ left: startX, top: startY, behavior: 'instant' })
  return found
}
