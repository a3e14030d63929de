import type { Occurrence } from '../../../api/results.ts'
import type { LighthouseReport, LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'
import { fail, type Judgement, notMeasured, pass } from '../../judging/judgement.ts'
import { elementOf, numberOf, type PageElement, placeOf, rowsOf, subRowsOf, textOf } from './audit-details.ts'
import type { MetricCheck } from './checks.ts'
import { timeText } from './quantities.ts'
import { type Bounds, CLS, FCP_MS, LCP_MS, SPEED_INDEX_MS, TBT_MS } from './thresholds.ts'

/** Places that one metric names. */
const MOST_PLACES = 5
const BREAKDOWN = 'lcp-breakdown-insight'

/** Judges the metrics of a run by the bounds that Google gives. */
export function judgeMetrics(
  { median, device }: LighthouseReport,
  pageUrl: string,
): Record<MetricCheck, Judgement> {
  const judge = (
    id: MetricCheck,
    bounds: Bounds,
    shown: (value: number) => string,
    places: () => Occurrence[],
  ): Judgement => {
    const audit = median.audits[id]
    const value = audit?.numericValue
    if (value === undefined) return notMeasured(audit?.errorMessage ?? 'Lighthouse gave no value')
    if (value <= bounds.good) return pass(shown(value))
    const rating = value > bounds.poor ? 'poor' : 'needs improvement'
    const limit = `good is up to ${shown(bounds.good)}, poor above ${shown(bounds.poor)}`
    const message = `${shown(value)}: ${rating} (${limit})`
    const found = places()
    return fail(found.length > 0 ? found : [{ url: pageUrl, message }], message)
  }
  return {
    'largest-contentful-paint': judge('largest-contentful-paint', LCP_MS, timeText, () =>
      lateContent(median, pageUrl),
    ),
    'cumulative-layout-shift': judge('cumulative-layout-shift', CLS, shiftText, () =>
      shiftedElements(median, pageUrl),
    ),
    'total-blocking-time': judge('total-blocking-time', TBT_MS[device], timeText, () =>
      longTasks(median, pageUrl),
    ),
    'first-contentful-paint': judge('first-contentful-paint', FCP_MS, timeText, () => []),
    'speed-index': judge('speed-index', SPEED_INDEX_MS[device], timeText, () => []),
  }
}

/** Whether a metric has the value that Google calls good. */
export function isGood(result: LighthouseResult, id: string, bounds: Bounds): boolean {
  const value = result.audits[id]?.numericValue
  return value !== undefined && value <= bounds.good
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

function lateContent(result: LighthouseResult, pageUrl: string): Occurrence[] {
  const element = lcpElement(result)
  if (!element) return []
  const longest = lcpParts(result).toSorted((a, b) => b.ms - a.ms)[0]
  const part = longest ? `; its longest part is "${longest.label}"` : ''
  return [{ url: pageUrl, ...element, message: `the main content is this element${part}` }]
}

function shiftedElements({ audits }: LighthouseResult, pageUrl: string): Occurrence[] {
  return rowsOf(audits['layout-shifts'])
    .filter(row => elementOf(row) !== undefined)
    .slice(0, MOST_PLACES)
    .map(row => {
      const causes = new Set(subRowsOf(row).map(cause => textOf(cause, 'cause')))
      causes.delete('')
      const why = causes.size > 0 ? `: ${[...causes].join('; ')}` : ''
      return placeOf(row, pageUrl, `moved by ${shiftText(numberOf(row, 'score'))}${why}`)
    })
}

function longTasks({ audits }: LighthouseResult, pageUrl: string): Occurrence[] {
  const byUrl = new Map<string, number>()
  for (const row of rowsOf(audits['long-tasks'])) {
    const url = textOf(row, 'url')
    byUrl.set(url, (byUrl.get(url) ?? 0) + numberOf(row, 'duration'))
  }
  return [...byUrl]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_PLACES)
    .map(([url, ms]) => placeOf({ url }, pageUrl, `${timeText(ms)} in long tasks${sourceText(url)}`))
}

/** Lighthouse's name for what belongs to no script. */
function sourceText(url: string): string {
  return url === 'Unattributable' ? ' of the browser itself' : ''
}

function shiftText(value: number): string {
  return value === 0 ? '0' : value.toFixed(3).replace(/0+$/, '').replace(/\.$/, '')
}
