import { defineTopic } from '../../judging/tool-definition.ts'
import { needsConsent } from './known-cookies.ts'
import { isKept, judgeCookies, receivedCookies } from './received-cookies.ts'
import { MAX_LIFETIME, type ReceivedCookie } from './storage.ts'

const SET_COOKIE = 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie'
const CNIL = 'https://www.cnil.fr/en/sheet-ndeg16-use-analytics-your-websites-and-applications'

/** How long cookies are to live. */
export const lifetime = defineTopic({
  checks: {
    'lifetime-above-13-months': {
      scope: 'site',
      severity: 'notice',
      title: 'A tracking cookie lives longer than 13 months',
      why: 'Data protection authorities, as the French CNIL, limit trackers to 13 months.',
      fix: 'Set Max-Age to 34,190,000 seconds (13 months) or less.',
      help: CNIL,
      example: 'Set-Cookie: _ga=GA1.2.3; Max-Age=63072000',
    },
    'lifetime-above-400-days': {
      scope: 'site',
      severity: 'notice',
      title: 'A cookie is to live longer than browsers keep it',
      why: 'Browsers keep cookies for 400 days at most: what depends on a longer life fails.',
      fix: 'Set Max-Age to 34,560,000 seconds (400 days) or less, and renew the cookie on later visits.',
      help: `${SET_COOKIE}#expiresdate`,
      example: 'Set-Cookie: lang=en; Max-Age=315360000',
    },
  },
  async judge(visit) {
    const kept = (await receivedCookies(visit)).own.filter(isKept)
    return {
      judgements: {
        'lifetime-above-13-months': judgeCookies(
          kept.filter(({ name }) => needsConsent(name)),
          one => lifeBeyond(one, MAX_TRACKER_LIFETIME),
        ),
        'lifetime-above-400-days': judgeCookies(
          kept.filter(({ name }) => !needsConsent(name)),
          one => lifeBeyond(one, MAX_LIFETIME),
        ),
      },
    }
  },
})

/** Seconds of 13 months, the most that the CNIL grants to trackers that measure an audience. */
const MAX_TRACKER_LIFETIME = 396 * 86_400

/** @param limit in seconds */
function lifeBeyond({ lifetime: seconds }: ReceivedCookie, limit: number): string | undefined {
  return seconds !== undefined && seconds > limit
    ? `it is to live ${days(seconds)} days, ${days(limit)} are the most`
    : undefined
}

function days(seconds: number): number {
  return Math.round(seconds / 86_400)
}
