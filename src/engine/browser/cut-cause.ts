/** How much is looked at for what makes texts end past the edge of the screen. */
export interface CauseLimits {
  maxElements: number
  /** Elements that are taken away for a moment, the widest first. */
  causes: number
  /** Share of the texts that have to fit without one. */
  causedShare: number
}

export const CAUSE_LIMITS = { causes: 5, causedShare: 0.5 } as const

/**
 * The element that does not shrink with the screen and pushes texts past its edge, as a wide table does with the column
 * that it stands in: most of the texts fit without it. It runs in the page: it must not use anything from outside of itself.
 *
 * @param texts elements whose texts are cut off
 * @param isCut whether one of them still is
 */
export function cutCause(
  limits: CauseLimits,
  texts: readonly Element[],
  isCut: (element: Element) => boolean,
): Element | undefined {
  const RIGID = 'table, pre, img, svg, video, canvas, iframe, object, embed'
  const widthOf = (element: Element) => element.getBoundingClientRect().width
  const wide = Array.from((document.body ?? document.documentElement).querySelectorAll(RIGID))
    .slice(0, limits.maxElements)
    .filter(element => widthOf(element) > document.documentElement.clientWidth && element.checkVisibility())
    // What stands in a text that is cut off, as an icon in a heading, is a part of it.
    .filter(element => !texts.some(text => text.contains(element)))
    .toSorted((one, other) => widthOf(other) - widthOf(one))
  for (const element of wide.slice(0, limits.causes) as HTMLElement[]) {
    // Of a table that is itself cut off nothing else is to be said.
    const pushed = texts.filter(text => !element.contains(text))
    if (pushed.length === 0) continue
    const style = element.getAttribute('style')
    try {
      element.style.setProperty('display', 'none', 'important')
      const fitting = pushed.filter(text => !isCut(text))
      if (fitting.length >= pushed.length * limits.causedShare) return element
    } finally {
      if (style === null) element.removeAttribute('style')
      else element.setAttribute('style', style)
    }
  }
  return undefined
}
