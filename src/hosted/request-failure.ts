import { isNativeError } from 'node:util/types'
import { ApiError, type ApiErrorKind } from '../api/errors.ts'
import { BadContentEncoding } from '../net/content-codings.ts'
import { BodyTooLarge } from './decoded-body.ts'

/** How far a request came. */
type Phase = 'connecting' | 'waiting' | 'reading'

/** A request that gave no result. */
export interface RequestFailure {
  error: ApiError
  /** Whether the same request may succeed when it is sent again. */
  mayPass: boolean
}

export interface Progress {
  phase: Phase
  /** Bytes of the body that came, on the wire. */
  bytes: number
}

const PASSING_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
])

/** The total deadline ended the request: says in which phase. */
export function deadlineError(name: string, host: string, timeoutMs: number, progress: Progress): ApiError {
  const within = `within ${timeoutMs / 1000} s (\`timeout\`)`
  const what = {
    connecting: `no connection to ${host} came about ${within}: check \`base-url\`, the network and the proxy`,
    waiting: `connected to ${host}, but its answer did not begin ${within}`,
    reading: `the answer of ${host} began, but was not complete ${within}: ${progress.bytes} bytes came`,
  }[progress.phase]
  return new ApiError('timeout', `${name}: ${what}`)
}

/** What an error of the connection, of TLS or of the body means. */
export function failureOf(name: string, host: string, thrown: unknown, progress: Progress): RequestFailure {
  const cause = deepestCause(thrown)
  const code = cause.code ?? ''
  const failure = (kind: ApiErrorKind, text: string, mayPass = false): RequestFailure => ({
    error: new ApiError(kind, `${name}: ${text}`, { cause: shareable(cause) }),
    mayPass,
  })
  if (cause instanceof BodyTooLarge)
    return failure('too-large', `the decoded answer of ${host} ${cause.message}`)
  if (cause instanceof BadContentEncoding) {
    return failure('bad-response', `the answer of ${host} cannot be decoded: ${cause.message}`)
  }
  const distrust = certificateAdvice(code)
  if (distrust) {
    return failure('certificate', `the certificate of ${host} is not trusted: ${distrust} (${cause.message})`)
  }
  if (/^(ERR_SSL|EPROTO)/.test(code)) {
    return failure(
      'network',
      `${host} does not speak TLS as expected (${code}): check the port in \`base-url\``,
    )
  }
  if (isParserError(cause) && !endedEarly(cause)) {
    return failure('bad-response', `the answer of ${host} is not valid HTTP: ${cause.message}`)
  }
  // What undici takes for impossible ends as an assertion, which says nothing to people.
  if (code === 'ERR_ASSERTION') {
    return failure(
      'bad-response',
      `the answer of ${host} is not valid HTTP: its status line or headers are impossible`,
    )
  }
  const mayPass = PASSING_CODES.has(code) || endedEarly(cause)
  if (progress.phase === 'reading') {
    const after = `after ${progress.bytes} bytes of the body`
    return failure('network', `${host} broke off its answer ${after} (${code || cause.message})`, mayPass)
  }
  if (progress.phase === 'waiting') {
    return failure(
      'network',
      `${host} closed the connection before it answered (${code || cause.message})`,
      mayPass,
    )
  }
  return failure('network', connectionText(host, cause), mayPass)
}

function connectionText(host: string, cause: NodeJS.ErrnoException): string {
  switch (cause.code) {
    case 'ENOTFOUND':
      return `the host name in ${host} does not resolve: check \`base-url\``
    case 'EAI_AGAIN':
      return `the host name in ${host} could not be resolved just now (EAI_AGAIN)`
    case 'ECONNREFUSED':
      return `${host} refused the connection (ECONNREFUSED): check \`base-url\` and whether the service is up`
    default:
      return `the connection to ${host} failed (${cause.message || cause.code})`
  }
}

/** What is wrong with a certificate and what to do, by OpenSSL's or Node's code; undefined for other codes. */
function certificateAdvice(code: string): string | undefined {
  switch (code) {
    case 'CERT_HAS_EXPIRED':
      return 'it has expired; the service has to renew it'
    case 'CERT_NOT_YET_VALID':
      return "it is not valid yet; check this machine's clock"
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return 'it is for another host; `base-url` needs the name that it was issued for'
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
      return 'it is self-signed; if that is meant, name a file with it in NODE_EXTRA_CA_CERTS'
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
      return 'its issuer is unknown here; name a file with the certificate of the issuer in NODE_EXTRA_CA_CERTS'
    default:
      return /^(CERT_|ERR_TLS_CERT|CRL_|INVALID_CA|PATH_LENGTH|UNABLE_TO_(GET|DECRYPT|DECODE))/.test(code)
        ? 'it cannot be verified'
        : undefined
  }
}

/** The error without what it drags along: a parser's error holds the bytes of the answer, which may echo the token. */
function shareable(cause: NodeJS.ErrnoException): NodeJS.ErrnoException {
  return isParserError(cause) ? new Error(cause.message) : cause
}

function isParserError(cause: Error): boolean {
  return cause.name === 'HTTPParserError'
}

/** The connection was closed before the last chunk of a body. */
function endedEarly(cause: Error): boolean {
  return isParserError(cause) && cause.message.includes('EOF')
}

/** What lies at the bottom of an error; of several attempts, as on each address of a host, the first. */
function deepestCause(thrown: unknown): NodeJS.ErrnoException {
  let current = thrown
  for (let depth = 0; depth < 5 && isNativeError(current); depth++) {
    if (current instanceof BadContentEncoding) break
    const { errors } = current as Partial<AggregateError>
    const inner = Array.isArray(errors) ? errors[0] : current.cause
    if (!isNativeError(inner)) break
    current = inner
  }
  return isNativeError(current) ? current : new Error(String(current))
}
