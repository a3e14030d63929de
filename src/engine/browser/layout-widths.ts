import type { cutCause } from './cut-cause.ts'
import type { elementSelector } from './element-selector.ts'
import type { startTag } from './element-text.ts'
import type { CutText, LayoutWidths, Placed } from './measured-layout.ts'
import type { screenRegion } from './screen-region.ts'
import type { standInFonts } from './stand-in-fonts.ts'
import type { WidthLimits } from './width-limits.ts'

/**
 * Measures how wide the document is that it runs in, and what makes it wider than the screen. It runs in the page: it must
 * not use anything from outside of itself but what it is given.
 */
export function layoutWidths(
  limits: WidthLimits,
  regionOf: typeof screenRegion,
  selectorOf: typeof elementSelector,
  fontsOf: typeof standInFonts,
  tagOf: typeof startTag,
  causeOf: typeof cutCause,
): LayoutWidths {
  const fonts = fontsOf(limits)
  const root = document.documentElement
  // A document that is a set of frames, or was cut off in its head, has none.
  const body = document.body ?? root
  const viewportWidth = root.clientWidth
  /** The box that scrolls both ways in the place of a document that does not, as that of an app, if any. */
  const scrollBox = (): Element | undefined => {
    if (root.scrollHeight > innerHeight + limits.unnoticed || root.scrollWidth > viewportWidth + 1)
      return undefined
    const lengthOf = (element: Element) => (element as HTMLElement).innerText?.length ?? 0
    let box: Element | undefined
    const boxes = Array.from(body.querySelectorAll('*')).slice(0, limits.maxElements)
    for (const element of boxes) {
      // A document does not scroll by itself, so that no more than a few do that are nearly as wide as it is.
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      if (scrollWidth <= clientWidth + limits.unnoticed || scrollHeight <= clientHeight) continue
      if (clientWidth < viewportWidth * limits.boxShare || clientHeight < innerHeight * limits.boxHeight)
        continue
      const { overflowX, overflowY, scrollSnapType } = getComputedStyle(element)
      if (![overflowX, overflowY].every(overflow => /^(?:auto|scroll)$/.test(overflow))) continue
      if (/\b(?:x|both|inline)\b/.test(scrollSnapType)) continue
      if (lengthOf(element) >= lengthOf(body) * limits.boxText) box = element
      break
    }
    return box
  }
  const pageBox = scrollBox()
  const widthNow = () => (pageBox ?? root).scrollWidth

  const placeOf = (element: Element): Placed => {
    const region = regionOf(element)
    return region ? { region } : {}
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const cutsSideways = (element: Element | null) =>
    element !== null && /^(hidden|clip)$/.test(getComputedStyle(element).overflowX)

  /** Whether something around a fixed element holds it in the place of the screen, so that it widens the document after all. */
  const isHeld = (fixed: Element) => {
    for (let at = fixed.parentElement; at && at !== root; at = at.parentElement) {
      const { transform, translate, filter, backdropFilter, perspective, contain, willChange } =
        getComputedStyle(at)
      if ([transform, translate, filter, backdropFilter, perspective].some(value => value !== 'none'))
        return true
      if (/paint|layout|strict|content/.test(contain) || /transform|filter|perspective/.test(willChange))
        return true
    }
    return false
  }
  /**
   * Whether an element does not widen the document: it is fixed, or something around it cuts it off or scrolls; or the
   * script of Facebook, as it runs again, makes it fit: it leaves the width of an earlier screen in pages that were saved.
   */
  const isCut = (element: Element, page: Element = body) => {
    if (element.closest('.fb_iframe_widget')) return true
    for (
      let at: Element | null = element;
      at && at !== page && at !== body && at !== root;
      at = at.parentElement
    ) {
      if (at === pageBox) return at === element
      const { position, overflowX } = getComputedStyle(at)
      if (at !== element && overflowX !== 'visible') return true
      if (position === 'fixed' && !isHeld(at)) return true
    }
    return false
  }
  const rightOf = (element: Element) => element.getBoundingClientRect().right + scrollX
  const contentsEnd = (node: Node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect().right + scrollX
  }
  /** Where the text of an element itself ends; it may stand out of it, as a long word does. */
  const textEnd = (element: Element) => {
    // A box of its own that holds all of its contents; an inline element has no such box, and ends where its text does.
    if (element.scrollWidth <= element.clientWidth) return 0
    const texts = Array.from(element.childNodes).filter(
      node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    )
    const stands = texts.length > 0 && getComputedStyle(element).overflowX === 'visible'
    return stands ? Math.max(...texts.map(contentsEnd)) : 0
  }
  /** Whether an element is as wide as it is by itself, which may have widened what is around it. */
  const hasOwnWidth = (element: Element) =>
    Element.prototype.matches.call(element, 'pre')
      ? contentsEnd(element) > viewportWidth + 1
      : Element.prototype.matches.call(element, 'img, video, iframe, canvas, svg, object, embed, table') &&
        element.getBoundingClientRect().width > viewportWidth + 1
  const wideElements = (isSeen: (element: Element) => boolean) => {
    const wide: { element: Element; right: number }[] = []
    for (const element of Array.from(body.querySelectorAll('*')).slice(0, limits.maxElements)) {
      if (wide.length >= limits.maxListed) break
      const { width, height, right: edge } = element.getBoundingClientRect()
      const right = Math.max(edge + scrollX, textEnd(element))
      if (right <= viewportWidth + 1 || width === 0 || height === 0) continue
      // What merely fills a wide element is not why the page is wide.
      const around = element.parentElement ? rightOf(element.parentElement) : 0
      const sticksOut = right > Math.max(around, viewportWidth) + 1
      if ((sticksOut || hasOwnWidth(element)) && isSeen(element) && !isCut(element)) {
        wide.push({ element, right: Math.round(right) })
      }
    }
    // What fills a body that is too wide by its own style does not stick out of it.
    if (wide.length === 0 && body !== root && rightOf(body) > viewportWidth + 1)
      return [{ element: body, right: Math.round(rightOf(body)) }]
    return wide
  }

  /** Of the words of an element itself, the longest one, in characters. */
  const longestWord = (element: Element) =>
    Math.max(
      0,
      ...Array.from(element.childNodes)
        .filter(node => node.nodeType === Node.TEXT_NODE)
        .flatMap(node => (node.nodeValue ?? '').split(/[\s\u00ad\u200b-]+/, limits.maxListed * 100))
        .map(word => word.length),
    )
  /**
   * The texts with a long word without which the page fits: a grid gives all of its entries the width of the widest one, and
   * none of those that it widens is the cause.
   */
  const wideWords = (): { element: Element; right: number }[] => {
    const words = Array.from(body.querySelectorAll('*'))
      .slice(0, limits.maxElements)
      .map(element => ({ element, length: longestWord(element) }))
      .filter(({ element, length }) => length >= limits.longWord && contentsEnd(element) > viewportWidth + 1)
      .filter(({ element }) => element instanceof HTMLElement && isShown(element) && !isCut(element))
      .toSorted((a, b) => b.length - a.length)
      .slice(0, limits.longWords)
      .map(({ element }) => ({
        element: element as HTMLElement,
        right: Math.round(contentsEnd(element)),
        style: element.getAttribute('style'),
      }))
    const isWide = () => widthNow() > viewportWidth + 1
    const putBack = ({ element, style }: (typeof words)[number]) =>
      style === null ? element.removeAttribute('style') : element.setAttribute('style', style)
    const breakUp = ({ element }: (typeof words)[number]) =>
      element.style.setProperty('overflow-wrap', 'anywhere', 'important')
    try {
      words.forEach(breakUp)
      if (words.length === 0 || isWide()) return []
      return words.filter(word => {
        putBack(word)
        const isCause = isWide()
        breakUp(word)
        return isCause
      })
    } finally {
      words.forEach(putBack)
    }
  }

  /** What can be seen, and where nothing of it is too wide, what waits to fade in or to be opened. */
  const widest = () => {
    const seen = wideElements(isShown)
    const wide = seen.length > 0 ? seen : wideElements(() => true)
    const isStretched = ({ element }: { element: Element }) =>
      /grid|flex/.test(getComputedStyle(element.parentElement ?? body).display) &&
      textEnd(element) <= viewportWidth + 1 &&
      !hasOwnWidth(element)
    const words = wide.length > 0 && wide.every(isStretched) ? wideWords() : []
    return words.length > 0 ? words.slice(0, limits.maxListed) : wide
  }

  /** Whether something moves an element sideways, as a ticker or a menu that waits beside the screen. */
  const isMoved = (element: Element) => {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      const { transform, translate, animationName } = getComputedStyle(at)
      if (animationName !== 'none' || (translate !== 'none' && !/^0(?:px|%)?(?: |$)/.test(translate)))
        return true
      if (transform !== 'none' && new DOMMatrixReadOnly(transform).e !== 0) return true
    }
    return false
  }
  /** A line of a text of an element itself that begins on the screen and is cut off by its edge. */
  const cutLine = (element: Element): DOMRect | undefined => {
    for (const node of Array.from(element.childNodes)) {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of Array.from(range.getClientRects()))
        if (
          line.left > -viewportWidth / 4 &&
          line.left < viewportWidth - limits.cutText &&
          line.right > viewportWidth + limits.cutText
        )
          return line
    }
    return undefined
  }
  /** The element in the body that holds nearly all of the page, as wide as the screen, and cuts off what is wider, if any. */
  const shellOf = (): Element | undefined => {
    const length = body.textContent?.length ?? 0
    let at: Element | undefined = body
    for (let depth = 0; at && depth < limits.shellDepth; depth++) {
      at = Array.from(at.children)
        .slice(0, limits.maxListed * 10)
        .find(
          ({ localName, textContent }) =>
            !/^(?:script|style|noscript|template)$/.test(localName) &&
            (textContent?.length ?? 0) >= length * limits.boxText,
        )
      if (!at) return undefined
      const { left, right } = at.getBoundingClientRect()
      const isWhole = at.scrollHeight <= at.clientHeight + limits.unnoticed
      if (cutsSideways(at)) return isWhole && left <= 1 && right >= viewportWidth - 1 ? at : undefined
    }
    return undefined
  }
  const shell = shellOf()
  /** A part of the page, as wide as the screen and as high as its contents, that cuts off what is wider. */
  const isCuttingPart = (element: Element) => {
    if (element.getBoundingClientRect().left > 1 || rightOf(element) < viewportWidth - 1) return false
    return cutsSideways(element) && element.scrollHeight <= element.clientHeight + limits.unnoticed
  }
  /** A heading at the left loses its end in such a part as well; other texts may be there to look good. */
  const isCutHeading = (element: Element) => {
    const heading = element.closest('h1, h2')
    if (!heading || heading.getBoundingClientRect().left >= viewportWidth / 5) return false
    let part: Element | null = heading.parentElement
    while (part && part !== body && !isCuttingPart(part)) part = part.parentElement
    if (!part || part === body || isCut(element, part)) return false
    return !/slide|carousel|swiper|marquee|ticker|track|scroll|splide|slick|glide|flickity/i.test(
      part.className,
    )
  }
  const measureCut = (ofPage: boolean): { cut: CutText[]; cause?: Element; doubtful?: Element } => {
    const found: { element: Element; line: DOMRect }[] = []
    for (const element of Array.from(
      body.querySelectorAll(ofPage ? '*' : ':is(h1, h2), :is(h1, h2) *'),
    ).slice(0, limits.maxElements)) {
      if (found.length >= limits.maxListed) break
      const { right: edge, width, height, bottom } = element.getBoundingClientRect()
      if (width === 0 || height === 0 || Math.max(edge, textEnd(element)) <= viewportWidth + limits.cutText)
        continue
      // What waits above the start of the document, as a menu does until it is opened, nobody can scroll to at all.
      if (bottom + scrollY <= 0) continue
      if (getComputedStyle(element).textOverflow === 'ellipsis' || element.closest('[aria-hidden="true"]'))
        continue
      if (!isShown(element) || isMoved(element)) continue
      if (!(ofPage && !isCut(element, shell)) && !isCutHeading(element)) continue
      const line = cutLine(element)
      if (line) found.push({ element, line })
    }
    const doubtful = doubtfulOf(found)
    const certain = found.filter(({ element }) => !doubtful.has(element))
    const isStillCut = (element: Element) => cutLine(element) !== undefined
    const cause = causeOf(
      limits,
      certain.map(({ element }) => element),
      isStillCut,
    )
    const cut = certain.map(({ element, line }) => {
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 80)
      return { selector: selectorOf(element), right: Math.round(line.right), text, ...placeOf(element) }
    })
    const [first] = doubtful
    return { cut, ...(cause && { cause }), ...(first && { doubtful: first }) }
  }
  /** Texts that may end on the screen in the font that is lacking here. */
  const doubtfulOf = (found: readonly { element: Element; line: DOMRect }[]): ReadonlySet<Element> => {
    // Of a text in large type its own width counts: what stands in for its font is wider by a part of that.
    const isLittle = ({ right, width }: DOMRect) =>
      right < viewportWidth * (1 + limits.fontDoubt) || right - width * limits.widerStandIn < viewportWidth
    const little = found.filter(({ element, line }) => isLittle(line) && fonts.isInStandIn(element))
    const loaded = found.map(({ element }) => element).filter(fonts.isInMissingWebFont)
    const fitting =
      loaded.length === 0
        ? []
        : fonts.withNarrowLetters(fonts.narrowestOf(loaded)!, () =>
            loaded.filter(element => cutLine(element) === undefined),
          )
    return new Set([...little.map(({ element }) => element), ...fitting])
  }

  /** The font without which nobody knows here whether the page is wider than the screen. */
  const fontInDoubt = (wide: readonly { element: Element }[]): string | undefined => {
    const wideOnes = wide.map(({ element }) => element)
    const inStandIn = fonts.narrowestOf((wideOnes.length > 0 ? wideOnes : [body]).filter(fonts.isInStandIn))
    if (!inStandIn) return undefined
    const isLoaded = fonts.isInMissingWebFont(inStandIn)
    if (!isLoaded && widthNow() >= viewportWidth * (1 + limits.pageFontDoubt)) return undefined
    // What is too wide in a font that is there is no less so.
    if (
      isLoaded &&
      wideOnes.some(element => textEnd(element) > viewportWidth + 1 && !fonts.isInStandIn(element))
    )
      return undefined
    const fits = fonts.withNarrowLetters(inStandIn, () => widthNow() <= viewportWidth + 1)
    return fits ? fonts.nameOf(inStandIn) : undefined
  }

  /**
   * An image that did not load, without which the page fits: the box of its missing picture keeps the width that is written on
   * it in places in which the picture itself would shrink.
   */
  const imageInDoubt = (): string | undefined => {
    const missing = Array.from(body.querySelectorAll('img'))
      .slice(0, limits.images)
      .filter(image => image.complete && image.naturalWidth === 0 && (image.currentSrc || image.src) !== '')
      // With a width that nothing limits, the picture is as wide as its empty box.
      .filter(image => getComputedStyle(image).maxWidth !== 'none')
      .map(image => ({ image, style: image.getAttribute('style') }))
    if (missing.length === 0) return undefined
    try {
      for (const { image } of missing) {
        if (widthNow() <= viewportWidth + 1) break
        image.style.setProperty('display', 'none', 'important')
        if (widthNow() <= viewportWidth + 1) return image.currentSrc || image.src
      }
      return undefined
    } finally {
      for (const { image, style } of missing) {
        if (style === null) image.removeAttribute('style')
        else image.setAttribute('style', style)
      }
    }
  }

  const isHidden = cutsSideways(root) || cutsSideways(body)
  // What is hidden by one of the two alone a phone still moves to, and then lays fixed elements out as wide as that.
  const isHiddenInVain = isHidden && innerWidth > viewportWidth + limits.unnoticed
  const scrollsSideways =
    pageBox !== undefined || (root.scrollWidth > viewportWidth + 1 && (!isHidden || isHiddenInVain))
  // A document scrolls as its root says, or else its body.
  const ofRoot = getComputedStyle(root)
  const isFree = ofRoot.overflowX === 'visible' && ofRoot.overflowY === 'visible'
  const { overflowX, overflowY } = isFree ? getComputedStyle(body) : ofRoot
  const isSidewaysOnly = /^(?:auto|scroll)$/.test(overflowX) && /^(?:hidden|clip)$/.test(overflowY)
  const wide = scrollsSideways ? widest() : []
  const font = scrollsSideways ? fontInDoubt(wide) : undefined
  const image = scrollsSideways && font === undefined ? imageInDoubt() : undefined
  const mayCut = isHidden ? !isHiddenInVain : shell !== undefined && !scrollsSideways
  const { cut, cause, doubtful } = measureCut(mayCut)
  return {
    viewportWidth,
    documentWidth: widthNow(),
    scrollsSideways,
    ...(isHiddenInVain && { isHiddenInVain }),
    ...(scrollsSideways && isSidewaysOnly && { isSidewaysOnly }),
    ...(font !== undefined && { fontInDoubt: font }),
    ...(image !== undefined && { imageInDoubt: image.slice(0, limits.address) }),
    wideElements: wide.map(({ element, right }) => ({
      selector: selectorOf(element),
      tag: tagOf(element),
      right,
      ...placeOf(element),
    })),
    cutTexts: cut,
    ...(cause && {
      cutCause: {
        selector: selectorOf(cause),
        tag: tagOf(cause),
        width: Math.round(cause.getBoundingClientRect().width),
      },
    }),
    ...(doubtful && { cutFontInDoubt: fonts.nameOf(doubtful) }),
  }
}
