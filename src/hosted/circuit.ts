import { ApiError } from '../api/errors.ts'

/** Calls in a row that fail, each after its retries, until the service counts as down. */
const FAILURES_TO_OPEN = 5

/**
 * Stops sending to a service that is down: after some calls in a row that failed, with no answer between them, all
 * further calls fail at once with the last reason. A call that was under way and succeeds ends that.
 */
export class Circuit {
  #inRow = 0
  #last: ApiError | undefined

  /** @throws ApiError of the kind of the last failure, where the service counts as down */
  assertClosed(): void {
    if (this.#inRow < FAILURES_TO_OPEN || !this.#last) return
    const { kind, message, status } = this.#last
    throw new ApiError(
      kind,
      `not sent, since the last ${this.#inRow} calls to the service failed in a row; the last: ${message}`,
      status === undefined ? { cause: this.#last } : { status, cause: this.#last },
    )
  }

  /** A call ended, after its retries, because the service was not reached or not ready. */
  failed(error: ApiError): void {
    this.#inRow++
    this.#last = error
  }

  /** The service answered a call, be it with a refusal. */
  answered(): void {
    this.#inRow = 0
    this.#last = undefined
  }
}
