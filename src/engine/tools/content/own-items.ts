import type { JsonObject } from '../../../api/results.ts'
import { attribute, type Element, type HtmlDocument, textOf } from '../../formats/html/document.ts'

/** Things of schema.org that a page can be, and an article on it. */
const PAGE = /^\w*Page$/
const ARTICLE = /^(?:\w*Article|\w*BlogPosting|Report)$/
const MOST_JSON_NODES = 10_000

/** Whether a type of schema.org, without its vocabulary, is that of an article. */
export function isArticleType(type: string): boolean {
  return ARTICLE.test(type)
}

/** An item of JSON-LD that stands for the page, and the script that holds it. */
export interface OwnItem {
  item: JsonObject
  script: Element
}

/**
 * The items of JSON-LD that stand for the page itself. One that names another address is a teaser; so are several that
 * name none.
 */
export function ownItemsOf(document: HtmlDocument): OwnItem[] {
  const own = ownAddresses(document)
  const items = document
    .elements('script')
    .flatMap(script =>
      pageItems(script).map(item => ({ item, script, addresses: addressesOf(item, document) })),
    )
  return [PAGE, ARTICLE].flatMap(kind => {
    const ofKind = items.filter(({ item }) => typesOf(item).some(type => kind.test(type)))
    const named = ofKind.filter(({ addresses }) => addresses.some(address => own.has(address)))
    if (named.length > 0) return named
    const nameless = ofKind.filter(({ addresses }) => addresses.length === 0)
    return nameless.length === 1 ? nameless : []
  })
}

/** The items of pages and articles in a block; empty where it is not valid, which is another tool's finding. */
function pageItems(script: Element): JsonObject[] {
  if (attribute(script, 'type')?.trim().toLowerCase() !== 'application/ld+json') return []
  let root: unknown
  try {
    root = JSON.parse(textOf(script))
  } catch {
    return []
  }
  const items: JsonObject[] = []
  const stack: unknown[] = [root]
  for (let nodes = 0; stack.length > 0 && nodes < MOST_JSON_NODES; nodes++) {
    const value = stack.pop()
    if (Array.isArray(value)) stack.push(...value.slice(0, MOST_JSON_NODES))
    else if (value !== null && typeof value === 'object') {
      const item = value as JsonObject
      if (typesOf(item).some(type => PAGE.test(type) || ARTICLE.test(type))) items.push(item)
      stack.push(item['@graph'], item['mainEntity'])
    }
  }
  return items
}

function typesOf(item: JsonObject): string[] {
  return [item['@type']].flat().filter(type => typeof type === 'string')
}

/** Addresses that an item gives as its own. */
function addressesOf(item: JsonObject, document: HtmlDocument): string[] {
  const page = item['mainEntityOfPage']
  const values = [item['@id'], item['url'], page]
  if (page !== null && typeof page === 'object' && !Array.isArray(page)) values.push(page['@id'], page['url'])
  return values.flatMap(value => (typeof value === 'string' ? addressOf(value, document) : []))
}

/** Under which the page may name itself. */
function ownAddresses(document: HtmlDocument): ReadonlySet<string> {
  const canonical = document
    .elements('link')
    .filter(link => attribute(link, 'rel')?.trim().toLowerCase() === 'canonical')
    .map(link => attribute(link, 'href'))
  const shared = document
    .elements('meta')
    .filter(meta => attribute(meta, 'property')?.trim().toLowerCase() === 'og:url')
    .map(meta => attribute(meta, 'content'))
  const named = [document.url, ...canonical, ...shared].filter(url => url !== undefined)
  return new Set(named.flatMap(url => addressOf(url, document)))
}

/** Path and query, by which pages of one site are told apart wherever it is deployed. */
function addressOf(value: string, document: HtmlDocument): string[] {
  const url = document.addressOf(value)
  if (!url || !/^https?:$/.test(url.protocol)) return []
  return [url.pathname.replace(/(?:index\.\w{1,5}|\.html?)$/, '').replace(/\/$/, '') + url.search]
}
