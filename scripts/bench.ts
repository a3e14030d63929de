/**
 * `npm run bench [name …]`: prints ratios that hold on any machine, each measured in one run. `analyze`, `pages`,
 * `incremental` and `ten-thousand` take folders with built sites behind their names, such as documentation, a small one
 * first; `pages` single pages of them too, as `FOLDER:/path/`; `incremental` the number of pages to make, and the
 * tools behind that.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { benchAllTools } from './bench/all-tools.ts'
import { benchAnalyze } from './bench/analyze.ts'
import { benchBrokenLinks } from './bench/broken-links.ts'
import { benchHostedRun } from './bench/hosted-run.ts'
import { benchHtmlReport } from './bench/html-report.ts'
import { benchIncremental } from './bench/incremental.ts'
import { benchLatency } from './bench/latency.ts'
import { benchPageMemory } from './bench/page-memory.ts'
import { benchPages } from './bench/pages.ts'
import { benchReadReport } from './bench/read-report.ts'
import { benchSitemap } from './bench/sitemap.ts'
import { benchStartUp } from './bench/start-up.ts'
import { benchTenThousand } from './bench/ten-thousand.ts'
import { benchUnlighthouse } from './bench/unlighthouse.ts'

const BENCHMARKS: Readonly<Record<string, (bundle: string) => Promise<string>>> = {
  'start-up': benchStartUp,
  'hosted-run': benchHostedRun,
  'broken-links': benchBrokenLinks,
  latency: benchLatency,
  sitemap: benchSitemap,
  'read-report': benchReadReport,
  'html-report': benchHtmlReport,
  'all-tools': benchAllTools,
  incremental: bundle => benchIncremental(bundle, folders),
  pages: bundle => benchPages(bundle, folders),
  'page-memory': benchPageMemory,
  unlighthouse: benchUnlighthouse,
  analyze: () => benchAnalyze(folders),
  'ten-thousand': bundle => benchTenThousand(bundle, folders),
}
/** They take minutes, so that they run where they are named alone. */
const ON_DEMAND: ReadonlySet<string> = new Set(['page-memory', 'ten-thousand', 'unlighthouse'])

const bundle = join(import.meta.dirname, '..', 'dist', 'index.js')
if (!existsSync(bundle)) throw new Error('there is no bundle; run npm run bundle first')
const [wanted, folders] = [names(true), names(false)]
for (const [name, bench] of Object.entries(BENCHMARKS)) {
  if (wanted.length > 0 ? !wanted.includes(name) : ON_DEMAND.has(name)) continue
  try {
    console.log(`${name}: ${await bench(bundle)}`)
  } catch (error) {
    console.log(`${name}: could not be measured: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}

function names(areBenchmarks: boolean): string[] {
  return process.argv.slice(2).filter(name => Object.hasOwn(BENCHMARKS, name) === areBenchmarks)
}
