import type { Device } from '../../browser/lighthouse/lighthouse-report.ts'

/** Up to `good` a metric is good, above `poor` it is poor, between them it needs improvement. */
export interface Bounds {
  good: number
  poor: number
}

/**
 * Core Web Vitals are the same for all devices.
 *
 * @see https://web.dev/articles/defining-core-web-vitals-thresholds
 */
export const LCP_MS: Bounds = { good: 2500, poor: 4000 }
export const CLS: Bounds = { good: 0.1, poor: 0.25 }
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

/** Lighthouse calls less than this score a fault. */
export const PASSING_SCORE = 0.9
/** Less time than that nobody notices. */
export const LEAST_SAVED_MS = 100
/** A quarter of a second on the phone connection that Lighthouse plays (1.6 Mbit/s). */
export const LEAST_SAVED_BYTES = 50 * 1024

/** Lighthouse's bound. @see https://developer.chrome.com/docs/lighthouse/performance/time-to-first-byte */
export const SERVER_RESPONSE_MS = 600
/** Where other work went on meanwhile: what web.dev calls poor. @see https://web.dev/articles/ttfb */
export const SERVER_RESPONSE_UNDER_LOAD_MS = 1800
/** Smaller texts come in a few packets, whose number compression hardly changes. */
export const COMPRESSIBLE_BYTES = 5 * 1024
/** @see https://developer.chrome.com/docs/performance/insights/dom-size */
export const DOM_ELEMENTS = 1400
/** Where Lighthouse's score for the weight is 0.5: three of four pages are lighter. */
export const PAGE_BYTES = 4000 * 1024
/** @see https://developer.chrome.com/docs/lighthouse/performance/third-party-summary */
export const THIRD_PARTY_MAIN_THREAD_MS = 250
export const REFLOW_MS = 100
/** Style sheets and scripts that are fetched where Lighthouse did not run. */
export const MOST_FETCHED_FILES = 20
