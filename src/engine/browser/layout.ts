import type {
  CutText,
  Layout,
  Measured,
  Overlay,
  Placed,
  ShownImage,
  UnreadImage,
} from './measured-layout.ts'
import type { screenRegion } from './screen-region.ts'
import { FONT_LIMITS, type FontLimits, type standInFonts } from './stand-in-fonts.ts'

/** What is counted as small type, and how much of a page is looked at. */
export interface LayoutLimits extends FontLimits {
  /** CSS pixels below which type is too small to be read on a phone. */
  smallType: number
  /** Part of the screen, 0 to 1, from which on something that lies over it is told of. */
  overlayShare: number
  /** Characters of what a loader says while it is there, such as how far it is. */
  loaderText: number
  /** Elements of such a layer that are looked at. */
  maxInLayer: number
  /** CSS pixels past the edge of the screen from which on a text is cut off: about a letter. */
  cutText: number
  /** CSS pixels by which a phone can be moved sideways and nobody notices. */
  unnoticed: number
  /** Share of the screen by which a text may be wider here than in the font that this machine lacks. */
  fontDoubt: number
  /** Part of its width by which a text may be wider here than in that font. */
  widerStandIn: number
  /** Share of the screen by which a page may be wider here than in the fonts that this machine lacks. */
  pageFontDoubt: number
  maxElements: number
  maxImages: number
  /** Characters of a selector. */
  maxSelector: number
  longText: number
  screenWidth: number
  screenHeight: number
  /** Whether the layout is asked for. */
  layout: boolean
}

/**
 * Lighthouse's "legible font sizes" and Google's Mobile-Friendly Test took 12 px as the least.
 *
 * @see https://developer.chrome.com/docs/lighthouse/seo/font-size
 */
const SMALL_TYPE_PX = 12
/** A third of the screen is more than a bar at its edge. */
const OVERLAY_SHARE = 0.3
const LOADER_TEXT = 40
const MAX_IN_LAYER = 300
const CUT_TEXT_PX = 8
const UNNOTICED_PX = 4
const MAX_ELEMENTS = 50_000
/** Characters of a text that is more than a label: about 25 words. */
const LONG_TEXT = 150
const MAX_IMAGES = 2000
const MAX_SELECTOR = 1000

export const LAYOUT_LIMITS = {
  smallType: SMALL_TYPE_PX,
  overlayShare: OVERLAY_SHARE,
  loaderText: LOADER_TEXT,
  maxInLayer: MAX_IN_LAYER,
  cutText: CUT_TEXT_PX,
  unnoticed: UNNOTICED_PX,
  fontDoubt: 0.1,
  // Of DejaVu Serif, which stands in for Georgia and Times; of DejaVu Sans it is a seventh.
  widerStandIn: 1 / 6,
  pageFontDoubt: 0.2,
  ...FONT_LIMITS,
  maxElements: MAX_ELEMENTS,
  longText: LONG_TEXT,
  maxImages: MAX_IMAGES,
  maxSelector: MAX_SELECTOR,
} as const

/**
 * Measures the document that it runs in. It runs in the page: it must not use anything from outside of itself but what
 * it is given.
 */
