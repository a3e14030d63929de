import { attribute, type Element, type HtmlDocument, textOf } from '../../formats/html/document.ts'

/** A URL in the JSON-LD of a page. */
export interface JsonLdUrl {
  /** As written. */
  href: string
  /** The property that holds it. */
  property: string
  script: Element
}

/** Most values of one page that are looked at. */
const MAX_VALUES = 20_000
/** Most URLs that are taken from the JSON-LD of one page. */
const MAX_URLS = 500

/**
 * Properties of schema.org whose texts are addresses that people and crawlers open. Identifiers (`@id`, `identifier`,
 * values of enumerations) need not lead anywhere.
 *
 * @see https://schema.org/URL
 */
const URL_PROPERTIES = new Set([
  ...['url', 'sameAs', 'mainEntityOfPage', 'image', 'logo', 'photo', 'primaryImageOfPage', 'screenshot'],
  ...['contentUrl', 'embedUrl', 'thumbnailUrl', 'thumbnail', 'trailer', 'video', 'audio', 'hasMap', 'map'],
  ...['item', 'license', 'acquireLicensePage', 'usageInfo', 'publishingPrinciples', 'correctionsPolicy'],
  ...['ethicsPolicy', 'discussionUrl', 'relatedLink', 'significantLink', 'codeRepository', 'downloadUrl'],
  ...['installUrl', 'menu', 'hasMenu', 'softwareHelp', 'releaseNotes', 'subjectOf', 'isBasedOn', 'citation'],
  ...['termsOfService', 'paymentUrl', 'ticketUrl', 'archivedAt', 'applicationUrl', 'merchantReturnLink'],
])

/** The URLs in the JSON-LD blocks of a page, in their order. Broken blocks are for the schema tool to find. */
export function jsonLdUrls(document: HtmlDocument): JsonLdUrl[] {
  const found: JsonLdUrl[] = []
  for (const script of document.elements('script')) {
    if (!/^\s*application\/ld\+json\s*(?:;|$)/i.test(attribute(script, 'type') ?? '')) continue
    const add = (property: string, value: string) => {
      const href = value.trim()
      if (looksLikeAddress(href) && found.length < MAX_URLS) found.push({ href, property, script })
    }
    collect(parseJson(textOf(script)), add)
  }
  return found
}

function collect(root: unknown, add: (property: string, value: string) => void): void {
  const pending: { property: string; value: unknown }[] = [{ property: '', value: root }]
  for (let seen = 0; pending.length > 0 && seen < MAX_VALUES; seen++) {
    const { property, value } = pending.pop()!
    if (typeof value === 'string') {
      if (URL_PROPERTIES.has(property)) add(property, value)
      continue
    }
    if (typeof value !== 'object' || value === null) continue
    const inner = Array.isArray(value)
      ? value.map(one => ({ property, value: one as unknown }))
      : Object.entries(value).map(([key, one]) => ({ property: nameOf(key, property), value: one }))
    for (let at = Math.min(inner.length, MAX_VALUES) - 1; at >= 0; at--) pending.push(inner[at]!)
  }
}

/** The `@id` of a page in a breadcrumb is its address, which Google asks for there. */
function nameOf(key: string, outer: string): string {
  return key === '@id' && outer === 'item' ? 'item' : key.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '')
}

/** Whether a text is an address for sure: the same properties also hold names and plain texts. */
function looksLikeAddress(text: string): boolean {
  return /^(?:https?:)?\/\/[^\s/]|^\/[^\s/]/i.test(text) && !/[\s{}]/.test(text)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
