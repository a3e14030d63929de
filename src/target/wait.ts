import { setTimeout as sleep } from 'node:timers/promises'
import type { Exchange } from '../engine/visit/exchange.ts'
import { loginWallOf } from '../engine/visit/login-wall.ts'

export interface WaitOptions {
  /** Milliseconds that all targets together are waited for. */
  budgetMs: number
  /** Asks for a page, redirects followed. */
  ask(url: string): Promise<Exchange>
  /** Told what was seen, one line each. */
  onWait(line: string): void
  signal: AbortSignal
}

/** Pauses double from the first to the longest; a third of each is left to chance, so that jobs do not keep step. */
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 10_000
const JITTER = 1 / 3

/**
 * Waits until each origin answers with less than 400, by its first URL. It ends as well where waiting is of no use: at a
 * login wall, an answer of 401 or 403, and when the time is over. What that means for the audit is for the tools to say.
 */
export async function waitForTargets(urls: readonly string[], options: WaitOptions): Promise<void> {
  const until = Date.now() + options.budgetMs
  const firstUrls = new Map(urls.toReversed().map(url => [new URL(url).origin, url]))
  await Promise.all([...firstUrls.values()].map(url => waitFor(url, until, options)))
}

async function waitFor(url: string, until: number, { ask, onWait, signal }: WaitOptions): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const exchange = await ask(url).catch(error => {
      if (signal.aborted) return undefined
      throw error
    })
    if (!exchange) return
    const wall = loginWallOf(exchange)
    if (wall) return onWait(`${url} is behind ${wall.name}: ${wall.advice}`)
    const status = exchange.final?.status
    if (status !== undefined && status < 400) return
    if (status === 403) {
      return onWait(
        `${url} answers 403: if the preview is protected, let the audit in with the setting "headers"`,
      )
    }
    const seen = status === undefined ? exchange.failure!.message : `answers ${status}`
    const left = until - Date.now()
    if (left <= 0) return onWait(`${url} is not up: ${seen}`)
    onWait(`Waiting for ${url}: ${seen}`)
    const chance = 1 - JITTER * Math.random()
    await sleep(Math.min(pause * chance, left), undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
  }
}
