import { getServers } from 'node:dns'
import { ApiError } from '../api/errors.ts'
import type { Analysis, ToolRun } from '../api/results.ts'
import type { CallOptions, SeoApi } from '../api/seo-api.ts'
import { TOOLS, type Tool } from '../api/tools.ts'
import { withoutUserInformation } from '../text/url-secrets.ts'
import { accountOf } from './account.ts'
import { analyzeSite, notAnalyzed } from './analyze.ts'
import { runTool } from './run-tool.ts'
import { inLane, type WorkLimits, within } from './timed-work.ts'
import { CHROME_TOOLS, inOrder, LIGHTHOUSE_TOOL, showsPage, TOOL_LOADERS } from './tools/index.ts'
import { unmeasuredRun } from './unmeasured-run.ts'
import { type AddressPolicy, assertTargetAllowed } from './visit/address-guard.ts'
import { ChromeBrowser } from './visit/browser/chrome-browser.ts'
import type { Sandbox } from './visit/browser/chrome-process.ts'
import { orAborted } from './visit/deadline.ts'
import { DnsResolver } from './visit/dns/resolver.ts'
import type { Exchange } from './visit/exchange.ts'
import { HttpClient } from './visit/http-client.ts'
import { Lighthouse } from './visit/lighthouse/lighthouse.ts'
import type { Device } from './visit/lighthouse/lighthouse-report.ts'
import { LinkChecker } from './visit/link-check/link-checker.ts'
import { Memo } from './visit/memo.ts'
import { previewOf } from './visit/preview.ts'
import type { TlsReport } from './visit/tls.ts'
import { userAgentOf } from './visit/user-agent.ts'
import { Visit } from './visit/visit.ts'
import { VisitStore } from './visit/visit-store.ts'
import { type Lane, type Lanes, WorkLanes } from './work-lanes.ts'
import { analysisTime, toolTime } from './work-time.ts'

export interface EngineOptions {
  version: string
  /** Milliseconds for one tool on one page. */
  timeoutMs: number
  /** Request headers for the audited origin alone. */
  headers: Readonly<Record<string, string>>
  /** Origins whose pages get the headers; left out, the pages of any. */
  headerOrigins?: ReadonlySet<string>
  addresses: AddressPolicy
  /** The Chrome to use; left out, one is looked for when a tool first needs it. */
  chromePath?: string
  /** Folder that the profiles of Chrome are made in. The system's for temporary files unless given. */
  chromeFolder?: string
  /** `required`: no page is shown where Chrome has no sandbox, as one of a stranger. Default `preferred`. */
  sandbox?: Sandbox
  /** What Lighthouse plays. Default `mobile`. */
  device?: Device
  /** Runs of Lighthouse on each page, each with the time of a tool. Default 1. */
  lighthouseRuns?: number
  /** Set where the target is a preview: where its pages will live, if that is known. */
  preview?: { productionUrl?: string | undefined } | undefined
  /** Most pages to take pictures of, the first so many: they make a report large. None unless given. */
  screenshots?: number
  /** Milliseconds that a visit is kept after its last use; undefined: until it is released. */
  visitTtlMs?: number
  /** Where its work waits for its turn, where other engines of this process do so too. Its own unless given. */
  lanes?: Lanes
}

/** Most milliseconds for one request with its body, however long a tool may take. */
const REQUEST_TIMEOUT_MS = 30_000
/** Part of a tool's time for a request beside the page itself: one that hangs must not cost all of the tool's result. */
const REQUEST_TIMEOUT_SHARE = 0.4
/** Most milliseconds for one page in Chrome, and its part of a tool's time: its reason must come before that ends. */
const PAGE_TIMEOUT_MS = 60_000
const PAGE_TIMEOUT_SHARE = 0.75
/** Part of a tool's time for one run of Lighthouse. */
const LIGHTHOUSE_TIMEOUT_SHARE = 0.9
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

type Limits = Pick<WorkLimits<unknown>, 'timeoutMs' | 'signal' | 'closing'>

const SHARED = { lane: 'shared' as const }

