import { decodeHtml } from '../formats/html/charset.ts'
import { HtmlDocument } from '../formats/html/document.ts'
import { header } from '../network/exchange.ts'
import { isSuccess } from '../network/status.ts'
import type { Visit } from './visit.ts'

/**
 * The home page of a site as it is sent; undefined where it does not answer with success.
 *
 * @param root address of the site without the slash at its end, as `https://example.com/docs`
 */
export async function homeDocument(
  visit: Pick<Visit, 'fetchForSite'>,
  root: string,
): Promise<HtmlDocument | undefined> {
  const { final } = await visit.fetchForSite(`${root}/`)
  if (!final || !isSuccess(final.status)) return undefined
  return new HtmlDocument(decodeHtml(final.body, header(final, 'content-type')).text, final.url)
}
