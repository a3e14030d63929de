import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { fingerprintOf } from '../../../../src/engine/tools/content/fingerprint.ts'
import { wordsOf } from '../../../../src/engine/tools/content/text-statistics.ts'
import { wordHashesOf } from '../../../../src/engine/tools/content/word-hashes.ts'
import { GERMAN, PARAGRAPHS } from './prose.ts'

const TEXT = wordsOf(PARAGRAPHS.join(' '))

function fingerprint(words: readonly string[]): string | null {
  return fingerprintOf(wordHashesOf([{ text: words.join(' ') }]))
}

/** Bits in which the fingerprints of two texts differ. */
function distance(a: readonly string[], b: readonly string[]): number {
  const bits = BigInt(`0x${fingerprint(a)}`) ^ BigInt(`0x${fingerprint(b)}`)
  return bits.toString(2).replaceAll('0', '').length
}

test('a fingerprint has 16 hexadecimal digits, the same whatever the case of the text', () => {
  expect(fingerprint(TEXT)).toMatch(/^[0-9a-f]{16}$/)
  expect(fingerprint(TEXT.map(word => word.toUpperCase()))).toBe(fingerprint(TEXT))
})

test('it stays the same from one version of the program to the next', () => {
  expect(fingerprint(TEXT)).toBe('7fd8fdc8eb0ecae7')
})

test.each([
  ['one word in another', TEXT.with(100, 'other')],
  [
    'the name of a town in four places',
    [20, 70, 120, 170].reduce((text, at) => text.with(at, 'Leeds'), TEXT),
  ],
  ['a sentence at the end', [...TEXT, ...wordsOf('We build it for you from March to October.')]],
])('texts that differ in %s have nearly the same', (_, other) => {
  expect(distance(TEXT, other)).toBeLessThanOrEqual(12)
})

test.each([
  ['of another language', wordsOf(GERMAN)],
  ['with the same words in another order', TEXT.toSorted()],
  ['of which one is a third of the other', wordsOf(PARAGRAPHS[0] + PARAGRAPHS[0])],
])('texts %s have quite different ones', (_, other) => {
  expect(distance(TEXT, other)).toBeGreaterThan(16)
})

test('what runs across two pages again and again does not make their texts the same', () => {
  const line = wordsOf('Join us on Discord today, it costs nothing.'.repeat(40))
  expect(distance([...line, ...TEXT.slice(0, 100)], [...line, ...TEXT.slice(100, 200)])).toBeGreaterThan(16)
})

test('a text of 49 words has none, nor one that says little again and again', () => {
  expect(fingerprint(TEXT.slice(0, 49))).toBeNull()
  expect(fingerprint([...TEXT.slice(0, 20), ...TEXT.slice(0, 20), ...TEXT.slice(0, 20)])).toBeNull()
  expect(fingerprint(TEXT.slice(0, 50))).toMatch(/^[0-9a-f]{16}$/)
})

/** FNV-1a of the code units of a word. */
function hashOf(word: string): number {
  return [...word].reduce((hash, unit) => Math.imul(hash ^ unit.charCodeAt(0), 0x01000193), 0x811c9dc5 | 0)
}

test('each word of a text is hashed in lower case, whatever is between the words', () => {
  const characters = [..."aBzÀßÿ09_'.,;:’ -×÷\u00a0“”ſİжשุ中"]
  const texts = fc.array(fc.constantFrom(...characters), { maxLength: 30 }).map(units => units.join(''))
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 3 }), blocks => {
      const words = blocks.flatMap(wordsOf).map(word => word.toLowerCase())
      expect(wordHashesOf(blocks.map(text => ({ text })))).toEqual(words.map(hashOf))
    }),
    { numRuns: 3000 },
  )
})
