import { defineTopic } from '../../judging/tool-definition.ts'
import { judgeCookies, receivedCookies } from './received-cookies.ts'
import type { SetCookie } from './set-cookie.ts'
import { hasPrefix, type Rejection } from './storage.ts'

const SET_COOKIE = 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie'
const RFC_6265 = 'https://www.rfc-editor.org/rfc/rfc6265'

/** Cookies that browsers reject. */
export const rejection = defineTopic({
  checks: {
    malformed: {
      scope: 'site',
      severity: 'warning',
      title: 'Browsers reject a malformed cookie',
      why: 'The cookie is never stored, so what depends on it does not work.',
      fix: 'Give the cookie a name and a value, and encode everything but visible ASCII characters.',
      help: `${RFC_6265}#section-5.2`,
      example: 'Set-Cookie: =; Path=/',
    },
    'too-large': {
      scope: 'site',
      severity: 'warning',
      title: 'Browsers reject a cookie of more than 4,096 bytes',
      why: 'The cookie is never stored: a login or a cart that grows this large is lost without an error.',
      fix: 'Keep the data on the server and only an identifier in the cookie.',
      help: `${RFC_6265}#section-6.1`,
      example: 'Set-Cookie: cart=… with 5,000 characters',
    },
    'domain-rejected': {
      scope: 'site',
      severity: 'warning',
      title: 'Browsers reject a cookie for a domain that its host may not set',
      why: 'The cookie is never stored, so what depends on it does not work.',
      fix: 'Leave Domain out, or use the registered domain of the host. Always leave it out on a shared preview domain.',
      help: `${SET_COOKIE}#domaindomain-value`,
      example: 'Set-Cookie: id=1; Domain=other.example',
    },
    'secure-over-http': {
      scope: 'site',
      severity: 'warning',
      title: 'Browsers reject a Secure cookie that comes over plain HTTP',
      why: 'The cookie is never stored, so what depends on it does not work.',
      fix: 'Set it on the HTTPS response, and redirect HTTP to HTTPS before any cookie.',
      help: `${SET_COOKIE}#secure`,
      example: 'Set-Cookie: id=1; Secure, on http://www.example.com/',
    },
    'samesite-none-insecure': {
      scope: 'site',
      severity: 'warning',
      title: 'Browsers reject a cookie with SameSite=None and no Secure',
      why: 'The cookie is never stored: embedded content, payments and logins that depend on it fail.',
      fix: 'Add Secure, or use SameSite=Lax if other sites do not need the cookie.',
      help: `${SET_COOKIE}#samesitesamesite-value`,
      example: 'Set-Cookie: id=1; SameSite=None',
    },
    'partitioned-insecure': {
      scope: 'site',
      severity: 'warning',
      title: 'Browsers reject a Partitioned cookie without Secure',
      why: 'The cookie is never stored: embedded content that depends on it fails.',
      fix: 'Add Secure, and SameSite=None if other sites use the cookie.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/Privacy/Guides/Privacy_sandbox/Partitioned_cookies',
      example: 'Set-Cookie: id=1; Partitioned',
    },
    'prefix-broken': {
      scope: 'site',
      severity: 'warning',
      title: 'Browsers reject a cookie without the attributes that its prefix needs',
      why: 'A cookie whose name begins with __Host-, __Secure- or __Http- is stored only with certain attributes.',
      fix: 'Add the missing attributes, or remove the prefix from the name.',
      help: `${SET_COOKIE}#cookie_prefixes`,
      example: 'Set-Cookie: __Host-id=1; Secure; Path=/shop',
    },
  },
  async judge(visit) {
    const { managed } = await receivedCookies(visit)
    const having = (isMeant: (cookie: SetCookie) => boolean) =>
      managed.filter(({ cookie }) => cookie !== undefined && isMeant(cookie))
    const judge = (check: RejectionCheck, cookies = managed) =>
      judgeCookies(cookies, ({ rejection: found }) =>
        found && CHECK_OF_RULE[found.rule] === check ? found.message : undefined,
      )
    return {
      judgements: {
        malformed: judge('malformed'),
        'too-large': judge('too-large'),
        'domain-rejected': judge(
          'domain-rejected',
          having(({ domain }) => domain !== undefined && domain !== ''),
        ),
        'secure-over-http': judge('secure-over-http'),
        'samesite-none-insecure': judge(
          'samesite-none-insecure',
          having(({ sameSite }) => sameSite === 'none'),
        ),
        'partitioned-insecure': judge(
          'partitioned-insecure',
          having(({ partitioned }) => partitioned),
        ),
        'prefix-broken': judge('prefix-broken', having(hasPrefix)),
      },
    }
  },
})

/** The check of each rule that rejects a cookie. */
const CHECK_OF_RULE = {
  'control-character': 'malformed',
  empty: 'malformed',
  'nameless-pair': 'malformed',
  'too-large': 'too-large',
  domain: 'domain-rejected',
  'secure-over-http': 'secure-over-http',
  'overwrites-secure': 'secure-over-http',
  'samesite-none-insecure': 'samesite-none-insecure',
  'partitioned-insecure': 'partitioned-insecure',
  prefix: 'prefix-broken',
} as const satisfies Readonly<Record<Rejection, string>>

type RejectionCheck = (typeof CHECK_OF_RULE)[Rejection]
