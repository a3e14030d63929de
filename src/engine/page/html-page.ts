import type { HtmlDocument } from '../formats/html/document.ts'
import type { FinalResponse } from '../network/exchange.ts'
import type { Preview } from '../syntax/preview.ts'

/** An HTML page that a server gave with a status of 2xx. */
export interface HtmlPage {
  /** After redirects. */
  url: string
  response: FinalResponse
  document: HtmlDocument
  /** WHATWG name of the encoding that the body was decoded with. */
  encoding: string
  /** Set where the page is on a preview. */
  preview?: Preview
}

/** A response whose document was read in part counts as truncated, whatever it was that ended the reading. */
export function asRead(response: FinalResponse, { unread }: HtmlDocument): FinalResponse {
  return unread === undefined ? response : { ...response, truncated: true }
}
