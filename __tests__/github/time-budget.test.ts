import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import { TimeBudget } from '../../src/github/time-budget.ts'

const never = () => new Promise<never>(() => {})
const alive = () => new AbortController().signal

describe('the time for GitHub', () => {
  test('ends work that listens to nothing', async () => {
    const time = new TimeBudget(alive(), 50)
    await expect(time.spend(never)).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  test('is one for all pieces of work', async () => {
    const time = new TimeBudget(alive(), 50)
    await expect(time.spend(never)).rejects.toThrow()
    await expect(time.spend(never)).rejects.toMatchObject({ name: 'TimeoutError' })
    await expect(time.spend(async ({ budgetMs }) => budgetMs)).resolves.toBe(0)
  })

  test('is not taken by what lies between', async () => {
    const time = new TimeBudget(alive(), 60_000)
    await time.spend(async () => {})
    await sleep(200)
    expect(await time.spend(async ({ budgetMs }) => budgetMs)).toBeGreaterThan(59_900)
  })

  test('can be limited for one piece of work, and kept for the next', async () => {
    const time = new TimeBudget(alive(), 60_000)
    expect(await time.spend(async ({ budgetMs }) => budgetMs, { atMostMs: 1_000 })).toBe(1_000)
    expect(await time.spend(async ({ budgetMs }) => budgetMs, { keepMs: 50_000 })).toBeLessThanOrEqual(10_000)
    await expect(time.spend(never, { keepMs: 59_990 })).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(await time.spend(async ({ budgetMs }) => budgetMs)).toBeGreaterThan(50_000)
  })

  test('ends with the run, and none of it is left then', async () => {
    const cancel = new AbortController()
    const time = new TimeBudget(cancel.signal)
    const working = time.spend(never)
    cancel.abort()
    await expect(working).rejects.toMatchObject({ name: 'AbortError' })
    let began = false
    await expect(
      time.spend(async () => {
        began = true
      }),
    ).rejects.toMatchObject({ name: 'AbortError' })
    expect(began).toBe(false)
  })
})
