import { describe, expect, test } from '@jest/globals'
import { Memo } from '../../../src/engine/network/memo.ts'

function counting() {
  let made = 0
  return async () => ++made
}

describe('a memo', () => {
  test('makes a value once, also for those who ask while it is made', async () => {
    const memo = new Memo<number>(10, 1000)
    const make = counting()
    expect(await Promise.all([memo.get('a', make), memo.get('a', make)])).toEqual([1, 1])
    expect(await memo.get('b', make)).toBe(2)
  })

  test('makes it again when its time is over', async () => {
    let now = 0
    const memo = new Memo<number>(10, 1000, () => now)
    const make = counting()
    await memo.get('a', make)
    now = 999
    expect(await memo.get('a', make)).toBe(1)
    now = 1000
    expect(await memo.get('a', make)).toBe(2)
  })

  test('forgets what was rejected, and nothing made since', async () => {
    const memo = new Memo<number>(10, 1000)
    const make = counting()
    let fail = (_error: Error) => {}
    const failing = memo.get(
      'a',
      () =>
        new Promise((_, reject) => {
          fail = reject
        }),
    )
    memo.delete('a')
    expect(await memo.get('a', make)).toBe(1)
    fail(new Error('no'))
    await expect(failing).rejects.toThrow('no')
    expect(await memo.get('a', make)).toBe(1)
  })

  test('lets the least recently used go when there are too many', async () => {
    const memo = new Memo<number>(2, 1000)
    const make = counting()
    for (const key of ['a', 'b', 'a', 'c']) await memo.get(key, make)
    expect(await memo.get('a', make)).toBe(1)
    expect(await memo.get('b', make)).toBe(4)
  })

  test('lets the least recently used go when together they are too large', async () => {
    const memo = new Memo<string>(100, 1000, Date.now, { max: 10, sizeOf: text => text.length })
    let made = 0
    const make = async () => {
      made++
      return 'four'
    }
    for (const key of ['a', 'b', 'c']) await memo.get(key, make)
    await memo.get('c', make)
    await memo.get('b', make)
    expect(made).toBe(3)
    await memo.get('a', make)
    expect(made).toBe(4)
  })
})
