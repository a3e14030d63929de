/**
 * `npm run hostile [pages] [seed …] [--chrome]`: judges generated pages with all tools and prints what they cost: the
 * longest hold of the loop of the caller, the longest delay after a deadline, the peak of memory. Fails beyond bounds.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import pLimit from 'p-limit'
import { TOOLS } from '../src/api/tools.ts'
import { createThreadedEngine } from '../src/engine/thread/threaded-engine.ts'

/** Milliseconds for one tool on one page. */
const TIMEOUT_MS = 20_000
const BOUNDS = { heldMs: 200, lateMs: 1000, peakMb: 700 }
/** Pages at once. */
const PAGES_AT_ONCE = 2
const RUNS_AT_ONCE = 4

const words = process.argv.slice(2).filter(word => word !== '--chrome')
const withChrome = process.argv.includes('--chrome')
const [pages = 2000, ...seeds] = words.map(Number)
let failed = 0
for (const seed of seeds.length > 0 ? seeds : [1, 2, 3]) {
  const { line, holds } = await judgeSite(seed)
  console.log(`${holds ? 'held' : 'FELL'}  ${line}`)
  if (!holds) failed++
}
process.exitCode = failed === 0 ? 0 : 1

async function judgeSite(seed: number): Promise<{ line: string; holds: boolean }> {
  const server = fork(join(import.meta.dirname, 'hostile-server.ts'), [String(seed)])
  const [port] = (await once(server, 'message')) as [number]
  const engine = createThreadedEngine({
    version: 'hostile',
    timeoutMs: TIMEOUT_MS,
    headers: {},
    addresses: 'any',
    ...(withChrome ? {} : { chromePath: '/no/chrome' }),
  })
  const delay = monitorEventLoopDelay({ resolution: 10 })
  const worst = { late: 0, lateAt: '', slow: 0, slowAt: '', peak: 0, bytes: 0, largestAt: '' }
  const counts = { measured: 0, not: 0 }
  const reasons = new Map<string, number>()
  const limit = pLimit(RUNS_AT_ONCE)
  const watch = setInterval(() => {
    worst.peak = Math.max(worst.peak, process.memoryUsage.rss() / 2 ** 20)
  }, 50)
  await engine.runTool('robots', `http://127.0.0.1:${port}/`)
  delay.enable()
  const judgePage = async (index: number) => {
    const url = `http://127.0.0.1:${port}/p/${index}`
    await Promise.all(
      TOOLS.map(tool =>
        limit(async () => {
          const started = performance.now()
          const run = await engine.runTool(tool, url)
          const took = performance.now() - started
          const bytes = JSON.stringify(run).length
          if (took > worst.slow) Object.assign(worst, { slow: took, slowAt: `${tool} /p/${index}` })
          const late = took - TIMEOUT_MS
          if (late > worst.late) Object.assign(worst, { late, lateAt: `${tool} /p/${index}` })
          if (bytes > worst.bytes) Object.assign(worst, { bytes, largestAt: `${tool} /p/${index}` })
          if (run.status === 'measured') counts.measured++
          else counts.not++
          if (run.reason?.startsWith('judging')) reasons.set(run.reason, (reasons.get(run.reason) ?? 0) + 1)
        }),
      ),
    )
    engine.release?.(url)
  }
  const page = pLimit(PAGES_AT_ONCE)
  const started = performance.now()
  await Promise.all(Array.from({ length: pages }, (_, index) => page(judgePage, index)))
  delay.disable()
  clearInterval(watch)
  await engine.close?.()
  server.disconnect()
  const held = delay.max / 1e6
  for (const [reason, count] of reasons) console.log(`      ${count} × ${reason}`)
  return {
    line: `seed ${seed}: ${pages} pages × ${TOOLS.length} tools in ${((performance.now() - started) / 1000).toFixed(0)} s (${counts.measured} measured, ${counts.not} not): loop held ${held.toFixed(0)} ms, slowest run ${(worst.slow / 1000).toFixed(1)} s (${worst.slowAt}), deadline passed by ${worst.late.toFixed(0)} ms${worst.lateAt && ` (${worst.lateAt})`}, largest result ${(worst.bytes / 1024).toFixed(0)} kB (${worst.largestAt}), peak memory ${worst.peak.toFixed(0)} MB`,
    holds:
      held <= BOUNDS.heldMs &&
      worst.late <= BOUNDS.lateMs &&
      worst.peak <= BOUNDS.peakMb &&
      reasons.size === 0,
  }
}
