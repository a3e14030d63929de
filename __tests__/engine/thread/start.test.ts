import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { expect, test } from '@jest/globals'

const THREAD = join(import.meta.dirname, '../../../src/engine/thread')

/** The modules that are loaded with one of ours, by their URLs. */
async function loadedWith(file: string): Promise<string[]> {
  const entry = `data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module'
    import { parentPort } from 'node:worker_threads'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    await import('${pathToFileURL(join(THREAD, file)).href}')
    parentPort.postMessage(loaded)
  `)}`
  const worker = new Worker(new URL(entry))
  const [loaded] = (await once(worker, 'message')) as [string[]]
  await worker.terminate()
  return loaded
}

/** What few runs need, and is loaded when it is asked for. */
const LATER = [
  /\/src\/engine\/(rank|crawl|analysis\/(crawl-site|page-readers|site-runs))\b/,
  /\/src\/engine\/(analyze|site-addresses|browser\/page-load)\.ts$/,
  /\/src\/engine\/tools\/\w[^/]*\/(topics|site-topics|run-topics)\.ts$/,
  /\/node_modules\/(zod|puppeteer-core|saxes|tldts|third-party-web|eld)\//,
]

const early = (loaded: readonly string[]) => loaded.filter(url => LATER.some(part => part.test(url)))

test('the thread of an engine begins without what few pages need', async () => {
  const loaded = await loadedWith('engine-worker.ts')
  expect(loaded.filter(url => url.endsWith('/engine.ts'))).toHaveLength(1)
  expect(early(loaded)).toEqual([])
})

test('who starts the thread loads nothing that works in it', async () => {
  const loaded = await loadedWith('threaded-engine.ts')
  expect(loaded.filter(url => url.endsWith('/engine-thread.ts'))).toHaveLength(1)
  expect(early(loaded)).toEqual([])
  expect(loaded.filter(url => /\/src\/engine\/(formats|page|visit)\//.test(url))).toEqual([])
  expect(loaded.filter(url => /\/node_modules\/(parse5|undici)\//.test(url))).toEqual([])
})
