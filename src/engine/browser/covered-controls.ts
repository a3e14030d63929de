import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { elementName, startTag } from './element-text.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'

/** A link or button that no click reaches: something else of the page lies over all of it. */
export interface CoveredControl {
  selector: string
  /** The start of its text or label. */
  text: string
  /** What that is called which gets the click. */
  cover: string
  /** Whether its own `z-index` below 0, or that of an element around it, puts it behind what it stands in. */
  isBehind: boolean
  /** Whether it lies under another link, which is stretched over the card of both. */
  isUnderLink: boolean
  /** The screens on which it is so. */
  screens: readonly Screen[]
}

/** On which something is covered. */
export type Screen = 'phone' | 'desktop'

const LIMITS = {
  /** Links and buttons that are looked at. */
  looked: 400,
  /** Covered ones up to which it is a slip, and no curtain that waits for a script. */
  told: 5,
  /** CSS pixels: what is smaller is no button. */
  size: 16,
  /** Of the screen: what is larger is no button either, and a cover as large is a layer over the page. */
  share: 0.9,
  /** Parts of the width and height of a box at which it is tried. */
  points: [0.1, 0.3, 0.5, 0.7, 0.9],
  /** Steps to the elements around one. */
  around: 40,
  /** Names of parts that show one of several at a time, or that open. */
  turning:
    'carousel|slide|swiper|slick|splide|owl-|glide|flickity|marquee|ticker|tab-|tabs|modal|popup|dialog|drawer|offcanvas|dropdown|submenu|sub-menu|accordion|collapse|flip|overlay|lightbox|gallery|preloader|loader|cookie|consent',
  /** Milliseconds after which one that is covered is tried again: it may be on its way. */
  restMs: 700,
  /** Characters. */
  text: 60,
} as const

/**
 * Links and buttons of which every point that is tried belongs to another element, which does nothing by itself, or to a
 * link that is stretched over all of their card: no other control, no part of a layer that is fixed to the screen, nothing that turns or opens.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
export async function findCoveredControls(
  session: CDPSession,
  mainFrame: string,
  screen: Screen,
): Promise<readonly CoveredControl[]> {
  const world = await isolatedWorld(session, mainFrame)
  const found = await world.evaluate<Omit<CoveredControl, 'screens'>[]>(
    callOf(coveredControls, LIMITS, elementSelector, startTag, elementName),
  )
  return found.map(one => ({ ...one, screens: [screen] }))
}

/** Those of a phone and of a desktop as one list. */
export function onBothScreens<Covered extends Pick<CoveredControl, 'selector' | 'screens'>>(
  phone: readonly Covered[],
  desktop: readonly Covered[],
): Covered[] {
  const bySelector = new Map(phone.map(one => [one.selector, one]))
  for (const one of desktop) {
    const known = bySelector.get(one.selector)
    bySelector.set(one.selector, known ? { ...known, screens: [...known.screens, ...one.screens] } : one)
  }
  return [...bySelector.values()]
}

