import { parentPort } from 'node:worker_threads'
import type { ReadingAnswer, ReadingOrder } from './page-readers.ts'
import { readPage } from './read-page.ts'

/** What a thread does that reads pages: one after the other, as they come. */

const port = parentPort!
const say = (answer: ReadingAnswer) => port.postMessage(answer)

port.on('message', ({ id, job }: ReadingOrder) => {
  void readPage(job).then(
    reading => say({ id, reading }),
    (error: Error) => say({ id, error: error.message }),
  )
})
say({ id: 0 })
