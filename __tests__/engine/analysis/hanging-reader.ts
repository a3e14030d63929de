import { parentPort } from 'node:worker_threads'
import type { ReadingAnswer, ReadingOrder } from '../../../src/engine/analysis/page-readers.ts'

/** A thread that reads nothing of pages, and hangs at those whose address says so. */

const say = (answer: ReadingAnswer) => parentPort!.postMessage(answer)

parentPort!.on('message', ({ id, job: { url } }: ReadingOrder) => {
  while (url.includes('hangs'));
  say({ id, reading: { record: { url, status: 200, indexable: true }, links: [], checks: [] } })
})
say({ id: 0 })
