import { CrawlScope } from '../engine/crawl/crawl-scope.ts'
import { PoliteRequests } from '../engine/crawl/polite-requests.ts'
import { delayWords, MAX_DELAYS_MS, ROBOTS_NAME, robotsManners } from '../engine/crawl/robots-manners.ts'
import { type RobotsTxt, verdictFor } from '../engine/formats/robots-txt/robots-txt.ts'
import type { Exchange } from '../engine/network/exchange.ts'
import { loginWallOf } from '../engine/page/login-wall.ts'
import { bareHost, hereOf, isOnProduction, type Preview } from '../engine/syntax/preview.ts'
import type { Visit } from '../engine/visit/visit.ts'
import { byNearness, CrawlFrontier, type Linked } from './crawl-frontier.ts'
import { linkedPage } from './linked-page.ts'
import type { ListedPage, PagePreferences } from './page-choice.ts'
import type { PageSource } from './page-source.ts'

export interface CrawlRequest {
  /** Visit of the first start. */
  first: Visit
  /** Opens a visit of another address. */
  open(url: string): Visit
  /** Addresses of one origin. */
  starts: readonly string[]
  /** Pages that will be chosen at most. */
  max: number
  /** Whether other runs have to find the same pages. */
  isShard: boolean
  /** Set where the site is a preview of one that is known: links to production lead to the same pages here. */
  preview: Preview | undefined
  /** Whether the crawl may go on where a start leads to the same host with or without www, or over https. */
  mayMove: boolean
  /** Whether the server is one of this run, which nobody has to spare. */
  isOurs: boolean
  /** Whether a page is wanted; others are not asked for. */
  takes(url: string): boolean
  /** Asked for where there are more addresses than are looked at. */
  preferences(): Promise<PagePreferences>
  signal: AbortSignal
}

/** Addresses that are looked at, so that there is something to choose from: for few pages this many … */
const MIN_LOOKED_AT = 100
/** … and for more of them so many times as many, but at most so many more. */
const LOOKED_AT_PER_PAGE = 5
const MAX_MORE_LOOKED_AT = 2000
/** Links from the start to a page. */
const MAX_DEPTH = 25
/** Addresses that are looked at before it is decided again which come next. */
const MIN_ROUND = 20
const MAX_ROUND = 200
/** Milliseconds for a crawl: a minimum, and what each address adds. */
const MIN_MS = 120_000
const MS_PER_ADDRESS = 100
/** Decoded bytes of a page that are read for links: what Google reads of one, twice. */
const MAX_PAGE_BYTES = 4 * 1024 * 1024

/**
 * Finds the pages of a site by following its links. The same site always gives the same pages in the same order, however
 * fast it answers: near ones first, then in the order of the links.
 *
 * What answers with an error of the server or not at all is among them, since it may be a page: the audit will say. What
 * is no page, as a link that is broken, is not.
 */
export async function crawledPages(request: CrawlRequest): Promise<PageSource> {
  const { first, mayMove } = request
  const answer = await first.exchange()
  const origin = originOf(answer, first.url, mayMove)
  if (typeof origin !== 'string') return nothing(origin.reason)
  const found = linkedPage(answer)
  if (!('url' in found)) return nothing(`cannot be followed: ${first.url} ${found.reason}`)
  return await new Crawl(request, origin, await first.robotsTxt(`${origin}/`)).run(answer)
}

function nothing(missing: string): PageSource {
  return { pages: [], isPart: false, notes: [], gaps: [], missing }
}

/** The origin to stay on; or why there is none. */
function originOf(exchange: Exchange, start: string, mayMove: boolean): string | { reason: string } {
  const asked = new URL(start)
  const wall = loginWallOf(exchange)
  if (wall) return { reason: `cannot be followed: it is behind ${wall.name}` }
  const led = exchange.final ? new URL(exchange.final.url) : asked
  if (led.origin === asked.origin) return asked.origin
  const isSameSite = bareHost(led.host) === bareHost(asked.host)
  if (isSameSite && mayMove) return led.origin
  const advice = isSameSite ? `; give ${led.origin} as "url"` : ''
  return { reason: `cannot be followed: it redirects to ${led.origin}${advice}` }
}

