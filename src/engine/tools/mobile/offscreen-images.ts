import { cutEnd } from '../../../text/cut.ts'
import type { ShownImage } from '../../browser/measured-layout.ts'
import type { RenderedPage } from '../../browser/rendered-page.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { laidOut } from '../../visit/layout-gap.ts'
import { shownPage } from '../../visit/shown-page.ts'
import { bytesText } from '../pagespeed/quantities.ts'
import { FAR_PX } from './far-below.ts'

/** Whether a phone loads images that its visitor may never scroll to. */
export const offscreenImages = defineTopic({
  checks: {
    'offscreen-images': {
      severity: 'notice',
      title: 'Images far below the first screen load at once',
      why: 'They take the connection of the phone from what visitors wait for, such as the LCP image, and many visitors never scroll to them.',
      fix: 'Add loading="lazy" to the images that are not on the first screen. Give them width and height too, so that the page does not jump when they come.',
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

function judge({ layout, requests, url }: RenderedPage): Judgement {
  const { images } = layout
  if (images.length === 0) return notApplicable('the page loads no images before it is scrolled')
  const bytes = new Map(requests.map(request => [request.url, request.wireBytes]))
  const near = new Set(images.filter(image => image.belowScreen <= FAR_PX).map(({ src }) => src))
  // An image that is at several places is loaded once.
  const far = new Map<string, ShownImage>()
  for (const image of images)
    if (!image.lazy && !near.has(image.src)) far.set(image.src, far.get(image.src) ?? image)
  const heavy = [...far.values()]
    .map(image => ({ ...image, bytes: bytes.get(image.src) ?? 0 }))
    .sort((one, other) => other.bytes - one.bytes)
  const total = heavy.reduce((sum, image) => sum + image.bytes, 0)
  if (total <= MAX_BYTES) return pass()
  return fail(
    heavy
      .filter(image => image.bytes > 0)
      .map(({ selector, src, belowScreen, bytes: own }) => ({
        url,
        selector,
        message: `This image of ${bytesText(own)} begins ${Math.round(belowScreen)} px below the first screen and has no loading="lazy": ${cutEnd(src, 200)}`,
      })),
    `${bytesText(total)} of images load at once that are more than ${FAR_PX} px below the first screen (notice above ${bytesText(MAX_BYTES)}).`,
  )
}
