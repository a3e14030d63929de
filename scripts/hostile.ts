/**
 * `npm run hostile -- [pages] [seed …] [--chrome]`: judges pages that seeds make to be slow and large, with all tools,
 * and prints what they cost at the most. Ends with 1 where that is beyond a bound. The engine is that of the bundle: to run
 * the sources Node.js would compile them in the same process, in a hundred megabytes that no user has.
 */
import { existsSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { chromeForTests } from '../__tests__/support/chrome.ts'
import { type Costs, judgeHostileSite } from '../__tests__/support/hostile-run.ts'
import { startLean } from '../src/run/lean-start.ts'

const PAGES = 2000
const SEEDS = [1, 2, 3]
const MAX_HELD_MS = 200
const MAX_LATE_MS = 1000
/** Chrome apart. */
const MAX_PEAK_MB = 700

// As the program begins where there are many pages.
startLean('pages')
const bundle = new URL('../dist/index.js', import.meta.url)
if (!existsSync(bundle)) throw new Error('there is no bundle; run npm run bundle first')
const chrome = process.argv.includes('--chrome') ? await chromeForTests() : undefined
const [pages = PAGES, ...seeds] = process.argv
  .slice(2)
  .filter(word => word !== '--chrome')
  .map(Number)
for (const seed of seeds.length > 0 ? seeds : SEEDS) {
  const started = performance.now()
  const costs = await judgeHostileSite(seed, pages, chrome, bundle)
  const seconds = (performance.now() - started) / 1000
  const faults = faultsOf(costs)
  console.log(`seed ${seed}: ${pages} pages in ${seconds.toFixed(0)} s: ${inWords(costs)}`)
  for (const fault of faults) console.log(`  fell: ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}

function inWords({ measured, notMeasured, heldMs, slowest, largest, peakMb }: Costs): string {
  return [
    `${measured} runs measured, ${notMeasured} not`,
    `loop held ${heldMs.toFixed(0)} ms`,
    `slowest run ${(slowest.value / 1000).toFixed(1)} s (${slowest.at})`,
    `largest result ${(largest.value / 1024).toFixed(0)} kB (${largest.at})`,
    `peak memory ${peakMb.toFixed(0)} MB`,
  ].join(', ')
}

function faultsOf({ heldMs, lateMs, peakMb, ended }: Costs): string[] {
  return [
    ...(heldMs > MAX_HELD_MS ? [`the loop was held for ${heldMs.toFixed(0)} ms`] : []),
    ...(lateMs > MAX_LATE_MS ? [`a run took ${lateMs.toFixed(0)} ms more than its time`] : []),
    ...(peakMb > MAX_PEAK_MB ? [`memory reached ${peakMb.toFixed(0)} MB`] : []),
    ...[...ended].map(([reason, count]) => `${count} × ${reason}`),
  ]
}
