import type { Occurrence } from '../../../api/results.ts'
import {
  failWhere,
  type Judgement,
  type Judgements,
  notApplicable,
  notMeasured,
  pass,
  sameForAll,
} from '../../judging/judgement.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { isGone } from '../../network/status.ts'
import { type CardImage, cardImages } from './card-images.ts'
import type { FetchedImage } from './remote-image.ts'
import { serpPage } from './serp-page.ts'

const checks = {
  'og-image-invalid': {
    severity: 'warning',
    title: 'The image of the social card has no full URL',
    why: 'Social networks do not resolve relative URLs and cannot reach a development server, so the preview has no image.',
    fix: 'Write og:image and twitter:image with https:// and the host of the production site.',
    help: 'https://ogp.me/#structured',
    example: '<meta property="og:image" content="/card.png">',
  },
  'og-image-broken': {
    severity: 'warning',
    title: 'The image of the social card is missing, blank, or cannot be shown',
    why: 'The preview of a shared link has no image if the file is missing, blank or in a format that social networks do not show.',
    fix: 'Point og:image to an existing PNG, JPEG, WebP or GIF that shows what the page is about.',
    help: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
    example: '<meta property="og:image" content="https://www.example.com/gone.png">, which answers 404',
  },
  'og-image-too-small': {
    severity: 'warning',
    title: 'The image of the social card is too small',
    why: 'Social networks ignore images below 200 × 200 px.',
    fix: 'Use an image of 1200 × 630 px.',
    help: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
    example: 'og:image of 100 × 100 pixels',
  },
  'og-image-not-large': {
    severity: 'notice',
    title: 'The image of the social card is too small for a large card',
    why: 'Below 600 × 315 px social networks show it as a small thumbnail beside the text.',
    fix: 'Use an image of 1200 × 630 px.',
    help: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
    example: 'og:image of 400 × 210 pixels',
  },
  'og-image-too-heavy': {
    severity: 'notice',
    title: 'The image of the social card is too large a file for WhatsApp',
    why: 'WhatsApp loads the image on the phone of the sender, and asks for less than 600 kB. If the file is larger, the link may have no image.',
    fix: 'Save the image as a JPEG or WebP of 1200 × 630 px, which rarely needs more than 200 kB.',
    help: 'https://developers.facebook.com/docs/whatsapp/link-previews/',
    example: 'og:image of 1,900 kB',
  },
} satisfies Record<string, CheckDefinition>

/** The image that networks show of a shared link. */
export const cardImage = defineTopic({
  checks,
  readsDocument: true,
  async judge(visit) {
    const { meta } = (await serpPage(visit)).sent
    const isSummary = meta.first('twitter:card')?.text.toLowerCase() === 'summary'
    const hasOpenGraph = OPEN_GRAPH.some(name => meta.first(name) !== undefined)
    return {
      judgements: judgeImages(
        await cardImages(visit),
        size => isSummary && (!hasOpenGraph || isSquare(size)),
      ),
    }
  },
})

/** Smallest image that social networks show. */
const CARD_IMAGE_MIN_PX = 200
/** From here on networks show the large form of a social card. @see https://developers.facebook.com/docs/sharing/webmasters/images/ */
const CARD_IMAGE_GOOD_WIDTH_PX = 600
const CARD_IMAGE_GOOD_HEIGHT_PX = 315
/** What WhatsApp asks for, of which it does not say whether a kilobyte has 1000 bytes. @see https://developers.facebook.com/docs/whatsapp/link-previews/ */
const CARD_IMAGE_MAX_BYTES = 600 * 1024

const OPEN_GRAPH = ['og:image', 'og:image:url', 'og:image:secure_url']
/** Difference of its sides, as a share, up to which an image is as the small card of X shows it. */
const SQUARE = 0.1

function isSquare({ width, height }: Size): boolean {
  return Math.abs(width - height) <= SQUARE * Math.max(width, height)
}

/**
 * A check holds for the images together: one place for each that is at fault.
 *
 * @param isForSmallCard whether the page asks for the small card and has an image for that
 */
