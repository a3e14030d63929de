import type { Occurrence } from '../../api/results.ts'
import { attribute, type Element, type HtmlDocument, snippet } from '../formats/html/document.ts'
import { RenderedDocument } from '../formats/html/rendered-document.ts'
import { headerValues } from '../network/exchange.ts'
import { type HeaderLink, headerRelations, isAbout, parseLinkHeader } from '../syntax/link-header.ts'
import type { HtmlPage } from './html-page.ts'
import { isInHead, isSentHidden, relations } from './link-elements.ts'

/** A language version that a page names where search engines read it. */
export interface LanguageAlternate {
  source: 'html' | 'header'
  /** Value of `hreflang`, trimmed. */
  code: string
  /** The same as written. */
  written: string
  /** As written, trimmed. */
  href: string
  /** Absolute; undefined where it is not an http or https URL. */
  url: URL | undefined
  /** Link types in lower case. */
  relations: readonly string[]
  /** Value of `media`, where the link has one. */
  media: string | undefined
  /** The place of it, for a finding. */
  at(message: string): Occurrence
}

/** The language versions of a page, by where it names them. */
export interface LanguageAlternates {
  /** Those of `<head>` in their order, then those of `Link` headers. */
  read: readonly LanguageAlternate[]
  /** In the body, where no search engine reads them. */
  inBody: readonly Element[]
  /** In a hidden element of the body, from where scripts may move them. */
  sentHidden: readonly Element[]
  /** In `<head>` with `hreflang`, but with a `rel` that looks like a misspelt or forgotten `alternate`. */
  withoutRelation: readonly Element[]
}

/**
 * Finds the language versions that a page names in `<head>` and in its `Link` headers.
 *
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function languageAlternates(page: HtmlPage): LanguageAlternates {
  const { document } = page
  const links = document.elements('link').filter(link => attribute(link, 'hreflang') !== undefined)
  const alternates = links.filter(link => relations(link).includes('alternate') && isForPages(link))
  const outside = alternates.filter(link => !isInHead(link))
  // Scripts have moved by then what they move.
  const sentHidden = document instanceof RenderedDocument ? [] : outside.filter(isSentHidden)
  const header = headerValues(page.response, 'link').flatMap(parseLinkHeader)
  return {
    read: [
      ...alternates.filter(isInHead).map(link => fromElement(document, link)),
      ...header.flatMap(link => fromHeader(page, link)),
    ],
    inBody: document instanceof RenderedDocument ? outside : outside.filter(link => !isSentHidden(link)),
    sentHidden,
    withoutRelation: links.filter(link => isInHead(link) && isForPages(link) && lacksRelation(link)),
  }
}

/** Feeds and other formats have languages too, but are not versions of the page. */
function isForPages(link: Element): boolean {
  const type = attribute(link, 'type')?.trim().toLowerCase() ?? ''
  return type === '' || /^(?:text\/html|application\/xhtml\+xml)(?:\s*;|$)/.test(type)
}

/** Other relations, as `next` or `license`, may say in which language their target is. */
function lacksRelation(link: Element): boolean {
  const types = relations(link)
  return types.length === 0 || types.every(type => type !== 'alternate' && /^al+t+er+n/.test(type))
}

function fromElement(document: HtmlDocument, link: Element): LanguageAlternate {
  const href = (attribute(link, 'href') ?? '').trim()
  const written = attribute(link, 'hreflang') ?? ''
  return {
    source: 'html',
    code: written.trim(),
    written,
    href,
    url: webUrl(href, document.baseUrl),
    relations: relations(link),
    media: attribute(link, 'media'),
    at: message => document.occurrence(link, message),
  }
}

function fromHeader(page: HtmlPage, link: HeaderLink): LanguageAlternate[] {
  const { target, parameters } = link
  const types = headerRelations(link)
  const written = parameters.get('hreflang')
  const type = parameters.get('type')?.toLowerCase() ?? ''
  const forPages = type === '' || type.startsWith('text/html')
  if (written === undefined || !types.includes('alternate') || !isAbout(link, page.url) || !forPages)
    return []
  const source = snippet(`Link: <${target}>; rel="alternate"; hreflang="${written}"`)
  return [
    {
      source: 'header',
      code: written.trim(),
      written,
      href: target,
      url: webUrl(target, page.url),
      relations: types,
      media: parameters.get('media'),
      at: message => ({ url: page.url, message, snippet: source }),
    },
  ]
}

function webUrl(href: string, base: string): URL | undefined {
  const url = href === '' ? null : URL.parse(href, base)
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : undefined
}
