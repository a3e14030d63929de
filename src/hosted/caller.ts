import pLimit, { type LimitFunction } from 'p-limit'
import { ApiError } from '../api/errors.ts'
import { Circuit } from './circuit.ts'
import { Pacing } from './pacing.ts'
import type { Answer, ServiceRequest } from './request.ts'
import type { RequestFailure } from './request-failure.ts'
import { type Transport, throwIfCancelled } from './transport.ts'
import { WaitBudget } from './wait-budget.ts'

export interface CallerOptions {
  /** Calls in work at once. */
  concurrency: number
  /** Further tries of a request that may pass later. */
  retries: number
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after so many milliseconds; rejects when the signal aborts. */
  sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<unknown>
  /** From 0 up to, not including, 1. */
  random(): number
}

const BACKOFF_BASE_MS = 500
const BACKOFF_CAP_MS = 20_000

/**
 * Calls the service until it answers or is not worth asking again. What is shared by all calls of a run:
 *
 * - the pace: after a 429 all wait together, then fewer requests run at once ({@link Pacing});
 * - a budget of waiting time, which successes refill ({@link WaitBudget});
 * - the circuit: several calls in a row that failed end all that follow at once ({@link Circuit}).
 */
export class Caller {
  readonly #transport: Pick<Transport, 'attempt'>
  readonly #options: CallerOptions
  readonly #calls: LimitFunction
  readonly #pacing: Pacing
  readonly #budget: WaitBudget
  readonly #circuit = new Circuit()

  constructor(transport: Pick<Transport, 'attempt'>, options: CallerOptions) {
    this.#transport = transport
    this.#options = options
    this.#calls = pLimit(Math.max(1, options.concurrency))
    this.#pacing = new Pacing(options.concurrency)
    this.#budget = new WaitBudget(options.now)
  }

  /**
   * @returns an answer with a status of 2xx
   * @throws ApiError
   */
  call(request: ServiceRequest): Promise<Answer> {
    return this.#calls(() => this.#callWithRetries(request))
  }

  async #callWithRetries(request: ServiceRequest): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      const outcome = await this.#attempt(request)
      if (!('error' in outcome)) {
        this.#budget.succeeded()
        this.#circuit.answered()
        return outcome
      }
      const stop = await this.#waitBeforeNextTry(outcome, tries, request.signal)
      if (stop === undefined) continue
      this.#note(outcome)
      throw explained(outcome.error, tries, stop)
    }
  }

  async #attempt(request: ServiceRequest): Promise<Answer | RequestFailure> {
    const ticket = await this.#enter(request.signal)
    try {
      const outcome = await this.#transport.attempt(request)
      if (!('error' in outcome)) this.#pacing.succeeded()
      else if (outcome.error.kind === 'rate-limited') this.#pacing.refused(ticket)
      return outcome
    } finally {
      this.#pacing.leave()
    }
  }

  /** Waits for a place among the requests that run, and for the end of a pause. */
  async #enter(signal: AbortSignal | undefined): Promise<number> {
    for (;;) {
      throwIfCancelled(signal)
      this.#circuit.assertClosed()
      const { pausedUntil } = this.#pacing
      if (pausedUntil > this.#options.now()) {
        if (!this.#budget.take(pausedUntil)) throw this.#pauseTooLong(pausedUntil)
        await this.#waitUntil(pausedUntil, signal)
        continue
      }
      const ticket = this.#pacing.tryEnter()
      if (ticket !== undefined) return ticket
      await this.#pacing.place(signal)
    }
  }

  /** @returns undefined when it is time for the next try, else why there is none */
  async #waitBeforeNextTry(
    { error, mayPass }: RequestFailure,
    tries: number,
    signal: AbortSignal | undefined,
  ): Promise<string | undefined> {
    const { now, retries } = this.#options
    const asked = error.retryAfter === undefined ? undefined : error.retryAfter * 1000
    const limited = error.kind === 'rate-limited'
    const streak = limited ? Math.max(tries, this.#pacing.refusals) : tries
    const until = now() + Math.ceil(asked ?? this.#backoffMs(streak))
    if (limited) this.#pacing.pauseUntil(until)
    if (!mayPass || tries > retries) return ''
    if (!this.#budget.take(until)) {
      const left = `the ${seconds(this.#budget.leftMs)} that this run may still spend on waiting`
      return asked === undefined
        ? `; not tried again, since a further wait would exceed ${left}`
        : `; not tried again, since it asks to wait ${seconds(asked)}, which exceeds ${left}`
    }
    if (!limited) await this.#waitUntil(until, signal)
    return undefined
  }

  /** Full jitter: anything from nothing to the exponential backoff, so that clients do not come back all at once. */
  #backoffMs(streak: number): number {
    return this.#options.random() * Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** (streak - 1))
  }

  async #waitUntil(until: number, signal: AbortSignal | undefined): Promise<void> {
    for (let left = until - this.#options.now(); left > 0; left = until - this.#options.now()) {
      try {
        await this.#options.sleep(left, signal)
      } catch (error) {
        throwIfCancelled(signal)
        throw error
      }
    }
    throwIfCancelled(signal)
  }

  /** Remembers how a call ended that failed for good. */
  #note({ error, mayPass }: RequestFailure): void {
    if (mayPass || error.kind === 'network' || error.kind === 'timeout') this.#circuit.failed(error)
    else if (error.status !== undefined) this.#circuit.answered()
  }

  #pauseTooLong(until: number): ApiError {
    const wait = until - this.#options.now()
    return new ApiError(
      'rate-limited',
      `not sent, since the service refuses requests (HTTP 429): a pause of ${seconds(wait)} exceeds the ` +
        `${seconds(this.#budget.leftMs)} that this run may still spend on waiting: lower \`concurrency\`, or check the plan`,
      { retryAfter: wait / 1000 },
    )
  }
}

function explained(error: ApiError, tries: number, stop: string): ApiError {
  if (tries === 1 && stop === '') return error
  const { kind, message, status, retryAfter, cause } = error
  const options = {
    ...(status === undefined ? {} : { status }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(cause === undefined ? {} : { cause }),
  }
  return new ApiError(kind, `${message}${tries > 1 ? ` (tried ${tries} times)` : ''}${stop}`, options)
}

function seconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 100) / 10} s`
}
