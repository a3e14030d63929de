import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseCookieDate } from '../../src/engine/tools/cookies/cookie-date.ts'
import { cookiesTool } from '../../src/engine/tools/cookies/cookies.ts'
import { parseSetCookie, type SetCookie } from '../../src/engine/tools/cookies/set-cookie.ts'
import { isSentTo, storeCookies, storedCookies } from '../../src/engine/tools/cookies/storage.ts'
import { auditSite } from '../support/tool-runs.ts'

const NOW = Date.UTC(2026, 10, 21)
const receive = (header: string, url = 'https://www.example.com/shop/cart') =>
  storeCookies([{ url, headers: [header], now: NOW }])[0]!
const jar = (...responses: readonly (readonly [url: string, header: string])[]) =>
  storedCookies(storeCookies(responses.map(([url, header]) => ({ url, headers: [header], now: NOW }))))

describe('dates, RFC 6265 section 5.1.1', () => {
  // Forms of RFC 6265 section 5.1.1 and of the cookie tests of web-platform-tests (cookies/attributes/expires).
  test.each([
    ['Wed, 09 Jun 2021 10:18:14 GMT', '2021-06-09T10:18:14Z'],
    ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37Z'],
    ['Sun Nov  6 08:49:37 1994', '1994-11-06T08:49:37Z'],
    ['06 Nov 1994 08:49:37', '1994-11-06T08:49:37Z'],
    ['Thu, 01-Jan-1970 00:00:01 GMT', '1970-01-01T00:00:01Z'],
    ['Sat, 15-Apr-17 21:01:22', '2017-04-15T21:01:22Z'],
    ['Thu, 19-Apr-2007 16:00:00 GMT', '2007-04-19T16:00:00Z'],
    ['Wed, 25 Apr 2007 21:02:13 GMT', '2007-04-25T21:02:13Z'],
    ['Thu, 19/Apr\\2007 16:00:00 GMT', '2007-04-19T16:00:00Z'],
    ['21:02:13 Apr-25-2007', '2007-04-25T21:02:13Z'],
    ['1 January 2030 1:2:3', '2030-01-01T01:02:03Z'],
    ['Fri, 01 Jan 69 00:00:00 GMT', '2069-01-01T00:00:00Z'],
    ['Fri, 01 Jan 70 00:00:00 GMT', '1970-01-01T00:00:00Z'],
    ['Tue, 31 Dec 9999 23:59:59 GMT', '9999-12-31T23:59:59Z'],
    ['Mon, 29 Feb 2028 00:00:00 GMT', '2028-02-29T00:00:00Z'],
  ])('%s', (text, expected) => expect(parseCookieDate(text)).toBe(Date.parse(expected)))

  test.each([
    '',
    'tomorrow',
    '0',
    '-1',
    'Wed, 09 Jun 2021',
    'Wed, 09 2021 10:18:14 GMT',
    'Wed, 32 Jun 2021 10:18:14 GMT',
    'Wed, 00 Jun 2021 10:18:14 GMT',
    'Wed, 09 Jun 2021 24:18:14 GMT',
    'Wed, 09 Jun 2021 10:60:14 GMT',
    'Wed, 09 Jun 1600 10:18:14 GMT',
    'Mon, 30 Feb 2026 00:00:00 GMT',
    '2021-06-09T10:18:14Z',
  ])('"%s" is no date', text => expect(parseCookieDate(text)).toBeUndefined())
})

