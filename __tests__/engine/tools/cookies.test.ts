import { describe, expect, test } from '@jest/globals'
import type { Check } from '../../../src/api/results.ts'
import { cookiesTool } from '../../../src/engine/tools/cookies/cookies.ts'
import { auditStagedWeb } from '../../support/staged-web.ts'
import { type AuditedSite, auditSite } from '../../support/tool-runs.ts'
import type { Answer } from '../../support/web-server.ts'

type Name = keyof typeof cookiesTool.checks

const SITE = 'https://www.example.com/'
const page = (cookies: string | string[], body = '<title>a</title>') => ({
  headers: { 'set-cookie': cookies },
  body,
})
/** Audits a public page over HTTPS that sets cookies. */
const https = (cookies: string | string[], body?: string) => () =>
  auditStagedWeb(cookiesTool, { [SITE]: page(cookies, body) }, SITE)
/** Audits any page of a staged web. */
const web = (routes: Record<string, Answer>, url: string) => () => auditStagedWeb(cookiesTool, routes, url)
const local = (cookies: string | string[], body?: string) => () =>
  auditSite(cookiesTool, { '/': page(cookies, body) })
const GOOD = 'theme=dark; Path=/; Secure; SameSite=Lax; Max-Age=3600'
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toUTCString()
const GTAG = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>'

interface Case {
  name: Name
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
  name,
  outcome: 'pass',
  audit: https(cookies),
})
const fails = (name: Name, cookies: string | string[], message: string | RegExp): Case => ({
  name,
  outcome: 'fail',
  audit: https(cookies),
  says: says(message, { url: SITE }),
})
const none = (
  name: Name,
  audit: Case['audit'] = https([]),
  because = /sets no such cookie|leaves no/,
): Case => ({
  name,
  outcome: 'not-applicable',
  audit,
  because,
})

