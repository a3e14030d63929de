import { LCP_MS } from '../../../api/core-web-vitals.ts'
import type { LighthouseReport, LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'
import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import {
  checklistOf,
  elementOf,
  PASSING_SCORE,
  type PageElement,
  placeOf,
  rowsOf,
  textOf,
} from './audit-details.ts'
import { judgeDelivery, MAX_IMAGE_BYTES, withLazyImages } from './image-delivery.ts'
import { withImageFiles } from './image-files.ts'
import { waitsForTile } from './largest-paint.ts'
import { movingMedia } from './layout-shifts.ts'
import { heavyLazyImages } from './lazy-images.ts'
import { nothingLoaded } from './loaded-files.ts'
import { namedInStyle, namesLoadedImage } from './main-image.ts'
import { attempt, whyNoTimes } from './measurement.ts'
import { isGood } from './metric-bounds.ts'
import { unjudgedReason } from './savings.ts'

/** How images are loaded. */
export const images = defineTopic({
  checks: {
    'lcp-discovery-insight': {
      severity: 'warning',
      title: 'The LCP image loads late',
      why: 'The main content is this image. With loading="lazy", or if only a script or style sheet names it, the browser starts to load it late.',
      fix: 'Put the image into the HTML as <img> with fetchpriority="high" and without loading="lazy". For a background, <link rel="preload" as="image"> in the <head> will do.',
      help: 'https://developer.chrome.com/docs/performance/insights/lcp-discovery',
      example: '<img src="/hero.jpg" fetchpriority="high" loading="lazy">',
    },
    'unsized-images': {
      severity: 'notice',
      title: 'Images have no width and height',
      why: 'The browser reserves no room for them, so the page jumps when they load (CLS).',
      fix: 'Give each image width and height in pixels (CSS may still scale it), or an aspect-ratio in CSS.',
      help: 'https://web.dev/articles/optimize-cls#images-without-dimensions',
      example: '<img src="/team.jpg" alt="Our team">',
    },
    'image-delivery-insight': {
      severity: 'notice',
      title: 'Images are larger than needed',
      why: 'Images are the largest part of most pages, and LCP often waits for one.',
      fix: 'Offer each image in several sizes with srcset, a background with image-set(), up to the largest at which a desktop shows it, and use AVIF or WebP.',
      help: 'https://developer.chrome.com/docs/performance/insights/image-delivery',
      example: '<img src="/photo-1600x1200.png" width="400" height="300">',
    },
    'images-heavy': {
      severity: 'warning',
      title: 'Images are far too heavy',
      why: 'On a slow phone connection (1.6 Mbit/s) each MB takes five seconds, visitors pay for it, and LCP often waits for an image.',
      fix: 'Offer each image in several sizes with srcset, a background with image-set(), up to the largest at which a desktop shows it, and use AVIF or WebP.',
      help: 'https://developer.chrome.com/docs/performance/insights/image-delivery',
      example: '<img src="/photo-5000x4000.jpg" width="400" height="320"> of 3 MB',
    },
  },
  async judge(visit) {
    const { page, report, gap } = await attempt(visit)
    if (typeof report === 'string') {
      return {
        judgements: {
          'lcp-discovery-insight': judgeLazyMarkup(page.document),
          'unsized-images': judgeUnsizedMarkup(page.document),
          'image-delivery-insight': notMeasured(report),
          'images-heavy': notMeasured(report),
        },
      }
    }
    const loaded = new Set(rowsOf(report.median.audits['network-requests']).map(row => textOf(row, 'url')))
    const lazy = await heavyLazyImages(visit, page.document, MAX_IMAGE_BYTES, loaded)
    return {
      judgements: {
        'lcp-discovery-insight': gap === undefined ? judgeDiscovery(report, page) : notMeasured(gap),
        'unsized-images': judgeUnsized(report, page.url, gap),
        ...withLazyImages(judgeDelivery({ page, report: await withImageFiles(visit, report), gap }), lazy),
      },
    }
  },
})

const DISCOVERY_FAULTS: Readonly<Record<string, string>> = {
  eagerlyLoaded: 'The image has loading="lazy".',
  requestDiscoverable: 'The HTML does not name the file of the image, so scripts or styles must come first.',
}

/** Attributes from which scripts of lazy images and of backgrounds take the file. */
const READ_BY_SCRIPTS =
  /\s(data-(?:lazy-|original-)?(?:src|srcset|bg|background(?:-image)?|bg-image|image|image-src|lazy|original|parallax-image))="([^"]{0,500}\.(?:avif|gif|jpe?g|png|svg|webp)\b[^"]{0,500})/i

/** What is wrong with how the file of an element is found. */
function discoveryFault(
  name: string,
  element: PageElement | undefined,
  result: LighthouseResult,
  document: HtmlDocument,
): string {
  const said = DISCOVERY_FAULTS[name]!
  if (name !== 'requestDiscoverable' || !element) return said
  const [, read, files = ''] = READ_BY_SCRIPTS.exec(element.snippet) ?? []
  // A style sheet for small screens may have another file in its place.
  if (read !== undefined && namesLoadedImage(result, files) !== false)
    return `The HTML names the file of the image only in ${read.toLowerCase()}, so a script must come first and read it.`
  const property = namedInStyle(result, element, document)
  if (property === undefined) return said
  const where = property === '' ? '' : ` (${property} in the HTML)`
  return `Only a style names the file of the image${where}, so the browser finds it when it lays the page out.`
}

/** The file of an image as Lighthouse writes the element down. */
const SOURCE = /^<img\b[^>]{0,2000}?\ssrc="([^"]{1,2000})"/i

