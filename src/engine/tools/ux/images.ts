import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import type { ShownImage } from '../../browser/layout.ts'
import type { RenderedPage } from '../../browser/rendered-page.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import type { LoadCheck } from './load-checks.ts'

/** Pixels on a side up to which an image is no picture: spacers and strips of colour are stretched on purpose. */
const NO_PICTURE_PX = 5
/** Difference of proportions that can be seen, and the pixels that rounding explains. */
const VISIBLE_DISTORTION = 0.05
const ROUNDING_PX = 2
/**
 * How far an image may be enlarged. Lighthouse asks for three quarters of the pixels of large images.
 *
 * @see https://developer.chrome.com/docs/lighthouse/best-practices/image-size-responsive
 */
const MOST_ENLARGEMENT = 1 / 0.75
/** Side in CSS pixels below which nobody sees a blur. */
const LEAST_SIDE_PX = 64
const VECTOR = /^data:image\/svg|\.svgz?(?:[?#]|$)/i

/** How the images of the page are shown. */
export function judgeImages({
  layout,
  url,
}: RenderedPage): Record<Extract<LoadCheck, `image-${string}`>, Judgement> {
  const pictures = layout.images.filter(isPicture)
  if (pictures.length === 0) {
    const none = notApplicable('the page shows no pictures made of pixels')
    return { 'image-distorted': none, 'image-blurred': none }
  }
  return {
    'image-distorted': failWhere(pictures.filter(isDistorted).map(image => placeOf(image, url))),
    'image-blurred': judgeBlur(pictures.filter(canBeBlurred), url),
  }
}

function isPicture({ src, naturalWidth, naturalHeight, contentWidth, contentHeight }: ShownImage): boolean {
  const least = Math.min(naturalWidth, naturalHeight, contentWidth, contentHeight)
  return least > NO_PICTURE_PX && !VECTOR.test(src)
}

function isDistorted({ fit, naturalWidth, naturalHeight, contentWidth, contentHeight }: ShownImage): boolean {
  if (fit !== 'fill') return false
  const expected = (contentWidth * naturalHeight) / naturalWidth
  const difference = Math.abs(expected - contentHeight)
  return difference > ROUNDING_PX && difference / Math.max(expected, contentHeight) > VISIBLE_DISTORTION
}

function judgeBlur(images: readonly ShownImage[], url: string): Judgement {
  if (images.length === 0) {
    return notApplicable('no picture on the first screen is fitted to its box')
  }
  return failWhere(images.filter(isBlurred).map(image => placeOf(image, url)))
}

/** What lies further down may be a placeholder, which scripts replace when it comes into sight. */
function canBeBlurred({ fit, onFirstScreen, processed }: ShownImage): boolean {
  return onFirstScreen && !processed && fit !== 'none' && fit !== 'scale-down'
}

function isBlurred(image: ShownImage): boolean {
  const { fit, naturalWidth, naturalHeight, contentWidth, contentHeight } = image
  if (Math.min(contentWidth, contentHeight) < LEAST_SIDE_PX) return false
  const enlarged = [contentWidth / naturalWidth, contentHeight / naturalHeight]
  return (fit === 'contain' ? Math.min(...enlarged) : Math.max(...enlarged)) > MOST_ENLARGEMENT
}

function placeOf(image: ShownImage, url: string): Occurrence {
  const { selector, naturalWidth, naturalHeight, contentWidth, contentHeight, src } = image
  const size = (width: number, height: number) => `${Math.round(width)} × ${Math.round(height)}`
  const shown = `shown as ${size(contentWidth, contentHeight)} px`
  return {
    url,
    selector,
    message: `${size(naturalWidth, naturalHeight)} px, ${shown}: ${cutEnd(src, 200)}`,
  }
}
