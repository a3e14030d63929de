import { expect, test } from '@jest/globals'
import { monthNamed, writtenDays } from '../../../src/engine/syntax/written-days.ts'

test.each([
  ['14. März 2026', '14. März 2026'],
  ['3rd of March 2026', '3rd of March 2026'],
  ['3 de setembro de 2026', '3 de setembro de 2026'],
  ['March 3–5, 2026', 'March 3–5, 2026'],
  ['12 września 2026', '12 września 2026'],
  ['5 мая 2026', '5 мая 2026'],
  ['2 Juil. 2026', '2 Juil. 2026'],
])('a day stands in "%s"', (text, day) => {
  expect(writtenDays(text).map(found => found.text)).toEqual([day])
})

test.each(['15. Marathon 2024', 'iPhone 15 Pro 2023', 'Top 10 Projects 2023', '2. Oktoberfest 2024'])(
  'no day stands in "%s"',
  text => {
    expect(writtenDays(text)).toEqual([])
  },
)

test.each([
  'janvier enero gennaio январь січень leden ocak styczeń január',
  'february février febrero lutego února лютого şubat',
  'march märz mars marzo março maart marca марта března март',
])('months that are named alike have one number: %s', names => {
  const [first, ...others] = names.split(' ').map(monthNamed)
  expect(first).toBeGreaterThan(0)
  expect(new Set(others)).toEqual(new Set([first]))
})
