import type { RecordType } from '../network/dns/records.ts'
import type { QueryOptions } from '../network/dns/resolver.ts'
import type { FetchOptions } from '../network/http-client.ts'

/** The Chrome that showed the page, by its version. */
export const CHROME = 'chrome'
/** Addresses that one page loads and that are compared: more would have it asked for all day. */
const MAX_SHOWN = 1000
/** Places of one page that are compared one by one, which several fragments of another lead to. */
const MAX_PLACES = 1000
/** Begins the key of what cannot be asked for again. */
const NOT_ASKED = 'not asked:'

export type KeyOptions = Pick<
  FetchOptions,
  'method' | 'redirect' | 'userAgent' | 'headers' | 'maxBytes' | 'timeoutMs'
>

/** What an input is known by: what was asked for, and how. */
export type InputKey =
  | { kind: 'fetch'; url: string; options: KeyOptions }
  | { kind: 'link'; url: string; onProduction: boolean }
  | { kind: 'page'; url: string }
  | { kind: 'places'; url: string; places: readonly number[] }
  | { kind: 'dns'; name: string; type: RecordType; options: QueryOptions }
  | { kind: 'tls'; host: string; port: number }
  | { kind: 'chrome' }

/** @param url with `@` in place of the origin of the audited page */
export function fetchKey(url: string, { timeoutMs: _, ...options }: KeyOptions): string {
  if (/\s/.test(url)) return `${NOT_ASKED} ${url}`
  // What sends a session along changes it.
  if (options.headers?.['cookie'] !== undefined) return `${NOT_ASKED} ${url}`
  return Object.keys(options).length === 0 ? `fetch ${url}` : `fetch ${JSON.stringify(options)} ${url}`
}

export function linkKey(url: string, { onProduction = false } = {}): string {
  return onProduction ? `link production ${url}` : `link ${url}`
}

/** A page that is read for the places that fragments lead to. */
export function pageKey(url: string): string {
  return `page ${url}`
}

/**
 * The same of one where all of these places were found, and nothing else of it was looked at.
 *
 * @param places hashes of their names
 * @returns undefined where there are too many
 */
export function placesKey(url: string, places: readonly number[]): string | undefined {
  if (places.length > MAX_PLACES) return undefined
  return `places ${places.map(place => place.toString(36)).join(',')} ${url}`
}

export function isPlaces(key: string): boolean {
  return key.startsWith('places ')
}

export function dnsKey(name: string, type: RecordType, { checkingDisabled }: QueryOptions = {}): string {
  return `dns ${type}${checkingDisabled ? ' unchecked' : ''} ${name}`
}

export function tlsKey(host: string, port: number): string {
  return `tls ${host}:${port}`
}

/** Whether an input is the status of what a link leads to. */
export function isLink(key: string): boolean {
  return /^link(?: |$)/.test(key)
}

/** Whether others than the audited site are asked for an input. */
export function isOutside(key: string): boolean {
  return key !== CHROME && !key.startsWith(NOT_ASKED) && !target(key).startsWith('@/')
}

/** What an input is asked of: all of one host can be asked for on the same connections. */
export function hostAsked(key: string): string {
  const asked = target(key)
  return URL.parse(asked)?.host ?? asked
}

/** The address that a key ends with, or the name. */
export function target(key: string): string {
  return key.slice(key.lastIndexOf(' ') + 1)
}

/** A request of Chrome, as far as it matters here. */
export interface ShownRequest {
  url?: string
  /** Left out, it is GET. */
  method?: string
  /** Chrome's kind of resource; Lighthouse has another name for it. */
  type?: string
  resourceType?: string
}

/** What others than the site send and what makes the page: of anything else nobody can tell whether it is the same. */
const OF_OTHERS: ReadonlySet<string> = new Set(['Script', 'Stylesheet', 'Document'])

/**
 * Addresses that a page was shown from. What the site itself sends counts whatever it is; of what others send, scripts,
 * style sheets and frames do. What a script only reports to a server makes nothing of the page.
 */
export function shownInputs(requests: readonly ShownRequest[], origin: string): ReadonlySet<string> {
  const urls = new Set<string>()
  for (const { url = '', method = 'GET', type, resourceType = type ?? '' } of requests) {
    if (!/^https?:/.test(url) || resourceType === 'Ping') continue
    const isOwn = url.startsWith(`${origin}/`)
    if (!isOwn && !OF_OTHERS.has(resourceType)) continue
    if (method === 'GET') urls.add(url)
    else if (isOwn) urls.add(`${url} by ${method}`)
    if (urls.size > MAX_SHOWN) return urls.add('more than are compared')
  }
  return urls
}
