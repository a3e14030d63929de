import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { OriginHeaders } from '../browser/origin-headers.ts'
import type { Device, LighthouseResult } from './lighthouse-report.ts'

/** What the thread is asked. */
export interface Question {
  url: string
  /** Where the Chrome to use takes connections, as `ws://127.0.0.1:…`. */
  endpoint: string
  device: Device
  originHeaders: OriginHeaders
  /** Patterns of addresses that are not to be asked for. */
  blocked: readonly string[]
}

/** What the thread says. */
export type Answer =
  | { kind: 'result'; result: LighthouseResult }
  | { kind: 'error'; message: string; code?: string }

/** Most megabytes of the thread's heap, beyond which it is ended: a trace of a busy page takes some hundreds. */
const MAX_HEAP_MB = 3072

/**
 * Lighthouse in a thread of its own: what it leaves unhandled when a page or Chrome goes away ends the thread and not
 * the run, and it can be ended at any time. One page at a time.
 */
export class LighthouseThread {
  #worker: Worker | undefined

  /** Loads Lighthouse, so that the first page does not have to wait for it. */
  start(): Worker {
    if (this.#worker) return this.#worker
    const worker = startWorker()
    // A page that has been answered for may still bring it to its end.
    worker.on('error', () => undefined)
    worker.on('exit', () => this.#forget(worker))
    this.#worker = worker
    return worker
  }

  /** @returns `error` also where the thread ended meanwhile */
  async ask(question: Question): Promise<Answer> {
    const worker = this.start()
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const onError = (error: Error) => resolve({ kind: 'error', message: causeOf(error) })
    const onExit = () => resolve({ kind: 'error', message: 'its thread ended' })
    worker.on('message', resolve).on('error', onError).on('exit', onExit)
    try {
      worker.postMessage(question)
      return await promise
    } finally {
      worker.off('message', resolve).off('error', onError).off('exit', onExit)
    }
  }

  /** Ends what it is at. A later question starts it anew. */
  async close(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined
  }
}

/** The thread sees nothing of the environment, where tokens stand, and what it writes goes nowhere. */
function startWorker(): Worker {
  const here = import.meta.url
  const worker = new Worker(new URL(`./lighthouse-worker${extname(here)}`, here), {
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  worker.stdout.resume()
  worker.stderr.resume()
  return worker
}

function causeOf(error: Error & { code?: string }): string {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? `it took more than ${MAX_HEAP_MB} MB of memory`
    : error.message
}
