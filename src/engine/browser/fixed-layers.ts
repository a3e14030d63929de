/** What stays where it is while a page is scrolled, or comes to stay there. */
export interface FixedLayers {
  /** The nearest fixed or sticky box that an element is in. */
  layerOf(element: Element | null): Element | undefined
  /** Whether what is drawn at a point of a layer hides what is below it. */
  hides(top: Element, layer: Element): boolean
}

/**
 * It runs in the page: it must not use anything from outside of itself.
 *
 * @param around elements around one that are looked at
 * @param opaque least opacity of what hides, from 0 to 1
 */
export function fixedLayers({ around, opaque }: { around: number; opaque: number }): FixedLayers {
  return {
    layerOf(element) {
      let at = element
      for (let step = 0; at && at !== document.body && step < around; step++, at = at.parentElement)
        if (/^(?:fixed|sticky)$/.test(getComputedStyle(at).position)) return at
      return undefined
    },
    hides(top, layer) {
      for (let at: Element | null = top; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at)
        if (Number(opacity) < opaque) return false
        const [, alpha = '1'] = /(?:^rgba\(.*,|\/)\s*(\d*\.?\d+)\)$/.exec(backgroundColor) ?? []
        if (Number(alpha) >= opaque || backgroundImage !== 'none' || at.matches('img, video, canvas, iframe'))
          return true
        if (at === layer) return false
      }
      return false
    },
  }
}
