import { ApiError, type ApiErrorKind } from '../api/errors.ts'
import type { Json, JsonObject } from '../api/results.ts'
import { retryAfterMs } from '../net/retry-after.ts'
import { oneLine } from '../text/one-line.ts'
import { looksLikeHtml, wordsOfHtml } from './html-words.ts'
import { isObject, textOf } from './read/fields.ts'
import { parseJson } from './read/json-body.ts'
import { type Answer, nameOf, type ServiceRequest } from './request.ts'

/** UTF-16 units of the service's own words in a message. */
const MAX_WORDS = 200

/** What an answer that is neither 2xx nor a redirect means. The service's own words stand in parentheses. */
export function errorOfAnswer(
  request: ServiceRequest,
  answer: Answer,
  { redact, now }: { redact(text: string): string; now(): number },
): ApiError {
  const { status } = answer
  const words = oneLine(redact(serviceWords(answer.text)), MAX_WORDS)
  const said = words === '' ? `HTTP ${status}` : `HTTP ${status}: ${words}`
  const wait = retryAfterMs(answer.headers['retry-after'], now())
  const options = wait === undefined ? { status } : { status, retryAfter: wait / 1000 }
  const [kind, text] = meaningOf(request, status, said, nameOf(request))
  return new ApiError(kind, text, options)
}

function meaningOf(
  request: ServiceRequest,
  status: number,
  said: string,
  name: string,
): [ApiErrorKind, string] {
  switch (status) {
    case 401:
      return [
        'unauthorized',
        `the service refused the token (${said}): create one in the profile area under API tokens and give it as \`token\``,
      ]
    case 402:
    case 403:
      return request.path === '/me'
        ? [
            'forbidden',
            `the plan has no API access (${said}): enable it in the service, or use another account's token`,
          ]
        : ['forbidden', `${name}: the service does not allow it to this account (${said}): check the plan`]
    case 404:
      return ['not-found', `${name}: ${notFoundAdvice(request.path)} (${said})`]
    case 408:
    case 502:
    case 503:
    case 504:
      return ['unavailable', `${name}: the service is not available at present (${said})`]
    case 429:
      return [
        'rate-limited',
        `${name}: the service received too many requests (${said}): lower \`concurrency\``,
      ]
    default:
      break
  }
  if (status >= 500)
    return ['unavailable', `${name}: the service failed (${said}): its operator has to look at it`]
  if (status >= 400) return ['bad-request', `${name}: the service did not accept the request (${said})`]
  return ['bad-response', `${name}: the service gave an unexpected answer (${said})`]
}

function notFoundAdvice(path: string): string {
  if (path.startsWith('/tools/')) return 'the service does not know this tool; leave it out of `tools`'
  if (path.startsWith('/rank/projects/')) return 'the service has no such rank project'
  return 'there is no such address; `base-url` must be the API root, which ends in /api/v1/ext'
}

/** Text for people in the body of an error: problem details (RFC 9457), other usual fields, or the body. */
function serviceWords(text: string): string {
  const body = parseJson(text)
  if ('json' in body) return isObject(body.json) ? wordsIn(body.json) : (textOf(body.json) ?? '')
  return looksLikeHtml(text) ? wordsOfHtml(text) : text
}

/** The service's words on an error in a JSON body, or an empty text. */
export function wordsIn(body: JsonObject): string {
  const { errors } = body
  const candidates: (Json | undefined)[] = [
    body['detail'],
    body['message'],
    body['error_description'],
    body['error'],
    Array.isArray(errors) ? errors[0] : undefined,
    body['title'],
  ]
  for (const candidate of candidates) {
    const words = Array.isArray(candidate)
      ? candidate.map(wordsOf).filter(Boolean).join('; ')
      : wordsOf(candidate)
    if (words) return words
  }
  return ''
}

function wordsOf(value: Json | undefined): string | undefined {
  if (!isObject(value)) return textOf(value)
  return (
    textOf(value['detail']) ?? textOf(value['message']) ?? textOf(value['title']) ?? textOf(value['code'])
  )
}
