import { expect, test } from '@jest/globals'
import { judgeHostileSite } from '../support/hostile-run.ts'

/** Other tests run beside it, so the bounds are wider than those of `npm run hostile`. */
test('pages that are made to be slow and large cost little, and hold nobody up', async () => {
  const { measured, ended, heldMs, lateMs, largest, startMb, peakMb } = await judgeHostileSite(7, 40)
  expect([...ended]).toEqual([])
  expect(measured).toBeGreaterThan(300)
  expect(heldMs).toBeLessThan(2000)
  expect(lateMs).toBeLessThan(5000)
  expect(largest.value).toBeLessThan(3 * 1024 * 1024)
  expect(peakMb - startMb).toBeLessThan(2000)
})
