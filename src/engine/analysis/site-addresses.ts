import type { DISCOVERIES } from '../../api/page-record-schema.ts'
import { ownCopy } from '../../text/cut.ts'
import { CrawlScope } from '../crawl/crawl-scope.ts'
import { ROBOTS_NAME } from '../crawl/robots-manners.ts'
import { type RobotsTxt, verdictFor } from '../formats/robots-txt/robots-txt.ts'
import type { Unvisited } from '../judging/crawled-site.ts'
import { bareHost } from '../syntax/preview.ts'

export type Discovery = (typeof DISCOVERIES)[number]

/** An address of a site on its way to a record. */
export interface SiteAddress {
  /** In the order in which they were met. */
  index: number
  url: string
  foundBy: Set<Discovery>
  /** Whether a page links to it by an address of the deployment itself, as a relative one is, and not of production. */
  isLinkedHere: boolean
  /** What is to be done with it; `blocked` and `other-form` are asked for nothing. */
  fate: 'ask' | 'ask-file' | 'blocked' | Unvisited
}

/** Characters of an address above which it is made by a fault: its record would hold nothing else. */
const MAX_LENGTH = 1200
/** Addresses that are kept, each some hundred bytes. */
const MAX_ADDRESSES = 200_000

/** Every address that a crawl meets, each once, and what is to become of it. */
export class SiteAddresses {
  readonly all: SiteAddress[] = []
  /** Addresses that were met and not kept. */
  forgotten = 0
  readonly #byUrl = new Map<string, SiteAddress>()
  readonly #origin: string
  readonly #host: string
  readonly #root: string
  readonly #robots: RobotsTxt
  readonly #scope: CrawlScope

  /**
   * @param start URL of the start page
   * @param root where the site begins: its origin, or a folder of it
   */
  constructor(start: string, root: string, robots: RobotsTxt) {
    const { origin, host } = new URL(start)
    this.#origin = origin
    this.#host = bareHost(host)
    this.#root = `${root}/`
    this.#robots = robots
    this.#scope = new CrawlScope(start)
  }

  /**
   * Notes an address.
   *
   * @param url absolute, without fragment
   * @returns it, and whether it is to be asked for from now on; undefined where there is no room for it
   */
  note(url: string, by: Discovery): { address: SiteAddress; isNew: boolean } | undefined {
    const known = this.#byUrl.get(url)
    if (known) {
      // What a sitemap lists is meant to be there, however many are alike.
      const isMeant = by === 'sitemap' && known.fate === 'trap' && url.length <= MAX_LENGTH
      known.foundBy.add(by)
      if (isMeant) known.fate = this.#permitted(known.url)
      return { address: known, isNew: isMeant }
    }
    if (this.all.length >= MAX_ADDRESSES) {
      this.forgotten++
      return undefined
    }
    const address: SiteAddress = {
      index: this.all.length,
      url: ownCopy(url),
      foundBy: new Set([by]),
      isLinkedHere: false,
      fate: this.#fateOf(url, by),
    }
    this.all.push(address)
    this.#byUrl.set(address.url, address)
    return { address, isNew: true }
  }

  #fateOf(url: string, by: Discovery): SiteAddress['fate'] {
    if (by === 'start') return 'ask'
    const parsed = URL.parse(url)
    if (!parsed) return 'elsewhere'
    if (parsed.origin !== this.#origin)
      return bareHost(parsed.host) === this.#host ? 'other-form' : 'elsewhere'
    if (!url.startsWith(this.#root)) return 'elsewhere'
    if (url.length > MAX_LENGTH) return 'trap'
    const refusal = this.#scope.refusal(parsed)
    if (refusal === 'trap' && by !== 'sitemap') return 'trap'
    return this.#permitted(url, refusal === 'file')
  }

  #permitted(url: string, isFile = false): SiteAddress['fate'] {
    if (!verdictFor(this.#robots, ROBOTS_NAME, url).allowed) return 'blocked'
    return isFile ? 'ask-file' : 'ask'
  }
}
