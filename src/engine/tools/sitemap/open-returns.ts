import { hashOf, type UrlSet } from '../../formats/sitemap/url-set.ts'
import type { SitemapFile } from '../../visit/sitemap-survey.ts'
import type { ReadEntry, ReadPage } from './read-entry.ts'
import { shown } from './sitemap-place.ts'

/** Links of which the way back may still come. Sitemaps that need more put the versions of a page far apart. */
const MAX_OPEN_LINKS = 100_000
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

/** Which language versions the sitemaps link one way only. */
export class OpenReturns {
  /** Links by the hash of where they lead from and to, until the way back comes. */
  readonly #open = new Map<number, OpenReturn & { target: number }>()
  #returned = 0
  #overflown = false

  add({ key: from, isNew, alternates }: ReadPage, { file }: ReadEntry): void {
    // Of an entry without itself among its versions that is said, and the others cannot be blamed.
    if (!isNew || !alternates.some(({ key }) => key === from)) return
    const targets = new Map(alternates.flatMap(({ key, alternate }) => (key ? [[key, alternate]] : [])))
    targets.delete(from)
    for (const [to, { line, column }] of targets) {
      if (this.#open.delete(hashOf(`${to} ${from}`))) {
        this.#returned++
      } else if (this.#open.size >= MAX_OPEN_LINKS) {
        this.#overflown = true
      } else {
        this.#open.set(hashOf(`${from} ${to}`), {
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
