import { on, once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { READY_BUNDLE } from '../../scripts/jest/ready-bundle.ts'
import { Worker } from '../../scripts/jest/threads.ts'
import { program } from '../../src/engine/thread/program.ts'

const saying = (words: string) =>
  `import { parentPort } from 'node:worker_threads'\nparentPort.postMessage('${words}')\n`

/** As the thread of an engine does. */
const CLOSING = "parentPort.on('message', () => parentPort.postMessage({ kind: 'closed' }))\n"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'threads-'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'index.js'), saying('the bundle') + CLOSING)
  await writeFile(join(folder, 'other.js'), saying('another file'))
  process.env[READY_BUNDLE] = folder
})
afterAll(() => rm(folder, { recursive: true }))

test.each<[string, () => URL]>([
  ['the bundle', program],
  ['another file', () => pathToFileURL(join(folder, 'other.js'))],
])(
  'where a bundle is ready, a thread of the sources begins with it, and no other does: %s',
  async (words, file) => {
    const worker = new Worker(file(), { execArgv: [] })
    const [said] = await once(worker, 'message')
    await worker.terminate()
    expect(said).toBe(words)
  },
)

async function closeOf(worker: Worker): Promise<Worker> {
  worker.postMessage({ kind: 'close' })
  for await (const [word] of on(worker, 'message')) if (word.kind === 'closed') break
  await worker.terminate()
  return worker
}

test('a thread that has closed its engine is given out again, to one at a time', async () => {
  const first = await closeOf(new Worker(program()))
  const [again, other] = [new Worker(program()), new Worker(program())]
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  await closeOf(again)
  await other.terminate()
})

test.each<[string, () => Promise<Worker>]>([
  ['was ended', async () => new Worker(program())],
  [
    'was ended with another engine that it has had since',
    async () => {
      await closeOf(new Worker(program()))
      return new Worker(program())
    },
  ],
])('a thread that %s is not given out again', async (_, start) => {
  const ended = await start()
  await Promise.all([once(ended, 'exit'), ended.terminate()])
  const next = new Worker(program())
  expect(next).not.toBe(ended)
  await next.terminate()
})

test('nor is one that began with other variables', async () => {
  const before = await closeOf(new Worker(program()))
  process.env['ADDED'] = 'since'
  const after = new Worker(program())
  delete process.env['ADDED']
  expect(after).not.toBe(before)
  await after.terminate()
})
