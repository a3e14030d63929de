import { getServers } from 'node:dns'
import { foreignRobotsTxt, type RobotsTxt, readRobotsTxt } from '../formats/robots-txt/robots-txt.ts'
import type { DnsAnswer, RecordType } from '../network/dns/records.ts'
import { DnsResolver, type QueryOptions } from '../network/dns/resolver.ts'
import type { Exchange } from '../network/exchange.ts'
import type { BodyConsumer, FetchOptions, HttpClient } from '../network/http-client.ts'
import { Memo } from '../network/memo.ts'
import { withoutFragment } from '../network/redirect-target.ts'
import { gatherTls, type TlsReport } from '../network/tls.ts'
import { askedAt, isOnProduction, type Preview, whyRootIsForeign } from '../syntax/preview.ts'
import { withoutCredentials } from '../syntax/url-credentials.ts'
import { dnsFingerprint, linkFingerprint, placesFingerprint, tlsFingerprint } from './input-fingerprint.ts'
import { dnsKey, linkKey, pageKey, placesKey, tlsKey } from './input-keys.ts'
import { InputNotes } from './input-notes.ts'
import { noteInput, read, traced } from './input-trace.ts'
import type { LinkAnswer } from './link-check/link-answer.ts'
import { LinkChecker } from './link-check/link-checker.ts'

export interface RequestsOptions {
  http: Pick<HttpClient, 'fetch' | 'guard'>
  /** What the page's own address answered, where that is known; left out, it is asked for. */
  exchange?: Exchange
  /** Milliseconds for the audited page itself, without which nothing can be measured; the client's unless given. */
  pageTimeoutMs?: number
  /** What was fetched for the site as a whole and serves all of its pages. */
  siteMemo: Memo<Exchange>
  /** What TLS handshakes showed, for all pages of a host; left out, this visit keeps its own. */
  tlsMemo?: Memo<TlsReport>
  /** What was worked out for the site as a whole; left out, this visit keeps its own. */
  siteWork?: Memo<unknown>
  /** Asks for the targets of links, for all pages; left out, this visit has its own. */
  links?: LinkChecker
  /** Asks the DNS, for all pages; left out, this visit asks the system's name servers. */
  dns?: DnsResolver
  /** Request headers for the audited origin alone. */
  headers: Readonly<Record<string, string>>
  /** Set where the page is on a preview. */
  preview?: Preview | undefined
  /** Whether it is noted what tools were given, see {@link InputTrace}. */
  fingerprints?: boolean
  signal: AbortSignal
}

/** Hosts whose handshakes one visit keeps, where it has no memo to share. */
const TLS_HOSTS = 20
/** Works on the site that one visit keeps, where it has no memo to share. */
const SITE_WORKS = 20

type RequestOptions = Omit<FetchOptions, 'signal' | 'originHeaders' | 'consume'>

/** What one URL's visit asks the network for. Each thing is asked for once, so tools may ask as often as they like. */
export class VisitRequests {
  /** The audited URL, without the name and password that it may have been given with. */
  readonly url: string
  /** Of that; empty where the URL cannot be read. */
  readonly origin: string
  readonly signal: AbortSignal
  /** Set where the page is on a preview. */
  readonly preview: Preview | undefined
  protected readonly notes: InputNotes
  /** The headers of the settings and the origin that they go to. */
  protected readonly originHeaders: { origin: string; headers: Readonly<Record<string, string>> }
  /** Memory that what was gathered so far takes, about. */
  protected held = 0
  readonly #options: RequestsOptions
  readonly #host: string
  /** Tells apart what was sent along; empty where nothing was. */
  readonly #sentHeaders: string
  readonly #fetched = new Map<string, Promise<Exchange>>()
  readonly #tlsMemo: Memo<TlsReport>
  readonly #siteWork: Memo<unknown>
  readonly #links: LinkChecker
  #dns: DnsResolver | undefined
  readonly #robots = new Map<string, Promise<RobotsTxt>>()
  /** That of the audited page. */
  #body: Buffer | undefined

