/** How far a page is scrolled. */
export interface RevealLimits {
  /** Elements that are looked at. */
  elements: number
  /** Screens from the top. */
  screens: number
  /** Milliseconds on each. */
  pause: number
}

/** A screen is shown for some frames: what watches the scrolling hears of it in the next. */
export const REVEAL_LIMITS: RevealLimits = { elements: 5000, screens: 25, pause: 50 }

/**
 * Scrolls through a page that has parts which are invisible until they are scrolled to, and back to the top; any other
 * page is left as it is. It runs in the page: it must not use anything from outside of itself.
 *
 * @returns whether the page was scrolled
 */
export async function revealByScrolling({ elements, screens, pause }: RevealLimits): Promise<boolean> {
  const waitsForScrolling = (element: Element): boolean => {
    const { opacity, position, visibility } = getComputedStyle(element)
    if (opacity !== '0' || visibility !== 'visible' || !/^(?:static|relative)$/.test(position)) return false
    const { bottom, height, width } = element.getBoundingClientRect()
    return bottom > innerHeight && height > 0 && width > 0
  }
  if (!Array.from(document.querySelectorAll('body *')).slice(0, elements).some(waitsForScrolling))
    return false
  const showAt = (top: number) => {
    scrollTo({ top, behavior: 'instant' })
    return new Promise(resolve => setTimeout(resolve, pause))
  }
  for (let screen = 1; screen < screens; screen++) {
    // Some react to half a screen of an element and not to less.
    const top = screen * innerHeight * 0.6
    await showAt(top)
    if (top + innerHeight >= document.documentElement.scrollHeight) break
  }
  await showAt(0)
  return true
}