function fetchPage({ open }: Pick<CrawlRequest, 'open'>, url: string): Promise<Exchange> {
  const visit = open(url)
  return visit.fetch(visit.url, { maxBytes: MAX_PAGE_BYTES })
}

/** One walk over a site. */
class Crawl {
  readonly #request: CrawlRequest
  readonly #origin: string
  readonly #robots: RobotsTxt
  readonly #scope: CrawlScope
  readonly #frontier = new CrawlFrontier()
  readonly #requests: PoliteRequests
  readonly #delayMs: number
  /** Whether the delay is so long that fewer addresses are looked at. */
  readonly #isSlowed: boolean
  /** Addresses that may be looked at. */
  readonly #most: number
  /** The pages, by their addresses after redirects. */
  readonly #pages = new Map<string, Linked>()
  #linked = 0
  #lookedAt = 0
  #disallowed = 0
  #refused = 0
  #failed = 0
  #preferences: PagePreferences | undefined

  constructor(request: CrawlRequest, origin: string, robots: RobotsTxt) {
    this.#request = request
    this.#origin = origin
    this.#robots = robots
    this.#scope = new CrawlScope(`${origin}/`)
    const { max, isOurs, signal } = request
    const { delayMs, most } = robotsManners(robots, isOurs)
    this.#delayMs = delayMs
    const wanted = Math.max(MIN_LOOKED_AT, max + Math.min(MAX_MORE_LOOKED_AT, (LOOKED_AT_PER_PAGE - 1) * max))
    this.#isSlowed = most < wanted
    this.#most = Math.min(wanted, most)
    const deadline = Date.now() + MIN_MS + this.#most * MS_PER_ADDRESS + (delayMs > 0 ? MAX_DELAYS_MS : 0)
    this.#requests = new PoliteRequests({ delayMs, deadline, signal })
  }

  /** @param answer that of the first start */
  async run(answer: Exchange): Promise<PageSource> {
    const [first, ...others] = this.#request.starts.map((url, order) => ({ url, depth: 0, order }))
    this.#noteStart(first!, answer)
    await this.#lookAt(others, (linked, exchange) => this.#noteStart(linked, exchange))
    while (this.#frontier.size > 0 && this.#left > 0 && this.#requests.end === undefined) {
      const half = Math.ceil(this.#left / 2)
      const count = Math.min(this.#left, Math.max(MIN_ROUND, Math.min(MAX_ROUND, half)))
      if (this.#frontier.size > count) this.#preferences ??= await this.#request.preferences()
      const { isChanged, isKnown } = this.#preferences ?? {}
      const next = this.#frontier.take(count, url => isChanged?.(url) || isKnown?.(url) || false)
      await this.#lookAt(next, (linked, exchange) => this.#note(linked, exchange))
    }
    return this.#result()
  }

  get #left(): number {
    return this.#most - this.#lookedAt
  }

  /** Looks at addresses, several at once, and takes the answers in the order of the addresses. */
  async #lookAt(all: readonly Linked[], note: (linked: Linked, exchange: Exchange) => void): Promise<void> {
    const underway: { linked: Linked; exchange: Promise<Exchange | undefined> }[] = []
    let next = 0
    for (;;) {
      while (next < all.length && underway.length < this.#requests.atOnce) {
        const linked = all[next++]!
        const exchange = this.#requests.ask(() => fetchPage(this.#request, linked.url))
        exchange.catch(() => undefined)
        underway.push({ linked, exchange })
      }
      const oldest = underway.shift()
      if (!oldest) return
      const exchange = await oldest.exchange
      if (exchange) note(oldest.linked, exchange)
    }
  }

  /** An address that somebody named is a page, whatever it leads to. */
  #noteStart(linked: Linked, exchange: Exchange): void {
    this.#lookedAt++
    const found = linkedPage(exchange)
    this.#scope.take(linked.url)
    if (!('url' in found) || !this.#isInside(found.url)) return
    this.#scope.take(found.url)
    const url = this.#isInside(linked.url) ? linked.url : found.url
    this.#pages.set(found.url, { ...linked, url })
    this.#follow(found.targets, 1)
  }

  #note(linked: Linked, exchange: Exchange): void {
    this.#lookedAt++
    const found = linkedPage(exchange)
    if (!('url' in found)) {
      if (found.kind === 'refused') this.#refused++
      if (found.kind !== 'failed') return
      this.#failed++
      this.#pages.set(linked.url, linked)
      return
    }
    const { url, targets, kind } = found
    if (!this.#isInside(url) || this.#pages.has(url)) return
    if (url !== linked.url) {
      this.#scope.take(url)
      if (!this.#mayAsk(url)) return
    }
    if (kind === 'page') this.#pages.set(url, { ...linked, url })
    this.#follow(targets, linked.depth + 1)
  }

  #isInside(url: string): boolean {
    return new URL(url).origin === this.#origin
  }

  #follow(targets: readonly URL[], depth: number): void {
    if (depth <= MAX_DEPTH) for (const target of targets) this.#link(target, depth)
  }

