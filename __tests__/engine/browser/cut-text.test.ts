import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from '@jest/globals'
import { cutText } from '../../../src/engine/browser/cut-text.ts'

test.each([
  ['short', 10, 'short'],
  ['just so', 7, 'just so'],
  ['Größe 👟', 4, 'Größ'],
  ['👟👟', 3, '👟\ud83d'],
  ['', 5, ''],
])('%j cut to %d characters is %j', (text, max, cut) => expect(cutText(text, max)).toBe(cut))

test('a cut text does not hold on to what it was cut from', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const before = process.memoryUsage().heapUsed
  const cut = Array.from({ length: 50 }, (_, at) =>
    cutText(JSON.parse(`"${String.fromCharCode(97 + (at % 26)).repeat(2_000_000)}"`), 100),
  )
  collect()
  const held = process.memoryUsage().heapUsed - before

  expect(cut.every(({ length }) => length === 100)).toBe(true)
  expect(held).toBeLessThan(20_000_000)
})
