/**
 * Cases of the test suite of the MDN HTTP Observatory, algorithm 6, restated. Where browsers decide otherwise (headers
 * that are sent twice), so do we.
 *
 * @see https://github.com/mdn/mdn-http-observatory
 */
import { describe, expect, test } from '@jest/globals'
import { HtmlDocument } from '../../src/engine/formats/html/document.ts'
import { observe } from '../../src/engine/tools/security/observatory/observatory.ts'
import type { ObservatoryTest } from '../../src/engine/tools/security/observatory/outcomes.ts'
import type { ObservatoryScan } from '../../src/engine/tools/security/observatory/scan.ts'
import { combinePolicies } from '../../src/engine/tools/security/observatory/source-lists.ts'

const PAGE = 'https://mozilla.org/'

interface Site {
  headers?: Record<string, string | string[]>
  html?: string
  over?: Partial<ObservatoryScan>
}

function headerMap(headers: Record<string, string | string[]>): ObservatoryScan['headers'] {
  const entries = Object.entries(headers)
  return new Map(entries.map(([name, value]) => [name, Array.isArray(value) ? value : [value]]))
}

/** What the Observatory's own suite starts from: a page at mozilla.org with a good redirect and no headers. */
function resultOf(name: ObservatoryTest, { headers = {}, html = '', over = {} }: Site = {}) {
  const map = headerMap(headers)
  const scan: ObservatoryScan = {
    url: PAGE,
    headers: map,
    document: new HtmlDocument(html, PAGE),
    cookies: (map.get('set-cookie') ?? []).map(value => ({ url: PAGE, value })),
    https: { url: PAGE, headers: map },
    httpRoute: ['http://mozilla.org/', PAGE, 'https://www.mozilla.org/'],
    crossOrigin: { origin: 'https://probe.invalid', headers: map },
    ...over,
  }
  const { result } = observe(scan).tests[name]
  return result as string
}

