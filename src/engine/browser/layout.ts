import type { elementSelector } from './element-selector.ts'
import {
  type hiddenVersions,
  VERSION_LIMITS,
  type VersionLimits,
  type versionMarks,
} from './hidden-versions.ts'
import type { imagesOutOfSight, OutOfSightLimits } from './images-out-of-sight.ts'
import { type layoutWidths, WIDTH_LIMITS, type WidthLimits } from './layout-widths.ts'
import type {
  Layout,
  Measured,
  Overlay,
  Placed,
  ShownFrame,
  ShownImage,
  UnreadImage,
} from './measured-layout.ts'
import type { screenRegion } from './screen-region.ts'
import type { standInFonts } from './stand-in-fonts.ts'
import type { AskedFont, unloadedFonts } from './unloaded-fonts.ts'

/** What is counted as small type, and how much of a page is looked at. */
export interface LayoutLimits extends WidthLimits, OutOfSightLimits {
  /** CSS pixels below which type is too small to be read on a phone. */
  smallType: number
  smallControl: number
  /** Part of the screen, 0 to 1, from which on something that lies over it is told of. */
  overlayShare: number
  /** Characters of what a loader says while it is there, such as how far it is. */
  loaderText: number
  /** Elements of such a layer that are looked at. */
  maxInLayer: number
  maxImages: number
  maxFrames: number
  /** Pixels on a side of a file that may be a picture, and times its proportions that are others. */
  minFile: number
  otherProportions: number
  /** Steps up to what keeps its height. */
  maxStepsUp: number
  /** Images whose pixels are looked at, and pixels of one. */
  maxDrawn: number
  maxPixels: number
  /** Characters of markup in which addresses of fonts are looked for. */
  maxMarkup: number
  longText: number
  /** CSS pixels of the longer side up to which an image is an icon. */
  icon: number
  screenWidth: number
  screenHeight: number
  versions: VersionLimits
  /** Whether the layout is asked for. */
  layout: boolean
}

/**
 * Lighthouse's "legible font sizes" and Google's Mobile-Friendly Test took 12 px as the least.
 *
 * @see https://developer.chrome.com/docs/lighthouse/seo/font-size
 */
const SMALL_TYPE_PX = 12
/** Below this, what a link or button says is not read on a phone, whatever the rest of the page has. */
const SMALL_CONTROL_PX = 10
/** A third of the screen is more than a bar at its edge. */
const OVERLAY_SHARE = 0.3
const LOADER_TEXT = 40
const MAX_IN_LAYER = 300
/** Characters of a text that is more than a label: about 25 words. */
const LONG_TEXT = 150
/** Of a photo nothing can be made out below this; icons beside a heading have 24 to 60 px. */
const ICON_PX = 64
const MAX_IMAGES = 2000
const MAX_FRAMES = 100
const HEAVY_BACKGROUND_BYTES = 100_000
const MAX_BACKGROUNDS = 5000
const MIN_FILE_PX = 20
const OTHER_PROPORTIONS = 1.25
const MAX_STEPS_UP = 30
const MAX_DRAWN = 20
/** A spacer is a small file: more would take time of the page. */
const MAX_PIXELS = 250_000
const MAX_MARKUP = 2_000_000

export const LAYOUT_LIMITS = {
  smallType: SMALL_TYPE_PX,
  smallControl: SMALL_CONTROL_PX,
  overlayShare: OVERLAY_SHARE,
  loaderText: LOADER_TEXT,
  maxInLayer: MAX_IN_LAYER,
  ...WIDTH_LIMITS,
  longText: LONG_TEXT,
  icon: ICON_PX,
  maxImages: MAX_IMAGES,
  maxFrames: MAX_FRAMES,
  heavyBackground: HEAVY_BACKGROUND_BYTES,
  maxBackgrounds: MAX_BACKGROUNDS,
  minFile: MIN_FILE_PX,
  otherProportions: OTHER_PROPORTIONS,
  maxStepsUp: MAX_STEPS_UP,
  maxDrawn: MAX_DRAWN,
  maxPixels: MAX_PIXELS,
  maxMarkup: MAX_MARKUP,
  versions: VERSION_LIMITS,
} as const

