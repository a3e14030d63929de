import type { Bounds } from './core-web-vitals.ts'

/** @see https://web.dev/articles/fcp */
export const FCP_MS: Bounds = { good: 1800, poor: 3000 }
/** @see https://web.dev/articles/ttfb */
export const TTFB_MS: Bounds = { good: 800, poor: 1800 }
/**
 * A load has nobody who clicks, so there is no INP: total blocking time stands for it. Bounds are those of Lighthouse's
 * scores 0.9 and 0.5.
 *
 * @see https://developer.chrome.com/docs/lighthouse/performance/lighthouse-total-blocking-time
 */
export const TBT_MS: Readonly<Record<'mobile' | 'desktop', Bounds>> = {
  mobile: { good: 200, poor: 600 },
  desktop: { good: 150, poor: 350 },
}
