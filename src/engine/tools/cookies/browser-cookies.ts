import type { Json } from '../../../api/results.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../tool-definition.ts'
import type { BrowserCookie, RenderedPage } from '../../visit/browser/rendered-page.ts'
import { knownCookie, needsConsent } from './known-cookies.ts'
import { siteOf } from './site-of.ts'
import type { ReceivedCookie } from './storage.ts'

/**
 * Cookies that are there once the page has been loaded in a fresh browser by somebody who chose nothing: those of
 * scripts and of third parties, as far as Chrome keeps them.
 *
 * @param stored cookies of the page's own answers, which are judged apart
 * @param rendered the page in Chrome, or why it was not shown there; undefined where nothing runs on it
 */
export function judgeBrowserCookies(
  pageUrl: string,
  stored: readonly ReceivedCookie[],
  rendered: RenderedPage | string | undefined,
): Judgement {
  if (rendered === undefined) return notApplicable('nothing runs on the page')
  if (typeof rendered === 'string') return notMeasured(rendered)
  const own = new Set(stored.map(({ name }) => name))
  const tracking = rendered.cookies.filter(({ name }) => needsConsent(name) && !own.has(name))
  return failWhere(
    tracking.map(cookie => {
      const { vendor, purpose } = knownCookie(cookie.name)!
      const message = `${cookie.name} of ${vendor} (${purpose}), ${partyOf(cookie, pageUrl)} party, is set while the page loads`
      return { url: pageUrl, message }
    }),
  )
}

const MAX_LISTED = 200

/** What the facts say of them; null where they were not seen. */
export function browserCookieFacts(pageUrl: string, rendered: RenderedPage | string | undefined): Json {
  if (rendered === undefined || typeof rendered === 'string') return null
  return rendered.cookies.slice(0, MAX_LISTED).map(cookie => {
    const { name, domain, path, size, secure, httpOnly, sameSite, partition } = cookie
    const known = knownCookie(name)
    return {
      name,
      domain,
      path,
      party: partyOf(cookie, pageUrl),
      size,
      secure,
      httpOnly,
      sameSite: sameSite ?? null,
      partitioned: partition !== undefined,
      vendor: known?.vendor ?? null,
      purpose: known?.purpose ?? null,
    }
  })
}

function partyOf({ domain }: BrowserCookie, pageUrl: string): 'first' | 'third' {
  return siteOf(domain.replace(/^\./, '')) === siteOf(new URL(pageUrl).hostname) ? 'first' : 'third'
}