/**
 * Measures the document that it runs in. It runs in the page: it must not use anything from outside of itself but what
 * it is given.
 */
export function measureLayout(
  limits: LayoutLimits,
  regionOf: typeof screenRegion,
  selectorOf: typeof elementSelector,
  fontsOf: typeof standInFonts,
  widthsOf: typeof layoutWidths,
  versionsOf: typeof hiddenVersions,
  marksOf: typeof versionMarks,
  unloadedOf: typeof unloadedFonts,
  outOfSight: typeof imagesOutOfSight,
): Measured {
  const root = document.documentElement
  // A document that is a set of frames, or was cut off in its head, has none.
  const body = document.body ?? root

  const placeOf = (element: Element): Placed => {
    const region = regionOf(element)
    return region ? { region } : {}
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  const FOOTER = 'footer, [role="contentinfo"], [class~="footer" i], [id="footer" i]'
  const measureText = (): Layout['text'] => {
    const text: Layout['text'] = {
      characters: 0,
      smallCharacters: 0,
      smallest: [],
      smallControls: [],
      unloadedFonts: [],
    }
    const asked = new Map<string, AskedFont>()
    const CODE = 'pre, code, kbd, samp, svg'
    const ask = (element: Element, words: string) => {
      if (element.closest(CODE)) return
      const family = getComputedStyle(element).fontFamily
      let font = asked.get(family)
      if (!font && asked.size >= limits.maxListed) return
      font ??= { first: element, words, characters: 0, isOfHeading: false }
      font.characters += words.length
      font.isOfHeading ||= element.closest('h1, h2') !== null
      asked.set(family, font)
    }
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const sizes = new Map<Element, number>()
    const range = document.createRange()
    // What stands in a <video> or a <canvas> is for browsers that do not know it.
    const isDrawn = (node: Node) => {
      range.selectNodeContents(node)
      return range.getClientRects().length > 0
    }
    // What fades in as it is scrolled into view stands in the flow of the page; a menu that opens lies over it.
    const fadesIn = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      for (let at: Element | null = element; at && at !== body; at = at.parentElement) {
        const { opacity, position } = getComputedStyle(at)
        if (opacity === '0') return position === 'static' || position === 'relative'
      }
      return false
    }
    for (let seen = 0; walker.nextNode() && seen < limits.maxElements; seen++) {
      const parent = walker.currentNode.parentElement
      const words = (walker.currentNode.nodeValue ?? '').replace(/\s+/g, ' ').trim()
      if (words === '' || !parent || /^(script|style|noscript|template|textarea)$/.test(parent.localName)) {
        continue
      }
      let size = sizes.get(parent)
      if (size === undefined) {
        const isRead = (isShown(parent) || fadesIn(parent)) && isDrawn(walker.currentNode)
        size = isRead ? Number.parseFloat(getComputedStyle(parent).fontSize) : -1
        sizes.set(parent, size)
      }
      if (size <= 0) continue
      // Nobody needs the line of the copyright, which may be most of a page of pictures.
      if (size < limits.smallType && parent.closest(FOOTER)) continue
      text.characters += words.length
      ask(parent, words)
      if (size >= limits.smallType) continue
      text.smallCharacters += words.length
      const described = () => ({
        selector: selectorOf(parent),
        fontSize: size,
        text: words.slice(0, 80),
        ...placeOf(parent),
      })
      if (text.smallest.length < limits.maxListed) text.smallest.push(described())
      // A link within a sentence has its size, and a number on an icon needs no more.
      const isControl =
        size < limits.smallControl &&
        /\p{L}{3}/u.test(words) &&
        parent.closest('a[href], button') !== null &&
        parent.closest('p, sup, svg, [class*="badge" i]') === null
      if (isControl && text.smallControls.length < limits.maxListed) text.smallControls.push(described())
    }
    return { ...text, unloadedFonts: unloadedOf(asked, limits, fontsOf(limits), selectorOf) }
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

  let drawn = 0
  /** Whether no pixel of an image can be seen. What is of another origin cannot be read, and counts as seen. */
  const isInvisible = (image: HTMLImageElement) => {
    const { naturalWidth, naturalHeight } = image
    if (naturalWidth * naturalHeight > limits.maxPixels || drawn++ >= limits.maxDrawn) return false
    try {
      const context = new OffscreenCanvas(naturalWidth, naturalHeight).getContext('2d')
      if (!context) return false
      context.drawImage(image, 0, 0, naturalWidth, naturalHeight)
      const { data } = context.getImageData(0, 0, naturalWidth, naturalHeight)
      for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 0) return false
      return true
    } catch {
      return false
    }
  }

  /** Whether an image is enlarged, or out of its proportions by more than what rounding explains. */
  const isStretched = ({ naturalWidth, naturalHeight }: HTMLImageElement, width: number, height: number) =>
    width > naturalWidth ||
    height > naturalHeight ||
    Math.abs(width * naturalHeight - height * naturalWidth) > 0.05 * width * naturalHeight

  /** Whether what is around an image keeps its height, whatever height of the image was reserved. */
  const keepsHeight = (image: HTMLImageElement, reserved: number) => {
    let at = image.parentElement
    for (let step = 0; at && at !== body && step < limits.maxStepsUp; step++, at = at.parentElement) {
      const { display, position, flexDirection, gridTemplateColumns, maxHeight, float } = getComputedStyle(at)
      const isRow =
        (display.endsWith('flex') && flexDirection.startsWith('row')) ||
        (display.endsWith('grid') && gridTemplateColumns.includes(' ')) ||
        display.startsWith('table')
      // What stands beside the image may be as high as what was reserved.
      if (isRow && reserved <= at.clientHeight) return true
      if (position === 'absolute' || position === 'fixed' || float !== 'none' || maxHeight !== 'none')
        return true
      if (display !== 'inline' && String(at.computedStyleMap().get('height')) !== 'auto') return true
    }
    return false
  }

  let compared = 0
  /** Height that is reserved for an image by the proportions of its attributes, where its file has others. */
  const reservedHeight = (image: HTMLImageElement, style: CSSStyleDeclaration, contentWidth: number) => {
    const [, across, down] = /^auto (\d+(?:\.\d+)?) \/ (\d+(?:\.\d+)?)$/.exec(style.aspectRatio) ?? []
    const proportions = Number(across) / Number(down)
    const ofFile = image.naturalWidth / image.naturalHeight
    // A spacer or a placeholder of a script has the proportions of no picture.
    if (!(proportions > 0) || Math.min(image.naturalWidth, image.naturalHeight) < limits.minFile)
      return undefined
    if (Math.max(proportions / ofFile, ofFile / proportions) < limits.otherProportions) return undefined
    if (compared++ >= limits.maxListed) return undefined
    if (image.currentSrc.startsWith('data:') || isPlaceholder(image)) return undefined
    const isInFlow = /^(?:static|relative)$/.test(style.position) && style.float === 'none'
    if (!isInFlow || style.maxHeight !== 'none' || Number.parseFloat(style.minHeight) > 0) return undefined
    const styles = image.computedStyleMap()
    if (String(styles.get('height')) !== 'auto' || String(styles.get('width')) === 'auto') return undefined
    const reserved = contentWidth / proportions
    return keepsHeight(image, reserved) ? undefined : reserved
  }

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
        const contentWidth = image.clientWidth - pixels(style.paddingLeft, style.paddingRight)
        const contentHeight = image.clientHeight - pixels(style.paddingTop, style.paddingBottom)
        const reserved = reservedHeight(image, style, contentWidth)
        return {
          selector: selectorOf(image),
          src: image.currentSrc.slice(0, 500),
          naturalWidth: image.naturalWidth,
          naturalHeight: image.naturalHeight,
          density: densityOf(image),
          width,
          height,
          contentWidth,
          contentHeight,
          ...(isStretched(image, contentWidth, contentHeight) && isInvisible(image) && { invisible: true }),
          onFirstScreen: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
          belowScreen: top + scrollY - innerHeight,
          lazy: image.loading === 'lazy',
          placeholder: isPlaceholder(image),
          processed: /\b(?:blur|url)\(/.test(style.filter) || style.imageRendering !== 'auto',
          fit: style.objectFit,
          ...placeOf(image),
          sized: attributes || style.aspectRatio !== 'auto' || style.position === 'absolute',
          ...(reserved !== undefined && { reservedHeight: reserved }),
        }
      })

  const measureFrames = (): ShownFrame[] =>
    Array.from(document.querySelectorAll('iframe'))
      .slice(0, limits.maxFrames)
      .filter(({ src }) => /^https?:/.test(src))
      // What is around it may wait to fade in.
      .filter(frame => frame.checkVisibility({ visibilityProperty: true }))
      .map(frame => {
        const { width, height, top } = frame.getBoundingClientRect()
        return {
          src: frame.src.slice(0, 2000),
          width,
          height,
          belowScreen: top + scrollY - innerHeight,
          lazy: frame.loading === 'lazy',
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

  /** Whether text or a picture lies in the place of a layer: a header that the page leaves room for covers nothing. */
  const coversContent = (layer: Element) => {
    const box = layer.getBoundingClientRect()
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    const lies = (rect: DOMRect) =>
      Math.min(rect.right, right) - Math.max(rect.left, left) > 1 &&
      Math.min(rect.bottom, bottom) - Math.max(rect.top, top) > 1
    const range = document.createRange()
    const linesOf = (node: Node) => {
      range.selectNodeContents(node)
      return Array.from(range.getClientRects())
    }
    const seen = Array.from(body.querySelectorAll('*')).slice(0, limits.maxElements)
    return seen.some(element => {
      if (layer.contains(element) || /^(?:script|style|noscript|template)$/.test(element.localName))
        return false
      const texts = Array.from(element.childNodes).filter(
        node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
      const isPicture = element.matches(
        'img, svg, video, canvas, iframe, object, embed, input, select, textarea',
      )
      if (texts.length === 0 && !isPicture) return false
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      return isPicture ? lies(element.getBoundingClientRect()) : texts.some(node => linesOf(node).some(lies))
    })
  }

  const measureOverlays = (): Overlay[] => {
    const steps = 20
    const points = new Map<Element, number>()
    for (let x = 0; x < steps; x++) {
      for (let y = 0; y < steps; y++) {
        const top = document.elementFromPoint(
          ((x + 0.5) / steps) * innerWidth,
          ((y + 0.5) / steps) * innerHeight,
        )
        if (top) points.set(top, (points.get(top) ?? 0) + 1)
      }
    }
    const covered = new Map<Element, number>()
    for (const [top, number] of points) {
      const layer = layerOf(top)
      if (layer) covered.set(layer, (covered.get(layer) ?? 0) + number)
    }
    return Array.from(covered)
      .map(([layer, number]) => ({ layer, share: number / steps ** 2 }))
      .filter(({ layer, share }) => share > limits.overlayShare && !holdsContent(layer) && !isBare(layer))
      .filter(({ layer }) => coversContent(layer))
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

  const layout = (): Layout => ({
    ...widthsOf(limits, regionOf, selectorOf, fontsOf),
    screenWidth: limits.screenWidth,
    screenHeight: limits.screenHeight,
    documentHeight: root.scrollHeight,
    text: measureText(),
    images: measureImages(),
    frames: measureFrames(),
    unreadImages: unreadImages(),
    ...outOfSight(limits, selectorOf),
  })

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
    ...(limits.layout && { layout: layout() }),
    overlays: measureOverlays(),
    unseenHeadings: unseenHeadings(),
    unseenTimes: unseenTimes(),
    unseenTexts: unseenTexts(),
    unseenLinks: unseenLinks(),
    adornments: adornments(),
    hiddenVersions: versionsOf(limits.versions, marksOf),
  }
}
