import { performance } from 'node:perf_hooks'
import { Agent, type Dispatcher, EnvHttpProxyAgent, request } from 'undici'
import { type AddressPolicy, assertAddressAllowed, guardedLookup } from './address-guard.ts'
import { BadContentEncoding, readBody } from './body.ts'
import type { Exchange, Failure, FailureKind, FinalResponse, HeaderMap, Hop } from './exchange.ts'

export interface HttpClientOptions {
  addresses: AddressPolicy
  userAgent: string
  /** Milliseconds for one request with its body. */
  timeoutMs: number
}

export interface FetchOptions {
  method?: 'GET' | 'HEAD'
  /** `manual` ends with the first response, whatever its status. Default `follow`. */
  redirect?: 'follow' | 'manual'
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
}

/** Browsers follow 20 redirects; search engines fewer, which is for the checks to say. */
const MAX_REDIRECTS = 20
const DEFAULT_MAX_BYTES = 16 * 1024 * 1024
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308])

/**
 * Gathers over HTTP. Every redirect is followed by hand, so that each hop is kept. It never rejects because of what a
 * server does: that is a {@link Failure}. It rejects when the signal in the options aborts.
 */
export class HttpClient {
  readonly #options: HttpClientOptions
  readonly #dispatcher: Dispatcher

  constructor(options: HttpClientOptions) {
    this.#options = options
    this.#dispatcher = createDispatcher(options)
  }

  async fetch(url: string, options: FetchOptions = {}): Promise<Exchange> {
    const hops: Hop[] = []
    const seen = new Set<string>()
    let next = url
    for (;;) {
      const end = (failure: Failure): Exchange => ({ requestedUrl: url, hops, failure })
      seen.add(withoutFragment(next))
      const response = await this.#once(next, options)
      if ('kind' in response) return end(response)
      hops.push(hopOf(response))
      const redirected = REDIRECT_STATUSES.has(response.status) && response.location !== undefined
      if (!redirected || options.redirect === 'manual') return { requestedUrl: url, hops, final: response }
      const target = resolveLocation(response.location!, next)
      if (!target) {
        return end({
          kind: 'bad-location',
          url: next,
          message: `redirects to "${response.location}", which is not a URL`,
        })
      }
      if (!isHttp(target)) {
        return end({
          kind: 'bad-scheme',
          url: next,
          message: `redirects to ${target.protocol}, which is not followed`,
        })
      }
      if (seen.has(withoutFragment(target.href))) {
        return end({ kind: 'redirect-loop', url: next, message: `redirects back to ${target.href}, a loop` })
      }
      if (hops.length > MAX_REDIRECTS) {
        return end({
          kind: 'too-many-redirects',
          url: next,
          message: `redirects more than ${MAX_REDIRECTS} times`,
        })
      }
      next = target.href
    }
  }

  async close(): Promise<void> {
    await this.#dispatcher.destroy()
  }

  async #once(url: string, options: FetchOptions): Promise<FinalResponse | Failure> {
    const address = URL.parse(url)
    if (!address || !isHttp(address)) {
      return { kind: 'bad-scheme', url, message: 'is not an http or https URL' }
    }
    const timeout = AbortSignal.timeout(options.timeoutMs ?? this.#options.timeoutMs)
    for (let attempt = 1; ; attempt++) {
      try {
        assertAddressAllowed(address, this.#options.addresses)
        return await this.#send(address, options, timeout)
      } catch (error) {
        options.signal?.throwIfAborted()
        const failure = failureOf(url, error, timeout, options.timeoutMs ?? this.#options.timeoutMs)
        if (attempt === 1 && isStaleSocket(failure)) continue
        return failure
      }
    }
  }

  async #send(address: URL, options: FetchOptions, timeout: AbortSignal): Promise<FinalResponse> {
    const own = options.originHeaders
    const started = performance.now()
    const answer = await request(withoutFragment(address.href), {
      dispatcher: this.#dispatcher,
      method: options.method ?? 'GET',
      headers: {
        'user-agent': options.userAgent ?? this.#options.userAgent,
        accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
        'accept-encoding': 'gzip, deflate, br, zstd',
        ...options.headers,
        ...(own && own.origin === address.origin ? own.headers : {}),
      },
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      headersTimeout: 0,
      bodyTimeout: 0,
    })
    const headers = headerMap(answer.headers)
    const ttfbMs = performance.now() - started
    const location = headers.get('location')?.[0]
    const hop: Hop = { url: address.href, status: answer.statusCode, headers, ttfbMs }
    if (location !== undefined) hop.location = Buffer.from(location, 'latin1').toString('utf8')
    const hasBody = options.method !== 'HEAD'
    const coding = hasBody ? headers.get('content-encoding')?.join(',') : undefined
    const body = await readBody(answer.body, coding, options.maxBytes ?? DEFAULT_MAX_BYTES)
    return {
      ...hop,
      body: body.bytes,
      wireBytes: body.wireBytes,
      truncated: body.truncated,
      totalMs: performance.now() - started,
    }
  }
}

function createDispatcher({ addresses }: HttpClientOptions): Dispatcher {
  const connect = { lookup: guardedLookup(addresses), autoSelectFamily: true, timeout: 0 }
  const common = { connect, connections: 16, keepAliveTimeout: 4000 }
  const { env } = process
  const proxied = env['HTTP_PROXY'] || env['HTTPS_PROXY'] || env['http_proxy'] || env['https_proxy']
  if (!proxied) return new Agent(common)
  const excluded = env['no_proxy'] || env['NO_PROXY']
  return new EnvHttpProxyAgent({
    ...common,
    noProxy: [excluded, 'localhost,127.0.0.1,[::1]'].filter(Boolean).join(','),
  })
}

function headerMap(headers: Record<string, string | string[] | undefined>): HeaderMap {
  const map = new Map<string, readonly string[]>()
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name.toLowerCase(), Array.isArray(value) ? value : [value])
  }
  return map
}

