import type { JsonObject, Occurrence } from '../../../api/results.ts'
import type { Exchange, Hop } from '../../network/exchange.ts'
import { header } from '../../network/exchange.ts'

/** A response that sent us on, and where to. */
export interface Redirect {
  hop: Hop
  /** Absolute; undefined where its Location leads nowhere. */
  target: string | undefined
}

/** The redirects that were followed, with the one that could not be. */
export function redirectsOf({ hops, final, failure }: Exchange): Redirect[] {
  const redirecting = final ? hops.slice(0, -1) : hops
  return redirecting.map((hop, at) => {
    const next = hops[at + 1]?.url
    return { hop, target: next ?? (failure && URL.parse(hop.location ?? '', hop.url)?.href) }
  })
}

/** Whether a status sends the client on by its Location (https://fetch.spec.whatwg.org/#redirect-status). */
export function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}

/** Whether a status says that the move is for good. */
export function isPermanent(status: number): boolean {
  return status === 301 || status === 308
}

/** The place of a redirect, with its status and target as the message. */
export function redirectAt({ hop, target }: Redirect, more = ''): Occurrence {
  return { url: hop.url, message: `${hop.status} to ${target ?? JSON.stringify(hop.location ?? '')}${more}` }
}

/** The chain as facts: status, target as sent, time in milliseconds, and what decides how long a redirect is kept. */
export function chainFacts({ hops }: Exchange): JsonObject[] {
  return hops.map(hop => ({
    url: hop.url,
    status: hop.status,
    location: hop.location ?? null,
    ttfbMs: Math.round(hop.ttfbMs),
    cacheControl: header(hop, 'cache-control') ?? null,
    strictTransportSecurity: header(hop, 'strict-transport-security') ?? null,
  }))
}
