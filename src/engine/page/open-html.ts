import { decodeHtml } from '../formats/html/charset.ts'
import { HtmlDocument } from '../formats/html/document.ts'
import { type FinalResponse, header, mediaType } from '../network/exchange.ts'
import { type Preview, schemeOfHosts } from '../syntax/preview.ts'
import type { HtmlPage } from './html-page.ts'
import { asRead } from './html-page.ts'

/**
 * The document of a response other than the audited page's; undefined where its type is not HTML.
 *
 * @param preview that of the audited page, where the response is of the same host
 */
export function openHtml(response: FinalResponse, preview?: Preview): HtmlPage | undefined {
  const type = mediaType(response)
  if (type !== 'text/html' && type !== 'application/xhtml+xml') return undefined
  const { text, encoding } = decodeHtml(response.body, header(response, 'content-type'))
  const document = new HtmlDocument(text, response.url, response.url, schemeOfHosts(preview))
  return {
    url: response.url,
    response: asRead(response, document),
    document,
    encoding,
    ...(preview && { preview }),
  }
}
