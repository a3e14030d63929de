import { defineTopic } from '../../judging/tool-definition.ts'
import { isKept, judgeCookies, receivedCookies } from './received-cookies.ts'
import { type SetCookie, saysSameSite } from './set-cookie.ts'
import { MAX_LIFETIME, type ReceivedCookie } from './storage.ts'

const SET_COOKIE = 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie'
const RFC_6265 = 'https://www.rfc-editor.org/rfc/rfc6265'

/** How cookies are written: whether browsers and servers take them as they were meant. */
export const syntax = defineTopic({
  checks: {
    'samesite-invalid': {
      scope: 'site',
      severity: 'warning',
      title: 'A cookie has an invalid SameSite value',
      why: 'Browsers ignore it and use their default, which is not the same in all of them.',
      fix: 'Use SameSite=Lax, Strict or None.',
      help: `${SET_COOKIE}#samesitesamesite-value`,
      example: 'Set-Cookie: id=1; SameSite=Relaxed',
    },
    'attribute-ignored': {
      scope: 'site',
      severity: 'notice',
      title: 'Browsers ignore an attribute of a cookie',
      why: 'The cookie lives longer or shorter, or is sent to other paths, than you want.',
      fix: 'Correct the value: Max-Age in seconds, Expires such as Wed, 21 Oct 2026 07:28:00 GMT, Path with a leading slash.',
      help: `${RFC_6265}#section-5.2`,
      example: 'Set-Cookie: id=1; Priority=High; Max-Age=one day',
    },
    'expiry-conflict': {
      scope: 'site',
      severity: 'notice',
      title: 'Expires and Max-Age of a cookie contradict each other',
      why: 'Max-Age counts, so the cookie lives longer or shorter than Expires says.',
      fix: 'Set only one of them, or the same time in both.',
      help: `${RFC_6265}#section-4.1.2.2`,
      example: 'Set-Cookie: id=1; Max-Age=3600; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
    },
    'characters-not-allowed': {
      scope: 'site',
      severity: 'notice',
      title: 'A cookie has characters that the standard does not allow',
      why: 'Browsers keep it, but proxies, caches and server libraries cut or reject such cookies.',
      fix: 'Encode the value, for example with encodeURIComponent.',
      help: `${RFC_6265}#section-4.1.1`,
      example: 'Set-Cookie: name=größe',
    },
  },
  async judge(visit) {
    const { own, now } = await receivedCookies(visit)
    const having = (isMeant: (cookie: SetCookie) => boolean) =>
      own.filter(({ cookie }) => cookie !== undefined && isMeant(cookie))
    return {
      judgements: {
        'samesite-invalid': judgeCookies(having(saysSameSite), one =>
          ignoredFault(one, name => name === 'samesite'),
        ),
        'attribute-ignored': judgeCookies(having(hasValues), one =>
          ignoredFault(one, name => name !== 'samesite'),
        ),
        'expiry-conflict': judgeCookies(
          having(({ expires, maxAge }) => expires !== undefined && maxAge !== undefined),
          one => expiryConflict(one, now),
        ),
        'characters-not-allowed': judgeCookies(own.filter(isKept), strangeCharacters),
      },
    }
  },
})

/** Whether it has an attribute, beside SameSite, with a value that browsers could ignore. */
function hasValues({ domain, path, expires, maxAge, ignored }: SetCookie): boolean {
  return (
    [domain, path, expires, maxAge].some(value => value !== undefined) ||
    ignored.some(({ name }) => name !== 'samesite')
  )
}

function ignoredFault({ cookie }: ReceivedCookie, isMeant: (name: string) => boolean): string | undefined {
  const messages = cookie!.ignored.filter(({ name }) => isMeant(name)).map(({ message }) => message)
  return messages.length === 0 ? undefined : `has an attribute that browsers ignore: ${messages.join('; ')}.`
}

/** Seconds by which Expires and Max-Age may differ: clocks and rounding. */
const EXPIRY_TOLERANCE = 86_400

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
    ? `has a Max-Age of ${maxAge} seconds, but its Expires is ${byExpires} seconds away.`
    : undefined
}

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
/** RFC 6265 section 4.1.1, cookie-octet; double quotes may stand around all of it. */
const VALUE =
  /^(?:"[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*"|[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*)$/

function strangeCharacters({ name, cookie }: ReceivedCookie): string | undefined {
  if (!TOKEN.test(name))
    return name === '' ? 'is sent back as a value only.' : 'has a character in its name that is not allowed.'
  if (VALUE.test(cookie!.value)) return undefined
  const kinds = [
    / /.test(cookie!.value) ? 'a space' : '',
    cookie!.value.includes(',') ? 'a comma' : '',
    cookie!.value.includes('\\') ? 'a backslash' : '',
    cookie!.value.includes('"') ? 'a double quote' : '',
    /[^\x00-\x7f]/.test(cookie!.value) ? 'a character that is not ASCII' : '',
  ].filter(Boolean)
  return `has ${kinds.join(', ')} in its value.`
}
