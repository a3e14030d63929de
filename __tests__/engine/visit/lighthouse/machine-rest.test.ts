import { describe, expect, test } from '@jest/globals'
import { untilMachineRests } from '../../../../src/engine/visit/lighthouse/machine-rest.ts'

/** Processors that were at work for these many milliseconds between two looks, and for all the time after. */
function processors(...busy: number[]) {
  let looks = 0
  let total = 1_000_000
  const busyMs = () => {
    if (looks > 0) total += busy[looks - 1] ?? 1_000_000
    looks++
    return total
  }
  return { busyMs, looks: () => looks }
}

describe('the wait until the machine rests', () => {
  test('ends with the first time in which next to nothing was at work', async () => {
    const { busyMs, looks } = processors(1000, 200, 10, 1000)
    await untilMachineRests(busyMs)
    expect(looks()).toBe(4)
  })

  test('ends also on a machine that never rests', async () => {
    const { busyMs, looks } = processors()
    await untilMachineRests(busyMs)
    expect(looks()).toBeGreaterThan(2)
  })

  test('looks at the processors of this machine', async () => {
    await expect(untilMachineRests()).resolves.toBeUndefined()
  })
})
