import type { Json, JsonObject } from '../../../api/results.ts'
import {
  isStarved,
  type LighthouseReport,
  type LighthouseResult,
} from '../../browser/lighthouse/lighthouse-report.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { PASSING_SCORE, savedBytes } from './audit-details.ts'
import { busyHereOnly } from './local-only-script.ts'
import { attempt, waitsForGraphics } from './measurement.ts'

/** Lighthouse's score, and how it came about. */
export const lighthouseRun = defineTopic({
  checks: {},
  async judge(visit) {
    const { report, gap } = await attempt(visit)
    if (typeof report === 'string') return { judgements: {}, facts: { lighthouse: report }, score: null }
    const isOther =
      isStarved(report.median) ||
      waitsForGraphics(report.median) ||
      gap !== undefined ||
      (await busyHereOnly(visit)) !== undefined
    const score = isOther ? null : report.median.score
    return {
      judgements: {},
      facts: factsOf(report),
      score: score === null ? null : Math.round(score * 100),
    }
  },
})

function factsOf({ median, device, scores, chromeVersion }: LighthouseReport): JsonObject {
  return {
    requestedDevice: device,
    lighthouseVersion: median.lighthouseVersion,
    chromeVersion,
    benchmarkIndex: median.benchmarkIndex,
    ...(median.othersShare !== undefined && { othersShare: Math.round(100 * median.othersShare) / 100 }),
    ...(median.waitedShare !== undefined && { waitedShare: Math.round(100 * median.waitedShare) / 100 }),
    runs: [...scores],
    warnings: median.runWarnings.map(String),
    opportunities: opportunitiesOf(median),
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
