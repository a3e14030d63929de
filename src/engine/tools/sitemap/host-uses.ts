import { ownCopy } from '../../../text/cut.ts'
import type { ReadEntry, ReadPage } from './read-entry.ts'
import { shown } from './sitemap-place.ts'

/** Hosts that are told apart; a sitemap with more is an odd one, and they count together. */
const MAX_HOSTS = 100
/** Stands for the hosts beyond. */
export const OTHER_HOSTS = 'other hosts'

/** How often a host is listed, and where first. */
export interface HostUse {
  count: number
  file: string
  line: number
  column?: number
  /** The first address. */
  example: string
}

/** The hosts that the sitemaps list. */
export class HostUses {
  /** The audited one. */
  readonly own: string
  readonly #uses = new Map<string, HostUse>()
  readonly #origins = new Set<string>()

  /** @param origin the audited one */
  constructor(origin: string) {
    this.own = new URL(origin).host
  }

  add({ url }: ReadPage, { entry, file }: ReadEntry): void {
    const host = this.#uses.has(url.host) || this.#uses.size < MAX_HOSTS ? url.host : OTHER_HOSTS
    const known = this.#uses.get(host)
    if (known) {
      known.count++
      return
    }
    const { line, column } = entry
    this.#origins.add(ownCopy(url.origin))
    this.#uses.set(ownCopy(host), {
      count: 1,
      file: file.url,
      line,
      ...(column !== undefined && { column }),
      example: shown(entry.loc),
    })
  }

  get all(): ReadonlyMap<string, HostUse> {
    return this.#uses
  }

  /** All but the audited one, in the order in which they are listed first. */
  get others(): [string, HostUse][] {
    return [...this.#uses].filter(([host]) => host !== this.own)
  }

  /** Hosts beside the audited one, as far as they are told apart, the most listed first. */
  get foreign(): string[] {
    return this.others
      .filter(([host]) => host !== OTHER_HOSTS)
      .sort(([, a], [, b]) => b.count - a.count)
      .map(([host]) => host)
  }

  /** Origins of all hosts, as far as they are told apart. */
  get origins(): ReadonlySet<string> {
    return this.#origins
  }

  /** The origin of the only host that the sitemaps list, where there is one and it is not the audited one. */
  get productionOrigin(): string | undefined {
    if (this.#uses.size !== 1 || this.listsOwn) return undefined
    return this.#origins.values().next().value
  }

  /** Whether the sitemaps list pages of the audited host. */
  get listsOwn(): boolean {
    return this.#uses.has(this.own)
  }
}
