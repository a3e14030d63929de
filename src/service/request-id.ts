import { randomUUID } from 'node:crypto'

/** What balancers and clients make: UUIDs, ULIDs, hex, base64url, dotted and dashed numbers. */
const SANE = /^[\w.~+/=-]{8,64}$/

/**
 * The id under which a request stands in the log: the one that it brought in `X-Request-Id`, if it is one, else a new one.
 *
 * @param header value of the header, if the request has one
 */
export function requestIdOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' && SANE.test(header) ? header : randomUUID()
}