/** The contract, fulfilled by our own analyser in this process. */
export function createEngine(options: EngineOptions): SeoApi {
  const http = new HttpClient({
    addresses: options.addresses,
    userAgent: userAgentOf(options.version),
    timeoutMs: Math.min(options.timeoutMs * REQUEST_TIMEOUT_SHARE, REQUEST_TIMEOUT_MS),
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
  const headersFor = (url: string) =>
    options.headerOrigins?.has(new URL(url).origin) === false ? {} : options.headers
  const warnings = new Set<string>()
  const chrome = {
    onUnsandboxed: (why: string) => warnings.add(`Chrome shows the pages without its sandbox: ${why}`),
    addresses: options.addresses,
    ...(options.chromePath === undefined ? {} : { chromePath: options.chromePath }),
    ...(options.chromeFolder === undefined ? {} : { folder: options.chromeFolder }),
    ...(options.sandbox === undefined ? {} : { sandbox: options.sandbox }),
  }
  const browser = new ChromeBrowser({
    ...chrome,
    deadlineMs: Math.min(options.timeoutMs * PAGE_TIMEOUT_SHARE, PAGE_TIMEOUT_MS),
    screenshots: options.screenshots ?? 0,
    globals: async () => {
      const { CONSENT_GLOBALS } = await import('./tools/cookies/consent/known-scripts.ts')
      const { globalPaths } = await import('./tools/technology/catalogue/global-paths.ts')
      return [...(await globalPaths()), ...CONSENT_GLOBALS]
    },
  })
  const lighthouseRuns = options.lighthouseRuns ?? 1
  const lighthouse = new Lighthouse({
    ...chrome,
    device: options.device ?? 'mobile',
    runs: lighthouseRuns,
    deadlineMs: options.timeoutMs * LIGHTHOUSE_TIMEOUT_SHARE,
  })
  const lanes = options.lanes ?? new WorkLanes()
  let starting = Promise.resolve()
  const open = (url: string) =>
    new Visit(url, {
      http,
      pageTimeoutMs: Math.min(options.timeoutMs, REQUEST_TIMEOUT_MS),
      siteMemo,
      tlsMemo,
      siteWork,
      links,
      dns,
      headers: headersFor(url),
      preview: options.preview && previewOf(url, options.preview.productionUrl),
      browser,
      lighthouse,
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
    const shown = withoutUserInformation(url)
    if (!load) return unmeasuredRun(tool, shown, 'the engine does not have this tool yet')
    const visit = visits.get(url)
    const isAlone = tool === LIGHTHOUSE_TOOL
    const timeoutMs = toolTime(tool, options)
    const limits = { timeoutMs, signal, closing: closing.signal }
    const reason = `it did not finish within ${timeoutMs / 1000} s`
    const late = () => unmeasuredRun(tool, shown, reason, timeoutMs)
    // Before anything is waited for: tools that are asked for next see that Lighthouse comes.
    const turn = isAlone ? visit.prepareLighthouse() : afterLighthouse(tool, visit, limits)
    // It may fail while something else is waited for.
    turn.catch(() => undefined)
    // A signal that aborts meanwhile is for the work to heed.
    const unlessAborted = (waiting: Promise<unknown>) =>
      signal ? orAborted(waiting, signal).catch(() => undefined) : waiting
    try {
      // A Chrome that starts needs this thread again and again, which tools would keep busy.
      if (!isAlone) await unlessAborted(starting)
      const definition = await load()
      await unlessAborted(turn)
      const lane = isAlone ? aloneUntilMeasured(visit) : SHARED
      return await inLane(lanes, { ...lane, ...limits, late }, () => runTool(definition, visit))
    } finally {
      void turn.then(
        leave => leave?.(),
        () => undefined,
      )
    }
  }

  /**
   * Where Lighthouse is asked for on a page, it comes before other tools show that page in Chrome: they do so while
   * Lighthouse works on what it recorded.
   */
  async function afterLighthouse(tool: Tool, visit: Visit, limits: Limits): Promise<undefined> {
    const measured = visit.lighthouseMeasured
    if (!measured) return
    const isToBeShown = () => showsPage(tool, visit)
    if (await inLane(lanes, { ...SHARED, ...limits, late: () => false }, isToBeShown)) await measured
  }

  async function analyze(url: string, { signal }: CallOptions = {}): Promise<Analysis> {
    assertAuditable(url, options.addresses)
    const startedAt = new Date()
    const timeoutMs = analysisTime(options)
    const limits = { timeoutMs, signal, closing: closing.signal }
    const work = () =>
      analyzeSite(url, {
        tools: TOOLS.filter(tool => TOOL_LOADERS[tool]),
        open: page => visits.get(page),
        release: page => visits.release(page),
        runTool: (tool, page) => run(tool, page, signal ? { signal } : {}),
        signal: signal ? AbortSignal.any([signal, closing.signal]) : closing.signal,
        walk: pages => inLane(lanes, { ...limits, lane: 'shared', late: () => undefined }, pages),
      })
    const found = await within(timeoutMs, signal, work, () =>
      notAnalyzed(`it did not finish within ${timeoutMs / 1000} s`),
    )
    return {
      url: withoutUserInformation(url),
      ...found,
      startedAt: startedAt.toISOString(),
      durationMs: Date.now() - startedAt.getTime(),
    }
  }

  return {
    ...accountOf(options.version),
    analyze,
    runTool: run,
    prepare(tools) {
      // Lighthouse comes first, and two that start at once take twice as long.
      if (tools.includes(LIGHTHOUSE_TOOL)) starting = lighthouse.prepare()
      if (tools.some(tool => CHROME_TOOLS.has(tool))) void starting.then(() => browser.prepare())
    },
    order: inOrder,
    release: url => visits.release(url),
    async warnings() {
      return [...warnings]
    },
    async close() {
      closing.abort()
      visits.clear()
      await Promise.all([http.close(), browser.close(), lighthouse.close()])
    },
  }
}

/** Alone as long as anything else would falsify what Lighthouse measures. */
function aloneUntilMeasured(visit: Visit): { lane: Lane; leaves(): Promise<boolean> | undefined } {
  return { lane: 'alone', leaves: () => visit.lighthouseMeasured }
}

/** Refuses a target by its literal address; what a name resolves to is guarded where sockets open. */
function assertAuditable(url: string, addresses: AddressPolicy): void {
  try {
    assertTargetAllowed(new URL(url), addresses)
  } catch (error) {
    throw new ApiError('bad-request', (error as Error).message, { status: 422, cause: error })
  }
}
