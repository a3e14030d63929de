import pLimit from 'p-limit'
import type { AnalysisProgress } from '../../api/seo-api.ts'
import { PoliteRequests } from '../crawl/polite-requests.ts'
import { delayWords, type RobotsManners } from '../crawl/robots-manners.ts'
import { type PageEdges, packedLink } from '../judging/site-graph.ts'
import type { Exchange } from '../network/exchange.ts'
import type { Preview } from '../syntax/preview.ts'
import type { Visit } from '../visit/visit.ts'
import type { LinkedPage } from './crawled-site-of.ts'
import type { FoundLink, PageJob, PageReading } from './page-job.ts'
import type { Discovery, SiteAddress, SiteAddresses } from './site-addresses.ts'

export interface WalkOptions {
  addresses: SiteAddresses
  preview: Preview | undefined
  /** A new visit of an address, with which it is asked for. */
  open(url: string): Visit
  /** Answers that are here already, by address. */
  known: ReadonlyMap<string, Exchange>
  read(job: PageJob): Promise<PageReading>
  /** Links that scripts alone make, by the address of their page. */
  scripted: ReadonlyMap<string, readonly Pick<FoundLink, 'url' | 'onProduction'>[]>
  /** Told of each reading, in the order of the pages. */
  onRead(reading: PageReading): void
  /** What is listed by sitemaps: looked at when no link leads on. */
  listed(): Promise<readonly string[]>
  /** How often the site may be asked. */
  manners: RobotsManners
  /** HTML pages after which the walk ends. */
  maxPages: number
  /** Milliseconds after which it ends, of its own turns. */
  maxMs: number
  /** Ends the walk with what there is. */
  enough?: AbortSignal | undefined
  /** Ends it with nothing. */
  signal: AbortSignal
  onProgress?: ((progress: AnalysisProgress) => void) | undefined
}

interface Underway {
  address: SiteAddress
  /** Undefined where the walk ended before. */
  reading: Promise<PageReading | undefined>
  /** Links that it was found to have. */
  links: number
  drop(): void
}

/** Addresses that are asked for or read, or wait for it. */
const AHEAD = 48
/** The same where the site is asked for one address at a time, so that a turn does not wait for all of them. */
const AHEAD_SLOWLY = 2
/** Of these, addresses that are asked for or whose answers are read, of which each may hold the largest body. */
const MAX_HELD = 24
/** Addresses that are begun before the oldest of them is done, which may be slow or large, and links of those that are read. */
const FAR_AHEAD = 1000
const MAX_WAITING_LINKS = 100_000
/** Addresses that are asked for, of each page that is wanted: redirects, errors and files among them. */
const ADDRESSES_PER_PAGE = 2
const MIN_ADDRESSES = 200
/** Addresses in a row that gave no answer, after which a server is taken for gone. */
const MAX_SILENT = 20
/** Milliseconds of one turn, after which others may have theirs. */
const TURN_MS = 5000
/** Milliseconds between two reports of progress. */
const PROGRESS_MS = 500
const CANCELLED = 'the crawl was cancelled'

/**
 * Walks over a site from its start page: along links, redirects, canonicals and language versions, breadth first, and
 * then from what its sitemaps list. Which pages it comes to, and in which order, depends on the pages alone and not on
 * the order of the answers, as long as it is not ended before.
 */
export class SiteWalk {
  /** In the order in which they were found. */
  readonly pages: LinkedPage[] = []
  /** Why it did not come to all of the site; undefined where it did. */
  incomplete: string | undefined
  readonly #options: WalkOptions
  readonly #requests: PoliteRequests
  readonly #held = pLimit(MAX_HELD)
  /** Ends what is under way when nobody waits for it any more. */
  readonly #over = new AbortController()
  #queue: SiteAddress[] = []
  #next = 0
  #underway: Underway[] = []
  /** Of these, how many are not read yet, and the links of the others. */
  #unfinished = 0
  #waitingLinks = 0
  /** Whether more may be begun in the turn that is under way. */
  #mayBegin = () => false
  #htmlPages = 0
  #asked = 0
  #silent = 0
  #spentMs = 0
  #turnedAway = 0
  #hasListed = false
  /** Addresses that were begun and given up when the walk ended. */
  #unread = 0
  #lastReport = 0

  constructor(options: WalkOptions) {
    this.#options = options
    const { delayMs } = options.manners
    this.#requests = new PoliteRequests({ delayMs, signal: this.#over.signal })
  }

  /** Notes an address, and asks for it in its turn where it is to be asked for. */
  note(url: string, by: Discovery): SiteAddress | undefined {
    const noted = this.#options.addresses.note(url, by)
    if (!noted) return undefined
    const { address, isNew } = noted
    if (isNew && address.fate === 'blocked') this.pages.push(blockedPage(address))
    if (isNew && (address.fate === 'ask' || address.fate === 'ask-file')) this.#queue.push(address)
    return address
  }

