import type { Visit } from './visit.ts'

interface Kept {
  visit: Visit
  expiry: NodeJS.Timeout | undefined
}

/** How long visits are kept that nobody releases, and how much of them. */
export interface VisitLimits {
  /** Milliseconds after the last use. */
  ttlMs: number
  visits: number
  /** Bytes of all of them together, but for the one that is asked for. */
  bytes: number
}

/**
 * Keeps the visits of the pages in work, so that all tools on one page share one visit.
 *
 * A visit ends when it is released. With limits it ends some time after its last use too, and when too much is kept and
 * it is the one whose last use is longest ago.
 */
export class VisitStore {
  readonly #kept = new Map<string, Kept>()
  readonly #open: (url: string) => Visit
  readonly #limits: VisitLimits | undefined

  /** @param limits left out, visits are kept until they are released */
  constructor(open: (url: string) => Visit, limits?: VisitLimits) {
    this.#open = open
    this.#limits = limits
  }

  get(url: string): Visit {
    const kept = this.#kept.get(url) ?? { visit: this.#open(url), expiry: undefined }
    this.#kept.delete(url)
    this.#kept.set(url, kept)
    if (this.#limits) {
      this.#trim(this.#limits)
      clearTimeout(kept.expiry)
      kept.expiry = setTimeout(() => this.release(url), this.#limits.ttlMs).unref()
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

  /** Ends the visits whose last use is longest ago; the last in the order is the one that is asked for. */
  #trim({ visits, bytes }: VisitLimits): void {
    let kept = 0
    for (const { visit } of this.#kept.values()) kept += visit.bytes
    for (const [url, { visit }] of this.#kept) {
      const isLast = this.#kept.size === 1
      if (isLast || (this.#kept.size <= visits && kept <= bytes)) break
      kept -= visit.bytes
      this.release(url)
    }
  }

  clear(): void {
    for (const url of this.#kept.keys()) this.release(url)
  }
}
