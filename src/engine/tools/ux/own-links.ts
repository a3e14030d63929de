import { parse } from 'tldts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { declaredCanonical } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'

/** A link that leads to a page of the site, as visitors see sites: under one registrable domain. */
export interface OwnLink {
  url: URL
  element: Element
}

/** Links of a page to its own site, here or where it will live, as its canonical or the settings say. */
export function ownLinks(page: HtmlPage): OwnLink[] {
  const { document, url, preview } = page
  const future = [declaredCanonical(page)?.href, preview?.origin].filter(address => address !== undefined)
  const sites = new Set([url, ...future].map(siteOf))
  return webLinks(document).filter(link => sites.has(siteOf(link.url.href)))
}

/** Links of a document that lead to a page of the web. */
export function webLinks(document: HtmlDocument): OwnLink[] {
  return document.elements('a', 'area').flatMap(element => {
    const href = attribute(element, 'href')
    const url = href === undefined ? null : URL.parse(document.resolve(href) ?? '')
    return url && /^https?:$/.test(url.protocol) ? [{ url, element }] : []
  })
}

function siteOf(url: string): string {
  const { host, hostname } = new URL(url)
  return parse(hostname, { allowPrivateDomains: true }).domain ?? host
}
