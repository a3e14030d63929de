import type { Occurrence } from '../../../api/results.ts'
import { isThisMachine } from '../../../net/host-kind.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import type { CanonicalLink } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { isAbsolute } from '../../syntax/comparable-url.ts'
import { hereOf } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'
import {
  CARD_IMAGE_GOOD_HEIGHT_PX,
  CARD_IMAGE_GOOD_WIDTH_PX,
  CARD_IMAGE_MIN_PX,
  MAX_CARD_IMAGES_FETCHED,
} from './limits.ts'
import type { MetaText, MetaTexts } from './meta-texts.ts'
import { type FetchedImage, imageOf } from './remote-image.ts'

/** An image that a page names for its social card. */
export interface CardImage {
  meta: MetaText
  /** Absolute; undefined where the text is not a URL. */
  url: string | undefined
  /** Why networks cannot use the address. */
  problem: string | undefined
  /** What fetching it gave; undefined where it was not fetched. */
  fetched: FetchedImage | undefined
}

type ImageJudgements = Record<
  'og-image-invalid' | 'og-image-broken' | 'og-image-too-small' | 'og-image-not-large',
  Judgement
>

/** The first images of the social card, fetched. */
export async function fetchCardImages(
  visit: Visit,
  page: HtmlPage,
  meta: MetaTexts,
  canonical: CanonicalLink | undefined,
): Promise<CardImage[]> {
  const named = ['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image'].map(name =>
    meta.all(name),
  )
  const declared = named.find(texts => texts.length > 0) ?? []
  const ownHosts = [canonical?.url?.host, URL.parse(meta.first('og:url')?.text ?? '')?.host].filter(
    host => host !== undefined,
  )
  return await Promise.all(
    declared.slice(0, MAX_CARD_IMAGES_FETCHED).map(async one => {
      const url = page.document.resolve(one.text)
      const fetched = url === undefined ? undefined : await fetchImage(visit, page, url, ownHosts)
      return { meta: one, url, problem: addressProblem(one.text, url, page), fetched }
    }),
  )
}

function addressProblem(text: string, url: string | undefined, page: HtmlPage): string | undefined {
  if (url === undefined) return `"${text}" is not a URL`
  if (!isAbsolute(text)) return `"${text}" is relative`
  const { host, hostname } = new URL(url)
  return isThisMachine(hostname) && host !== new URL(page.url).host
    ? `${url} works on the machine that built the page alone`
    : undefined
}

/**
 * Fetches an image. Where the page names another host for itself, its images there ship with it, so the audited copy
 * is asked first; so it is for every image of a site on this machine, whose host is still to come.
 *
 * @param ownHosts hosts that the page gives as its own
 */
async function fetchImage(
  visit: Visit,
  page: HtmlPage,
  address: string,
  ownHosts: readonly string[],
): Promise<FetchedImage> {
  const url = new URL(address)
  const here = new URL(page.url)
  const own = hereOf(page.preview, url)
  if (own) return await get(visit, own.href)
  const willBeHere = url.host !== here.host && (isThisMachine(here.hostname) || ownHosts.includes(url.host))
  if (willBeHere) {
    const copy = await get(visit, new URL(url.pathname + url.search, here).href)
    if (copy.kind === 'file' && copy.file.kind !== 'not-an-image') return { ...copy, url: address }
  }
  if (isThisMachine(url.hostname) && url.host !== here.host) {
    return { kind: 'unknown', reason: `${address} is an address of another machine` }
  }
  return await get(visit, address)
}

async function get(visit: Visit, url: string): Promise<FetchedImage> {
  return imageOf(await visit.fetchForSite(url))
}

/** A check holds for the images together: one place for each that is at fault. */
export function judgeCardImages(images: readonly CardImage[]): ImageJudgements {
  if (images.length === 0) {
    const none = notApplicable('the page names no image for its social card')
    return {
      'og-image-invalid': none,
      'og-image-broken': none,
      'og-image-too-small': none,
      'og-image-not-large': none,
    }
  }
  const unusable = images.flatMap(image => (image.problem ? [image.meta.at(image.problem)] : []))
  return {
    'og-image-invalid': failWhere(unusable),
    'og-image-broken': judgeFetched(images),
    'og-image-too-small': judgeSizes(images, isTooSmall),
    'og-image-not-large': judgeSizes(
      images,
      size =>
        !isTooSmall(size) &&
        (size.width < CARD_IMAGE_GOOD_WIDTH_PX || size.height < CARD_IMAGE_GOOD_HEIGHT_PX),
    ),
  }
}

function judgeFetched(images: readonly CardImage[]): Judgement {
  const broken = images.flatMap(({ meta, url, fetched }): Occurrence[] => {
    const fault = fetched && faultOf(fetched)
    return fault ? [meta.at(`${fetched.kind === 'unknown' ? url : fetched.url} ${fault}`, url)] : []
  })
  const unknown = images.find(({ fetched }) => fetched?.kind === 'unknown')?.fetched
  if (broken.length === 0 && unknown?.kind === 'unknown') return notMeasured(unknown.reason)
  if (images.every(({ fetched }) => !fetched)) return notApplicable('the image has no usable address')
  return failWhere(broken)
}

function faultOf(fetched: FetchedImage): string | undefined {
  if (fetched.kind === 'error') return `answers ${fetched.status}`
  if (fetched.kind !== 'file') return undefined
  if (fetched.file.kind === 'svg') return 'is an SVG, which networks do not show'
  return fetched.file.kind === 'not-an-image' ? 'is not an image' : undefined
}

interface Size {
  width: number
  height: number
}

function isTooSmall({ width, height }: Size): boolean {
  return width < CARD_IMAGE_MIN_PX || height < CARD_IMAGE_MIN_PX
}

function judgeSizes(images: readonly CardImage[], failing: (size: Size) => boolean): Judgement {
  const sized = images.flatMap(({ meta, url, fetched }) =>
    fetched?.kind === 'file' && fetched.file.kind === 'raster' ? [{ meta, url, size: fetched.file }] : [],
  )
  if (sized.length === 0) {
    const unknown = images.find(({ fetched }) => fetched?.kind === 'unknown')?.fetched
    return unknown?.kind === 'unknown'
      ? notMeasured(unknown.reason)
      : notApplicable('there is no image that networks can show')
  }
  return failWhere(
    sized
      .filter(({ size }) => failing(size))
      .map(({ meta, url, size }) => meta.at(`${size.width} × ${size.height} px`, url)),
  )
}
