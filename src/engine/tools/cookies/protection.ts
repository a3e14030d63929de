import { isLocalHost } from '../../../net/host-kind.ts'
import { failAmong, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isSessionCookie } from './known-cookies.ts'
import { cookiePlace, isKept, judgeCookies, NO_SUCH_COOKIE, receivedCookies } from './received-cookies.ts'
import { saysSameSite } from './set-cookie.ts'
import type { ReceivedCookie } from './storage.ts'

const SET_COOKIE = 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie'
const GUIDE = 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Cookies'

/** Attributes and transport that keep the value of a cookie from others. */
export const protection = defineTopic({
  checks: {
    'not-secure': {
      scope: 'site',
      severity: 'warning',
      title: 'A cookie of an HTTPS page has no Secure attribute',
      why: 'Browsers send it over plain HTTP as well, where others on the network can read and change it.',
      fix: 'Add Secure.',
      help: GUIDE,
      example: 'Set-Cookie: id=1; Path=/, on https://www.example.com/',
    },
    'session-readable-by-scripts': {
      scope: 'site',
      severity: 'warning',
      title: 'A session cookie has no HttpOnly attribute',
      why: 'Every script on the page, injected ones included, can read the session and take over the account.',
      fix: 'Add HttpOnly.',
      help: GUIDE,
      example: 'Set-Cookie: PHPSESSID=3f9ab2c1; Secure',
    },
    'samesite-missing': {
      scope: 'site',
      severity: 'notice',
      title: 'A cookie has no SameSite attribute',
      why: 'Chrome treats it as Lax, Firefox and Safari as None: the site may work in one browser and not in another.',
      fix: 'Add SameSite=Lax, or SameSite=None; Secure if other sites need the cookie.',
      help: `${SET_COOKIE}#samesitesamesite-value`,
      example: 'Set-Cookie: id=1; Secure',
    },
    'over-http': {
      scope: 'site',
      severity: 'warning',
      title: 'A cookie is set over plain HTTP',
      why: 'Others on the network can read it, and set another one in its place.',
      fix: 'Redirect to HTTPS without cookies, and set them there with Secure.',
      help: GUIDE,
      example: 'Set-Cookie: id=1, on http://www.example.com/',
    },
  },
  async judge(visit) {
    const cookies = (await receivedCookies(visit)).managed.filter(isKept)
    return {
      judgements: {
        'not-secure': judgeCookies(cookies.filter(isOverHttps), ({ cookie }) =>
          cookie!.secure ? undefined : 'has no Secure attribute.',
        ),
        'session-readable-by-scripts': judgeCookies(
          cookies.filter(({ name }) => isSessionCookie(name)),
          ({ cookie }) => (cookie!.httpOnly ? undefined : 'has no HttpOnly attribute.'),
        ),
        // One that is not valid is reported as such.
        'samesite-missing': judgeCookies(cookies, ({ cookie }) =>
          saysSameSite(cookie!) ? undefined : 'has no SameSite attribute.',
        ),
        'over-http': judgeTransport(cookies),
      },
    }
  },
})

function isOverHttps({ url }: ReceivedCookie): boolean {
  return url.startsWith('https:')
}

function judgeTransport(cookies: readonly ReceivedCookie[]): Judgement {
  const plain = cookies.filter(one => !isOverHttps(one))
  const exposed = plain.filter(({ url }) => !isLocalHost(new URL(url).hostname))
  if (plain.length > 0 && exposed.length === 0) {
    return notApplicable('plain HTTP is only used on this machine or a private network')
  }
  return failAmong(
    cookies,
    exposed.map(one => cookiePlace(one, 'is set over plain HTTP.')),
    NO_SUCH_COOKIE,
  )
}
