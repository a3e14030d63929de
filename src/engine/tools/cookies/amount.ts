import type { Occurrence } from '../../../api/results.ts'
import { failAmong, failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { cookiePlace, isKept, NO_SUCH_COOKIE, receivedCookies } from './received-cookies.ts'
import { isSentTo, type ReceivedCookie } from './storage.ts'

const RFC_6265 = 'https://www.rfc-editor.org/rfc/rfc6265'

/** How many cookies there are, and how much of each request they take. */
export const amount = defineTopic({
  checks: {
    'duplicate-cookie': {
      scope: 'site',
      severity: 'notice',
      title: 'One response sets the same cookie more than once',
      why: 'The value that counts depends on order, domain and path, and some proxies keep another one.',
      fix: 'Set each cookie only once per response.',
      help: `${RFC_6265}#section-4.1.1`,
      example: 'Set-Cookie: id=1\nSet-Cookie: id=2',
    },
    'too-many-cookies': {
      scope: 'site',
      severity: 'warning',
      title: 'The page sets more than 50 cookies',
      why: 'Browsers may keep only 50 per domain and remove the oldest: logins and carts get lost.',
      fix: 'Merge or remove cookies.',
      help: `${RFC_6265}#section-6.1`,
      example: '62 Set-Cookie headers',
    },
    'request-header-too-large': {
      scope: 'site',
      severity: 'warning',
      title: 'The cookies make requests too large for many servers',
      why: 'Many servers and CDNs answer requests with more than 8 kB of headers with an error, and the visitor is locked out.',
      fix: 'Keep the data on the server and only an identifier in the cookie. Limit cookies to the paths that need them.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Status/431',
      example: 'cookies of 9,000 bytes in total',
    },
  },
  async judge(visit) {
    const { own, stored } = await receivedCookies(visit)
    const none = 'the page sets no cookies that are kept'
    return {
      judgements: {
        'duplicate-cookie': judgeDuplicates(own),
        'too-many-cookies': failAmong(stored, crowdedDomains(stored), none),
        'request-header-too-large': failAmong(stored, largeHeaders(stored), none),
      },
    }
  },
})

/** One that deletes an old cookie beside one that sets the new is how cookies are moved. */
function judgeDuplicates(received: readonly ReceivedCookie[]): Judgement {
  const seen = new Map<string, ReceivedCookie[]>()
  for (const one of received.filter(isKept)) {
    const key = JSON.stringify([one.url, one.name])
    const same = seen.get(key)
    if (same) same.push(one)
    else seen.set(key, [one])
  }
  if (seen.size === 0) return notApplicable(NO_SUCH_COOKIE)
  const repeated = [...seen.values()].filter(group => group.length > 1)
  return failWhere(
    repeated.map(group => cookiePlace(group[0]!, `is set ${group.length} times in one response.`)),
  )
}

/** Cookies of one host that browsers are sure to keep (RFC 6265 section 6.1). */
const MAX_COOKIES = 50

function crowdedDomains(stored: readonly ReceivedCookie[]): Occurrence[] {
  const domains = new Map<string, ReceivedCookie[]>()
  for (const one of stored) {
    const same = domains.get(one.domain)
    if (same) same.push(one)
    else domains.set(one.domain, [one])
  }
  return [...domains.values()]
    .filter(group => group.length > MAX_COOKIES)
    .map(group => ({
      url: group[0]!.url,
      message: `The page sets ${group.length} cookies for ${group[0]!.domain} (at most ${MAX_COOKIES}).`,
    }))
}

/** Octets of the request header above which the common servers answer with an error (8 kB with the other headers). */
const MAX_HEADER_SIZE = 8000

/** Octets of the Cookie header with which the pages on the way are asked for again. */
function largeHeaders(stored: readonly ReceivedCookie[]): Occurrence[] {
  const urls = [...new Set(stored.map(({ url }) => url))]
  return urls.flatMap(url => {
    const sizes = stored
      .filter(one => isSentTo(one, url))
      .map(({ cookie }) => cookie!.name.length + cookie!.value.length + '=; '.length)
    const size = sizes.reduce((sum, one) => sum + one, 0)
    const message = `Requests for this page carry ${size} bytes of cookies (at most ${MAX_HEADER_SIZE}).`
    return size > MAX_HEADER_SIZE ? [{ url, message }] : []
  })
}
