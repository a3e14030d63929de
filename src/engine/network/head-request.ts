import type { Dispatcher } from 'undici'
import type { Deadline } from './deadline.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>

export interface HeadAnswer {
  statusCode: number
  /** Names in lower case, values in Latin-1. */
  headers: Headers
}

/**
 * Sends a HEAD request and gives what came back. It is done without the stream for a body that `undici.request` makes:
 * a run asks for thousands of link targets this way.
 *
 * @throws what undici throws; the limit's reason as soon as it ends, also while a connection is being opened
 */
export function requestHead(
  dispatcher: Dispatcher,
  { origin, pathname, search }: URL,
  headers: Readonly<Record<string, string>>,
  limit: Deadline,
): Promise<HeadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<HeadAnswer>()
  const handler = new HeadHandler(limit, resolve, reject)
  limit.onEnd(reason => handler.abort(reason))
  const request = { origin, path: pathname + search, method: 'HEAD', headers, reset: false } as const
  try {
    dispatcher.dispatch({ ...request, headersTimeout: 0, bodyTimeout: 0 }, handler)
  } catch (error) {
    reject(error)
  }
  return promise
}

class HeadHandler implements Dispatcher.DispatchHandler {
  readonly #limit: Deadline
  readonly #resolve: (answer: HeadAnswer) => void
  readonly #reject: (error: unknown) => void
  #sent: Dispatcher.DispatchController | undefined
  #statusCode = 0
  #headers: Headers = {}

  constructor(limit: Deadline, resolve: (answer: HeadAnswer) => void, reject: (error: unknown) => void) {
    this.#limit = limit
    this.#resolve = resolve
    this.#reject = reject
  }

  abort(reason: unknown): void {
    this.#reject(reason)
    this.#sent?.abort(reason as Error)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#sent = controller
    if (this.#limit.ended) controller.abort(this.#limit.signal.reason)
  }

  onResponseStart(_: Dispatcher.DispatchController, statusCode: number, headers: Headers): void {
    if (statusCode < 200) return
    this.#statusCode = statusCode
    this.#headers = headers
  }

  onResponseData(): void {}

  onResponseEnd(): void {
    this.#resolve({ statusCode: this.#statusCode, headers: this.#headers })
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#reject(error)
  }
}
