import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { askedAt } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'
import { bytesText } from './quantities.ts'

/** Images that are asked for. */
const MAX_IMAGES = 60
/** Characters of an address in a message. */
const MAX_ADDRESS = 200

/**
 * Places of images with `loading="lazy"` that are heavier than any image has to be. Lighthouse does not scroll, so it sees
 * none of those further down; what they weigh their servers tell where the links of the page are checked. Of an image in
 * several sizes nobody knows here which one a phone takes.
 *
 * @param maxBytes of one file
 * @param loaded addresses of what Lighthouse has loaded and judged, as it asked for them
 */
export async function heavyLazyImages(
  visit: Visit,
  document: HtmlDocument,
  maxBytes: number,
  loaded: ReadonlySet<string>,
): Promise<Occurrence[]> {
  const images = new Map<string, Element>()
  for (const image of document.elements('img')) {
    const url = isLazy(image) ? document.resolve(attribute(image, 'src') ?? '') : undefined
    if (url === undefined || !/^https?:/.test(url) || loaded.has(askedAt(visit.preview, url))) continue
    if (images.size < MAX_IMAGES) images.set(url, images.get(url) ?? image)
  }
  const answers = await Promise.all(
    Array.from(images, async ([url, image]) => ({ url, image, answer: await visit.linkAnswer(url) })),
  )
  return answers.flatMap(({ url, image, answer: { imageBytes = 0 } }) =>
    imageBytes > maxBytes
      ? document.occurrence(
          image,
          `This image has ${bytesText(imageBytes)}, which load when visitors scroll to it: ${cutEnd(url, MAX_ADDRESS)}`,
        )
      : [],
  )
}

function isLazy(image: Element): boolean {
  return (
    attribute(image, 'loading')?.trim().toLowerCase() === 'lazy' &&
    attribute(image, 'srcset') === undefined &&
    parentOf(image)?.tagName !== 'picture'
  )
}