describe('reading, RFC 6265 sections 3.1 and 5.2', () => {
  test.each([
    ['SID=31d4d96e407aad42', { name: 'SID', value: '31d4d96e407aad42', secure: false }],
    ['SID=31d4d96e407aad42; Path=/; Domain=example.com', { path: '/', domain: 'example.com' }],
    ['SID=31d4d96e407aad42; Path=/; Secure; HttpOnly', { secure: true, httpOnly: true }],
    ['lang=en-US; Expires=Wed, 09 Jun 2021 10:18:14 GMT', { expires: Date.UTC(2021, 5, 9, 10, 18, 14) }],
    ['lang=; Expires=Sun, 06 Nov 1994 08:49:37 GMT', { name: 'lang', value: '' }],
    // web-platform-tests, cookies/name and cookies/value.
    ['test', { name: '', value: 'test' }],
    ['=test', { name: '', value: 'test' }],
    [' a =  b ', { name: 'a', value: 'b' }],
    ['a=b=c', { name: 'a', value: 'b=c' }],
    ['a==', { name: 'a', value: '=' }],
    ['a="b;c"', { name: 'a', value: '"b' }],
    ['a="b"', { value: '"b"' }],
    // web-platform-tests, cookies/attributes: case and blanks do not matter, the last one counts.
    ['a=b; SECURE; hTTPoNLY', { secure: true, httpOnly: true }],
    ['a=b;secure=false', { secure: true }],
    ['a=b;  Path  =  /x  ', { path: '/x' }],
    ['a=b; Path=/x; Path=/y', { path: '/y' }],
    ['a=b; Domain=one.example; Domain=two.example', { domain: 'two.example' }],
    ['a=b; SameSite=Strict; SameSite=Lax', { sameSite: 'lax' }],
    ['a=b; samesite=NONE', { sameSite: 'none' }],
    ['a=b; Max-Age=0; Max-Age=10', { maxAge: 10 }],
    ['a=b; Max-Age=-1', { maxAge: -1 }],
    ['a=b; ;; ; Foo=bar', { ignored: [] }],
  ])('%s', (header, expected) => expect(parseSetCookie(header)).toMatchObject(expected))

  test.each([
    ['a=b; Path=relative', 'path', 'path'],
    ['a=b; Path=/x; Path=relative', 'path', 'path'],
    ['a=b; Max-Age=1e3', 'maxAge', 'max-age'],
    ['a=b; Max-Age=', 'maxAge', 'max-age'],
    ['a=b; Max-Age=+5', 'maxAge', 'max-age'],
    ['a=b; Expires=never', 'expires', 'expires'],
    ['a=b; SameSite', 'sameSite', 'samesite'],
    ['a=b; SameSite=Strict; SameSite=invalid', 'sameSite', 'samesite'],
    // RFC 6265bis section 5.6: an attribute of more than 1,024 octets is ignored, one of 1,024 is not.
    [`a=b; Domain=${'x'.repeat(1025)}`, 'domain', 'domain'],
  ] as const)('%s ignores the attribute', (header, key, name) => {
    const cookie = parseSetCookie(header) as SetCookie
    expect(cookie[key]).toBeUndefined()
    expect(cookie.ignored).toMatchObject([{ name }])
  })

  test('an attribute of 1,024 octets counts', () => {
    expect(parseSetCookie(`a=b; Path=/${'x'.repeat(1023)}`)).toMatchObject({ ignored: [] })
  })

  // web-platform-tests, cookies/size and cookies/encoding; RFC 6265bis section 5.6 steps 1 and 5.
  test.each([
    ['nothing at all', '', 'empty'],
    ['an equals sign', '=', 'empty'],
    ['attributes alone', '; Secure', 'empty'],
    ['4,097 octets', `${'n'.repeat(2048)}=${'v'.repeat(2049)}`, 'too-large'],
    ['a NUL', 'a=b\x00c', 'control-character'],
    ['a line feed in an attribute', 'a=b; Path=/\x0a', 'control-character'],
    ['a DEL', 'a\x7f=b', 'control-character'],
    // What Chrome 153 does, where the draft would keep them.
    ['a tab within the value', 'a=b\tc', 'control-character'],
    ['a tab within the name', 'a\tb=c', 'control-character'],
    ['a tab within an attribute', 'a=b; Path=/x\ty', 'control-character'],
    // What Chrome 153 does, and Firefox by its expectations of web-platform-tests cookies/name.
    ['a pair without a name', '=test=2', 'nameless-pair'],
    ['a pair behind several equals signs', '===test=2b', 'nameless-pair'],
    ['two equals signs', '==', 'nameless-pair'],
  ])('%s is dropped', (_name, header, unreadable) => {
    expect(parseSetCookie(header)).toMatchObject({ unreadable })
  })

  test.each([
    ['4,096 octets', `${'n'.repeat(2048)}=${'v'.repeat(2048)}`],
    ['tabs around name, value and attributes', '\ta\t=\tb\t;\tPath\t=\t/\t'],
    ['a value without a name', '=test'],
  ])('%s is kept', (_name, header) => expect(parseSetCookie(header)).not.toHaveProperty('unreadable'))
})

