import type { lookup } from 'node:dns'
import type { Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import type { buildConnector as Connector, Dispatcher } from 'undici'
import { neverLeavesMachine } from '../../net/host-kind.ts'
import { type Credentials, withoutCredentials } from '../syntax/url-credentials.ts'
import { AddressGuard, type AddressPolicy } from './address-guard.ts'
import { BodyConsumerFailed, consumeBody, readBody } from './body.ts'
import { Deadline, orAborted } from './deadline.ts'
import type { Exchange, Failure, FinalResponse, HeaderMap, Hop } from './exchange.ts'
import { failureOf, mayBeStaleSocket } from './failure.ts'
import { type HeadAnswer, requestHead } from './head-request.ts'
import { isHttp, redirectTarget, withoutFragment } from './redirect-target.ts'
import { Agent, buildConnector, proxyAgent, request } from './undici.ts'

export interface HttpClientOptions {
  addresses: AddressPolicy
  userAgent: string
  /** Milliseconds for one request with its body. */
  timeoutMs: number
  /** Resolves host names. The system's resolver unless given. */
  resolve?: typeof lookup
}

export interface FetchOptions {
  method?: 'GET' | 'HEAD' | 'OPTIONS'
  /** `manual` ends with the first response, whatever its status. Default `follow`. */
  redirect?: 'follow' | 'manual'
  /** Whom to pose as: it goes before every other `User-Agent`. */
  userAgent?: string
  /** Further request headers, sent on every hop. */
  headers?: Readonly<Record<string, string>>
  /** Headers for one origin alone: they are left out on hops to any other. */
  originHeaders?: { origin: string; headers: Readonly<Record<string, string>> }
  /** Cap on decoded bytes of the body. Default 16 MiB. */
  maxBytes?: number
  /** Milliseconds for one request with its body, where it differs from the client's. */
  timeoutMs?: number
  signal?: AbortSignal
  /** Takes the body of the final response in place of the result, whose `body` is then empty. */
  consume?: BodyConsumer
}

/** Reads a decoded body piece by piece, with the response that it belongs to. What it leaves is not read. */
export type BodyConsumer = (chunks: AsyncIterable<Buffer>, response: Hop) => Promise<void>

/** Browsers follow 20 redirects; search engines fewer, which is for the checks to say. */
const MAX_REDIRECTS = 20
const DEFAULT_MAX_BYTES = 16 * 1024 * 1024
/** Nobody sees the body of a redirect that is followed. A small one is read so that its connection can be kept. */
const MAX_REDIRECT_BODY_BYTES = 64 * 1024
/**
 * A host that takes no connection in this time is down: the system has asked four times by then. Less than requests for links
 * have, so that these can tell a host that is not there from one that is slow.
 */
const CONNECT_TIMEOUT_MS = 8000
/** Node's 250 ms would give up on each address of a distant host; browsers try the next one beside the first. */
const ADDRESS_ATTEMPT_TIMEOUT_MS = 2000
const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const CONNECTIONS_PER_ORIGIN = 32
const KEEP_ALIVE_MS = 4000
const NO_BYTES = Buffer.alloc(0)

/** A response whose body, if it has one, is still on its way. */
interface Answer {
  hop: Hop
  /** Undefined for HEAD. */
  body?: Dispatcher.ResponseData['body']
  started: number
}

/** What one request gave: a response that ends the chain, a redirect to follow, or a failure. */
type Step =
  | { hop: Hop; final: FinalResponse }
  | { hop: Hop; next: string; credentials?: Credentials }
  | { hop?: Hop; failure: Failure }

/**
 * Gathers over HTTP. Every redirect is followed by hand, so that each hop is kept. It never rejects because of what a
 * server does: that is a {@link Failure}. It rejects when the signal in the options aborts, and where the caller
 * gives a header that HTTP does not allow.
 *
 * A name and password in a URL are sent to that URL's origin alone as Basic credentials, as browsers do, and are in
 * nothing that comes back.
 *
 * Proxies of the environment (`HTTPS_PROXY`) are not used under the policy `public-only`. Elsewhere literal addresses
 * are guarded behind a proxy as well, but what a name resolves to is the proxy's to say, which reaches what its owner
 * lets it reach.
 */
export class HttpClient {
  /** Holds connections to the address policy. */
  readonly guard: AddressGuard
  readonly #options: HttpClientOptions
  readonly #dispatcher: Dispatcher
  /**
   * HEAD has connections of its own, which are kept: a server that wrongly sends a body with it spoils what comes next
   * on the same connection, and then that is never a page.
   */
  readonly #headDispatcher: Dispatcher
  readonly #sockets = new Set<Socket>()
  readonly #ownHeaders: Readonly<Record<string, string>>

  constructor(options: HttpClientOptions) {
    this.guard = new AddressGuard(options.addresses, options.resolve)
    this.#options = options
    this.#ownHeaders = {
      'user-agent': options.userAgent,
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'accept-encoding': 'gzip, deflate, br, zstd',
    }
    this.#dispatcher = createDispatcher(options, this.guard, this.#sockets)
    this.#headDispatcher = createDispatcher(options, this.guard, this.#sockets)
  }

  async fetch(url: string, options: FetchOptions = {}): Promise<Exchange> {
    const { url: requestedUrl, credentials } = withoutCredentials(url)
    const known = credentials ? [credentials] : []
    const hops: Hop[] = []
    let next = requestedUrl
    for (;;) {
      const step = await this.#step(next, options, known)
      if (step.hop) hops.push(step.hop)
      if ('failure' in step) return { requestedUrl, hops, failure: step.failure }
      if ('final' in step) return { requestedUrl, hops, final: step.final }
      const failure = endless(next, step.next, hops)
      if (failure) return { requestedUrl, hops, failure }
      if (step.credentials) known.unshift(step.credentials)
      next = step.next
    }
  }

  /** Ends every connection at once. */
  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy(new Error('the client was closed'))
    await Promise.all([this.#dispatcher.destroy(), this.#headDispatcher.destroy()])
  }

  async #step(url: string, options: FetchOptions, known: readonly Credentials[]): Promise<Step> {
    const address = URL.parse(url)
    if (!address || !isHttp(address)) {
      return { failure: { kind: 'bad-scheme', url, message: 'is not an http or https URL' } }
    }
    options.signal?.throwIfAborted()
    const timeoutMs = options.timeoutMs ?? this.#options.timeoutMs
    const limit = new Deadline(timeoutMs, options.signal)
    let draining: Promise<unknown> | undefined
    try {
      const answer = await this.#answer(address, options, known, limit)
      if (!isFollowed(answer.hop, options)) {
        const final = answer.body ? await readFinal(answer, answer.body, options) : withoutBody(answer)
        return { hop: answer.hop, final }
      }
      if (answer.body) draining = drain(answer.body)
      const target = redirectTarget(answer.hop.location!, answer.hop.url)
      if ('failure' in target) return { hop: answer.hop, ...target }
      return {
        hop: answer.hop,
        next: target.url,
        ...(target.credentials && { credentials: target.credentials }),
      }
    } catch (error) {
      options.signal?.throwIfAborted()
      if (isCallersMistake(error)) throw error
      if (error instanceof BodyConsumerFailed) throw error.cause
      if (!limit.passed) return { failure: failureOf(url, error) }
      const message = `did not answer completely within ${timeoutMs / 1000} s`
      return { failure: { kind: 'timeout', url, message } }
    } finally {
      if (draining) void draining.finally(() => limit.clear())
      else limit.clear()
    }
  }

  /** Sends a request, twice where a kept connection turned out to be gone. */
  async #answer(
    address: URL,
    options: FetchOptions,
    known: readonly Credentials[],
    limit: Deadline,
  ): Promise<Answer> {
    await this.guard.assertAllowed(address)
    try {
      return await this.#send(address, options, known, limit)
    } catch (error) {
      if (limit.ended || !mayBeStaleSocket(error)) throw error
      return await this.#send(address, options, known, limit)
    }
  }

  async #send(
    address: URL,
    options: FetchOptions,
    known: readonly Credentials[],
    limit: Deadline,
  ): Promise<Answer> {
    const started = performance.now()
    const headers = this.#headersFor(address.origin, options, known)
    if (options.method === 'HEAD') {
      const answer = await requestHead(this.#headDispatcher, address, headers, limit)
      return { hop: hopOf(address, answer.statusCode, headerMapOf(answer.headers), started), started }
    }
    const { signal } = limit
    const requesting = request(address, {
      dispatcher: this.#dispatcher,
      method: options.method ?? 'GET',
      headers,
      signal,
      headersTimeout: 0,
      bodyTimeout: 0,
      responseHeaders: 'raw',
    })
    const { statusCode, headers: raw, body } = await orAborted(requesting, signal)
    const map = rawHeaderMap(raw as unknown as readonly string[])
    return { hop: hopOf(address, statusCode, map, started), body, started }
  }

  /** Names in lower case, so that what is more particular replaces what is less so. */
  #headersFor(origin: string, options: FetchOptions, known: readonly Credentials[]): Record<string, string> {
    const own = options.originHeaders
    const authorization = known.find(credentials => credentials.origin === origin)?.authorization
    const headers: Record<string, string> = { ...this.#ownHeaders }
    if (authorization !== undefined) headers['authorization'] = authorization
    for (const layer of [options.headers, own?.origin === origin ? own.headers : undefined]) {
      for (const name in layer) headers[name.toLowerCase()] = layer[name]!
    }
    if (options.userAgent !== undefined) headers['user-agent'] = options.userAgent
    return headers
  }
}