describe('content-security-policy', () => {
  const unsafe = 'csp-implemented-with-unsafe-inline'
  const insecure = 'csp-implemented-with-insecure-scheme'
  const passive = 'csp-implemented-with-insecure-scheme-in-passive-content-only'
  const styles = 'csp-implemented-with-unsafe-inline-in-style-src-only'
  const none = 'csp-implemented-with-no-unsafe-default-src-none'
  const safe = 'csp-implemented-with-no-unsafe'
  const invalid = 'csp-header-invalid'
  const hash = "'sha256-hqBEA/HXB3aJU2FgOnYN8rkAgEVgyfi3Vs1j2/XMPBA='"

  test.each([
    ['  ', invalid],
    ['', invalid],
    ["default-src 'none'; default-src 'none'", invalid],
    ["default-src 'none'; img-src 'self'; default-src 'none'", invalid],
    ["default-src 'none'; script-src 'strict-dynamic'", invalid],
    ['defa', invalid],
    ["default-src 'none'; script-src https://*", unsafe],
    ["default-src 'none'; script-src 'unsafe-inline'", unsafe],
    ['default-src http://mozilla.org', insecure],
    ["default-src 'none'; script-src http://mozilla.org", insecure],
    ["default-src 'none'; script-src ftp://mozilla.org", insecure],
    ["default-src 'none'; img-src http://mozilla.org", passive],
    ["default-src 'self'; img-src ftp:", passive],
    ["default-src 'self'; img-src http:", passive],
    ["default-src 'none'; img-src https:; media-src http://mozilla.org", passive],
    ["default-src 'none'; img-src http: https:; script-src 'self'; style-src 'self'", passive],
    ["default-src 'none'; img-src 'none'; media-src http:; script-src 'self'; style-src 'self'", passive],
    ["default-src 'none'; media-src http:; script-src 'self'; style-src 'unsafe-inline'", passive],
    ["script-src 'unsafe-inline'", unsafe],
    ['script-src data:', unsafe],
    ['script-src http:', unsafe],
    ['script-src ftp:', unsafe],
    ["default-src 'UNSAFE-INLINE'", unsafe],
    ['upgrade-insecure-requests', unsafe],
    ["script-src 'none'", unsafe],
    ['script-src https://mozilla.org https:', unsafe],
    ['default-src https://mozilla.org https:', unsafe],
    ["default-src 'none'; script-src *", unsafe],
    ["default-src *; script-src *; object-src 'none'", unsafe],
    ["default-src 'none'; script-src 'none'; object-src *", unsafe],
    ["default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'", unsafe],
    ["default-src 'none'; script-src 'unsafe-inline' http:", unsafe],
    ["object-src https:; script-src 'none'", unsafe],
    ["default-src 'none'; script-src 'unsafe-eval'", 'csp-implemented-with-unsafe-eval'],
    ["object-src 'none'; script-src 'none'; style-src 'unsafe-inline'", styles],
    ["default-src 'none'; script-src https://mozilla.org; style-src 'unsafe-inline'", styles],
    ["default-src 'unsafe-inline'; script-src https://mozilla.org", styles],
    ["default-src 'none';;; ;;;style-src 'self' 'unsafe-inline'", styles],
    ["default-src 'none'; style-src data:", styles],
    ["default-src 'none'; style-src *", styles],
    ["default-src 'none'; style-src https:", styles],
    [`default-src 'none'; style-src 'unsafe-inline'; script-src ${hash} 'unsafe-inline'`, styles],
    ['default-src https://mozilla.org', safe],
    ["default-src https://mozilla.org;;; ;;;script-src 'none'", safe],
    [
      "object-src 'none'; script-src https://mozilla.org; style-src https://mozilla.org; upgrade-insecure-requests;",
      safe,
    ],
    ["object-src 'none'; script-src 'strict-dynamic' 'nonce-abc' 'unsafe-inline'; style-src 'none'", safe],
    [`object-src 'none'; style-src 'self';script-src ${hash}`, safe],
    [`object-src 'none'; style-src 'self'; script-src 'unsafe-inline' ${hash}`, safe],
    ["default-src https://mozilla.org; style-src 'unsafe-inline' 'nonce-abc123' 'unsafe-inline'", safe],
    ['default-src', none],
    ["default-src 'none'; script-src 'strict-dynamic' 'nonce-abc123' 'unsafe-inline'", none],
    ["default-src 'none'; script-src https://mozilla.org; style-src https://mozilla.org", none],
    ["default-src 'none'; object-src https://mozilla.org", none],
    ["default-src 'none'; script-src 'strict-dynamic' 'sha256-abc123' https://*", none],
    ["default-src 'none'; report-uri /a; report-uri /b", 'csp-implemented-but-duplicate-directives'],
  ])('%j is %s', (policy, result) => {
    expect(resultOf('content-security-policy', { headers: { 'content-security-policy': policy } })).toBe(
      result,
    )
  })

  const meta = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  test.each([
    ['none at all', {}, 'csp-not-implemented'],
    [
      'reports alone',
      { headers: { 'content-security-policy-report-only': "default-src 'none'" } },
      'csp-not-implemented-but-reporting-enabled',
    ],
    ['a meta element', { html: meta("default-src 'none';") }, none],
    [
      'a meta element with what works in headers alone',
      { html: meta("frame-ancestors 'none'") },
      'csp-not-implemented',
    ],
    [
      'two policies that have nothing in common',
      { headers: { 'content-security-policy': 'default-src http:' }, html: meta('default-src https:') },
      none,
    ],
    [
      'two policies of different directives',
      { headers: { 'content-security-policy': "img-src 'none'" }, html: meta("default-src 'none'") },
      none,
    ],
    [
      'two policies in one header',
      { headers: { 'content-security-policy': "default-src 'none', default-src https:" } },
      none,
    ],
  ])('with %s', (_name, site, result) => expect(resultOf('content-security-policy', site)).toBe(result))

  test.each([
    [['default-src https://a.org https://b.net', 'default-src https://a.com https://b.io'], ["'none'"]],
    [
      ['default-src https://a.org https://b.org', 'default-src https://c.org https://a.org'],
      ['https://a.org'],
    ],
    [['default-src https://a.org/fire', 'default-src https://a.org/firefox/'], ["'none'"]],
    [
      ['default-src https://a.org/firefox/', 'default-src https://a.org/firefox/download/'],
      ['https://a.org/firefox/download/'],
    ],
    [['default-src http: http:', 'default-src https: https:'], ["'none'"]],
  ])('the policies %j together allow %j', (policies, sources) => {
    expect([...combinePolicies(policies)!.lists.get('default-src')!]).toEqual(sources)
  })
})

