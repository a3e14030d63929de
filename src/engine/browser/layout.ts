import type { cutCause } from './cut-cause.ts'
import type { elementSelector } from './element-selector.ts'
import type { startTag } from './element-text.ts'
import {
  type hiddenVersions,
  VERSION_LIMITS,
  type VersionLimits,
  type versionMarks,
} from './hidden-versions.ts'
import type { imagesOutOfSight, OutOfSightLimits } from './images-out-of-sight.ts'
import type { layoutWidths } from './layout-widths.ts'
import type { Layout, Measured, Overlay, Placed, ShownFrame } from './measured-layout.ts'
import type { screenRegion } from './screen-region.ts'
import { IMAGE_LIMITS, type ImageLimits, type shownImages } from './shown-images.ts'
import { SHUT_LIMITS, type ShutLimits, type shutParts } from './shut-parts.ts'
import type { standInFonts } from './stand-in-fonts.ts'
import type { AskedFont, unloadedFonts } from './unloaded-fonts.ts'
import { UNSEEN_LIMITS, type UnseenLimits, type unseenParts } from './unseen-parts.ts'
import { WIDTH_LIMITS, type WidthLimits } from './width-limits.ts'

/** What is counted as small type, and how much of a page is looked at. */
export interface LayoutLimits extends WidthLimits, ImageLimits, UnseenLimits, ShutLimits, OutOfSightLimits {
  /** CSS pixels below which type is too small to be read on a phone. */
  smallType: number
  smallControl: number
  /** Part of the screen, 0 to 1, from which on something that lies over it is told of. */
  overlayShare: number
  /** Characters of what a loader says while it is there, such as how far it is. */
  loaderText: number
  /** Elements of such a layer that are looked at. */
  maxInLayer: number
  maxFrames: number
  /** Characters of markup in which addresses of fonts are looked for. */
  maxMarkup: number
  screenWidth: number
  screenHeight: number
  versions: VersionLimits
  /** Whether the layout is asked for. */
  layout: boolean
}

