import type { SitemapHandler } from './format.ts'
import { newEntry } from './sitemap-document.ts'

/** A line that is longer is no address, and the rest of it is dropped. */
const MAX_LINE = 64 * 1024

/**
 * Reads a text sitemap: one absolute URL a line.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#text
 */
export class TextList {
  readonly #handler: SitemapHandler
  #line = 1
  #pending = ''

  constructor(handler: SitemapHandler) {
    this.#handler = handler
  }

  write(text: string): void {
    let from = 0
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
      this.#endLine(text.slice(from, at))
      from = at + 1
    }
    this.#pending = (this.#pending + text.slice(from)).slice(0, MAX_LINE)
  }

  end(): void {
    this.#endLine('')
  }

  #endLine(rest: string): void {
    const loc = (this.#pending + rest).trim()
    this.#pending = ''
    if (loc !== '') this.#handler.entry({ ...newEntry(this.#line, 1), loc })
    this.#line++
  }
}
