import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { textStart } from './element-text.ts'
import { fixedLayers } from './fixed-layers.ts'
import { isolatedWorld } from './isolated-world.ts'
import type { ShowScreen } from './other-screen.ts'
import { FONT_LIMITS, standInFonts } from './stand-in-fonts.ts'

/** A place of the page whose first text lies under a bar at the top of the screen once a link has led there. */
export interface CoveredTarget {
  /** Of the link. */
  selector: string
  /** The start of the text of the link; may be empty. */
  text: string
  id: string
  /** The start of the text that the bar covers; empty where it is a picture. */
  covered: string
  /** CSS pixels from the top of the screen to the lower edge of the bar. */
  barBottom: number
  /** Of the bar. */
  bar: string
}

const LIMITS = {
  /** Links that are looked at, places that are scrolled to, and links that are clicked. */
  looked: 2000,
  targets: 12,
  clicked: 2,
  /** Texts that are looked at before the first that is seen, and elements around one. */
  texts: 40,
  around: 40,
  /** Opacity from which a bar hides what is below it. */
  opaque: 0.9,
  /** Attributes of links that scripts make into switches of something on the page. */
  switches: [
    ...['role', 'onclick', 'aria-controls', 'aria-expanded', 'aria-haspopup'],
    ...['data-toggle', 'data-bs-toggle', 'data-target', 'data-bs-target', 'data-slide', 'data-bs-slide'],
  ],
  /** Lines up to the heading of a place, and elements that may be a place of one line. */
  lines: 3,
  lineElements: 'li, p, dt, td, th, tr, sup, figcaption, summary',
  /** Parts of a line at which it is covered. */
  points: [0.1, 0.5, 0.9],
  /** Part of a line that is covered; its words cannot be read any more. */
  share: 0.7,
  /** Of the screen: a bar is at least so wide, and at most so high. */
  wide: 0.6,
  high: 0.6,
  /** CSS pixels that it may lie below the upper edge of the screen, and the height of a picture that stands for itself. */
  top: 30,
  picture: 40,
  /** Milliseconds without scrolling after which a jump is over, and the most for it. */
  restMs: 400,
  mostMs: 2500,
  /** Characters. */
  label: 60,
} as const