/** Whether an `<img>` of the page as sent has the file: a script that shows it once more makes Lighthouse think it named by no HTML. */
function isNamedByImage(document: HtmlDocument, element: PageElement | undefined): boolean {
  const [, source] = SOURCE.exec(element?.snippet ?? '') ?? []
  const url = source === undefined ? undefined : document.resolve(source)
  if (url === undefined) return false
  return document.elements('img').some(image => document.resolve(attribute(image, 'src') ?? '') === url)
}

const VIDEO = /^<video\b/i

/** Lazy loading is always wrong there; the rest matters where the main content is late. */
function judgeDiscovery(report: LighthouseReport, { url: pageUrl, document }: HtmlPage): Judgement {
  const { median } = report
  const audit = median.audits['lcp-discovery-insight']
  if (audit?.scoreDisplayMode === 'notApplicable') return notApplicable('the LCP element is not an image')
  const unjudged = unjudgedReason(audit)
  if (unjudged) return unjudged
  const element = rowsOf(audit)
    .map(elementOf)
    .find(found => found !== undefined)
  if (element && VIDEO.test(element.snippet)) return notApplicable('the LCP element is a video')
  if (waitsForTile(median, report.device, document))
    return pass('the LCP element has a background so small that its file is soon there')
  const noTimes = whyNoTimes(report)
  const onTime = noTimes !== undefined || isGood(median, 'largest-contentful-paint', LCP_MS)
  const unmet = [...checklistOf(audit)].filter(
    ([name, holds]) =>
      !holds &&
      name in DISCOVERY_FAULTS &&
      !(name === 'requestDiscoverable' && isNamedByImage(document, element)),
  )
  // A hint on an image that the HTML names and that is not lazy changes little.
  if (unmet.length === 0) return pass()
  const faults = unmet.filter(([name]) => name === 'eagerlyLoaded' || !onTime)
  if (faults.length === 0) return noTimes === undefined ? pass() : notMeasured(noTimes)
  const message = faults.map(([name]) => discoveryFault(name, element, median, document)).join(' ')
  return fail({ url: pageUrl, ...element, message })
}

/** An image that the page itself calls urgent must not be lazy; which one is the main content only Chrome can tell. */
function judgeLazyMarkup(document: HtmlDocument): Judgement {
  const images = document.elements('img')
  if (images.length === 0) return notApplicable('the page has no images')
  const lazy = images.filter(image => attribute(image, 'loading')?.trim().toLowerCase() === 'lazy')
  if (lazy.length === 0) return pass('no image is loaded lazily')
  const preloaded = preloadedImages(document)
  const contradicting = lazy.filter(image => {
    const source = attribute(image, 'src')
    const urgent = attribute(image, 'fetchpriority')?.trim().toLowerCase() === 'high'
    return urgent || (source !== undefined && preloaded.has(document.resolve(source) ?? ''))
  })
  if (contradicting.length === 0) {
    return notMeasured('only Chrome can show which image is the LCP image')
  }
  return fail(
    contradicting.map(image =>
      document.occurrence(image, 'loading="lazy" on an image that is preloaded or has fetchpriority="high"'),
    ),
  )
}

function preloadedImages(document: HtmlDocument): ReadonlySet<string> {
  const links = document
    .elements('link')
    .filter(
      link =>
        /(^|\s)preload(\s|$)/i.test(attribute(link, 'rel') ?? '') &&
        attribute(link, 'as')?.trim().toLowerCase() === 'image',
    )
  return new Set(links.map(link => document.resolve(attribute(link, 'href') ?? '') ?? ''))
}

/** @param gap why the page did not look as it does: whether styles hide an image or give it its size is not known then */
function judgeUnsized({ median }: LighthouseReport, pageUrl: string, gap: string | undefined): Judgement {
  const audit = median.audits['unsized-images']
  const unjudged = unjudgedReason(audit)
  if (unjudged) return unjudged
  if (audit!.score! >= PASSING_SCORE) return nothingLoaded(median, 'unsized-images') ?? pass()
  if (gap !== undefined) return notMeasured(gap)
  // Styles may have reserved their room, and what is further down moves nothing on the screen.
  const rows = movingMedia(median, rowsOf(audit))
  if (rows.length === 0) return pass('Lighthouse saw none of them move anything')
  return fail(
    rows.map(row => placeOf(row, pageUrl, `This image has no width and height: ${textOf(row, 'url')}`)),
  )
}

function judgeUnsizedMarkup(document: HtmlDocument): Judgement {
  const images = document.elements('img')
  if (images.length === 0) return notApplicable('the page has no images')
  const unsized = images.filter(image =>
    ['width', 'height'].some(name => !/^\s*\d/.test(attribute(image, name) ?? '')),
  )
  if (unsized.length === 0) return pass()
  return notMeasured(
    `${unsized.length} of ${images.length} images have no width or height in the HTML; only Chrome can show whether CSS reserves room for them`,
  )
}
