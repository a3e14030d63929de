import ImageElements from 'lighthouse/core/gather/gatherers/image-elements.js'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

type Context = Parameters<ImageElements['getArtifact']>[0]

/** Of an image as Lighthouse lists it, what is looked at or changed here. */
interface ListedImage {
  src: string
  naturalDimensions?: { width: number; height: number }
  computedStyles: { position: string }
  node: { devtoolsNodePath: string }
}

/** Width and height in pixels of image files, by their addresses. */
export type ImageSizes = Readonly<Record<string, readonly [number, number]>>

/** By how many times transforms enlarge what the page shows of image files, by their addresses; those that are not are left out. */
export type ImageScales = Readonly<Record<string, number>>

/** An image without a size whose box has one, by the paths that Lighthouse tells: nothing outside of the box moves when it comes. */
export interface HeldImage {
  image: string
  box: string
  /** Whether something in the box moves. */
  movesInside: boolean
}

/** Images of a page, and boxes around one, that are looked at, and how many times one may be enlarged. */
const LIMITS = { images: 1000, around: 50, scale: 100 } as const
/** Images without a size that are tried out, milliseconds for all of them, and elements of a box of which the place is compared. */
const HELD_LIMITS = { images: 40, time: 400, around: 20, within: 100, tight: 80, moved: 10 } as const
/** Files of which the size is kept, and of which it is said that they are enlarged. */
const MAX_SIZES = 300
const MIN_SCALE = 1.01

/**
 * Lighthouse's list of images, in which those in a box that is out of the flow, and that holds no text, are out of it too, and
 * those in a box that is no higher with them than without: Lighthouse looks at the image alone, but nothing can move when such
 * a picture comes.
 */
export class SeenImages extends ImageElements {
  sizes: ImageSizes = {}
  held: readonly HeldImage[] = []
  scales: ImageScales = {}

  override async getArtifact(context: Context): ReturnType<ImageElements['getArtifact']> {
    const images: readonly ListedImage[] = await super.getArtifact(context)
    const known = images.flatMap(({ src, naturalDimensions: size }) =>
      size && size.width > 0 && size.height > 0 ? [[src, [size.width, size.height]] as const] : [],
    )
    this.sizes = Object.fromEntries(known.slice(0, MAX_SIZES))
    const paths = await context.driver.executionContext.evaluate(imagesOutOfFlow, {
      args: [LIMITS],
      useIsolation: true,
      deps: [pageFunctions.getNodePath],
    })
    const scales: [string, number][] = await context.driver.executionContext.evaluate(scalesOfImages, {
      args: [LIMITS],
      useIsolation: true,
    })
    this.scales = Object.fromEntries(scales.filter(([, scale]) => scale >= MIN_SCALE).slice(0, MAX_SIZES))
    this.held = await context.driver.executionContext.evaluate(imagesHeldByBox, {
      args: [HELD_LIMITS],
      useIsolation: true,
      deps: [pageFunctions.getNodePath],
    })
    const still = this.held.flatMap(({ image, movesInside }) => (movesInside ? [] : image))
    const outside = new Set([...paths, ...still])
    return images.map(image =>
      outside.has(image.node.devtoolsNodePath)
        ? { ...image, computedStyles: { ...image.computedStyles, position: 'absolute' } }
        : image,
    )
  }
}

declare function getNodePath(node: Node): string

/** Runs in the page: the paths of images below a box that is out of the flow and holds no text. */
function imagesOutOfFlow(limits: typeof LIMITS): string[] {
  return Array.from(document.images)
    .slice(0, limits.images)
    .filter(image => {
      let at = image.parentElement
      for (let step = 0; at && step < limits.around; step++, at = at.parentElement) {
        if ((at.textContent ?? '').trim() !== '') return false
        const { position } = getComputedStyle(at)
        if (position === 'absolute' || position === 'fixed') return true
      }
      return false
    })
    .map(image => getNodePath(image))
}

