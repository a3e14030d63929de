import type { Occurrence } from '../../../api/results.ts'
import { notApplicable } from '../../judging/judgement.ts'
import type { Exchange, Hop } from '../../network/exchange.ts'
import { NotMeasured } from '../../not-measured.ts'
import type { Visit } from '../../visit/visit.ts'

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
export function redirectAt({ hop, target }: Redirect): Occurrence {
  return {
    url: hop.url,
    message: `Redirects with ${hop.status} to ${target ?? JSON.stringify(hop.location ?? '')}`,
  }
}

/**
 * The audited URL with its redirects.
 *
 * @throws NotMeasured where nothing at all answered
 */
export async function answeredChain(visit: Visit): Promise<Exchange> {
  const exchange = await visit.exchange()
  const { failure, hops } = exchange
  if (hops.length === 0 && failure) throw new NotMeasured(`${failure.url} ${failure.message}`)
  return exchange
}

/** The answer that holds of all redirects where there is none. */
export const NO_REDIRECT = notApplicable('the page does not redirect')
