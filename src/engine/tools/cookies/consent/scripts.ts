import type { RenderedPage } from '../../../browser/rendered-page.ts'
import { attribute, type Element, type HtmlDocument, textOf } from '../../../formats/html/document.ts'
import { CONSENT_PLATFORMS, HOSTED_PLATFORMS, type KnownScript, TRACKERS } from './known-scripts.ts'

/** What a page loads that has to do with consent. */
export interface ConsentScripts {
  /** Names of consent platforms. */
  platforms: readonly string[]
  /** Names of trackers that run at once, also those that an inline script loads. */
  trackers: readonly string[]
  /** Whether the page has the function by which advertisers ask for consent (IAB TCF). */
  tcf: boolean
  /** The same of the IAB's Global Privacy Platform. */
  gpp: boolean
  consentMode: ConsentMode | undefined
}

/** Google's consent mode: what holds until the visitor chooses. */
export interface ConsentMode {
  /** `granted` or `denied` by type, as `ad_storage`. */
  defaults: Readonly<Record<string, string>>
  /** Whether the defaults are set before the first Google tag. */
  beforeTags: boolean
}

const MAX_SCRIPT = 200_000
const MAX_DEFAULTS = 20

export function findConsentScripts(document: HtmlDocument): ConsentScripts {
  const scripts = document.elements('script').filter(runsAtOnce)
  const sources = scripts.flatMap(element => {
    const source = attribute(element, 'src')
    const url = source === undefined ? undefined : URL.parse(document.resolve(source) ?? '')
    return url ? [url] : []
  })
  const inline = scripts.filter(element => attribute(element, 'src') === undefined).map(scriptText)
  const text = inline.join('\n')
  const hosted = HOSTED_PLATFORMS.filter(([path]) => sources.some(({ pathname }) => path.test(pathname)))
  return {
    platforms: unique([...namesOf(CONSENT_PLATFORMS, sources, text), ...hosted.map(([, name]) => name)]),
    trackers: namesOf(TRACKERS, sources, text),
    tcf: text.includes('__tcfapi'),
    gpp: text.includes('__gpp'),
    consentMode: findConsentMode(document, scripts),
  }
}

/**
 * What a page loads as sent, with what its scripts added to it: tag managers bring trackers and consent platforms.
 *
 * @param rendered the page when it was loaded and nobody had chosen
 */
export function withScripted(
  sent: ConsentScripts,
  rendered: Pick<RenderedPage, 'document' | 'globals' | 'requests'>,
): ConsentScripts {
  const now = findConsentScripts(rendered.document)
  // Loaders take the element of a script away again.
  const asked = rendered.requests.filter(({ type }) => type === 'Script').map(({ url }) => url)
  return {
    platforms: unique([...sent.platforms, ...now.platforms]),
    trackers: unique([...sent.trackers, ...now.trackers, ...trackersAt(asked)]),
    tcf: sent.tcf || rendered.globals.has('__tcfapi'),
    gpp: sent.gpp || rendered.globals.has('__gpp'),
    // Scripts put others in front of those that were sent, so that the order says nothing any more.
    consentMode: sent.consentMode,
  }
}