describe('cookies', () => {
  const hsts = 'max-age=15768000'
  test.each<[string, string[], string | undefined]>([
    ['cookies-not-found', [], undefined],
    [
      'cookies-secure-with-httponly-sessions',
      [
        'SESSIONID=bar; Domain=mozilla.org; Path=/; Secure; HttpOnly',
        'foo=bar; Domain=mozilla.org; Secure; Path=/',
        'heroku-session-affinity=bar; Domain=mozilla.org; Path=/',
      ],
      undefined,
    ],
    [
      'cookies-secure-with-httponly-sessions-and-samesite',
      ['Strict', 'Lax', 'None'].map(
        value => `SESSION_${value}=bar; Path=/; Secure; HttpOnly; SameSite=${value}`,
      ),
      undefined,
    ],
    [
      'cookies-secure-with-httponly-sessions',
      ['SESSION_A=bar; Secure; HttpOnly; SameSite=Strict', 'SESSION_B=bar; Secure; HttpOnly'],
      undefined,
    ],
    ['cookies-anticsrf-without-samesite-flag', ['CSRFTOKEN=bar; Secure; HttpOnly'], undefined],
    ['cookies-samesite-flag-invalid', ['SESSIONID=bar; Secure; HttpOnly; SameSite='], undefined],
    ['cookies-samesite-flag-invalid', ['SESSIONID=bar; Secure; HttpOnly; SameSite=True'], undefined],
    ['cookies-without-secure-flag-but-protected-by-hsts', ['foo=bar; Path=/'], hsts],
    ['cookies-session-without-secure-flag-but-protected-by-hsts', ['SESSIONID=bar; HttpOnly'], hsts],
    ['cookies-without-secure-flag', ['foo=bar; Domain=mozilla.org; Path=/'], undefined],
    ['cookies-session-without-httponly-flag', ['SESSIONID=bar; Secure'], undefined],
    ['cookies-session-without-secure-flag', ['SESSIONID=bar; HttpOnly'], undefined],
    ['cookies-session-without-secure-flag', ['SESSIONID=bar'], undefined],
  ])('%s: %j with HSTS %s', (result, cookies, sts) => {
    const headers = { 'set-cookie': cookies, ...(sts ? { 'strict-transport-security': sts } : {}) }
    expect(resultOf('cookies', { headers })).toBe(result)
  })

  test.each([
    ['deleted', ['foo=; Max-Age=0']],
    ['deleted', ['foo=; expires=Thu, 01 Jan 1970 00:00:00 GMT']],
    ['of another host, which browsers refuse', ['foo=bar; Domain=example.com']],
  ])('are none where they are %s', (_name, cookies) => {
    expect(resultOf('cookies', { headers: { 'set-cookie': cookies } })).toBe('cookies-not-found')
  })
})

describe('transport', () => {
  const headers = (value: string) => ({ headers: { 'strict-transport-security': value } })
  test.each<[string, Site]>([
    ['hsts-not-implemented', {}],
    ['hsts-header-invalid', headers('includeSubDomains; preload')],
    [
      'hsts-header-invalid',
      headers('max-age=15768000; includeSubDomains, max-age=15768000; includeSubDomains'),
    ],
    ['hsts-not-implemented-no-https', { over: { https: 'none' } }],
    ['hsts-invalid-cert', { over: { https: 'invalid-certificate' } }],
    ['hsts-implemented-max-age-less-than-six-months', headers('max-age=86400')],
    ['hsts-implemented-max-age-at-least-six-months', headers('max-age=15768000; includeSubDomains; preload')],
    ['hsts-preloaded', { over: { url: 'https://web.dev/' } }],
  ])('strict-transport-security: %s', (result, site) => {
    expect(resultOf('strict-transport-security', site)).toBe(result)
  })

  test.each<[string, ObservatoryScan['httpRoute']]>([
    ['redirection-not-needed-no-http', 'none'],
    ['redirection-invalid-cert', 'invalid-certificate'],
    ['redirection-missing', ['http://mozilla.org']],
    ['redirection-not-to-https', ['http://mozilla.org', 'http://www.mozilla.org']],
    [
      'redirection-not-to-https',
      ['http://mozilla.org', 'http://www.mozilla.org', 'http://www.mozilla.org/en/'],
    ],
    ['redirection-to-https', ['http://mozilla.org/', 'https://mozilla.org/', 'https://www.mozilla.org/']],
    ['redirection-to-https', ['http://mozilla.org/', 'https://mozilla.org:8443/']],
    [
      'redirection-not-to-https-on-initial-redirection',
      ['http://mozilla.org/', 'http://www.mozilla.org/', 'https://www.mozilla.org/'],
    ],
    ['redirection-off-host-from-http', ['http://mozilla.org/', 'https://www.mozilla.org/']],
    ['redirection-all-redirects-preloaded', ['http://web.dev/', 'https://www.web.dev/']],
  ])('redirection: %s for %j', (result, httpRoute) => {
    expect(resultOf('redirection', { over: { httpRoute } })).toBe(result)
  })
})

