import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { oneLine } from '../../src/text/one-line.ts'
import { withEscapes } from '../../src/text/unsafe-characters.ts'
import { anyText } from '../support/any-text.ts'

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
      expect(withEscapes(shown)).toBe(shown)
    }),
  )
})
