import { NotApplicable, NotMeasured } from '../not-measured.ts'
import { decodeHtml } from './charset.ts'
import { HtmlDocument } from './document.ts'
import { type Exchange, type FinalResponse, header, mediaType } from './exchange.ts'
import type { FetchOptions, HttpClient } from './http-client.ts'
import type { Memo } from './memo.ts'
import { parseRobotsTxt } from './robots-txt/parser.ts'
import { type RobotsTxt, readRobotsTxt } from './robots-txt/robots-txt.ts'

/** An HTML page that a server gave with a status of 2xx. */
export interface HtmlPage {
  /** After redirects. */
  url: string
  response: FinalResponse
  document: HtmlDocument
  /** WHATWG name of the encoding that the body was decoded with. */
  encoding: string
}

export interface VisitOptions {
  http: HttpClient
  /** What was fetched for the site as a whole and serves all of its pages. */
  siteMemo: Memo<Exchange>
  /** Request headers for the audited origin alone. */
  headers: Readonly<Record<string, string>>
  signal: AbortSignal
}

/**
 * All that the engine gathers about one URL. Each thing is gathered when the first tool asks for it and kept for the
 * others, so tools may ask as often as they like.
 */
export class Visit {
  readonly url: string
  readonly signal: AbortSignal
  readonly #options: VisitOptions
  readonly #fetched = new Map<string, Promise<Exchange>>()
  #page: Promise<HtmlPage> | undefined

  constructor(url: string, options: VisitOptions) {
    this.url = url
    this.signal = options.signal
    this.#options = options
  }

  /** The audited URL with every redirect. Never rejects because of the server: see {@link Exchange}. */
  exchange(): Promise<Exchange> {
    return this.fetch(this.url)
  }

  /**
   * The audited page as a response, whatever its type and status.
   *
   * @throws NotMeasured where there is none
   */
  async response(): Promise<FinalResponse> {
    const exchange = await this.exchange()
    if (exchange.final) return exchange.final
    throw new NotMeasured(`${exchange.failure.url} ${exchange.failure.message}`)
  }

  /**
   * The audited page as a document.
   *
   * @throws NotMeasured where it cannot be fetched or does not answer 2xx
   * @throws NotApplicable where it is not HTML
   */
  htmlPage(): Promise<HtmlPage> {
    this.#page ??= this.#openPage()
    return this.#page
  }

  /**
   * Fetches another URL for this page alone, once for each combination of method, user agent and headers.
   * The `headers` of the settings go along to the audited origin.
   */
  fetch(url: string, options: Omit<FetchOptions, 'signal' | 'originHeaders'> = {}): Promise<Exchange> {
    return remember(this.#fetched, keyOf(url, options), () => this.#send(url, options))
  }

  /** Fetches a URL that belongs to the site and not to this page (robots.txt, a probe of its origin): once a run. */
  fetchForSite(url: string, options: Omit<FetchOptions, 'signal' | 'originHeaders'> = {}): Promise<Exchange> {
    return this.#options.siteMemo.get(keyOf(url, options), () => this.#send(url, options))
  }

  /** robots.txt of the origin of a URL, as a crawler sees it. Never rejects because of the server. */
  async robotsTxt(url: string): Promise<RobotsTxt> {
    const address = new URL('/robots.txt', url).href
    return readRobotsTxt(address, await this.fetchForSite(address), parseRobotsTxt)
  }

  #send(url: string, options: FetchOptions): Promise<Exchange> {
    const { http, headers, signal } = this.#options
    return http.fetch(url, {
      ...options,
      signal,
      originHeaders: { origin: new URL(this.url).origin, headers },
    })
  }

  async #openPage(): Promise<HtmlPage> {
    const response = await this.response()
    if (response.status < 200 || response.status > 299) throw new NotMeasured(statusReason(response))
    const type = mediaType(response)
    if (type !== '' && type !== 'text/html' && type !== 'application/xhtml+xml') {
      throw new NotApplicable(`${response.url} is ${type}, not HTML`)
    }
    if (type === '' && !looksLikeHtml(response.body)) {
      throw new NotApplicable(`${response.url} has no Content-Type and does not look like HTML`)
    }
    const { text, encoding } = decodeHtml(response.body, header(response, 'content-type'))
    return { url: response.url, response, document: new HtmlDocument(text, response.url), encoding }
  }
}

function statusReason({ url, status }: FinalResponse): string {
  const what = `${url} answers ${status}`
  if (status === 401 || status === 403) {
    return `${what}: the page is protected; give the header that lets an audit in with the setting "headers"`
  }
  if (status === 429) return `${what}: the site limits requests; lower "concurrency" or let the audit in`
  return `${what}, so there is no page that a search engine would index`
}

function looksLikeHtml(body: Buffer): boolean {
  return /^\s*(<!doctype html|<html|<head|<!--)/i.test(body.subarray(0, 512).toString('latin1'))
}

function keyOf(url: string, options: FetchOptions): string {
  const at = url.indexOf('#')
  return JSON.stringify([at < 0 ? url : url.slice(0, at), options])
}

function remember<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  let value = kept.get(key)
  if (!value) {
    value = make()
    kept.set(key, value)
  }
  return value
}
