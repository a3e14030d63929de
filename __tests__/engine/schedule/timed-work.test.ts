import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import { inLane } from '../../../src/engine/schedule/timed-work.ts'
import { WorkLanes } from '../../../src/engine/schedule/work-lanes.ts'

const limits = (options: { timeoutMs?: number; signal?: AbortSignal; closing?: AbortSignal } = {}) => ({
  lane: 'alone' as const,
  timeoutMs: 10_000,
  signal: undefined,
  closing: new AbortController().signal,
  late: () => 'late',
  ...options,
})

/** Work that asks for a lane which is taken, and is still waiting for it a while later. */
async function waitingWork(lanes: WorkLanes): Promise<{ result: Promise<string> }> {
  let entered = false
  const result = inLane(lanes, limits(), async () => {
    entered = true
    return 'next'
  })
  await sleep(20)
  expect(entered).toBe(false)
  return { result }
}

describe('work in its lane', () => {
  test('gives its result, and leaves', async () => {
    const lanes = new WorkLanes()
    expect(await inLane(lanes, limits(), async () => 'done')).toBe('done')
    expect(await inLane(lanes, limits(), async () => 'done again')).toBe('done again')
  })

  test('leaves also when it fails', async () => {
    const lanes = new WorkLanes()
    await expect(inLane(lanes, limits(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await inLane(lanes, limits(), async () => 'done')).toBe('done')
  })

  test('waiting for the turn does not count: the tenth of ten is not late', async () => {
    const lanes = new WorkLanes()
    const work = async () => {
      await sleep(60)
      return 'done'
    }
    const all = Array.from({ length: 10 }, () => inLane(lanes, limits({ timeoutMs: 400 }), work))
    expect(await Promise.all(all)).toEqual(Array(10).fill('done'))
  })

  test('what ran out of time keeps its lane until it has really ended', async () => {
    const lanes = new WorkLanes()
    const { promise: ending, resolve: end } = Promise.withResolvers<string>()
    expect(await inLane(lanes, limits({ timeoutMs: 5 }), () => ending)).toBe('late')
    const next = await waitingWork(lanes)
    end('too late')
    expect(await next.result).toBe('next')
  })

  test('what says that it leaves its lane goes on beside the next', async () => {
    const lanes = new WorkLanes()
    const { promise: leaving, resolve: leave } = Promise.withResolvers<boolean>()
    const { promise: ending, resolve: end } = Promise.withResolvers<string>()
    const first = inLane(lanes, { ...limits(), leaves: () => leaving }, () => ending)
    const next = await waitingWork(lanes)
    leave(true)
    expect(await next.result).toBe('next')
    end('first')
    expect(await first).toBe('first')
  })

  test('what does not leave its lane keeps it to its end', async () => {
    const lanes = new WorkLanes()
    const { promise: ending, resolve: end } = Promise.withResolvers<string>()
    const first = inLane(lanes, { ...limits(), leaves: async () => false }, () => ending)
    const next = await waitingWork(lanes)
    end('first')
    expect(await first).toBe('first')
    expect(await next.result).toBe('next')
  })

  test('who cancels while waiting does not wait on', async () => {
    const lanes = new WorkLanes()
    const leave = await lanes.enter('shared')
    const cancelling = new AbortController()
    const waiting = inLane(lanes, limits({ signal: cancelling.signal }), async () => 'done')
    cancelling.abort()
    await expect(waiting).rejects.toMatchObject({ kind: 'cancelled' })
    leave()
    expect(await inLane(lanes, limits(), async () => 'done')).toBe('done')
  })

  test('nothing waits on when all is closed', async () => {
    const lanes = new WorkLanes()
    await lanes.enter('shared')
    const closing = new AbortController()
    const waiting = inLane(lanes, limits({ closing: closing.signal }), async () => 'done')
    closing.abort()
    await expect(waiting).rejects.toMatchObject({ kind: 'cancelled' })
  })
})
