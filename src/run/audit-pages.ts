import pLimit from 'p-limit'
import { ApiError } from '../api/errors.ts'
import { PageKeeper } from '../api/kept-pages.ts'
import type { Page, ToolRun } from '../api/results.ts'
import { pageScore } from '../api/score.ts'
import type { SeoApi } from '../api/seo-api.ts'
import type { Tool } from '../api/tools.ts'

export interface AuditOptions {
  /** The tools to run on a page. */
  tools(url: string): readonly Tool[]
  /** Tool runs at once. */
  concurrency: number
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
 * Runs each tool on each page, page after page, so that what is kept for a page can go when its last tool is done.
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
  const limit = pLimit(options.concurrency)
  const keeper = new PageKeeper()
  const total = urls.reduce((sum, url) => sum + tools(url).length, 0)
  let done = 0
  const auditPage = async (url: string): Promise<Page> => {
    const wanted = tools(url)
    const ask = async (tool: Tool) => {
      options.onAsk?.(tool, url)
      const run = await runOrReason(api, tool, url, options)
      onRun(run, ++done, total)
      return run
    }
    const asked = new Map((api.order?.(wanted) ?? wanted).map(tool => [tool, limit(ask, tool)]))
    const runs = await Promise.all(wanted.map(tool => asked.get(tool)!))
    api.release?.(url)
    const page = { url, score: pageScore(runs), runs }
    if (!signal.aborted) onPage(page)
    return keeper.keep(page)
  }
  return await Promise.all(urls.map(auditPage))
}

async function runOrReason(api: SeoApi, tool: Tool, url: string, options: AuditOptions): Promise<ToolRun> {
  const startedAt = new Date()
  try {
    options.signal.throwIfAborted()
    return await api.runTool(tool, url, { signal: options.signal })
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