  constructor(url: string, options: RequestsOptions) {
    const { url: shown, credentials } = withoutCredentials(url)
    this.url = shown
    const address = URL.parse(shown)
    this.origin = address?.origin ?? ''
    this.#host = address?.host ?? ''
    const headers = {
      ...(credentials && { authorization: credentials.authorization }),
      ...options.headers,
    }
    this.originHeaders = { origin: this.origin, headers }
    this.#sentHeaders = Object.keys(headers).length > 0 ? JSON.stringify(this.originHeaders) : ''
    this.signal = options.signal
    this.preview = options.preview
    this.#options = options
    this.notes = new InputNotes(this.origin, options.fingerprints === true)
    this.#tlsMemo = options.tlsMemo ?? new Memo(TLS_HOSTS, Number.POSITIVE_INFINITY)
    this.#siteWork = options.siteWork ?? new Memo(SITE_WORKS, Number.POSITIVE_INFINITY)
    this.#links = options.links ?? new LinkChecker()
    this.#dns = options.dns
    if (options.exchange) {
      this.#fetched.set(keyOf(this.url, {}), Promise.resolve(options.exchange))
      this.#body = options.exchange.final?.body
    }
  }

  /** The audited URL with every redirect. Never rejects because of the server: see {@link Exchange}. */
  exchange(): Promise<Exchange> {
    return this.fetch(this.url)
  }

  /**
   * Fetches another URL for this page alone, once for each combination of method, user agent and headers.
   * The `headers` of the settings go along to the audited origin. What production will have from a preview is asked for
   * on the preview.
   */
  fetch(named: string, options: RequestOptions = {}): Promise<Exchange> {
    const url = askedAt(this.preview, named)
    const key = keyOf(url, options)
    // The page itself is asked for anew: what another page of the run saw of it may be old.
    const known = url === this.url ? undefined : this.#options.siteMemo.find(this.#siteKey(key))
    const isOwn = key === keyOf(this.url, {})
    const fetched = remember(this.#fetched, key, () => known ?? this.#send(url, options, isOwn))
    this.notes.noteFetched(url, options, fetched)
    return fetched
  }

  /**
   * Fetches a URL that belongs to the site and not to this page (robots.txt, a probe of its origin), where
   * {@link fetch} would: once a run.
   */
  fetchForSite(named: string, options: RequestOptions = {}): Promise<Exchange> {
    const url = askedAt(this.preview, named)
    const key = keyOf(url, options)
    const fetched = this.#options.siteMemo.get(
      this.#siteKey(key),
      () => this.#fetched.get(key) ?? this.#send(url, options),
    )
    this.notes.noteFetched(url, options, fetched)
    return fetched
  }

  /**
   * Fetches a URL and hands its decoded body on piece by piece, so that none of it is held. It is asked for anew each
   * time: keep what is made of it with {@link onceForSite}.
   */
  stream(url: string, consume: BodyConsumer, options: RequestOptions = {}): Promise<Exchange> {
    noteInput(this.notes.fetchKey(url, options))
    return this.#send(url, { ...options, consume })
  }

