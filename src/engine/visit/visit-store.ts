import type { Visit } from './visit.ts'

interface Kept {
  visit: Visit
  expiry: NodeJS.Timeout | undefined
}

/**
 * Keeps the visits of the pages in work, so that all tools on one page share one visit.
 *
 * A visit ends when it is released, or `ttlMs` after its last use.
 */
export class VisitStore {
  readonly #kept = new Map<string, Kept>()
  readonly #open: (url: string) => Visit
  readonly #ttlMs: number | undefined

  /** @param ttlMs milliseconds after the last use; undefined keeps a visit until it is released */
  constructor(open: (url: string) => Visit, ttlMs?: number) {
    this.#open = open
    this.#ttlMs = ttlMs
  }

  get(url: string): Visit {
    let kept = this.#kept.get(url)
    if (!kept) {
      kept = { visit: this.#open(url), expiry: undefined }
      this.#kept.set(url, kept)
    }
    if (this.#ttlMs !== undefined) {
      clearTimeout(kept.expiry)
      kept.expiry = setTimeout(() => this.release(url), this.#ttlMs).unref()
    }
    return kept.visit
  }

  release(url: string): void {
    clearTimeout(this.#kept.get(url)?.expiry)
    this.#kept.delete(url)
  }

  clear(): void {
    for (const url of this.#kept.keys()) this.release(url)
  }
}
