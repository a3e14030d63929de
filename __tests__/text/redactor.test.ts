import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { cutEnd, cutMiddle } from '../../src/text/cut.ts'
import { redactor } from '../../src/text/redactor.ts'
import { BASE64_FORMS, TEXT_FORMS } from '../support/secret-forms.ts'

const SECRET = `p@ss "w\\rd"/+>?ü'<&1234567890~`
const PLAIN = 'abcdefgh/12345678'
const base64 = (text: string) => Buffer.from(text).toString('base64')
const base64url = (text: string) => Buffer.from(text).toString('base64url')
describe.each([SECRET, PLAIN])('the secret %s', secret => {
  const redact = redactor(['another-secret', secret])
  test.each([...TEXT_FORMS, ...BASE64_FORMS])('%s is hidden', (_, written) => {
    const text = written(secret)
    const hidden = redact(`before ${text} after`)
    expect(hidden).toContain('***')
    expect(hidden).toMatch(/^before .* after$/s)
    // What is left of a form at its edges says less than one character of the secret.
    expect(hidden.length).toBeLessThanOrEqual('before *** after'.length + (text.length - secret.length) + 1)
    for (const left of hidden.split(/\*\*\*| /)) {
      for (const encoding of ['base64', 'base64url'] as const) {
        const found = Buffer.from(left, encoding).toString()
        for (let at = 0; at + 3 <= secret.length; at++) expect(found).not.toContain(secret.slice(at, at + 3))
      }
    }
  })
})

test('any secret is hidden in base64, wherever it starts', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 6, unit: 'grapheme' }),
      fc.uint8Array({ maxLength: 5 }),
      fc.uint8Array({ maxLength: 5 }),
      (secret, before, behind) => {
        const encoded = Buffer.concat([before, Buffer.from(secret), behind])
        for (const encoding of ['base64', 'base64url'] as const) {
          expect(redactor([secret])(encoded.toString(encoding))).toContain('***')
        }
      },
    ),
  )
})

describe('what a cut leaves of a secret', () => {
  const redact = redactor([PLAIN, 'abcdef'])

  test.each([
    ['its start', 'a abcdefgh/123…', 'a ***…'],
    ['its start in base64', `a ${base64url(`x:${PLAIN}`).slice(0, 15)}…`, 'a eDp***…'],
    ['its end', '…/12345678 b', '…*** b'],
    ['both of them', 'abcdefg…345678', '***…***'],
    ['its start between two cuts', '…c abcdefgh/…', '…c ***…'],
    ['one that is whole before a cut', 'abcdefgh/12345678…', '***…'],
    ['one that is short', 'abcdef…', '***…'],
  ])('is hidden: %s', (_, text, hidden) => {
    expect(redact(text)).toBe(hidden)
  })

  test.each(['abcd…', '…5678', 'abcdefx…', 'x12345678', 'efgh/1…', 'a…b'])('%s is no part of one', text => {
    expect(redactor([PLAIN])(text)).toBe(text)
  })

  test('wherever it is cut', () => {
    const text = `see ${PLAIN} and ${base64(PLAIN)}`
    for (let length = 1; length < text.length; length++) {
      const shown = redact(cutMiddle(text, length))
      expect(shown).not.toMatch(/abcdef|345678/)
      expect(redact(cutEnd(text, length))).not.toContain('abcdef')
    }
  })
})

test('of two secrets the longer one is hidden whole', () => {
  expect(redactor(['secret', 'secret-and-more'])('a secret-and-more, a secret')).toBe('a ***, a ***')
})

test('a secret that is no valid Unicode is hidden', () => {
  expect(redactor(['secret-\ud800-half'])('a secret-\ud800-half')).toBe('a ***')
})

test('what is too short for a secret stays', () => {
  expect(redactor(['', 'abc'])('abc')).toBe('abc')
})

test('text without a secret stays as it is', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      fc.pre(!text.includes('***'))
      return redactor(['a-secret-that-is-not-there'])(text) === text
    }),
  )
})
