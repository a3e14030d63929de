import { expect } from '@jest/globals'
import type { Check } from '../../../../src/api/results.ts'
import { cookiesTool } from '../../../../src/engine/tools/cookies/cookies.ts'
import { type AuditedSite, auditSite } from '../../../support/tool-runs.ts'
import type { Answer } from '../../../support/web-server.ts'

type Name = string

export const SITE = 'https://www.example.com/'
export const page = (cookies: string | string[], body = '<title>a</title>') => ({
  headers: { 'set-cookie': cookies },
  body,
})
/** Audits a public page over HTTPS that sets cookies. */
export const https = (cookies: string | string[], body?: string) => () =>
  auditSite(cookiesTool, { [SITE]: page(cookies, body) }, SITE)
/** Audits any page of a staged web. */
export const web = (routes: Record<string, Answer>, url: string) => () => auditSite(cookiesTool, routes, url)
export const local = (cookies: string | string[], body?: string) => () =>
  auditSite(cookiesTool, { '/': page(cookies, body) })
export const GOOD = 'theme=dark; Path=/; Secure; SameSite=Lax; Max-Age=3600'
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toUTCString()
export const GTAG = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>'

/** What one check says of what a page sets. */
export interface Case {
  check: Name
  outcome: Check['outcome']
  audit: () => Promise<AuditedSite>
  says?: object
  because?: RegExp
}

const says = (message: string | RegExp, more: object = {}) => ({
  message: typeof message === 'string' ? message : expect.stringMatching(message),
  ...more,
})
const passes = (name: Name, cookies: string | string[] = GOOD): Case => ({
  check: name,
  outcome: 'pass',
  audit: https(cookies),
})
const fails = (name: Name, cookies: string | string[], message: string | RegExp): Case => ({
  check: name,
  outcome: 'fail',
  audit: https(cookies),
  says: says(message, { url: SITE }),
})
const none = (
  name: Name,
  audit: Case['audit'] = https([]),
  because = /sets no such cookie|leaves no/,
): Case => ({
  check: name,
  outcome: 'not-applicable',
  audit,
  because,
})