/** It runs in the page: it must not use anything from outside of itself but what it is given. */
async function coveredControls(
  limits: typeof LIMITS,
  selectorOf: typeof elementSelector,
  tagOf: typeof startTag,
  nameOf: typeof elementName,
): Promise<Omit<CoveredControl, 'screens'>[]> {
  const turning = new RegExp(limits.turning, 'i')
  const interactive =
    'a, button, input, select, textarea, label, summary, option, iframe, object, embed, video, audio, canvas, [role], [onclick], [tabindex], [contenteditable]'
  const { x: startX, y: startY } = { x: scrollX, y: scrollY }
  const aroundOf = (element: Element) => {
    const around: Element[] = []
    for (let at: Element | null = element; at && around.length < limits.around; at = at.parentElement)
      around.push(at)
    return around
  }
  const isNamedTurning = (element: Element) =>
    turning.test(`${element.localName} ${element.id} ${element.getAttribute('class') ?? ''}`.slice(0, 500))
  /** Whether something around an element moves, opens, or stays on the screen. */
  const mayMove = (element: Element) =>
    element.closest('[inert], [aria-hidden="true"], dialog, details') !== null ||
    element.getAnimations().length > 0 ||
    aroundOf(element).some(at => {
      if (at === document.body || at === document.documentElement) return false
      const { position, transform, translate, overflowX, overflowY, pointerEvents } = getComputedStyle(at)
      const isCut =
        (overflowX !== 'visible' && at.scrollWidth > at.clientWidth + 1) ||
        (overflowY !== 'visible' && at.scrollHeight > at.clientHeight + 1)
      return (
        isNamedTurning(at) ||
        isCut ||
        /^(?:fixed|sticky)$/.test(position) ||
        transform !== 'none' ||
        translate !== 'none' ||
        pointerEvents === 'none'
      )
    })
  const isBehind = (element: Element) =>
    aroundOf(element).some(at => {
      const { zIndex, position } = getComputedStyle(at)
      return Number(zIndex) < 0 && position !== 'static'
    })
  /** Whether a link is stretched over its card by a pseudo-element, and leads elsewhere than a link in that. */
  const isStretchedOver = (control: Element, top: Element) => {
    if (!(top instanceof HTMLAnchorElement && control instanceof HTMLAnchorElement)) return false
    if (top.href === control.href || top.contains(control)) return false
    return ['::before', '::after'].some(pseudo => {
      const { content, position, width, height } = getComputedStyle(top, pseudo)
      const own = top.getBoundingClientRect()
      const isLarger = Number.parseFloat(width) > own.width + 1 || Number.parseFloat(height) > own.height + 1
      return content !== 'none' && position === 'absolute' && isLarger
    })
  }
  /** What gets the clicks at a point in place of a control, where that does nothing by itself. */
  const coverAt = (control: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y)
    if (!top || control.contains(top)) return undefined
    if (top.contains(control) && !isBehind(control)) return undefined
    if (isStretchedOver(control, top)) return top
    if (top.closest(interactive) || top.localName.includes('-')) return undefined
    if (getComputedStyle(top).cursor === 'pointer') return undefined
    const { width, height } = top.getBoundingClientRect()
    const isLayer = width >= innerWidth * limits.share && height >= innerHeight * limits.share
    return (isLayer && !top.contains(control)) || mayMove(top) ? undefined : top
  }
  const coverOf = (control: Element) => {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    let cover: Element | undefined
    // An inline link of several lines has a box for each.
    for (const { left, top, width, height } of control.getClientRects()) {
      for (const across of limits.points) {
        for (const down of limits.points) {
          const [x, y] = [left + width * across, top + height * down]
          if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return undefined
          cover = coverAt(control, x, y)
          if (!cover) return undefined
        }
      }
    }
    return cover
  }
  const controls = Array.from(
    document.querySelectorAll<HTMLElement>('a[href], button, input[type="submit"], input[type="button"]'),
  ).slice(0, limits.looked)
  const suspects = controls.filter(control => {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const { width, height } = control.getBoundingClientRect()
    const isButton = Math.min(width, height) >= limits.size && width <= innerWidth
    if (!isButton || height > innerHeight * limits.share) return false
    if ((control as HTMLButtonElement).disabled || mayMove(control)) return false
    return coverOf(control) !== undefined
  })
  if (suspects.length > 0 && suspects.length <= limits.told)
    await new Promise(done => setTimeout(done, limits.restMs))
  const found =
    suspects.length > limits.told
      ? []
      : suspects.flatMap(control => {
          const cover = mayMove(control) ? undefined : coverOf(control)
          const label = control.ariaLabel ?? (control.textContent || control.getAttribute('value')) ?? ''
          return cover
            ? {
                selector: selectorOf(control),
                text: label.slice(0, 2000).replace(/\s+/g, ' ').trim().slice(0, limits.text),
                cover: nameOf(cover, tagOf, selectorOf),
                isBehind: cover.contains(control),
                isUnderLink: isStretchedOver(control, cover),
              }
            : []
        })
  scrollTo({ left: startX, top: startY, behavior: 'instant' })
  return found
}
