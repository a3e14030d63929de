import { templateOf } from './page-choice.ts'

/** An address that a crawl has found and not looked at. */
export interface Linked {
  url: string
  /** Links from the start. */
  depth: number
  /** Place among all addresses, in the order in which they were found. */
  order: number
}

interface Open extends Linked {
  template: string
  /** Undefined until somebody asks. */
  isPreferred?: boolean
}

/**
 * The addresses that a crawl has still to look at. Which come next depends on the addresses alone and not on how fast
 * they answer: those of templates of which the fewest pages were looked at, the ones nearest to the start first. So a menu
 * of a thousand products does not keep a crawl from the other pages.
 */
export class CrawlFrontier {
  #open: Open[] = []
  readonly #looked = new Map<string, number>()

  add(linked: Linked): void {
    this.#open.push({ ...linked, template: templateOf(linked.url) })
  }

  get size(): number {
    return this.#open.length
  }

  /**
   * Takes out the addresses that are looked at next.
   *
   * @param isPreferred whether an address goes first; such have half of the places
   */
  take(count: number, isPreferred: (url: string) => boolean): Linked[] {
    const open = this.#open.toSorted(byNearness)
    const next = new Set(open.length <= count ? open : this.#mostWanted(open, count, isPreferred))
    this.#open = open.filter(linked => !next.has(linked))
    for (const { template } of next) this.#looked.set(template, this.#lookedAt(template) + 1)
    return [...next].toSorted(byNearness)
  }

  #mostWanted(open: readonly Open[], count: number, isPreferred: (url: string) => boolean): Open[] {
    for (const linked of open) linked.isPreferred ??= isPreferred(linked.url)
    const preferred = open.filter(linked => linked.isPreferred).slice(0, Math.ceil(count / 2))
    return [...new Set([...preferred, ...this.#inTurn(open)])].slice(0, count)
  }

  #lookedAt(template: string): number {
    return this.#looked.get(template) ?? 0
  }

  /** One of each template in turn, those first that have to catch up with the others. */
  #inTurn(open: readonly Open[]): Open[] {
    const ranks = new Map<string, number>()
    const ranked = open.map(linked => {
      const rank = ranks.get(linked.template) ?? this.#lookedAt(linked.template)
      ranks.set(linked.template, rank + 1)
      return { linked, rank }
    })
    return ranked
      .toSorted((a, b) => a.rank - b.rank || byNearness(a.linked, b.linked))
      .map(({ linked }) => linked)
  }
}

/** Nearer to the start first. */
export function byNearness(a: Linked, b: Linked): number {
  return a.depth - b.depth || a.order - b.order
}
