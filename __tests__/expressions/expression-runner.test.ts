import { afterEach, describe, expect, test } from '@jest/globals'
import { ExpressionRunner } from '../../src/expressions/expression-runner.ts'

const LOOP = '($f := function($x){$f($x)}; $f(1))'
const MINUTE = { timeoutMs: 60_000 }
const SOON = { timeoutMs: 300 }
const value = (value: unknown) => ({ value })

let runner = new ExpressionRunner({ maxHeapMb: 256 })
afterEach(async () => {
  await runner.close()
  runner = new ExpressionRunner({ maxHeapMb: 256 })
})

describe('an expression', () => {
  test('sees a value or JSON, and gives its truth or JSON', async () => {
    expect(await runner.evaluate('truth', 'a.b', value({ a: { b: 3 } }), MINUTE)).toEqual({
      kind: 'result',
      result: { truth: true, value: '3' },
    })
    expect(await runner.evaluate('json', 'a.[b]', { json: '{"a": [{"b": 1}, {"b": 2}]}' }, MINUTE)).toEqual({
      kind: 'result',
      result: { json: '[[1],[2]]' },
    })
    expect(await runner.evaluate('json', 'c', { json: '{}' }, MINUTE)).toEqual({
      kind: 'result',
      result: { json: undefined },
    })
  })

  test('waits for its turn where many are asked for at once', async () => {
    const numbers = Array.from({ length: 100 }, (_, number) => number)
    const outcomes = await Promise.all(
      numbers.map(number => runner.evaluate('json', '$ * 2', value(number), MINUTE)),
    )
    expect(outcomes.map(outcome => outcome.kind === 'result' && Number(outcome.result.json))).toEqual(
      numbers.map(number => number * 2),
    )
  })

  test('that was stopped is not tried again, and others are', async () => {
    const stopped = { kind: 'stopped', message: 'it did not finish within 0.3 s' }
    expect(await runner.evaluate('truth', LOOP, value(1), SOON)).toEqual(stopped)
    expect(await runner.evaluate('truth', LOOP, value(2), MINUTE)).toEqual(stopped)
    expect(await runner.evaluate('truth', 'true', value(3), MINUTE)).toMatchObject({ kind: 'result' })
  })

  test('after all the time there is for them together is not evaluated', async () => {
    const brief = new ExpressionRunner({ maxHeapMb: 256, totalMs: 500 })
    await brief.evaluate('truth', LOOP, value(1), { timeoutMs: 600 })
    expect(await brief.evaluate('truth', 'true', value(1), MINUTE)).toEqual({
      kind: 'stopped',
      message: 'all expressions together took more than 0.5 s',
    })
    await brief.close()
  })

  test.each([
    ['in many lists', '$map([1..100000], function($i){[1..1000000]})'],
    ['in objects', '[1..1000000].{"a": $, "b": {"c": $}}'],
  ])('that takes too much memory %s is stopped, and this process lives', async (_, expression) => {
    const small = new ExpressionRunner({ maxHeapMb: 64 })
    const message = 'it took more than 64 MB of memory'
    expect(await small.evaluate('truth', expression, value(1), MINUTE)).toEqual({ kind: 'stopped', message })
    await small.close()
  })

  test.each([
    ['counted up', '[1..9000000]'],
    ['that doubles', '($f := function($a){$f($append($a, $a))}; $f([1..1000000]))'],
  ])('that makes a huge list %s fails', async (_, expression) => {
    const message = expect.stringMatching(/000000/)
    expect(await runner.evaluate('truth', expression, value(1), MINUTE)).toEqual({ kind: 'error', message })
  })

  test('that gives too much fails', async () => {
    const outcome = await runner.evaluate('json', '$pad("", 5000000, "x")', value(1), MINUTE)
    expect(outcome).toEqual({ kind: 'error', message: 'it gives more than 4 MB' })
  })

  test('on what is nested too deep fails, and the next one is evaluated', async () => {
    let deep: unknown = 1
    for (let level = 0; level < 200_000; level++) deep = [deep]
    expect(await runner.evaluate('truth', 'true', value(deep), MINUTE)).toEqual({
      kind: 'error',
      message: 'what it would see is nested too deep',
    })
    expect(await runner.evaluate('truth', 'true', value(1), MINUTE)).toMatchObject({ kind: 'result' })
  })

  test('on too much data fails before that is copied', async () => {
    const shared = 'x'.repeat(1024 * 1024)
    const outcome = await runner.evaluate('truth', 'true', value(Array(300).fill(shared)), MINUTE)
    expect(outcome).toEqual({ kind: 'error', message: 'it would see more than 256 MB of data' })
  })
})

test('closing ends what is under way and what waits', async () => {
  const outcomes = [LOOP, `${LOOP} `].map(loop => runner.evaluate('truth', loop, value(1), MINUTE))
  setTimeout(() => runner.close(), 300)
  expect((await Promise.all(outcomes)).map(({ kind }) => kind)).toEqual(['stopped', 'stopped'])
})

test('a signal ends what is under way and what waits', async () => {
  const cancel = new AbortController()
  const limits = { ...MINUTE, signal: cancel.signal }
  const outcomes = [LOOP, `${LOOP} `].map(loop => runner.evaluate('truth', loop, value(1), limits))
  setTimeout(() => cancel.abort(), 300)
  expect((await Promise.allSettled(outcomes)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await runner.evaluate('truth', 'true', value(1), MINUTE)).toMatchObject({ kind: 'result' })
})