/**
 * Runs in the page: the images without a size in the markup that have a box around them, hardly higher than they are, which is
 * as high while they have no height, as before they have come.
 */
function imagesHeldByBox(limits: typeof HELD_LIMITS): HeldImage[] {
  const end = performance.now() + limits.time
  const partsOf = (box: Element, image: Element) => {
    const parts: (Element | Range)[] = []
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node && parts.length < limits.within; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (!node.contains(image)) parts.push(node)
      } else if ((node.nodeValue ?? '').trim() !== '') {
        const text = document.createRange()
        text.selectNodeContents(node)
        parts.push(text)
      }
    }
    return parts
  }
  const heldOf = (image: HTMLImageElement): HeldImage[] => {
    const { height } = image.getBoundingClientRect()
    const boxes: { box: Element; height: number }[] = []
    for (let at = image.parentElement; at && at !== document.body; at = at.parentElement) {
      const box = at.getBoundingClientRect()
      if (box.height > height + limits.tight || boxes.length === limits.around) break
      if (!getComputedStyle(at).display.startsWith('inline')) boxes.push({ box: at, height: box.height })
    }
    const outermost = boxes.at(-1)
    if (!outermost) return []
    const parts = partsOf(outermost.box, image)
    const before = parts.map(part => part.getBoundingClientRect())
    const style = image.getAttribute('style')
    for (const name of ['height', 'min-height']) image.style.setProperty(name, '0', 'important')
    image.style.setProperty('transition', 'none', 'important')
    const kept = boxes.find(
      ({ box, height: full }) => Math.abs(box.getBoundingClientRect().height - full) < 1,
    )
    const movesInside = parts.some((part, at) => {
      const { top, left } = part.getBoundingClientRect()
      return Math.max(Math.abs(top - before[at]!.top), Math.abs(left - before[at]!.left)) > limits.moved
    })
    if (style === null) image.removeAttribute('style')
    else image.setAttribute('style', style)
    return kept ? [{ image: getNodePath(image), box: getNodePath(kept.box), movesInside }] : []
  }
  return Array.from(document.images)
    .filter(image => !(image.hasAttribute('width') && image.hasAttribute('height')) && image.height > 0)
    .slice(0, limits.images)
    .flatMap(image => (performance.now() < end ? heldOf(image) : []))
}

/**
 * Runs in the page: by how many times the largest that it draws of each image file is larger than the largest that it lays
 * out, which is what Lighthouse takes for its size: transforms are no part of the layout.
 */
function scalesOfImages(limits: typeof LIMITS): [url: string, scale: number][] {
  const own = new Map<Element, number>()
  const ownScale = (element: Element) => {
    const known = own.get(element)
    if (known !== undefined) return known
    const { transform, scale } = getComputedStyle(element)
    const { m11, m12, m13, m21, m22, m23 } = new DOMMatrix(transform === 'none' ? '' : transform)
    const ofProperty =
      scale === 'none' ? [1] : scale.split(' ').map(value => Math.abs(Number.parseFloat(value)))
    const made = Math.max(Math.hypot(m11, m12, m13), Math.hypot(m21, m22, m23)) * Math.max(...ofProperty)
    const result = Number.isFinite(made) ? made : 1
    own.set(element, result)
    return result
  }
  const largest = new Map<string, { laidOut: number; drawn: number }>()
  for (const image of Array.from(document.images).slice(0, limits.images)) {
    let scale = 1
    let at: Element | null = image
    for (let step = 0; at && step < limits.around; step++, at = at.parentElement) scale *= ownScale(at)
    const { laidOut, drawn } = largest.get(image.currentSrc) ?? { laidOut: 0, drawn: 0 }
    const area = image.width * image.height
    largest.set(image.currentSrc, {
      laidOut: Math.max(laidOut, area),
      drawn: Math.max(drawn, area * Math.min(scale, limits.scale) ** 2),
    })
  }
  return Array.from(largest, ([url, { laidOut, drawn }]) => [
    url,
    laidOut > 0 ? Math.sqrt(drawn / laidOut) : 1,
  ])
}
