import { type Bounds, LCP_MS } from '../../../api/core-web-vitals.ts'
import { type Device, isStarved, type LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'
import { FCP_MS, isGood, SPEED_INDEX_MS, TBT_MS } from './metric-bounds.ts'

const LCP = 'largest-contentful-paint'
const FCP = 'first-contentful-paint'
const TBT = 'total-blocking-time'
const SPEED_INDEX = 'speed-index'

/** Metrics that are times, by what Google calls good. */
const TIMES: Readonly<Record<string, (device: Device) => Bounds>> = {
  [FCP]: () => FCP_MS,
  [LCP]: () => LCP_MS,
  [TBT]: device => TBT_MS[device],
  [SPEED_INDEX]: device => SPEED_INDEX_MS[device],
}

/**
 * Whether one run may say what another run of the same page does not. A paint that comes late by chance lets Lighthouse
 * count scripts and images before it that it has nothing to do with, which makes a second three; and a task that waits for
 * its turn on a shared machine is counted four times as long. An LCP that is poor is so by the bytes that it waits for.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/v13.5.0/docs/variability.md
 */
export function isDoubtful(result: LighthouseResult, device: Device): boolean {
  if (isStarved(result)) return false
  const isPoor = (result.audits[LCP]?.numericValue ?? 0) > LCP_MS.poor
  return Object.keys(TIMES).some(id => isAbove(result, id, device) && !(id === LCP && isPoor))
}

/**
 * What two runs of a page have in common: the run with the better score, with the times of the other one where those
 * are good. Chance makes a page slower than it is, not faster; Lighthouse CI takes the best of its runs too by default.
 *
 * @see https://github.com/GoogleChrome/lighthouse-ci/blob/main/docs/configuration.md#aggregation-methods
 */
export function commonOf(
  first: LighthouseResult,
  second: LighthouseResult,
  device: Device,
): LighthouseResult {
  if (isStarved(second)) return first
  const [better, other] = (second.score ?? 0) > (first.score ?? 0) ? [second, first] : [first, second]
  const replaced = Object.entries(TIMES).filter(
    ([id, bounds]) => isAbove(better, id, device) && isGood(other, id, bounds(device)),
  )
  if (replaced.length === 0) return better
  return {
    ...better,
    audits: { ...better.audits, ...Object.fromEntries(replaced.map(([id]) => [id, other.audits[id]!])) },
  }
}

function isAbove(result: LighthouseResult, id: string, device: Device): boolean {
  return result.audits[id]?.numericValue !== undefined && !isGood(result, id, TIMES[id]!(device))
}
