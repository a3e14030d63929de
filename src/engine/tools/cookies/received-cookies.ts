import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { failEach, type Judgement } from '../../judging/judgement.ts'
import { clockOf, type Hop, headerValues } from '../../network/exchange.ts'
import { isPlatformCookie } from '../../syntax/preview.ts'
import { perVisit } from '../../visit/per-visit.ts'
import { knownCookie } from './known-cookies.ts'
import { type CookieResponse, type ReceivedCookie, storeCookies, storedCookies } from './storage.ts'

/** The cookies that the page and the redirects to it set over HTTP, in their order. */
export interface ReceivedCookies {
  /** Every one that was read. */
  all: readonly ReceivedCookie[]
  /** How many were not read. */
  leftOut: number
  /** Without those that the platform of a preview sets. */
  own: readonly ReceivedCookie[]
  /** Those of `own` whose attributes are in the site's hands: load balancers and CDNs set some of theirs as they like. */
  managed: readonly ReceivedCookie[]
  /** Those of `own` that a browser holds in the end. */
  stored: readonly ReceivedCookie[]
  /** Milliseconds since 1970 by the server's clock. */
  now: number
}

/** @throws NotMeasured where there is no page */
export const receivedCookies = perVisit(async (visit): Promise<ReceivedCookies> => {
  const [{ hops }] = await Promise.all([visit.exchange(), visit.htmlPage()])
  const { responses, leftOut } = responsesOf(hops)
  const all = storeCookies(responses)
  const own = all.filter(({ name }) => !isPlatformCookie(visit.preview, name))
  return {
    all,
    leftOut,
    own,
    managed: own.filter(({ name }) => !knownCookie(name)?.infrastructure),
    stored: storedCookies(own),
    now: responses.at(-1)?.now ?? Date.now(),
  }
})

/** `Set-Cookie` headers that are read, of all answers on the way: browsers keep a tenth of that for one site. */
const MAX_READ = 2000

function responsesOf(hops: readonly Hop[]): { responses: CookieResponse[]; leftOut: number } {
  let left = MAX_READ
  let leftOut = 0
  const responses = hops.map(hop => {
    const all = headerValues(hop, 'set-cookie')
    const headers = all.slice(0, left)
    left -= headers.length
    leftOut += all.length - headers.length
    return { url: hop.url, headers, now: clockOf(hop) }
  })
  return { responses, leftOut }
}

/** Whether browsers keep it for a while: what is being deleted needs none of the attributes that protect a value. */
export function isKept({ rejection, deletes }: ReceivedCookie): boolean {
  return !rejection && !deletes
}

/**
 * Judges cookies one by one.
 *
 * @param faultOf what is wrong with one; undefined where nothing is
 */
export function judgeCookies(
  cookies: readonly ReceivedCookie[],
  faultOf: (one: ReceivedCookie) => string | undefined,
): Judgement {
  const placeOf = (one: ReceivedCookie) => {
    const fault = faultOf(one)
    return fault === undefined ? undefined : cookiePlace(one, fault)
  }
  return failEach(cookies, placeOf, NO_SUCH_COOKIE)
}

export const NO_SUCH_COOKIE = 'the page sets no such cookie over HTTP'

/** Where a cookie was set. Its value can be a secret, so it is left out. */
export function cookiePlace({ url, name, cookie }: ReceivedCookie, fault: string): Occurrence {
  const shown = name === '' ? 'A cookie without a name' : cutEnd(name, 100)
  const message = `${shown} ${fault}`
  return cookie
    ? { url, message, snippet: `Set-Cookie: ${cutEnd(name, 100)}=…${attributesOf(cookie)}` }
    : { url, message }
}

function attributesOf(cookie: NonNullable<ReceivedCookie['cookie']>): string {
  const { domain, path, secure, httpOnly, sameSite, partitioned, maxAge } = cookie
  const parts = [
    domain ? `Domain=${cutEnd(domain, 100)}` : '',
    path ? `Path=${cutEnd(path, 100)}` : '',
    maxAge === undefined ? '' : `Max-Age=${maxAge}`,
    secure ? 'Secure' : '',
    httpOnly ? 'HttpOnly' : '',
    sameSite ? `SameSite=${sameSite}` : '',
    partitioned ? 'Partitioned' : '',
  ]
  return parts
    .filter(Boolean)
    .map(part => `; ${part}`)
    .join('')
}
