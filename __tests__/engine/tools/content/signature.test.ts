import { expect, test } from '@jest/globals'
import { estimatedSimilarity, signatureOf } from '../../../../src/engine/tools/content/signature.ts'

const words = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `word${from + at}`)

test('equal texts have equal signatures, whatever their case', () => {
  const text = words(0, 100)
  expect(signatureOf(text.map(word => word.toUpperCase()))).toBe(signatureOf(text))
  expect(estimatedSimilarity(signatureOf(text), signatureOf(text))).toBe(1)
})

test.each([
  [0, 1000, 0],
  [500, 1500, 1 / 3],
  [100, 1100, 9 / 11],
  [20, 1020, 0.96],
])('the estimate for words %d to %d against 0 to 1000 is near the true share', (from, to, share) => {
  const estimate = estimatedSimilarity(signatureOf(words(0, 1000)), signatureOf(words(from, to)))
  expect(Math.abs(estimate - (from === 0 ? 1 : share))).toBeLessThan(0.13)
})

test('different texts have next to nothing in common', () => {
  expect(estimatedSimilarity(signatureOf(words(0, 500)), signatureOf(words(1000, 1500)))).toBeLessThan(0.05)
})

test('a text of four words has no signature and is like nothing', () => {
  expect(signatureOf(words(0, 4))).toBe('')
  expect(estimatedSimilarity('', '')).toBe(0)
})
