import type { elementSelector } from './element-selector.ts'
import type { Layout, Placed, ShownImage, UnreadImage } from './measured-layout.ts'
import type { screenRegion } from './screen-region.ts'

/** How much is looked at of the images of a page. */
export interface ImageLimits {
  maxImages: number
  maxListed: number
  /** Pixels on a side of a file that may be a picture, and times its proportions that are others. */
  minFile: number
  otherProportions: number
  /** Steps up to what keeps its height. */
  maxStepsUp: number
  /** Images whose pixels are looked at, and pixels of one: a spacer is a small file. */
  maxDrawn: number
  maxPixels: number
}

export const IMAGE_LIMITS = {
  maxImages: 2000,
  minFile: 20,
  otherProportions: 1.25,
  maxStepsUp: 30,
  maxDrawn: 20,
  maxPixels: 250_000,
} as const

/** The images that are shown, and those that show nothing. It runs in the page: it must not use anything from outside of itself but what it is given. */
export function shownImages(
  limits: ImageLimits,
  regionOf: typeof screenRegion,
  selectorOf: typeof elementSelector,
): Pick<Layout, 'images' | 'unreadImages'> {
  const { body } = document
  const placeOf = (element: Element): Placed => {
    const region = regionOf(element)
    return region ? { region } : {}
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

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

  return { images: measureImages(), unreadImages: unreadImages() }
}
