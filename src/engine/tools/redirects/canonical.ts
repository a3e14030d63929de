import { attribute, type HtmlDocument, isInside } from '../../formats/html/document.ts'
import { type HeaderMap, headerValues } from '../../network/exchange.ts'

/** The canonical URL that a page declares, by `<link>` in its head or by a `Link` header; undefined where none is. */
export function canonicalOf(document: HtmlDocument, response: { headers: HeaderMap }): string | undefined {
  for (const link of document.elements('link')) {
    const href = attribute(link, 'href')
    const relations = (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/)
    if (href && relations.includes('canonical') && isInside(link, 'head')) return document.resolve(href)
  }
  for (const value of headerValues(response, 'link')) {
    const found = /<([^<>]*)>[^<>]*;\s*rel\s*=\s*"?canonical\b/i.exec(value)
    if (found) return URL.parse(found[1]!, document.url)?.href
  }
  return undefined
}