describe('headers of one value', () => {
  test.each<[ObservatoryTest, string | string[] | undefined, string]>([
    ['referrer-policy', undefined, 'referrer-policy-not-implemented'],
    ['referrer-policy', 'no-referrer', 'referrer-policy-private'],
    ['referrer-policy', 'same-origin', 'referrer-policy-private'],
    ['referrer-policy', 'strict-origin', 'referrer-policy-private'],
    ['referrer-policy', 'STRICT-ORIGIN', 'referrer-policy-private'],
    ['referrer-policy', 'strict-origin-when-cross-origin', 'referrer-policy-private'],
    ['referrer-policy', 'whimsy', 'referrer-policy-header-invalid'],
    ['referrer-policy', 'origin', 'referrer-policy-unsafe'],
    ['referrer-policy', 'origin-when-cross-origin', 'referrer-policy-unsafe'],
    ['referrer-policy', 'unsafe-url', 'referrer-policy-unsafe'],
    ['referrer-policy', 'no-referrer-when-downgrade', 'referrer-policy-unsafe'],
    ['referrer-policy', ['no-referrer', 'unsafe-url'], 'referrer-policy-unsafe'],
    ['referrer-policy', 'unsafe-url, no-referrer, whimsy', 'referrer-policy-private'],
    ['x-content-type-options', undefined, 'x-content-type-options-not-implemented'],
    ['x-content-type-options', 'whimsy', 'x-content-type-options-header-invalid'],
    ['x-content-type-options', 'nosniff', 'x-content-type-options-nosniff'],
    ['x-content-type-options', 'nosniff ', 'x-content-type-options-nosniff'],
    ['x-content-type-options', ['nosniff', 'nosniff'], 'x-content-type-options-nosniff'],
    ['x-frame-options', undefined, 'x-frame-options-not-implemented'],
    ['x-frame-options', 'whimsy', 'x-frame-options-header-invalid'],
    ['x-frame-options', 'ALLOW-FROM https://mozilla.org/', 'x-frame-options-allow-from-origin'],
    ['x-frame-options', 'DENY', 'x-frame-options-sameorigin-or-deny'],
    ['x-frame-options', 'SAMEORIGIN ', 'x-frame-options-sameorigin-or-deny'],
    ['x-frame-options', ['SAMEORIGIN', 'SAMEORIGIN'], 'x-frame-options-sameorigin-or-deny'],
    ['x-frame-options', ['SAMEORIGIN', 'DENY'], 'x-frame-options-header-invalid'],
    ['cross-origin-resource-policy', undefined, 'corp-not-implemented'],
    ['cross-origin-resource-policy', 'whimsy', 'corp-header-invalid'],
    ['cross-origin-resource-policy', 'same-site', 'corp-implemented-with-same-site'],
    ['cross-origin-resource-policy', 'same-origin', 'corp-implemented-with-same-origin'],
    ['cross-origin-resource-policy', 'cross-origin', 'corp-implemented-with-cross-origin'],
    ['cross-origin-resource-policy', ['same-origin', 'same-origin'], 'corp-header-invalid'],
    ['cross-origin-embedder-policy', undefined, 'coep-not-implemented'],
    ['cross-origin-embedder-policy', 'require-corp', 'coep-implemented-with-require-corp'],
    ['cross-origin-embedder-policy', 'require-corp; report-to="coep"', 'coep-implemented-with-require-corp'],
    ['cross-origin-embedder-policy', 'credentialless', 'coep-implemented-with-credentialless'],
    ['cross-origin-embedder-policy', 'unsafe-none', 'coep-implemented-with-unsafe-none'],
    ['cross-origin-embedder-policy', '"require-corp"', 'coep-header-invalid'],
    ['cross-origin-embedder-policy', ['require-corp', 'require-corp'], 'coep-header-invalid'],
    ['cross-origin-opener-policy', undefined, 'coop-not-implemented'],
    ['cross-origin-opener-policy', 'same-origin', 'coop-implemented-with-same-origin'],
    [
      'cross-origin-opener-policy',
      'same-origin-allow-popups',
      'coop-implemented-with-same-origin-allow-popups',
    ],
    ['cross-origin-opener-policy', 'noopener-allow-popups', 'coop-implemented-with-noopener-allow-popups'],
    ['cross-origin-opener-policy', 'unsafe-none', 'coop-implemented-with-unsafe-none'],
    ['cross-origin-opener-policy', 'same-origin, same-origin', 'coop-header-invalid'],
    ['cross-origin-opener-policy', 'SAME-ORIGIN', 'coop-header-invalid'],
  ])('%s: %j is %s', (name, value, result) => {
    expect(resultOf(name, value === undefined ? {} : { headers: { [name]: value } })).toBe(result)
  })

  test('a meta element has the last word on the referrer', () => {
    const html = '<meta name="referRer" content="no-referrer, same-origin">'
    const headers = { 'referrer-policy': 'unsafe-url' }
    expect(resultOf('referrer-policy', { headers, html })).toBe('referrer-policy-private')
  })

  test('frame-ancestors stand in for X-Frame-Options in the header, not in a meta element', () => {
    const headers = { 'content-security-policy': "frame-ancestors 'self'" }
    expect(resultOf('x-frame-options', { headers })).toBe('x-frame-options-implemented-via-csp')
    const html = `<meta http-equiv="Content-Security-Policy" content="frame-ancestors 'self'; default-src 'self'">`
    expect(resultOf('x-frame-options', { html })).toBe('x-frame-options-not-implemented')
  })

  test.each([
    [{}, 'not-implemented'],
    [{ 'access-control-allow-origin': '*' }, 'implemented-with-public-access'],
    [{ 'access-control-allow-origin': 'https://mozilla.org' }, 'implemented-with-restricted-access'],
    [{ 'access-control-allow-origin': 'https://probe.invalid' }, 'implemented-with-restricted-access'],
    [
      { 'access-control-allow-origin': 'https://probe.invalid', 'access-control-allow-credentials': 'true' },
      'implemented-with-universal-access',
    ],
  ])('cross-origin-resource-sharing: %j is %s', (headers, result) => {
    expect(resultOf('cross-origin-resource-sharing', { headers: headers as Record<string, string> })).toBe(
      `cross-origin-resource-sharing-${result}`,
    )
  })
})

