import { ChromeBrowser } from './browser/chrome-browser.ts'
import { Lighthouse } from './browser/lighthouse/lighthouse.ts'
import type { EngineOptions } from './engine-options.ts'
import { HttpClient } from './network/http-client.ts'
import { rememberedLookup } from './network/remembered-lookup.ts'
import { pagesAtOnce, tabsFor } from './schedule/machine.ts'
import type { Lanes } from './schedule/work-lanes.ts'
import { userAgentOf } from './syntax/user-agent.ts'
import { globalsOfTools } from './tools/index.ts'
import { gatheredFor } from './tools/needs.ts'
import { commonOf, isDoubtful } from './tools/pagespeed/second-run.ts'

/** Most milliseconds for one request with its body, however long a tool may take. */
export const REQUEST_TIMEOUT_MS = 30_000
/** Part of a tool's time for a request beside the page itself: one that hangs must not cost all of the tool's result. */
const REQUEST_TIMEOUT_SHARE = 0.4
/** Most milliseconds for one page in Chrome, and its part of a tool's time: its reason must come before that ends. */
const PAGE_TIMEOUT_MS = 60_000
const PAGE_TIMEOUT_SHARE = 0.75
/** Part of a tool's time for one run of Lighthouse. */
const LIGHTHOUSE_TIMEOUT_SHARE = 0.9

/** Chromes that were started: one to show pages, which is replaced where it ends, and one for each run of Lighthouse. */
export interface StartedChromes {
  pages: number
  lighthouse: number
}

/** What pages are looked at with. */
export interface Instruments {
  http: HttpClient
  browser: ChromeBrowser
  lighthouse: Lighthouse
  /** What people should know of how they work here. */
  warnings: ReadonlySet<string>
  /** Chromes that were started until now. */
  chromes: Readonly<StartedChromes>
  close(): Promise<void>
}

/**
 * Sets up what pages are looked at with. Nothing starts before it is asked for.
 *
 * @param lanes in which a page waits to be measured once more
 */
export function openInstruments(options: EngineOptions, lanes: Lanes): Instruments {
  const { timeoutMs, addresses, chromePath, chromeFolder, sandbox } = options
  const warnings = new Set<string>()
  const chromes: StartedChromes = { pages: 0, lighthouse: 0 }
  const chrome = {
    onUnsandboxed: (why: string) => warnings.add(`Chrome shows the pages without its sandbox: ${why}`),
    addresses,
    ...(chromePath !== undefined && { chromePath }),
    ...(chromeFolder !== undefined && { folder: chromeFolder }),
    ...(sandbox !== undefined && { sandbox }),
  }
  const http = new HttpClient({
    ...options,
    userAgent: userAgentOf(options.version),
    timeoutMs: Math.min(timeoutMs * REQUEST_TIMEOUT_SHARE, REQUEST_TIMEOUT_MS),
    resolve: rememberedLookup(undefined, 'anew'),
  })
  const gathers = gatheredFor(options.tools)
  const browser = new ChromeBrowser({
    ...chrome,
    deadlineMs: Math.min(timeoutMs * PAGE_TIMEOUT_SHARE, PAGE_TIMEOUT_MS),
    screenshots: options.screenshots ?? 0,
    tabs: tabsFor(options.pagesAtOnce ?? pagesAtOnce(), { runsAxe: gathers.has('axe') }),
    gathers,
    globals: () => globalsOfTools(options.tools),
    onStart: () => chromes.pages++,
  })
  const lighthouse = new Lighthouse({
    ...chrome,
    device: options.device ?? 'mobile',
    runs: options.lighthouseRuns ?? 1,
    deadlineMs: timeoutMs * LIGHTHOUSE_TIMEOUT_SHARE,
    secondRun: { isDue: isDoubtful, alone: signal => lanes.enter('alone', signal), commonOf },
    onStart: () => chromes.lighthouse++,
  })
  return {
    http,
    browser,
    lighthouse,
    warnings,
    chromes,
    async close() {
      await Promise.all([http.close(), browser.close(), lighthouse.close()])
    },
  }
}
