import type { Occurrence } from '../../../api/results.ts'
import { isLocalHost } from '../../../net/host-kind.ts'
import { cutEnd } from '../../../text/cut.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import type { CookieCheck } from './checks.ts'
import { isSessionCookie, knownCookie, needsConsent } from './known-cookies.ts'
import {
  EXPIRY_TOLERANCE,
  MAX_COOKIES,
  MAX_HEADER_SIZE,
  MAX_LIFETIME,
  MAX_TRACKER_LIFETIME,
} from './limits.ts'
import type { SetCookie } from './set-cookie.ts'
import { hasPrefix, isSentTo, type ReceivedCookie, type Rejection, storedCookies } from './storage.ts'

type PageCheck = 'tracking-before-consent' | 'scripts-track-before-consent' | 'policy-link-missing'
type Judgements = Record<Exclude<CookieCheck, PageCheck>, Judgement>

/** The check of each rule that rejects a cookie. */
const CHECK_OF_RULE: Readonly<Record<Rejection, CookieCheck>> = {
  'control-character': 'malformed',
  empty: 'malformed',
  'too-large': 'too-large',
  domain: 'domain-rejected',
  'secure-over-http': 'secure-over-http',
  'overwrites-secure': 'secure-over-http',
  'samesite-none-insecure': 'samesite-none-insecure',
  'partitioned-insecure': 'partitioned-insecure',
  prefix: 'prefix-broken',
}

/** Judges every cookie of the page and of the redirects to it. */
export function judgeCookies(received: readonly ReceivedCookie[], now: number): Judgements {
  const readable = received.filter(({ cookie }) => cookie !== undefined)
  // What is being deleted needs none of the attributes that protect a value.
  const kept = received.filter(one => !one.rejection && !one.deletes)
  const stored = storedCookies(received)
  // Load balancers and CDNs set some of them as they like.
  const managed = received.filter(isManaged)
  return {
    ...judgeRejected(managed),
    ...judgeSafety(kept.filter(isManaged)),
    ...judgeLifetime(kept),
    'samesite-invalid': each(
      readable.filter(({ cookie }) => saysSameSite(cookie!)),
      one => ignoredFault(one, name => name === 'samesite'),
    ),
    'attribute-ignored': each(
      readable.filter(({ cookie }) => hasValues(cookie!)),
      one => ignoredFault(one, name => name !== 'samesite'),
    ),
    'expiry-conflict': each(
      readable.filter(({ cookie }) => cookie!.expires !== undefined && cookie!.maxAge !== undefined),
      one => expiryConflict(one, now),
    ),
    'characters-not-allowed': each(kept, strangeCharacters),
    'duplicate-cookie': judgeDuplicates(received),
    'too-many-cookies': judgeNumber(stored),
    'request-header-too-large': judgeSize(stored),
  }
}

/** One place for each cookie that has a fault; not applicable where there are none to judge. */
function each(
  cookies: readonly ReceivedCookie[],
  faultOf: (one: ReceivedCookie) => string | undefined,
): Judgement {
  if (cookies.length === 0) return notApplicable('the page sets no such cookie over HTTP')
  return failWhere(
    cookies.flatMap(one => {
      const fault = faultOf(one)
      return fault === undefined ? [] : [place(one, fault)]
    }),
  )
}

