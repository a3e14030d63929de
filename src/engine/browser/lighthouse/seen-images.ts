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

/** Images of a page, and boxes around one, that are looked at. */
const LIMITS = { images: 1000, around: 50 } as const
/** Files of which the size is kept. */
const MAX_SIZES = 300

/**
 * Lighthouse's list of images, in which those in a box that is out of the flow, and that holds no text, are out of it too:
 * Lighthouse looks at the image alone, but nothing can move when such a picture comes.
 */
export class SeenImages extends ImageElements {
  sizes: ImageSizes = {}

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
    const outside = new Set(paths)
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
