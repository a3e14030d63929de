import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  readableColor,
  readableFadedColor,
  readableUnfadedColor,
} from '../../../../src/engine/tools/accessibility/readable-color.ts'

const COLOR = fc.tuple(...([0, 1, 2] as const).map(() => fc.integer({ min: 0, max: 255 })))

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
  fc.assert(
    fc.property(COLOR, COLOR, fc.constantFrom(3, 4.5), (front, back, least) => {
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
  fc.assert(
    fc.property(COLOR, COLOR, (front, back) => {
      expect(readableColor(hexOf(front), hexOf(back), 4.5)).toBeDefined()
    }),
  )
})

describe('a text that fades', () => {
  const opacities = fc.double({ min: 0.2, max: 0.95, noNaN: true })
  const least = 4.5
  const mixed = (front: readonly number[], back: readonly number[], part: number) =>
    front.map((value, at) => Math.round(part * value + (1 - part) * back[at]!))

  test('over a solid background has enough contrast with the color that is said', () => {
    fc.assert(
      fc.property(COLOR, COLOR, opacities, (front, back, opacity) => {
        const [text, background] = [hexOf(mixed(front, back, opacity)), hexOf(back)]
        if (ratioOf(rgbOf(text), back) >= least) return
        for (const color of [hexOf(front), undefined]) {
          const fading = { opacity, isOfBackground: false, ...(color !== undefined && { color }) }
          const readable = readableFadedColor(text, background, least, fading)
          const found = readable && mixed(rgbOf(readable.color), back, opacity)
          if (found) expect(ratioOf(found, back)).toBeGreaterThanOrEqual(least)
        }
      }),
    )
  })

  test('with its background has it as well, whatever is below both', () => {
    fc.assert(
      fc.property(COLOR, COLOR, COLOR, opacities, (front, own, below, opacity) => {
        const [text, back] = [mixed(front, below, opacity), mixed(own, below, opacity)]
        const fading = { opacity, color: hexOf(front), isOfBackground: true }
        const readable = readableFadedColor(hexOf(text), hexOf(back), least, fading)
        if (!readable) return
        // What was rounded once is rounded again.
        const found = ratioOf(mixed(rgbOf(readable.color), below, opacity), back)
        expect(found).toBeGreaterThanOrEqual(least - 0.1)
      }),
    )
  })

  test('is told to fade no more only where its own color is enough, and gets a color that is otherwise', () => {
    fc.assert(
      fc.property(
        COLOR,
        COLOR,
        COLOR,
        opacities,
        fc.constantFrom('told', 'untold', 'with its background'),
        (front, own, below, opacity, kind) => {
          const isOfBackground = kind === 'with its background'
          const back = isOfBackground ? mixed(own, below, opacity) : own
          const text = mixed(front, isOfBackground ? below : own, opacity)
          const fading = { opacity, isOfBackground, ...(kind !== 'untold' && { color: hexOf(front) }) }
          const readable = readableUnfadedColor(hexOf(text), hexOf(back), least, fading)
          if (readable === undefined) return
          const changed = readable === 'itself' ? front : rgbOf(readable.color)
          const isOnOther = readable !== 'itself' && readable.of === 'background'
          expect(isOnOther ? ratioOf(front, changed) : ratioOf(changed, own)).toBeGreaterThanOrEqual(
            least - 1e-9,
          )
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('gets no color where black and white are too pale', () => {
    const fading = { opacity: 0.4, color: '#333333', isOfBackground: false }
    expect(readableFadedColor('#adadad', '#ffffff', least, fading)).toBeUndefined()
  })
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