function judgeImages(
  images: readonly CardImage[],
  isForSmallCard: (size: Size) => boolean,
): Judgements<keyof typeof checks> {
  if (images.length === 0) {
    return sameForAll(checks, notApplicable('the page names no image for its social card'))
  }
  const unusable = images.flatMap(image => (image.problem ? [image.meta.at(image.problem)] : []))
  return {
    'og-image-invalid': failWhere(unusable),
    // What is no address has no file, and is told as that.
    'og-image-broken': judgeFetched(images.filter(({ problem }) => problem === undefined)),
    'og-image-too-small': judgeSizes(
      images,
      isTooSmall,
      `at least ${CARD_IMAGE_MIN_PX} × ${CARD_IMAGE_MIN_PX} px`,
    ),
    'og-image-not-large': judgeSizes(
      images,
      size =>
        !isTooSmall(size) &&
        !isForSmallCard(size) &&
        (size.width < CARD_IMAGE_GOOD_WIDTH_PX || size.height < CARD_IMAGE_GOOD_HEIGHT_PX),
      `at least ${CARD_IMAGE_GOOD_WIDTH_PX} × ${CARD_IMAGE_GOOD_HEIGHT_PX} px for a large card`,
    ),
    'og-image-too-heavy': judgeWeights(images),
  }
}

/** Which of several images WhatsApp takes is not said, so that one that is small enough will do. */
function judgeWeights(images: readonly CardImage[]): Judgement {
  const weighed = shownOf(images)
  if (weighed.length === 0) return withoutShown(images)
  const bytesOf = ({ fetched }: (typeof weighed)[number]) => fetched.body?.length ?? 0
  if (weighed.some(image => bytesOf(image) <= CARD_IMAGE_MAX_BYTES)) return pass()
  return failWhere(
    weighed.map(image => {
      const kilobytes = Math.round(bytesOf(image) / 1000).toLocaleString('en')
      return image.meta.at(
        `${kilobytes} kB (WhatsApp asks for less than 600 kB); named on ${image.meta.page}`,
        image.url,
      )
    }),
  )
}

function judgeFetched(images: readonly CardImage[]): Judgement {
  const broken = images.flatMap(({ meta, url, fetched }): Occurrence[] => {
    const fault = isBlank(url)
      ? 'is the blank image that Jetpack names where a page has none'
      : fetched && faultOf(fetched)
    return fault
      ? [
          meta.at(
            `${fetched && fetched.kind !== 'unknown' ? fetched.url : url} ${fault}; named on ${meta.page}`,
            url,
          ),
        ]
      : []
  })
  const unknown = images.find(({ fetched }) => fetched?.kind === 'unknown')?.fetched
  if (broken.length === 0 && unknown?.kind === 'unknown') return notMeasured(unknown.reason)
  if (images.every(({ fetched }) => !fetched)) return notApplicable('the image has no usable URL')
  return failWhere(broken)
}

/** Jetpack's stand-in for a picture, a white square. */
function isBlank(url: string | undefined): boolean {
  return url !== undefined && /^https?:\/\/s\d\.wp\.com\/i\/blank\.jpg(?:$|[?#])/.test(url)
}

function faultOf(fetched: FetchedImage): string | undefined {
  if (fetched.kind === 'error')
    return isGone(fetched.status) ? `is missing (${fetched.status})` : `answers ${fetched.status}`
  if (fetched.kind !== 'file') return undefined
  if (fetched.file.kind === 'svg') return 'is an SVG, which networks do not show'
  return fetched.file.kind === 'not-an-image' ? 'is not an image' : undefined
}

interface Size {
  width: number
  height: number
}

/** Whether networks show no image of this size. */
export function isTooSmall({ width, height }: Size): boolean {
  return width < CARD_IMAGE_MIN_PX || height < CARD_IMAGE_MIN_PX
}

/** The images that networks can show. */
function shownOf(images: readonly CardImage[]) {
  return images.flatMap(({ meta, url, fetched }) =>
    fetched?.kind === 'file' && fetched.file.kind === 'raster'
      ? [{ meta, url, fetched, size: fetched.file }]
      : [],
  )
}

function withoutShown(images: readonly CardImage[]): Judgement {
  const unknown = images.find(({ fetched }) => fetched?.kind === 'unknown')?.fetched
  return unknown?.kind === 'unknown'
    ? notMeasured(unknown.reason)
    : notApplicable('there is no image that networks can show')
}

function judgeSizes(
  images: readonly CardImage[],
  failing: (size: Size) => boolean,
  bound: string,
): Judgement {
  const sized = shownOf(images)
  if (sized.length === 0) return withoutShown(images)
  // Networks take another one in the place of what they ignore.
  if (failing === isTooSmall && sized.some(({ size }) => !isTooSmall(size))) return pass()
  return failWhere(
    sized
      .filter(({ size }) => failing(size))
      .map(({ meta, url, size }) =>
        meta.at(`${size.width} × ${size.height} px (${bound}); named on ${meta.page}`, url),
      ),
  )
}
