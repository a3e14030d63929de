import { expect, test } from '@jest/globals'
import { wrongWeekdays } from '../../../src/engine/syntax/weekday-dates.ts'

test.each([
  ['from Saturday 25 July to Sunday 31 August 2026.', 'Sunday 31 August 2026', 'Monday'],
  ['Tuesday, March 4th, 2026', 'Tuesday, March 4th, 2026', 'Wednesday'],
  ['Samstag, den 5. Juli 2026', 'Samstag, den 5. Juli 2026', 'Sunday'],
  ['dimanche 4 juillet 2026', 'dimanche 4 juillet 2026', 'Saturday'],
  ['sexta-feira, 4 de julho de 2026', 'sexta-feira, 4 de julho de 2026', 'Saturday'],
])('in "%s" the weekday is wrong', (text, found, isA) => {
  expect(wrongWeekdays(text)).toEqual([{ text: found, isA }])
})

test.each([
  'Monday 31 August 2026',
  'Freitag, 3. Juli 2026',
  'Saturday and Sunday 29 August 2026',
  'Samstag/Sonntag, 4. Juli 2026',
  'Monday – Sunday, 31 August 2026',
  'Saturday 29 – Sunday 30 August 2026',
  'Open on Sunday. 31 August 2026: holiday',
  'mit 31. August 2026',
  'A quarta 31 agosto 2026',
  'Friday 31 June 2026',
  'Friday 31 August',
])('in "%s" no weekday is surely wrong', text => {
  expect(wrongWeekdays(text)).toEqual([])
})
