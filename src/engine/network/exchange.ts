import { parseContentType } from '../syntax/content-type.ts'

/** Header names in lower case, each with its values in the order they came. */
export type HeaderMap = ReadonlyMap<string, readonly string[]>

/** One response of a server, redirect or final. */
export interface Hop {
  url: string
  status: number
  headers: HeaderMap
  /** `Location` as sent (UTF-8), where there is one. */
  location?: string
  /** Milliseconds from sending the request to the headers of the answer. */
  ttfbMs: number
}

/** The response at the end of the chain, with its body. */
export interface FinalResponse extends Hop {
  /** Decoded body, cut at the cap. */
  body: Buffer
  wireBytes: number
  truncated: boolean
  /** Milliseconds from sending the request to the end of the body. */
  totalMs: number
}

export type FailureKind =
  | 'dns'
  | 'connection'
  | 'certificate'
  | 'timeout'
  | 'bad-encoding'
  | 'address-denied'
  | 'bad-scheme'
  | 'protocol'
  | 'redirect-loop'
  | 'too-many-redirects'
  | 'bad-location'

export interface Failure {
  kind: FailureKind
  /** The URL whose request failed. */
  url: string
  /** What happened, in words for people. */
  message: string
  /** Code of the system or of TLS, as `ECONNREFUSED`. */
  code?: string
}

/** All that one request and the redirects behind it gave: a final response, or a failure. */
export type Exchange =
  | { requestedUrl: string; hops: readonly Hop[]; final: FinalResponse; failure?: undefined }
  | { requestedUrl: string; hops: readonly Hop[]; final?: undefined; failure: Failure }

/** Value of a header, several joined with a comma (RFC 9110 section 5.3); undefined where it was not sent. */
export function header(response: { headers: HeaderMap }, name: string): string | undefined {
  return response.headers.get(name.toLowerCase())?.join(', ')
}

/** Each value of a header on its own, as `Set-Cookie` needs. */
export function headerValues(response: { headers: HeaderMap }, name: string): readonly string[] {
  return response.headers.get(name.toLowerCase()) ?? []
}

/** Media type of a response in lower case without parameters, as `text/html`; empty where none was sent. */
export function mediaType(response: { headers: HeaderMap }): string {
  return parseContentType(headerValues(response, 'content-type')).mediaType
}

/**
 * Milliseconds since 1970 when a response was made, by the clock of its server: dates that the same server gives are to
 * be read by it. By ours where it sends none.
 */
export function clockOf(response: { headers: HeaderMap }): number {
  const date = Date.parse(header(response, 'date') ?? '')
  return Number.isNaN(date) ? Date.now() : date
}
