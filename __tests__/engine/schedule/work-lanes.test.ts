import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Lane, type Leave, WorkLanes } from '../../../src/engine/schedule/work-lanes.ts'

/** Lets everything that is ready happen. */
const settle = () => new Promise(resolve => setImmediate(resolve))

/** Enters in turn, and says who is in after each step. */
function stage(lanes: WorkLanes) {
  const inside = new Map<string, Leave>()
  return {
    enter(name: string, lane: Lane, signal?: AbortSignal) {
      return lanes.enter(lane, signal).then(leave => void inside.set(name, leave))
    },
    async leave(name: string) {
      inside.get(name)!()
      inside.delete(name)
      await settle()
      return [...inside.keys()]
    },
    async inside() {
      await settle()
      return [...inside.keys()]
    },
  }
}

describe('the lanes of work', () => {
  test('shared work runs side by side', async () => {
    const on = stage(new WorkLanes())
    void on.enter('a', 'shared')
    void on.enter('b', 'shared')
    expect(await on.inside()).toEqual(['a', 'b'])
  })

  test('work that runs alone waits for all other, and then holds all other up', async () => {
    const on = stage(new WorkLanes())
    void on.enter('a', 'shared')
    void on.enter('b', 'shared')
    void on.enter('alone', 'alone')
    expect(await on.inside()).toEqual(['a', 'b'])
    expect(await on.leave('a')).toEqual(['b'])
    expect(await on.leave('b')).toEqual(['alone'])
    void on.enter('c', 'shared')
    expect(await on.inside()).toEqual(['alone'])
    expect(await on.leave('alone')).toEqual(['c'])
  })

  test('others may pass what has to wait anyway', async () => {
    const on = stage(new WorkLanes())
    void on.enter('a', 'shared')
    void on.enter('alone', 'alone')
    void on.enter('b', 'shared')
    expect(await on.inside()).toEqual(['a', 'b'])
    await on.leave('a')
    expect(await on.leave('b')).toEqual(['alone'])
  })

  test('they may do so for half a minute, so that it does not wait for ever', async () => {
    let now = 0
    const on = stage(new WorkLanes(() => now))
    void on.enter('a', 'shared')
    void on.enter('alone', 'alone')
    now = 30_000
    void on.enter('b', 'shared')
    expect(await on.inside()).toEqual(['a'])
    expect(await on.leave('a')).toEqual(['alone'])
    expect(await on.leave('alone')).toEqual(['b'])
  })

  test('of those that run alone, who comes first goes first', async () => {
    const on = stage(new WorkLanes())
    void on.enter('alone 1', 'alone')
    void on.enter('alone 2', 'alone')
    void on.enter('a', 'shared')
    expect(await on.inside()).toEqual(['alone 1'])
    expect(await on.leave('alone 1')).toEqual(['alone 2'])
    expect(await on.leave('alone 2')).toEqual(['a'])
  })

  test('who gives up while it waits no longer holds up those behind', async () => {
    let now = 0
    const on = stage(new WorkLanes(() => now))
    const leaving = new AbortController()
    void on.enter('a', 'shared')
    const waiting = on.enter('alone', 'alone', leaving.signal)
    now = 30_000
    void on.enter('b', 'shared')
    expect(await on.inside()).toEqual(['a'])
    leaving.abort(new Error('no longer wanted'))
    await expect(waiting).rejects.toThrow('no longer wanted')
    expect(await on.inside()).toEqual(['a', 'b'])
  })

  test('who has given up before does not enter', async () => {
    const lanes = new WorkLanes()
    await expect(lanes.enter('alone', AbortSignal.abort(new Error('over')))).rejects.toThrow('over')
    const on = stage(lanes)
    void on.enter('a', 'shared')
    expect(await on.inside()).toEqual(['a'])
  })

  test('giving up after the turn has come changes nothing', async () => {
    const on = stage(new WorkLanes())
    const late = new AbortController()
    void on.enter('alone', 'alone', late.signal)
    void on.enter('a', 'shared')
    await on.inside()
    late.abort()
    expect(await on.inside()).toEqual(['alone'])
  })

  test('leaving twice lets nobody in too early', async () => {
    const lanes = new WorkLanes()
    const leave = await lanes.enter('shared')
    const on = stage(lanes)
    void on.enter('b', 'shared')
    void on.enter('alone', 'alone')
    leave()
    leave()
    expect(await on.inside()).toEqual(['b'])
  })

  test('whatever comes and goes, nothing runs beside what runs alone, and all get their turn', async () => {
    const work = fc.record({
      lane: fc.constantFrom<Lane>('shared', 'alone'),
      steps: fc.nat(3),
      givesUp: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(work, { maxLength: 64 }), async works => {
        const lanes = new WorkLanes()
        const running = { shared: 0, alone: 0 }
        const done = works.map(async ({ lane, steps, givesUp }) => {
          const giving = new AbortController()
          const entering = lanes.enter(lane, giving.signal)
          if (givesUp) setImmediate(() => giving.abort(new Error('given up')))
          const leave = await entering.catch(() => undefined)
          if (!leave) return
          running[lane]++
          expect(running.alone === 0 || (running.alone === 1 && running.shared === 0)).toBe(true)
          for (let step = 0; step < steps; step++) await settle()
          expect(running.alone === 0 || (running.alone === 1 && running.shared === 0)).toBe(true)
          running[lane]--
          leave()
        })
        await Promise.all(done)
        expect(running).toEqual({ shared: 0, alone: 0 })
      }),
      { numRuns: 50 },
    )
  })
})