/** Where a cookie was set. Its value can be a secret, so it is left out. */
function place({ url, name, cookie }: ReceivedCookie, fault: string): Occurrence {
  const shown = name === '' ? 'a cookie without a name' : cutEnd(name, 100)
  const message = `${shown}: ${fault}`
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

function isManaged({ name }: ReceivedCookie): boolean {
  return !knownCookie(name)?.infrastructure
}

type RejectionCheck =
  | 'malformed'
  | 'too-large'
  | 'domain-rejected'
  | 'secure-over-http'
  | 'samesite-none-insecure'
  | 'partitioned-insecure'
  | 'prefix-broken'

function judgeRejected(received: readonly ReceivedCookie[]): Pick<Judgements, RejectionCheck> {
  const of = (check: RejectionCheck, cookies: readonly ReceivedCookie[]) =>
    each(cookies, ({ rejection }) =>
      rejection && CHECK_OF_RULE[rejection.rule] === check ? rejection.message : undefined,
    )
  const having = (isMeant: (cookie: SetCookie) => boolean) =>
    received.filter(({ cookie }) => cookie !== undefined && isMeant(cookie))
  return {
    malformed: of('malformed', received),
    'too-large': of('too-large', received),
    'domain-rejected': of(
      'domain-rejected',
      having(({ domain }) => domain !== undefined && domain !== ''),
    ),
    'secure-over-http': of('secure-over-http', received),
    'samesite-none-insecure': of(
      'samesite-none-insecure',
      having(({ sameSite }) => sameSite === 'none'),
    ),
    'partitioned-insecure': of(
      'partitioned-insecure',
      having(({ partitioned }) => partitioned),
    ),
    'prefix-broken': of('prefix-broken', having(hasPrefix)),
  }
}

/** @param own those whose attributes are in the site's hands */
function judgeSafety(
  own: readonly ReceivedCookie[],
): Pick<Judgements, 'not-secure' | 'session-readable-by-scripts' | 'samesite-missing' | 'over-http'> {
  const isHttps = ({ url }: ReceivedCookie) => url.startsWith('https:')
  const plain = own.filter(one => !isHttps(one))
  const local = plain.filter(isOnLocalHost)
  return {
    'not-secure': each(own.filter(isHttps), ({ cookie }) =>
      cookie!.secure ? undefined : 'it has no Secure',
    ),
    'over-http':
      plain.length > 0 && local.length === plain.length
        ? notApplicable('plain HTTP on this machine or a private network, not where the site will be')
        : own.length === 0
          ? notApplicable('the page sets no such cookie over HTTP')
          : failWhere(
              plain.filter(one => !isOnLocalHost(one)).map(one => place(one, 'it is set over plain HTTP')),
            ),
    'session-readable-by-scripts': each(
      own.filter(({ name }) => isSessionCookie(name)),
      ({ cookie }) => (cookie!.httpOnly ? undefined : 'it has no HttpOnly'),
    ),
    // One that is not valid is reported as such.
    'samesite-missing': each(own, ({ cookie }) => (saysSameSite(cookie!) ? undefined : 'it has no SameSite')),
  }
}

function judgeLifetime(
  kept: readonly ReceivedCookie[],
): Pick<Judgements, 'lifetime-above-13-months' | 'lifetime-above-400-days'> {
  const beyond = (limit: number) => (one: ReceivedCookie) =>
    one.lifetime !== undefined && one.lifetime > limit
      ? `it is to live ${days(one.lifetime)} days, ${days(limit)} are the most`
      : undefined
  const trackers = kept.filter(({ name }) => needsConsent(name))
  return {
    'lifetime-above-13-months': each(trackers, beyond(MAX_TRACKER_LIFETIME)),
    'lifetime-above-400-days': each(
      kept.filter(({ name }) => !needsConsent(name)),
      beyond(MAX_LIFETIME),
    ),
  }
}

function isOnLocalHost({ url }: ReceivedCookie): boolean {
  return isLocalHost(new URL(url).hostname)
}

function days(seconds: number): number {
  return Math.round(seconds / 86_400)
}

function saysSameSite({ sameSite, ignored }: SetCookie): boolean {
  return sameSite !== undefined || ignored.some(({ name }) => name === 'samesite')
}

/** Whether it has an attribute, beside SameSite, with a value that browsers could ignore. */
function hasValues({ domain, path, expires, maxAge, ignored }: SetCookie): boolean {
  return (
    [domain, path, expires, maxAge].some(value => value !== undefined) ||
    ignored.some(({ name }) => name !== 'samesite')
  )
}

function ignoredFault({ cookie }: ReceivedCookie, isMeant: (name: string) => boolean): string | undefined {
  const messages = cookie!.ignored.filter(({ name }) => isMeant(name)).map(({ message }) => message)
  return messages.length === 0 ? undefined : messages.join('; ')
}

/** Both may be there, so that old browsers have one that they know; then they are to say the same. */
function expiryConflict({ cookie, deletes }: ReceivedCookie, now: number): string | undefined {
  const { expires, maxAge } = cookie!
  if (expires === undefined || maxAge === undefined) return undefined
  const byExpires = Math.round((expires - now) / 1000)
  if (deletes && byExpires <= 0) return undefined
  const difference = Math.abs(byExpires - maxAge)
  // Beyond the cap of browsers both mean the same.
  const bothCapped = byExpires > MAX_LIFETIME && maxAge > MAX_LIFETIME
  return difference > EXPIRY_TOLERANCE && !bothCapped
    ? `Max-Age is ${maxAge} seconds, Expires is ${byExpires} seconds away`
    : undefined
}

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
/** RFC 6265 section 4.1.1, cookie-octet; double quotes may stand around all of it. */
const VALUE =
  /^(?:"[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*"|[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*)$/

function strangeCharacters({ name, cookie }: ReceivedCookie): string | undefined {
  if (!TOKEN.test(name)) return name === '' ? 'it has no name' : 'its name is no token'
  if (VALUE.test(cookie!.value)) return undefined
  const kinds = [
    /[ \t]/.test(cookie!.value) ? 'a blank' : '',
    cookie!.value.includes(',') ? 'a comma' : '',
    cookie!.value.includes('\\') ? 'a backslash' : '',
    cookie!.value.includes('"') ? 'a double quote' : '',
    /[^\x00-\x7f]/.test(cookie!.value) ? 'a character beyond ASCII' : '',
  ].filter(Boolean)
  return `its value has ${kinds.join(', ')}`
}

/** One that deletes an old cookie beside one that sets the new is how cookies are moved. */
function judgeDuplicates(received: readonly ReceivedCookie[]): Judgement {
  const seen = new Map<string, ReceivedCookie[]>()
  for (const one of received.filter(({ deletes, rejection }) => !deletes && !rejection)) {
    const key = JSON.stringify([one.url, one.name])
    const same = seen.get(key)
    if (same) same.push(one)
    else seen.set(key, [one])
  }
  if (seen.size === 0) return notApplicable('the page sets no such cookie over HTTP')
  const repeated = [...seen.values()].filter(group => group.length > 1)
  return failWhere(repeated.map(group => place(group[0]!, `it is set ${group.length} times`)))
}

function judgeNumber(stored: readonly ReceivedCookie[]): Judgement {
  if (stored.length === 0) return notApplicable('the page leaves no cookie')
  const domains = new Map<string, ReceivedCookie[]>()
  for (const one of stored) {
    const same = domains.get(one.domain)
    if (same) same.push(one)
    else domains.set(one.domain, [one])
  }
  return failWhere(
    [...domains.values()]
      .filter(group => group.length > MAX_COOKIES)
      .map(group => ({
        url: group[0]!.url,
        message: `${group.length} cookies of ${group[0]!.domain}, ${MAX_COOKIES} are the most`,
      })),
  )
}

/** Octets of the Cookie header with which the pages on the way are asked for again. */
function judgeSize(stored: readonly ReceivedCookie[]): Judgement {
  if (stored.length === 0) return notApplicable('the page leaves no cookie')
  const urls = [...new Set(stored.map(({ url }) => url))]
  return failWhere(
    urls.flatMap(url => {
      const sizes = stored
        .filter(one => isSentTo(one, url))
        .map(({ cookie }) => cookie!.name.length + cookie!.value.length + '=; '.length)
      const size = sizes.reduce((sum, one) => sum + one, 0)
      const message = `${size} octets of cookies, ${MAX_HEADER_SIZE} are the most`
      return size > MAX_HEADER_SIZE ? [{ url, message }] : []
    }),
  )
}
