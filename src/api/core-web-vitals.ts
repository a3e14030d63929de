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
