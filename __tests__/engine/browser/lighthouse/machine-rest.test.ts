import { describe, expect, test } from '@jest/globals'
import { untilMachineRests } from '../../../../src/engine/browser/lighthouse/machine-rest.ts'

/** Two processors that are looked at every 100 ms, with the milliseconds they were at work between the looks. */
function processors(busyBetween: (look: number) => number) {
  let looks = 0
  let busy = 1_000_000
  const look = () => {
    if (looks > 0) busy += busyBetween(looks)
    return { at: 5000 + 100 * looks++, busy }
  }
  return { look, looks: () => looks }
}

describe('the wait until the machine rests', () => {
  test('ends with the first time in which next to nothing was at work', async () => {
    const { look, looks } = processors(number => [0, 200, 150, 10, 200][number]!)
    await untilMachineRests(look)
    expect(looks()).toBe(4)
  })

  test('ends after a second on a machine that never rests', async () => {
    const { look, looks } = processors(() => 200)
    await untilMachineRests(look)
    expect(looks()).toBe(11)
  })

  test('looks at the processors of this machine', async () => {
    await expect(untilMachineRests()).resolves.toBeUndefined()
  })
})
