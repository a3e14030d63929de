import { expect, test } from '@jest/globals'
import { oneLine } from '../../src/text/one-line.ts'
import { withoutControls } from '../../src/text/safe-lines.ts'
import { withEscapes } from '../../src/text/unsafe-characters.ts'

/** One of each kind, and what is left of it on one line. */
const UNSAFE: [what: string, character: string, onOneLine: string, escaped: string][] = [
  ['a C0 control', '\u0007', '\ufffd', '\\u0007'],
  ['an escape', '\u001b', '\ufffd', '\\u001b'],
  ['a C1 control', '\u009b', '\ufffd', '\\u009b'],
  ['a line feed', '\n', ' ', '\\u000a'],
  ['a next line', '\u0085', ' ', '\\u0085'],
  ['a line separator', '\u2028', ' ', '\\u2028'],
  ['a paragraph separator', '\u2029', ' ', '\\u2029'],
  ['a soft hyphen', '\u00ad', '', '\\u00ad'],
  ['an Arabic letter mark', '\u061c', '', '\\u061c'],
  ['a zero-width space', '\u200b', '', '\\u200b'],
  ['a right-to-left mark', '\u200f', '', '\\u200f'],
  ['a right-to-left override', '\u202e', '', '\\u202e'],
  ['an isolate', '\u2066', '', '\\u2066'],
  ['a Hangul filler', '\u3164', '', '\\u3164'],
  ['a byte order mark', '\ufeff', '', '\\ufeff'],
  ['an interlinear annotation', '\ufff9', '', '\\ufff9'],
  ['a tag character', '\u{e0041}', '', '\\udb40\\udc41'],
  ['a noncharacter', '\uffff', '\ufffd', '\\uffff'],
  ['half of a pair', '\ud83d', '\ufffd', '\\ud83d'],
]

test.each(UNSAFE)('%s does not get through', (_, character, onOneLine, escaped) => {
  expect(oneLine(`a${character}b`)).toBe(`a${onOneLine}b`)
  expect(withEscapes(`a${character}b`)).toBe(`a${escaped}b`)
  expect(withEscapes(withoutControls(`a${character}b`)).replaceAll('\\u000a', '')).toMatch(/^a\ufffd?b$/)
})

test.each(['Größe', '漢字', 'हिन्दी', 'שלום', '👍🏽', '❤\ufe0f', 'a\u00a0b', '`"\\'])(
  '%j stays as it is',
  text => {
    expect(withEscapes(text)).toBe(text)
    expect(withoutControls(text)).toBe(text)
  },
)

test('text with escapes can stand in JSON', () => {
  const text = UNSAFE.map(([, character]) => character).join('a')
  expect(JSON.parse(`"${withEscapes(text)}"`)).toBe(text)
})
