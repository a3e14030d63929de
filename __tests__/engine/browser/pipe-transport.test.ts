import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { PipeTransport } from '../../../src/engine/browser/pipe-transport.ts'

const MB = 1024 * 1024
let toChrome: PassThrough
let fromChrome: PassThrough
let transport: PipeTransport
let received: string[]

beforeEach(() => {
  toChrome = new PassThrough()
  fromChrome = new PassThrough()
  transport = new PipeTransport(toChrome, fromChrome)
  received = []
  transport.onmessage = message => received.push(message)
})
afterEach(() => transport.close())

/** Writes pieces as they come through a pipe. */
async function come(...pieces: (string | Buffer)[]): Promise<void> {
  for (const piece of pieces) {
    if (!fromChrome.write(piece)) await new Promise(done => fromChrome.once('drain', done))
  }
  await turn()
  await turn()
}

/** A message of so many bytes, in pieces of a pipe's size. */
function* long(start: string, bytes: number, end: string): Generator<string | Buffer> {
  yield start
  const piece = Buffer.alloc(64 * 1024, 'é')
  for (let left = bytes; left > 0; left -= piece.length) yield Buffer.from(piece)
  yield end
}

test('takes messages apart, wherever the pipe cuts them', async () => {
  const accent = Buffer.from('é')
  await come('{"id":1}\0{"me', Buffer.concat([Buffer.from('thod":"'), accent.subarray(0, 1)]))
  await come(Buffer.concat([accent.subarray(1), Buffer.from('"}\0\0{"id":2}\0')]))

  expect(received).toEqual(['{"id":1}', '{"method":"é"}', '', '{"id":2}'])
})

test('sends messages one after the other', () => {
  transport.send('{"id":1}')
  transport.send('{"id":2}')

  expect(toChrome.read().toString()).toBe('{"id":1}\0{"id":2}\0')
})

test('leaves out an event that is too long, and holds none of it', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const before = process.memoryUsage()
  let most = 0
  let pieces = 0
  for (const piece of long('{"method":"Runtime.consoleAPICalled","text":"', 200 * MB, '"}\0')) {
    await come(piece)
    // What is garbage already is not held, however late it is collected.
    if (pieces++ % 512 !== 0) continue
    collect()
    const { arrayBuffers, external } = process.memoryUsage()
    most = Math.max(most, arrayBuffers - before.arrayBuffers, external - before.external)
  }
  await come('{"method":"Page.loadEventFired"}\0')

  expect(received).toEqual(['{"method":"Page.loadEventFired"}'])
  expect(most).toBeLessThan(100 * MB)
})

test('makes an error of an answer that is too long, for those who wait for it', async () => {
  await come(...long('{"id":7,"result":{"value":"', 65 * MB, '"},"sessionId":"0A1B"}\0'))
  await come(...long('{"id":8,"result":{"value":"', 5 * MB, '"}}\0'))

  expect(JSON.parse(received[0]!)).toEqual({
    id: 7,
    sessionId: '0A1B',
    error: { code: -32000, message: "Chrome's answer is longer than 64 MB" },
  })
  expect(received[1]!.length).toBeGreaterThan(2 * MB)
})

test('says when the pipe has ended', async () => {
  const closed = new Promise<void>(done => {
    transport.onclose = done
  })
  fromChrome.destroy()
  await closed
})
