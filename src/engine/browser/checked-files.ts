import { attribute, type HtmlDocument } from '../formats/html/document.ts'
import { hereOf, type Preview } from '../syntax/preview.ts'

/** Tags of the kinds that can have `integrity`, none longer than this many characters. */
const TAG = /<(?:script|link)(?=[\s/])[^<>]{0,4000}>/gi
const INTEGRITY = /[\s"'/]integrity\s*=/i
const CORS = /[\s"'/]crossorigin(?=[\s=>/])/i
const ADDRESS = /[\s"'/](?:src|href)\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'>]{1,2000}))/i

/**
 * The URL that the addresses of a page are resolved against, where it loads files of production by an `integrity` that
 * browsers cannot check on the preview; undefined on all other pages. On production such files are of the page's own
 * origin. On a preview they are of another, and without `crossorigin` browsers block what has an `integrity`.
 *
 * @see https://www.w3.org/TR/sri-2/#cross-origin-data-leakage
 */
export function uncheckedFilesBase(
  document: HtmlDocument | undefined,
  preview: Preview | undefined,
): string | undefined {
  if (!document || preview?.host === undefined) return undefined
  const isUnchecked = document.elements('script', 'link').some(element => {
    if (attribute(element, 'integrity') === undefined) return false
    if (attribute(element, 'crossorigin') !== undefined) return false
    const address = attribute(element, 'src') ?? attribute(element, 'href')
    const url = address === undefined ? null : URL.parse(address.trim(), document.baseUrl)
    return url !== null && hereOf(preview, url) !== undefined
  })
  return isUnchecked ? document.baseUrl : undefined
}

/**
 * The HTML of such a page with a `crossorigin` for each of these files, so that browsers check them as they do on production.
 *
 * @param html in an encoding of one byte a character, whatever its own is
 */
export function withCheckedFiles(html: string, base: string, preview: Preview | undefined): string {
  return html.replace(TAG, tag => {
    if (!INTEGRITY.test(tag) || CORS.test(tag)) return tag
    const address = ADDRESS.exec(tag)
      ?.slice(1)
      .find(each => each !== undefined)
    const url = address === undefined ? null : URL.parse(address.trim(), base)
    return url && hereOf(preview, url) ? tag.replace(/^<\w+/, '$& crossorigin') : tag
  })
}
