import type { Occurrence } from '../../../api/results.ts'
import type { LighthouseReport } from '../../browser/lighthouse/lighthouse-report.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { isSamePage } from '../../syntax/comparable-url.ts'
import { checklistOf, elementOf, numberOf, type Row, rowsOf, savedMs, textOf } from './audit-details.ts'
import type { DeliveryCheck } from './checks.ts'
import { firstPartyOrigins, judgeSaving, placesOf, unjudgedReason } from './diagnostics.ts'
import { keepsNothing, nothingLoaded } from './loaded-files.ts'
import { isGood } from './metrics.ts'
import { bytesText, durationText, timeText } from './quantities.ts'
import {
  COMPRESSIBLE_BYTES,
  DOM_ELEMENTS,
  LCP_MS,
  LEAST_SAVED_BYTES,
  LEAST_SAVED_MS,
  PASSING_SCORE,
  SERVER_RESPONSE_MS,
} from './thresholds.ts'

/** Why what a server on this machine or network sends says nothing about the site. */
export const LOCAL_SERVER =
  'this is a server on this machine or network: how the site will be sent is for its host to say'

/** Types of texts that compression makes small. Fonts and pictures are compressed in themselves. */
export const COMPRESSIBLE =
  /^(text\/|(application|image)\/([\w.-]+\+)?(javascript|json|xml|wasm)\b|application\/manifest)/i

/** Why there is nothing to compress. */
export const ONLY_SMALL_TEXTS = `the site sends no text of ${bytesText(COMPRESSIBLE_BYTES)} or more`

/** Judges by Lighthouse's run what could otherwise be judged from the markup and the answers alone. */
export function judgeDelivery(
  report: LighthouseReport,
  page: HtmlPage,
  isLocal: boolean,
): Record<DeliveryCheck, Judgement> {
  const local = notApplicable(LOCAL_SERVER)
  return {
    'server-response-time': isLocal ? local : judgeServer(report, page.url),
    redirects: judgeRedirects(report),
    'uses-text-compression': isLocal ? local : judgeCompression(report, page.url),
    'cache-insight': isLocal ? local : judgeCaching(report, page.url),
    'render-blocking-insight': judgeSaving(report, 'render-blocking-insight', page.url),
    'lcp-discovery-insight': judgeDiscovery(report, page.url),
    'unsized-images': judgeUnsizedImages(report, page.url),
    'dom-size-insight': judgeDomSize(report, page.url),
  }
}

function judgeServer({ median }: LighthouseReport, pageUrl: string): Judgement {
  const audit = median.audits['server-response-time']
  const [row] = rowsOf(audit)
  if (!row || audit?.errorMessage !== undefined) return notMeasured('Lighthouse did not time the server')
  const ms = numberOf(row, 'responseTime')
  if (ms <= SERVER_RESPONSE_MS) return pass(timeText(ms))
  return fail({
    url: pageUrl,
    message: `${timeText(ms)} until it answers; up to ${SERVER_RESPONSE_MS} ms are good`,
  })
}

function judgeRedirects({ median }: LighthouseReport): Judgement {
  const audit = median.audits['redirects']
  const unjudged = unjudgedReason(audit)
  if (unjudged) return unjudged
  // Lighthouse counts some requests of scripts for the page's own address as a redirect to it.
  const { requestedUrl, finalDisplayedUrl } = median
  if (requestedUrl !== undefined && isSamePage(requestedUrl, finalDisplayedUrl)) return pass()
  const rows = rowsOf(audit).filter(row => numberOf(row, 'wastedMs') > 0)
  if (audit!.score! >= PASSING_SCORE || rows.length === 0) return pass()
  const places = rows.map(row => ({
    url: textOf(row, 'url'),
    message: `redirects, which takes about ${timeText(numberOf(row, 'wastedMs'))} on a phone`,
  }))
  const total = Math.max(savedMs(audit, 'FCP'), savedMs(audit, 'LCP'))
  return total < LEAST_SAVED_MS ? pass() : fail(places)
}

/** A file that came as large as it is was not compressed: headers come on top. */
function judgeCompression({ median }: LighthouseReport, pageUrl: string): Judgement {
  const requests = median.audits['network-requests']
  if (!requests) return notMeasured('Lighthouse did not list the requests')
  const own = firstPartyOrigins(median, pageUrl)
  const texts = rowsOf(requests).filter(row => isOwnText(row, own))
  if (texts.length === 0) return notApplicable(ONLY_SMALL_TEXTS)
  return failWhere(
    texts
      .filter(row => numberOf(row, 'transferSize') >= numberOf(row, 'resourceSize'))
      .map(row => ({
        url: textOf(row, 'url'),
        message: `${bytesText(numberOf(row, 'resourceSize'))} sent without compression`,
      })),
  )
}

