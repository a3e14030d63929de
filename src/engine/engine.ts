import { getServers } from 'node:dns'
import { ApiError } from '../api/errors.ts'
import type { Analysis, ToolRun } from '../api/results.ts'
import type { CallOptions, SeoApi } from '../api/seo-api.ts'
import { TOOLS, type Tool } from '../api/tools.ts'
import { ANALYSED_PAGES, analyzeSite, notAnalyzed } from './analyze.ts'
import { runTool } from './run-tool.ts'
import { TOOL_LOADERS } from './tools/index.ts'
import { type AddressPolicy, assertAddressAllowed } from './visit/address-guard.ts'
import { ChromeBrowser } from './visit/browser/chrome-browser.ts'
import { DnsResolver } from './visit/dns/resolver.ts'
import type { Exchange } from './visit/exchange.ts'
import { HttpClient } from './visit/http-client.ts'
import { LinkChecker } from './visit/link-check/link-checker.ts'
import { Memo } from './visit/memo.ts'
import type { TlsReport } from './visit/tls.ts'
import { withoutCredentials } from './visit/url-credentials.ts'
import { Visit } from './visit/visit.ts'
import { VisitStore } from './visit/visit-store.ts'

export interface EngineOptions {
  version: string
  /** Milliseconds for one tool on one page. */
  timeoutMs: number
  /** Request headers for the audited origin alone. */
  headers: Readonly<Record<string, string>>
  addresses: AddressPolicy
  /** The Chrome to use; left out, one is looked for when a tool first needs it. */
  chromePath?: string
  /** Milliseconds that a visit is kept after its last use; undefined: until it is released. */
  visitTtlMs?: number
}

/** Most milliseconds for one request with its body, however long a tool may take. */
const REQUEST_TIMEOUT_MS = 30_000
/** Most milliseconds for one page in Chrome, and its part of a tool's time: its reason must come before that ends. */
const PAGE_TIMEOUT_MS = 60_000
const PAGE_TIMEOUT_SHARE = 0.75
/** Answers kept for a site as a whole: robots.txt files, probes, link targets. */
const SITE_MEMO_ENTRIES = 2000
/** Bytes of bodies that those answers may hold together. */
const SITE_MEMO_BYTES = 64 * 1024 * 1024
/** Visits that a server keeps, however many URLs its clients ask for. */
const MAX_KEPT_VISITS = 64
/** Works on sites as a whole whose results are kept, as the reading of a site's sitemaps. */
const SITE_WORKS = 50
/** Hosts whose TLS handshakes are kept. */
const TLS_MEMO_HOSTS = 100

/** The contract, fulfilled by our own analyser in this process. */
export function createEngine(options: EngineOptions): SeoApi {
  const http = new HttpClient({
    addresses: options.addresses,
    userAgent: `Mozilla/5.0 (compatible; SEO-Preflight/${options.version})`,
    timeoutMs: Math.min(options.timeoutMs, REQUEST_TIMEOUT_MS),
  })
  const closing = new AbortController()
  const siteTtlMs = options.visitTtlMs ?? Number.POSITIVE_INFINITY
  const siteMemo = new Memo<Exchange>(SITE_MEMO_ENTRIES, siteTtlMs, Date.now, {
    max: SITE_MEMO_BYTES,
    sizeOf: exchange => exchange.final?.body.length ?? 0,
  })
  const tlsMemo = new Memo<TlsReport>(TLS_MEMO_HOSTS, siteTtlMs)
  const siteWork = new Memo<unknown>(SITE_WORKS, siteTtlMs)
  const links = new LinkChecker(siteTtlMs)
  const dns = new DnsResolver({ servers: getServers(), keepMs: siteTtlMs })
  const { headers } = options
  const browser = new ChromeBrowser({
    addresses: options.addresses,
    deadlineMs: Math.min(options.timeoutMs * PAGE_TIMEOUT_SHARE, PAGE_TIMEOUT_MS),
    ...(options.chromePath === undefined ? {} : { chromePath: options.chromePath }),
  })
  const open = (url: string) =>
    new Visit(url, {
      http,
      siteMemo,
      tlsMemo,
      siteWork,
      links,
      dns,
      headers,
      browser,
      signal: closing.signal,
    })
  const visits = new VisitStore(
    open,
    options.visitTtlMs,
    options.visitTtlMs === undefined ? undefined : MAX_KEPT_VISITS,
  )

  async function run(tool: Tool, url: string, { signal }: CallOptions = {}): Promise<ToolRun> {
    assertAuditable(url, options.addresses)
    const load = TOOL_LOADERS[tool]
    const { url: shown } = withoutCredentials(url)
    if (!load) return notMeasuredRun(tool, shown, 'the engine does not have this tool yet')
    const work = async () => runTool(await load(), visits.get(url))
    return await within(options.timeoutMs, signal, work, () =>
      notMeasuredRun(
        tool,
        shown,
        `it did not finish within ${options.timeoutMs / 1000} s`,
        options.timeoutMs,
      ),
    )
  }

  async function analyze(url: string, { signal }: CallOptions = {}): Promise<Analysis> {
    assertAuditable(url, options.addresses)
    const startedAt = new Date()
    const timeoutMs = options.timeoutMs * ANALYSED_PAGES
    const work = () =>
      analyzeSite(url, {
        tools: TOOLS.filter(tool => TOOL_LOADERS[tool]),
        open: page => visits.get(page),
        release: page => visits.release(page),
        runTool: (tool, page) => run(tool, page, signal ? { signal } : {}),
        signal: signal ? AbortSignal.any([signal, closing.signal]) : closing.signal,
      })
    const found = await within(timeoutMs, signal, work, () =>
      notAnalyzed(`it did not finish within ${timeoutMs / 1000} s`),
    )
    return {
      url: withoutCredentials(url).url,
      ...found,
      startedAt: startedAt.toISOString(),
      durationMs: Date.now() - startedAt.getTime(),
    }
  }

  return {
    async me() {
      return { name: 'engine', plan: null, facts: { version: options.version } }
    },
    analyze,
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
      await Promise.all([http.close(), browser.close()])
    },
  }
}

/** Refuses a target by its literal address; what a name resolves to is guarded where sockets open. */
function assertAuditable(url: string, addresses: AddressPolicy): void {
  try {
    assertAddressAllowed(new URL(url), addresses)
  } catch (error) {
    throw new ApiError('bad-request', (error as Error).message, { status: 422, cause: error })
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

/**
 * The work's result, or `late()` after the time; rejects when the signal aborts. What was begun goes on for others,
 * and how it ends then concerns nobody here.
 */
async function within<T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
  late: () => T,
): Promise<T> {
  if (signal?.aborted) throw cancelled()
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => resolve(late()), ms)
  const cancel = () => reject(cancelled())
  signal?.addEventListener('abort', cancel, { once: true })
  work().then(resolve, reject)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}

function cancelled(): ApiError {
  return new ApiError('cancelled', 'the call was cancelled')
}
