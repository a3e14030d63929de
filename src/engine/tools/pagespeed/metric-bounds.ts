import type { Bounds } from '../../../api/core-web-vitals.ts'
import type { Device, LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'

export { FCP_MS, TBT_MS } from '../../../api/lab-metrics.ts'

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
