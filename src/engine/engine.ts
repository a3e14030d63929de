import { ApiError } from '../api/errors.ts'
import type { ToolRun } from '../api/results.ts'
import type { CallOptions, SeoApi } from '../api/seo-api.ts'
import type { Tool } from '../api/tools.ts'
import { runTool } from './run-tool.ts'
import { TOOL_LOADERS } from './tools/index.ts'
import type { AddressPolicy } from './visit/address-guard.ts'
import type { Exchange } from './visit/exchange.ts'
import { HttpClient } from './visit/http-client.ts'
import { Memo } from './visit/memo.ts'
import { Visit } from './visit/visit.ts'
import { VisitStore } from './visit/visit-store.ts'

export interface EngineOptions {
  version: string
  /** Milliseconds for one tool on one page. */
  timeoutMs: number
  /** Request headers for the audited origin alone. */
  headers: Readonly<Record<string, string>>
  addresses: AddressPolicy
  /** Milliseconds that a visit is kept after its last use; undefined: until it is released. */
  visitTtlMs?: number
}

/** Most milliseconds for one request with its body, however long a tool may take. */
const REQUEST_TIMEOUT_MS = 30_000
/** Answers kept for a site as a whole: robots.txt files, probes, link targets. */
const SITE_MEMO_ENTRIES = 2000

/** The contract, fulfilled by our own analyser in this process. */
export function createEngine(options: EngineOptions): SeoApi {
  const http = new HttpClient({
    addresses: options.addresses,
    userAgent: `Mozilla/5.0 (compatible; SEO-Preflight/${options.version})`,
    timeoutMs: Math.min(options.timeoutMs, REQUEST_TIMEOUT_MS),
  })
  const closing = new AbortController()
  const siteMemo = new Memo<Exchange>(SITE_MEMO_ENTRIES, options.visitTtlMs ?? Number.POSITIVE_INFINITY)
  const open = (url: string) =>
    new Visit(url, { http, siteMemo, headers: options.headers, signal: closing.signal })
  const visits = new VisitStore(open, options.visitTtlMs)

  async function run(tool: Tool, url: string, { signal }: CallOptions = {}): Promise<ToolRun> {
    const load = TOOL_LOADERS[tool]
    if (!load) return notMeasuredRun(tool, url, 'the engine does not have this tool yet')
    return await within(options.timeoutMs, signal, runTool(await load(), visits.get(url)), () =>
      notMeasuredRun(tool, url, `it did not finish within ${options.timeoutMs / 1000} s`, options.timeoutMs),
    )
  }

  return {
    async me() {
      return { name: 'engine', plan: null, facts: { version: options.version } }
    },
    async analyze(url) {
      throw new ApiError('unavailable', `the engine cannot analyse a whole site yet: ${url}`, { status: 501 })
    },
    runTool: run,
    async rankProjects() {
      return []
    },
    async rankProject(id) {
      throw unknownProject(id)
    },
    async rankDashboard(id) {
      throw unknownProject(id)
    },
    release: url => visits.release(url),
    async close() {
      closing.abort()
      visits.clear()
      await http.close()
    },
  }
}

function unknownProject(id: string): ApiError {
  return new ApiError('not-found', `there is no rank project "${id}"`, { status: 404 })
}

function notMeasuredRun(tool: Tool, url: string, reason: string, durationMs = 0): ToolRun {
  const startedAt = new Date(Date.now() - durationMs).toISOString()
  return {
    tool,
    url,
    status: 'not-measured',
    reason,
    score: null,
    checks: [],
    facts: {},
    startedAt,
    durationMs,
  }
}

/** The work's result, or `late()` after the time; rejects when the signal aborts. The work itself goes on for others. */
async function within<T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: Promise<T>,
  late: () => T,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => resolve(late()), ms)
  const cancel = () => reject(new ApiError('cancelled', 'the call was cancelled'))
  if (signal?.aborted) cancel()
  signal?.addEventListener('abort', cancel, { once: true })
  work.then(resolve, reject)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}
