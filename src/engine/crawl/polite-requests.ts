import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { retryAfterMs } from '../../net/retry-after.ts'
import { type Exchange, header } from '../network/exchange.ts'

/** Requests at once, until the host asks for fewer. */
const AT_ONCE = 8
/** The same of a host that takes them well, and the answers in a row that it gives for one more. */
const MOST_AT_ONCE = 16
const ANSWERS_FOR_MORE = 10
/** Times that a page is asked for of a host that turns requests away, and where the connection broke. */
const MAX_TRIES = 3
const MAX_BROKEN_TRIES = 2
/** Milliseconds that a host is left alone that turned a request away without saying for how long. */
const PAUSE_MS = 1000
/** The same after a broken connection, and at the least. */
const BROKEN_PAUSE_MS = 500
const MIN_PAUSE_MS = 100
/** The longest wait, in milliseconds, that a `Retry-After` is granted. */
const MAX_RETRY_AFTER_MS = 10_000
/** Pages in a row that a host turns away after all tries, and is then left alone. */
const MAX_TURNED_AWAY = 3

export interface PoliteOptions {
  /** Milliseconds between the starts of two requests. */
  delayMs: number
  /** Milliseconds since 1970 from which on nothing is asked for any more; left out, at any time. */
  deadline?: number
  signal: AbortSignal
}

/**
 * Requests to one host that keep to what it asks for: a delay between two, and fewer of them and a pause when it answers
 * 429 or 503. It is left alone where it wants a longer pause, or goes on to turn requests away.
 */
export class PoliteRequests {
  readonly #options: PoliteOptions
  readonly #limit = pLimit(AT_ONCE)
  /** Milliseconds since 1970 before which no request begins. */
  #next = 0
  #turnedAway = 0
  /** Answers in a row since one more was asked for at once; undefined where the host wants no more. */
  #answers: number | undefined = 0
  #end: string | undefined

  constructor(options: PoliteOptions) {
    this.#options = options
    if (options.delayMs > 0) this.#wantFewer(1)
  }

  /** How many pages may be asked for at once now. */
  get atOnce(): number {
    return this.#limit.concurrency
  }

  /** Why nothing is asked for any more; undefined as long as it is. */
  get end(): string | undefined {
    return this.#end
  }

  /** What a page answers; undefined where it is not asked for any more. Rejects where the signal aborts. */
  ask(send: () => Promise<Exchange>): Promise<Exchange | undefined> {
    return this.#limit(() => this.#ask(send))
  }

  async #ask(send: () => Promise<Exchange>): Promise<Exchange | undefined> {
    for (let tries = 1; ; tries++) {
      if (!(await this.#turn())) return undefined
      const exchange = await send()
      if (isBroken(exchange) && tries < MAX_BROKEN_TRIES) {
        this.#pause(BROKEN_PAUSE_MS)
        continue
      }
      if (!isTurnedAway(exchange)) {
        this.#turnedAway = 0
        if (!isBroken(exchange)) this.#goesWell()
        return exchange
      }
      this.#wantFewer(Math.max(1, this.#limit.concurrency >> 1))
      const asked = retryAfterMs(header(exchange.final, 'retry-after'), Date.now())
      this.#pause(asked ?? PAUSE_MS)
      const isTooLong = asked !== undefined && asked > MAX_RETRY_AFTER_MS
      if (tries < MAX_TRIES && this.#end === undefined && !isTooLong) continue
      this.#turnedAway++
      const { status } = exchange.final
      // "Too many requests" is about the crawler, and "unavailable" may be about one page.
      if (this.#turnedAway >= MAX_TURNED_AWAY || (isTooLong && status === 429)) {
        const words = isTooLong ? `and asks to wait ${Math.ceil(asked / 1000)} seconds` : 'again and again'
        this.#end ??= `it answers ${status} ${words}`
      }
      return exchange
    }
  }

  #goesWell(): void {
    if (this.#answers === undefined || ++this.#answers < ANSWERS_FOR_MORE) return
    this.#answers = this.#limit.concurrency + 1 < MOST_AT_ONCE ? 0 : undefined
    this.#limit.concurrency++
  }

  #wantFewer(most: number): void {
    this.#answers = undefined
    this.#limit.concurrency = most
  }

  #pause(ms: number): void {
    const wait = Math.min(Math.max(ms, MIN_PAUSE_MS), MAX_RETRY_AFTER_MS)
    this.#next = Math.max(this.#next, Date.now() + wait)
  }

  /** Waits until a request may begin; false where it may not any more. */
  async #turn(): Promise<boolean> {
    const { delayMs, deadline = Number.POSITIVE_INFINITY, signal } = this.#options
    for (;;) {
      signal.throwIfAborted()
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

function isBroken({ failure }: Exchange): boolean {
  return failure?.kind === 'connection'
}

function isTurnedAway(exchange: Exchange): exchange is Extract<Exchange, { failure?: undefined }> {
  return exchange.final?.status === 429 || exchange.final?.status === 503
}
