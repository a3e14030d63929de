import { type InnerList, parseDictionary, Token } from 'structured-headers'
import type { Occurrence } from '../../../api/results.ts'
import { type FinalResponse, header, headerValues } from '../../network/exchange.ts'
import { isSessionName } from './observatory/cookies.ts'
import { headerOccurrence } from './observatory/scan.ts'
import { parseStrictTransportSecurity } from './observatory/transport.ts'

/** Headers that name server software. */
const SOFTWARE_HEADERS = [
  'server',
  'x-powered-by',
  'x-aspnet-version',
  'x-aspnetmvc-version',
  'x-generator',
  'x-drupal-version',
]
/** A number with a point, or one behind a slash. */
const VERSION = /\d\.\d|\/v?\d/

/** Headers that give away a version. */
export function versionDisclosures(response: FinalResponse): Occurrence[] {
  return SOFTWARE_HEADERS.filter(name => VERSION.test(header(response, name) ?? '')).map(name =>
    headerOccurrence(response, name, `${name} names a version`),
  )
}

/** Headers that browsers have dropped. `X-XSS-Protection: 0` is what is recommended where it is sent at all. */
export function obsoleteHeaders(response: FinalResponse): Occurrence[] {
  const sent = ['public-key-pins', 'public-key-pins-report-only', 'expect-ct'].filter(name =>
    response.headers.has(name),
  )
  if (/^\s*1/.test(header(response, 'x-xss-protection') ?? '')) sent.push('x-xss-protection')
  return sent.map(name => headerOccurrence(response, name, `${name} is obsolete`))
}

/** Least seconds of max-age for the preload list: a year. */
const PRELOAD_MAX_AGE = 31_536_000

/**
 * What keeps a host off the preload list although its header asks for it; undefined where it does not ask.
 *
 * @see https://hstspreload.org/#submission-requirements
 */
export function preloadObstacles(response: FinalResponse): Occurrence[] | undefined {
  const parsed = parseStrictTransportSecurity(header(response, 'strict-transport-security') ?? '')
  if (!parsed?.preload) return undefined
  const missing = [
    ...(parsed.includeSubDomains ? [] : ['includeSubDomains is missing']),
    ...(parsed.maxAge < PRELOAD_MAX_AGE ? [`max-age is ${parsed.maxAge}, below ${PRELOAD_MAX_AGE}`] : []),
  ]
  return missing.map(message => headerOccurrence(response, 'strict-transport-security', message))
}

/**
 * Parts of a Permissions-Policy that browsers ignore; undefined where there is no header. Names of features are not
 * looked up: browsers differ in them and ignore those that they do not know.
 *
 * @see https://www.w3.org/TR/permissions-policy-1/#structured-header-serialization
 */
export function invalidPermissions(response: FinalResponse): Occurrence[] | undefined {
  const value = header(response, 'permissions-policy')
  if (value === undefined) return undefined
  const at = (message: string) => headerOccurrence(response, 'permissions-policy', message)
  try {
    return [...parseDictionary(value)]
      .filter(([, [allowlist]]) => !isAllowlist(allowlist))
      .map(([feature]) => at(`the value of "${feature}" is not an allowlist`))
  } catch (error) {
    return [at(`the header is not a structured field: ${(error as Error).message}`)]
  }
}

function isAllowlist(value: unknown): boolean {
  if (!Array.isArray(value)) return isMember(value)
  return (value as InnerList[0]).every(([member]) => isMember(member))
}

function isMember(value: unknown): boolean {
  return value instanceof Token ? ['*', 'self', 'src'].includes(value.toString()) : typeof value === 'string'
}

/**
 * Session cookies of a response that shared caches may keep; undefined where it sets none.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9111#section-3
 */
export function cacheableSessions(response: FinalResponse): Occurrence[] | undefined {
  const names = headerValues(response, 'set-cookie')
    .map(value => value.slice(0, value.indexOf('=')).trim())
    .filter(isSessionName)
  if (names.length === 0) return undefined
  const directives = (header(response, 'cache-control') ?? '')
    .toLowerCase()
    .split(',')
    .map(directive => directive.trim())
  const isPrivate = directives.some(directive => /^(?:private|no-store|no-cache)\b/.test(directive))
  const isShared = directives.some(directive => /^(?:public$|s-maxage=["']?0*[1-9])/.test(directive))
  return isShared && !isPrivate
    ? [
        headerOccurrence(
          response,
          'cache-control',
          `sets ${names.join(', ')} in a response for shared caches`,
        ),
      ]
    : []
}
