import { setTimeout as sleep } from 'node:timers/promises'
import { type Exchange, header } from '../engine/network/exchange.ts'
import { retryAfterMs } from '../net/retry-after.ts'

/** Requests at once, until the host asks for fewer. */
const AT_ONCE = 8
/** Times that a page is asked for of a host that turns requests away. */
const MAX_TRIES = 3
/** Milliseconds that a host is left alone that turned a request away without saying for how long. */
const PAUSE_MS = 1000
/** The longest wait, in milliseconds, that a `Retry-After` is granted. */
const MAX_RETRY_AFTER_MS = 10_000
/** Pages in a row that a host turns away after all tries, and is then left alone. */
const MAX_TURNED_AWAY = 3

export interface PoliteOptions {
  /** Milliseconds between the starts of two requests. */
  delayMs: number
  /** Milliseconds since 1970 from which on nothing is asked for any more. */
  deadline: number
  signal: AbortSignal
}

/**
 * Requests to one host that keep to what it asks for: a delay between two, and a pause when it answers 429 or 503. It is
 * left alone where it wants a longer pause, or goes on to turn requests away.
 */
export class PoliteRequests {
  readonly #options: PoliteOptions
  /** Milliseconds since 1970 before which no request begins. */
  #next = 0
  #isStrained = false
  #turnedAway = 0
  #end: string | undefined

  constructor(options: PoliteOptions) {
    this.#options = options
  }

  /** How many pages may be asked for at once now. */
  get atOnce(): number {
    return this.#isStrained || this.#options.delayMs > 0 ? 1 : AT_ONCE
  }

  /** Why nothing is asked for any more; undefined as long as it is. */
  get end(): string | undefined {
    return this.#end
  }

  /** What a page answers; undefined where it is not asked for any more. Rejects where the signal aborts. */
  async ask(send: () => Promise<Exchange>): Promise<Exchange | undefined> {
    for (let tries = 1; ; tries++) {
      if (!(await this.#turn())) return undefined
      const exchange = await send()
      if (!isTurnedAway(exchange)) {
        this.#turnedAway = 0
        return exchange
      }
      const asked = retryAfterMs(header(exchange.final!, 'retry-after'), Date.now())
      this.#isStrained = true
      this.#next = Math.max(this.#next, Date.now() + Math.min(asked ?? PAUSE_MS, MAX_RETRY_AFTER_MS))
      const words = `answers ${exchange.final!.status}`
      if (asked !== undefined && asked > MAX_RETRY_AFTER_MS) {
        this.#end ??= `it ${words} and asks to wait ${Math.ceil(asked / 1000)} seconds`
      }
      if (tries < MAX_TRIES && this.#end === undefined) continue
      if (++this.#turnedAway >= MAX_TURNED_AWAY) this.#end ??= `it ${words} again and again`
      return exchange
    }
  }

  /** Waits until a request may begin; false where it may not any more. */
  async #turn(): Promise<boolean> {
    const { delayMs, deadline, signal } = this.#options
    for (;;) {
      const now = Date.now()
      if (Math.max(now, this.#next) > deadline) this.#end ??= 'it takes too long'
      if (this.#end !== undefined) return false
      if (this.#next <= now) {
        this.#next = now + delayMs
        return true
      }
      await sleep(this.#next - now, undefined, { signal })
    }
  }
}

function isTurnedAway({ final }: Exchange): boolean {
  return final?.status === 429 || final?.status === 503
}
