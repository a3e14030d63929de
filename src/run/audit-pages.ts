import pLimit from 'p-limit'
import { ApiError } from '../api/errors.ts'
import { PageKeeper } from '../api/kept-pages.ts'
import { pageOf } from '../api/page.ts'
import type { Page, ToolRun } from '../api/results.ts'
import type { SeoApi } from '../api/seo-api.ts'
import type { Tool } from '../api/tools.ts'

/** What is in work at once. */
export interface Concurrency {
  /** Pages of which a tool runs. */
  pages: number
  /** Tool runs, of all pages together. */
  runs: number
}

export interface AuditOptions {
  /** The tools to run on a page. */
  tools(url: string): readonly Tool[]
  concurrency: Concurrency
  /** Ends the audit: what is still open becomes `not-measured`. */
  signal: AbortSignal
  /** Called when a tool is asked for a page. */
  onAsk?(tool: Tool, url: string): void
  /** Called after each tool run, with how many of all are done. */
  onRun(run: ToolRun, done: number, total: number): void
  onPage(page: Page): void
  /** Told of an error that is a bug in SEO Preflight, which costs one tool run only. */
  onFault(error: unknown): void
}

/**
 * Runs each tool on each page. As many pages are in work as shall be, from the first to the last: while one waits for its
 * network to rest, others are fetched and judged. What is kept for a page can go when its last tool is done.
 * One tool that fails is one run that was not measured; the others go on.
 *
 * @returns the pages in the order of `urls`, their runs in the order of their tools
 */
export async function auditPages(
  api: SeoApi,
  urls: readonly string[],
  options: AuditOptions,
): Promise<Page[]> {
  const { tools, signal, onRun, onPage } = options
  const [inWork, asked] = [pLimit(options.concurrency.pages), pLimit(options.concurrency.runs)]
  const keeper = new PageKeeper()
  const total = urls.reduce((sum, url) => sum + tools(url).length, 0)
  let done = 0
  const auditPage = async (url: string): Promise<Page> => {
    const wanted = tools(url)
    const ask = async (tool: Tool) => {
      options.onAsk?.(tool, url)
      const run = await runOrReason(api, tool, url, wanted, options)
      onRun(run, ++done, total)
      return run
    }
    const running = new Map((api.order?.(wanted) ?? wanted).map(tool => [tool, asked(ask, tool)]))
    const runs = await Promise.all(wanted.map(tool => running.get(tool)!))
    api.release?.(url)
    const page = pageOf(url, runs)
    if (!signal.aborted) onPage(page)
    return keeper.keep(page)
  }
  return await Promise.all(urls.map(url => inWork(auditPage, url)))
}

async function runOrReason(
  api: SeoApi,
  tool: Tool,
  url: string,
  tools: readonly Tool[],
  options: AuditOptions,
): Promise<ToolRun> {
  const startedAt = new Date()
  try {
    options.signal.throwIfAborted()
    return await api.runTool(tool, url, { signal: options.signal, tools })
  } catch (error) {
    return {
      tool,
      url,
      status: 'not-measured',
      reason: reasonOf(error, options),
      score: null,
      checks: [],
      facts: {},
      startedAt: startedAt.toISOString(),
      durationMs: Date.now() - startedAt.getTime(),
    }
  }
}

function reasonOf(error: unknown, { signal, onFault }: AuditOptions): string {
  if (signal.aborted) return 'the run was cancelled before this tool was done'
  if (error instanceof ApiError) return error.message
  onFault(error)
  return `a bug in SEO Preflight: ${error instanceof Error ? error.message : String(error)}`
}
