import { attribute, type Element, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { parseRefresh } from '../../syntax/refresh.ts'
import { cssUrls } from './css-urls.ts'
import { jsonLdUrls } from './json-ld-urls.ts'
import { type LinkKind, urlAttributes } from './link-attributes.ts'
import { srcsetUrls } from './srcset.ts'

/** One place of a page that holds a URL. */
export interface PageLink {
  /** The URL as written. */
  href: string
  /** Absolute form; undefined where it cannot be parsed. */
  url: string | undefined
  /** The same, parsed. */
  address: URL | undefined
  kind: LinkKind
  /** The document that the element stands in. */
  document: HtmlDocument
  element: Element
  /** What of the element holds it: the name of an attribute, `text` of a style sheet, a property of JSON-LD. */
  place: string
}

/** Names of the meta elements whose content is the URL of an image, of a video or of a player for social networks. */
const SOCIAL_MEDIA = new Set([
  ...['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src'],
  ...['og:video', 'og:video:url', 'og:video:secure_url', 'og:audio', 'twitter:player'],
])

/**
 * Every place of a document that holds a URL, in document order; the ones of JSON-LD come last. Whatever its scheme:
 * `mailto:`, `javascript:` and `data:` are among them. A `srcset` or a style sheet gives several.
 */
export function linksOf(document: HtmlDocument): PageLink[] {
  const links: PageLink[] = []
  for (const element of document.elements()) {
    for (const { href, kind, place } of writtenIn(element, document)) {
      const address = document.addressOf(href)
      links.push({ href, url: address?.href, address, kind, document, element, place })
    }
  }
  for (const { href, property, script } of jsonLdUrls(document)) {
    const address = document.addressOf(href)
    const found = { href, url: address?.href, address, kind: 'structured-data' } as const
    links.push({ ...found, document, element: script, place: property })
  }
  return links
}

type Written = Pick<PageLink, 'href' | 'kind' | 'place'>

function writtenIn(element: Element, document: HtmlDocument): Written[] {
  const found: Written[] = []
  for (const { name, value, kind, syntax } of urlAttributes(element)) {
    if (syntax === 'url') found.push({ href: value, kind, place: name })
    else for (const href of srcsetUrls(value)) found.push({ href, kind, place: name })
  }
  const style = attribute(element, 'style')
  if (style !== undefined) {
    for (const href of cssUrls(style)) found.push({ href, kind: 'asset', place: 'style' })
  }
  if (element.tagName === 'style') {
    for (const href of cssUrls(textOf(element))) found.push({ href, kind: 'asset', place: 'text' })
  }
  if (element.tagName === 'meta') found.push(...ofMeta(element, document))
  return found
}

function ofMeta(meta: Element, document: HtmlDocument): Written[] {
  const content = attribute(meta, 'content')
  if (content === undefined) return []
  if (attribute(meta, 'http-equiv')?.trim().toLowerCase() === 'refresh') {
    const target = parseRefresh(content, document.url, document.baseUrl)?.target
    return target === undefined ? [] : [{ href: target, kind: 'navigation', place: 'content' }]
  }
  const name = (attribute(meta, 'property') ?? attribute(meta, 'name') ?? '').trim().toLowerCase()
  if (content.trim() === '') return []
  if (name === 'og:url') return [{ href: content, kind: 'related', place: name }]
  if (!SOCIAL_MEDIA.has(name)) return []
  return [{ href: content, kind: 'social-image', place: name }]
}
