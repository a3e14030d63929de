import { spawnSync } from 'node:child_process'
import { describe, expect, test } from '@jest/globals'
import { shareOfOthers, workSoFar } from '../../../../src/engine/browser/lighthouse/others-work.ts'

describe('the part that other programs have of the processors', () => {
  const before = { all: 1000, busy: 400, own: 100 }

  test.each([
    ['of two that are at work it is all that is not our own', { all: 1400, busy: 800, own: 200 }, 2, 0.75],
    ['of two, one of which rests half of the time, it is nothing', { all: 1400, busy: 700, own: 100 }, 2, 0],
    ['of many, some of which rest, it is nothing', { all: 1400, busy: 750, own: 100 }, 64, 0],
    ['what is told a tick too late is nothing', { all: 1400, busy: 800, own: 501 }, 2, 0],
  ])('%s', (_, after, processors, share) => {
    expect(shareOfOthers(before, after, processors)).toBe(share)
  })

  test('is not known where the system does not tell, or no time has passed', () => {
    expect(shareOfOthers(undefined, before)).toBeUndefined()
    expect(shareOfOthers(before, undefined)).toBeUndefined()
    expect(shareOfOthers(before, before)).toBeUndefined()
  })
})

const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('the work of programs that were started here and have ended is our own', async () => {
  const before = (await workSoFar())!
  spawnSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 300_000);'])
  const after = (await workSoFar())!

  // Ticks of a hundredth of a second: 30 of the loop alone.
  expect(after.own - before.own).toBeGreaterThanOrEqual(29)
  expect(after.busy - before.busy).toBeGreaterThanOrEqual(20)
  expect(after.all - before.all).toBeGreaterThanOrEqual(29)
})