  #link(target: URL, depth: number): void {
    const { preview } = this.#request
    const here = isOnProduction(preview, target) ? hereOf(preview, target) : new URL(target)
    // With a question mark and nothing behind it, it is the same page.
    if (here?.search === '') here.search = ''
    const url = here && this.#scope.take(here.href)
    if (url === undefined || !this.#mayAsk(url)) return
    this.#frontier.add({ url, depth, order: this.#linked++ })
  }

  #mayAsk(url: string): boolean {
    if (!this.#request.takes(url)) return false
    const { allowed } = verdictFor(this.#robots, ROBOTS_NAME, url)
    if (!allowed) this.#disallowed++
    return allowed
  }

  #result(): PageSource {
    const { max, isShard, takes } = this.#request
    const linked = [...this.#pages.values()].toSorted(byNearness)
    const pages: ListedPage[] = linked.flatMap(({ url }) => (takes(url) ? [{ url }] : []))
    const { end } = this.#requests
    const isPart = this.#frontier.size > 0 || end !== undefined
    const notes: string[] = []
    const gaps: string[] = []
    if (this.#robots.kind === 'disallow-all' || this.#robots.kind === 'unreachable') {
      gaps.push(
        `No link could be followed: ${this.#robots.url} ${this.#robots.reason}, so no crawler may ask for a page; pages that only links lead to were not measured`,
      )
    } else if (this.#disallowed > 0) {
      notes.push(`${addresses(this.#disallowed)} not followed, because robots.txt disallows it`)
    }
    if (this.#refused > 0)
      notes.push(`${addresses(this.#refused)} left out, because the answer is 401 or 403`)
    if (this.#failed > 0) {
      const [of, they] = this.#failed === 1 ? ['1 address', 'it'] : [`${this.#failed} addresses`, 'they']
      notes.push(`The links of ${of} are not known, because ${they} did not answer as a page`)
    }
    if (this.#isSlowed) {
      notes.push(
        `${delayWords(this.#delayMs)}, so only ${this.#most === 1 ? '1 address is' : `${this.#most} addresses are`} looked at`,
      )
    }
    if (end !== undefined) {
      const words = `Links of ${this.#origin} were followed only in part: ${end}`
      // Enough pages to choose from are a choice; with fewer some are missing.
      if (pages.length >= max && !isShard) notes.push(words)
      else gaps.push(`${words}; pages that only other links lead to were not measured`)
    }
    return { pages, isPart, notes, gaps, missing: pages.length > 0 ? undefined : 'lead to no page' }
  }
}

function addresses(count: number): string {
  return count === 1 ? '1 linked address was' : `${count} linked addresses were`
}
