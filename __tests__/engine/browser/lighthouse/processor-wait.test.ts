import { describe, expect, it } from '@jest/globals'
import { waitedShare } from '../../../../src/engine/browser/lighthouse/processor-wait.ts'

const PAGE = { pid: 7, tid: 1 }
const START = { name: 'navigationStart', ...PAGE }

function task(ms: number, workedMs: number, thread = PAGE) {
  return { name: 'RunTask', ...thread, dur: ms * 1000, tdur: workedMs * 1000 }
}

describe('waitedShare', () => {
  it('is the part of the time of tasks in which they had no processor', () => {
    expect(waitedShare([START, task(150, 30), task(50, 20)])).toBeCloseTo(0.75)
    expect(waitedShare([START, task(150, 149), task(50, 51)])).toBeCloseTo(0.005)
  })

  it('leaves out other threads, short tasks, and tasks of which the system tells no time of the processor', () => {
    const other = task(900, 10, { pid: 8, tid: 1 })
    const { tdur: _, ...untold } = task(900, 10)
    const short = Array.from({ length: 200 }, () => task(9, 1))
    expect(waitedShare([START, task(200, 190), other, untold, ...short])).toBeCloseTo(0.05)
  })

  it('is unknown of a page that hardly works', () => {
    expect(waitedShare([START, task(60, 2)])).toBeUndefined()
    expect(waitedShare([task(600, 2)])).toBeUndefined()
  })
})
