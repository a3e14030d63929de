import type { Occurrence } from '../../api/results.ts'
import { attribute, type Element, type HtmlDocument, snippet } from '../formats/html/document.ts'
import { headerValues } from '../network/exchange.ts'
import { parseLinkHeader } from '../syntax/link-header.ts'
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

/** Attributes with which Google does not take a canonical as one, since they make it mean another version. */
const DISQUALIFYING = ['hreflang', 'lang', 'media', 'type']

/** All canonicals of a page: those of `<head>` in their order, then those of its `Link` headers. */
export function canonicalLinks(page: HtmlPage): CanonicalLink[] {
  const inHead = page.document.elements('link').filter(link => isCanonical(link) && isInHead(link))
  return [
    ...inHead.map(element => fromElement(page.document, element)),
    ...headerValues(page.response, 'link').flatMap(value => fromHeader(page, value)),
  ]
}

/** The canonical that a page declares: the first usable one; undefined where there is none. */
export function declaredCanonical(page: HtmlPage): URL | undefined {
  return canonicalLinks(page).find(link => link.url)?.url
}

function fromElement(document: HtmlDocument, element: Element): CanonicalLink {
  const href = (attribute(element, 'href') ?? '').trim()
  const disqualified = DISQUALIFYING.filter(name => attribute(element, name) !== undefined)
  const read = readTarget(href, document.baseUrl)
  const problem =
    read.problem ??
    (disqualified.length > 0 ? `Google ignores a canonical with ${disqualified.join(', ')}` : undefined)
  const usable = problem === undefined
  return {
    source: 'html',
    href,
    url: usable ? read.url : undefined,
    problem,
    at: message => document.occurrence(element, message),
  }
}

function fromHeader(page: HtmlPage, value: string): CanonicalLink[] {
  return parseLinkHeader(value)
    .filter(({ parameters }) => {
      const relations = (parameters.get('rel') ?? '').toLowerCase().split(/\s+/)
      const anchor = parameters.get('anchor')
      const ofThisPage = anchor === undefined || URL.parse(anchor, page.url)?.href === page.url
      return relations.includes('canonical') && ofThisPage
    })
    .map(({ target }) => ({
      source: 'header' as const,
      href: target,
      ...readTarget(target, page.url),
      at: message => ({ url: page.url, message, snippet: snippet(`Link: <${target}>; rel="canonical"`) }),
    }))
}

function readTarget(href: string, base: string): Pick<CanonicalLink, 'url' | 'problem'> {
  if (href === '') return { url: undefined, problem: 'has no URL' }
  const url = URL.parse(href, base)
  if (!url) return { url: undefined, problem: `"${href}" is not a URL` }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return { url: undefined, problem: `"${href}" is not an http or https URL` }
  }
  return { url, problem: undefined }
}