export const CASES: readonly Case[] = [
  passes('malformed'),
  fails('malformed', '=', 'a cookie without a name: it has neither a name nor a value'),
  none('malformed'),
  passes('too-large', `a=${'x'.repeat(4095)}`),
  fails('too-large', `a=${'x'.repeat(4096)}`, 'a: name and value have 4097 octets, 4096 are the most'),
  none('too-large'),
  passes('domain-rejected', 'a=b; Domain=.example.com; Secure'),
  fails(
    'domain-rejected',
    'a=b; Domain=example.org',
    'a: Domain=example.org is not www.example.com or a domain above it',
  ),
  fails('domain-rejected', 'a=b; Domain=com', /Domain=com is a public suffix/),
  {
    check: 'domain-rejected',
    outcome: 'fail',
    audit: web(
      { 'https://my-app.vercel.app/': page('a=b; Domain=vercel.app; Secure') },
      'https://my-app.vercel.app/',
    ),
    says: says('a: Domain=vercel.app is a public suffix, under which others have sites'),
  },
  none('domain-rejected', https('__cf_bm=x; Domain=org; Secure')),
  none('domain-rejected', https(GOOD)),
  passes('secure-over-http'),
  {
    check: 'secure-over-http',
    outcome: 'fail',
    audit: web({ 'http://www.example.com/': page('a=b; Secure') }, 'http://www.example.com/'),
    says: says('a: it has Secure, but came over plain http', { url: 'http://www.example.com/' }),
  },
  { check: 'secure-over-http', outcome: 'pass', audit: local('a=b; Secure') },
  none('secure-over-http'),
  passes('samesite-none-insecure', 'a=b; SameSite=None; Secure'),
  fails('samesite-none-insecure', 'a=b; SameSite=None', 'a: it has SameSite=None without Secure'),
  none('samesite-none-insecure', https(GOOD)),
  passes('partitioned-insecure', 'a=b; SameSite=None; Secure; Partitioned'),
  fails('partitioned-insecure', 'a=b; Partitioned', 'a: it has Partitioned without Secure'),
  none('partitioned-insecure', https(GOOD)),
  passes('prefix-broken', '__Host-a=b; Secure; Path=/'),
  fails('prefix-broken', '__Host-a=b; Secure', '__Host-a: __Host- needs Path=/'),
  fails(
    'prefix-broken',
    '__Host-a=b; Secure; Path=/; Domain=www.example.com',
    '__Host-a: __Host- needs no Domain',
  ),
  fails('prefix-broken', '__Secure-a=b', '__Secure-a: __Secure- needs Secure'),
  fails('prefix-broken', '__Http-a=b; Secure', '__Http-a: __Http- needs HttpOnly'),
  none('prefix-broken', https(GOOD)),
  passes('samesite-invalid'),
  fails('samesite-invalid', 'a=b; SameSite=Laxed', 'a: SameSite=Laxed is none of Strict, Lax and None'),
  none('samesite-invalid', https('a=b; Secure')),
  passes('attribute-ignored'),
  fails('attribute-ignored', 'a=b; Expires=tomorrow', 'a: Expires=tomorrow is no date'),
  fails('attribute-ignored', 'a=b; Max-Age=1 day', 'a: Max-Age=1 day is no number of seconds'),
  fails('attribute-ignored', 'a=b; Path=shop', 'a: Path=shop does not begin with a slash'),
  fails('attribute-ignored', `a=b; Path=/${'x'.repeat(1024)}`, 'a: path has 1025 octets, 1024 are the most'),
  none('attribute-ignored', https('a=b; Secure; SameSite=Lax')),
  passes('expiry-conflict', `a=b; Max-Age=86400; Expires=${inDays(1)}`),
  passes('expiry-conflict', `a=; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT`),
  fails(
    'expiry-conflict',
    `a=b; Max-Age=60; Expires=${inDays(30)}`,
    /^a: Max-Age is 60 seconds, Expires is 2\d{6} seconds away$/,
  ),
  none('expiry-conflict', https(GOOD)),
  passes('not-secure'),
  fails('not-secure', 'a=b; HttpOnly', 'a: it has no Secure'),
  none('not-secure', local('a=b')),
  none('not-secure', https('a=; Max-Age=0')),
  none('not-secure', https('AWSALB=x; Path=/')),
  passes('session-readable-by-scripts', 'PHPSESSID=x; Secure; HttpOnly'),
  ...[
    'SSESS9f2c',
    'ASPSESSIONIDQQ',
    'MoodleSessionshop',
    'fe_typo_user',
    'OCSESSID',
    'DokuWiki',
    'koa.sess',
  ].map(name => fails('session-readable-by-scripts', `${name}=x; Secure`, `${name}: it has no HttpOnly`)),
  fails('session-readable-by-scripts', 'PHPSESSID=x; Secure', 'PHPSESSID: it has no HttpOnly'),
  fails(
    'session-readable-by-scripts',
    '__Host-session=x; Secure; Path=/',
    '__Host-session: it has no HttpOnly',
  ),
  none('session-readable-by-scripts', https(GOOD)),
  passes('samesite-missing'),
  fails('samesite-missing', 'a=b; Secure', 'a: it has no SameSite'),
  none('samesite-missing', https('AWSALB=x; Path=/')),
  passes('over-http'),
  {
    check: 'over-http',
    outcome: 'fail',
    audit: web(
      {
        'http://www.example.com/': { status: 301, headers: { location: SITE, 'set-cookie': 'a=b' } },
        [SITE]: '<title>a</title>',
      },
      'http://www.example.com/',
    ),
    says: says('a: it is set over plain HTTP', { url: 'http://www.example.com/' }),
  },
  none('over-http', local('a=b'), /on this machine/),
  passes('characters-not-allowed', 'a="quoted"; Secure'),
  fails(
    'characters-not-allowed',
    'a={"b":1, "c":2}; Secure',
    'a: its value has a blank, a comma, a double quote',
  ),
  fails('characters-not-allowed', 'a b=c; Secure', 'a b: its name is no token'),
  none('characters-not-allowed'),
  passes('duplicate-cookie', [GOOD, 'other=1; Secure']),
  passes('duplicate-cookie', [GOOD, 'theme=; Domain=www.example.com; Max-Age=0']),
  fails('duplicate-cookie', [GOOD, 'theme=light; Secure'], 'theme: it is set 2 times'),
  none('duplicate-cookie', https('theme=; Max-Age=0')),
  passes(
    'too-many-cookies',
    Array.from({ length: 50 }, (_, index) => `c${index}=x; Secure`),
  ),
  fails(
    'too-many-cookies',
    Array.from({ length: 51 }, (_, index) => `c${index}=x; Secure`),
    '51 cookies of www.example.com, 50 are the most',
  ),
  none('too-many-cookies'),
  passes('request-header-too-large', [`a=${'x'.repeat(3900)}`, `b=${'x'.repeat(3900)}`]),
  fails(
    'request-header-too-large',
    [`a=${'x'.repeat(4000)}`, `b=${'x'.repeat(4000)}`],
    '8008 octets of cookies, 8000 are the most',
  ),
  none('request-header-too-large'),
  passes('lifetime-above-13-months', `_ga=GA1.2; Secure; Max-Age=${390 * 86_400}`),
  fails(
    'lifetime-above-13-months',
    '_ga=GA1.2; Secure; Max-Age=63072000',
    '_ga: it is to live 730 days, 396 are the most',
  ),
  none('lifetime-above-13-months', https(GOOD)),
  passes('lifetime-above-400-days', `lang=en; Expires=${inDays(399)}`),
  fails(
    'lifetime-above-400-days',
    `lang=en; Expires=${inDays(3650)}`,
    'lang: it is to live 3650 days, 400 are the most',
  ),
  none('lifetime-above-400-days', https('_ga=x; Max-Age=63072000')),
  passes('tracking-before-consent', [GOOD, 'PHPSESSID=x']),
  passes('tracking-before-consent', []),
  passes('tracking-before-consent', '_fbp=; Max-Age=0'),
  fails(
    'tracking-before-consent',
    '_fbp=fb.1; Secure; Max-Age=7776000',
    '_fbp of Meta (marketing) is set by the first response',
  ),
  none('scripts-track-before-consent', https(GOOD), /nothing runs/),
  {
    check: 'policy-link-missing',
    outcome: 'pass',
    audit: https([], `${GTAG}<a href="/legal/p">Datenschutz</a>`),
  },
  { check: 'policy-link-missing', outcome: 'pass', audit: https([], `${GTAG}<a href="/privacy">§</a>`) },
  {
    check: 'policy-link-missing',
    outcome: 'fail',
    audit: https([], `${GTAG}<a href="/about">About</a>`),
    says: says('it has Google tag, and no link about privacy or cookies', { url: SITE }),
  },
  {
    check: 'policy-link-missing',
    outcome: 'fail',
    audit: https('_ga=x', '<a href="/about">About</a>'),
    says: says('it has a tracking cookie, and no link about privacy or cookies'),
  },
  { check: 'policy-link-missing', outcome: 'not-measured', audit: https([], GTAG), because: /no links/ },
  none('policy-link-missing', https(GOOD), /nothing on the page/),
]
