import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { getPublicSuffix } from 'tldts'
import { isLoopback } from '../../../net/host-kind.ts'
import { parseSetCookie, type SetCookie, type Unreadable } from './set-cookie.ts'

/** Seconds that browsers keep a cookie at most: 400 days (RFC 6265bis section 5.5). */
export const MAX_LIFETIME = 400 * 86_400

/** The rule by which browsers reject a cookie. */
export type Rejection =
  | Unreadable['unreadable']
  | 'domain'
  | 'secure-over-http'
  | 'overwrites-secure'
  | 'samesite-none-insecure'
  | 'partitioned-insecure'
  | 'prefix'

/** A `Set-Cookie` header of one response, and what becomes of it. */
export interface ReceivedCookie {
  /** URL of the response. */
  url: string
  name: string
  /** Undefined where the header cannot be read. */
  cookie?: SetCookie
  /** Host or domain that it is sent to. */
  domain: string
  hostOnly: boolean
  path: string
  /** Seconds from now as browsers keep it, without their cap; undefined until the browser is closed. */
  lifetime: number | undefined
  /** Whether it is set in order to be deleted. */
  deletes: boolean
  rejection?: { rule: Rejection; message: string }
}

/** Headers of one response. */
export interface CookieResponse {
  url: string
  headers: readonly string[]
  /** Milliseconds since 1970 by the server's clock. */
  now: number
}

/** Keeps or rejects each cookie of the responses, in their order, as browsers do. */
export function storeCookies(responses: readonly CookieResponse[]): ReceivedCookie[] {
  const received: ReceivedCookie[] = []
  const jar = new Jar()
  for (const { url, headers, now } of responses) {
    for (const header of headers) {
      const one = receive(header, url, now, jar)
      received.push(one)
      jar.store(one)
    }
  }
  return received
}

/** Those that a browser holds in the end: the last one of each name, domain and path. */
export function storedCookies(received: readonly ReceivedCookie[]): ReceivedCookie[] {
  const jar = new Jar()
  for (const one of received) jar.store(one)
  return jar.all
}

/** What a browser holds, the last one of each name, domain and path. */
class Jar {
  readonly #cookies = new Map<string, ReceivedCookie>()
  readonly #byName = new Map<string, Map<string, ReceivedCookie>>()