/**
 * Links to places of the page itself whose first text a fixed bar covers after the jump, on a desktop. Each is clicked, since
 * scripts may scroll further than the browser does, or take the bar away meanwhile. The page is then where they led.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
export async function findCoveredTargets(
  session: CDPSession,
  mainFrame: string,
  showDesktop: ShowScreen,
): Promise<readonly CoveredTarget[]> {
  const world = await isolatedWorld(session, mainFrame)
  if (!(await world.evaluate<boolean>(`document.querySelector('a[href*="#"]') !== null`))) return []
  await showDesktop()
  const given = [LIMITS, FONT_LIMITS].map(one => JSON.stringify(one))
  return await world.evaluate<CoveredTarget[]>(
    `(${coveredTargets.toString()})(${[...given, elementSelector, textStart, standInFonts, fixedLayers].map(String).join(', ')})`,
  )
}

/** It runs in the page: it must not use anything from outside of itself but what it is given. */
async function coveredTargets(
  limits: typeof LIMITS,
  fontLimits: typeof FONT_LIMITS,
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
  fontsOf: typeof standInFonts,
  layersOf: typeof fixedLayers,
): Promise<CoveredTarget[]> {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  const pause = (ms: number) => new Promise(done => setTimeout(done, ms))
  const { layerOf, hides } = layersOf(limits)
  const targetOf = (link: HTMLAnchorElement) => {
    const { hash, origin, pathname, search } = link
    if (hash.length < 2 || /^#(?:top|:~:)/i.test(hash)) return undefined
    if (origin !== location.origin || pathname !== location.pathname || search !== location.search)
      return undefined
    // What scripts make into a switch of something leads nowhere.
    if (limits.switches.some(name => link.hasAttribute(name))) return undefined
    let id = hash.slice(1)
    try {
      id = decodeURIComponent(id)
    } catch {}
    return document.getElementById(id) ?? document.getElementsByName(id)[0]
  }
  const isHeading = (element: Element) =>
    element.closest('h1, h2, h3, h4, h5, h6, p, li, td')?.matches('h1, h2, h3, h4, h5, h6') === true
  /**
   * The first lines of text at a place: up to the first that is no label above the heading. Undefined where a picture or a
   * field comes first.
   */
  const firstLinesAt = (target: Element) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    walker.currentNode = target
    const range = document.createRange()
    const lines: { line: DOMRect; parent: Element; text: string }[] = []
    for (let seen = 0; seen < limits.texts && lines.length < limits.lines && walker.nextNode(); seen++) {
      const node = walker.currentNode
      if (node instanceof Element) {
        if (!node.matches('img, svg, video, canvas, iframe, object, embed, input, select, textarea, hr'))
          continue
        if (isSeen(node) && node.getBoundingClientRect().height >= limits.picture) break
        continue
      }
      const parent = node.parentElement
      if (!node.nodeValue?.trim() || !parent || !isSeen(parent)) continue
      // What lies over the page by itself is no part of the place.
      if (/^(?:script|style|noscript|template)$/.test(parent.localName) || layerOf(parent)) continue
      range.selectNodeContents(node)
      const line = Array.from(range.getClientRects()).find(({ width, height }) => width > 4 && height > 4)
      if (!line) continue
      lines.push({ line, parent, text: node.nodeValue })
      if (isHeading(parent)) break
    }
    return lines
  }
  const barOver = ({ line, parent }: { line: DOMRect; parent: Element }) => {
    if (line.top < -line.height / 2 || line.top > innerHeight * limits.high) return undefined
    const y = line.top + line.height * limits.share
    const bars = limits.points.map(part => {
      const x = line.left + line.width * part
      if (x < 0 || x >= innerWidth || y < 0) return undefined
      const top = document.elementFromPoint(x, y)
      const layer = layerOf(top)
      if (!top || !layer || layer.contains(parent)) return undefined
      const box = layer.getBoundingClientRect()
      const isBar =
        box.top <= limits.top &&
        box.width >= innerWidth * limits.wide &&
        box.height <= innerHeight * limits.high &&
        hides(top, layer)
      return isBar ? layer : undefined
    })
    const [bar] = bars
    return bar && bars.every(one => one === bar) && !mayBeLower(bar, y) ? bar : undefined
  }
  const fonts = fontsOf(fontLimits)
  /** Whether a bar may end above a place in a font that this machine lacks, or did not get. */
  const mayBeLower = (bar: Element, y: number) => {
    const inStandIn = [bar, ...Array.from(bar.querySelectorAll('*')).slice(0, limits.around)].find(element =>
      fonts.isInStandIn(element),
    )
    return (
      inStandIn !== undefined &&
      fonts.withNarrowLetters(inStandIn, () => bar.getBoundingClientRect().bottom) < y
    )
  }
  /** The picture that is all there is at a place, as one with the heading drawn in it between the tags of an anchor. */
  const pictureOf = (target: Element) => {
    if (!target.matches('a, img') || target.textContent?.trim()) return undefined
    const [picture, other] = target.matches('img') ? [target] : Array.from(target.querySelectorAll('img'))
    return picture && !other && isSeen(picture) && picture.getBoundingClientRect().height >= limits.picture
      ? picture
      : undefined
  }
  /** The bar over the heading of a place, with what stands above it, or over the line that is the place itself. */
  const coverOf = (target: Element) => {
    const picture = pictureOf(target)
    if (picture) {
      const bar = barOver({ line: picture.getBoundingClientRect(), parent: picture })
      return bar && { bar, bottom: bar.getBoundingClientRect().bottom, words: '' }
    }
    const lines = firstLinesAt(target)
    const last = lines.at(-1)
    const told =
      last && isHeading(last.parent) ? lines : target.matches(limits.lineElements) ? lines.slice(0, 1) : []
    const bar = told[0] && barOver(told[0])
    if (!bar || !told.every(line => barOver(line) === bar)) return undefined
    const { bottom } = bar.getBoundingClientRect()
    return { bar, bottom, words: told.at(-1)!.text.replace(/\s+/g, ' ').trim() }
  }
  const links = new Map<Element, HTMLAnchorElement>()
  for (const link of Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')).slice(
    0,
    limits.looked,
  )) {
    if (links.size >= limits.targets) break
    const target = targetOf(link)
    if (!target || links.has(target) || !isSeen(link) || target.getClientRects().length === 0) continue
    if (target.contains(link) || layerOf(target)) continue
    const { width, height, right } = link.getBoundingClientRect()
    if (width < 4 || height < 4 || right < 0) continue
    links.set(target, link)
  }
  const toTop = async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    await frames()
  }
  const suspects: [Element, HTMLAnchorElement][] = []
  for (const [target, link] of links) {
    await toTop()
    target.scrollIntoView({ block: 'start', inline: 'nearest', behavior: 'instant' })
    await frames()
    if (scrollY > 0 && coverOf(target)) suspects.push([target, link])
  }
  const found: CoveredTarget[] = []
  for (const [target, link] of suspects.slice(0, limits.clicked)) {
    await toTop()
    await pause(100)
    link.click()
    const start = performance.now()
    let moved = start
    for (let last = -1; performance.now() - start < limits.mostMs; ) {
      if (scrollY !== last) moved = performance.now()
      last = scrollY
      if (performance.now() - moved >= limits.restMs) break
      await pause(50)
    }
    const cover = scrollY > 0 ? coverOf(target) : undefined
    if (!cover) continue
    found.push({
      selector: selectorOf(link),
      text: textOf(link, limits.label, link.ariaLabel),
      id: target.id || (target.getAttribute('name') ?? ''),
      covered: cover.words.slice(0, limits.label),
      barBottom: Math.round(cover.bottom),
      bar: selectorOf(cover.bar),
    })
  }
  await toTop()
  return found
}
