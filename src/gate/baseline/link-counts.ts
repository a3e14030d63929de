import { loosePath, type OwnAddresses } from './own-address.ts'

/** Counts for each page the other pages that link to it. */
export class LinkCounts {
  readonly #addresses: OwnAddresses
  readonly #counts = new Map<string, number>()

  constructor(addresses: OwnAddresses) {
    this.#addresses = addresses
  }

  /** @param links the pages of its site that a page links to, as loose paths */
  add(url: string, links: readonly string[]): void {
    const own = this.#pathOf(url)
    for (const path of new Set(links)) {
      if (path !== own) this.#counts.set(path, (this.#counts.get(path) ?? 0) + 1)
    }
  }

  of(url: string): number {
    return this.#counts.get(this.#pathOf(url)) ?? 0
  }

  #pathOf(url: string): string {
    return loosePath(this.#addresses.local(url))
  }
}
