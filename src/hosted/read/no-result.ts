import type { Json, JsonObject } from '../../api/results.ts'
import { oneLine } from '../../text/one-line.ts'
import { wordsIn } from '../answer-error.ts'
import { containersOf, isObject, own, textOf } from './fields.ts'

const UNFINISHED = [
  'pending',
  'queued',
  'processing',
  'running',
  'in-progress',
  'started',
  'waiting',
  'scheduled',
]

const FAILED = [
  ...['error', 'failed', 'failure', 'timeout', 'timed-out', 'aborted', 'cancelled', 'canceled', 'rejected'],
  ...['exception', 'unauthorized', 'forbidden', 'unavailable'],
]

/** Fields that hold a status of HTTP, or a code. */
const STATUS_NAMES = ['status', 'statusCode', 'status_code', 'httpStatus', 'http_status', 'code'] as const
/** A code that is the name of an error, as `ERR_TIMEOUT`, `ECONNRESET` and `RATE_LIMIT_EXCEEDED`. */
const ERROR_CODE =
  /^(?:ERR|ERROR)(?:[_-]|$)|^E_|^E(?:CONN[A-Z]+|TIMEDOUT|HOSTUNREACH|NOTFOUND|PIPE)$|(?:^|[_-])(?:ERROR|FAILED|FAILURE|EXCEPTION|DENIED|UNAUTHORI[SZ]ED|FORBIDDEN|TIMEOUT|EXCEEDED|UNAVAILABLE)$/i

/** Fields of a body that says only how the request went. */
export const ENVELOPE: ReadonlySet<string> = new Set([
  ...['message', 'detail', 'details', 'title', 'type', 'instance', 'error', 'errors', 'error_description'],
  ...['code', 'status', 'statusCode', 'status_code', 'success', 'ok', 'path', 'timestamp', 'data', 'result'],
  ...['request_id', 'requestId', 'trace_id', 'traceId', 'documentation_url', 'meta'],
])

/** Why a body of an unknown shape is no result, although its status was 200: it says so itself. */
export function whyNoResult(body: JsonObject): string | undefined {
  return unfinished(body) ?? statedFailure(body)
}

/** The body says that the work goes on. */
export function unfinished(body: JsonObject): string | undefined {
  for (const container of containersOf(body)) {
    for (const name of ['status', 'state']) {
      const word = wordOf(own(container, name))
      if (word === undefined || !UNFINISHED.includes(word)) continue
      return `The service answered before it was done (status "${word}"); results that come later cannot be fetched`
    }
  }
  return undefined
}

/** An object says that the work goes on. */
export function isUnfinished(object: JsonObject): boolean {
  return ['status', 'state'].some(name => UNFINISHED.includes(wordOf(own(object, name)) ?? ''))
}

/** The body, or what it wraps, says that the work failed, in the service's words. */
export function statedFailure(body: JsonObject): string | undefined {
  const containers = containersOf(body)
  return containers.some(saysFailure) ? failureText(containers) : undefined
}

/** The body has nothing but a message, or errors, where a result should be; for bodies in which nothing is recognised. */
export function messageInstead(body: JsonObject): string | undefined {
  const isEnvelope = Object.entries(body).every(
    ([name, value]) => ENVELOPE.has(name) && (!isObject(value) || name !== 'result'),
  )
  const containers = containersOf(body)
  const says = ['message', 'detail', 'errors', 'error_description'].some(name => isSaid(own(body, name)))
  return isEnvelope && says ? failureText(containers) : undefined
}

function saysFailure(container: JsonObject): boolean {
  const is = (name: string, ...values: (Json | undefined)[]) => values.includes(plainOf(own(container, name)))
  return (
    ['success', 'ok'].some(name => is(name, false, 'false', 'no', 0, '0')) ||
    ['failed', 'hasError', 'has_error', 'isError', 'is_error'].some(name => is(name, true, 'true')) ||
    FAILED.includes(wordOf(own(container, 'status')) ?? '') ||
    FAILED.includes(wordOf(own(container, 'state')) ?? '') ||
    STATUS_NAMES.some(name => isErrorStatus(own(container, name))) ||
    ERROR_CODE.test(textOf(own(container, 'code')) ?? '') ||
    isError(own(container, 'error'))
  )
}

function isErrorStatus(value: Json | undefined): boolean {
  const number = typeof value === 'string' && /^\d{3}$/.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && number >= 400 && number <= 599
}

function isError(error: Json | undefined): boolean {
  if (typeof error === 'string')
    return !['', 'false', 'no', 'none', 'null', '0'].includes(error.trim().toLowerCase())
  return error === true || (typeof error === 'number' && error !== 0) || isSaid(error)
}

/** A text that is not blank, or a list or an object that is not empty. */
function isSaid(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.length > 0
  return isObject(value) ? Object.keys(value).length > 0 : typeof value === 'string' && value.trim() !== ''
}

function wordOf(value: Json | undefined): string | undefined {
  return textOf(value)?.toLowerCase().replaceAll(/[_ ]/g, '-')
}

function plainOf(value: Json | undefined): Json | undefined {
  return typeof value === 'string' ? value.trim().toLowerCase() : value
}

/** Words of the container that says most on the failure: the innermost, since wrappers often say "OK". */
function failureText(containers: readonly JsonObject[]): string {
  const failing = containers.filter(saysFailure)
  const order = [...failing.toReversed(), ...containers]
  const words = order.map(container => oneLine(wordsIn(container))).find(text => text !== '')
  return `The service says that it failed: ${words ?? codeIn(order) ?? 'no reason was given'}`
}

function codeIn(containers: readonly JsonObject[]): string | undefined {
  for (const container of containers) {
    for (const name of ['code', 'statusCode', 'status_code', 'httpStatus', 'http_status', 'status']) {
      const text = textOf(own(container, name))
      if (text !== undefined) return `${name} ${oneLine(text, 80)}`
    }
  }
  return undefined
}
