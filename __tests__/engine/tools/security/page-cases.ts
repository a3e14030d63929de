import { expect } from '@jest/globals'
import { type Case, csp, days, headers, https, local, plain, says } from './audits.ts'

/** Checks of all pages alike: none of them is ever not applicable. */
export const OF_EVERY_PAGE = [
  'cross-origin-resource-sharing',
  'referrer-policy',
  'obsolete-headers',
  'directory-listing',
] as const

export const PAGE_CASES: readonly Case[] = [
  ...(['mixed-content-by-scripts', 'mixed-content-upgraded-by-scripts'] as const).map(
    (check): Case => ({ check, outcome: 'not-applicable', audit: local('a'), because: /plain HTTP/ }),
  ),
  {
    check: 'csp-weaknesses',
    outcome: 'pass',
    audit: local('a', { 'content-security-policy': "default-src 'none'" }),
  },
  {
    check: 'csp-weaknesses',
    outcome: 'fail',
    audit: https(csp("script-src https:; object-src 'none'")),
    says: says(/^high: https: URI in script-src/, { snippet: 'script-src https:' }),
  },
  {
    check: 'csp-weaknesses',
    outcome: 'not-applicable',
    audit: https('a'),
    because: /no Content-Security-Policy/,
  },
  {
    check: 'hsts-preload-ineligible',
    outcome: 'pass',
    audit: https(headers({ 'strict-transport-security': 'max-age=31536000; includeSubDomains; preload' })),
  },
  {
    check: 'hsts-preload-ineligible',
    outcome: 'fail',
    audit: https(headers({ 'strict-transport-security': 'max-age=31536000; preload' })),
    says: says('includeSubDomains is missing'),
  },
  { check: 'hsts-preload-ineligible', outcome: 'not-applicable', audit: https('a') },
  { check: 'mixed-content-blocked', outcome: 'pass', audit: https('<script src=//a.example/a.js></script>') },
  {
    check: 'mixed-content-blocked',
    outcome: 'pass',
    audit: https(
      headers(
        { 'content-security-policy': 'upgrade-insecure-requests' },
        '<script src=http://a.example></script>',
      ),
    ),
    because: /upgrade-insecure-requests/,
  },
  {
    check: 'mixed-content-blocked',
    outcome: 'fail',
    audit: https('<p>\n<script src="http://a.example/a.js"></script>'),
    says: says('loads http://a.example/a.js', { line: 2 }),
  },
  {
    check: 'mixed-content-blocked',
    outcome: 'not-applicable',
    audit: local('<script src=http://a.example></script>'),
  },
  {
    check: 'mixed-content-upgraded',
    outcome: 'pass',
    audit: https('<img src=/a.png><a href=http://a.example>a</a>'),
  },
  {
    check: 'mixed-content-upgraded',
    outcome: 'fail',
    audit: https('<img src=http://a.example/a.png>'),
    says: says('loads http://a.example/a.png', { snippet: '<img src=http://a.example/a.png>' }),
  },
  {
    check: 'mixed-content-upgraded',
    outcome: 'not-applicable',
    audit: local('<img src=http://a.example/a.png>'),
  },
  { check: 'insecure-form-action', outcome: 'pass', audit: https('<form action=/send></form>') },
  {
    check: 'insecure-form-action',
    outcome: 'fail',
    audit: https('<form action=http://a.example/send></form>'),
    says: says('sends to http://a.example/send'),
  },
  { check: 'insecure-form-action', outcome: 'not-applicable', audit: https('a'), because: /no forms/ },
  {
    check: 'insecure-form-action',
    outcome: 'fail',
    audit: https('<button formaction=http://a.example/send>Send</button>'),
    says: says('sends to http://a.example/send'),
  },
  {
    check: 'insecure-form-action',
    outcome: 'not-applicable',
    audit: local('<form action=http://a.example></form>'),
  },
  { check: 'password-over-http', outcome: 'pass', audit: plain('<input type=text>') },
  {
    check: 'password-over-http',
    outcome: 'fail',
    audit: plain('<input type=password name=p>'),
    says: { snippet: '<input type=password name=p>' },
  },
  {
    check: 'password-over-http',
    outcome: 'not-applicable',
    audit: local('<input type=password>'),
    because: /local/,
  },
  {
    check: 'permissions-policy-invalid',
    outcome: 'pass',
    audit: https(
      headers({ 'permissions-policy': 'camera=(), geolocation=(self "https://a.example"), usb=*' }),
    ),
  },
  {
    check: 'permissions-policy-invalid',
    outcome: 'fail',
    audit: https(headers({ 'permissions-policy': "geolocation 'none'" })),
    says: { snippet: "permissions-policy: geolocation 'none'" },
  },
  {
    check: 'permissions-policy-invalid',
    outcome: 'fail',
    audit: https(headers({ 'permissions-policy': 'camera=none, usb=()' })),
    says: says('the value of "camera" is not an allowlist'),
  },
  { check: 'permissions-policy-invalid', outcome: 'not-applicable', audit: https('a') },
  {
    check: 'version-disclosure',
    outcome: 'pass',
    audit: https(headers({ server: 'cloudflare', 'x-powered-by': 'Express' })),
  },
  {
    check: 'version-disclosure',
    outcome: 'fail',
    audit: https(headers({ server: 'Apache/2.4.41 (Ubuntu)' })),
    says: { snippet: 'server: Apache/2.4.41 (Ubuntu)' },
  },
  { check: 'version-disclosure', outcome: 'not-applicable', audit: local('a', { server: 'SimpleHTTP/0.6' }) },
  { check: 'obsolete-headers', outcome: 'pass', audit: local('a', { 'x-xss-protection': '0' }) },
  {
    check: 'obsolete-headers',
    outcome: 'fail',
    audit: local('a', { 'x-xss-protection': '1; mode=block' }),
    says: { snippet: 'x-xss-protection: 1; mode=block' },
  },
  {
    check: 'security-txt-invalid',
    outcome: 'pass',
    audit: https('a', {
      pages: {
        '/.well-known/security.txt': {
          headers: { 'content-type': 'text/plain' },
          body: `Contact: mailto:a@a.example\nExpires: ${days(100).toISOString()}\n`,
        },
      },
    }),
  },
  {
    check: 'security-txt-invalid',
    outcome: 'fail',
    audit: https('a', {
      pages: {
        '/.well-known/security.txt': {
          headers: { 'content-type': 'text/plain' },
          body: 'Contact: mailto:a@a.example\nExpires: 2020-01-01T00:00:00Z\n',
        },
      },
    }),
    says: says('it expired on 2020-01-01T00:00:00Z', {
      line: 2,
      url: expect.stringMatching(/security\.txt$/),
    }),
  },
  {
    check: 'security-txt-invalid',
    outcome: 'not-applicable',
    audit: https('a'),
    because: /no security\.txt/,
  },
  {
    check: 'security-txt-invalid',
    outcome: 'not-measured',
    audit: https('a', { pages: { '/.well-known/security.txt': { status: 503 } } }),
    because: /503/,
  },
  {
    check: 'directory-listing',
    outcome: 'pass',
    audit: local('<title>Index of terms</title><a href=a>a</a>'),
  },
  {
    check: 'directory-listing',
    outcome: 'fail',
    audit: local('<title>Index of /backup</title><h1>Index of /backup</h1><a href="../">../</a>'),
    says: says('it is titled "Index of /backup"'),
  },
  {
    check: 'session-cookie-cacheable',
    outcome: 'not-applicable',
    audit: local('a', { 'cache-control': 'public' }),
  },
  {
    check: 'session-cookie-cacheable',
    outcome: 'pass',
    audit: local('a', { 'set-cookie': 'sessionid=1', 'cache-control': 'private, max-age=60' }),
  },
  {
    check: 'session-cookie-cacheable',
    outcome: 'fail',
    audit: local('a', { 'set-cookie': 'sessionid=1', 'cache-control': 'public, max-age=60' }),
    says: { snippet: 'cache-control: public, max-age=60' },
  },
  { check: 'source-map-exposed', outcome: 'not-applicable', audit: local('a'), because: /no script files/ },
  {
    check: 'source-map-exposed',
    outcome: 'pass',
    audit: https('<script src=/a.js></script>', {
      pages: {
        '/a.js': { body: 'a()\n//# sourceMappingURL=a.js.map' },
        '/a.js.map': { body: '<h1>Home</h1>' },
      },
    }),
  },
  {
    check: 'source-map-exposed',
    outcome: 'fail',
    audit: https('<script src=/js/a.js></script>', {
      pages: {
        '/js/a.js': { body: 'a()\n//# sourceMappingURL=a.js.map\n' },
        '/js/a.js.map': { body: '{"version":3,"sources":["a.ts"],"mappings":""}' },
      },
    }),
    says: says(/^source map of/, { url: expect.stringMatching(/\/js\/a\.js\.map$/) }),
  },
  {
    check: 'source-map-exposed',
    outcome: 'not-measured',
    audit: https('<script src=/gone.js></script>'),
    because: /could be fetched/,
  },
]
