import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { textStart } from './element-text.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'

/** Something that stays on the first screen and has a text and something to press, as a banner that asks for consent has. */
export interface ShownBanner {
  selector: string
  /** The start of its text. */
  text: string
  /** The names of what can be pressed in it and leads to no other page; empty of an icon without one. */
  pressed: string[]
  /** Of its links to other pages: the text and the address as it is written. */
  links: { text: string; href: string }[]
  /** Fields by which visitors choose something, and what has to be pressed cannot be before they did. */
  fields: number
  isHeldBack: boolean
}

const LIMITS = {
  /** Elements of the page that are looked at, and boxes that are told. */
  elements: 20_000,
  banners: 5,
  /** Elements in a banner: what has more is more than that. */
  inside: 150,
  /** Letters of its text. */
  least: 20,
  most: 2000,
  text: 300,
  name: 60,
  /** CSS pixels of both sides of what can be seen. */
  size: 10,
} as const

/** What lies over the page when it opens, by what it says and what can be pressed in it. */
export async function findShownBanners(
  session: CDPSession,
  mainFrame: string,
): Promise<readonly ShownBanner[]> {
  const world = await isolatedWorld(session, mainFrame)
  return await world.evaluate(callOf(shownBanners, LIMITS, elementSelector, textStart))
}

/** It runs in the page: it must not use anything from outside of itself but what it is given. */
function shownBanners(
  limits: typeof LIMITS,
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
): ShownBanner[] {
  const isShown = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return (
      Math.min(right, innerWidth) - Math.max(left, 0) > limits.size &&
      Math.min(bottom, innerHeight) - Math.max(top, 0) > limits.size
    )
  }
  const isLaidOver = (element: Element) =>
    getComputedStyle(element).position === 'fixed' ||
    (element.localName === 'dialog' && element.matches(':modal'))
  const PRESSED = 'button, a, summary, [role="button"], [role="link"], [onclick], input, label, select'
  const FIELD = 'input:not([type="submit"], [type="button"], [type="hidden"], [type="image"]), select'
  /** Also what only shows a hand to the mouse, and what is drawn in it does not. */
  const pressedIn = (box: Element) => {
    const all = Array.from(box.querySelectorAll('*')).filter(element => {
      if (element.matches('label, input:not([type="submit"], [type="button"], [type="image"]), select'))
        return false
      if (element.matches(PRESSED)) return true
      return getComputedStyle(element).cursor === 'pointer' && !element.closest('label')
    })
    return all.filter(element => !all.some(other => other !== element && other.contains(element)))
  }
  const leadsAway = (element: Element) => {
    if (!(element instanceof HTMLAnchorElement)) return false
    const href = element.getAttribute('href') ?? ''
    const url = URL.parse(href, document.baseURI)
    return (
      url !== null &&
      /^https?:$/.test(url.protocol) &&
      url.href.split('#')[0] !== document.URL.split('#')[0] &&
      !element.hasAttribute('onclick')
    )
  }
  const nameOf = (element: Element) => {
    const given =
      element.getAttribute('aria-label') ?? (element instanceof HTMLInputElement ? element.value : null)
    return textOf(element, limits.name, given)
  }
  const describe = (box: Element): ShownBanner | undefined => {
    const text = ((box as HTMLElement).innerText ?? '').replace(/\s+/g, ' ').trim()
    if (text.length < limits.least || text.length > limits.most) return undefined
    // An open root or a frame may hold more to press.
    const inside = Array.from(box.querySelectorAll('*'))
    if (inside.length > limits.inside || inside.some(one => one.shadowRoot || one.matches('iframe, object')))
      return undefined
    const pressed = pressedIn(box)
    const buttons = pressed.filter(element => !leadsAway(element))
    const isDisabled = (element: Element) =>
      element.matches(':disabled, [aria-disabled="true"]') ||
      getComputedStyle(element).pointerEvents === 'none'
    return {
      selector: selectorOf(box),
      text: text.slice(0, limits.text),
      // One that is hidden may come with a click on another one, and then leaves a choice.
      pressed: buttons.map(nameOf),
      links: pressed.filter(leadsAway).map(link => ({
        text: nameOf(link),
        href: (link.getAttribute('href') ?? '').slice(0, 500),
      })),
      fields: box.querySelectorAll(FIELD).length,
      isHeldBack: buttons.length > 0 && buttons.every(isDisabled),
    }
  }
  const boxes: Element[] = []
  for (const element of Array.from(document.body.querySelectorAll('*')).slice(0, limits.elements)) {
    if (boxes.length >= limits.banners) break
    if (isLaidOver(element) && isShown(element) && !boxes.some(box => box.contains(element)))
      boxes.push(element)
  }
  return boxes.flatMap(box => describe(box) ?? [])
}
