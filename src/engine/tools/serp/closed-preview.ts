import { decodeHtml } from '../../formats/html/charset.ts'
import { HtmlDocument } from '../../formats/html/document.ts'
import { header, mediaType } from '../../network/exchange.ts'
import { isSuccess } from '../../network/status.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { asksNotToBeIndexed } from '../../page/page-directives.ts'
import { addressInSite } from '../../page/site-home.ts'
import type { Visit } from '../../visit/visit.ts'

/** Characters of a home page among which its head is. */
const MAX_HEAD = 200_000

/**
 * Whether a noindex is one that the build writes into all pages of a preview, the home page among them: the pages of
 * production will have none.
 */
export async function isClosedAsPreview(
  visit: Visit,
  { url, preview, document }: HtmlPage,
): Promise<boolean> {
  if (!preview || !asksNotToBeIndexed(document)) return false
  const { pathname } = new URL(url)
  const inSite = new URL(addressInSite({ url, preview })).pathname
  const home = new URL(`${pathname.slice(0, pathname.length - inSite.length)}/`, url)
  if (inSite === '/') return true
  const { final } = await visit.fetchForSite(home.href)
  if (!final || !isSuccess(final.status) || mediaType(final) !== 'text/html') return false
  const { text } = decodeHtml(final.body.subarray(0, MAX_HEAD), header(final, 'content-type'))
  return asksNotToBeIndexed(new HtmlDocument(text, final.url))
}
