import { attribute } from '../formats/html/document.ts'
import { NotApplicable } from '../not-measured.ts'
import { comparableUrl } from '../syntax/comparable-url.ts'
import type { HtmlPage } from './html-page.ts'
import { isInHead } from './link-elements.ts'

/**
 * Where a page sends its readers at once by `<meta http-equiv="refresh">`; undefined where it does not. Search engines
 * take that for a permanent redirect, so such a page is never a result.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
export function instantRedirect({ document, url }: HtmlPage): string | undefined {
  for (const element of document.elements('meta')) {
    if (attribute(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh') continue
    if (!isInHead(element)) continue
    const target = /^\s*0+(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?(.+)$/is.exec(attribute(element, 'content') ?? '')
    const address = target && document.resolve(target[1]!.trim().replace(/^(["'])(.*?)\1.*$/s, '$2'))
    if (address && comparableUrl(address) !== comparableUrl(url)) return address
  }
  return undefined
}

/**
 * Makes sure that readers get to see a page.
 *
 * @throws NotApplicable where it only sends them elsewhere
 */
export function assertShown(page: HtmlPage): void {
  const elsewhere = instantRedirect(page)
  if (elsewhere) throw new NotApplicable(`the page only redirects, by meta refresh, to ${elsewhere}`)
}
