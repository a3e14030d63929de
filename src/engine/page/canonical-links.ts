import type { Occurrence } from '../../api/results.ts'
import { attribute, type Element, snippet } from '../formats/html/document.ts'
import { headerValues } from '../network/exchange.ts'
import { comparableUrl } from '../syntax/comparable-url.ts'
import { headerRelations, isAbout, parseLinkHeader } from '../syntax/link-header.ts'
import type { HtmlPage } from './html-page.ts'
import { isCanonical, isInHead } from './link-elements.ts'

/** A canonical that a page declares where search engines read it. */
export interface CanonicalLink {
  source: 'html' | 'header'
  /** As written. */
  href: string
  /** Absolute; undefined where the link cannot be used. */
  url: URL | undefined
  /** Why it cannot be used. */
  problem: string | undefined
  /** The place of it, for a finding. */
  at(message: string): Occurrence
}

/** What declares canonicals: any answer with a document. */
type DeclaringPage = Pick<HtmlPage, 'url' | 'response' | 'document'> & Partial<Pick<HtmlPage, 'preview'>>

/**
 * Attributes of elements, and parameters of headers, with which Google does not take a canonical as one, since they
 * make it mean another version.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls#rel-canonical-link-method
 */
const DISQUALIFYING = ['hreflang', 'lang', 'media', 'type']

/**
 * All canonicals of a page: those of `<head>` in their order, then those of its `Link` headers. A header that speaks of
 * another resource or of a part of the page, by `anchor` (RFC 8288 section 3.2), declares none.
 */
export function canonicalLinks(page: DeclaringPage): CanonicalLink[] {
  const inHead = page.document.elements('link').filter(link => isCanonical(link) && isInHead(link))
  return [
    ...inHead.map(element => fromElement(page, element)),
    ...headerValues(page.response, 'link').flatMap(value => fromHeader(page, value)),
  ]
}

/** The canonical that counts among those of a page: undefined where none can be used, or where they differ. */
export function agreedCanonical(links: readonly CanonicalLink[]): CanonicalLink | undefined {
  const usable = links.filter(({ url }) => url)
  return new Set(usable.map(({ url }) => comparableUrl(url!))).size === 1 ? usable[0] : undefined
}

/** The canonical that a page declares: the first usable one; undefined where there is none. */
export function declaredCanonical(page: DeclaringPage): URL | undefined {
  return canonicalLinks(page).find(link => link.url)?.url
}

function fromElement(page: DeclaringPage, element: Element): CanonicalLink {
  const { document } = page
  const href = (attribute(element, 'href') ?? '').trim()
  return {
    source: 'html',
    href,
    ...readTarget(withScheme(href, page), document.baseUrl, name => attribute(element, name)),
    at: message => document.occurrence(element, message),
  }
}

function fromHeader(page: DeclaringPage, value: string): CanonicalLink[] {
  return parseLinkHeader(value)
    .filter(link => headerRelations(link).includes('canonical') && isAbout(link, page.url))
    .map(({ target, parameters }) => ({
      source: 'header' as const,
      href: target,
      ...readTarget(withScheme(target, page), page.url, name => parameters.get(name)),
      at: message => ({ url: page.url, message, snippet: snippet(`Link: <${target}>; rel="canonical"`) }),
    }))
}

/** `//host/path` has the scheme of the page, which is that of production and not that of a preview on this machine. */
function withScheme(href: string, { preview }: DeclaringPage): string {
  return href.startsWith('//') && preview?.origin?.startsWith('https:') ? `https:${href}` : href
}

/** @param stated value of an attribute or parameter of the link */
function readTarget(
  href: string,
  base: string,
  stated: (name: string) => string | undefined,
): Pick<CanonicalLink, 'url' | 'problem'> {
  if (href === '') return { url: undefined, problem: 'has no URL' }
  const url = URL.parse(href, base)
  if (!url) return { url: undefined, problem: `"${href}" is not a URL` }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return { url: undefined, problem: `"${href}" is not an http or https URL` }
  }
  const disqualified = DISQUALIFYING.filter(name => stated(name) !== undefined)
  return disqualified.length === 0
    ? { url, problem: undefined }
    : {
        url: undefined,
        problem: `Google ignores a canonical with the attribute ${disqualified.join(' or ')}`,
      }
}
