/** `npm run bench [name …]`: prints ratios that hold on any machine, each measured in one run. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { benchAllTools } from './bench/all-tools.ts'
import { benchBrokenLinks } from './bench/broken-links.ts'
import { benchHostedRun } from './bench/hosted-run.ts'
import { benchLatency } from './bench/latency.ts'
import { benchSitemap } from './bench/sitemap.ts'
import { benchStartUp } from './bench/start-up.ts'

const BENCHMARKS = {
  'start-up': benchStartUp,
  'hosted-run': benchHostedRun,
  'broken-links': benchBrokenLinks,
  latency: benchLatency,
  sitemap: benchSitemap,
  'all-tools': benchAllTools,
}

const bundle = join(import.meta.dirname, '..', 'dist', 'index.js')
if (!existsSync(bundle)) throw new Error('there is no bundle; run npm run bundle first')
const wanted = process.argv.slice(2)
for (const [name, bench] of Object.entries(BENCHMARKS)) {
  if (wanted.length === 0 || wanted.includes(name)) console.log(`${name}: ${await bench(bundle)}`)
}
