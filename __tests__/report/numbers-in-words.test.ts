import { expect, test } from '@jest/globals'
import { counted, durationInWords } from '../../src/report/numbers-in-words.ts'

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [1_200, '1,200 pages'],
])('%d are %s', (count, words) => expect(counted(count, 'page')).toBe(words))

test.each([
  [0, '0.0 s'],
  [4_240, '4.2 s'],
  [9_990, '10 s'],
  [59_400, '59 s'],
  [200_000, '3 min 20 s'],
  [119_700, '2 min'],
])('%d ms are %s', (milliseconds, words) => expect(durationInWords(milliseconds)).toBe(words))

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [999, '999 pages'],
  [1_200, '1,200 pages'],
  [100_000, '100,000 pages'],
  [1_234_567, '1,234,567 pages'],
])('%d is %s', (count, words) => expect(counted(count, 'page')).toBe(words))
