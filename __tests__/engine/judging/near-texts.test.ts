import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { nearTexts } from '../../../src/engine/judging/near-texts.ts'
import { superLinear } from '../../support/growth.ts'

const textOf = (bits: bigint, language = 'en') => ({
  page: bits,
  fingerprint: bits.toString(16).padStart(16, '0'),
  language,
})

describe('texts', () => {
  test.each<[string, bigint[], bigint[][]]>([
    ['that are the same', [7n, 1n << 40n, 7n], [[7n, 7n]]],
    ['that differ in three bits', [0n, 0b111n << 30n], [[0n, 0b111n << 30n]]],
    ['that differ in four bits', [0n, 0b1111n << 30n], []],
    [
      'that differ in a bit of each of three parts',
      [0n, (1n << 63n) | (1n << 40n) | 1n],
      [[0n, (1n << 63n) | (1n << 40n) | 1n]],
    ],
    ['that are near by way of another', [0n, 0b111111n, 0b111n], [[0n, 0b111111n, 0b111n]]],
  ])('%s', (_, fingerprints, groups) => {
    expect(nearTexts(fingerprints.map(bits => textOf(bits)))).toEqual(groups)
  })

  test('of two languages are not compared', () => {
    expect(nearTexts([textOf(1n), textOf(1n, 'de')])).toEqual([])
  })
})

const bitsOf = (value: bigint) => value.toString(2).replaceAll('0', '').length
const anyBase = fc.bigInt({ min: 0n, max: (1n << 64n) - 1n })
/** Some texts, of which others are made by turning bits. */
const anyTexts = fc
  .tuple(
    fc.array(anyBase, { minLength: 1, maxLength: 4 }),
    fc.array(fc.tuple(fc.nat(3), fc.array(fc.nat(63), { maxLength: 5 })), { maxLength: 12 }),
  )
  .map(([bases, edits]) => [
    ...bases,
    ...edits.map(([base, bits]) =>
      bits.reduce((text, bit) => text ^ (1n << BigInt(bit)), bases[base % bases.length]!),
    ),
  ])

test('the groups are those that comparing each text with each gives', () => {
  fc.assert(
    fc.property(anyTexts, texts => {
      const groupOf = texts.map((_, index) => index)
      for (const [one, a] of texts.entries()) {
        for (const [two, b] of texts.entries()) {
          if (bitsOf(a ^ b) > 3) continue
          const [from, to] = [groupOf[one], groupOf[two]]
          for (const [at, group] of groupOf.entries()) if (group === from) groupOf[at] = to!
        }
      }
      const expected = [...Map.groupBy(groupOf.keys(), at => groupOf[at]).values()]
        .filter(({ length }) => length > 1)
        .map(group => group.map(at => texts[at]!))
      const sorted = (groups: bigint[][]) => groups.map(group => group.toSorted().join()).toSorted()
      expect(sorted(nearTexts(texts.map(bits => textOf(bits))))).toEqual(sorted(expected))
    }),
  )
})

test.each<[string, (size: number) => bigint[]]>([
  ['the same', size => Array.from({ length: size }, () => 7n)],
  ['alike in one part', size => Array.from({ length: size }, (_, i) => BigInt(i * 977) << 8n)],
  ['made to be near each other', size => Array.from({ length: size }, (_, i) => 0b111n << BigInt(i % 60))],
])('grouping takes time in proportion to texts that are %s', async (_, texts) => {
  const make = (size: number) => texts(size).map(bits => textOf(bits))
  expect(await superLinear(make, nearTexts, { smallest: 1000, largest: 32_000 })).toBeUndefined()
})