/** The call that starts the pixel of Meta for an account, and the one by which it waits for consent. */
const PIXEL_START = /\bfbq\(\s{0,20}['"]init['"]\s{0,20},\s{0,20}['"]?(\d{8,20})\b/
const PIXEL_WAITS = /\bfbq\(\s{0,20}['"]consent['"]\s{0,20},\s{0,20}['"]revoke['"]/

/**
 * The inline script that loads the pixel of Meta and starts it in one, unless the page has it wait for consent.
 *
 * @see https://developers.facebook.com/docs/meta-pixel/implementation/gdpr
 */
export function startOfMetaPixel(document: HtmlDocument): { element: Element; account: string } | undefined {
  const scripts = document.elements('script').filter(runsAtOnce)
  if (scripts.some(element => PIXEL_WAITS.test(scriptText(element)))) return undefined
  for (const element of scripts) {
    const text = scriptText(element)
    const account = PIXEL_START.exec(text)?.[1]
    if (account !== undefined && text.includes('/fbevents.js')) return { element, account }
  }
  return undefined
}

/** The call that starts Google's tag for an account. */
const TAG_CONFIG = /\bgtag\(\s{0,20}['"]config['"]\s{0,20},\s{0,20}['"]([\w-]{2,40})['"]/g
/** What may keep the tag from storing anything, or the call from being made before visitors have chosen. */
const TAG_WAITS = /storage|ga-disable-|consent|cookie|addEventListener|setTimeout|hostname/i
const TAG_SCRIPT = /^https?:\/\/www\.googletagmanager\.com(?::\d+)?\/gtag\/js\?/

/**
 * The inline script that starts Google's tag for a property of Analytics or for Ads, where the page loads that tag itself
 * and nothing in front of it can have asked it to wait: it heeds what is set before it is configured.
 *
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
export function startOfGoogleTag(
  document: HtmlDocument,
): { element: Element; account: string; cookie: string } | undefined {
  const scripts = document.elements('script').filter(runsAtOnce)
  const isTag = (element: Element) =>
    TAG_SCRIPT.test(document.resolve(attribute(element, 'src') ?? '')?.slice(0, MAX_ADDRESS) ?? '')
  if (!scripts.some(isTag)) return undefined
  for (const element of scripts) {
    if (isTag(element)) continue
    // What another file does is not known.
    if (attribute(element, 'src') !== undefined) return undefined
    const text = scriptText(element)
    if (TAG_WAITS.test(text)) return undefined
    for (const [, account] of text.matchAll(TAG_CONFIG)) {
      if (/^G-/i.test(account!)) return { element, account: account!, cookie: '_ga (analytics)' }
      if (/^AW-/i.test(account!)) return { element, account: account!, cookie: '_gcl_au (marketing)' }
    }
  }
  return undefined
}

/** Names of the trackers whose scripts are at some of these addresses. */
export function trackersAt(addresses: readonly string[]): string[] {
  return namesOf(
    TRACKERS,
    addresses.flatMap(address => URL.parse(address) ?? []),
    '',
  )
}

/** Names of the consent platforms whose scripts are at some of these addresses. */
export function platformsAt(addresses: readonly string[]): string[] {
  return namesOf(
    CONSENT_PLATFORMS,
    addresses.flatMap(address => URL.parse(address) ?? []),
    '',
  )
}

/** Consent platforms hold scripts back by a type that is none. */
function runsAtOnce(element: Element): boolean {
  const type = attribute(element, 'type')?.trim().toLowerCase() ?? ''
  return type === '' || type === 'module' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type)
}

function scriptText(element: Element): string {
  return textOf(element).slice(0, MAX_SCRIPT)
}

/** By the URL of a script, or by the address in an inline script that loads it. */
function namesOf(known: readonly KnownScript[], sources: readonly URL[], inline: string): string[] {
  return known
    .filter(({ marks, only }) =>
      marks.some(
        mark =>
          sources.some(url => isAt(url, mark) && (only?.test(url.href.slice(0, MAX_ADDRESS)) ?? true)) ||
          (inline.includes(`//${mark}`) && (only?.test(inline) ?? true)),
      ),
    )
    .map(({ name }) => name)
}

/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000

function isAt({ hostname, pathname }: URL, mark: string): boolean {
  const slash = mark.indexOf('/')
  const host = slash < 0 ? mark : mark.slice(0, slash)
  const path = slash < 0 ? '/' : mark.slice(slash)
  return (hostname === host || hostname.endsWith(`.${host}`)) && pathname.startsWith(path)
}

const DEFAULTS =
  /gtag\(\s{0,20}['"]consent['"]\s{0,20},\s{0,20}['"]default['"]\s{0,20},\s{0,20}\{([^}]{0,2000})\}/g
const TAG = /gtag\(\s{0,20}['"]config['"]|gtm\.start/

function findConsentMode(document: HtmlDocument, scripts: readonly Element[]): ConsentMode | undefined {
  const defaults: [string, string][] = []
  let tagSeen = false
  let beforeTags: boolean | undefined
  for (const element of scripts) {
    const source = attribute(element, 'src')
    if (source !== undefined) {
      // A script that is loaded beside the parser runs behind the inline scripts that follow it.
      const waits = attribute(element, 'async') !== undefined || attribute(element, 'defer') !== undefined
      if (!waits && /googletagmanager\.com\/gt/.test(document.resolve(source) ?? '')) tagSeen = true
      continue
    }
    const text = scriptText(element)
    const tagAt = text.search(TAG)
    for (const found of [...text.matchAll(DEFAULTS)].slice(0, MAX_DEFAULTS)) {
      beforeTags ??= !tagSeen && (tagAt < 0 || found.index < tagAt)
      for (const [, type, state] of found[1]!.matchAll(
        /['"]?([a-z_]{2,40})['"]?\s{0,9}:\s{0,9}['"](granted|denied)['"]/g,
      )) {
        defaults.push([type!, state!])
      }
    }
    if (tagAt >= 0) tagSeen = true
  }
  return beforeTags === undefined ? undefined : { defaults: Object.fromEntries(defaults), beforeTags }
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}
