import type { Bounds } from '../../../api/core-web-vitals.ts'
import type { Device, LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'

export { FCP_MS, TBT_MS } from '../../../api/lab-metrics.ts'

/** @see https://developer.chrome.com/docs/lighthouse/performance/speed-index */
export const SPEED_INDEX_MS: Readonly<Record<Device, Bounds>> = {
  mobile: { good: 3400, poor: 5800 },
  desktop: { good: 1300, poor: 2300 },
}

/**
 * Part of its bound by which a metric must be above it to be called not good. The same page on the same machine gives values
 * up to so far from each other, and a check that fails on one run and passes on the next one says nothing of a change. Of
 * times that Lighthouse simulates its authors tell of 9 to 13 %; the blocking time is measured, and varies most.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/v11.0.0/docs/lantern.md#conclusions
 */
const MARGIN = 0.1
const TBT_MARGIN = 0.25

/** The largest value of a metric that another run may find good. */
export function mostOf(id: string, { good }: Bounds): number {
  return good * (1 + (id === 'total-blocking-time' ? TBT_MARGIN : MARGIN))
}

/** Whether a metric has the value that Google calls good, as far as one run can tell. */
export function isGood(result: LighthouseResult, id: string, bounds: Bounds): boolean {
  const value = result.audits[id]?.numericValue
  return value !== undefined && value <= mostOf(id, bounds)
}
