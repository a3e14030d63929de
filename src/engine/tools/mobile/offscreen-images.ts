import { cutEnd } from '../../../text/cut.ts'
import type { ShownImage } from '../../browser/measured-layout.ts'
import type { RenderedPage } from '../../browser/rendered-page.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { laidOut } from '../../visit/layout-gap.ts'
import { shownPage } from '../../visit/shown-page.ts'
import { bytesText } from '../pagespeed/quantities.ts'
import { FAR_PX } from './far-below.ts'

/** Whether a phone loads images that its visitor may never see. */
export const offscreenImages = defineTopic({
  checks: {
    'offscreen-images': {
      severity: 'notice',
      title: 'Images that are not in sight load at once',
      why: 'They slow down what visitors wait for, such as the LCP image, and many visitors never scroll to them or open what hides them.',
      fix: 'Add loading="lazy" to the images that are not on the first screen, with width and height, so that the page does not jump when they come.',
      help: 'https://web.dev/articles/browser-level-image-lazy-loading',
      example: 'a gallery at the end of a long page whose <img> elements have no loading="lazy"',
    },
  },
  readsDocument: true,
  async judge(visit) {
    await shownPage(visit)
    return { judgements: { 'offscreen-images': judge(await laidOut(visit)) } }
  },
})

/** Bytes of all such images from which on it matters: more than a second of the connection that Lighthouse plays. */
const MAX_BYTES = 250_000
/** Bytes of one that is hidden: half a second of that connection, for what many visitors never open. */
const MAX_HIDDEN_BYTES = 100_000

/** Bytes up to which an image is an icon, that nobody makes lazy to save them. */
const MAX_ICON_BYTES = 5000

/** An image that loads before anyone can see it. */
interface Unseen {
  selector: string
  src: string
  bytes: number
  isHidden: boolean
  /** What is said of it behind its size. */
  how: string
}

function judge({ layout, requests, url }: RenderedPage): Judgement {
  const { images, hiddenImages, backgrounds } = layout
  if (images.length + hiddenImages.length + backgrounds.length === 0)
    return notApplicable('the page loads no images before it is scrolled')
  const urgent = new Set(hiddenImages.filter(image => image.urgent).map(({ src }) => src))
  const bytes = new Map(requests.map(request => [request.url, request.wireBytes]))
  const unseen: Unseen[] = [
    ...farImages(images).map(({ selector, src, belowScreen }) => ({
      selector,
      src,
      isHidden: false,
      how: `begins ${Math.round(belowScreen)} px below the first screen and has no loading="lazy"`,
    })),
    ...backgrounds
      .filter(({ belowScreen }) => belowScreen > FAR_PX)
      .map(({ selector, src, belowScreen }) => ({
        selector,
        src,
        isHidden: false,
        how: `is the background of an element ${Math.round(belowScreen)} px below the first screen, and backgrounds are never lazy, as an <img> with loading="lazy" and object-fit: cover would be`,
      })),
    ...hiddenImages.map(({ selector, src, urgent }) => ({
      selector,
      src,
      isHidden: true,
      how: urgent
        ? 'has fetchpriority="high" and is not shown when the page opens on a phone'
        : 'is not shown when the page opens on a phone and has no loading="lazy"',
    })),
  ]
    .map(image => ({ ...image, bytes: bytes.get(image.src) ?? 0 }))
    .filter(
      image => image.bytes > MAX_ICON_BYTES || (image.bytes > 0 && image.isHidden && urgent.has(image.src)),
    )
    .sort((one, other) => other.bytes - one.bytes)
  const total = unseen.reduce((sum, image) => sum + image.bytes, 0)
  const told =
    total > MAX_BYTES
      ? unseen
      : unseen.filter(image => image.isHidden && (image.bytes >= MAX_HIDDEN_BYTES || urgent.has(image.src)))
  if (told.length === 0) return pass()
  return fail(
    told.map(({ selector, src, how, bytes: own }) => ({
      url,
      selector,
      message: `This image of ${bytesText(own)} ${how}: ${cutEnd(src, 200)}`,
    })),
    total > MAX_BYTES
      ? `${bytesText(total)} of images load at once that are hidden or more than ${FAR_PX} px below the first screen (notice above ${bytesText(MAX_BYTES)}).`
      : `Images load at once that a phone does not show (notice from ${bytesText(MAX_HIDDEN_BYTES)} each).`,
  )
}

/** Images far below the first screen that are not lazy; one at several places is loaded once. */
function farImages(images: readonly ShownImage[]): ShownImage[] {
  const near = new Set(images.filter(image => image.belowScreen <= FAR_PX).map(({ src }) => src))
  const far = new Map<string, ShownImage>()
  for (const image of images)
    if (!image.lazy && !near.has(image.src)) far.set(image.src, far.get(image.src) ?? image)
  return [...far.values()]
}