describe('domains, RFC 6265bis section 5.7 and web-platform-tests cookies/domain', () => {
  test.each([
    ['no attribute', 'a=b', { domain: 'www.example.com', hostOnly: true }],
    ['an empty one', 'a=b; Domain=', { domain: 'www.example.com', hostOnly: true }],
    ['the host itself', 'a=b; Domain=www.example.com', { domain: 'www.example.com', hostOnly: false }],
    ['the domain above', 'a=b; Domain=example.com', { domain: 'example.com', hostOnly: false }],
    ['a leading dot', 'a=b; Domain=.example.com', { domain: 'example.com', hostOnly: false }],
    ['capitals', 'a=b; Domain=EXAMPLE.com', { domain: 'example.com', hostOnly: false }],
  ])('%s', (_name, header, expected) => {
    const received = receive(header)
    expect(received).toMatchObject(expected)
    expect(received.rejection).toBeUndefined()
  })

  test.each([
    ['a domain below', 'https://example.com/', 'www.example.com'],
    ['another site', 'https://www.example.com/', 'example.org'],
    ['a name that only ends alike', 'https://badexample.com/', 'example.com'],
    ['a top-level domain', 'https://www.example.com/', 'com'],
    ['a public suffix of two labels', 'https://www.example.co.uk/', 'co.uk'],
    ['a public suffix of a provider', 'https://a.github.io/', 'github.io'],
    ['the end of an address', 'https://192.0.2.1/', '0.2.1'],
    ['two leading dots', 'https://www.example.com/', '..example.com'],
    ['no name', 'https://www.example.com/', 'exa mple.com'],
  ])('%s is rejected', (_name, url, domain) => {
    expect(receive(`a=b; Domain=${domain}`, url).rejection).toMatchObject({ rule: 'domain' })
  })

  test('a public suffix is a domain for its own host alone', () => {
    expect(receive('a=b; Domain=github.io', 'https://github.io/')).toMatchObject({ hostOnly: true })
    expect(receive('a=b; Domain=192.0.2.1', 'https://192.0.2.1/').rejection).toBeUndefined()
  })
})

describe('prefixes, RFC 6265bis section 4.1.3 and web-platform-tests cookies/prefix', () => {
  const verdict = (header: string, url?: string) => receive(header, url).rejection?.rule ?? 'stored'

  test.each([
    ['__Secure-a=b; Secure; Path=/', 'stored'],
    ['__Secure-a=b; Secure; Domain=example.com', 'stored'],
    ['__Secure-a=b; Path=/', 'prefix'],
    ['__SeCuRe-a=b', 'prefix'],
    ['__Host-a=b; Secure; Path=/', 'stored'],
    ['__Host-a=b; Secure; Path=/; Domain=', 'stored'],
    ['__Host-a=b; Secure; Path=/; Domain=www.example.com', 'prefix'],
    ['__Host-a=b; Secure; Path=/shop', 'prefix'],
    ['__Host-a=b; Secure', 'prefix'],
    ['__Host-a=b; Path=/', 'prefix'],
    ['__host-a=b; Path=/', 'prefix'],
    ['__Http-a=b; Secure; HttpOnly', 'stored'],
    ['__Http-a=b; Secure', 'prefix'],
    ['__Http-a=b; HttpOnly', 'prefix'],
    ['__Host-Http-a=b; Secure; HttpOnly; Path=/', 'stored'],
    ['__Host-Http-a=b; Secure; Path=/', 'prefix'],
    ['__Host-Http-a=b; Secure; HttpOnly', 'prefix'],
    ['__Host-Http-a=b; Secure; HttpOnly; Path=/; Domain=example.com', 'prefix'],
    // Without a name, the value must not pass for a prefixed cookie when it is sent.
    ['=__Host-a; Secure; Path=/', 'prefix'],
    ['=__Host-a=b; Secure; Path=/', 'nameless-pair'],
    ['__Secure-a', 'prefix'],
    ['_Host-a=b', 'stored'],
  ])('%s: %s', (header, expected) => expect(verdict(header)).toBe(expected))

  test('a prefixed cookie over plain HTTP is rejected as Secure is', () => {
    expect(verdict('__Host-a=b; Secure; Path=/', 'http://www.example.com/')).toBe('secure-over-http')
  })
})

