import { expect } from '@jest/globals'
import { type Case, csp, headers, https, local, plain, says, staged } from './audits.ts'

const HOME = 'https://shop.example/'
const HTTPS_SITE = {
  'http://shop.example/': { status: 301, headers: { location: HOME } },
  [HOME]: '<title>a</title>',
}

export const OBSERVATORY_CASES: readonly Case[] = [
  { check: 'content-security-policy', outcome: 'pass', audit: https(csp("default-src 'none'")) },
  {
    check: 'content-security-policy',
    outcome: 'fail',
    audit: https(csp("script-src 'unsafe-inline'")),
    says: says(/^scripts or plug-ins are not restricted/, {
      snippet: "content-security-policy: script-src 'unsafe-inline'",
    }),
  },
  {
    check: 'content-security-policy',
    outcome: 'fail',
    audit: https('a'),
    says: says('there is no Content-Security-Policy'),
  },
  {
    check: 'content-security-policy',
    outcome: 'not-applicable',
    audit: local('a'),
    because: /local server sends no/,
  },
  {
    check: 'content-security-policy',
    outcome: 'fail',
    audit: local('a', { 'x-content-type-options': 'nosniff' }),
    says: says('there is no Content-Security-Policy'),
  },
  { check: 'cookies', outcome: 'not-applicable', audit: https('a'), because: /no cookies/ },
  { check: 'cookies', outcome: 'not-applicable', audit: local('a'), because: /no cookies/ },
  { check: 'cookies', outcome: 'pass', audit: https(headers({ 'set-cookie': 'a=1; Secure; SameSite=Lax' })) },
  {
    check: 'cookies',
    outcome: 'fail',
    audit: https(headers({ 'set-cookie': 'session=secret; Secure' })),
    says: says(/^session: a session cookie that scripts can read/, {
      snippet: 'set-cookie: session=…; Secure',
    }),
  },
  {
    check: 'cookies',
    outcome: 'fail',
    audit: https(headers({ 'set-cookie': 'bucket=a' }), {
      pages: { '/robots.txt': headers({ 'set-cookie': 'bucket=a' }, 'User-agent: *') },
    }),
    says: says('bucket: no Secure', { url: expect.stringMatching(/\/$/) }),
  },
  {
    check: 'cookies',
    outcome: 'pass',
    audit: local('a', { 'set-cookie': 'session=1; HttpOnly; SameSite=Lax' }),
  },
  {
    check: 'cookies',
    outcome: 'fail',
    audit: local('a', { 'set-cookie': 'csrf=1; HttpOnly' }),
    says: says('csrf: an anti-CSRF cookie without SameSite'),
  },
  {
    check: 'cross-origin-embedder-policy',
    outcome: 'pass',
    audit: https(headers({ 'cross-origin-embedder-policy': 'require-corp' })),
  },
  {
    check: 'cross-origin-embedder-policy',
    outcome: 'fail',
    audit: https(headers({ 'cross-origin-embedder-policy': '"require-corp"' })),
    says: { snippet: 'cross-origin-embedder-policy: "require-corp"' },
  },
  {
    check: 'cross-origin-embedder-policy',
    outcome: 'not-applicable',
    audit: https('a'),
    because: /sends no Cross-Origin-Embedder/,
  },
  {
    check: 'cross-origin-opener-policy',
    outcome: 'pass',
    audit: https(headers({ 'cross-origin-opener-policy': 'same-origin' })),
  },
  { check: 'cross-origin-opener-policy', outcome: 'not-applicable', audit: https('a') },
  {
    check: 'cross-origin-opener-policy',
    outcome: 'fail',
    audit: https(headers({ 'cross-origin-opener-policy': 'none' })),
    says: { snippet: 'cross-origin-opener-policy: none' },
  },
  {
    check: 'cross-origin-resource-policy',
    outcome: 'pass',
    audit: https(headers({ 'cross-origin-resource-policy': 'same-site' })),
  },
  { check: 'cross-origin-resource-policy', outcome: 'not-applicable', audit: https('a') },
  {
    check: 'cross-origin-resource-policy',
    outcome: 'fail',
    audit: https(headers({ 'cross-origin-resource-policy': 'all' })),
    says: { snippet: 'cross-origin-resource-policy: all' },
  },
  {
    check: 'cross-origin-resource-sharing',
    outcome: 'pass',
    audit: https(headers({ 'access-control-allow-origin': '*' })),
  },
  {
    check: 'cross-origin-resource-sharing',
    outcome: 'fail',
    audit: https(
      headers({
        'access-control-allow-origin': 'https://origin-probe.invalid',
        'access-control-allow-credentials': 'true',
      }),
    ),
    says: { snippet: 'access-control-allow-origin: https://origin-probe.invalid' },
  },
  { check: 'redirection', outcome: 'pass', audit: staged(HTTPS_SITE, HOME), because: /on the same host/ },
  { check: 'redirection', outcome: 'not-applicable', audit: https('a'), because: /a port of its own/ },
  { check: 'redirection', outcome: 'not-applicable', audit: local('a'), because: /local one/ },
  {
    check: 'redirection',
    outcome: 'fail',
    audit: plain('a'),
    says: says(/^HTTP is answered and does not lead to HTTPS: http:\/\/shop\.example:\d+\/$/),
  },
  { check: 'referrer-policy', outcome: 'pass', audit: https(headers({ 'referrer-policy': 'no-referrer' })) },
  {
    check: 'referrer-policy',
    outcome: 'fail',
    audit: https(headers({ 'referrer-policy': 'unsafe-url' })),
    says: { snippet: 'referrer-policy: unsafe-url' },
  },
  {
    check: 'referrer-policy',
    outcome: 'fail',
    audit: local('<meta name=referrer content=unsafe-url>'),
    says: { line: 1, snippet: '<meta name=referrer content=unsafe-url>' },
  },
  {
    check: 'strict-transport-security',
    outcome: 'pass',
    audit: https(headers({ 'strict-transport-security': 'max-age=31536000' })),
  },
  {
    check: 'strict-transport-security',
    outcome: 'fail',
    audit: https(headers({ 'strict-transport-security': 'max-age=60' })),
    says: { snippet: 'strict-transport-security: max-age=60' },
  },
  {
    check: 'strict-transport-security',
    outcome: 'fail',
    audit: plain('a'),
    says: says(/not served over HTTPS/),
  },
  { check: 'strict-transport-security', outcome: 'not-applicable', audit: local('a'), because: /local one/ },
  {
    check: 'subresource-integrity',
    outcome: 'not-applicable',
    audit: local('<h1>a</h1>'),
    because: /no scripts/,
  },
  { check: 'subresource-integrity', outcome: 'pass', audit: local('<script src=/a.js></script>') },
  {
    check: 'subresource-integrity',
    outcome: 'fail',
    audit: local('<script src=/a.js></script>\n<script src=https://cdn.example/b.js></script>'),
    says: says('no integrity attribute', { line: 2 }),
  },
  {
    check: 'x-content-type-options',
    outcome: 'pass',
    audit: https(headers({ 'x-content-type-options': 'nosniff' })),
  },
  { check: 'x-content-type-options', outcome: 'fail', audit: https('a'), says: says(/there is no/) },
  { check: 'x-content-type-options', outcome: 'not-applicable', audit: local('a') },
  { check: 'x-frame-options', outcome: 'pass', audit: https(headers({ 'x-frame-options': 'DENY' })) },
  {
    check: 'x-frame-options',
    outcome: 'fail',
    audit: https(headers({ 'x-frame-options': 'ALLOWALL' })),
    says: { snippet: 'x-frame-options: ALLOWALL' },
  },
  { check: 'x-frame-options', outcome: 'not-applicable', audit: local('a') },
]
