import type { Occurrence } from '../../../api/results.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { type Exchange, type FinalResponse, header, mediaType } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { Visit } from '../../visit/visit.ts'
import type { DeliveryCheck } from './checks.ts'
import { COMPRESSIBLE, LOCAL_SERVER, lifetimeText, ONLY_SMALL_TEXTS } from './delivery.ts'
import { bytesText, timeText } from './quantities.ts'
import {
  COMPRESSIBLE_BYTES,
  DOM_ELEMENTS,
  LEAST_SAVED_MS,
  MOST_FETCHED_FILES,
  SERVER_RESPONSE_UNDER_LOAD_MS,
} from './thresholds.ts'

/**
 * Judges what the markup and the answers of the server show, where Lighthouse gave no result. What they leave open is
 * not measured.
 */
export async function judgeWithoutLighthouse(
  visit: Visit,
  page: HtmlPage,
  isLocal: boolean,
): Promise<Record<DeliveryCheck, Judgement>> {
  const { document } = page
  const local = notApplicable(LOCAL_SERVER)
  const files = isLocal ? [] : await ownFiles(visit, page)
  return {
    'server-response-time': isLocal ? local : judgeServer(page),
    redirects: judgeRedirects(await visit.exchange(), isLocal),
    'uses-text-compression': isLocal ? local : judgeCompression([page.response, ...files]),
    'cache-insight': isLocal ? local : judgeCaching(files),
    'render-blocking-insight': judgeBlockingFiles(document),
    'lcp-discovery-insight': judgeLazyImages(document),
    'unsized-images': judgeImageSizes(document),
    'dom-size-insight': judgeElements(document),
  }
}

/** Style sheets and scripts of the page's own origin that could be fetched. */
async function ownFiles(visit: Visit, { document, url }: HtmlPage): Promise<FinalResponse[]> {
  const { origin } = new URL(url)
  const addresses = new Set<string>()
  for (const element of document.elements('script', 'link')) {
    const address = fileOf(element, document)
    if (address !== undefined && new URL(address).origin === origin) addresses.add(address)
  }
  const wanted = [...addresses].slice(0, MOST_FETCHED_FILES)
  const exchanges = await Promise.all(wanted.map(address => visit.fetch(address)))
  return exchanges.flatMap(({ final }) => (final?.status === 200 ? [final] : []))
}

function isStyleSheet(link: Element): boolean {
  return /(^|\s)stylesheet(\s|$)/i.test(attribute(link, 'rel') ?? '')
}

function fileOf(element: Element, document: HtmlDocument): string | undefined {
  const value = attribute(element, element.tagName === 'script' ? 'src' : 'href')
  if (value === undefined || (element.tagName === 'link' && !isStyleSheet(element))) return undefined
  const address = document.resolve(value)
  return address !== undefined && /^https?:/.test(address) ? address : undefined
}

function judgeServer({ response, url }: HtmlPage): Judgement {
  const ms = response.ttfbMs
  if (ms <= SERVER_RESPONSE_UNDER_LOAD_MS) return pass(timeText(ms))
  return fail({ url, message: `${timeText(ms)} until it answers` })
}

function judgeRedirects({ hops }: Exchange, isLocal: boolean): Judgement {
  const redirects = hops.slice(0, -1)
  const ms = redirects.reduce((sum, { ttfbMs }) => sum + ttfbMs, 0)
  if (redirects.length === 0) return pass()
  if (isLocal) return notMeasured('what redirects cost on a server on this machine or network says nothing')
  if (ms < LEAST_SAVED_MS) return pass()
  return fail(
    redirects.map(hop => ({ url: hop.url, message: `redirects, which took ${timeText(hop.ttfbMs)}` })),
  )
}

function judgeCompression(responses: readonly FinalResponse[]): Judgement {
  const texts = responses.filter(isLargeText)
  if (texts.length === 0) return notApplicable(ONLY_SMALL_TEXTS)
  return failWhere(
    texts.filter(isSentPlain).map(({ url, body }) => ({
      url,
      message: `${bytesText(body.length)} sent without compression`,
    })),
  )
}

function isLargeText(response: FinalResponse): boolean {
  return response.body.length >= COMPRESSIBLE_BYTES && COMPRESSIBLE.test(mediaType(response))
}

function isSentPlain(response: FinalResponse): boolean {
  return (header(response, 'content-encoding') ?? 'identity').trim().toLowerCase() === 'identity'
}