function isOwnText(row: Row, own: ReadonlySet<string>): boolean {
  const origin = URL.parse(textOf(row, 'url'))?.origin ?? ''
  return (
    own.has(origin) &&
    numberOf(row, 'statusCode') === 200 &&
    textOf(row, 'cache') === 'none' &&
    numberOf(row, 'resourceSize') >= COMPRESSIBLE_BYTES &&
    COMPRESSIBLE.test(textOf(row, 'mimeType'))
  )
}

/** Files of others are theirs to cache. */
function judgeCaching({ median }: LighthouseReport, pageUrl: string): Judgement {
  const audit = median.audits['cache-insight']
  const unjudged = unjudgedReason(audit)
  if (unjudged) return unjudged
  const own = firstPartyOrigins(median, pageUrl)
  const rows = rowsOf(audit).filter(row => own.has(URL.parse(textOf(row, 'url'))?.origin ?? ''))
  if (rows.length === 0 && keepsNothing(median, own)) {
    return notApplicable('the page loads no files of its own site that caches could keep')
  }
  const bytes = rows.reduce((sum, row) => sum + numberOf(row, 'wastedBytes'), 0)
  if (bytes < LEAST_SAVED_BYTES) return pass()
  return fail(
    rows.map(row => ({
      url: textOf(row, 'url'),
      message: `${bytesText(numberOf(row, 'totalBytes'))}, kept ${lifetimeText(numberOf(row, 'cacheLifetimeMs') / 1000)}`,
    })),
  )
}

/** How long caches keep a file, as the end of a sentence. */
export function lifetimeText(seconds: number): string {
  return seconds <= 0 ? 'for no time at all' : `for ${durationText(seconds)}`
}

const DISCOVERY_FAULTS: Readonly<Record<string, string>> = {
  eagerlyLoaded: 'it has loading="lazy"',
  requestDiscoverable: 'the HTML does not name its file, so scripts or styles must come first',
  priorityHinted: 'it has no fetchpriority="high"',
}

/** Lazy loading is always wrong there; the rest matters where the main content is late. */
function judgeDiscovery({ median }: LighthouseReport, pageUrl: string): Judgement {
  const audit = median.audits['lcp-discovery-insight']
  if (audit?.scoreDisplayMode === 'notApplicable') return notApplicable('the main content is not an image')
  const unjudged = unjudgedReason(audit)
  if (unjudged) return unjudged
  const onTime = isGood(median, 'largest-contentful-paint', LCP_MS)
  const faults = [...checklistOf(audit)].filter(
    ([name, holds]) => !holds && (name === 'eagerlyLoaded' || !onTime) && name in DISCOVERY_FAULTS,
  )
  if (faults.length === 0) return pass()
  const element = rowsOf(audit)
    .map(elementOf)
    .find(found => found !== undefined)
  const message = faults.map(([name]) => DISCOVERY_FAULTS[name]!).join('; ')
  return fail({ url: pageUrl, ...element, message })
}

function judgeUnsizedImages({ median }: LighthouseReport, pageUrl: string): Judgement {
  const audit = median.audits['unsized-images']
  const unjudged = unjudgedReason(audit)
  if (unjudged) return unjudged
  if (audit!.score! >= PASSING_SCORE) return nothingLoaded(median, 'unsized-images') ?? pass()
  const places: Occurrence[] = placesOf(audit!, pageUrl)
  return fail(places)
}

/** Many elements alone do no harm: Lighthouse must have seen slow layout because of them. */
function judgeDomSize({ median }: LighthouseReport, pageUrl: string): Judgement {
  const audit = median.audits['dom-size-insight']
  const elements = audit?.numericValue
  if (!audit || elements === undefined) return notMeasured('Lighthouse did not count the elements')
  const counted = `${elements.toLocaleString('en-US')} elements`
  const isSlow = audit.score !== 1
  if (!isSlow || elements <= DOM_ELEMENTS) return pass(counted)
  return fail({ url: pageUrl, message: `${counted}, and updates of layout or style that take long` })
}