  /**
   * Work on the site as a whole (not on this page), done once a run under its key and kept for all pages.
   *
   * @param key names the work and the site, as `sitemaps https://www.example.com`; each has one type of result
   */
  onceForSite<T>(key: string, work: () => Promise<T>): Promise<T> {
    return read(this.#siteWork.get(this.#siteKey(key), () => traced(work)) as Promise<T>)
  }

  /** What {@link onceForSite} has made under a key; undefined where nobody has asked for it. */
  madeForSite<T>(key: string): Promise<T> | undefined {
    const made = this.#siteWork.find(this.#siteKey(key)) as Promise<T> | undefined
    return made && read(made)
  }

  /**
   * What stands behind a link, in short: asked once a run, whatever number of pages link to it. A request for the same
   * URL that another tool has made with {@link fetch} or {@link fetchForSite} serves as well.
   *
   * @param url http or https, as a parsed URL is written
   * @param fragments for whose places the page is to be read; left out, it is not read
   * @param onProduction whether an address of production is asked for there, and not on the preview
   */
  linkAnswer(
    url: string,
    { fragments, onProduction = false }: { fragments?: readonly string[]; onProduction?: boolean } = {},
  ): Promise<LinkAnswer> {
    const target = withoutFragment(onProduction ? url : askedAt(this.preview, url))
    const audited = target.startsWith(`${this.origin}/`)
    const answer = this.#links.answer({
      key: this.#siteKey(target),
      url: target,
      host: audited ? this.#host : new URL(target).host,
      fragments: fragments !== undefined,
      audited,
      signal: this.signal,
      send: options => this.#send(target, options),
      fetched: () => {
        const plain = keyOf(target, {})
        return this.#fetched.get(plain) ?? this.#options.siteMemo.find(this.#siteKey(plain))
      },
    })
    const address = this.notes.shortened(target)
    if (fragments) return this.#options.fingerprints ? this.#noteRead(address, answer, fragments) : answer
    const key = linkKey(address, { onProduction })
    this.notes.note(key, answer, known => linkFingerprint(known, this.origin))
    return answer
  }

  /**
   * Tells of a page that was read for fragments. What its scripts and the rest of it say matters only where a place is not
   * in its source.
   */
  async #noteRead(
    address: string,
    answer: Promise<LinkAnswer>,
    fragments: readonly string[],
  ): Promise<LinkAnswer> {
    const { fragments: found } = await answer
    const places = found?.sentPlaces(fragments)
    const key = places && placesKey(address, places)
    if (key !== undefined) {
      this.notes.note(key, answer, known => placesFingerprint(known, this.origin))
      return await answer
    }
    this.notes.note(pageKey(address), answer, known => linkFingerprint(known, this.origin, true))
    return await read(answer)
  }

  /** Keeps what stands behind links to an address, so that no page of the run asks for it again. */
  protected noteLinkAnswer(url: string, answer: LinkAnswer): void {
    this.#links.note(this.#siteKey(withoutFragment(url)), answer)
  }

  /** What was given to the headers of one origin is not what another visit, without them, would get. */
  #siteKey(key: string): string {
    return this.#sentHeaders === '' ? key : `${key} ${this.#sentHeaders}`
  }

  /**
   * robots.txt of the origin of a URL, as a crawler sees it. Never rejects because of the server. That of a host of which
   * the deployment is a folder alone is not asked for.
   */
  async robotsTxt(url: string): Promise<RobotsTxt> {
    const root = new URL('/robots.txt', url)
    const address = root.href
    const foreign = whyRootIsForeign(this.preview)
    if (foreign !== undefined && (root.origin === this.origin || isOnProduction(this.preview, root))) {
      return foreignRobotsTxt(address, foreign)
    }
    return read(
      remember(this.#robots, address, () =>
        traced(async () => readRobotsTxt(address, await this.fetchForSite(address))),
      ),
    )
  }

  /** What TLS handshakes with a host show: certificate, versions, ciphers. Never rejects because of the server. */
  tls(host: string, port = 443): Promise<TlsReport> {
    const { http, signal } = this.#options
    const { guard } = http
    const report = this.#tlsMemo.get(`${host}:${port}`, () => gatherTls({ host, port, guard, signal }))
    this.notes.note(tlsKey(host, port), report, tlsFingerprint)
    return report
  }

  /** Records of a name in the DNS, each asked for once a run. Never rejects because of a server. */
  dns<T extends RecordType>(name: string, type: T, options?: QueryOptions): Promise<DnsAnswer<T>> {
    this.#dns ??= new DnsResolver({ servers: getServers() })
    const answer = this.#dns.query(name, type, this.signal, options)
    this.notes.note(dnsKey(name, type, options), answer, dnsFingerprint)
    return answer
  }

  async #send(url: string, options: FetchOptions, isOwn = false): Promise<Exchange> {
    const { http, pageTimeoutMs, signal } = this.#options
    const originHeaders = this.originHeaders
    const timeout = isOwn && pageTimeoutMs !== undefined ? { timeoutMs: pageTimeoutMs } : {}
    const exchange = await http.fetch(url, { ...options, ...timeout, signal, originHeaders })
    const { final } = exchange
    if (!final) return exchange
    if (isOwn) this.#body = final.body
    else if (this.#isOwnBody(final.body)) return { ...exchange, final: { ...final, body: this.#body! } }
    this.held += final.body.length
    return exchange
  }

  /** Whether a body is that of the page, which is then held once: phones, crawlers and others are sent it again. */
  #isOwnBody(body: Buffer): boolean {
    return body.length > 0 && this.#body?.equals(body) === true
  }
}

function keyOf(url: string, options: FetchOptions): string {
  const at = url.indexOf('#')
  return JSON.stringify([at < 0 ? url : url.slice(0, at), options])
}

function remember<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  let value = kept.get(key)
  if (!value) {
    value = make()
    // Whoever asks sees the rejection; a tool that has given up meanwhile must not end the process with it.
    value.catch(() => undefined)
    kept.set(key, value)
  }
  return value
}
