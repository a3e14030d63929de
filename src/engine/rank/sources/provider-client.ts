import { setTimeout } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import { retryAfterMs } from '../../../net/retry-after.ts'
import { readBody } from '../../network/body.ts'
import { Deadline, orAborted } from '../../network/deadline.ts'
import { Agent, proxyAgent, request } from '../../network/undici.ts'
import { NotMeasured } from '../../not-measured.ts'

export interface ProviderOptions {
  /** Servers that stand in for a provider's hosts, by host. There are none outside of tests. */
  standIns?: Readonly<Record<string, string>>
  /** Waits between tries. Default: a timer. */
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

export interface ProviderRequest {
  method: 'GET' | 'POST'
  url: URL
  headers?: Readonly<Record<string, string>>
  body?: string
  signal: AbortSignal
}

export interface ProviderAnswer {
  status: number
  /** The body as JSON; undefined where it is none. */
  json: unknown
  /** Milliseconds after which it asks to be called again. */
  retryAfterMs: number | undefined
}

/** Milliseconds for one request with its body. */
const REQUEST_TIMEOUT_MS = 30_000
const CONNECT_TIMEOUT_MS = 10_000
/** Decoded bytes: 25,000 rows of Search Console are about 5 MiB. */
const MAX_BYTES = 32 * 1024 * 1024
const TRIES = 4
/** Milliseconds before the second try; each further one waits twice as long. */
const FIRST_WAIT_MS = 1000
const MAX_WAIT_MS = 30_000

/**
 * Asks a provider of positions, over HTTPS and at its own hosts alone: a config file cannot lead a secret elsewhere. No
 * redirect is followed. No message holds the address of a request, which may have a key in it.
 */
export class ProviderClient {
  readonly #name: string
  readonly #hosts: readonly string[]
  readonly #standIns: Readonly<Record<string, string>>
  readonly #sleep: NonNullable<ProviderOptions['sleep']>
  readonly #dispatcher: Dispatcher

  /**
   * @param name of the provider, for messages
   * @throws NotMeasured where the environment names a proxy that is none
   */
  constructor(name: string, hosts: readonly string[], { standIns = {}, sleep }: ProviderOptions) {
    this.#name = name
    this.#hosts = hosts
    this.#standIns = standIns
    this.#sleep = sleep ?? ((milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }))
    const options = { connect: { timeout: CONNECT_TIMEOUT_MS }, connectTimeout: CONNECT_TIMEOUT_MS }
    try {
      this.#dispatcher = proxyAgent(options, process.env) ?? new Agent(options)
    } catch (error) {
      throw new NotMeasured((error as Error).message)
    }
  }

  /**
   * The answer, whatever its status. What may pass is tried again, as the providers ask for: later each time.
   *
   * @param mayPass whether an answer is one that a later try may not get
   * @throws NotMeasured where there is no answer, or one that is no error and no JSON
   */
  async ask(asked: ProviderRequest, mayPass: (answer: ProviderAnswer) => boolean): Promise<ProviderAnswer> {
    for (let tries = 1; ; tries++) {
      const answer = await this.#once(asked).catch((error: Error) => error)
      asked.signal.throwIfAborted()
      if (!(answer instanceof Error) && answer.status === 200 && answer.json === undefined) {
        throw new NotMeasured(
          `${this.#name} answered with something else than JSON: check the network and its proxy`,
        )
      }
      const isLast = tries === TRIES
      if (answer instanceof Error) {
        if (isLast || !(answer instanceof NoAnswer)) throw new NotMeasured(answer.message, { cause: answer })
      } else if (isLast || !mayPass(answer)) {
        return answer
      }
      const wanted = answer instanceof Error ? undefined : answer.retryAfterMs
      const wait = Math.max(wanted ?? 0, FIRST_WAIT_MS * 2 ** (tries - 1))
      if (wait > MAX_WAIT_MS) {
        if (answer instanceof Error) throw new NotMeasured(answer.message)
        return answer
      }
      await this.#sleep(wait, asked.signal)
    }
  }

  async close(): Promise<void> {
    await this.#dispatcher.destroy()
  }

  async #once({ method, url, headers, body, signal }: ProviderRequest): Promise<ProviderAnswer> {
    const deadline = new Deadline(REQUEST_TIMEOUT_MS, signal)
    try {
      const sent = request(this.#target(url), {
        dispatcher: this.#dispatcher,
        method,
        headers: { accept: 'application/json', 'accept-encoding': 'gzip', ...headers },
        body: body ?? null,
        signal: deadline.signal,
      })
      const response = await orAborted(sent, deadline.signal)
      const coding = response.headers['content-encoding']
      const read = await readBody(response.body, typeof coding === 'string' ? coding : undefined, MAX_BYTES)
      if (read.truncated)
        throw new Error(`${this.#name} answered with more than ${MAX_BYTES / 1024 / 1024} MiB`)
      const retryAfter = response.headers['retry-after']
      return {
        status: response.statusCode,
        json: jsonOf(read.bytes),
        retryAfterMs: retryAfterMs(typeof retryAfter === 'string' ? retryAfter : undefined, Date.now()),
      }
    } catch (error) {
      if (deadline.passed) {
        throw new NoAnswer(`${this.#name} did not answer within ${REQUEST_TIMEOUT_MS / 1000} s`)
      }
      const { code } = error as { code?: string }
      if (code === undefined) throw error
      throw new NoAnswer(`${this.#name} could not be reached (${code})`)
    } finally {
      deadline.clear()
    }
  }

  #target(url: URL): URL {
    if (url.protocol !== 'https:' || !this.#hosts.includes(url.host)) {
      throw new Error(`${this.#name} is asked at its own hosts alone`)
    }
    const standIn = this.#standIns[url.host]
    return standIn === undefined ? url : new URL(url.pathname + url.search, standIn)
  }
}

/** There was no answer: another try may get one. */
class NoAnswer extends Error {}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
