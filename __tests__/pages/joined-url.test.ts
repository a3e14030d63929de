import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { hereOf, previewOf } from '../../src/engine/syntax/preview.ts'
import { joinedUrl } from '../../src/pages/joined-url.ts'
import { productionPage } from '../../src/pages/production-page.ts'
import { anyText } from '../support/any-text.ts'

const PARTS = [
  ...[
    '/',
    '\\',
    '//',
    '/\\',
    '\\\\',
    '///',
    '.',
    '..',
    '/../',
    '/..',
    '%2e%2e',
    '%2E.',
    '/%2f/',
    '%5c',
    '%00',
  ],
  ...['\t', '\n', '\r', '\0', ' ', '\u00a0', '\ufeff', '\u2028', '\u3002', '\uff0f', '\uff20', '\ud800'],
  ...['@', ':', ':80', '?', '#', '&', '=', '%', '%40', '%3a', '%zz', ';', '|', '^', '[', ']', '[::1]'],
  ...['user@', 'user:pass@', 'evil.example', '//evil.example', 'https:', 'https://evil.example/', 'http:/'],
  ...[
    'javascript:',
    'file:///etc/',
    'data:,',
    'blob:https://evil.example/',
    'C:',
    'C|',
    'xn--',
    '127.0.0.1',
    '0x7f',
  ],
]
const path = fc.oneof(
  fc.array(fc.oneof(fc.constantFrom(...PARTS), anyText({ maxLength: 5 })), {
    maxLength: 8,
  }),
  fc.array(fc.constantFrom(...PARTS), { maxLength: 12 }),
)
const odd = path.map(parts => parts.join(''))
const base = fc.constantFrom(
  'https://shop.example/',
  'https://shop.example',
  'http://shop.example:8080/pr-12/',
  'https://user:pass@shop.example/pr-12?x=1#y',
  'http://127.0.0.1:7360//a//',
  'https://xn--mnchen-3ya.example/%2e%2e/a',
  'http://[::1]:3000/',
)

const RUNS = { numRuns: 5000 }

describe('a path behind a URL', () => {
  test('is on the origin of the URL and below its folder, whatever it holds', () => {
    fc.assert(
      fc.property(base, fc.tuple(fc.constantFrom('/', ''), odd), (base, [slash, path]) => {
        const joined = new URL(joinedUrl(base, slash + path))
        const at = new URL(base)
        expect(joined.origin).toBe(at.origin)
        expect(joined.username + joined.password).toBe(at.username + at.password)
        const folder = at.pathname.replace(/\/$/, '')
        expect(`${joined.pathname}/`.startsWith(`${folder}/`)).toBe(true)
        // What is sent is what a parser makes of the text, so that has to be on the origin too.
        expect(new URL(joined.href).origin).toBe(at.origin)
      }),
      RUNS,
    )
  })

  test.each([
    ['/\\evil.example/x', 'https://shop.example//evil.example/x'],
    ['/\t/evil.example/x', 'https://shop.example//evil.example/x'],
    ['//evil.example/x', 'https://shop.example//evil.example/x'],
    ['https://evil.example/x', 'https://shop.example/https://evil.example/x'],
    ['@evil.example', 'https://shop.example/@evil.example'],
    ['/../../a', 'https://shop.example/a'],
    ['/a?b=//evil.example', 'https://shop.example/a?b=//evil.example'],
    ['/a#/../b', 'https://shop.example/a#/../b'],
  ])('stays on the host: %j', (path, url) => {
    expect(joinedUrl('https://shop.example/', path)).toBe(url)
  })

  test.each([
    ['https://shop.example/pr-12/', '/about', 'https://shop.example/pr-12/about'],
    ['https://shop.example/pr-12', '/about', 'https://shop.example/pr-12/about'],
    ['https://shop.example/pr-12/?share=1', '/about', 'https://shop.example/pr-12/about?share=1'],
    ['https://shop.example/?share=1', '/about?a=b#top', 'https://shop.example/about?a=b#top'],
    ['https://shop.example/', '/stra\u00dfe/\u00fc b', 'https://shop.example/stra%C3%9Fe/%C3%BC%20b'],
    ['https://shop.example/docs/', '', 'https://shop.example/docs'],
  ])('%s with %s is %s', (base, path, url) => {
    expect(joinedUrl(base, path)).toBe(url)
  })
})

test('the page of production is on the origin of production, whatever the address of the page holds', () => {
  fc.assert(
    fc.property(base, odd, (productionUrl, path) => {
      const page = joinedUrl('https://preview.example/pr-12/', `/${path}`)
      const options = { productionUrl, url: ['https://preview.example/pr-12/'], paths: ['/'] }
      expect(new URL(productionPage(page, options)).origin).toBe(new URL(productionUrl).origin)
    }),
    RUNS,
  )
})

test('what production will have from the preview is asked for on the origin of the preview', () => {
  fc.assert(
    fc.property(base, odd, (productionUrl, path) => {
      const preview = previewOf('https://preview.example/', productionUrl)
      const here = hereOf(preview, new URL(joinedUrl(productionUrl, `/${path}`)))
      if (here) expect(here.origin).toBe('https://preview.example')
    }),
    RUNS,
  )
})
