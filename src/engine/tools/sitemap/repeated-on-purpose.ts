import type { ReadEntry } from './read-entry.ts'

/**
 * Pages that a sitemap of images, videos or news lists beside the one of all pages. Google takes them from either.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps
 */
export class RepeatedOnPurpose {
  readonly #mediaFiles = new Set<string>()
  /** Pages of the file that is read, where it may repeat those of another. */
  #inFile = new Set<string>()
  #file = ''

  /** Whether an entry is the first for its page in this file, and this or another file is one of media. */
  includes({ entry, file: { url }, page }: ReadEntry): boolean {
    if (url !== this.#file) {
      this.#file = url
      this.#inFile = new Set()
    }
    const hasMedia = entry.images > 0 || entry.videos.length > 0 || entry.news.length > 0
    if (hasMedia) this.#mediaFiles.add(url)
    const isBeside = hasMedia || this.#mediaFiles.size > (this.#mediaFiles.has(url) ? 1 : 0)
    if (!isBeside || page === undefined || this.#inFile.has(page.key)) return false
    this.#inFile.add(page.key)
    return true
  }
}
