import { setTimeout as sleep } from 'node:timers/promises'
import type { Exchange, FinalResponse } from '../engine/network/exchange.ts'
import { loginWallOf } from '../engine/page/login-wall.ts'
import { bareHost } from '../engine/syntax/preview.ts'

export interface WaitOptions {
  /** Milliseconds that all targets together are waited for. */
  budgetMs: number
  /** Asks for a page, redirects followed; an answer that takes longer is a failure. */
  ask(url: string, timeoutMs: number): Promise<Exchange>
  /** What lets an audit in at any login wall, in place of what is usual at each. */
  advice?: string | undefined
  /** Told what was seen, one line each. */
  onWait(line: string): void
  signal: AbortSignal
}

/** Pauses double from the first to the longest; a third of each is left to chance, so that jobs do not keep step. */
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 10_000
const JITTER = 1 / 3
/** Milliseconds that each request may take; less than the longest where less time is left. */
const LONGEST_REQUEST_MS = 30_000
const SHORTEST_REQUEST_MS = 5_000

const USUAL_ADVICE = 'let the audit in with the setting "headers"'

/**
 * Waits until each origin answers with less than 400, by its first URL. It ends as well where waiting is of no use: at a
 * login wall, an answer of 401 or 403, and when the time is over. What that means for the audit is for the tools to say.
 */
export async function waitForTargets(urls: readonly string[], options: WaitOptions): Promise<void> {
  const until = Date.now() + options.budgetMs
  const firstUrls = new Map(urls.toReversed().map(url => [new URL(url).origin, url]))
  await Promise.all([...firstUrls.values()].map(url => waitFor(url, until, options)))
}

async function waitFor(url: string, until: number, options: WaitOptions): Promise<void> {
  const { ask, onWait, signal } = options
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const timeoutMs = Math.min(LONGEST_REQUEST_MS, Math.max(SHORTEST_REQUEST_MS, until - Date.now()))
    const exchange = await ask(url, timeoutMs).catch(error => {
      if (signal.aborted) return undefined
      throw error
    })
    if (!exchange) return
    const end = endOf(exchange, options.advice)
    if (end) return end.line === undefined ? undefined : onWait(`${url} ${end.line}`)
    const seen = exchange.final ? `answers ${exchange.final.status}` : exchange.failure.message
    const left = until - Date.now()
    if (left <= 0) return onWait(`${url} is not up: ${seen}`)
    onWait(`Waiting for ${url}: ${seen}`)
    const chance = 1 - JITTER * Math.random()
    await sleep(Math.min(pause * chance, left), undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
  }
}

/** Why waiting ends, with what there is to say of it; undefined where it goes on. */
function endOf(exchange: Exchange, advice: string | undefined): { line?: string } | undefined {
  const wall = loginWallOf(exchange)
  if (wall) return { line: `is behind ${wall.name}: ${advice ?? wall.advice}` }
  const { final } = exchange
  if (!final) return undefined
  if (final.status < 400) return { ...leftFor(exchange.requestedUrl, final, advice ?? USUAL_ADVICE) }
  if (final.status !== 403) return undefined
  return { line: `answers 403. If the preview is protected, ${advice ?? USUAL_ADVICE}` }
}

/** A redirect to another site may be a login that does not look like one. */
function leftFor(asked: string, { url }: FinalResponse, advice: string): { line: string } | undefined {
  const { host } = new URL(url)
  if (bareHost(host) === bareHost(new URL(asked).host)) return undefined
  return { line: `leads to another host, ${host}. If that is a login, ${advice}` }
}
