import type { LookupAddress, lookup } from 'node:dns'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { rememberedLookup } from '../../../src/engine/network/remembered-lookup.ts'

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] })
})
afterEach(() => {
  jest.useRealTimers()
})

type Done = (error: Error | null, found: LookupAddress[]) => void

/** Resolves names when it is told to. */
function resolver(failures?: 'kept' | 'anew') {
  const asked: string[] = []
  const open: Done[] = []
  const resolve = (name: string, _options: unknown, done: Done) => {
    asked.push(name)
    open.push(done)
  }
  const look = rememberedLookup(resolve as unknown as typeof lookup, failures) as unknown as (
    name: string,
    options: object,
    done: Done,
  ) => void
  const ask = (name: string, options: object = { all: true }) =>
    new Promise<LookupAddress[] | string>(found =>
      look(name, options, (error, addresses) => found(error ? error.message : addresses)),
    )
  const answer = (error: Error | null = null) => {
    for (const done of open.splice(0)) done(error, error ? [] : [{ address: '192.0.2.1', family: 4 }])
  }
  return { ask, asked, answer }
}

test('those who ask meanwhile, and a while later, get one answer', async () => {
  const { ask, asked, answer } = resolver()
  const both = [ask('a.example'), ask('a.example'), ask('b.example')]
  answer()
  const found = [{ address: '192.0.2.1', family: 4 }]
  expect(await Promise.all(both)).toEqual([found, found, found])
  jest.advanceTimersByTime(9000)
  expect(await ask('a.example')).toEqual(found)
  expect(asked).toEqual(['a.example', 'b.example'])
})

test('a name that is not there is looked for again after a while', async () => {
  const { ask, asked, answer } = resolver()
  const first = ask('gone.example')
  answer(new Error('ENOTFOUND'))
  expect([await first, await ask('gone.example')]).toEqual(['ENOTFOUND', 'ENOTFOUND'])
  jest.advanceTimersByTime(10_000)
  const later = ask('gone.example')
  answer()
  expect(await later).toEqual([{ address: '192.0.2.1', family: 4 }])
  expect(asked).toHaveLength(2)
})

test('a name that is not there is looked for anew by who tries again, and by those who ask meanwhile once', async () => {
  const { ask, asked, answer } = resolver('anew')
  const both = [ask('gone.example'), ask('gone.example')]
  answer(new Error('ENOTFOUND'))
  expect(await Promise.all(both)).toEqual(['ENOTFOUND', 'ENOTFOUND'])
  const again = ask('gone.example')
  answer()
  expect(await again).toEqual([{ address: '192.0.2.1', family: 4 }])
  expect(asked).toHaveLength(2)
})

test('another kind of address is another question', async () => {
  const { ask, asked, answer } = resolver()
  const both = [ask('a.example', { all: true, family: 4 }), ask('a.example', { all: true, family: 6 })]
  answer()
  await Promise.all(both)
  expect(asked).toHaveLength(2)
})

test('few names are kept', async () => {
  const { ask, asked, answer } = resolver()
  const names = Array.from({ length: 1001 }, (_, index) => `host-${index}.example`)
  const all = names.map(name => ask(name))
  answer()
  await Promise.all(all)
  const again = ask('host-0.example')
  answer()
  await again
  expect(asked).toHaveLength(1002)
})
