import type { Json, JsonObject } from '../../../api/results.ts'
import type { LighthouseReport, LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'
import { numberOf, rowsOf, savedBytes, subRowsOf, textOf } from './audit-details.ts'
import { lcpElement, lcpParts } from './metrics.ts'
import { PASSING_SCORE } from './thresholds.ts'

/** Lighthouse's metrics, in the order of its report; the last ones are not part of the score. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
  'interactive',
  'max-potential-fid',
  'server-response-time',
] as const

/** Most entries of one list. */
const MOST_LISTED = 50

/** What Lighthouse measured, under its own names and in its units. */
export function factsOf(report: LighthouseReport): JsonObject {
  const { median, device, scores, chromeVersion } = report
  return {
    requestedDevice: device,
    lighthouseVersion: median.lighthouseVersion,
    chromeVersion,
    benchmarkIndex: median.benchmarkIndex,
    runs: [...scores],
    warnings: median.runWarnings.map(String),
    metrics: Object.fromEntries(METRICS.map(id => [id, metricOf(median, id)])),
    lcpElement: { ...(lcpElement(median) ?? {}) },
    lcpBreakdown: lcpParts(median),
    opportunities: opportunitiesOf(median),
    weight: weightOf(median),
    thirdParties: thirdPartiesOf(median),
  }
}

function metricOf({ audits }: LighthouseResult, id: string): Json {
  const audit = audits[id]
  if (audit?.numericValue === undefined) return null
  return {
    value: Math.round(audit.numericValue * 1000) / 1000,
    unit: audit.numericUnit ?? 'unitless',
    score: audit.score,
  }
}

/** Audits whose fix would save time or bytes, the largest first. */
function opportunitiesOf({ audits }: LighthouseResult): Json[] {
  return Object.values(audits)
    .filter(
      ({ scoreDisplayMode, score }) => scoreDisplayMode === 'metricSavings' && (score ?? 1) < PASSING_SCORE,
    )
    .map(audit => ({
      id: audit.id,
      title: audit.title,
      savingsMs: Math.round(Math.max(0, ...Object.entries(audit.metricSavings ?? {}).map(inMilliseconds))),
      savingsBytes: Math.round(savedBytes(audit)),
    }))
    .filter(({ savingsMs, savingsBytes }) => savingsMs > 0 || savingsBytes > 0)
    .toSorted((a, b) => b.savingsMs - a.savingsMs || b.savingsBytes - a.savingsBytes)
}

/** A shift of the layout has no unit of time. */
function inMilliseconds([metric, saved]: [string, number | undefined]): number {
  return metric === 'CLS' ? 0 : (saved ?? 0)
}

/** Requests and bytes over the wire by Lighthouse's kinds of resources, as `script`. */
function weightOf({ audits }: LighthouseResult): JsonObject {
  return Object.fromEntries(
    rowsOf(audits['resource-summary']).map(row => [
      textOf(row, 'resourceType'),
      { requests: numberOf(row, 'requestCount'), bytes: numberOf(row, 'transferSize') },
    ]),
  )
}

function thirdPartiesOf({ audits }: LighthouseResult): Json[] {
  return rowsOf(audits['third-parties-insight'])
    .slice(0, MOST_LISTED)
    .map(row => ({
      entity: textOf(row, 'entity'),
      bytes: numberOf(row, 'transferSize'),
      mainThreadMs: Math.round(numberOf(row, 'mainThreadTime')),
      urls: subRowsOf(row)
        .slice(0, 5)
        .map(sub => textOf(sub, 'url')),
    }))
}