/** @param sockets where the open and opening ones are kept: undici would wait for those that never open */
function createDispatcher(
  { timeoutMs }: HttpClientOptions,
  { lookup, policy }: AddressGuard,
  sockets: Set<Socket>,
): Dispatcher {
  const timeout = Math.min(CONNECT_TIMEOUT_MS, timeoutMs)
  const connector = buildConnector({
    lookup,
    timeout,
    allowH2: false,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ADDRESS_ATTEMPT_TIMEOUT_MS,
  })
  const connect: Connector.connector = (options, callback) => {
    const socket = connector(options, callback) as unknown as Socket
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  }
  const common = {
    connect,
    connections: CONNECTIONS_PER_ORIGIN,
    keepAliveTimeout: KEEP_ALIVE_MS,
    allowH2: false,
  }
  if (policy === 'public-only') return new Agent(common)
  try {
    return proxyAgent({ ...common, connectTimeout: timeout }, process.env) ?? new Agent(common)
  } catch (error) {
    return new Agent({ ...common, connect: loopbackOnly(connect, error as Error) })
  }
}

/** Where the proxy of the environment is none, only this machine can be reached. */
function loopbackOnly(connect: Connector.connector, error: Error): Connector.connector {
  return (options, callback) =>
    neverLeavesMachine(options.hostname) ? connect(options, callback) : callback(error, null)
}

