import { UrlSet } from '../../formats/sitemap/url-set.ts'
import type { ReadEntry } from './read-entry.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The days on which pages last changed, by their entries so far. */
export class ListedDates {
  readonly #pages = new UrlSet()
  readonly #days = new UrlSet()

  /**
   * Takes note of the day of an entry, and says of a page that was listed before, but not with this day, how that was.
   * Undefined of all others: search engines take an entry that is there twice for one.
   */
  otherThan({ page, lastmod }: ReadEntry): string | undefined {
    if (!page || lastmod === undefined) return undefined
    const day = Math.floor(lastmod / DAY_MS)
    const { key, isNew, listedAs } = page
    const isOther = (listed: string) => this.#pages.has(listed) && !this.#days.has(`${listed} ${day}`)
    const found =
      listedAs !== undefined && isNew && isOther(listedAs)
        ? `as ${listedAs}, with another date`
        : !isNew && isOther(key)
          ? 'with another date'
          : undefined
    this.#pages.add(key)
    this.#days.add(`${key} ${day}`)
    return found
  }
}
