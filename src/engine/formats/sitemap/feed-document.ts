import type { SitemapHandler, SitemapProblem } from './format.ts'
import { newEntry } from './sitemap-document.ts'
import type { XmlElement, XmlHandler } from './xml-reader.ts'

const ATOM_NAMESPACES: ReadonlySet<string> = new Set([
  'http://www.w3.org/2005/Atom',
  'http://purl.org/atom/ns#',
])

/**
 * The links of an RSS 2.0 or Atom feed, which search engines take as a sitemap. An item without a link adds nothing: a
 * feed is more than a list of pages.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#rss
 */
export class FeedDocument implements XmlHandler {
  readonly #handler: SitemapHandler
  readonly #itemName: 'item' | 'entry'
  #depth = 1
  #item: { depth: number; entry: ReturnType<typeof newEntry> } | undefined
  /** Whether the element that opened last is an RSS link. */
  #inLink = false

  constructor(kind: 'rss' | 'atom', handler: SitemapHandler) {
    this.#handler = handler
    this.#itemName = kind === 'rss' ? 'item' : 'entry'
  }

  problem(problem: SitemapProblem): void {
    this.#handler.problem(problem)
  }

  open(element: XmlElement): void {
    this.#depth++
    this.#inLink = false
    const { local, uri, line, column } = element
    if (local === this.#itemName && !this.#item) {
      this.#item = { depth: this.#depth, entry: newEntry(line, column) }
      return
    }
    if (!this.#item || local !== 'link' || this.#depth !== this.#item.depth + 1) return
    if (this.#itemName === 'item') this.#inLink = uri === ''
    else if (ATOM_NAMESPACES.has(uri) && isPageLink(element)) this.#link(element.attributes['href']!.value)
    if (this.#inLink) Object.assign(this.#item.entry, { line, column })
  }

  close(text: string): void {
    if (this.#inLink) this.#link(text)
    this.#inLink = false
    if (this.#item?.depth === this.#depth) {
      if (this.#item.entry.loc !== '') this.#handler.entry(this.#item.entry)
      this.#item = undefined
    }
    this.#depth--
  }

  #link(href: string): void {
    const { entry } = this.#item!
    if (entry.loc === '') entry.loc = href.trim()
  }
}

function isPageLink({ attributes }: XmlElement): boolean {
  return attributes['href'] !== undefined && (attributes['rel']?.value ?? 'alternate') === 'alternate'
}
