import type { Bounds } from '../../../api/core-web-vitals.ts'
import type { Device, LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'

/** @see https://web.dev/articles/fcp */
export const FCP_MS: Bounds = { good: 1800, poor: 3000 }
/**
 * A load has nobody who clicks, so there is no INP: total blocking time stands for it. Bounds are those of Lighthouse's
 * scores 0.9 and 0.5.
 *
 * @see https://developer.chrome.com/docs/lighthouse/performance/lighthouse-total-blocking-time
 */
export const TBT_MS: Readonly<Record<Device, Bounds>> = {
  mobile: { good: 200, poor: 600 },
  desktop: { good: 150, poor: 350 },
}
/** @see https://developer.chrome.com/docs/lighthouse/performance/speed-index */
export const SPEED_INDEX_MS: Readonly<Record<Device, Bounds>> = {
  mobile: { good: 3400, poor: 5800 },
  desktop: { good: 1300, poor: 2300 },
}

/** Whether a metric has the value that Google calls good. */
export function isGood(result: LighthouseResult, id: string, bounds: Bounds): boolean {
  const value = result.audits[id]?.numericValue
  return value !== undefined && value <= bounds.good
}
