import type { elementSelector } from './element-selector.ts'
import type { Measured } from './measured-layout.ts'

/** How much is looked at of what nobody sees. */
export interface UnseenLimits {
  maxElements: number
  maxImages: number
  maxListed: number
  /** Characters of a text that is more than a label. */
  longText: number
  /** Pieces of the text of a label. */
  maxTexts: number
  /** CSS pixels of the longer side up to which an image is an icon. */
  icon: number
}

export const UNSEEN_LIMITS = {
  // About 25 words.
  longText: 150,
  maxTexts: 20,
  // Of a photo nothing can be made out below this; icons beside a heading have 24 to 60 px.
  icon: 64,
} as const

type Unseen = 'unseenHeadings' | 'unseenTimes' | 'unseenLabels' | 'unseenTexts' | 'unseenLinks' | 'adornments'

/** What nobody sees, or nearly so. It runs in the page: it must not use anything from outside of itself but what it is given. */
export function unseenParts(
  limits: UnseenLimits,
  selectorOf: typeof elementSelector,
): Pick<Measured, Unseen> {
  // A document that is a set of frames, or was cut off in its head, has none.
  const body = document.body ?? document.documentElement

  const unseenHeadings = (): string[] => {
    const unseen: Element[] = []
    for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')) {
      // One with text may be hidden until it scrolls into view.
      const isFilled = (heading.textContent ?? '').trim() !== ''
      if (!heading.checkVisibility({ visibilityProperty: !isFilled })) unseen.push(heading)
      if (unseen.length >= limits.maxListed) break
    }
    return unseen.map(selectorOf)
  }

  const unseenTimes = (): string[] =>
    Array.from(body.querySelectorAll('time'))
      .slice(0, limits.maxElements)
      .filter(time => !time.checkVisibility())
      .slice(0, limits.maxListed)
      .map(selectorOf)

  const unseenLabels = (): string[] => {
    const isGone = (element: Element) => getComputedStyle(element).display === 'none'
    /** Whether an element takes itself away within a part that is closed, so that it is not seen in the opened one either. */
    const isGoneInside = (element: Element) => {
      const { parentElement } = element
      return (
        isGone(element) &&
        parentElement !== null &&
        !isGone(parentElement) &&
        !parentElement.checkVisibility()
      )
    }
    const isTextGone = (control: Element, text: Node) => {
      let at = text.parentElement
      while (at && at !== control && !isGoneInside(at)) at = at.parentElement
      return at !== null && isGoneInside(at)
    }
    const staysUnseen = (control: Element) => {
      if (control.checkVisibility()) return false
      if (isGoneInside(control)) return true
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      let seen = 0
      while (walker.nextNode() && seen < limits.maxTexts) {
        if ((walker.currentNode.nodeValue ?? '').trim() === '') continue
        if (!isTextGone(control, walker.currentNode)) return false
        seen++
      }
      return seen > 0 && seen < limits.maxTexts
    }
    return Array.from(body.querySelectorAll('a, button, input, textarea, label'))
      .slice(0, limits.maxElements)
      .filter(staysUnseen)
      .slice(0, limits.maxListed)
      .map(selectorOf)
  }

  const unseenTexts = (): string[] => {
    const unseen: Element[] = []
    const stack: Element[] = [body]
    for (let seen = 0; stack.length > 0 && seen < limits.maxElements; seen++) {
      const element = stack.pop()!
      // A field of a form may have the name of a method, which then takes its place.
      if (Element.prototype.matches.call(element, 'script, style, noscript, template')) continue
      if (element.checkVisibility()) stack.push(...Array.from(element.children).reverse())
      else if ((element.textContent ?? '').trim().length >= limits.longText) unseen.push(element)
      if (unseen.length >= limits.maxListed) break
    }
    return unseen.map(selectorOf)
  }

  const unseenLinks = (): string[] => {
    const isDrawn = (link: Element, part: '::before' | '::after') =>
      !/^(?:none|normal|)$/.test(getComputedStyle(link, part).content)
    return Array.from(body.querySelectorAll('a[href]'))
      .slice(0, limits.maxElements)
      .filter(link => {
        if (link.childElementCount > 0 || (link.textContent ?? '').trim() !== '') return false
        const { width, height } = link.getBoundingClientRect()
        // What is not laid out may be opened.
        if (width * height > 0 || !link.checkVisibility()) return false
        return !isDrawn(link, '::before') && !isDrawn(link, '::after')
      })
      .slice(0, limits.maxListed)
      .map(selectorOf)
  }

  const adornments = (): string[] =>
    Array.from(document.images)
      .slice(0, limits.maxImages)
      .filter(image => {
        if (image.getAttribute('alt')?.trim() !== '') return false
        // What has not come, and no size of its own, has no box.
        const { width, height } = image.getBoundingClientRect()
        return Math.min(width, height) > 0 && Math.max(width, height) <= limits.icon
      })
      .slice(0, limits.maxListed)
      .map(selectorOf)

  return {
    unseenHeadings: unseenHeadings(),
    unseenTimes: unseenTimes(),
    unseenLabels: unseenLabels(),
    unseenTexts: unseenTexts(),
    unseenLinks: unseenLinks(),
    adornments: adornments(),
  }
}
