import { once } from 'node:events'
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

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'threads-'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'index.js'), saying('the bundle'))
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