const CASES: readonly Case[] = [
  passes('malformed'),
  fails('malformed', '=', 'a cookie without a name: it has neither a name nor a value'),
  none('malformed'),
  passes('too-large', `a=${'x'.repeat(4095)}`),
  fails('too-large', `a=${'x'.repeat(4096)}`, 'a: name and value have 4097 octets, 4096 are the most'),
  passes('domain-rejected', 'a=b; Domain=.example.com; Secure'),
  fails(
    'domain-rejected',
    'a=b; Domain=example.org',
    'a: Domain=example.org is not www.example.com or a domain above it',
  ),
  fails('domain-rejected', 'a=b; Domain=com', /Domain=com is a public suffix/),
  {
    name: 'domain-rejected',
    outcome: 'fail',
    audit: web(
      { 'https://my-app.vercel.app/': page('a=b; Domain=vercel.app; Secure') },
      'https://my-app.vercel.app/',
    ),
    says: says('a: Domain=vercel.app is a public suffix, under which others have sites'),
  },
  none('domain-rejected', https('__cf_bm=x; Domain=org; Secure')),
  passes('secure-over-http'),
  {
    name: 'secure-over-http',
    outcome: 'fail',
    audit: web({ 'http://www.example.com/': page('a=b; Secure') }, 'http://www.example.com/'),
    says: says('a: it has Secure, but came over plain http', { url: 'http://www.example.com/' }),
  },
  { name: 'secure-over-http', outcome: 'pass', audit: local('a=b; Secure') },
  passes('samesite-none-insecure', 'a=b; SameSite=None; Secure'),
  fails('samesite-none-insecure', 'a=b; SameSite=None', 'a: it has SameSite=None without Secure'),
  passes('partitioned-insecure', 'a=b; SameSite=None; Secure; Partitioned'),
  fails('partitioned-insecure', 'a=b; Partitioned', 'a: it has Partitioned without Secure'),
  passes('prefix-broken', '__Host-a=b; Secure; Path=/'),
  fails('prefix-broken', '__Host-a=b; Secure', '__Host-a: __Host- needs Path=/'),
  fails(
    'prefix-broken',
    '__Host-a=b; Secure; Path=/; Domain=www.example.com',
    '__Host-a: __Host- needs no Domain',
  ),
  fails('prefix-broken', '__Secure-a=b', '__Secure-a: __Secure- needs Secure'),
  fails('prefix-broken', '__Http-a=b; Secure', '__Http-a: __Http- needs HttpOnly'),
  passes('samesite-invalid'),
  fails('samesite-invalid', 'a=b; SameSite=Laxed', 'a: SameSite=Laxed is none of Strict, Lax and None'),
  passes('attribute-ignored'),
  fails('attribute-ignored', 'a=b; Expires=tomorrow', 'a: Expires=tomorrow is no date'),
  fails('attribute-ignored', 'a=b; Max-Age=1 day', 'a: Max-Age=1 day is no number of seconds'),
  fails('attribute-ignored', 'a=b; Path=shop', 'a: Path=shop does not begin with a slash'),
  fails('attribute-ignored', `a=b; Path=/${'x'.repeat(1024)}`, 'a: path has 1025 octets, 1024 are the most'),
  passes('expiry-conflict', `a=b; Max-Age=86400; Expires=${inDays(1)}`),
  passes('expiry-conflict', `a=; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT`),
  fails(
    'expiry-conflict',
    `a=b; Max-Age=60; Expires=${inDays(30)}`,
    /^a: Max-Age is 60 seconds, Expires is 2\d{6} seconds away$/,
  ),
  passes('not-secure'),
  fails('not-secure', 'a=b; HttpOnly', 'a: it has no Secure'),
  none('not-secure', local('a=b')),
  none('not-secure', https('a=; Max-Age=0')),
  none('not-secure', https('AWSALB=x; Path=/')),
  passes('session-readable-by-scripts', 'PHPSESSID=x; Secure; HttpOnly'),
  fails('session-readable-by-scripts', 'PHPSESSID=x; Secure', 'PHPSESSID: it has no HttpOnly'),
  fails(
    'session-readable-by-scripts',
    '__Host-session=x; Secure; Path=/',
    '__Host-session: it has no HttpOnly',
  ),
  none('session-readable-by-scripts', https(GOOD)),
  passes('samesite-missing'),
  fails('samesite-missing', 'a=b; Secure', 'a: it has no SameSite'),
  passes('over-http'),
  {
    name: 'over-http',
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
  passes('duplicate-cookie', [GOOD, 'other=1; Secure']),
  passes('duplicate-cookie', [GOOD, 'theme=; Domain=www.example.com; Max-Age=0']),
  fails('duplicate-cookie', [GOOD, 'theme=light; Secure'], 'theme: it is set 2 times'),
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
  {
    name: 'policy-link-missing',
    outcome: 'pass',
    audit: https([], `${GTAG}<a href="/legal/p">Datenschutz</a>`),
  },
  { name: 'policy-link-missing', outcome: 'pass', audit: https([], `${GTAG}<a href="/privacy">§</a>`) },
  {
    name: 'policy-link-missing',
    outcome: 'fail',
    audit: https([], `${GTAG}<a href="/about">About</a>`),
    says: says('it has Google tag, and no link about privacy or cookies', { url: SITE }),
  },
  {
    name: 'policy-link-missing',
    outcome: 'fail',
    audit: https('_ga=x', '<a href="/about">About</a>'),
    says: says('it has a tracking cookie, and no link about privacy or cookies'),
  },
  { name: 'policy-link-missing', outcome: 'not-measured', audit: https([], GTAG), because: /no links/ },
  none('policy-link-missing', https(GOOD), /nothing on the page/),
]

describe('each check', () => {
  test.each(CASES.map((one, index) => [one.name, one.outcome, index, one] as const))(
    '%s: %s (%d)',
    async (name, outcome, _index, one) => {
      const { check, run } = await one.audit()
      expect(run.reason).toBeUndefined()
      const found = check(name)
      expect([found.outcome, found.message, found.occurrences]).toEqual([
        outcome,
        found.message,
        expect.anything(),
      ])
      if (one.because) expect(found.message).toMatch(one.because)
      if (outcome === 'fail') expect(found.occurrences[0]).toMatchObject(one.says ?? {})
    },
  )

  // What scripts do is seen in Chrome, in tests of its own.
  const names = (Object.keys(cookiesTool.checks) as Name[]).filter(
    name => name !== 'scripts-track-before-consent',
  )
  test.each(names)('%s has a case that passes and one that fails', name => {
    const outcomes = CASES.filter(one => one.name === name).map(({ outcome }) => outcome)
    expect(outcomes).toContain('pass')
    expect(outcomes).toContain('fail')
  })
})

describe('a page without cookies', () => {
  test('has no score to lose', async () => {
    const { run } = await auditSite(cookiesTool, '<title>a</title>')
    expect(run.checks.filter(({ outcome }) => outcome === 'fail')).toEqual([])
    expect(run.facts).toMatchObject({ cookies: [], trackers: [], consentPlatforms: [], consentMode: null })
  })
})

describe('facts', () => {
  test('say of each cookie what becomes of it, and never its value', async () => {
    const { run } = await https([
      '_ga=GA1.2.secret; Domain=example.com; Path=/; Max-Age=63072000; Secure',
      'PHPSESSID=secret; Secure; HttpOnly; SameSite=Lax',
      'gone=; Max-Age=0',
      '__Host-x=secret',
      'bad=secret; SameSite=secret-token',
    ])()
    expect(run.facts['cookies']).toMatchObject([
      {
        name: '_ga',
        vendor: 'Google Analytics',
        purpose: 'analytics',
        days: 400,
        hostOnly: false,
        outcome: 'stored',
      },
      {
        name: 'PHPSESSID',
        purpose: 'necessary',
        days: null,
        hostOnly: true,
        httpOnly: true,
        sameSite: 'lax',
      },
      { name: 'gone', outcome: 'deleted' },
      { name: '__Host-x', outcome: 'rejected', rejection: 'prefix' },
      { name: 'bad', purpose: null },
    ])
    expect(JSON.stringify(run)).not.toContain('GA1.2')
    expect(JSON.stringify(run).replaceAll('SameSite=secret-token', '')).not.toContain('secret')
  })

  test('tell cookies of the site from those of another one on the way', async () => {
    const { run } = await web(
      {
        'https://login.example.org/': {
          status: 302,
          headers: { location: SITE, 'set-cookie': 'sso=1; Secure' },
        },
        [SITE]: page('a=b; Secure'),
      },
      'https://login.example.org/',
    )()
    expect(run.facts['cookies']).toMatchObject([
      { name: 'sso', party: 'third', url: 'https://login.example.org/' },
      { name: 'a', party: 'first' },
    ])
  })

  test('name consent platform, trackers and the order of consent mode', async () => {
    const late = `
      <script src="https://consent.cookiebot.com/uc.js"></script>
      <script>gtag('config', 'G-1')</script>
      <script>gtag('consent', 'default', { ad_storage: 'denied', 'analytics_storage': 'granted' })</script>
      <script>window.__tcfapi = function () {}</script>
      <script type="text/plain" src="https://static.hotjar.com/c/hotjar-1.js"></script>
      <script>var s = document.createElement('script'); s.src = 'https://connect.facebook.net/en_US/fbevents.js'</script>`
    const { run } = await https([], late)()
    expect(run.facts).toMatchObject({
      consentPlatforms: ['Cookiebot'],
      trackers: ['Meta Pixel'],
      tcf: true,
      gpp: false,
      consentMode: { defaults: { ad_storage: 'denied', analytics_storage: 'granted' }, beforeTags: false },
    })
  })

  test.each([
    [
      'before the tag of the same script',
      "gtag('consent','default',{ad_storage:'denied'});gtag('config','G-1')",
      true,
    ],
    [
      'behind the tag of the same script',
      "gtag('config','G-1');gtag('consent','default',{ad_storage:'denied'})",
      false,
    ],
  ])('consent mode that is set %s', async (_name, script, beforeTags) => {
    const { run } = await https([], `${GTAG}<script>${script}</script>`)()
    expect(run.facts).toMatchObject({ consentMode: { beforeTags } })
  })
})

describe('requests', () => {
  test('are those of the page alone', async () => {
    const { requests } = await local(GOOD)()
    expect(requests).toEqual(['GET /'])
  })

  test('a page that fails leaves the tool not measured', async () => {
    const { run } = await auditSite(cookiesTool, { '/': { status: 500 } })
    expect(run).toMatchObject({ status: 'not-measured', score: null })
  })

  test('a file that is no page is not applicable', async () => {
    const { run } = await auditSite(cookiesTool, {
      '/': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
    })
    expect(new Set(run.checks.map(({ outcome }) => outcome))).toEqual(new Set(['not-applicable']))
  })
})
