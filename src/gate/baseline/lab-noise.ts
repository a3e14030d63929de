import type { Json, ToolRun } from '../../api/results.ts'

/** Milliseconds, and share of the smaller value, by which a time has to differ to say something of the page. */
const MIN_TBT_MS = 300
const MIN_TBT_SHARE = 0.5

/**
 * Checks whose metric tells as much of the machine's load as of the page. Of total blocking time Lighthouse itself says
 * that it varies most: ten runs of a page against itself on two busy cores gave 0 to 210 ms.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md
 */
const METRICS: Readonly<Record<string, string>> = {
  'pagespeed/total-blocking-time': 'total-blocking-time',
}

/** Whether the metric of a check differs by no more than it does by itself; a check without such a metric never does. */
export function isWithinNoise(id: string, run: ToolRun, before: ToolRun): boolean {
  const metric = METRICS[id]
  if (metric === undefined) return false
  const [now, was] = [run, before].map(({ facts }) => valueIn(facts['metrics'], metric))
  if (now === undefined || was === undefined) return false
  return Math.abs(now - was) <= Math.max(MIN_TBT_MS, MIN_TBT_SHARE * Math.min(now, was))
}

function valueIn(metrics: Json | undefined, name: string): number | undefined {
  const value = partOf(partOf(metrics, name), 'value')
  return typeof value === 'number' ? value : undefined
}

function partOf(fact: Json | undefined, name: string): Json | undefined {
  return typeof fact === 'object' && fact !== null && !Array.isArray(fact) ? fact[name] : undefined
}