describe('Secure, RFC 6265bis section 5.7', () => {
  test.each([
    ['https://www.example.com/', undefined],
    ['http://www.example.com/', 'secure-over-http'],
    ['http://localhost:3000/', undefined],
    ['http://127.0.0.1:3000/', undefined],
    ['http://[::1]:3000/', undefined],
    ['http://10.0.0.1/', 'secure-over-http'],
  ])('a Secure cookie of %s', (url, rule) => {
    expect(receive('a=b; Secure', url).rejection?.rule).toBe(rule)
  })

  // web-platform-tests cookies/secure/set-from-http and the section's note on "/login".
  test.each([
    ['/login', 'overwrites-secure'],
    ['/login/en', 'overwrites-secure'],
    ['/', undefined],
    ['/foo', undefined],
  ])('a cookie over plain HTTP for %s does not replace a Secure one for /login', (path, rule) => {
    const received = storeCookies([
      { url: 'https://www.example.com/', headers: ['a=b; Secure; Path=/login'], now: NOW },
      { url: 'http://www.example.com/', headers: [`a=c; Path=${path}`], now: NOW },
    ])
    expect(received[1]!.rejection?.rule).toBe(rule)
  })
})

describe('SameSite and Partitioned', () => {
  test.each([
    ['RFC 6265bis section 5.7', 'a=b; SameSite=None', 'samesite-none-insecure'],
    ['RFC 6265bis section 5.7', 'a=b; SameSite=None; Secure', undefined],
    ['RFC 6265bis section 5.7', 'a=b; SameSite=Lax', undefined],
    ['RFC 6265bis section 5.7', 'a=b; SameSite=Nonsense', undefined],
    ['CHIPS, attribute semantics', 'a=b; Partitioned', 'partitioned-insecure'],
    ['CHIPS, attribute semantics', 'a=b; Partitioned; Secure', undefined],
    ['CHIPS, example', '__Host-SID=31d4; SameSite=None; Secure; HttpOnly; Path=/; Partitioned', undefined],
    ['CHIPS, Domain may be given', 'a=b; Secure; SameSite=None; Partitioned; Domain=example.com', undefined],
  ])('%s: %s', (_source, header, rule) => expect(receive(header).rejection?.rule).toBe(rule))
})

