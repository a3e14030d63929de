import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** What the thread is asked. */
export interface Question {
  expression: string
  input: unknown
}

/** What the thread says: that it has begun, so that its time runs, and then the result. */
export type Answer =
  | { kind: 'started' }
  | { kind: 'result'; truth: boolean; value: string | undefined }
  | { kind: 'error'; message: string }

export type Outcome = Extract<Answer, { kind: 'result' | 'error' }> | { kind: 'stopped'; message: string }

/** Most megabytes of the thread's heap, beyond which it is ended. */
const MAX_HEAP_MB = 1024

/**
 * Evaluates JSONata expressions in a thread that is ended when one takes too long or too much memory. JSONata's own
 * time limit is looked at between its steps alone: neither a regular expression that backtracks for hours nor a
 * built-in function on a huge array would ever get there.
 *
 * One expression at a time. The thread starts with the first one.
 */
export class ExpressionRunner {
  #worker: Worker | undefined

  /**
   * @param timeoutMs for the evaluation alone; starting the thread and handing it the input do not count
   * @returns `error` where the expression failed on this input, `stopped` where it was ended
   */
  async evaluate(expression: string, input: unknown, timeoutMs: number): Promise<Outcome> {
    const worker = this.#worker ?? startWorker()
    this.#worker = worker
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    let timer: NodeJS.Timeout | undefined
    const onMessage = (answer: Answer) => {
      if (answer.kind !== 'started') resolve(answer)
      else timer = setTimeout(() => resolve({ kind: 'stopped', message: tooLong(timeoutMs) }), timeoutMs)
    }
    const onError = (error: Error) => resolve({ kind: 'stopped', message: causeOf(error) })
    const onExit = () => resolve({ kind: 'stopped', message: 'the thread that evaluates it ended' })
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    try {
      const question: Question = { expression, input }
      worker.postMessage(question)
      const outcome = await promise
      if (outcome.kind === 'stopped') await this.close()
      return outcome
    } finally {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
    }
  }

  /** Ends the thread. A later evaluation starts a new one. */
  async close(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }
}

/** The thread sees nothing of the environment: an expression needs none of it, and tokens stand there. */
function startWorker(): Worker {
  const here = import.meta.url
  return new Worker(new URL(`./expression-worker${extname(here)}`, here), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
}

function tooLong(timeoutMs: number): string {
  return `it did not finish within ${timeoutMs / 1000} s`
}

function causeOf(error: Error & { code?: string }): string {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? `it took more than ${MAX_HEAP_MB} MB of memory`
    : error.message
}
