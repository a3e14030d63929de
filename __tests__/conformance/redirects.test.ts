import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { redirectTarget } from '../../src/engine/network/redirect-target.ts'
import { parseRefresh } from '../../src/engine/syntax/refresh.ts'
import { redirectsTool } from '../../src/engine/tools/redirects/redirects.ts'
import { publicHost, siteOf } from '../../src/engine/tools/redirects/site-hosts.ts'
import { auditSite } from '../support/tool-runs.ts'

const DOCUMENT = 'https://example.com/dir/page'

/*
 * The steps of https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps, in the manner of
 * the web platform tests for them (html/semantics/document-metadata/the-meta-element/pragma-directives).
 */
describe('a declarative refresh', () => {
  test.each<[string, number, string]>([
    ['1', 1, 'page'],
    ['1 ', 1, 'page'],
    ['1\t', 1, 'page'],
    ['1;', 1, 'page'],
    ['1,', 1, 'page'],
    ['1; ', 1, 'page'],
    ['1;foo', 1, 'foo'],
    ['1 foo', 1, 'foo'],
    ['1,foo', 1, 'foo'],
    ['1 ; foo', 1, 'foo'],
    ['1; url=foo', 1, 'foo'],
    ['1; URL=foo', 1, 'foo'],
    ['1; url = foo', 1, 'foo'],
    ['1 url=foo', 1, 'foo'],
    ['1, url=foo', 1, 'foo'],
    ["1; url='foo'", 1, 'foo'],
    ["1; url='foo", 1, 'foo'],
    ["1; url='foo'bar", 1, 'foo'],
    ['1; url="foo"', 1, 'foo'],
    ["1; 'foo'", 1, 'foo'],
    ["1; url=foo'bar", 1, "foo'bar"],
    ['1; url', 1, 'url'],
    ['1; urlfoo', 1, 'urlfoo'],
    ['1; u=foo', 1, 'u=foo'],
    ['1; ur=foo', 1, 'ur=foo'],
    ['1; url=url=foo', 1, 'url=foo'],
    ['1.5; url=foo', 1, 'foo'],
    ['1..5.; url=foo', 1, 'foo'],
    ['.5; url=foo', 0, 'foo'],
    ['.; url=foo', 0, 'foo'],
    [' \n1; url=foo', 1, 'foo'],
    ['0; url=', 0, 'page'],
    ["0; url=''", 0, 'page'],
  ])('%j is obeyed', (value, seconds, path) => {
    expect(parseRefresh(value, DOCUMENT, DOCUMENT)).toEqual({
      seconds,
      target: `https://example.com/dir/${path}`,
    })
  })

  test.each([
    '',
    ' ',
    'foo',
    '; url=foo',
    '-1; url=foo',
    '+1; url=foo',
    '1x; url=foo',
    '1"; url=foo',
    'url=foo',
    '1\u00a0; url=foo',
    '1; url=https://',
    '0; url=javascript:x',
  ])('%j is ignored', value => {
    expect(parseRefresh(value, DOCUMENT, DOCUMENT)).toBeUndefined()
  })

  test('takes no longer for long values', () => {
    for (const part of ['1', ' ', '.', ';', 'url=', "'"])
      parseRefresh(`1${part.repeat(200_000)}x`, DOCUMENT, DOCUMENT)
  })
})

describe('a Location', () => {
  // RFC 9110 section 10.2.2, both examples
  test.each([
    ['http://www.example.org/~tim', '/People.html#tim', 'http://www.example.org/People.html#tim'],
    [
      'http://www.example.org/index.html#larry',
      'http://www.example.net/index.html',
      'http://www.example.net/index.html#larry',
    ],
  ])('of %s with the value %s leads to %s (RFC 9110 section 10.2.2)', (from, location, url) => {
    expect(redirectTarget(location, from)).toEqual({ url })
  })

  // RFC 3986 section 5.4.1, normal examples
  test.each([
    ['g', 'http://a/b/c/g'],
    ['./g', 'http://a/b/c/g'],
    ['g/', 'http://a/b/c/g/'],
    ['/g', 'http://a/g'],
    ['//g', 'http://g/'],
    ['?y', 'http://a/b/c/d;p?y'],
    ['g?y', 'http://a/b/c/g?y'],
    ['g#s', 'http://a/b/c/g#s'],
    [';x', 'http://a/b/c/;x'],
    ['.', 'http://a/b/c/'],
    ['..', 'http://a/b/'],
    ['../g', 'http://a/b/g'],
    ['../../g', 'http://a/g'],
    ['../../../g', 'http://a/g'],
  ])('%s resolves to %s (RFC 3986 section 5.4)', (location, url) => {
    expect(redirectTarget(location, 'http://a/b/c/d;p?q')).toEqual({ url })
  })
})

