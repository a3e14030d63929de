import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readableColor } from '../../../../src/engine/tools/accessibility/readable-color.ts'

test.each([
  {
    text: '#777777',
    background: '#ffffff',
    least: 4.5,
    said: { of: 'text', color: '#767676', further: 'darker' },
  },
  { text: '#888', background: '#000', least: 7, said: { of: 'text', color: '#959595', further: 'lighter' } },
  { text: '#ffffff', background: '#d58c96', least: 4.5, said: { of: 'background', further: 'darker' } },
  { text: '#000000', background: '#3f3f3f', least: 4.5, said: { of: 'background', further: 'lighter' } },
  // Even white is too pale on it.
  { text: '#eeeeee', background: '#ff8800', least: 4.5, said: { of: 'background', further: 'darker' } },
  { text: '#ffcc99', background: '#ff8800', least: 4.5, said: { of: 'background', further: 'darker' } },
] as const)('$text on $background: $said.of, $said.further', ({ text, background, least, said }) => {
  expect(readableColor(text, background, least)).toMatchObject(said)
})

test.each(['red', '#12', '#1234567', ''])('nothing is said of the color "%s"', color => {
  expect(readableColor(color, '#ffffff', 4.5)).toBeUndefined()
})

test('what is said has as much contrast as it takes, and its neighbor towards the old color has not', () => {
  const color = fc.tuple(...([0, 1, 2] as const).map(() => fc.integer({ min: 0, max: 255 })))
  fc.assert(
    fc.property(color, color, fc.constantFrom(3, 4.5), (front, back, least) => {
      const [text, background] = [front, back].map(hexOf) as [string, string]
      const readable = readableColor(text, background, least)
      if (ratioOf(front, back) >= least || !readable) return
      const [newText, newBack] =
        readable.of === 'text' ? [readable.color, background] : [text, readable.color]
      expect(ratioOf(rgbOf(newText), rgbOf(newBack))).toBeGreaterThanOrEqual(least)
      // One step of 256 moves a contrast by a small part of it.
      expect(ratioOf(rgbOf(newText), rgbOf(newBack))).toBeLessThan(least * 1.1)
    }),
  )
})

test('there is always one', () => {
  const color = fc.tuple(...([0, 1, 2] as const).map(() => fc.integer({ min: 0, max: 255 })))
  fc.assert(
    fc.property(color, color, (front, back) => {
      expect(readableColor(hexOf(front), hexOf(back), 4.5)).toBeDefined()
    }),
  )
})

function hexOf(color: readonly number[]): string {
  return `#${color.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

function rgbOf(hex: string): number[] {
  return [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** As WCAG 2.2 defines it. */
function ratioOf(one: readonly number[], other: readonly number[]): number {
  const [low, high] = [one, other]
    .map(color =>
      color
        .map(value => value / 255)
        .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, at) => sum + value * [0.2126, 0.7152, 0.0722][at]!, 0),
    )
    .sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}