function judgeCaching(files: readonly FinalResponse[]): Judgement {
  if (files.length === 0) return notApplicable('the page has no style sheets or scripts of its own origin')
  const places: Occurrence[] = []
  for (const file of files) {
    const seconds = lifetimeOf(file)
    if (seconds <= 0) places.push({ url: file.url, message: `kept ${lifetimeText(seconds)}` })
  }
  return failWhere(places)
}

/** Seconds that a response may be used without asking again. @see https://www.rfc-editor.org/rfc/rfc9111#section-4.2.1 */
function lifetimeOf(response: FinalResponse): number {
  const control = header(response, 'cache-control') ?? ''
  if (/\bno-(store|cache)\b/i.test(control)) return 0
  const maxAge = /\bmax-age\s*=\s*"?(\d{1,12})/i.exec(control)?.[1]
  if (maxAge !== undefined) return Number(maxAge)
  const until = Date.parse(header(response, 'expires') ?? '')
  const from = Date.parse(header(response, 'date') ?? '')
  return Number.isNaN(until) || Number.isNaN(from) ? 0 : (until - from) / 1000
}

/** Types of scripts that browsers run as they come. */
const CLASSIC_SCRIPT = /^\s*((text|application)\/(javascript|ecmascript|x-javascript))?\s*$/i

/** Style sheets always hold up the paint; for how long the markup does not show. */
function judgeBlockingFiles(document: HtmlDocument): Judgement {
  const blocking = document.elements('script').filter(script => {
    const isClassic = CLASSIC_SCRIPT.test(attribute(script, 'type') ?? '')
    const isLater = ['async', 'defer'].some(name => attribute(script, name) !== undefined)
    const inHead = script.parentNode === document.head
    return inHead && isClassic && !isLater && attribute(script, 'src') !== undefined
  })
  const sheets = document
    .elements('link')
    .filter(link => isStyleSheet(link) && !/^\s*print\s*$/i.test(attribute(link, 'media') ?? ''))
  if (blocking.length === 0 && sheets.length > 0) {
    return notMeasured('how long style sheets hold up the first paint can only be seen in Chrome')
  }
  return failWhere(
    blocking.map(script => document.occurrence(script, 'a script in the head with neither defer nor async')),
  )
}

/** An image that the page itself calls urgent must not be lazy; which one is the main content only Chrome can tell. */
function judgeLazyImages(document: HtmlDocument): Judgement {
  const images = document.elements('img')
  if (images.length === 0) return notApplicable('the page has no images')
  const lazy = images.filter(image => attribute(image, 'loading')?.trim().toLowerCase() === 'lazy')
  if (lazy.length === 0) return pass('no image is loaded lazily')
  const preloaded = preloadedImages(document)
  const contradicting = lazy.filter(image => {
    const source = attribute(image, 'src')
    const urgent = attribute(image, 'fetchpriority')?.trim().toLowerCase() === 'high'
    return urgent || (source !== undefined && preloaded.has(document.resolve(source) ?? ''))
  })
  if (contradicting.length === 0) {
    return notMeasured('which image is the main content can only be seen in Chrome')
  }
  return fail(
    contradicting.map(image =>
      document.occurrence(image, 'loading="lazy" on an image that is preloaded or has fetchpriority="high"'),
    ),
  )
}

function preloadedImages(document: HtmlDocument): ReadonlySet<string> {
  const links = document
    .elements('link')
    .filter(
      link =>
        /(^|\s)preload(\s|$)/i.test(attribute(link, 'rel') ?? '') &&
        attribute(link, 'as')?.trim().toLowerCase() === 'image',
    )
  return new Set(links.map(link => document.resolve(attribute(link, 'href') ?? '') ?? ''))
}

function judgeImageSizes(document: HtmlDocument): Judgement {
  const images = document.elements('img')
  if (images.length === 0) return notApplicable('the page has no images')
  const unsized = images.filter(image =>
    ['width', 'height'].some(name => !/^\s*\d/.test(attribute(image, name) ?? '')),
  )
  if (unsized.length === 0) return pass()
  return notMeasured(
    `${unsized.length} of ${images.length} images have no width or height in the HTML; whether CSS gives them room can only be seen in Chrome`,
  )
}

function judgeElements(document: HtmlDocument): Judgement {
  const { length } = document.elements()
  const counted = `${length.toLocaleString('en-US')} elements`
  if (length <= DOM_ELEMENTS) return pass(counted)
  return notMeasured(`${counted}; whether they make the layout slow can only be seen in Chrome`)
}
