import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  cutMiddle,
  oneLine,
  shownUrl,
  withoutControls,
  withoutControlsButStyles,
} from '../../src/report/plain-text.ts'
import { anyText } from '../support/any-text.ts'

describe('oneLine', () => {
  test.each([
    ['line ends and tabs', 'a\r\nb\tc\u2028d\u2029e\u0085f', 'a b c d e f'],
    ['runs of white space', '  a \u00a0\u3000 b  ', 'a b'],
    ['bidi controls', 'a\u202e\u202a\u2066\u2069\u200e\u200f\u061cb', 'ab'],
    ['zero-width characters', 'a\u200b\u200c\u200d\u2060\ufeff\u00adb', 'ab'],
    ['tag characters', 'a\u{e0041}\u{e007f}b', 'ab'],
    ['escape sequences', '\u001b[31mred\u0007', '\ufffd[31mred\ufffd'],
    ['C1 controls', 'a\u009b31mb', 'a\ufffd31mb'],
    ['lone surrogates', 'a\ud800b\udc00c', 'a\ufffdb\ufffdc'],
    ['other scripts and emoji', 'Größe 漢字 👍', 'Größe 漢字 👍'],
  ])('makes %s safe', (_, text, shown) => {
    expect(oneLine(text)).toBe(shown)
  })

  test('cuts at a length without splitting a surrogate pair', () => {
    expect(oneLine('ab👍👍', 5)).toBe('ab👍…')
    expect(oneLine('ab👍👍', 4)).toBe('ab…')
  })

  test('takes secrets out of URLs within text, also where an invisible character hides them', () => {
    expect(oneLine('see https://u:p@a.example/x?token=abc.')).toBe('see https://a.example/x?token=***')
    expect(oneLine('/x?to\u200bken=abc')).toBe('/x?token=***')
  })

  test('any text becomes one bounded, well-formed line', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), fc.integer({ min: 1, max: 50 }), (text, max) => {
        const shown = oneLine(text, max)
        expect(shown.length).toBeLessThanOrEqual(max)
        expect(shown.isWellFormed()).toBe(true)
        expect(shown).not.toMatch(/[\p{Cc}\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069]/u)
      }),
    )
  })
})

describe('withoutControls', () => {
  test.each([
    ['line ends of every kind', 'a\r\nb\rc\u2028d\u2029e\u0085f\vg\fh', 'a\nb\nc\nd\ne\nf\ng\nh'],
    ['tabs and blanks', 'a\tb  c', 'a\tb  c'],
    ['escape sequences', '\u001b]0;title\u0007\u001b[2J', '\ufffd]0;title\ufffd\ufffd[2J'],
    ['C1 controls', 'a\u009b31mb', 'a\ufffd31mb'],
    ['bidi controls', 'a\u202eb\u2066', 'ab'],
    ['lone surrogates', 'a\ud800b', 'a\ufffdb'],
  ])('makes %s safe', (_, text, shown) => {
    expect(withoutControls(text)).toBe(shown)
  })

  test('takes styles out unless they are the own ones', () => {
    expect(withoutControls('\u001b[31mred\u001b[39m')).toBe('\ufffd[31mred\ufffd[39m')
    expect(withoutControlsButStyles('\u001b[31mred\u001b[39m\u001b[2J')).toBe(
      '\u001b[31mred\u001b[39m\ufffd[2J',
    )
  })
})

describe('shownUrl', () => {
  test.each([
    ['https://user:pass@host.example/?token=abc', 'https://host.example/?token=***'],
    ['https://user:p@ss@host.example/', 'https://host.example/'],
    ['https:user:pass@host.example/a', 'https://host.example/a'],
    [
      'https://host.example/a?x-vercel-protection-bypass=s3cret&b=1',
      'https://host.example/a?x-vercel-protection-bypass=***&b=1',
    ],
    ['https://host.example/?_vercel_share=s3cret', 'https://host.example/?_vercel_share=***'],
    [
      'https://host.example/a?page=2&X-Amz-Signature=abc',
      'https://host.example/a?page=2&X-Amz-Signature=***',
    ],
    ['https://host.example/a?API_KEY=abc&keyword=shoes', 'https://host.example/a?API_KEY=***&keyword=shoes'],
    ['https://host.example/a?%74oken=abc', 'https://host.example/a?%74oken=***'],
    ['https://host.example/a?code=abc&country-code=de', 'https://host.example/a?code=***&country-code=de'],
    ['https://host.example/#access_token=abc&state=1', 'https://host.example/#access_token=***&state=1'],
    ['/a?session=abc&amp;sig=def', '/a?session=***&amp;sig=***'],
    ['https://host.example/a@b?x=y@z', 'https://host.example/a@b?x=y@z'],
  ])('shows %s as %s', (url, shown) => {
    expect(shownUrl(url)).toBe(shown)
  })

  test.each([
    'key',
    'secret',
    'password',
    'sig',
    'signature',
    'auth',
    'session',
    'jwt',
    'client_secret',
    'refresh-token',
  ])('the value of %s is not shown', name => {
    expect(shownUrl(`https://host.example/?${name}=hidden`)).toBe(`https://host.example/?${name}=***`)
  })

  test('is cut in the middle, where URLs differ least', () => {
    const shown = shownUrl(`https://host.example/${'a'.repeat(300)}/end.html`, 60)
    expect(shown).toHaveLength(60)
    expect(shown).toMatch(/^https:\/\/host\.example\/a+….*\/end\.html$/)
  })

  test('a cut splits no surrogate pair', () => {
    for (let length = 1; length < 12; length++)
      expect(cutMiddle('👍👍👍👍👍👍', length).isWellFormed()).toBe(true)
  })
})
