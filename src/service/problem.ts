import { STATUS_CODES } from 'node:http'
import { ApiError, type ApiErrorKind } from '../api/errors.ts'
import { QueueFull } from './work-queue.ts'

/** Body of an error (RFC 9457, `application/problem+json`). */
export interface Problem {
  type: 'about:blank'
  title: string
  status: number
  detail: string
}

export interface ProblemAnswer {
  problem: Problem
  headers: Readonly<Record<string, string>>
}

/** Seconds after which a client that was turned away may come back. */
const RETRY_AFTER_SECONDS = 5

const STATUS_OF: Readonly<Partial<Record<ApiErrorKind, number>>> = {
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'bad-request': 400,
  'rate-limited': 429,
  'too-large': 413,
  timeout: 504,
  cancelled: 499,
  unavailable: 503,
}

/** An error with its status, as a handler raises it. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, detail: string, headers: Readonly<Record<string, string>> = {}) {
    super(detail)
    this.status = status
    this.headers = headers
  }
}

/** The answer for an error: whatever is not meant for the client is a plain 500. */
export function problemOf(error: unknown): ProblemAnswer {
  if (error instanceof HttpProblem) return answer(error.status, error.message, error.headers)
  if (error instanceof QueueFull)
    return busy(error.scope === 'account' ? 429 : 503, `${error.message}; try again later`)
  if (error instanceof ApiError) return ofApiError(error)
  const status = (error as { statusCode?: unknown }).statusCode
  if (typeof status === 'number' && status >= 400 && status < 500)
    return answer(status, (error as Error).message)
  return answer(500, 'the service failed; its log says more')
}

function ofApiError(error: ApiError): ProblemAnswer {
  const status = error.status ?? STATUS_OF[error.kind] ?? 502
  if (status === 429 || status === 503) return busy(status, error.message, error.retryAfter)
  return answer(status, error.message)
}

function busy(status: number, detail: string, seconds = RETRY_AFTER_SECONDS): ProblemAnswer {
  return answer(status, detail, { 'retry-after': String(Math.ceil(seconds)) })
}

function answer(
  status: number,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): ProblemAnswer {
  const title = STATUS_CODES[status] ?? 'Error'
  return { problem: { type: 'about:blank', title, status, detail }, headers }
}
