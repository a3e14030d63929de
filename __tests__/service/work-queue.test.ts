import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { type QueueLimits, WorkQueue } from '../../src/service/work-queue.ts'

const never = new AbortController().signal

/** A queue whose calls work until they are told to end, and the accounts of those at work in the order of their start. */
function startQueue(limits: Partial<QueueLimits>) {
  const queue = new WorkQueue({ running: 4, waiting: 100, perAccount: 100, ...limits })
  const started: string[] = []
  const ends: (() => void)[] = []
  const add = (account: string, signal = never) =>
    queue.run(account, signal, async () => {
      started.push(account)
      await new Promise<void>(resolve => ends.push(resolve))
    })
  return {
    queue,
    started,
    add,
    async endOldest() {
      ends.shift()!()
      await turn()
    },
  }
}

test('the next turn goes to the account of which the fewest calls run, and among them to who came first', async () => {
  const { add, started, endOldest } = startQueue({ running: 2 })
  for (const account of ['a', 'a', 'a', 'a', 'b', 'c']) void add(account)
  await turn()
  expect(started).toEqual(['a', 'a'])
  for (let i = 0; i < 4; i++) await endOldest()
  expect(started.slice(2)).toEqual(['b', 'a', 'c', 'a'])
})

test('an account never has more than its share at work, and others need not wait for it', async () => {
  const { add, started, endOldest } = startQueue({ running: 4, runningPerAccount: 3 })
  for (let i = 0; i < 5; i++) void add('a')
  await turn()
  expect(started).toEqual(['a', 'a', 'a'])
  void add('b')
  await turn()
  expect(started).toEqual(['a', 'a', 'a', 'b'])
  await endOldest()
  expect(started).toEqual(['a', 'a', 'a', 'b', 'a'])
})

test('a call that is given up while it waits leaves its place', async () => {
  const { add, started, queue, endOldest } = startQueue({ running: 1 })
  const client = new AbortController()
  void add('a')
  const gone = add('a', client.signal)
  gone.catch(() => undefined)
  void add('b')
  client.abort(new Error('gone'))
  await expect(gone).rejects.toThrow('gone')
  expect(queue.size).toBe(2)
  await endOldest()
  expect(started).toEqual(['a', 'b'])
})