describe('subresource-integrity', () => {
  const integrity =
    'integrity="sha384-dHhsmd8YtdVBBn2P1Qu0dY4cHHjUkVaPYyBPKoqHbBR1mm3iPKoKMEBm6gsjqNIG" crossorigin'
  test.each([
    ['', 'sri-not-implemented-but-no-scripts-loaded'],
    [
      '<script src="/static/js/foo.js"></script>',
      'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
    ],
    [
      '<script src="https://www.mozilla.org/static/js/foo.js"></script>',
      'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
    ],
    [
      '<script src="//www.mozilla.org/static/js/foo.js"></script>',
      'sri-not-implemented-and-external-scripts-not-loaded-securely',
    ],
    [
      `<script src="/a.js"></script><script src="https://fb.me/react.js" ${integrity}></script>`,
      'sri-implemented-and-external-scripts-loaded-securely',
    ],
    [`<script src="/a.js" ${integrity}></script>`, 'sri-implemented-and-all-scripts-loaded-securely'],
    [
      '<script src="/a.js"></script><script src="https://fb.me/react.js"></script>',
      'sri-not-implemented-but-external-scripts-loaded-securely',
    ],
    [
      `<script src="http://fb.me/react.js" ${integrity}></script>`,
      'sri-implemented-but-external-scripts-not-loaded-securely',
    ],
    [
      `<script src="//fb.me/react.js" ${integrity}></script>`,
      'sri-implemented-but-external-scripts-not-loaded-securely',
    ],
    [
      '<script src="http://fb.me/react.js"></script>',
      'sri-not-implemented-and-external-scripts-not-loaded-securely',
    ],
    [
      '<script src="//fb.me/react.js"></script>',
      'sri-not-implemented-and-external-scripts-not-loaded-securely',
    ],
  ])('%s', (html, result) => expect(resultOf('subresource-integrity', { html })).toBe(result))
})