  /**
   * Goes on for a while: until all is done, or others are to have their turn.
   *
   * @returns whether there is more to do
   */
  async turn(): Promise<boolean> {
    const began = Date.now()
    const isLong = () => Date.now() - began > TURN_MS
    const { signal, enough, maxMs } = this.#options
    const cancel = () => this.#endNow(CANCELLED)
    const stop = () => this.#drop()
    enough?.addEventListener('abort', cancel)
    signal.addEventListener('abort', stop)
    const timer = setTimeout(() => this.#endNow(this.#lateWords()), Math.max(0, maxMs - this.#spentMs))
    this.#mayBegin = () => !isLong()
    try {
      for (;;) {
        this.#lookAtEnd(began)
        if (!isLong()) await this.#begin()
        const oldest = this.#underway[0]
        if (!oldest) return this.incomplete === undefined && this.#hasMore()
        const reading = await oldest.reading
        this.#underway.shift()
        this.#waitingLinks -= oldest.links
        if (reading) this.#take(oldest.address, reading)
        // Without its start page a site is none.
        else if (this.pages.length === 0) this.#underway = []
        if (!reading) this.#unread++
        this.#report(began)
      }
    } finally {
      this.#mayBegin = () => false
      clearTimeout(timer)
      enough?.removeEventListener('abort', cancel)
      signal.removeEventListener('abort', stop)
      this.#spentMs += Date.now() - began
      for (const { reading } of this.#underway) reading.catch(() => undefined)
    }
  }

  #hasMore(): boolean {
    return this.#next < this.#queue.length || !this.#hasListed
  }

  async #begin(): Promise<void> {
    if (this.incomplete !== undefined) return
    if (this.#next >= this.#queue.length && this.#underway.length === 0) await this.#turnToSitemap()
    this.#beginMore()
  }

  #beginMore(): void {
    const { maxPages, manners } = this.#options
    while (this.#next < this.#queue.length && this.#hasRoom() && this.#asked < manners.most) {
      // Those that are under way may all be pages.
      if (this.#htmlPages + this.#underway.length >= maxPages) return
      this.#underway.push(this.#ask(this.#queue[this.#next++]!))
      this.#asked++
    }
  }

  #hasRoom(): boolean {
    const isSlow = this.#requests.atOnce === 1
    if (this.#unfinished >= (isSlow ? AHEAD_SLOWLY : AHEAD)) return false
    return this.#underway.length < FAR_AHEAD && this.#waitingLinks < MAX_WAITING_LINKS
  }

  #ask(address: SiteAddress): Underway {
    const { promise, resolve, reject } = Promise.withResolvers<PageReading | undefined>()
    const underway: Underway = { address, reading: promise, links: 0, drop: () => resolve(undefined) }
    this.#unfinished++
    this.#held(() => this.#read(address)).then(reading => {
      underway.links = reading?.links.length ?? 0
      this.#finish(underway)
      resolve(reading)
    }, reject)
    return underway
  }

  /** Begins others in the place of an address that waits for those before it. */
  #finish({ links }: Underway): void {
    this.#unfinished--
    this.#waitingLinks += links
    const isOver =
      this.incomplete !== undefined || this.#over.signal.aborted || this.#requests.end !== undefined
    if (!isOver && this.#mayBegin()) this.#beginMore()
  }

  /** At once, so that the order does not depend on when the pages answer. */
  async #turnToSitemap(): Promise<void> {
    if (this.#hasListed) return
    this.#hasListed = true
    for (const url of await this.#options.listed()) this.note(url, 'sitemap')
  }

  #lookAtEnd(began: number): void {
    if (this.incomplete !== undefined) return
    const { maxPages, maxMs, manners, enough, signal } = this.#options
    signal.throwIfAborted()
    const spent = this.#spentMs + Date.now() - began
    const isMore = this.#next < this.#queue.length
    if (enough?.aborted) this.#endNow(CANCELLED)
    else if (spent > maxMs) this.#endNow(this.#lateWords())
    else if (this.#silent >= MAX_SILENT) this.#endNow('the server stopped answering')
    else if (this.#requests.end !== undefined) {
      this.#endNow(`the server turned the crawler away: ${this.#requests.end}`)
    } else if (isMore && this.#htmlPages >= maxPages) {
      this.incomplete = `the crawl ended at its limit of ${maxPages} pages`
    } else if (isMore && this.#asked >= manners.most) {
      this.incomplete = `${delayWords(manners.delayMs)}, so the crawl ended after ${counted(this.#asked)}`
    } else if (isMore && this.#asked >= Math.max(maxPages * ADDRESSES_PER_PAGE, MIN_ADDRESSES)) {
      this.incomplete = `the crawl ended after ${counted(this.#asked)}`
    }
  }

  #lateWords(): string {
    return `the crawl ended after ${Math.round(this.#options.maxMs / 1000)} s`
  }

  /** Ends the walk with the pages that are read by now. */
  #endNow(reason: string): void {
    this.incomplete ??= reason
    this.#drop()
  }

  #drop(): void {
    this.#over.abort()
    for (const { drop } of this.#underway) drop()
  }

  async #read(address: SiteAddress): Promise<PageReading | undefined> {
    const { open, read, preview, known } = this.#options
    const { url } = address
    const ask = () => (address.fate === 'ask-file' ? askForFile(open(url)) : open(url).exchange())
    try {
      const exchange = known.get(url) ?? (await this.#requests.ask(ask))
      if (!exchange || this.#over.signal.aborted) return undefined
      return await read({ url, exchange, preview })
    } catch (error) {
      if (this.#over.signal.aborted) return undefined
      throw error
    }
  }

  /** Takes a page and notes where it leads, in the order in which the pages were begun. */
  #take(address: SiteAddress, reading: PageReading): void {
    const { record } = reading
    this.#options.onRead(reading)
    this.pages.push({ address, record, edges: this.#edgesOf(address, reading) })
    if (record.template !== undefined) this.#htmlPages++
    this.#silent = record.status === null ? this.#silent + 1 : 0
    if (record.status === 429) this.#turnedAway++
  }

  #edgesOf(address: SiteAddress, { redirect, links, canonical, alternates }: PageReading): PageEdges {
    const to = (url: string, by: Discovery) =>
      url === address.url ? address.index : this.note(url, by)?.index
    const linkedTo = (url: string, onProduction = false) => {
      const target = url === address.url ? address : this.note(url, 'link')
      if (target && !onProduction) target.isLinkedHere = true
      return target?.index
    }
    const redirected = redirect === undefined ? undefined : to(redirect, 'redirect')
    const packed: number[] = []
    for (const { onProduction, ...link } of links) {
      const index = linkedTo(link.url, onProduction)
      if (index !== undefined) packed.push(packedLink({ to: index, onlyScripted: false, ...link }))
    }
    const scripted = this.#options.scripted.get(address.url) ?? []
    const sent = new Set(scripted.length > 0 ? links.map(({ url }) => url) : [])
    for (const { url, onProduction } of scripted) {
      const index = sent.has(url) ? undefined : linkedTo(url, onProduction)
      const flags = { nofollow: false, inContent: true, onlyScripted: true }
      if (index !== undefined) packed.push(packedLink({ to: index, ...flags }))
    }
    const named = canonical === undefined ? undefined : to(canonical, 'canonical')
    const versions = alternates?.flatMap(({ code, url }) => {
      const index = to(url, 'hreflang')
      return index === undefined ? [] : [{ code, to: index }]
    })
    return {
      links: Uint32Array.from(packed),
      ...(redirected !== undefined && { redirect: redirected }),
      ...(named !== undefined && named !== address.index && { canonical: named }),
      ...(versions && versions.length > 0 && { alternates: versions }),
    }
  }

  /** Why parts of a site are not known although the walk came to its end; undefined where all is. */
  whyPartial(): string | undefined {
    const { forgotten } = this.#options.addresses
    if (this.incomplete !== undefined) return this.incomplete
    if (this.#turnedAway > 0)
      return `the server turned the crawler away ${this.#turnedAway} times (status 429)`
    return forgotten > 0 ? `the site has ${forgotten} addresses more than are kept` : undefined
  }

  #report(began: number): void {
    const { onProgress } = this.#options
    const now = Date.now()
    if (!onProgress || now - this.#lastReport < PROGRESS_MS) return
    this.#lastReport = now
    onProgress(this.progress(now - began))
  }

  /** @param ms of the turn that has not ended */
  progress(ms = 0): AnalysisProgress {
    const seconds = Math.max(this.#spentMs + ms, 1) / 1000
    const done = this.pages.length
    const found = done + this.#unread + this.#underway.length + this.#queue.length - this.#next
    return { done, found, perSecond: Math.round((done / seconds) * 10) / 10 }
  }
}

function counted(addresses: number): string {
  return addresses === 1 ? '1 address' : `${addresses} addresses`
}

/** A file is not read: what its server says of it is enough. Some servers answer HEAD with errors where GET works. */
async function askForFile(visit: Visit): Promise<Exchange> {
  const { url } = visit
  const head = await visit.fetch(url, { method: 'HEAD' })
  return head.final && head.final.status < 400 ? head : await visit.stream(url, async () => {})
}

/** Of what robots.txt forbids nothing is known. */
function blockedPage(address: SiteAddress): LinkedPage {
  const record = { url: address.url, status: null, indexable: false, obstacle: 'robots-txt' } as const
  return { address, record, edges: { links: new Uint32Array(0) } }
}
