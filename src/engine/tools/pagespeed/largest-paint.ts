import { LCP_MS } from '../../../api/core-web-vitals.ts'
import type { Occurrence } from '../../../api/results.ts'
import type { Device, LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { elementOf, numberOf, type PageElement, rowsOf, textOf } from './audit-details.ts'
import {
  heaviestBackground,
  isBackgroundSoonThere,
  isSoonThere,
  mainImage,
  transferMs,
} from './main-image.ts'
import { FCP_MS, isGood } from './metric-bounds.ts'
import { bytesText, timeText } from './quantities.ts'

const LCP = 'largest-contentful-paint'
const FCP = 'first-contentful-paint'
const BREAKDOWN = 'lcp-breakdown-insight'
/** Milliseconds of a page without throttling, in which a text changes its font or a menu is made ready. */
const SAME_PAINT_MS = 100

/**
 * Whether Lighthouse's time for the main content is only that of its simulation: the content waits for no file of its own (it is a
 * text, or an image in the HTML), and it is late by the images alone that happened to load before it was painted. What holds
 * up such content holds up the first paint, so it is soon there where the first paint is; a little later it is known to be
 * where both came together when the page was recorded. So is a small image that the HTML names, and a small background.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/v13.5.0/docs/throttling.md
 */
export function isLateInSimulationOnly(
  result: LighthouseResult,
  device: Device,
  document: HtmlDocument,
): boolean {
  if (!isLate(result)) return false
  if (!waitsForNoFile(result))
    return (
      isGood(result, FCP, FCP_MS) &&
      (waitsForSmallImage(result, device) || waitsForTile(result, device, document))
    )
  return isGood(result, FCP, FCP_MS) || (isGood(result, FCP, LCP_MS) && isInFirstPaint(result))
}

/** Whether the main content is late because all content is: it came with the first paint. */
export function isLateWithFirstPaint(result: LighthouseResult): boolean {
  return waitsForNoFile(result) && isLate(result) && isInFirstPaint(result)
}

/** Milliseconds until the main content is there, those of the first paint where it came with that one and is late. */
export function mainContentMs(result: LighthouseResult): number | undefined {
  return result.audits[isLateWithFirstPaint(result) ? FCP : LCP]?.numericValue
}

/** The element that Largest Contentful Paint waited for. */
export function lcpElement({ audits }: LighthouseResult): PageElement | undefined {
  return rowsOf(audits[BREAKDOWN])
    .map(elementOf)
    .find(element => element !== undefined)
}

/** What Largest Contentful Paint consists of, in order, in milliseconds as observed without throttling. */
export function lcpParts({ audits }: LighthouseResult): { part: string; label: string; ms: number }[] {
  return rowsOf(audits[BREAKDOWN])
    .filter(row => textOf(row, 'subpart') !== '')
    .map(row => ({
      part: textOf(row, 'subpart'),
      label: textOf(row, 'label'),
      ms: Math.round(numberOf(row, 'duration')),
    }))
}

/** The element as the place of a late paint, with what takes its time where that is sure. */
export function lateContent(result: LighthouseResult, pageUrl: string, device: Device): Occurrence[] {
  const element = lcpElement(result)
  if (!element) return []
  const cause = longestPart(result) ?? heavyFile(result, element, device)
  const time = timeText(mainContentMs(result) ?? 0)
  const what = waitsForNoFile(result) ? 'text' : 'element'
  const shown = `${time} until this ${what} is shown (good: at most ${timeText(LCP_MS.good)})`
  const message = cause === undefined ? shown : `${shown}; ${cause}`
  return [{ url: pageUrl, ...element, message }]
}

/** Part of the metric that the time observed without throttling must be, to say where all of it goes. */
const OBSERVED_SHARE = 0.5
/** Part of it that the transfer of the image must be to be its cause, unless that alone is too long. */
const TRANSFER_SHARE = 0.3

/** A fast machine loads in no time what takes a phone most of it: the parts observed there are then not those of the metric. */
function longestPart(result: LighthouseResult): string | undefined {
  const parts = lcpParts(result)
  const observed = parts.reduce((sum, { ms }) => sum + ms, 0)
  const longest = parts.toSorted((a, b) => b.ms - a.ms)[0]
  if (!longest || observed < OBSERVED_SHARE * (mainContentMs(result) ?? Infinity)) return undefined
  return `the longest part is "${longest.label}"`
}

function heavyFile(result: LighthouseResult, element: PageElement, device: Device): string | undefined {
  const image = mainImage(result, element)
  const all = mainContentMs(result) ?? Infinity
  const ms = image ? transferMs(image.bytes, device) : 0
  if (!image || (ms < TRANSFER_SHARE * all && ms < LCP_MS.good)) return undefined
  // Lighthouse cannot have waited for all of it, so that the time of the metric is none that it explains.
  if (ms > all) return `its file has ${bytesText(image.bytes)}`
  const connection = device === 'mobile' ? ' over a slow phone connection (1.6 Mbit/s)' : ' at 10 Mbit/s'
  return `its file of ${bytesText(image.bytes)} alone takes ${timeText(ms)}${connection}`
}

function waitsForSmallImage(result: LighthouseResult, device: Device): boolean {
  const element = lcpElement(result)
  const image = element && mainImage(result, element)
  return image !== undefined && isSoonThere(result, image, device)
}

/** Whether the main content is an element whose background is so small that nothing is to be gained from its file. */
export function waitsForTile(result: LighthouseResult, device: Device, document: HtmlDocument): boolean {
  const element = lcpElement(result)
  const background = element && heaviestBackground(result, element, document)
  return background !== undefined && isBackgroundSoonThere(background, device)
}

function isLate(result: LighthouseResult): boolean {
  return result.audits[LCP]?.numericValue !== undefined && !isGood(result, LCP, LCP_MS)
}

function waitsForNoFile({ audits }: LighthouseResult): boolean {
  return audits['lcp-discovery-insight']?.scoreDisplayMode === 'notApplicable'
}

function isInFirstPaint({ audits }: LighthouseResult): boolean {
  const [observed] = rowsOf(audits['metrics'])
  const first = numberOf(observed, 'observedFirstContentfulPaint')
  const largest = numberOf(observed, 'observedLargestContentfulPaint')
  return first > 0 && largest > 0 && largest - first <= SAME_PAINT_MS
}
