import type { JsonObject } from '../../../api/results.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { clockOf, type Hop, headerValues } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { LinkKind } from '../../page/links/link-attributes.ts'
import { linksOf } from '../../page/links/page-links.ts'
import { isPlatformCookie } from '../../syntax/preview.ts'
import { ownRenderingOrReason } from '../../visit/rendering.ts'
import { browserCookieFacts, judgeBrowserCookies, trackingCookies } from './browser-cookies.ts'
import { CHECKS, type CookieCheck } from './checks.ts'
import { hasPolicyLink } from './consent/policy-link.ts'
import { type ConsentScripts, findConsentScripts, withScripted } from './consent/scripts.ts'
import { judgeCookies } from './cookie-judgements.ts'
import { knownCookie, needsConsent } from './known-cookies.ts'
import { siteOf } from './site-of.ts'
import {
  type CookieResponse,
  keptSeconds,
  type ReceivedCookie,
  storeCookies,
  storedCookies,
} from './storage.ts'

/**
 * Cookies that the page and the redirects to it set over HTTP, as browsers store or reject them, those that are there
 * when it has been loaded in Chrome, and what the page has to do with consent.
 *
 * Left out: a leading dot in Domain (means nothing), a missing Path and wide Domain (choices), cookies on static files, Clear-Site-Data and gpc.json (need requests that tell
 * nothing of the page), consent banners that work or not (need a visitor who clicks). Facts alone: consent platform,
 * trackers, TCF, GPP and the order of consent mode, since a tag manager may hold all of it back.
 */
const cookies = defineTopic<CookieCheck>({
  checks: CHECKS,
  async judge(visit) {
    const [{ hops }, page] = await Promise.all([visit.exchange(), visit.htmlPage()])
    const mayBeGiven = (await visit.runsScripts()) || loadsFromElsewhere(page)
    const rendered = mayBeGiven ? await ownRenderingOrReason(visit) : undefined
    const seen = typeof rendered === 'object' ? rendered : undefined
    const { responses, leftOut } = responsesOf(hops)
    const received = storeCookies(responses)
    const own = received.filter(({ name }) => !isPlatformCookie(visit.preview, name))
    const stored = storedCookies(own)
    const sent = findConsentScripts(page.document)
    const scripts = seen ? withScripted(sent, seen) : sent
    const tracking = stored.filter(({ name }) => needsConsent(name))
    const tracks = tracking.length > 0 || (seen !== undefined && trackingCookies(seen).length > 0)
    return {
      judgements: {
        ...judgeCookies(own, responses.at(-1)?.now ?? Date.now()),
        'tracking-before-consent': failWhere(tracking.map(trackingPlace)),
        'scripts-track-before-consent': judgeBrowserCookies(page.url, stored, scripts.platforms, rendered),
        'policy-link-missing': judgePolicyLink(seen?.document ?? page.document, tracks, scripts),
      },
      facts: {
        ...factsOf(received, page.url, scripts),
        ...(leftOut > 0 && { cookiesLeftOut: leftOut }),
        browserCookies: browserCookieFacts(page.url, rendered),
      },
    }
  },
})

/** Cookies that the facts list: nobody reads more. */
const MAX_LISTED = 200
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

const LOADED: ReadonlySet<LinkKind> = new Set(['image', 'script', 'stylesheet', 'media', 'frame', 'asset'])

/** Whether third parties could set cookies while the page loads. */
function loadsFromElsewhere({ document }: HtmlPage): boolean {
  const { origin } = new URL(document.url)
  const isElsewhere = (url: string | undefined) =>
    url !== undefined && /^https?:/.test(url) && new URL(url).origin !== origin
  return linksOf(document).some(({ kind, url }) => LOADED.has(kind) && isElsewhere(url))
}

function trackingPlace({ url, name }: ReceivedCookie) {
  const { vendor, purpose } = knownCookie(name)!
  return { url, message: `${name} of ${vendor} (${purpose}) is set by the first response` }
}

function judgePolicyLink(document: HtmlDocument, tracks: boolean, { trackers }: ConsentScripts): Judgement {
  if (!tracks && trackers.length === 0) return notApplicable('nothing on the page is known to track')
  if (hasPolicyLink(document)) return pass()
  if (document.elements('a').length === 0) {
    return notMeasured('the page has no links to look at')
  }
  const what = trackers.length > 0 ? trackers.join(', ') : 'a tracking cookie'
  return failWhere([{ url: document.url, message: `it has ${what}, and no link about privacy or cookies` }])
}

function factsOf(received: readonly ReceivedCookie[], pageUrl: string, scripts: ConsentScripts): JsonObject {
  const { platforms, trackers, tcf, gpp, consentMode } = scripts
  const site = siteOf(new URL(pageUrl).hostname)
  return {
    cookies: received.slice(0, MAX_LISTED).map(one => cookieFacts(one, site)),
    consentPlatforms: [...platforms],
    trackers: [...trackers],
    tcf,
    gpp,
    consentMode: consentMode ? { ...consentMode, defaults: { ...consentMode.defaults } } : null,
  }
}

function cookieFacts(received: ReceivedCookie, site: string): JsonObject {
  const { name, url, domain, hostOnly, path, cookie, deletes, rejection } = received
  const known = knownCookie(name)
  const kept = keptSeconds(received)
  return {
    name,
    url,
    domain,
    hostOnly,
    path,
    party: siteOf(domain) === site ? 'first' : 'third',
    secure: cookie?.secure ?? false,
    httpOnly: cookie?.httpOnly ?? false,
    sameSite: cookie?.sameSite ?? null,
    partitioned: cookie?.partitioned ?? false,
    days: kept === undefined ? null : Math.round(kept / 8640) / 10,
    size: cookie ? name.length + cookie.value.length : null,
    vendor: known?.vendor ?? null,
    purpose: known?.purpose ?? null,
    outcome: rejection ? 'rejected' : deletes ? 'deleted' : 'stored',
    rejection: rejection?.rule ?? null,
  }
}

export const topics = [cookies]
