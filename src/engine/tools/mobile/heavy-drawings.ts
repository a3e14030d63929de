import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import type { ShownImage } from '../../browser/measured-layout.ts'
import type { NetworkRequest, RenderedPage } from '../../browser/rendered-page.ts'
import { type Element, type HtmlDocument, isInside } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { laidOut } from '../../visit/layout-gap.ts'
import { shownPage } from '../../visit/shown-page.ts'
import { bytesText } from '../pagespeed/quantities.ts'

/** Whether logos and icons are drawings of many bytes, which Lighthouse leaves out where it weighs images. */
export const heavyDrawings = defineTopic({
  checks: {
    'drawing-heavy': {
      severity: 'notice',
      title: 'A logo or an icon is a heavy SVG drawing',
      why: 'A logo or an icon needs a few kB. The rest is mostly pixels that the file holds as base64, or details that nobody sees at this size.',
      fix: 'Draw it with fewer paths and shorten it with SVGO. If it holds pixels, use WebP or AVIF at twice the size at which it is shown. Put what stands in the HTML of every page into a file, which browsers load once.',
      help: 'https://web.dev/articles/choose-the-right-image-format',
      example: 'a logo of 600 kB that is shown as 80 × 60 px',
    },
  },
  readsDocument: true,
  async judge(visit) {
    await shownPage(visit)
    const written = writtenIn((await visit.htmlPage()).document)
    return { judgements: { 'drawing-heavy': written ? fail(written) : judge(await laidOut(visit)) } }
  },
})

/** More than a third of a second on the phone connection that Lighthouse plays (1.6 Mbit/s). */
const MAX_BYTES = 75_000
/** The same where the server does not compress, as production may. */
const MAX_PLAIN_BYTES = 300_000
/** CSS pixels of the surface of a logo or an icon: 200 × 200. */
const MAX_SURFACE = 40_000

/** Characters of a drawing in the HTML, and the share of it, from which on it is too heavy. */
const MIN_WRITTEN = 50_000
const MIN_SHARE = 0.4
/** Elements in which drawings are those of all pages. */
const REPEATED = ['header', 'nav', 'footer', 'a', 'button']

/** The logo or icon of the header that makes up much of the HTML of each page. */
function writtenIn(document: HtmlDocument): Occurrence | undefined {
  const { length } = document.source
  const heavy = document.elements('svg').find(svg => {
    const size = sizeOf(svg)
    return size >= MIN_WRITTEN && size >= MIN_SHARE * length && REPEATED.some(tag => isInside(svg, tag))
  })
  if (!heavy) return undefined
  const message = `This drawing makes up ${bytesText(sizeOf(heavy))} of the ${bytesText(length)} of the HTML`
  return { ...document.occurrence(heavy, message), snippet: '<svg>' }
}

function sizeOf({ sourceCodeLocation }: Element): number {
  return sourceCodeLocation ? sourceCodeLocation.endOffset - sourceCodeLocation.startOffset : 0
}

function judge({ layout, requests, url }: RenderedPage): Judgement {
  const drawings = new Map(
    requests
      .filter(({ mimeType }) => /^image\/svg/i.test(mimeType ?? ''))
      .map(request => [request.url, request]),
  )
  const shown = new Map<string, ShownImage>()
  for (const image of layout.images) {
    const known = shown.get(image.src)
    if (drawings.has(image.src) && (!known || surfaceOf(known) < surfaceOf(image)))
      shown.set(image.src, image)
  }
  if (shown.size === 0) return notApplicable('the page shows no drawings in files of their own')
  return failWhere([...shown.values()].flatMap(image => placeOf(image, drawings.get(image.src)!, url)))
}

function placeOf(image: ShownImage, request: NetworkRequest, url: string): Occurrence[] {
  const { selector, src, width, height, region } = image
  const { wireBytes, bytes } = request
  const limit = wireBytes < bytes ? MAX_BYTES : MAX_PLAIN_BYTES
  if (wireBytes < limit || surfaceOf(image) > MAX_SURFACE || surfaceOf(image) === 0) return []
  const message = `This drawing of ${bytesText(wireBytes)} is shown as ${Math.round(width)} × ${Math.round(height)} px: ${cutEnd(src, 200)}`
  return [{ url, selector, message, ...(region && { region }) }]
}

function surfaceOf({ width, height }: ShownImage): number {
  return width * height
}
