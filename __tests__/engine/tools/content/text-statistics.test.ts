import { describe, expect, test } from '@jest/globals'
import { isPlain } from '../../../../src/engine/tools/content/plain-words.ts'
import { wordsOf } from '../../../../src/engine/tools/content/text-statistics.ts'

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'word' })

function segmentedWords(text: string): string[] {
  return [...SEGMENTER.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []))
}

describe('wordsOf', () => {
  test.each([
    ["It isn't 3.5 or 1,000; e.g. a:b, 1:2, a.1 and 1.a", 14],
    ['snake_case _ __ _x x_ 1_2 a_.b', 7],
    ['ends in a mark.', 4],
    ['', 0],
    ['Straße zum Café', 3],
  ])('of %j are %i', (text, count) => {
    expect(wordsOf(text)).toHaveLength(count)
    expect(wordsOf(text)).toEqual(segmentedWords(text))
  })

  test('are those of the segmenter for every three characters that matter', () => {
    const others = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code)).filter(isPlain)
    const kinds = [..."ab19_'.:,; \n’é—"]
    expect(others.length).toBeGreaterThan(200)
    const text = others.flatMap(one => kinds.flatMap(two => kinds.map(three => `${two}${one}${three}x`)))
    expect(wordsOf(text.join(' | '))).toEqual(segmentedWords(text.join(' | ')))
  })
})
