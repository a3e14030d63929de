import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import pLimit from 'p-limit'
import type { ToolRun } from '../../src/api/results.ts'
import { TOOLS } from '../../src/api/tools.ts'
import { createThreadedEngine } from '../../src/engine/thread/threaded-engine.ts'

/** What the pages of a hostile site cost at the most. */
export interface Costs {
  measured: number
  notMeasured: number
  /** Reasons of runs that had to be ended, and how many had each. */
  ended: Map<string, number>
  /** Milliseconds of CPU time that the thread of the caller took at once, in which its loop was held. */
  heldMs: number
  /** Milliseconds of one run, and which. */
  slowest: Worst
  /** Milliseconds that a run took beyond its time. */
  lateMs: number
  /** Bytes of one result as JSON. */
  largest: Worst
  /** Megabytes of this process before, and at the most: its threads are included. */
  startMb: number
  peakMb: number
}

interface Worst {
  value: number
  at: string
}

/** Milliseconds for one tool on one page. */
const TIMEOUT_MS = 20_000
const PAGES_AT_ONCE = 2
const RUNS_AT_ONCE = 4

/** Milliseconds between two looks at what the thread has taken. */
const TURN_MS = 10

/**
 * Judges the pages of {@link hostileSite}, which another process serves, with all tools.
 *
 * @param chromePath of a Chrome for them; without one some tools measure nothing
 * @param entry the program that the engine's thread begins with; the sources unless given
 */
export async function judgeHostileSite(
  seed: number,
  pages: number,
  chromePath = '/no/chrome',
  entry?: URL,
): Promise<Costs> {
  const server = fork(join(import.meta.dirname, 'hostile-server.ts'), [String(seed)], { execArgv: [] })
  const [port] = (await once(server, 'message')) as [number]
  const options = {
    version: 'hostile',
    timeoutMs: TIMEOUT_MS,
    headers: {},
    addresses: 'any',
    chromePath,
  } as const
  const engine = createThreadedEngine(options, {}, entry)
  const costs: Costs = {
    measured: 0,
    notMeasured: 0,
    ended: new Map(),
    heldMs: 0,
    slowest: { value: 0, at: '' },
    lateMs: 0,
    largest: { value: 0, at: '' },
    startMb: process.memoryUsage.rss() / 2 ** 20,
    peakMb: 0,
  }
  const note = (run: ToolRun, path: string, took: number) => {
    const at = `${run.tool} ${path}`
    if (took > costs.slowest.value) costs.slowest = { value: took, at }
    costs.lateMs = Math.max(costs.lateMs, took - TIMEOUT_MS)
    const bytes = JSON.stringify(run).length
    if (bytes > costs.largest.value) costs.largest = { value: bytes, at }
    if (run.status === 'measured') costs.measured++
    else costs.notMeasured++
    const { reason = '' } = run
    if (reason.startsWith('judging')) costs.ended.set(reason, (costs.ended.get(reason) ?? 0) + 1)
  }
  const limit = pLimit(RUNS_AT_ONCE)
  const judgePage = async (path: string) => {
    const url = `http://127.0.0.1:${port}${path}`
    const judge = async (tool: (typeof TOOLS)[number]) => {
      const started = performance.now()
      note(await engine.runTool(tool, url), path, performance.now() - started)
    }
    await Promise.all(TOOLS.map(tool => limit(judge, tool)))
    engine.release?.(url)
  }
  const memory = setInterval(() => {
    costs.peakMb = Math.max(costs.peakMb, process.memoryUsage.rss() / 2 ** 20)
  }, 50)
  let used = threadCpuMs()
  const turns = setInterval(() => {
    const now = threadCpuMs()
    costs.heldMs = Math.max(costs.heldMs, now - used)
    used = now
  }, TURN_MS)
  try {
    await engine.runTool('robots', `http://127.0.0.1:${port}/`)
    const page = pLimit(PAGES_AT_ONCE)
    await Promise.all(Array.from({ length: pages }, (_, index) => page(judgePage, `/p/${index}`)))
    return costs
  } finally {
    clearInterval(memory)
    clearInterval(turns)
    await engine.close?.()
    server.disconnect()
    await once(server, 'exit')
  }
}

/** CPU time of this thread so far: what other processes take from it does not count. */
function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
