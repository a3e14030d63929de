import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Preview } from '../../syntax/preview.ts'
import type { OriginHeaders } from '../request-interception.ts'
import type { Device, LighthouseResult } from './lighthouse-report.ts'

/** What the thread is asked. */
export interface Question {
  url: string
  /** Where the Chrome to use takes connections, as `ws://127.0.0.1:…`. */
  endpoint: string
  device: Device
  originHeaders: OriginHeaders
  preview: Preview | undefined
  /** As `uncheckedFilesBase` says. */
  uncheckedBase: string | undefined
  /** Patterns of addresses that are not to be asked for. */
  blocked: readonly string[]
}

/** Lets the thread open the page for which it is ready. */
export const MEASURE = 'measure'

/** What comes of a question. */
export type Answer =
  | { kind: 'result'; result: LighthouseResult }
  | { kind: 'error'; message: string; code?: string }

/**
 * What the thread says: first that all is ready for the page, none of which has been asked for; then that all of it has
 * been measured, and what follows may take place beside other work.
 */
export type Message = Answer | { kind: 'ready' } | { kind: 'measured' }

/** A question that the thread works on. None of the promises rejects. */
export interface Asked {
  /** Resolves when all is ready for the page, or will never be: the answer then says why. */
  ready: Promise<void>
  /** True as soon as the page has been measured, false when it will never be. */
  measured: Promise<boolean>
  answer: Promise<Answer>
  /** Lets it open the page. */
  measure(): void
}

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

  /** The answer is an `error` also where the thread ends meanwhile. */
  ask(question: Question): Asked {
    const worker = this.start()
    const ready = Promise.withResolvers<void>()
    const measured = Promise.withResolvers<boolean>()
    const answer = Promise.withResolvers<Answer>()
    const onMessage = (message: Message) => {
      ready.resolve()
      if (message.kind === 'ready') return
      if (message.kind === 'measured') measured.resolve(true)
      else end(message)
    }
    const onError = (error: Error) => end({ kind: 'error', message: causeOf(error) })
    const onExit = () => end({ kind: 'error', message: 'its thread ended' })
    const end = (message: Answer) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      ready.resolve()
      measured.resolve(false)
      answer.resolve(message)
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(question)
    return {
      ready: ready.promise,
      measured: measured.promise,
      answer: answer.promise,
      measure: () => worker.postMessage(MEASURE),
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