function isFollowed({ status, location }: Hop, { redirect }: FetchOptions): boolean {
  return redirect !== 'manual' && location !== undefined && REDIRECT_STATUSES.has(status)
}

function withoutBody({ hop, started }: Answer): FinalResponse {
  return {
    ...hop,
    body: NO_BYTES,
    wireBytes: 0,
    truncated: false,
    totalMs: performance.now() - started,
  }
}

async function readFinal(
  { hop, started }: Answer,
  body: NonNullable<Answer['body']>,
  options: FetchOptions,
): Promise<FinalResponse> {
  const coding = hop.headers.get('content-encoding')?.join(',')
  const { consume, maxBytes = DEFAULT_MAX_BYTES } = options
  const { bytes, ...read } = consume
    ? { bytes: Buffer.alloc(0), ...(await consumeBody(body, coding, maxBytes, all => consume(all, hop))) }
    : await readBody(body, coding, maxBytes)
  return { ...hop, body: bytes, ...read, totalMs: performance.now() - started }
}

function drain(body: NonNullable<Answer['body']>): Promise<unknown> {
  return body.dump({ limit: MAX_REDIRECT_BODY_BYTES }).catch(() => undefined)
}

function hopOf({ href }: URL, status: number, headers: HeaderMap, started: number): Hop {
  const hop: Hop = { url: href, status, headers, ttfbMs: performance.now() - started }
  const location = headers.get('location')?.[0]
  if (location !== undefined) hop.location = Buffer.from(location, 'latin1').toString('utf8')
  return hop
}

/** Why a redirect is not followed further: it leads back, or there have been too many. */
function endless(url: string, next: string, hops: readonly Hop[]): Failure | undefined {
  const target = withoutFragment(next)
  if (hops.some(hop => withoutFragment(hop.url) === target)) {
    return { kind: 'redirect-loop', url, message: `redirects back to ${next}, a loop` }
  }
  if (hops.length > MAX_REDIRECTS) {
    return { kind: 'too-many-redirects', url, message: `redirects more than ${MAX_REDIRECTS} times` }
  }
  return undefined
}

/** @param raw names and values in turn, as they came */
function rawHeaderMap(raw: readonly string[]): HeaderMap {
  const map = new Map<string, string[]>()
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = raw[at]!.toLowerCase()
    const value = bare(raw[at + 1]!)
    const values = map.get(name)
    if (values) values.push(value)
    else map.set(name, [value])
  }
  return map
}

/** @param headers values by names in lower case */
function headerMapOf(headers: HeadAnswer['headers']): HeaderMap {
  const map = new Map<string, readonly string[]>()
  for (const name in headers) {
    const value = headers[name]!
    map.set(name, typeof value === 'string' ? [bare(value)] : value.map(bare))
  }
  return map
}

/** White space around a value is not part of it (RFC 9110 section 5.5). */
function bare(value: string): string {
  return value.replace(/^[ \t]+/, '').trimEnd()
}

function isCallersMistake(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'UND_ERR_INVALID_ARG'
}
