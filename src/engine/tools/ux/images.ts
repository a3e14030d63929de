import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import type { ShownImage } from '../../browser/measured-layout.ts'
import type { NetworkRequest } from '../../browser/rendered-page.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { NotApplicable } from '../../not-measured.ts'
import { laidOut } from '../../visit/layout-gap.ts'
import { shownPage } from '../../visit/shown-page.ts'

/** Pixels on a side up to which an image is no picture: spacers and strips of colour are stretched on purpose. */
const NO_PICTURE_PX = 5
/** Difference of proportions that can be seen, and the pixels that rounding explains. */
const VISIBLE_DISTORTION = 0.1
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
export const images = defineTopic({
  checks: {
    'image-distorted': {
      severity: 'warning',
      title: 'Images are distorted',
      why: 'They look squeezed or stretched, and the page looks careless.',
      fix: 'Set width and height in the proportions of the file, or use object-fit: contain (cover where the edges may be cut off).',
      help: 'https://developer.chrome.com/docs/lighthouse/best-practices/image-aspect-ratio',
      example: '<img src="square.jpg" width="300" height="100">',
    },
    'image-blurred': {
      severity: 'notice',
      title: 'Images are enlarged and look blurry',
      why: 'They have fewer pixels than the space that they fill.',
      fix: 'Serve the image at least in the size in which it is shown, and twice as large for high-density screens.',
      help: 'https://developer.chrome.com/docs/lighthouse/best-practices/image-size-responsive',
      example: '<img src="120-pixels-wide.jpg" width="400" height="300">',
    },
    'image-dimensions-wrong': {
      severity: 'notice',
      title: 'width and height of images do not fit their files',
      why: 'Until the file is there, the browser reserves room in the proportions of these attributes; then the page jumps (CLS).',
      fix: 'Set width and height to the pixels of the file.',
      help: 'https://web.dev/articles/optimize-cls#images-without-dimensions',
      example: '<img src="square.jpg" width="600" height="300" style="width: 100%; height: auto">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await shownPage(visit)
    const { layout, requests, url } = await laidOut(visit)
    const drawings = drawingsOf(requests)
    const pictures = layout.images.filter(image => isPicture(image) && !drawings.has(image.src))
    if (pictures.length === 0) throw new NotApplicable('the page shows no images made of pixels')
    const plain = plainImages(document)
    return {
      judgements: {
        'image-dimensions-wrong': failWhere(layout.images.flatMap(image => wrongRoom(image, url))),
        'image-distorted': failWhere(pictures.filter(isDistorted).map(image => placeOf(image, url))),
        'image-blurred': judgeBlur(
          pictures.filter(image => canBeBlurred(image, plain) && !isBackdrop(image, layout.screenHeight)),
          url,
        ),
      },
    }
  },
})

/** Addresses that answer with a drawing, as badges do, whose names do not say so: it keeps its proportions in any box. */
function drawingsOf(requests: readonly NetworkRequest[]): ReadonlySet<string> {
  const drawings = requests.filter(({ mimeType }) => /^image\/svg/i.test(mimeType ?? ''))
  return new Set(drawings.map(({ url }) => url))
}

function isPicture(image: ShownImage): boolean {
  const { src, naturalWidth, naturalHeight, contentWidth, contentHeight } = image
  const least = Math.min(naturalWidth, naturalHeight, contentWidth, contentHeight)
  // What shows nothing only takes room.
  return least > NO_PICTURE_PX && !VECTOR.test(src) && !image.invisible
}

function isDistorted(image: ShownImage): boolean {
  const { fit, density, naturalWidth, naturalHeight, contentWidth, contentHeight } = image
  if (fit !== 'fill') return false
  const expected = (contentWidth * naturalHeight) / naturalWidth
  const difference = Math.abs(expected - contentHeight)
  // What was divided by a density was rounded after that.
  const rounding = density === 1 ? 0 : expected * (1 / naturalWidth + 1 / naturalHeight)
  return (
    difference > ROUNDING_PX + rounding && difference / Math.max(expected, contentHeight) > VISIBLE_DISTORTION
  )
}

/** CSS pixels by which a page jumps so that visitors see it. */
const MIN_JUMP_PX = 50

function wrongRoom(image: ShownImage, url: string): Occurrence[] {
  const { selector, contentWidth, contentHeight, naturalWidth, naturalHeight, reservedHeight, region } = image
  if (reservedHeight === undefined || image.invisible) return []
  const jump = Math.round(Math.abs(reservedHeight - contentHeight))
  // What a style stretches or cuts keeps its room.
  const isAsFile = Math.abs((contentWidth * naturalHeight) / naturalWidth - contentHeight) <= ROUNDING_PX
  if (jump < MIN_JUMP_PX || !isAsFile) return []
  const file = sizeText(...pixelsOf(image))
  const message = `The attributes width and height reserve ${Math.round(reservedHeight)} px for an image that is ${Math.round(contentHeight)} px high when it comes, so the page jumps by ${jump} px. Its file has ${file} px: ${cutEnd(image.src, 200)}`
  return [{ url, selector, message, ...(region && { region }) }]
}

function sizeText(width: number, height: number): string {
  return `${Math.round(width)} × ${Math.round(height)}`
}

function judgeBlur(images: readonly ShownImage[], url: string): Judgement {
  if (images.length === 0) {
    return notApplicable('no image on the first screen, or that is known to stay as it is, can be blurry')
  }
  return failWhere(images.filter(isBlurred).map(image => placeOf(image, url)))
}

/** Screens that an image behind the text of a page is high. */
const BACKDROP_SCREENS = 1.5

/** Whether an image fills more than the screen and is cut to it: it lies behind the text, and is no picture to look at. */
function isBackdrop({ fit, contentHeight }: ShownImage, screenHeight: number): boolean {
  return fit === 'cover' && contentHeight > BACKDROP_SCREENS * screenHeight
}

/** Attributes of an image that is what it will be: no script finds another file for it there. */
const PLAIN =
  /^(?:src|alt|class|width|height|style|title|loading|decoding|fetchpriority|itemprop|align|border|aria-[a-z]{1,20}|data-aos[a-z-]{0,20})$/
const OF_PLACEHOLDERS = /lazy|blur|placeholder|lqip|preview|progressive|thumb/i
/** Pixels on a side from which on a file is no placeholder for a larger one. */
const MIN_FILE_PX = 100
const MAX_ATTRIBUTE = 1000

/** Addresses of the images that nothing marks for a script. */
function plainImages(document: HtmlDocument): ReadonlySet<string> {
  const isPlain = (image: Element) =>
    image.attrs.every(({ name }) => PLAIN.test(name)) &&
    !['class', 'src'].some(name =>
      OF_PLACEHOLDERS.test((attribute(image, name) ?? '').slice(0, MAX_ATTRIBUTE)),
    )
  const [plain, others] = [true, false].map(
    is =>
      new Set(
        document
          .elements('img')
          .filter(image => isPlain(image) === is)
          .flatMap(image => document.resolve(attribute(image, 'src')?.trim() ?? '') ?? []),
      ),
  ) as [Set<string>, Set<string>]
  return plain.difference(others)
}

/** What lies further down may be a placeholder, which scripts replace when it comes into sight. */
function canBeBlurred(image: ShownImage, plain: ReadonlySet<string>): boolean {
  const { fit, onFirstScreen, processed, placeholder, src, naturalWidth, naturalHeight } = image
  const isFinal = plain.has(src) && Math.min(naturalWidth, naturalHeight) >= MIN_FILE_PX
  return (onFirstScreen || isFinal) && !processed && !placeholder && fit !== 'none' && fit !== 'scale-down'
}

function isBlurred(image: ShownImage): boolean {
  const { fit, contentWidth, contentHeight } = image
  const [pixelWidth, pixelHeight] = pixelsOf(image)
  if (Math.min(contentWidth, contentHeight) < LEAST_SIDE_PX) return false
  const enlarged = [contentWidth / pixelWidth, contentHeight / pixelHeight]
  return (fit === 'contain' ? Math.min(...enlarged) : Math.max(...enlarged)) > MOST_ENLARGEMENT
}

/** Width and height of the file. */
function pixelsOf({ naturalWidth, naturalHeight, density }: ShownImage): [number, number] {
  return [naturalWidth * density, naturalHeight * density]
}

function placeOf(image: ShownImage, url: string): Occurrence {
  const { selector, contentWidth, contentHeight, src, region } = image
  const shown = `is shown as ${sizeText(contentWidth, contentHeight)} px on a phone`
  return {
    url,
    selector,
    message: `This image of ${sizeText(...pixelsOf(image))} px ${shown}: ${cutEnd(src, 200)}`,
    ...(region && { region }),
  }
}
