import type { Json } from '../../../api/results.ts'
import type { BrowserCookie, RenderedPage } from '../../browser/rendered-page.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { knownCookie, needsConsent } from './known-cookies.ts'
import { siteOf } from './site-of.ts'
import type { ReceivedCookie } from './storage.ts'

/**
 * Cookies that are there once the page has been loaded in a fresh browser by somebody who chose nothing: those of
 * scripts and of third parties, as far as Chrome keeps them.
 *
 * @param stored cookies of the page's own answers, which are judged apart
 * @param platforms consent platforms of the page
 * @param rendered the page in Chrome, or why it was not shown there; undefined where nothing could set one
 */
export function judgeBrowserCookies(
  pageUrl: string,
  stored: readonly ReceivedCookie[],
  platforms: readonly string[],
  rendered: RenderedPage | string | undefined,
): Judgement {
  if (rendered === undefined) return notApplicable('nothing runs on the page or comes from elsewhere')
  if (typeof rendered === 'string') return notMeasured(rendered)
  const own = new Set(stored.map(({ name, domain }) => `${name} ${domain}`))
  const tracking = trackingCookies(rendered).filter(cookie => !own.has(`${cookie.name} ${hostOf(cookie)}`))
  // Many platforms ask visitors of some countries alone, and the audit may run in another one.
  const hint =
    platforms.length > 0 ? `; ${platforms.join(', ')} did not hold it back where this audit ran` : ''
  return failWhere(
    tracking.map(cookie => {
      const { vendor, purpose } = knownCookie(cookie.name)!
      const of = partyOf(cookie, pageUrl) === 'third' ? `third party (${hostOf(cookie)})` : 'first party'
      const message = `${cookie.name} of ${vendor} (${purpose}), ${of}, is set while the page loads${hint}`
      return { url: pageUrl, message }
    }),
  )
}

/** Those that are known to track. */
export function trackingCookies({ cookies }: RenderedPage): BrowserCookie[] {
  return cookies.filter(({ name }) => needsConsent(name))
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

function hostOf({ domain }: BrowserCookie): string {
  return domain.replace(/^\./, '')
}

function partyOf(cookie: BrowserCookie, pageUrl: string): 'first' | 'third' {
  return siteOf(hostOf(cookie)) === siteOf(new URL(pageUrl).hostname) ? 'first' : 'third'
}
