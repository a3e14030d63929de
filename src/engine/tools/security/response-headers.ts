import { type InnerList, parseDictionary, Token } from 'structured-headers'
import type { Occurrence } from '../../../api/results.ts'
import { isLocalHost } from '../../../net/host-kind.ts'
import { platformOf } from '../../../net/platform.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type FinalResponse, header, headerValues } from '../../network/exchange.ts'
import { isSessionName } from './observatory/cookies.ts'
import { headerOccurrence } from './observatory/scan.ts'
import { parseStrictTransportSecurity } from './observatory/transport.ts'

const MDN = 'https://developer.mozilla.org/en-US/docs/Web'

/** Headers of the page's answer that the Observatory does not ask for. */
export const responseHeaders = defineTopic({
  checks: {
    'hsts-preload-ineligible': {
      scope: 'site',
      severity: 'notice',
      title: 'Strict-Transport-Security has "preload" but not what it requires',
      why: 'Browsers preload HSTS only with includeSubDomains and a max-age of at least a year, so "preload" has no effect.',
      fix: 'Send max-age=31536000; includeSubDomains; preload, or remove preload.',
      help: 'https://hstspreload.org/#submission-requirements',
      example: 'Strict-Transport-Security: max-age=86400; preload',
    },
    'permissions-policy-invalid': {
      scope: 'site',
      severity: 'notice',
      title: 'The Permissions-Policy is invalid',
      why: 'Browsers ignore an invalid header or value, so the features stay allowed.',
      fix: 'Write feature=() to forbid and feature=(self "https://example.com") to allow, with commas between features.',
      help: `${MDN}/HTTP/Reference/Headers/Permissions-Policy`,
      example: "Permissions-Policy: camera 'none'",
    },
    'version-disclosure': {
      scope: 'site',
      severity: 'notice',
      title: 'Response headers show the version of the server software',
      why: 'Attackers scan for versions with known vulnerabilities.',
      fix: 'Hide the version: server_tokens off (nginx), ServerTokens Prod (Apache), expose_php = Off (PHP).',
      help: 'https://www.rfc-editor.org/rfc/rfc9110#section-17.12',
      example: 'Server: nginx/1.18.0',
    },
    'session-cookie-cacheable': {
      severity: 'warning',
      title: 'A response that sets a session cookie can be cached for everybody',
      why: 'A shared cache (CDN, proxy) can give the session of one visitor to another.',
      fix: 'Send Cache-Control: private or no-store with responses that set session cookies.',
      help: 'https://www.rfc-editor.org/rfc/rfc9111#section-7.3',
      example: 'Set-Cookie: session=3f9ab2c1\nCache-Control: public, max-age=600',
    },
  },
  async judge(visit) {
    const { url, response } = await visit.htmlPage()
    return {
      judgements: {
        'hsts-preload-ineligible': whereSent(
          preloadObstacles(response),
          'the site does not ask to be preloaded',
        ),
        'permissions-policy-invalid': whereSent(
          invalidPermissions(response),
          'there is no Permissions-Policy header',
        ),
        'version-disclosure': judgeVersions(response, new URL(url).hostname),
        'session-cookie-cacheable': whereSent(cacheableSessions(response), 'the page sets no session cookie'),
      },
      facts: { obsoleteHeaders: obsoleteHeaders(response) },
    }
  },
})

/** @param faults undefined where the answer has nothing that could be at fault */
function whereSent(faults: readonly Occurrence[] | undefined, otherwise: string): Judgement {
  return faults === undefined ? notApplicable(otherwise) : failWhere(faults)
}

function judgeVersions(response: FinalResponse, hostname: string): Judgement {
  const platform = platformOf(hostname)
  if (platform !== undefined) return notApplicable(`the server is that of the platform ${platform}`)
  return isLocalHost(hostname)
    ? notApplicable('a local server is not that of the published site')
    : failWhere(versionDisclosures(response))
}

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
const VERSION = /\d\.\d|\/v?\d+(?![\w.])/
/** What stands in parentheses is no product (RFC 9110 section 10.2.4): systems, and edge nodes as `ECS (sjc/4E6A)`. */
const COMMENT = /\([^()]*\)/g

/** Headers that give away a version. */
function versionDisclosures(response: FinalResponse): Occurrence[] {
  return SOFTWARE_HEADERS.filter(name =>
    VERSION.test((header(response, name) ?? '').replace(COMMENT, '')),
  ).map(name => headerOccurrence(response, name, `The header ${name} shows a version`))
}

/** Headers that browsers have dropped. `X-XSS-Protection: 0` is what is recommended where it is sent at all. */
function obsoleteHeaders(response: FinalResponse): string[] {
  const sent = ['public-key-pins', 'public-key-pins-report-only', 'expect-ct'].filter(name =>
    response.headers.has(name),
  )
  if (/^\s*1/.test(header(response, 'x-xss-protection') ?? '')) sent.push('x-xss-protection')
  return sent
}

/** Least seconds of max-age for the preload list: a year. */
const PRELOAD_MAX_AGE = 31_536_000

/**
 * What keeps a host off the preload list although its header asks for it; undefined where it does not ask.
 *
 * @see https://hstspreload.org/#submission-requirements
 */
function preloadObstacles(response: FinalResponse): Occurrence[] | undefined {
  const parsed = parseStrictTransportSecurity(header(response, 'strict-transport-security') ?? '')
  if (!parsed?.preload) return undefined
  const missing = [
    ...(parsed.includeSubDomains ? [] : ['The header has no includeSubDomains']),
    ...(parsed.maxAge < PRELOAD_MAX_AGE
      ? [`The max-age is ${parsed.maxAge} (at least ${PRELOAD_MAX_AGE})`]
      : []),
  ]
  return missing.map(message => headerOccurrence(response, 'strict-transport-security', message))
}

/**
 * Parts of a Permissions-Policy that browsers ignore; undefined where there is no header. Names of features are not
 * looked up: browsers differ in them and ignore those that they do not know.
 *
 * @see https://www.w3.org/TR/permissions-policy-1/#structured-header-serialization
 */
function invalidPermissions(response: FinalResponse): Occurrence[] | undefined {
  const value = header(response, 'permissions-policy')
  if (value === undefined) return undefined
  const at = (message: string) => headerOccurrence(response, 'permissions-policy', message)
  try {
    return [...parseDictionary(value)]
      .filter(([, [allowlist]]) => !isAllowlist(allowlist))
      .map(([feature]) => at(`The value of "${feature}" is not an allowlist`))
  } catch (error) {
    return [at(`The header has a syntax error: ${(error as Error).message}`)]
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
function cacheableSessions(response: FinalResponse): Occurrence[] | undefined {
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
          `The response sets ${names.join(', ')}, and shared caches can keep it`,
        ),
      ]
    : []
}
