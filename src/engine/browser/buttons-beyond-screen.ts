import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { textStart } from './element-text.ts'
import { isolatedWorld } from './isolated-world.ts'
import { FONT_LIMITS, standInFonts } from './stand-in-fonts.ts'

/** A button of the header that stands beyond the right edge of the screen, where nobody can scroll to. In CSS pixels. */
export interface ButtonBeyondScreen {
  selector: string
  /** The start of its label or text; may be empty. */
  text: string
  /** Where it begins. */
  left: number
  /** Of the screen. */
  screen: number
  /** The font that something in the header asks for and this machine lacks, or did not get, where the button may be seen in it. */
  fontInDoubt?: string
}

const LIMITS = {
  /** Buttons that are looked at, and that are told. */
  buttons: 60,
  found: 3,
  /** CSS pixels from the top of the page within which the header is. */
  header: 150,
  /** CSS pixels of a button that nobody sees, and of the smallest button. */
  unseen: 4,
  least: 10,
  /** CSS pixels of a negative margin that draws something over its neighbor on purpose. */
  margin: 20,
  /** Elements of the header whose fonts are asked for. */
  texts: 60,
  text: 40,
} as const

/**
 * Buttons in the header of the screen as it is laid out now that its row has pushed beyond the edge.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
export async function findButtonsBeyondScreen(
  session: CDPSession,
  mainFrame: string,
): Promise<readonly ButtonBeyondScreen[]> {
  const world = await isolatedWorld(session, mainFrame)
  const given = [LIMITS, FONT_LIMITS].map(one => JSON.stringify(one))
  return await world.evaluate(
    `(${buttonsBeyondScreen.toString()})(${[...given, elementSelector, textStart, standInFonts].map(String).join(', ')})`,
  )
}

/** It runs in the page: it must not use anything from outside of itself but what it is given. */
function buttonsBeyondScreen(
  limits: typeof LIMITS,
  fontLimits: typeof FONT_LIMITS,
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
  fontsOf: typeof standInFonts,
): ButtonBeyondScreen[] {
  const HEADER =
    'header, nav, [role="banner"], [role="navigation"], [class*="header" i], [id*="header" i], [class*="nav" i]'
  const BUTTON =
    'button, summary, label[for], [role="button"], a[href="#"], a:not([href]), [class*="burger" i], [class*="toggle" i]'
  /** What moves sideways on purpose. */
  const MOVING =
    '[class*="slide" i], [class*="swiper" i], [class*="carousel" i], [class*="marquee" i], [class*="ticker" i], [class*="canvas" i], [class*="drawer" i], dialog, [inert], [aria-hidden="true"]'
  const root = document.documentElement
  const screen = root.clientWidth
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const edge = () => {
    const overflow = getComputedStyle(root).overflowX
    const ofPage = overflow === 'visible' ? getComputedStyle(document.body).overflowX : overflow
    return /^(?:hidden|clip)$/.test(ofPage) ? screen : Math.max(screen, root.scrollWidth)
  }
  const around = (element: Element): Element[] => {
    const all: Element[] = []
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) all.push(at)
    return all
  }
  const isBeyond = (element: Element) => {
    // What is fixed does not move with the page.
    const isFixed = around(element).some(at => getComputedStyle(at).position === 'fixed')
    return boxOf(element).left >= (isFixed ? screen : edge()) - limits.unseen
  }
  /** Whether something puts an element there by itself, such as a menu that slides in, or lets the reader move to it. */
  const isPut = (element: Element) =>
    around(element).some(at => {
      const style = getComputedStyle(at)
      const { position, transform, translate, left, overflowX, marginLeft, marginRight } = style
      if (transform !== 'none' || translate !== 'none') return true
      if (/^(?:auto|scroll)$/.test(overflowX) && at !== document.body && at.scrollWidth > at.clientWidth)
        return true
      if (/^(?:fixed|absolute)$/.test(position) && boxOf(at).left >= screen - limits.unseen) return true
      if (position === 'relative' && Number.parseFloat(left) >= limits.margin) return true
      return Number.parseFloat(marginRight) <= -limits.margin || Number.parseFloat(marginLeft) >= screen * 0.5
    })
  const isButton = (element: Element) => {
    const { width, height, top, bottom } = boxOf(element)
    return (
      Math.min(width, height) >= limits.least &&
      width < screen &&
      top >= 0 &&
      bottom <= limits.header &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }
  if (scrollY !== 0 || scrollX !== 0) return []
  const found: ButtonBeyondScreen[] = []
  const told: Element[] = []
  let fonts: ReturnType<typeof fontsOf> | undefined
  const buttons = Array.from(document.querySelectorAll(`:is(${HEADER}) :is(${BUTTON})`)).filter(isButton)
  for (const button of buttons.slice(0, limits.buttons)) {
    if (found.length >= limits.found) break
    if (!isBeyond(button) || button.closest(MOVING) || isPut(button)) continue
    if (told.some(one => one.contains(button))) continue
    // The row whose start is on the screen.
    const row = around(button).find(at => boxOf(at).left < screen / 2)
    if (!row) continue
    told.push(button)
    fonts ??= fontsOf(fontLimits)
    const { isInStandIn } = fonts
    const lacking = Array.from(row.querySelectorAll('*'))
      .slice(0, limits.texts)
      .find(element => element.textContent?.trim() && isInStandIn(element))
    const mayBeSeen = lacking && !fonts.withNarrowLetters(lacking, () => isBeyond(button))
    found.push({
      selector: selectorOf(button),
      text: textOf(button, limits.text, button.ariaLabel),
      left: Math.round(boxOf(button).left),
      screen,
      ...(mayBeSeen && { fontInDoubt: fonts.nameOf(lacking) }),
    })
  }
  return found
}
