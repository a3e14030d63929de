import { expect, test } from '@jest/globals'
import { clockOf } from '../../../src/engine/network/exchange.ts'

const withDate = (...values: string[]) => ({ headers: new Map([['date', values]]) })

test.each([
  ['Sun, 06 Nov 1994 08:49:37 GMT', Date.UTC(1994, 10, 6, 8, 49, 37)],
  ['Fri, 01 Jan 2100 00:00:00 GMT', Date.UTC(2100, 0, 1)],
])('the clock of a server that sends "Date: %s" is at %d', (date, time) => {
  expect(clockOf(withDate(date))).toBe(time)
})

test.each([
  ['sends none', { headers: new Map<string, string[]>() }],
  ['sends an empty one', withDate('')],
  ['sends something else', withDate('yesterday')],
])('a response whose server %s is read by our clock', (_, response) => {
  const before = Date.now()
  expect(clockOf(response)).toBeGreaterThanOrEqual(before)
  expect(clockOf(response)).toBeLessThanOrEqual(Date.now())
})
