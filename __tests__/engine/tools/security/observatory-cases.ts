import { type Case, csp, headers, https, local, plain, says } from './audits.ts'

export const OBSERVATORY_CASES: readonly Case[] = [
  { name: 'content-security-policy', outcome: 'pass', audit: https(csp("default-src 'none'")) },
  {
    name: 'content-security-policy',
    outcome: 'fail',
    audit: https(csp("script-src 'unsafe-inline'")),
    says: says(/^scripts or plug-ins are not restricted/, {
      snippet: "content-security-policy: script-src 'unsafe-inline'",
    }),
  },
  {
    name: 'content-security-policy',
    outcome: 'fail',
    audit: https('a'),
    says: says('there is no Content-Security-Policy'),
  },
  {
    name: 'content-security-policy',
    outcome: 'not-applicable',
    audit: local('a'),
    because: /local server sends no/,
  },
  {
    name: 'content-security-policy',
    outcome: 'fail',
    audit: local('a', { 'x-content-type-options': 'nosniff' }),
    says: says('there is no Content-Security-Policy'),
  },
  { name: 'cookies', outcome: 'pass', audit: https(headers({ 'set-cookie': 'a=1; Secure; SameSite=Lax' })) },
  {
    name: 'cookies',
    outcome: 'fail',
    audit: https(headers({ 'set-cookie': 'session=secret; Secure' })),
    says: says(/^session: a session cookie that scripts can read/, {
      snippet: 'set-cookie: session=…; Secure',
    }),
  },
  {
    name: 'cookies',
    outcome: 'pass',
    audit: local('a', { 'set-cookie': 'session=1; HttpOnly; SameSite=Lax' }),
  },
  {
    name: 'cookies',
    outcome: 'fail',
    audit: local('a', { 'set-cookie': 'csrf=1; HttpOnly' }),
    says: says('csrf: an anti-CSRF cookie without SameSite'),
  },
  {
    name: 'cross-origin-embedder-policy',
    outcome: 'pass',
    audit: https(headers({ 'cross-origin-embedder-policy': 'require-corp' })),
  },
  {
    name: 'cross-origin-embedder-policy',
    outcome: 'fail',
    audit: https(headers({ 'cross-origin-embedder-policy': '"require-corp"' })),
    says: { snippet: 'cross-origin-embedder-policy: "require-corp"' },
  },
  { name: 'cross-origin-opener-policy', outcome: 'pass', audit: https('a') },
  {
    name: 'cross-origin-opener-policy',
    outcome: 'fail',
    audit: https(headers({ 'cross-origin-opener-policy': 'none' })),
    says: { snippet: 'cross-origin-opener-policy: none' },
  },
  { name: 'cross-origin-resource-policy', outcome: 'pass', audit: https('a') },
  {
    name: 'cross-origin-resource-policy',
    outcome: 'fail',
    audit: https(headers({ 'cross-origin-resource-policy': 'all' })),
    says: { snippet: 'cross-origin-resource-policy: all' },
  },
  {
    name: 'cross-origin-resource-sharing',
    outcome: 'pass',
    audit: https(headers({ 'access-control-allow-origin': '*' })),
  },
  {
    name: 'cross-origin-resource-sharing',
    outcome: 'fail',
    audit: https(
      headers({
        'access-control-allow-origin': 'https://origin-probe.invalid',
        'access-control-allow-credentials': 'true',
      }),
    ),
    says: { snippet: 'access-control-allow-origin: https://origin-probe.invalid' },
  },
  { name: 'redirection', outcome: 'not-applicable', audit: https('a'), because: /a port of its own/ },
  { name: 'redirection', outcome: 'not-applicable', audit: local('a'), because: /local one/ },
  {
    name: 'redirection',
    outcome: 'fail',
    audit: plain('a'),
    says: says(/^HTTP is answered and does not lead to HTTPS: http:\/\/shop\.example:\d+\/$/),
  },
  { name: 'referrer-policy', outcome: 'pass', audit: https(headers({ 'referrer-policy': 'no-referrer' })) },
  {
    name: 'referrer-policy',
    outcome: 'fail',
    audit: https(headers({ 'referrer-policy': 'unsafe-url' })),
    says: { snippet: 'referrer-policy: unsafe-url' },
  },
  {
    name: 'referrer-policy',
    outcome: 'fail',
    audit: local('<meta name=referrer content=unsafe-url>'),
    says: { line: 1, snippet: '<meta name=referrer content=unsafe-url>' },
  },
  {
    name: 'strict-transport-security',
    outcome: 'pass',
    audit: https(headers({ 'strict-transport-security': 'max-age=31536000' })),
  },
  {
    name: 'strict-transport-security',
    outcome: 'fail',
    audit: https(headers({ 'strict-transport-security': 'max-age=60' })),
    says: { snippet: 'strict-transport-security: max-age=60' },
  },
  {
    name: 'strict-transport-security',
    outcome: 'fail',
    audit: plain('a'),
    says: says(/not served over HTTPS/),
  },
  { name: 'strict-transport-security', outcome: 'not-applicable', audit: local('a'), because: /local one/ },
  { name: 'subresource-integrity', outcome: 'pass', audit: local('<script src=/a.js></script>') },
  {
    name: 'subresource-integrity',
    outcome: 'fail',
    audit: local('<script src=/a.js></script>\n<script src=https://cdn.example/b.js></script>'),
    says: says('no integrity attribute', { line: 2 }),
  },
  {
    name: 'x-content-type-options',
    outcome: 'pass',
    audit: https(headers({ 'x-content-type-options': 'nosniff' })),
  },
  { name: 'x-content-type-options', outcome: 'fail', audit: https('a'), says: says(/there is no/) },
  { name: 'x-content-type-options', outcome: 'not-applicable', audit: local('a') },
  { name: 'x-frame-options', outcome: 'pass', audit: https(headers({ 'x-frame-options': 'DENY' })) },
  {
    name: 'x-frame-options',
    outcome: 'fail',
    audit: https(headers({ 'x-frame-options': 'ALLOWALL' })),
    says: { snippet: 'x-frame-options: ALLOWALL' },
  },
  { name: 'x-frame-options', outcome: 'not-applicable', audit: local('a') },
]
