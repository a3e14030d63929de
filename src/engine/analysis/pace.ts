import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { retryAfterMs } from '../../net/retry-after.ts'
import { type Exchange, header } from '../network/exchange.ts'

/** Requests at once to the site, unless it wants fewer. */
const AT_ONCE = 8
/** Addresses that are asked for or whose answers are read, of which each may hold the largest body. */
const UNDER_WAY = 2 * AT_ONCE
/** Further tries of a request that the site turned away. */
const MAX_RETRIES = 3
/** The longest wait, in milliseconds, that a `Retry-After` is granted. */
const MAX_WAIT_MS = 30_000
/** Milliseconds to wait where the site does not say how long, and where a connection broke. */
const WAIT_MS = 1000
const BROKEN_WAIT_MS = 500
/** The least that is waited, whatever the site says. */
const MIN_WAIT_MS = 100

/** Keeps a crawl from pressing its site: a site that turns requests away gets fewer of them, and a pause. */
export class Pace {
  readonly #underWay = pLimit(UNDER_WAY)
  readonly #limit = pLimit(AT_ONCE)
  readonly #signal: AbortSignal
  #openFrom = 0

  /** @param signal ends the waiting */
  constructor(signal: AbortSignal) {
    this.#signal = signal
  }

  /** Work on one address, with {@link ask} among it, when it is its turn. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#underWay(work)
  }

  /** Asks, and asks again where the site wants that: after a pause in which nothing is asked. */
  ask(request: () => Promise<Exchange>): Promise<Exchange> {
    return this.#limit(() => this.#ask(request))
  }

  async #ask(request: () => Promise<Exchange>): Promise<Exchange> {
    for (let tries = 0; ; tries++) {
      await this.#open()
      const exchange = await request()
      const wait = waitFor(exchange)
      if (wait === undefined || wait > MAX_WAIT_MS || tries >= MAX_RETRIES) return exchange
      // Connections that broke say nothing of the others, and what is gone for good is gone at the second try too.
      if (exchange.failure && tries > 0) return exchange
      this.#openFrom = Math.max(this.#openFrom, Date.now() + wait)
      if (!exchange.failure) this.#limit.concurrency = Math.max(1, this.#limit.concurrency >> 1)
    }
  }

  async #open(): Promise<void> {
    for (let ms = this.#openFrom - Date.now(); ms > 0; ms = this.#openFrom - Date.now()) {
      await sleep(ms, undefined, { signal: this.#signal })
    }
  }
}

/** Milliseconds after which it may be worth to ask again; undefined where it is not. */
function waitFor({ final, failure }: Exchange): number | undefined {
  if (failure) return failure.kind === 'connection' ? BROKEN_WAIT_MS : undefined
  if (final.status !== 429 && final.status !== 503) return undefined
  const asked = retryAfterMs(header(final, 'retry-after'), Date.now())
  if (asked === undefined) return final.status === 429 ? WAIT_MS : undefined
  return Math.max(asked, MIN_WAIT_MS)
}
