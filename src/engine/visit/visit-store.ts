import type { Visit } from './visit.ts'

interface Kept {
  visit: Visit
  expiry: NodeJS.Timeout | undefined
}

/**
 * Keeps the visits of the pages in work, so that all tools on one page share one visit.
 *
 * A visit ends when it is released, `ttlMs` after its last use, or when more than `maxVisits` are kept and it is the
 * one whose last use is longest ago.
 */
export class VisitStore {
  readonly #kept = new Map<string, Kept>()
  readonly #open: (url: string) => Visit
  readonly #ttlMs: number | undefined
  readonly #maxVisits: number

  /**
   * @param ttlMs milliseconds after the last use; undefined keeps a visit until it is released
   * @param maxVisits most visits kept
   */
  constructor(open: (url: string) => Visit, ttlMs?: number, maxVisits = Number.POSITIVE_INFINITY) {
    this.#open = open
    this.#ttlMs = ttlMs
    this.#maxVisits = maxVisits
  }

  get(url: string): Visit {
    const kept = this.#kept.get(url) ?? { visit: this.#open(url), expiry: undefined }
    this.#kept.delete(url)
    this.#kept.set(url, kept)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#maxVisits) break
      this.release(oldest)
    }
    if (this.#ttlMs !== undefined) {
      clearTimeout(kept.expiry)
      kept.expiry = setTimeout(() => this.release(url), this.#ttlMs).unref()
    }
    return kept.visit
  }

  /** @returns the visit that ends, where one was kept */
  release(url: string): Visit | undefined {
    const kept = this.#kept.get(url)
    clearTimeout(kept?.expiry)
    this.#kept.delete(url)
    return kept?.visit
  }

  clear(): void {
    for (const url of this.#kept.keys()) this.release(url)
  }
}