/*
 * "Googlebot follows up to 10 redirect hops" and how it takes each status:
 * https://developers.google.com/crawling/docs/troubleshooting/http-status-codes
 */
describe('Google’s table of redirects', () => {
  test.each([
    [301, 'pass'],
    [302, 'fail'],
    [303, 'fail'],
    [307, 'fail'],
    [308, 'pass'],
  ])('%i is a permanent signal: %s', async (status, outcome) => {
    const site = await auditSite(redirectsTool, {
      '/': { status, headers: { location: '/new' } },
      '/new': '<p>x',
    })
    expect(site.check('temporary-redirect').outcome).toBe(outcome)
  })

  test.each([
    [10, 'pass'],
    [11, 'fail'],
  ])('%i hops: %s', async (hops, outcome) => {
    const routes = Object.fromEntries(
      Array.from({ length: hops }, (_, at) => [
        at === 0 ? '/' : `/${at}`,
        { status: 301, headers: { location: `/${at + 1}` } },
      ]),
    )
    const site = await auditSite(redirectsTool, { ...routes, [`/${hops}`]: '<p>x' })
    expect(site.check('endless-chain').outcome).toBe(outcome)
  })
})

// Entries of https://publicsuffix.org/list/, both of its divisions
describe('the site of a host', () => {
  test.each([
    ['https://www.example.com/', 'example.com'],
    ['https://a.b.example.co.uk/', 'example.co.uk'],
    ['https://a.vercel.app/', 'a.vercel.app'],
    ['https://user.github.io/', 'user.github.io'],
    ['http://127.0.0.1:8080/', '127.0.0.1'],
    ['http://[::1]/', '[::1]'],
    ['http://localhost:3000/', 'localhost'],
  ])('%s is %s', (url, site) => expect(siteOf(url)).toBe(site))

  test.each([
    ['https://example.com/', 'www.example.com'],
    ['https://www.example.com/', 'example.com'],
    ['https://example.co.uk/', 'www.example.co.uk'],
    ['https://shop.example.com/', undefined],
    ['https://www.shop.example.com/', undefined],
    ['https://a.vercel.app/', undefined],
    ['https://a.netlify.app/', undefined],
    ['https://user.github.io/', undefined],
  ])('the counterpart of %s is %s', (url, counterpart) => {
    expect(publicHost(url)).toMatchObject({ counterpart })
  })

  test.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://localhost/',
    'http://web/',
    'http://a.internal/',
    'http://a.test/',
    'https://example.com:8443/',
  ])('%s has no public host', url => expect(publicHost(url)).toHaveProperty('reason'))
})

test('no answer makes the tool fail or hang', async () => {
  const location = fc.oneof(
    fc.constantFrom(
      '/',
      '/a',
      '/b',
      '',
      '#',
      '//',
      '?',
      'http://',
      'x:y',
      '\\',
      '/%',
      '/\u00ff',
      '..',
      '/#/a',
    ),
    fc.string({ unit: fc.constantFrom('/', '#', '?', ':', ' ', 'a', '%', '@', '[', ']', '\\') }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 200, max: 599 }),
      location,
      fc.string(),
      async (status, target, text) => {
        const site = await auditSite(redirectsTool, {
          '/': { status, headers: { location: encodeURI(target), refresh: '0' }, body: text },
          '/a': `<meta http-equiv=refresh content="${text}"><script>${text}</script>`,
        })
        expect(['measured', 'not-measured']).toContain(site.run.status)
        if (site.run.status === 'measured') expect(site.run.checks.every(({ outcome }) => outcome)).toBe(true)
      },
    ),
    { numRuns: 40 },
  )
})
