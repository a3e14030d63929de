import { hashOf } from '../../formats/sitemap/url-set.ts'
import type { ReadPage } from './read-entry.ts'

/** Pairs of a page and a language that are kept, in about 50 bytes each. */
const MAX_KEPT = 200_000

/** Which language versions the sitemaps name for each page, in all of its entries: of one language the first. */
export class LanguageVersions {
  /** Hashes of page and language, with that of the version's address. */
  readonly #kept = new Map<number, number>()
  #count = 0

  add({ key, alternates }: ReadPage): void {
    this.#count += alternates.length
    for (const { alternate, key: version } of alternates) {
      if (version === undefined || this.#kept.size >= MAX_KEPT) continue
      const at = versionKey(key, alternate.hreflang)
      if (!this.#kept.has(at)) this.#kept.set(at, hashOf(version))
    }
  }

  /** Links to language versions. */
  get count(): number {
    return this.#count
  }

  /** Whether {@link compare} knows all versions. */
  get knowsAll(): boolean {
    return this.#kept.size < MAX_KEPT
  }

  /**
   * What the sitemaps say of the version of a page in a language: `same` where it is the given one.
   *
   * @param page in its comparable form, as `url`
   */
  compare(page: string, code: string, url: string): 'same' | 'other' | 'none' {
    const named = this.#kept.get(versionKey(page, code))
    if (named === undefined) return 'none'
    return named === hashOf(url) ? 'same' : 'other'
  }
}

function versionKey(page: string, code: string): number {
  return hashOf(`${page} ${code.toLowerCase()}`)
}