/** A part of the screen, in CSS pixels. */
interface Box {
  left: number
  right: number
  top: number
  bottom: number
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
const MAX_FRAMES = 100
const HEAVY_BACKGROUND_BYTES = 100_000
const MAX_BACKGROUNDS = 5000
const MAX_MARKUP = 2_000_000

export const LAYOUT_LIMITS = {
  smallType: SMALL_TYPE_PX,
  smallControl: SMALL_CONTROL_PX,
  overlayShare: OVERLAY_SHARE,
  loaderText: LOADER_TEXT,
  maxInLayer: MAX_IN_LAYER,
  ...WIDTH_LIMITS,
  ...IMAGE_LIMITS,
  ...UNSEEN_LIMITS,
  ...SHUT_LIMITS,
  maxFrames: MAX_FRAMES,
  heavyBackground: HEAVY_BACKGROUND_BYTES,
  maxBackgrounds: MAX_BACKGROUNDS,
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
  imagesOf: typeof shownImages,
  unseenOf: typeof unseenParts,
  shutOf: typeof shutParts,
  tagOf: typeof startTag,
  causeOf: typeof cutCause,
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
    // The computed size is the one before `zoom`.
    const sizeOf = (element: Element) =>
      Math.round(Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom * 100) / 100
    for (let seen = 0; walker.nextNode() && seen < limits.maxElements; seen++) {
      const parent = walker.currentNode.parentElement
      const words = (walker.currentNode.nodeValue ?? '').replace(/\s+/g, ' ').trim()
      if (words === '' || !parent || /^(script|style|noscript|template|textarea)$/.test(parent.localName)) {
        continue
      }
      let size = sizes.get(parent)
      if (size === undefined) {
        const isRead = (isShown(parent) || fadesIn(parent)) && isDrawn(walker.currentNode)
        size = isRead ? sizeOf(parent) : -1
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

  /** The nearest thing around an element that lies over the document, if any. */
  const layerOf = (element: Element): Element | undefined => {
    for (let at: Element | null = element; at && at !== body; at = at.parentElement) {
      if (getComputedStyle(at).position === 'fixed') return at
      if (at.localName === 'dialog' && at.matches(':modal')) return at
    }
    return undefined
  }

  const PASSWORD = 'input[type="password"]'
  const asksForPassword = (layer: Element) => layer.querySelector(PASSWORD) !== null
  const asksOnlyForPassword = (layer: Element) => {
    const fields = layer.querySelectorAll(
      'input:not([type="hidden"], [type="submit"], [type="button"], [type="checkbox"]), select, textarea',
    )
    return fields.length === 1 && fields[0]!.matches(PASSWORD)
  }

  /** Without the styles and scripts that a layer brings along. */
  const textLength = (layer: Element) =>
    Array.from(layer.querySelectorAll('style, script')).reduce(
      (length, { textContent }) => length - (textContent?.length ?? 0),
      layer.textContent?.length ?? 0,
    )
  /** An app may put all of its content into a layer: that covers nothing. A door to the page has its name for a heading. */
  const holdsContent = (layer: Element) =>
    (layer.querySelector('main, h1') !== null && !asksOnlyForPassword(layer)) ||
    textLength(layer) > (body.textContent?.length ?? 0) / 2

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
    Element.prototype.matches.call(layer, `dialog, ${CONTROLS}`) ||
    layer.querySelector(CONTROLS) !== null ||
    [layer, ...Array.from(layer.querySelectorAll('*')).slice(0, limits.maxInLayer)].some(
      element => getComputedStyle(element).cursor === 'pointer',
    )

  /**
   * Whether text or a picture lies in the place that a layer covers: a header that the page leaves room for covers nothing.
   * The window of a chat may reach far out of the layer, which has the size of its button.
   */
  const coversContent = (layer: Element, { left, right, top, bottom }: Box) => {
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
      const isPicture = Element.prototype.matches.call(
        element,
        'img, svg, video, canvas, iframe, object, embed, input, select, textarea',
      )
      if (texts.length === 0 && !isPicture) return false
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      return isPicture ? lies(element.getBoundingClientRect()) : texts.some(node => linesOf(node).some(lies))
    })
  }

  const shownBox = (element: Element): Box => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return {
      left: Math.max(left, 0),
      right: Math.min(right, innerWidth),
      top: Math.max(top, 0),
      bottom: Math.min(bottom, innerHeight),
    }
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
    const covered = new Map<Element, { number: number; box: Box }>()
    for (const [top, number] of points) {
      const layer = layerOf(top)
      if (!layer) continue
      const known = covered.get(layer) ?? { number: 0, box: shownBox(layer) }
      const own = shownBox(top)
      covered.set(layer, {
        number: known.number + number,
        box: {
          left: Math.min(known.box.left, own.left),
          right: Math.max(known.box.right, own.right),
          top: Math.min(known.box.top, own.top),
          bottom: Math.max(known.box.bottom, own.bottom),
        },
      })
    }
    return Array.from(covered)
      .map(([layer, { number, box }]) => ({ layer, box, share: number / steps ** 2 }))
      .filter(({ layer, share }) => share > limits.overlayShare && !holdsContent(layer) && !isBare(layer))
      .filter(({ layer, box }) => coversContent(layer, box))
      .map(({ layer, share }) => ({
        selector: selectorOf(layer),
        share,
        ...placeOf(layer),
        // Not the text of its scripts and styles.
        text: ((layer as HTMLElement).innerText ?? '').replace(/\s+/g, ' ').trim().slice(0, 300),
        asksForPassword: asksForPassword(layer),
        asksOnlyForPassword: asksOnlyForPassword(layer),
        canBeUsed: canBeUsed(layer),
      }))
  }

  const layout = (): Layout => ({
    ...widthsOf(limits, regionOf, selectorOf, fontsOf, tagOf, causeOf),
    screenWidth: limits.screenWidth,
    screenHeight: limits.screenHeight,
    documentHeight: root.scrollHeight,
    text: measureText(),
    ...imagesOf(limits, regionOf, selectorOf),
    frames: measureFrames(),
    ...outOfSight(limits, selectorOf),
  })

  return {
    ...(limits.layout && { layout: layout() }),
    overlays: measureOverlays(),
    ...unseenOf(limits, selectorOf),
    shutParts: shutOf(limits, selectorOf),
    hiddenVersions: versionsOf(limits.versions, marksOf),
  }
}
