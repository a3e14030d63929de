import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'
import { REVEAL_LIMITS, revealByScrolling } from './reveal.ts'

/** Text that has its place on the page and is fully transparent, also when it has been scrolled to. */
export interface UnrevealedText {
  /** The first transparent element. */
  selector: string
  /** The start of its text. */
  text: string
  characters: number
  /** Of the text that has a place on the page, 0 to 1. */
  share: number
}

const LIMITS = {
  /** Nodes of text that are looked at, and transparent elements that are scrolled to. */
  nodes: 20_000,
  tried: 3,
  /** Opacity below which nothing is seen. */
  opacity: 0.02,
  /** Characters from which on, and part of the text from which on, it is told of. */
  characters: 300,
  share: 0.4,
  /** Milliseconds for which each of them is waited for. */
  shownMs: 1500,
  /**
   * Frames that Chrome has drawn by then at least, and milliseconds within which one comes: on a busy machine, or where
   * large images are read, a script hears late of what is in sight.
   */
  frames: 30,
  frameMs: 1000,
  /** Characters. */
  name: 1000,
  text: 80,
} as const

/**
 * Text that stays transparent: a style hides it for a script that is to fade it in, and that script does not run or does
 * not find it. What is put over others, as slides and menus are, is left out.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @returns null where there is none, undefined where it could not be found out
 */
export async function findUnrevealedText(
  session: CDPSession,
  mainFrame: string,
): Promise<UnrevealedText | null | undefined> {
  const world = await isolatedWorld(session, mainFrame)
  await world.evaluate(callOf(revealByScrolling, REVEAL_LIMITS))
  const found = await world.evaluate<UnrevealedText | null | 'moved' | 'undrawn'>(
    callOf(stayingTransparent, LIMITS, elementSelector),
  )
  return typeof found === 'string' ? undefined : found
}

/**
 * It runs in the page: it must not use anything from outside of itself but what it is given.
 *
 * @returns `moved` where the page does not scroll as others do, and `undrawn` where Chrome draws nothing, so that nothing
 * is sure
 */
async function stayingTransparent(
  limits: typeof LIMITS,
  selectorOf: typeof elementSelector,
): Promise<UnrevealedText | null | 'moved' | 'undrawn'> {
  const laidOver = /slide|swiper|carousel|splide|tab|modal|dialog|nav|tooltip|dropdown|overlay|popup|toast/i
  /** A menu of links, and not that of a restaurant. */
  const menus = new Map<Element, boolean>()
  const isOfLinks = (element: Element, names: string) => {
    if (!/menu/i.test(names)) return false
    const known = menus.get(element)
    if (known !== undefined) return known
    const links = Array.from(element.querySelectorAll('a[href]'))
    const linked = links.reduce((sum, link) => sum + (link.textContent ?? '').trim().length, 0)
    const isMenu = element.localName === 'header' || 2 * linked > (element.textContent ?? '').trim().length
    menus.set(element, isMenu)
    return isMenu
  }
  const veils = new Map<Element, Element | null>()
  /** The outermost transparent element around one. */
  const veilOf = (element: Element): Element | null => {
    const known = veils.get(element)
    if (known !== undefined) return known
    const above = element.parentElement ? veilOf(element.parentElement) : null
    const isVeil = above === null && Number(getComputedStyle(element).opacity) < limits.opacity
    const veil = above ?? (isVeil ? element : null)
    veils.set(element, veil)
    return veil
  }
  const isInPlace = (veil: Element) => {
    const { left, right, width, height } = veil.getBoundingClientRect()
    if (width === 0 || height === 0 || right <= 0 || left >= innerWidth) return false
    for (let at: Element | null = veil; at && at !== document.body; at = at.parentElement) {
      if (!/^(?:static|relative)$/.test(getComputedStyle(at).position)) return false
      if (at.ariaHidden === 'true' || at.hasAttribute('inert')) return false
      const names = `${at.id} ${at.getAttribute('class') ?? ''}`.slice(0, limits.name)
      if (laidOver.test(names) || isOfLinks(at, names)) return false
    }
    return true
  }
  const measure = () => {
    veils.clear()
    const hidden = new Map<Element, string>()
    const places = new Map<Element, boolean>()
    let [seen, unseen] = [0, 0]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = 0; walker.nextNode() && node < limits.nodes; node++) {
      const parent = walker.currentNode.parentElement
      const words = (walker.currentNode.nodeValue ?? '').replace(/\s+/g, ' ').trim()
      if (words === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue
      const veil = veilOf(parent)
      if (veil === null) {
        seen += words.length
        continue
      }
      if (!places.has(veil)) places.set(veil, isInPlace(veil))
      if (!places.get(veil)) continue
      unseen += words.length
      const start = hidden.get(veil) ?? ''
      if (start.length < limits.text) hidden.set(veil, `${start} ${words}`.trim().slice(0, limits.text))
    }
    return { hidden, unseen, share: unseen / Math.max(1, seen + unseen) }
  }
  const isMuch = ({ unseen, share }: ReturnType<typeof measure>) =>
    unseen >= limits.characters && share >= limits.share
  const first = measure()
  if (!isMuch(first)) return null
  const all = Array.from(first.hidden.keys())
  const tried = all.filter((_, index) => index % Math.ceil(all.length / limits.tried) === 0)
  for (const veil of tried) {
    // A higher one begins at the top of the screen, so that a part of it stands in the middle.
    const isHigh = veil.getBoundingClientRect().height > innerHeight
    veil.scrollIntoView({ behavior: 'instant', block: isHigh ? 'start' : 'center' })
    const until = performance.now() + limits.shownMs
    let frames = 0
    const isOver = () => performance.now() >= until && frames >= limits.frames
    while (!isOver() && Number(getComputedStyle(veil).opacity) < limits.opacity) {
      const isDrawn = await new Promise(resolve => {
        requestAnimationFrame(() => resolve(true))
        setTimeout(() => resolve(false), limits.frameMs)
      })
      if (!isDrawn) return 'undrawn'
      frames++
    }
    const { top, bottom } = veil.getBoundingClientRect()
    if (bottom <= 0 || top >= innerHeight) return 'moved'
  }
  const last = measure()
  scrollTo({ top: 0, behavior: 'instant' })
  if (!isMuch(last) || !tried.every(veil => last.hidden.has(veil))) return null
  const [[veil, text]] = Array.from(last.hidden) as [[Element, string]]
  return { selector: selectorOf(veil), text, characters: last.unseen, share: last.share }
}
