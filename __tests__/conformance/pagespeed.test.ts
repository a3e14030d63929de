import { describe, expect, test } from '@jest/globals'
import { pagespeedTool } from '../../src/engine/tools/pagespeed/pagespeed.ts'
import { startLighthouse } from '../support/chrome.ts'
import { reporting } from '../support/lighthouse-reports.ts'
import { auditSite } from '../support/tool-runs.ts'

const PAGE = '<!doctype html><html lang="en"><title>Page</title><h1>Page</h1>'

/** The bounds as the documents state them: good up to the first, poor above the second. One run is exact to a tenth. */
const DOCUMENTED = [
  { source: 'https://web.dev/articles/lcp', id: 'largest-contentful-paint', good: 2500, poor: 4000 },
  { source: 'https://web.dev/articles/cls', id: 'cumulative-layout-shift', good: 0.1, poor: 0.25 },
  { source: 'https://web.dev/articles/fcp', id: 'first-contentful-paint', good: 1800, poor: 3000 },
  {
    source: 'https://developer.chrome.com/docs/lighthouse/performance/lighthouse-total-blocking-time',
    id: 'total-blocking-time',
    good: 200,
    poor: 600,
  },
  {
    source: 'https://developer.chrome.com/docs/lighthouse/performance/speed-index',
    id: 'speed-index',
    good: 3400,
    poor: 5800,
  },
] as const

describe('the bounds of the metrics', () => {
  const cases = DOCUMENTED.flatMap(({ source, id, good, poor }) => {
    // A time that is measured varies more from run to run than one that is simulated.
    const margin = id === 'total-blocking-time' ? 0.25 : 0.1
    return [
      { source, id, value: good, rating: undefined },
      { source, id, value: good * (1 + margin - 0.001), rating: undefined },
      { source, id, value: good * (1 + margin + 0.001), rating: 'needs improvement' },
      { source, id, value: poor, rating: 'needs improvement' },
      { source, id, value: poor * 1.001, rating: 'poor' },
    ]
  })
  test.each(cases)('$id of $value is $rating ($source)', async ({ id, value, rating }) => {
    const lighthouse = reporting({ audits: { [id]: { numericValue: value } } })
    const { check } = await auditSite(pagespeedTool, PAGE, { lighthouse })

    expect(check(id).outcome).toBe(rating === undefined ? 'pass' : 'fail')
    if (rating !== undefined) expect(check(id).message).toContain(`: ${rating} (`)
  })
})

describe('the score', () => {
  /** @see https://developer.chrome.com/docs/lighthouse/performance/performance-scoring#lighthouse_10 */
  const WEIGHTS: Readonly<Record<string, number>> = {
    'first-contentful-paint': 10,
    'speed-index': 10,
    'largest-contentful-paint': 25,
    'total-blocking-time': 30,
    'cumulative-layout-shift': 25,
  }

  test('of a real run is the weighted mean of its metrics, with the weights that Lighthouse documents', async () => {
    const chrome = await startLighthouse()
    try {
      // Only what comes after the first paint blocks anybody.
      const busy = 'const until = performance.now() + 400; while (performance.now() < until);'
      const slow = `${PAGE}<script>addEventListener('load', () => setTimeout(() => { ${busy} }, 300))</script>`
      const { run } = await auditSite(pagespeedTool, slow, { lighthouse: chrome.lighthouse })

      const metrics = run.facts['metrics'] as Record<string, { score: number }>
      const parts = Object.entries(WEIGHTS).map(([id, weight]) => (metrics[id]!.score * weight) / 100)
      const mean = Math.round(100 * parts.reduce((sum, part) => sum + part, 0))
      // Beside other tests the machine is too busy for it to be the page's score.
      expect([mean, null]).toContain(run.score)
      expect(run.facts['runs']).toEqual([mean])
      expect(metrics['total-blocking-time']!.score).toBeLessThan(1)
    } finally {
      await chrome.close()
    }
  })
})
