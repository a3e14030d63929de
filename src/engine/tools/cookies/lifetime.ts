import { defineTopic } from '../../judging/tool-definition.ts'
import { needsConsent } from './known-cookies.ts'
import { isKept, judgeCookies, receivedCookies } from './received-cookies.ts'
import type { ReceivedCookie } from './storage.ts'

const CNIL = 'https://www.cnil.fr/en/sheet-ndeg16-use-analytics-your-websites-and-applications'

/** How long cookies are to live. */
export const lifetime = defineTopic({
  checks: {
    'lifetime-above-13-months': {
      scope: 'site',
      severity: 'notice',
      title: 'A tracking cookie lives longer than 13 months',
      why: 'Data protection authorities such as the French CNIL allow trackers at most 13 months.',
      fix: 'Set Max-Age to at most 34,190,000 seconds (13 months).',
      help: CNIL,
      example: 'Set-Cookie: _ga=GA1.2.3; Max-Age=63072000',
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
      },
    }
  },
})

/** Seconds of 13 months, the most that the CNIL grants to trackers that measure an audience. */
const MAX_TRACKER_LIFETIME = 396 * 86_400

/** @param limit in seconds */
function lifeBeyond({ lifetime: seconds }: ReceivedCookie, limit: number): string | undefined {
  return seconds !== undefined && seconds > limit
    ? `is set for ${days(seconds)} days (at most ${days(limit)}).`
    : undefined
}

function days(seconds: number): number {
  return Math.round(seconds / 86_400)
}
