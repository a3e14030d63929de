import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { cutEnd, cutMiddle, endOf, ownCopy, ownStart, startOf } from '../../src/text/cut.ts'
import { anyText } from '../support/any-text.ts'

describe.each<[string, (text: string, maxLength: number) => string, [string, number, string][]]>([
  [
    'startOf',
    startOf,
    [
      ['short', 10, 'short'],
      ['just so', 7, 'just so'],
      ['Größe 👟', 4, 'Größ'],
      ['👟👟', 3, '👟'],
      ['👟👟', 1, ''],
      ['', 5, ''],
      ['text', -1, ''],
    ],
  ],
  [
    'endOf',
    endOf,
    [
      ['short', 10, 'short'],
      ['a👟👟', 3, '👟'],
      ['/a/b.html', 5, '.html'],
      ['text', 0, ''],
    ],
  ],
  [
    'cutEnd',
    cutEnd,
    [
      ['short', 5, 'short'],
      ['a word', 4, 'a w…'],
      ['a word', 3, 'a…'],
      ['ab👍👍', 5, 'ab👍…'],
      ['ab👍👍', 4, 'ab…'],
      ['text', 0, '…'],
    ],
  ],
  [
    'cutMiddle',
    cutMiddle,
    [
      ['short', 5, 'short'],
      ['abcdefgh', 5, 'ab…gh'],
      ['abcdefgh', 4, 'ab…h'],
      ['👍👍👍👍', 6, '👍…👍'],
    ],
  ],
  [
    'ownStart',
    ownStart,
    [
      ['short', 10, 'short'],
      ['Größe 👟', 4, 'Größ'],
      ['👟👟', 3, '👟'],
    ],
  ],
])('%s', (_, cut, cases) => {
  test.each(cases)('makes of %j, cut to %d units, %j', (text, maxLength, shown) => {
    expect(cut(text, maxLength)).toBe(shown)
  })

  test('keeps the bound and all pairs whole', () => {
    fc.assert(
      fc.property(anyText(), fc.integer({ min: 1, max: 20 }), (text, maxLength) => {
        const shown = cut(text, maxLength)
        expect(shown.length).toBeLessThanOrEqual(maxLength)
        expect(shown.isWellFormed()).toBe(true)
      }),
    )
  })
})

test.each<[string, (text: string) => string]>([
  ['a copy', text => ownCopy(text.slice(0, 100))],
  ['a start', text => ownStart(text, 100)],
])('%s does not hold on to what it was cut from', (_, cut) => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const before = process.memoryUsage().heapUsed
  const kept = Array.from({ length: 50 }, (_, at) =>
    cut(JSON.parse(`"${String.fromCharCode(97 + (at % 26)).repeat(2_000_000)}"`)),
  )
  collect()
  const held = process.memoryUsage().heapUsed - before

  expect(kept.every(({ length }) => length === 100)).toBe(true)
  expect(held).toBeLessThan(20_000_000)
})