describe('lifetime, RFC 6265 section 5.3 and RFC 6265bis section 5.5', () => {
  test.each([
    ['none: until the browser is closed', 'a=b', undefined, false],
    ['Max-Age', 'a=b; Max-Age=3600', 3600, false],
    ['Max-Age goes before Expires', 'a=b; Max-Age=3600; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 3600, false],
    ['in either order', 'a=b; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=3600', 3600, false],
    ['Max-Age of 0 deletes', 'a=b; Max-Age=0', 0, true],
    ['one below 0 deletes', 'a=b; Max-Age=-100', 0, true],
    ['a past date deletes', 'a=b; Expires=Sun, 22 Nov 2026 00:00:00 GMT', 86_400, false],
    ['a wrong date is none', 'a=b; Expires=soon', undefined, false],
    [
      'a wrong Max-Age leaves Expires',
      'a=b; Max-Age=x; Expires=Sun, 22 Nov 2026 00:00:00 GMT',
      86_400,
      false,
    ],
  ])('%s', (_name, header, lifetime, deletes) => {
    expect(receive(header)).toMatchObject({ lifetime, deletes })
  })
})

describe('the store, RFC 6265 section 5.3', () => {
  const A = 'https://www.example.com/'

  test('keeps the last one of a name, domain and path', () => {
    expect(jar([A, 'a=1'], [A, 'a=2'], [A, 'a=3; Domain=example.com'], [A, 'a=4; Path=/x'])).toHaveLength(3)
  })

  test('a deletion takes away only the same name, domain and path', () => {
    expect(jar([A, 'a=1'], [A, 'a=; Max-Age=0'])).toEqual([])
    expect(jar([A, 'a=1; Domain=example.com'], [A, 'a=; Max-Age=0'])).toHaveLength(1)
    expect(jar([A, 'a=1; Path=/x'], [A, 'a=; Max-Age=0'])).toHaveLength(1)
  })

  test.each([
    ['/', '/'],
    ['/shop', '/'],
    ['/shop/', '/shop'],
    ['/shop/cart', '/shop'],
  ])('the default path of %s is %s', (path, expected) => {
    expect(receive('a=b', `https://www.example.com${path}`).path).toBe(expected)
  })

  // RFC 6265 section 5.1.4 and 5.4.
  test.each([
    ['a=b; Path=/', '/any', true],
    ['a=b; Path=/shop', '/shop', true],
    ['a=b; Path=/shop', '/shop/cart', true],
    ['a=b; Path=/shop', '/shopping', false],
    ['a=b; Path=/shop/', '/shop', false],
  ])('%s is sent to %s: %s', (header, path, expected) => {
    expect(isSentTo(receive(header), `https://www.example.com${path}`)).toBe(expected)
  })

  test.each([
    ['a=b', 'https://sub.www.example.com/shop', false],
    ['a=b; Domain=example.com; Path=/', 'https://sub.example.com/', true],
    ['a=b; Domain=example.com; Path=/', 'https://example.org/', false],
    ['a=b; Secure; Path=/', 'http://www.example.com/', false],
  ])('%s is sent to %s: %s', (header, url, expected) => expect(isSentTo(receive(header), url)).toBe(expected))
})

describe('headers of others', () => {
  const parts = fc.constantFrom(
    ...['a', '=', ';', ' ', '"', ',', 'Domain=', '.', 'com', 'Path=/', 'Expires=', 'Max-Age=', '-1', '9'],
    ...[
      'SameSite=',
      'None',
      'Secure',
      'Partitioned',
      '__Host-',
      '__Http-',
      'Jan',
      '01',
      '00:00:00',
      '\t',
      'ü',
      '[',
    ],
  )
  const headers = fc
    .array(fc.oneof(parts, fc.string({ maxLength: 4 })), { maxLength: 25 })
    .map(all => all.join(''))

  test('no header crashes the store', () => {
    fc.assert(
      fc.property(
        headers,
        fc.constantFrom('https://www.example.com/', 'http://127.0.0.1:1/x', 'http://[::1]/'),
        (header, url) => {
          const received = receive(header, url)
          expect(received.rejection === undefined || received.rejection.message !== '').toBe(true)
          storedCookies([received])
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('no page crashes the tool, and every check has an answer', async () => {
    const printable = headers.map(text => text.replace(/[^\x20-\x7e\t]/g, ''))
    await fc.assert(
      fc.asyncProperty(
        fc.array(printable, { maxLength: 6 }),
        fc.string({ maxLength: 200 }),
        async (cookies, body) => {
          const { run } = await auditSite(cookiesTool, {
            '/': { headers: { 'set-cookie': cookies }, body: `<script>gtag('consent','default',{${body}` },
          })
          expect(run.status).toBe('measured')
          for (const { outcome } of run.checks) {
            expect(['pass', 'fail', 'not-applicable', 'not-measured']).toContain(outcome)
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})
