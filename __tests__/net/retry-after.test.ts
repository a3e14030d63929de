import { expect, test } from '@jest/globals'
import { retryAfterMs } from '../../src/net/retry-after.ts'

/* The first three are the examples of RFC 9110 sections 10.2.3 and 5.6.7 and what follows from them. */
test.each<[string | undefined, number | undefined]>([
  ['120', 120_000],
  ['Fri, 31 Dec 1999 23:59:59 GMT', 59_000],
  ['Friday, 31-Dec-99 23:59:59 GMT', 59_000],
  ['Fri Dec 31 23:59:59 1999', 59_000],
  ['Fri, 31 Dec 1999 23:00:00 GMT', 0],
  [' 3 ', 3000],
  ['0', 0],
  ['9'.repeat(400), 315_360_000_000],
  ['1.5', 1500],
  ['-3', 0],
  ['-1.5', 0],
  ['1.', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['3 seconds', undefined],
  ['soon', undefined],
  ['Friday at noon', undefined],
  ['1999-12-31T23:59:59Z', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After: %s asks for %s ms', (value, ms) => {
  expect(retryAfterMs(value, Date.UTC(1999, 11, 31, 23, 59, 0))).toBe(ms)
})
