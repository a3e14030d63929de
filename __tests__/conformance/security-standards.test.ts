/**
 * Published examples, restated:
 * - RFC 6797 section 6.2: Strict-Transport-Security
 * - RFC 9116 section 2.6: a security.txt
 * - Google's CSP Evaluator: its two sample policies (https://csp-evaluator.withgoogle.com/)
 */
import { describe, expect, test } from '@jest/globals'
import { cspWeaknesses, isCertain } from '../../src/engine/tools/security/csp-weaknesses.ts'
import { parseStrictTransportSecurity } from '../../src/engine/tools/security/observatory/transport.ts'
import { securityTxtFaults } from '../../src/engine/tools/security/security-txt.ts'

describe('RFC 6797 section 6.2', () => {
  test.each([
    ['max-age=31536000', { maxAge: 31_536_000, includeSubDomains: false, preload: false }],
    ['max-age=15768000 ; includeSubDomains', { maxAge: 15_768_000, includeSubDomains: true, preload: false }],
    ['max-age="31536000"', { maxAge: 31_536_000, includeSubDomains: false, preload: false }],
    ['max-age=0', { maxAge: 0, includeSubDomains: false, preload: false }],
    ['max-age=0; includeSubDomains', { maxAge: 0, includeSubDomains: true, preload: false }],
  ])('%s', (value, parsed) => expect(parseStrictTransportSecurity(value)).toEqual(parsed))

  test.each([
    '',
    'includeSubDomains',
    'max-age',
    'max-age=',
    'max-age=abc',
    'max-age=1; max-age=2',
    'max-age=-1',
  ])('section 6.1 forbids %j', value => expect(parseStrictTransportSecurity(value)).toBeUndefined())
})

describe('RFC 9116', () => {
  const now = new Date('2021-06-01T00:00:00Z')
  const example = [
    '# Our security address',
    'Contact: mailto:security@example.com',
    '',
    '# Our OpenPGP key',
    'Encryption: https://example.com/pgp-key.txt',
    '',
    '# Our security policy',
    'Policy: https://example.com/security-policy.html',
    '',
    '# Our security acknowledgments page',
    'Acknowledgments: https://example.com/hall-of-fame.html',
    '',
    'Expires: 2021-12-31T18:37:07z',
  ].join('\r\n')

  test('section 2.6: the example is valid until it expires', () => {
    expect(securityTxtFaults(example, now)).toEqual([])
    expect(securityTxtFaults(example, new Date('2022-01-01T00:00:00Z'))).toEqual([
      { message: 'The file expired on 2021-12-31T18:37:07z', line: 13 },
    ])
  })

  test.each([
    ['section 2.5.3: Contact is required', 'Expires: 2021-12-31T18:37:07z', 'The file has no Contact'],
    [
      'section 2.5.3: Contact is a URI',
      'Contact: security@example.com\nExpires: 2021-12-31T18:37:07z',
      'Contact "security@example.com" is not a URI',
    ],
    [
      'section 2.5.3: a web address is https',
      'Contact: http://example.com\nExpires: 2021-12-31T18:37:07z',
      'Contact "http://example.com" is not https:',
    ],
    ['section 2.5.5: Expires is required', 'Contact: tel:+1-201-555-0123', 'The file has no Expires'],
    [
      'section 2.5.5: Expires is given once',
      'Contact: tel:+1-201-555-0123\nExpires: 2021-12-31T18:37:07z\nExpires: 2021-12-31T18:37:07z',
      'Expires is there twice',
    ],
    [
      'section 2.5.5: Expires is a date of RFC 3339',
      'Contact: tel:+1-201-555-0123\nExpires: Thu, 31 Dec 2021 18:37:07 -0800',
      'Expires "Thu, 31 Dec 2021 18:37:07 -0800" is not a date such as 2030-12-31T23:59:59Z',
    ],
  ])('%s', (_name, text, message) => {
    expect(securityTxtFaults(text, now).map(fault => fault.message)).toEqual([message])
  })
})

describe('Google’s CSP Evaluator', () => {
  const unsafe = [
    "script-src 'unsafe-inline' 'unsafe-eval' 'self' data: https://www.google.com http://www.google-analytics.com/gtm/js https://*.gstatic.com/feedback/ https://ajax.googleapis.com",
    "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com https://www.google.com",
    "default-src 'self' * 127.0.0.1 https://[2a00:79e0:1b:2:b466:5fd9:dc72:f00e]/foobar",
    'img-src https: data:',
    'child-src data:',
    "foobar-src 'foobar'",
    'report-uri http://csp.example.com',
  ].join('; ')
  const safe = [
    "script-src 'strict-dynamic' 'nonce-rAnd0m123' 'unsafe-inline' http: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'report-uri https://csp.example.com',
  ].join('; ')

  test('finds the weaknesses of its sample of an unsafe policy', () => {
    const found = cspWeaknesses([unsafe]).filter(isCertain)
    const named = found.map(({ severity, directive, value }) => [severity, directive, value])
    expect(named).toEqual(
      expect.arrayContaining([
        ['high', 'script-src', "'unsafe-inline'"],
        ['high', 'script-src', 'data:'],
        ['high', 'script-src', 'https://ajax.googleapis.com'],
        ['high', 'default-src', '*'],
        ['medium', 'script-src', 'http://www.google-analytics.com/gtm/js'],
        ['syntax', 'foobar-src', null],
        ['syntax', 'foobar-src', "'foobar'"],
      ]),
    )
  })

  test('finds nothing certain in its sample of a safe policy', () => {
    expect(cspWeaknesses([safe]).filter(isCertain)).toEqual([])
  })

  test('a hole in one policy is none where another policy closes it', () => {
    expect(cspWeaknesses(["frame-ancestors 'none'", safe]).filter(isCertain)).toEqual([])
    expect(cspWeaknesses(["frame-ancestors 'none'"]).filter(isCertain)).not.toEqual([])
  })
})
