import { cutEnd } from '../../../text/cut.ts'
import type { ShownImage } from '../../browser/measured-layout.ts'
import type { RenderedPage } from '../../browser/rendered-page.ts'
import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { srcsetUrls } from '../../page/links/srcset.ts'
import { laidOut } from '../../visit/layout-gap.ts'
import { shownPage } from '../../visit/shown-page.ts'

/** Whether the picture that visitors see first comes as late as one that they may never see. */
export const firstScreenImages = defineTopic({
  checks: {
    'first-screen-image-lazy': {
      severity: 'notice',
      title: 'A large image of the first screen has loading="lazy"',
      why: 'The browser loads it only once the style sheets are there and the page is laid out, so visitors look at an empty space first.',
      fix: 'Leave loading="lazy" out for images that are seen without scrolling, and give the largest of them fetchpriority="high".',
      help: 'https://web.dev/articles/browser-level-image-lazy-loading#avoid_lazy-loading_images_that_are_in_the_first_visible_viewport',
      example: '<img src="/hero.jpg" loading="lazy"> over half of the first screen',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await shownPage(visit)
    return { judgements: { 'first-screen-image-lazy': judge(await laidOut(visit), document) } }
  },
})

/** Part of the first screen from which on an image is what visitors look at. */
const MIN_SHARE = 1 / 3
/** Bytes up to which an image is there in no time, whenever the browser asks for it. */
const MAX_SMALL_BYTES = 5000
/** Images with loading="lazy" that are looked at. */
const MAX_IMAGES = 500

function judge({ layout, requests, url }: RenderedPage, sent: HtmlDocument): Judgement {
  const large = layout.images
    .map(image => ({ image, share: shareOf(image) }))
    .filter(({ image, share }) => share >= MIN_SHARE && !image.placeholder && /^https?:/.test(image.src))
    .toSorted((one, other) => other.share - one.share)
  if (large.length === 0) return notApplicable('no image takes a third of the first screen of a phone')
  const lazy = large.filter(({ image }) => image.lazy)
  if (lazy.length === 0) return pass()
  const bytes = new Map(requests.map(request => [request.url, request.wireBytes]))
  const paths = lazyPaths(sent)
  const [found] = lazy.filter(
    ({ image }) => (bytes.get(image.src) ?? 0) > MAX_SMALL_BYTES && paths.has(pathOf(image.src)!),
  )
  // The largest of them stands for the others.
  return failWhere(
    found
      ? [
          {
            url,
            selector: found.image.selector,
            message: `This image takes ${Math.round(100 * found.share)} % of the first screen of a phone and has loading="lazy": ${cutEnd(found.image.src, 200)}`,
          },
        ]
      : [],
  )
}

/** The part of the first screen that an image takes; 0 where it is not seen there. */
function shareOf({ region }: ShownImage): number {
  return region ? region.width * region.height : 0
}

/** Attributes in which scripts find the file. */
const NAMED_IN = ['src', 'data-src', 'data-lazy-src', 'data-original']
const LISTED_IN = ['srcset', 'data-srcset', 'data-lazy-srcset']

/** The paths of the files of all images that are lazy in the HTML as sent. */
function lazyPaths(document: HtmlDocument): ReadonlySet<string> {
  const lazy = document
    .elements('img')
    .filter(image => attribute(image, 'loading')?.trim().toLowerCase() === 'lazy')
    .slice(0, MAX_IMAGES)
  const hrefs = lazy.flatMap(image => {
    const parent = parentOf(image)
    const sources = parent?.tagName === 'picture' ? parent.childNodes.filter(isElement).filter(isSource) : []
    return [image, ...sources].flatMap(hrefsOf)
  })
  return new Set(hrefs.flatMap(href => pathOf(document.resolve(href)) ?? []))
}

function isSource({ tagName }: Element): boolean {
  return tagName === 'source'
}

function hrefsOf(element: Element): string[] {
  const values = (names: readonly string[]) => names.flatMap(name => attribute(element, name) ?? [])
  return [...values(NAMED_IN), ...values(LISTED_IN).flatMap(srcsetUrls)]
}

/** What is the same of an address on a preview and on production. */
function pathOf(address: string | undefined): string | undefined {
  const url = URL.parse(address ?? '')
  return url ? url.pathname + url.search : undefined
}
