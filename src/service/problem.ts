import { STATUS_CODES } from 'node:http'
import { ApiError } from '../api/errors.ts'
import { QueueFull } from './work-queue.ts'

/** Body of an error (RFC 9457, `application/problem+json`). */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  /** Names of the limits that the request went beyond. */
  'violated-policies'?: readonly string[]
}

export interface ProblemAnswer {
  problem: Problem
  headers: Readonly<Record<string, string>>
}

/** What a problem of a certain type has beside its status and text. */
type Extension = Partial<Pick<Problem, 'type' | 'violated-policies'>>

export const PROBLEM_TYPE = 'application/problem+json'

/** Seconds after which a client that was turned away may come back. */
const RETRY_AFTER_SECONDS = 5
/** Statuses by which an implementation says what is wrong with a request that it was asked to do. */
const OF_REQUESTS: ReadonlySet<number | undefined> = new Set([400, 422, 501])

/** An error with its status, as a handler raises it. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly extension: Extension

  constructor(
    status: number,
    detail: string,
    headers: Readonly<Record<string, string>> = {},
    extension: Extension = {},
  ) {
    super(detail)
    this.status = status
    this.headers = headers
    this.extension = extension
  }
}

/** The answer for an error: whatever is not meant for the client is a plain 500. */
export function problemOf(error: unknown): ProblemAnswer {
  if (error instanceof HttpProblem) return answer(error.status, error.message, error.headers, error.extension)
  if (error instanceof QueueFull)
    return busy(error.scope === 'account' ? 429 : 503, `${error.message}; try again later`)
  if (error instanceof ApiError) return ofApiError(error)
  const { statusCode: status, code } = error as { statusCode?: unknown; code?: unknown }
  if (code === 'FST_ERR_BAD_URL') return answer(400, 'the path is not percent-encoded as URLs are')
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return answer(414, 'the path is too long')
  if (typeof status === 'number' && status >= 400 && status < 500)
    return answer(status, (error as Error).message)
  return answer(500, 'the service failed; its log says more')
}

/**
 * An error of the implementation. Where it was refused by somebody else, such as a provider of positions, that is no
 * refusal of the client: 401 and 403 are said of the client's own token alone.
 */
function ofApiError(error: ApiError): ProblemAnswer {
  const { kind, message, status, retryAfter } = error
  switch (kind) {
    case 'bad-request':
      return answer(status !== undefined && OF_REQUESTS.has(status) ? status : 400, message)
    case 'not-found':
      return answer(404, message)
    case 'rate-limited':
      return busy(429, message, retryAfter)
    case 'unavailable':
      return status === 501 ? answer(501, message) : busy(503, message, retryAfter)
    case 'cancelled':
      return busy(503, 'the service ended the call before it was done; ask again')
    case 'timeout':
      return answer(504, message)
    default:
      return answer(502, message)
  }
}

function busy(status: number, detail: string, seconds = RETRY_AFTER_SECONDS): ProblemAnswer {
  return answer(status, detail, { 'retry-after': String(Math.ceil(seconds)) })
}

function answer(
  status: number,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
  extension: Extension = {},
): ProblemAnswer {
  const title = STATUS_CODES[status] ?? 'Error'
  return { problem: { type: 'about:blank', title, status, detail, ...extension }, headers }
}
