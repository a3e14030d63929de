import { decodeHtml } from '../visit/charset.ts'
import { HtmlDocument } from '../visit/document.ts'
import { type FinalResponse, header, mediaType } from '../visit/exchange.ts'
import type { HtmlPage } from '../visit/visit.ts'

/** The document of a response other than the audited page's; undefined where its type is not HTML. */
export function openHtml(response: FinalResponse): HtmlPage | undefined {
  const type = mediaType(response)
  if (type !== 'text/html' && type !== 'application/xhtml+xml') return undefined
  const { text, encoding } = decodeHtml(response.body, header(response, 'content-type'))
  return { url: response.url, response, document: new HtmlDocument(text, response.url), encoding }
}
