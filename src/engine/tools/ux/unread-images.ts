import type { UnreadImage } from '../../browser/measured-layout.ts'
import type { NetworkRequest } from '../../browser/rendered-page.ts'
import { failWhere, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { ownRendering } from '../../visit/rendering.ts'
import { shownPage } from '../../visit/shown-page.ts'

/** Whether browsers can show what the images of the page are. */
export const unreadImages = defineTopic({
  checks: {
    'image-not-shown': {
      severity: 'warning',
      title: 'The server sends images that browsers cannot show',
      why: 'Visitors see an empty frame, and Google Images has nothing to show: the file is of a kind that most browsers do not read, is damaged, or is a page instead of an image.',
      fix: 'Save the image as JPEG, PNG, WebP, AVIF or SVG, and open its URL in Chrome to see that it is shown.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/Media/Guides/Formats/Image_types',
      example: '<img src="/photo.jp2" alt="Our shop">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    await shownPage(visit)
    const { document, layout, requests, url } = await ownRendering(visit)
    const backgrounds = requests.filter(request => isWhole(request) && isUnreadKind(request))
    if (document.elements('img').length + backgrounds.length === 0)
      return { judgements: { 'image-not-shown': notApplicable('the page has no images') } }
    const sent = new Map(requests.filter(isWhole).map(request => [request.url, request]))
    const faults = layout.unreadImages.flatMap(({ selector, src }: UnreadImage) => {
      const request = sent.get(src)
      return request ? [{ url, selector, message: `Chrome cannot show ${src}: ${kindOf(request)}.` }] : []
    })
    const told = new Set(layout.unreadImages.map(({ src }) => src))
    const others = [...new Map(backgrounds.map(request => [request.url, request])).values()]
      .filter(request => !told.has(request.url))
      .slice(0, MAX_BACKGROUNDS)
      .map(request => ({ url, message: `Chrome cannot show ${request.url}: ${kindOf(request)}.` }))
    return { judgements: { 'image-not-shown': failWhere([...faults, ...others]) } }
  },
})

/** Bytes below which an answer is that of a counter. */
const MIN_BYTES = 200

/** Whether all of a file came. One that is not there is reported as a broken link, and a drawing may be without a size. */
function isWhole({ type, status, failure, endMs, bytes, mimeType }: NetworkRequest): boolean {
  return (
    type === 'Image' &&
    status === 200 &&
    failure === undefined &&
    endMs !== undefined &&
    bytes >= MIN_BYTES &&
    !/svg/i.test(mimeType ?? '')
  )
}

/** Images that styles load, which are told of. */
const MAX_BACKGROUNDS = 20
/** Kinds of images that Chrome does not read, by their type or the ending of a file that has none. */
const UNREAD = /^image\/(?:jp2|jpx|jpm|tiff?|heic|heif|jxl|vnd\.adobe\.photoshop|x-photoshop)$/i
const UNREAD_ENDING = /\.(?:jp2|j2k|jpf|tiff?|heic|heif|jxl|psd)$/i

function isUnreadKind({ url, mimeType = '' }: NetworkRequest): boolean {
  const isUnnamed = mimeType === '' || mimeType === 'application/octet-stream'
  return UNREAD.test(mimeType) || (isUnnamed && UNREAD_ENDING.test(new URL(url).pathname))
}

/** Kinds of images that Chrome reads. */
const READ = /^image\/(?:jpe?g|png|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon)$/i

function kindOf({ url, mimeType = '' }: NetworkRequest): string {
  if (mimeType === 'text/html') return 'the server answers with a page'
  const isUnnamed = mimeType === '' || mimeType === 'application/octet-stream'
  const [ending] = isUnnamed ? (/\.\w{2,5}$/.exec(new URL(url).pathname) ?? []) : []
  if (ending) return `it is a file of the kind ${ending}`
  return READ.test(mimeType)
    ? 'the file is damaged, or is not of the kind that it is said to be'
    : `it is ${mimeType || 'of no kind that Chrome knows'}`
}
