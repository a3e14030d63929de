/** What went wrong between a client and the service. */
export type ApiErrorKind =
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'bad-request'
  | 'rate-limited'
  | 'unavailable'
  | 'timeout'
  | 'network'
  | 'certificate'
  | 'redirect'
  | 'too-large'
  | 'bad-response'
  | 'cancelled'

/** The service failed, refused, or could not be reached. The message says what happened, to what, and what to do. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined
  /** Seconds after which the service asks to be called again. */
  readonly retryAfter: number | undefined

  constructor(
    kind: ApiErrorKind,
    message: string,
    options: { status?: number; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.kind = kind
    this.status = options.status
    this.retryAfter = options.retryAfter
  }
}
