import { LCP_MS } from '../../../api/core-web-vitals.ts'
import type { Occurrence } from '../../../api/results.ts'
import type { LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'
import { elementOf, numberOf, type PageElement, rowsOf, textOf } from './audit-details.ts'
import { FCP_MS, isGood } from './metric-bounds.ts'

const LCP = 'largest-contentful-paint'
const FCP = 'first-contentful-paint'
const BREAKDOWN = 'lcp-breakdown-insight'
/** Milliseconds of a page without throttling, in which a text changes its font or a menu is made ready. */
const SAME_PAINT_MS = 100

/**
 * Whether Lighthouse's time for the main content is only that of its simulation: the content waits for no file of its own (it is a
 * text, or an image in the HTML), and it is late by the images alone that happened to load before it was painted. What holds
 * up such content holds up the first paint, so it is soon there where the first paint is; a little later it is known to be
 * where both came together when the page was recorded.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/v13.5.0/docs/throttling.md
 */
export function isLateInSimulationOnly(result: LighthouseResult): boolean {
  if (!waitsForNoFile(result) || !isLate(result)) return false
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

/** The element as the place of a late paint. */
export function lateContent(result: LighthouseResult, pageUrl: string): Occurrence[] {
  const element = lcpElement(result)
  if (!element) return []
  const longest = lcpParts(result).toSorted((a, b) => b.ms - a.ms)[0]
  const part = longest ? `; the longest part is "${longest.label}"` : ''
  return [{ url: pageUrl, ...element, message: `LCP waits for this element${part}` }]
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
