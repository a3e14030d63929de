import { parentPort } from 'node:worker_threads'

/** A thread that says that it reads pages, and ends with the first. */

parentPort!.on('message', () => process.exit())
parentPort!.postMessage({ id: 0 })