  get all(): ReceivedCookie[] {
    return [...this.#cookies.values()]
  }

  named(name: string): Iterable<ReceivedCookie> {
    return this.#byName.get(name)?.values() ?? []
  }

  store(one: ReceivedCookie): void {
    if (one.rejection) return
    const { name, domain, hostOnly, path } = one
    const key = JSON.stringify([name, domain, hostOnly, path])
    const same = this.#byName.get(name) ?? new Map<string, ReceivedCookie>()
    this.#byName.set(name, same)
    this.#cookies.delete(key)
    same.delete(key)
    if (one.deletes) return
    this.#cookies.set(key, one)
    same.set(key, one)
  }
}

function receive(header: string, url: string, now: number, jar: Jar): ReceivedCookie {
  const { hostname, pathname, protocol } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  const parsed = parseSetCookie(header)
  if ('unreadable' in parsed) {
    const { unreadable: rule, name, message } = parsed
    const rejection = { rule, message }
    return {
      url,
      name,
      domain: host,
      hostOnly: true,
      path: '/',
      lifetime: undefined,
      deletes: false,
      rejection,
    }
  }
  const scope = scopeOf(parsed.domain, host)
  const lifetime = lifetimeOf(parsed, now)
  const received: ReceivedCookie = {
    url,
    name: parsed.name,
    cookie: parsed,
    domain: scope.domain,
    hostOnly: scope.hostOnly,
    path: parsed.path ?? defaultPath(pathname),
    lifetime,
    deletes: lifetime !== undefined && lifetime <= 0,
  }
  const isSecure = protocol === 'https:' || isLoopback(hostname)
  const rejection = scope.fault
    ? { rule: 'domain' as const, message: scope.fault }
    : rejectionOf(parsed, received, isSecure, jar)
  return rejection ? { ...received, rejection } : received
}

/** Seconds; Max-Age goes before Expires. */
function lifetimeOf({ maxAge, expires }: SetCookie, now: number): number | undefined {
  if (maxAge !== undefined) return Math.max(0, maxAge)
  return expires === undefined ? undefined : Math.round((expires - now) / 1000)
}

/** RFC 6265 section 5.1.4. */
function defaultPath(pathname: string): string {
  return pathname.slice(0, Math.max(1, pathname.lastIndexOf('/')))
}

interface Scope {
  domain: string
  hostOnly: boolean
  fault?: string
}

/** RFC 6265bis section 5.7, steps on the domain: a leading dot means nothing. */
function scopeOf(attribute: string | undefined, host: string): Scope {
  const bare = (attribute ?? '').replace(/^\./, '')
  if (bare === '') return { domain: host, hostOnly: true }
  const domain = isIP(bare) ? bare : domainToASCII(bare)
  const own = { domain: host, hostOnly: true }
  if (domain === '' || /[^\x21-\x7e]/.test(bare))
    return { ...own, fault: `has Domain=${bare}, which is not a host name.` }
  if (domain === host) return isPublicSuffix(domain) ? own : { domain, hostOnly: false }
  if (isIP(host) || !host.endsWith(`.${domain}`)) {
    return { ...own, fault: `has Domain=${bare}, which is neither ${host} nor a domain above it.` }
  }
  if (isPublicSuffix(domain)) {
    return { ...own, fault: `has Domain=${bare}, which is a public suffix: others have sites there.` }
  }
  return { domain, hostOnly: false }
}

function isPublicSuffix(domain: string): boolean {
  if (isIP(domain)) return false
  return !domain.includes('.') || getPublicSuffix(domain, { allowPrivateDomains: true }) === domain
}

/** RFC 6265bis section 5.7, and CHIPS for Partitioned. The first rule that rejects it. */
function rejectionOf(
  cookie: SetCookie,
  received: ReceivedCookie,
  isSecure: boolean,
  jar: Jar,
): ReceivedCookie['rejection'] {
  const { secure, sameSite, partitioned } = cookie
  if (secure && !isSecure) {
    return { rule: 'secure-over-http', message: 'has Secure, but comes over plain HTTP.' }
  }
  if (!isSecure && overwritesSecure(received, jar)) {
    return {
      rule: 'overwrites-secure',
      message: 'would replace a Secure cookie of the same name that came over HTTPS.',
    }
  }
  if (sameSite === 'none' && !secure) {
    return { rule: 'samesite-none-insecure', message: 'has SameSite=None without Secure.' }
  }
  if (partitioned && !secure) {
    return { rule: 'partitioned-insecure', message: 'has Partitioned without Secure.' }
  }
  const broken = brokenPrefix(cookie, received.hostOnly)
  return broken === undefined ? undefined : { rule: 'prefix', message: broken }
}

function overwritesSecure(received: ReceivedCookie, jar: Jar): boolean {
  return [...jar.named(received.name)].some(
    ({ domain, path, cookie }) =>
      cookie!.secure &&
      (liesIn(domain, received.domain) || liesIn(received.domain, domain)) &&
      pathMatches(received.path, path),
  )
}

function liesIn(host: string, domain: string): boolean {
  return host === domain || (!isIP(host) && host.endsWith(`.${domain}`))
}

/** RFC 6265 section 5.1.4. */
function pathMatches(path: string, cookiePath: string): boolean {
  return path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`)
}

const PREFIXES = ['__host-http-', '__host-', '__http-', '__secure-'] as const

/** Whether its name, or the value of one without a name, begins with a prefix that makes promises. */
export function hasPrefix({ name, value }: SetCookie): boolean {
  const start = (name === '' ? value : name).toLowerCase()
  return PREFIXES.some(prefix => start.startsWith(prefix))
}

/** What a prefix of the name promises and the attributes do not keep. */
function brokenPrefix(cookie: SetCookie, hostOnly: boolean): string | undefined {
  const { name, value, secure, httpOnly, path, domain } = cookie
  if (name === '') {
    const hidden = PREFIXES.find(one => value.toLowerCase().startsWith(one))
    return hidden === undefined
      ? undefined
      : `has a value that begins with ${hidden}, so that servers would take it for a protected cookie.`
  }
  const prefix = PREFIXES.find(one => name.toLowerCase().startsWith(one))
  if (prefix === undefined) return undefined
  const missing: string[] = []
  if (!secure) missing.push('Secure')
  if (prefix.includes('http-') && !httpOnly) missing.push('HttpOnly')
  if (prefix.startsWith('__host-')) {
    if (path !== '/') missing.push('Path=/')
    if (domain || !hostOnly) missing.push('no Domain')
  }
  const written = name.slice(0, prefix.length)
  return missing.length === 0 ? undefined : `needs ${missing.join(', ')} for its prefix ${written}.`
}

/** Whether a stored cookie goes along with a request for a page. */
export function isSentTo({ domain, hostOnly, path, cookie }: ReceivedCookie, url: string): boolean {
  const { hostname, pathname, protocol } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (cookie!.secure && protocol !== 'https:' && !isLoopback(hostname)) return false
  return (hostOnly ? host === domain : liesIn(host, domain)) && pathMatches(pathname, path)
}

/** Seconds that a browser keeps a cookie. */
export function keptSeconds({ lifetime }: ReceivedCookie): number | undefined {
  return lifetime === undefined ? undefined : Math.min(Math.max(0, lifetime), MAX_LIFETIME)
}
