import { BadContentEncoding } from '../../net/content-codings.ts'
import type { Failure, FailureKind } from './exchange.ts'

/** What a request failed with, as a kind and in words for people. */
export function failureOf(url: string, error: unknown): Failure {
  const cause = deepestCause(error)
  const code = cause.code
  const kind = kindOf(cause, code)
  const message = `${WORDS[kind]}: ${isRefusedByParser(cause) ? REFUSED : cause.message || code || 'no reason given'}`
  return code === undefined ? { kind, url, message } : { kind, url, message, code }
}

/** A kept connection that the server had closed meanwhile looks like a reset; a fresh one tells the truth. */
export function mayBeStaleSocket(error: unknown): boolean {
  return ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(deepestCause(error).code ?? '')
}

const MAX_CAUSES = 5
const DNS_CODES = new Set(['ENOTFOUND', 'ENODATA', 'ESERVFAIL', 'EREFUSED', 'EBADNAME'])
/** Node.js says UNSPECIFIED of what it has no name for, as a key that is too short. */
const CERTIFICATE_CODE =
  /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|HOSTNAME|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|^UNSPECIFIED$/
const TLS_CODE = /^(ERR_SSL|EPROTO)/
const TIMEOUT_CODES = new Set(['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT'])

/** What undici takes for impossible in a status line or in headers ends as an assertion, which says nothing to people. */
function isRefusedByParser({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ERR_ASSERTION'
}

const REFUSED = 'its status line or its headers are impossible, such as a status below 100'

function kindOf(error: Error, code = ''): FailureKind {
  if (error instanceof BadContentEncoding) return 'bad-encoding'
  if (code === 'ADDRESS_DENIED') return 'address-denied'
  if (DNS_CODES.has(code) || code.startsWith('EAI_')) return 'dns'
  if (TIMEOUT_CODES.has(code)) return 'timeout'
  if (CERTIFICATE_CODE.test(code) || TLS_CODE.test(code)) return 'certificate'
  if (isRefusedByParser(error)) return 'protocol'
  if (error.name === 'HTTPParserError' || code.startsWith('UND_ERR_HEADERS')) return 'protocol'
  return 'connection'
}

/** Each goes on from the URL: "https://shop.example/ did not answer in time". */
const WORDS: Readonly<Record<FailureKind, string>> = {
  dns: 'has a host name that does not resolve',
  connection: 'cannot be reached',
  certificate: 'has a TLS connection that cannot be trusted',
  timeout: 'did not answer in time',
  'bad-encoding': 'has a body that cannot be decoded',
  'address-denied': 'is not audited',
  'bad-scheme': 'is not an http or https URL',
  protocol: 'does not answer with valid HTTP',
  'redirect-loop': 'redirects in a loop',
  'too-many-redirects': 'redirects too often',
  'bad-location': 'redirects to no valid URL',
}

/** The innermost reason. Our own errors say best what they found, so their causes stay inside. */
function deepestCause(error: unknown): NodeJS.ErrnoException {
  let current = error
  for (let depth = 0; depth < MAX_CAUSES && !(current instanceof BadContentEncoding); depth++) {
    const { cause, errors } = Object(current) as { cause?: unknown; errors?: readonly unknown[] }
    const inner = errors?.[0] ?? cause
    if (!looksLikeError(inner)) break
    current = inner
  }
  return looksLikeError(current) ? current : new Error(String(current))
}

function looksLikeError(value: unknown): value is NodeJS.ErrnoException {
  return typeof value === 'object' && value !== null && 'message' in value
}
