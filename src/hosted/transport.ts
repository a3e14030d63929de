import type { IncomingHttpHeaders } from 'node:http'
import { type Dispatcher, request as send } from 'undici'
import { ApiError } from '../api/errors.ts'
import { errorOfAnswer } from './answer-error.ts'
import { readDecodedBody } from './decoded-body.ts'
import { redirectTarget } from './redirect.ts'
import { type Answer, nameOf, type ServiceRequest } from './request.ts'
import { deadlineError, failureOf, type Progress, type RequestFailure } from './request-failure.ts'

export interface TransportOptions {
  root: URL
  headers: Readonly<Record<string, string>>
  dispatcher: Dispatcher
  /** Milliseconds for one request: connection, redirects, headers and body together. */
  timeoutMs: number
  /** Cap on decoded bytes of a body. */
  maxBytes: number
  /** Takes the token out of text. */
  redact(text: string): string
  /** Milliseconds since 1970. */
  now(): number
}

/** Statuses after which the client may repeat the request as it was. */
const PASSING_STATUSES = new Set([408, 429, 502, 503, 504])

/** A proxy did not wait for the answer: the service may work on it still. */
const GATEWAY_TIMEOUT = 504

/** Times of a request that one has which takes long: as many as an analysis of the embedded engine has times of a tool. */
const LONG_TIMES = 20

const NO_BYTES = Buffer.alloc(0)

/** Sends requests, once each, and says what came of them. */
export class Transport {
  readonly #options: TransportOptions

  constructor(options: TransportOptions) {
    this.#options = options
  }

  /**
   * @returns the answer with a status of 2xx, or what went wrong
   * @throws ApiError of kind `cancelled` where the request's own signal aborts
   */
  async attempt(request: ServiceRequest): Promise<Answer | RequestFailure> {
    const timeoutMs = this.#options.timeoutMs * (request.takesLong ? LONG_TIMES : 1)
    const deadline = AbortSignal.timeout(timeoutMs)
    const progress: Progress = { phase: 'connecting', bytes: 0 }
    const { host } = this.#options.root
    const name = nameOf(request)
    try {
      throwIfCancelled(request.signal)
      const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline
      const answer = await this.#follow(request, name, signal, progress)
      if (isSuccess(answer.status)) return answer
      const error = errorOfAnswer(request, answer, this.#options)
      const isUnderWay = request.takesLong === true && answer.status === GATEWAY_TIMEOUT
      return { error, mayPass: PASSING_STATUSES.has(answer.status) && !isUnderWay }
    } catch (thrown) {
      throwIfCancelled(request.signal)
      if (thrown instanceof ApiError) return { error: thrown, mayPass: false }
      if (deadline.aborted) {
        const error = deadlineError(name, host, timeoutMs, progress)
        return { error, mayPass: false }
      }
      return failureOf(name, host, thrown, progress)
    }
  }

  async #follow(
    request: ServiceRequest,
    name: string,
    signal: AbortSignal,
    progress: Progress,
  ): Promise<Answer> {
    const { root, redact } = this.#options
    let address = new URL(`${root.href.replace(/\/$/, '')}${request.path}`)
    for (let followed = 0; ; followed++) {
      const answer = await this.#send(address, request, signal, progress)
      const target = redirectTarget(name, answer, address, followed, redact)
      if (!target) return answer
      address = target
    }
  }

  async #send(
    address: URL,
    request: ServiceRequest,
    signal: AbortSignal,
    progress: Progress,
  ): Promise<Answer> {
    const { headers, dispatcher, maxBytes, redact } = this.#options
    progress.phase = 'connecting'
    const sent = send(address.href, {
      dispatcher: dispatcher.compose(tellWhenSent(() => (progress.phase = 'waiting'))),
      method: request.method,
      headers: {
        ...headers,
        accept: 'application/json, application/problem+json',
        'accept-encoding': 'gzip, deflate, br, zstd',
        ...(request.url === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: request.url === undefined ? null : JSON.stringify({ url: request.url }),
      signal,
      headersTimeout: 0,
      bodyTimeout: 0,
    })
    const response = await unlessAborted(sent, signal)
    progress.phase = 'reading'
    const flat = flatHeaders(response.headers)
    const bytes = await readDecodedBody(response.body, {
      contentEncoding: flat['content-encoding'],
      maxBytes,
      signal,
      onBytes: count => {
        progress.bytes += count
      },
    }).catch(error => {
      // What went wrong is said by the status of an answer: its body has no more than words on that.
      if (signal.aborted || isSuccess(response.statusCode)) throw error
      return NO_BYTES
    })
    return { status: response.statusCode, headers: flat, text: redact(new TextDecoder().decode(bytes)) }
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

/** @throws ApiError of kind `cancelled` */
export function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ApiError('cancelled', 'The request to the service was cancelled')
}

/** Tells when a request is about to be written to its connection, that is when the connection stands. */
function tellWhenSent(told: () => void): Dispatcher.DispatcherComposeInterceptor {
  return dispatch => (options, handler) =>
    dispatch(options, {
      onRequestStart(controller, context) {
        told()
        handler.onRequestStart?.(controller, context)
      },
      onResponseStart: (...response) => handler.onResponseStart?.(...response),
      onResponseData: (controller, chunk) => handler.onResponseData?.(controller, chunk),
      onResponseEnd: (controller, trailers) => handler.onResponseEnd?.(controller, trailers),
      onResponseError: (controller, error) => handler.onResponseError?.(controller, error),
    })
}

/** undici's `request` does not look at its signal while it waits for a connection. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort)
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

function flatHeaders(headers: IncomingHttpHeaders): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  )
}