export function measureLayout(
  limits: LayoutLimits,
  regionOf: typeof screenRegion,
  fontsOf: typeof standInFonts,
): Measured {
  const fonts = fontsOf(limits)
  const root = document.documentElement
  // A document that is a set of frames, or was cut off in its head, has none.
  const body = document.body ?? root

  const selectorOf = (element: Element): string => {
    const path: string[] = []
    for (let at: Element | null = element; at && path.length < 50; at = at.parentElement) {
      if (/^[A-Za-z][\w-]*$/.test(at.id)) {
        path.unshift(`#${at.id}`)
        break
      }
      const name = at.localName
      const same = at.parentElement
        ? Array.from(at.parentElement.children).filter(other => other.localName === name)
        : []
      path.unshift(same.length > 1 ? `${name}:nth-of-type(${same.indexOf(at) + 1})` : name)
    }
    return path.join(' > ').slice(0, limits.maxSelector)
  }
  const placeOf = (element: Element): Placed => {
    const region = regionOf(element)
    return region ? { region } : {}
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const cutsSideways = (element: Element | null) =>
    element !== null && /^(hidden|clip)$/.test(getComputedStyle(element).overflowX)

  const measureText = (): Layout['text'] => {
    const text: Layout['text'] = { characters: 0, smallCharacters: 0, smallest: [] }
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const sizes = new Map<Element, number>()
    const range = document.createRange()
    // What stands in a <video> or a <canvas> is for browsers that do not know it.
    const isDrawn = (node: Node) => {
      range.selectNodeContents(node)
      return range.getClientRects().length > 0
    }
    for (let seen = 0; walker.nextNode() && seen < limits.maxElements; seen++) {
      const parent = walker.currentNode.parentElement
      const words = (walker.currentNode.nodeValue ?? '').replace(/\s+/g, ' ').trim()
      if (words === '' || !parent || /^(script|style|noscript|template|textarea)$/.test(parent.localName)) {
        continue
      }
      let size = sizes.get(parent)
      if (size === undefined) {
        const isRead = isShown(parent) && isDrawn(walker.currentNode)
        size = isRead ? Number.parseFloat(getComputedStyle(parent).fontSize) : -1
        sizes.set(parent, size)
      }
      if (size <= 0) continue
      text.characters += words.length
      if (size >= limits.smallType) continue
      text.smallCharacters += words.length
      if (text.smallest.length < limits.maxListed) {
        text.smallest.push({
          selector: selectorOf(parent),
          fontSize: size,
          text: words.slice(0, 80),
          ...placeOf(parent),
        })
      }
    }
    return text
  }

  /**
   * The density that an image is taken to have for its candidate of `srcset`; 1 for what is in `src`. Where several
   * candidates name one file, it has the pixels of the largest at least.
   */
  const densityOf = (image: HTMLImageElement): number => {
    let density = 0
    const around = image.parentElement?.localName === 'picture' ? image.parentElement.children : []
    for (const element of [image, ...Array.from(around)]) {
      const set = element.getAttribute('srcset')?.slice(0, 50_000) ?? ''
      let url = ''
      for (const word of set.split(/[\t\n\f\r ]+/)) {
        let next = word
        if (url !== '') {
          const end = word.indexOf(',')
          const [, number, unit] = /^(\d*\.?\d+)([wx])$/.exec(end < 0 ? word : word.slice(0, end)) ?? []
          if (number !== undefined && URL.parse(url, document.baseURI)?.href === image.currentSrc) {
            const value = Number.parseFloat(number)
            density = Math.max(density, unit === 'x' ? value : value / image.naturalWidth)
          }
          if (end < 0) continue
          url = ''
          next = word.slice(end + 1)
        }
        url = next.endsWith(',') ? '' : next
      }
      if (density > 0) break
    }
    return density || 1
  }

  const isPlaceholder = (image: HTMLImageElement) =>
    image.ariaHidden === 'true' && (image.parentElement?.getElementsByTagName('img').length ?? 0) > 1

  const isReplaced = (image: HTMLImageElement) =>
    /url\(|image-set\(|gradient\(/.test(getComputedStyle(image).content)

  const measureImages = (): ShownImage[] =>
    Array.from(document.images)
      // With `content` a style shows another file, whose pixels are not known.
      .filter(image => image.complete && image.naturalWidth > 0 && isShown(image) && !isReplaced(image))
      .slice(0, limits.maxImages)
      .map(image => {
        const style = getComputedStyle(image)
        const { width, height, top, left, bottom, right } = image.getBoundingClientRect()
        const pixels = (...sides: string[]) => sides.reduce((sum, side) => sum + Number.parseFloat(side), 0)
        const attributes = image.hasAttribute('width') && image.hasAttribute('height')
        return {
          selector: selectorOf(image),
          src: image.currentSrc.slice(0, 500),
          naturalWidth: image.naturalWidth,
          naturalHeight: image.naturalHeight,
          density: densityOf(image),
          width,
          height,
          contentWidth: image.clientWidth - pixels(style.paddingLeft, style.paddingRight),
          contentHeight: image.clientHeight - pixels(style.paddingTop, style.paddingBottom),
          onFirstScreen: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
          belowScreen: top + scrollY - innerHeight,
          lazy: image.loading === 'lazy',
          placeholder: isPlaceholder(image),
          processed: style.filter !== 'none' || style.imageRendering !== 'auto',
          fit: style.objectFit,
          ...placeOf(image),
          sized: attributes || style.aspectRatio !== 'auto' || style.position === 'absolute',
        }
      })

  /** What is around an image may wait to fade in. Its own style is what a script hides it by, since it could not be loaded. */
  const hasPlace = (image: HTMLImageElement) =>
    isShown(image) || (image.checkVisibility() && image.style.visibility === '' && image.style.opacity === '')

  const unreadImages = (): UnreadImage[] =>
    Array.from(document.images)
      .slice(0, limits.maxImages)
      .filter(
        image => image.complete && image.currentSrc !== '' && image.naturalWidth === 0 && hasPlace(image),
      )
      .slice(0, limits.maxListed)
      .map(image => ({ selector: selectorOf(image), src: image.currentSrc.slice(0, 2000) }))

  /** The nearest thing around an element that lies over the document, if any. */
  const layerOf = (element: Element): Element | undefined => {
    for (let at: Element | null = element; at && at !== body; at = at.parentElement) {
      if (getComputedStyle(at).position === 'fixed') return at
      if (at.localName === 'dialog' && at.matches(':modal')) return at
    }
    return undefined
  }

  /** An app may put all of its content into a layer: that covers nothing. */
  const holdsContent = (layer: Element) =>
    layer.querySelector('main, h1') !== null ||
    (layer.textContent?.length ?? 0) > (body.textContent?.length ?? 0) / 2

  const isLoader = (layer: Element) =>
    /(?:^|[\s_-])(?:(?:pre|page|site|app)[-_]?)?(?:load(?:er|ing)|splash)(?:[-_]?(?:screen|wrapper|container|overlay|page))?(?:$|[\s_-])/i.test(
      `${layer.id} ${layer.getAttribute('class') ?? ''}`,
    )
  /**
   * A screen of a loader that is about to go, or a backdrop: nothing in it is to be read or used, nor seen but the logo
   * of a loader, how far it is, and a few words to wait with.
   */
  const isBare = (layer: Element) =>
    ((layer as HTMLElement).innerText?.trim() ?? '').length <= (isLoader(layer) ? limits.loaderText : 0) &&
    layer.querySelector('a, button, input, select, textarea, iframe, object, [role="button"]') === null &&
    (isLoader(layer) ||
      (getComputedStyle(layer).backgroundImage === 'none' && layer.querySelector('img, video') === null))

  const CONTROLS =
    'a, button, input, select, textarea, iframe, object, summary, [role="button"], [onclick], [tabindex]'
  /** Whether something in a layer, or all of it, answers a click or shows a hand to the mouse. */
  const canBeUsed = (layer: Element) =>
    layer.matches(`dialog, ${CONTROLS}`) ||
    layer.querySelector(CONTROLS) !== null ||
    [layer, ...Array.from(layer.querySelectorAll('*')).slice(0, limits.maxInLayer)].some(
      element => getComputedStyle(element).cursor === 'pointer',
    )

  const measureOverlays = (): Overlay[] => {
    const steps = 20
    const covered = new Map<Element, number>()
    for (let x = 0; x < steps; x++) {
      for (let y = 0; y < steps; y++) {
        const top = document.elementFromPoint(
          ((x + 0.5) / steps) * innerWidth,
          ((y + 0.5) / steps) * innerHeight,
        )
        const layer = top && layerOf(top)
        if (layer) covered.set(layer, (covered.get(layer) ?? 0) + 1)
      }
    }
    return Array.from(covered)
      .map(([layer, points]) => ({ layer, share: points / steps ** 2 }))
      .filter(({ layer, share }) => share > limits.overlayShare && !holdsContent(layer) && !isBare(layer))
      .map(({ layer, share }) => ({
        selector: selectorOf(layer),
        share,
        ...placeOf(layer),
        // Not the text of its scripts and styles.
        text: ((layer as HTMLElement).innerText ?? '').replace(/\s+/g, ' ').trim().slice(0, 300),
        asksForPassword: layer.querySelector('input[type="password"]') !== null,
        canBeUsed: canBeUsed(layer),
      }))
  }

  const viewportWidth = root.clientWidth
  /** Whether an element does not widen the document: it is fixed, or something around it cuts it off or scrolls. */
  const isCut = (element: Element) => {
    for (let at: Element | null = element; at && at !== body && at !== root; at = at.parentElement) {
      const { position, overflowX } = getComputedStyle(at)
      if (position === 'fixed' || (at !== element && overflowX !== 'visible')) return true
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
    element.matches('pre')
      ? contentsEnd(element) > viewportWidth + 1
      : element.matches('img, video, iframe, canvas, svg, object, embed, table') &&
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
    return wide
  }

  /** What can be seen, and where nothing of it is too wide, what waits to fade in or to be opened. */
  const widest = () => {
    const seen = wideElements(isShown)
    return seen.length > 0 ? seen : wideElements(() => true)
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
  const measureCut = (): { cut: CutText[]; doubtful?: Element } => {
    const found: { element: Element; line: DOMRect }[] = []
    for (const element of Array.from(body.querySelectorAll('*')).slice(0, limits.maxElements)) {
      if (found.length >= limits.maxListed) break
      const { right: edge, width, height, bottom } = element.getBoundingClientRect()
      if (width === 0 || height === 0 || Math.max(edge, textEnd(element)) <= viewportWidth + limits.cutText)
        continue
      // What waits above the start of the document, as a menu does until it is opened, nobody can scroll to at all.
      if (bottom + scrollY <= 0) continue
      if (getComputedStyle(element).textOverflow === 'ellipsis' || element.closest('[aria-hidden="true"]'))
        continue
      if (!isShown(element) || isCut(element) || isMoved(element)) continue
      const line = cutLine(element)
      if (line) found.push({ element, line })
    }
    const doubtful = doubtfulOf(found)
    const cut = found
      .filter(({ element }) => !doubtful.has(element))
      .map(({ element, line }) => {
        const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 80)
        return { selector: selectorOf(element), right: Math.round(line.right), text, ...placeOf(element) }
      })
    const [first] = doubtful
    return { cut, ...(first && { doubtful: first }) }
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
        : fonts.withNarrowLetters(loaded[0]!, () => loaded.filter(element => cutLine(element) === undefined))
    return new Set([...little.map(({ element }) => element), ...fitting])
  }

  /** The font without which nobody knows here whether the page is wider than the screen. */
  const fontInDoubt = (wide: readonly { element: Element }[]): string | undefined => {
    const wideOnes = wide.map(({ element }) => element)
    const inStandIn = (wideOnes.length > 0 ? wideOnes : [body]).find(fonts.isInStandIn)
    if (!inStandIn) return undefined
    const isLoaded = fonts.isInMissingWebFont(inStandIn)
    if (!isLoaded && root.scrollWidth >= viewportWidth * (1 + limits.pageFontDoubt)) return undefined
    // What is too wide in a font that is there is no less so.
    if (
      isLoaded &&
      wideOnes.some(element => textEnd(element) > viewportWidth + 1 && !fonts.isInStandIn(element))
    )
      return undefined
    const fits = fonts.withNarrowLetters(inStandIn, () => root.scrollWidth <= viewportWidth + 1)
    return fits ? fonts.nameOf(inStandIn) : undefined
  }

  const layout = (): Layout => {
    const isHidden = cutsSideways(root) || cutsSideways(body)
    // What is hidden by one of the two alone a phone still moves to, and then lays fixed elements out as wide as that.
    const isHiddenInVain = isHidden && innerWidth > viewportWidth + limits.unnoticed
    const scrollsSideways = root.scrollWidth > viewportWidth + 1 && (!isHidden || isHiddenInVain)
    const wide = scrollsSideways ? widest() : []
    const font = scrollsSideways ? fontInDoubt(wide) : undefined
    const { cut, doubtful } = isHidden && !isHiddenInVain ? measureCut() : { cut: [] }
    return {
      viewportWidth,
      screenWidth: limits.screenWidth,
      screenHeight: limits.screenHeight,
      documentWidth: root.scrollWidth,
      documentHeight: root.scrollHeight,
      scrollsSideways,
      ...(isHiddenInVain && { isHiddenInVain }),
      ...(font !== undefined && { fontInDoubt: font }),
      wideElements: wide.map(({ element, right }) => ({
        selector: selectorOf(element),
        right,
        ...placeOf(element),
      })),
      cutTexts: cut,
      ...(doubtful && { cutFontInDoubt: fonts.nameOf(doubtful) }),
      text: measureText(),
      images: measureImages(),
      unreadImages: unreadImages(),
    }
  }

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

  const unseenTexts = (): string[] => {
    const unseen: Element[] = []
    const stack: Element[] = [body]
    for (let seen = 0; stack.length > 0 && seen < limits.maxElements; seen++) {
      const element = stack.pop()!
      if (element.matches('script, style, noscript, template')) continue
      if (element.checkVisibility()) stack.push(...Array.from(element.children).reverse())
      else if ((element.textContent ?? '').trim().length >= limits.longText) unseen.push(element)
      if (unseen.length >= limits.maxListed) break
    }
    return unseen.map(selectorOf)
  }

  return {
    ...(limits.layout && { layout: layout() }),
    overlays: measureOverlays(),
    unseenHeadings: unseenHeadings(),
    unseenTexts: unseenTexts(),
  }
}
