import { hashOf, UrlSet } from '../../formats/sitemap/url-set.ts'
import type { SitemapFile } from '../../visit/sitemap-survey.ts'
import type { ReadEntry, ReadPage } from './read-entry.ts'
import { shown } from './sitemap-place.ts'

/** Links of which the way back may still come. Sitemaps that need more put the versions of a page far apart. */
const MAX_OPEN_LINKS = 100_000
/** Pairs of pages that link to each other which are remembered, in at most 27 bytes each. */
const MAX_MET = 1_000_000
/** Of so many open links the addresses are kept for the report. */
const MAX_NAMED_LINKS = 1000

/** A link of a sitemap to a language version whose entry has none back. */
export interface OpenReturn {
  file: SitemapFile
  line: number
  column?: number
  /** The addresses of page and version; left out where too many links are open. */
  named?: { from: string; to: string }
}

/** Which language versions the sitemaps link one way only. All entries of a page, in whichever sitemap, count together. */
export class OpenReturns {
  /** Links by the hash of where they lead from and to, until the way back comes. */
  readonly #open = new Map<number, OpenReturn & { target: number }>()
  /** Pairs whose way back came, which a further entry of either page does not open again. */
  readonly #met = new UrlSet()
  #returned = 0
  #overflown = false

  add({ key: from, isNew, alternates }: ReadPage, { file }: ReadEntry): void {
    // Of an entry without itself among its versions that is said, and the others cannot be blamed.
    if (!alternates.some(({ key }) => key === from)) return
    if (!isNew && this.#met.size >= MAX_MET) return
    const targets = new Map(alternates.flatMap(({ key, alternate }) => (key ? [[key, alternate]] : [])))
    targets.delete(from)
    for (const [to, { line, column }] of targets) {
      const link = hashOf(`${from} ${to}`)
      const pair = hashOf([from, to].sort().join(' '))
      if (this.#open.delete(hashOf(`${to} ${from}`))) {
        this.#returned++
        if (this.#met.size < MAX_MET) this.#met.addHash(pair)
        continue
      }
      if (this.#met.hasHash(pair) || this.#open.has(link)) continue
      if (this.#open.size >= MAX_OPEN_LINKS) {
        this.#overflown = true
      } else {
        this.#open.set(link, {
          file,
          line,
          ...(column !== undefined && { column }),
          target: hashOf(to),
          ...(this.#open.size < MAX_NAMED_LINKS && { named: { from: shown(from), to: shown(to) } }),
        })
      }
    }
  }

  /** Links whose way back came. */
  get returned(): number {
    return this.#returned
  }

  /** Whether there were more links than are followed. */
  get isOverflown(): boolean {
    return this.#overflown
  }

  /** Those without a way back to pages that the sitemaps list. Others may link back by their own pages. */
  among(urls: UrlSet): OpenReturn[] {
    return [...this.#open.values()].filter(({ target }) => urls.hasHash(target))
  }
}
