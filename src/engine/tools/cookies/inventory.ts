import type { Json, JsonObject } from '../../../api/results.ts'
import type { BrowserCookie } from '../../browser/rendered-page.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { knownCookie } from './known-cookies.ts'
import { type LoadedPage, loadedPage } from './loaded-page.ts'
import { partyOf } from './party.ts'
import { receivedCookies } from './received-cookies.ts'
import { keptSeconds, type ReceivedCookie } from './storage.ts'

/** Each cookie of the page as a fact: those set over HTTP, and those that are there when it has been loaded. */
export const inventory = defineTopic({
  checks: {},
  async judge(visit) {
    const { url } = await visit.htmlPage()
    const [{ all, leftOut }, loaded] = await Promise.all([receivedCookies(visit), loadedPage(visit)])
    return {
      judgements: {},
      facts: {
        cookies: all.slice(0, MAX_LISTED).map(one => cookieFacts(one, url)),
        ...(leftOut > 0 && { cookiesLeftOut: leftOut }),
        browserCookies: loadedFacts(loaded, url),
      },
    }
  },
})

/** Cookies that the facts list: nobody reads more. */
const MAX_LISTED = 200

function cookieFacts(received: ReceivedCookie, pageUrl: string): JsonObject {
  const { name, url, domain, hostOnly, path, cookie, deletes, rejection } = received
  const known = knownCookie(name)
  const kept = keptSeconds(received)
  return {
    name,
    url,
    domain,
    hostOnly,
    path,
    party: partyOf(domain, pageUrl),
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

/** null where they were not seen. */
function loadedFacts(loaded: LoadedPage | undefined, pageUrl: string): Json {
  if (loaded === undefined || loaded instanceof Error) return null
  return loaded.cookies.slice(0, MAX_LISTED).map(cookie => browserCookieFacts(cookie, pageUrl))
}

function browserCookieFacts(cookie: BrowserCookie, pageUrl: string): JsonObject {
  const { name, domain, path, size, secure, httpOnly, sameSite, partition } = cookie
  const known = knownCookie(name)
  return {
    name,
    domain,
    path,
    party: partyOf(domain.replace(/^\./, ''), pageUrl),
    size,
    secure,
    httpOnly,
    sameSite: sameSite ?? null,
    partitioned: partition !== undefined,
    vendor: known?.vendor ?? null,
    purpose: known?.purpose ?? null,
  }
}