function hopOf({
  body: _body,
  wireBytes: _wire,
  truncated: _cut,
  totalMs: _total,
  ...hop
}: FinalResponse): Hop {
  return hop
}

function resolveLocation(location: string, base: string): URL | null {
  if (location.trim() === '') return null
  const target = URL.parse(location, base)
  if (target && !target.hash) target.hash = new URL(base).hash
  return target
}

function isHttp(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:'
}

function withoutFragment(url: string): string {
  const at = url.indexOf('#')
  return at < 0 ? url : url.slice(0, at)
}

/** A kept connection that the server had closed meanwhile looks like a reset; a fresh one tells the truth. */
function isStaleSocket(failure: Failure): boolean {
  return failure.code === 'UND_ERR_SOCKET' || failure.code === 'ECONNRESET' || failure.code === 'EPIPE'
}

const CERTIFICATE_CODE = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|HOSTNAME/
const TLS_CODE = /^(ERR_SSL|EPROTO)/

function failureOf(url: string, error: unknown, timeout: AbortSignal, timeoutMs: number): Failure {
  if (timeout.aborted) {
    return { kind: 'timeout', url, message: `did not answer completely within ${timeoutMs / 1000} s` }
  }
  const cause = deepestCause(error)
  const code = cause.code
  const kind = failureKind(cause, code)
  const message = `${FAILURE_WORDS[kind]}: ${cause.message || code || 'no reason given'}`
  return code === undefined ? { kind, url, message } : { kind, url, message, code }
}

function failureKind(error: Error, code = ''): FailureKind {
  if (error instanceof BadContentEncoding) return 'bad-encoding'
  if (code === 'ADDRESS_DENIED') return 'address-denied'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'dns'
  if (CERTIFICATE_CODE.test(code) || TLS_CODE.test(code)) return 'certificate'
  if (code.startsWith('HPE_') || code.startsWith('UND_ERR_HEADERS')) return 'protocol'
  return 'connection'
}

const FAILURE_WORDS: Readonly<Record<FailureKind, string>> = {
  dns: 'its host name does not resolve',
  connection: 'the connection failed',
  certificate: 'its TLS connection cannot be trusted',
  timeout: 'it did not answer in time',
  'bad-encoding': 'its body cannot be decoded',
  'address-denied': 'its address is refused',
  'bad-scheme': 'it is not an http or https URL',
  protocol: 'its answer is not valid HTTP',
  'redirect-loop': 'it redirects in a loop',
  'too-many-redirects': 'it redirects too often',
  'bad-location': 'it redirects to no valid URL',
}

function deepestCause(error: unknown): NodeJS.ErrnoException {
  let current = error
  for (let depth = 0; depth < 5; depth++) {
    if (current instanceof AggregateError && current.errors[0]) current = current.errors[0]
    else if (current instanceof Error && current.cause instanceof Error) current = current.cause
    else break
  }
  return current instanceof Error ? current : new Error(String(current))
}
