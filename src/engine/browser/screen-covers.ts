/** What lies over a page until a visitor has answered it, such as a question for consent. */
export const COVER_LIMITS = {
  /** Points of the screen, across and down, at which it is looked for. */
  points: 3,
  /** Characters of its text. */
  least: 15,
  /** Part of the screen that it covers at least, and of the text of the page that it has at most. */
  covers: 0.5,
  text: 0.3,
} as const

/**
 * Takes what covers the screen away, as it is once a visitor has answered. The page's scripts see neither an element nor a
 * change of one. It runs in the page, where `callOf` hands it to who needs it.
 *
 * @returns whether there was something, which {@link showCovers} shows again
 */
export function hideCovers(limits: typeof COVER_LIMITS, selectorOf: (element: Element) => string): boolean {
  const fixedAround = (element: Element): Element | undefined => {
    let outermost: Element | undefined
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).position === 'fixed') outermost = at
    return outermost
  }
  const coversScreen = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const width = Math.min(right, innerWidth) - Math.max(left, 0)
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
    return width > 0 && height > 0 && width * height >= limits.covers * innerWidth * innerHeight
  }
  const lengthOf = (element: Element | null) => element?.textContent?.length ?? 0
  const isPage = (element: Element) =>
    element.querySelector('main, h1') !== null || lengthOf(element) > limits.text * lengthOf(document.body)
  const isAsking = (element: Element) =>
    lengthOf(element) >= limits.least && element.querySelector('button, [role="button"], a, input') !== null
  const layers = new Set<Element>()
  for (let x = 0; x < limits.points; x++) {
    for (let y = 0; y < limits.points; y++) {
      const across = ((x + 0.5) / limits.points) * innerWidth
      const down = ((y + 0.5) / limits.points) * innerHeight
      const element = document.elementFromPoint(across, down)
      const layer = element && fixedAround(element)
      if (layer && !isPage(layer)) layers.add(layer)
    }
  }
  // What is asked may stand in a box of its own in front of what covers the screen.
  const covers = Array.from(layers).filter(layer => coversScreen(layer) || isAsking(layer))
  if (!covers.some(coversScreen) || !covers.some(isAsking)) return false
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(covers.map(cover => `${selectorOf(cover)}{display:none!important}`).join(''))
  document.adoptedStyleSheets.push(sheet)
  return true
}

export function showCovers(_: unknown): void {
  document.adoptedStyleSheets.pop()
}
