import { setTimeout as sleep } from 'node:timers/promises'
import type { ToolRun } from '../../src/api/results.ts'
import type { SeoApi } from '../../src/api/seo-api.ts'
import type { Tool } from '../../src/api/tools.ts'
import { createHostedApi } from '../../src/hosted/hosted.ts'
import { startEngine } from './engine.ts'
import { startWebServer, type WebServer } from './web-server.ts'

/** Tools that need neither Chrome nor another server. */
const TOOLS = ['serp', 'robots', 'schema', 'hreflang', 'redirects', 'geo'] as const satisfies Tool[]
/** Milliseconds that a page takes to answer: an instance that is killed has calls under way. */
const PAGE_MS = 30

export interface Load {
  pages: number
  /** Calls at once. */
  concurrency: number
  token: string
  /** Told of each call that has its answer. */
  onAnswer(done: number, all: number): void
}

export interface LoadResult {
  calls: number
  /** What came in place of the right answer, a line each. */
  wrong: string[]
  milliseconds: number
}

/** Asks for some tools on each of many pages, as a run does, and holds each answer against that of an engine of its own. */
export async function putLoadOn(
  baseUrl: string,
  { pages, concurrency, token, onAnswer }: Load,
): Promise<LoadResult> {
  const site = await startSite(pages)
  const engine = startEngine()
  const client = createHostedApi({
    baseUrl,
    token,
    authHeader: 'authorization',
    timeoutMs: 60_000,
    retries: 3,
    concurrency,
    version: '0.0.0',
  })
  const started = performance.now()
  const wrong: string[] = []
  let done = 0
  try {
    const right = new Map<Tool, unknown>()
    for (const tool of TOOLS) right.set(tool, judged(await engine.runTool(tool, `${site.origin}/page/0`)))
    const calls = Array.from({ length: pages }, (_, page) => TOOLS.map(tool => ({ tool, page }))).flat()
    await Promise.all(
      calls.map(async ({ tool, page }) => {
        const problem = await problemOf(client, tool, `${site.origin}/page/${page}`, right.get(tool))
        if (problem !== undefined) wrong.push(problem)
        onAnswer(++done, calls.length)
      }),
    )
    return { calls: calls.length, wrong, milliseconds: Math.round(performance.now() - started) }
  } finally {
    await client.close?.()
    await engine.close?.()
    await site.close()
  }
}

async function problemOf(api: SeoApi, tool: Tool, url: string, right: unknown): Promise<string | undefined> {
  try {
    const run = await api.runTool(tool, url)
    const isRight =
      run.tool === tool && run.url === url && JSON.stringify(judged(run)) === JSON.stringify(right)
    return isRight ? undefined : `${tool} ${url}: ${run.status} ${run.reason ?? JSON.stringify(judged(run))}`
  } catch (error) {
    return `${tool} ${url}: ${(error as Error).message}`
  }
}

/** What is the same of all pages. */
function judged({ status, score, checks }: ToolRun): unknown {
  return { status, score, checks: checks.map(({ id, outcome }) => `${id} ${outcome}`) }
}

async function startSite(pages: number): Promise<WebServer> {
  const page = (number: number) => `<!doctype html>
<html lang="en"><head><title>Oak table number ${String(number).padStart(4, '0')} in our shop</title>
<meta name="description" content="An oak table that we make by hand in our workshop, with a choice of four finishes.">
<meta name="viewport" content="width=device-width"></head>
<body><h1>Oak table</h1><p>It is made of oak.</p></body></html>`
  return await startWebServer(
    Object.fromEntries(
      Array.from({ length: pages }, (_, number) => [
        `/page/${number}`,
        async (
          _request: unknown,
          response: { setHeader(name: string, value: string): void; end(text: string): void },
        ) => {
          await sleep(PAGE_MS)
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(page(number))
        },
      ]),
    ),
  )
}
