import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { Sight } from './sight.ts'

/** What an expression sees: a value, or one that the thread reads from JSON, which costs this thread nothing. */
export type Input = { value: unknown } | { json: string }

/** What can be asked of an expression, and what the answer is. */
export interface Results {
  /**
   * Whether it is true by the rules of JSONata, and the start of its value where that says more; `none` where it gives
   * nothing or a function, which are neither true nor false.
   */
  truth: { truth: boolean; value?: string | undefined; none?: 'nothing' | 'function' }
  /** What it gives, as far as that is JSON: sequences carry flags, and results may hold functions. */
  json: { json: string | undefined }
  /** What became of the names that it reads. */
  sights: { sights: Sight[] }
}

/** What the thread is asked. */
export interface Question {
  wanted: keyof Results
  expression: string
  input: Input
}

/** What the thread says: that it has begun, so that its time runs, and then the result. */
export type Answer =
  | { kind: 'started' }
  | { kind: 'result'; result: Results[keyof Results] }
  | { kind: 'error'; message: string }

/** `error`: the expression failed on this input; `stopped`: it was ended, now or on an earlier input. */
export type Outcome<Wanted extends keyof Results> =
  | { kind: 'result'; result: Results[Wanted] }
  | { kind: 'error' | 'stopped'; message: string }

export interface Limits {
  /** For the evaluation alone; waiting, starting the thread and handing it the input do not count. */
  timeoutMs: number
  /** Ends the evaluation, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

/** Milliseconds between two looks at the thread's heap. */
const HEAP_LOOK_MS = 25
/**
 * Megabytes beyond which V8 ends the thread, and where a single allocation goes far beyond, this process with it. That
 * is why the heap is looked at as well.
 */
const V8_HEAP_LIMIT_MB = 4096
/** Most characters and values of an input: the thread has a copy of it. */
const MAX_INPUT_SIZE = 256 * 1024 * 1024

/**
 * Evaluates JSONata expressions in a thread that is ended when one takes too long or too much memory. JSONata's own
 * time limit is looked at between its steps alone: neither a regular expression that backtracks for hours nor a
 * built-in function on a huge array would ever get there.
 *
 * The thread starts with the first expression and takes one at a time, so that it holds one input at a time. An
 * expression that was stopped is not tried again: it would cost its full time on each input.
 */
export class ExpressionRunner {
  readonly #maxHeapMb: number
  readonly #totalMs: number
  readonly #turns = pLimit(1)
  readonly #stopped = new Map<string, string>()
  readonly #tooLargeInputs = new WeakMap<object, boolean>()
  #worker: Worker | undefined
  #isClosed = false
  #spentMs = 0

  /**
   * @param maxHeapMb megabytes of the thread's heap, beyond which it is ended
   * @param totalMs milliseconds for all that is evaluated, after which nothing is; left out, there is no such bound
   */
  constructor({ maxHeapMb, totalMs = Number.POSITIVE_INFINITY }: { maxHeapMb: number; totalMs?: number }) {
    this.#maxHeapMb = maxHeapMb
    this.#totalMs = totalMs
  }

  evaluate<Wanted extends keyof Results>(
    wanted: Wanted,
    expression: string,
    input: Input,
    limits: Limits,
  ): Promise<Outcome<Wanted>> {
    return this.#turns(async () => {
      limits.signal?.throwIfAborted()
      const stopped = this.#whyStopped(`${wanted} ${expression}`)
      if (stopped !== undefined) return { kind: 'stopped', message: stopped }
      if ('value' in input && this.#isTooLarge(input.value)) {
        return { kind: 'error', message: `it would see more than ${MAX_INPUT_SIZE / 1024 ** 2} MB of data` }
      }
      const begun = performance.now()
      const outcome = await this.#ask({ wanted, expression, input }, limits)
      this.#spentMs += performance.now() - begun
      if (outcome.kind === 'stopped') {
        this.#stopped.set(`${wanted} ${expression}`, outcome.message)
        await this.#endThread()
      }
      return outcome as Outcome<Wanted>
    })
  }

  /** Many expressions may be evaluated on one value, which takes a while to measure. */
  #isTooLarge(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return exceedsSize(value, MAX_INPUT_SIZE)
    const isTooLarge = this.#tooLargeInputs.get(value) ?? exceedsSize(value, MAX_INPUT_SIZE)
    this.#tooLargeInputs.set(value, isTooLarge)
    return isTooLarge
  }

  #whyStopped(question: string): string | undefined {
    if (this.#isClosed) return 'evaluation has ended'
    if (this.#spentMs > this.#totalMs) {
      return `all expressions together took more than ${this.#totalMs / 1000} s`
    }
    return this.#stopped.get(question)
  }

  /** Ends the thread, and with it what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#endThread()
  }

  async #ask(question: Question, { timeoutMs, signal }: Limits): Promise<Outcome<keyof Results>> {
    const worker = this.#worker ?? this.#startThread()
    const { promise, resolve, reject } = Promise.withResolvers<Outcome<keyof Results>>()
    let timer: NodeJS.Timeout | undefined
    const heapTimer = setInterval(async () => {
      const used = await worker.getHeapStatistics().then(
        heap => heap.used_heap_size,
        () => 0,
      )
      if (used > this.#maxHeapMb * 1024 ** 2) resolve({ kind: 'stopped', message: this.#tooLarge })
    }, HEAP_LOOK_MS)
    const onMessage = (answer: Answer) => {
      if (answer.kind !== 'started') resolve(answer)
      else timer = setTimeout(() => resolve({ kind: 'stopped', message: tooLong(timeoutMs) }), timeoutMs)
    }
    const onError = (error: Error & { code?: string }) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      resolve({ kind: 'stopped', message: isMemory ? this.#tooLarge : error.message })
    }
    const onExit = () => resolve({ kind: 'stopped', message: 'the thread that evaluates it ended' })
    const onAbort = () => {
      reject(signal!.reason)
      void this.#endThread()
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    signal?.addEventListener('abort', onAbort, { once: true })
    try {
      worker.postMessage(question)
      return await promise
    } catch (error) {
      // What is nested too deep cannot be handed over.
      if ((error as Error).name === 'RangeError')
        return { kind: 'error', message: 'what it would see is nested too deep' }
      throw error
    } finally {
      clearTimeout(timer)
      clearInterval(heapTimer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      signal?.removeEventListener('abort', onAbort)
    }
  }

  #startThread(): Worker {
    const worker = startWorker()
    // It may also end between two questions.
    worker
      .on('error', () => undefined)
      .once('exit', () => {
        if (this.#worker === worker) this.#worker = undefined
      })
    this.#worker = worker
    return worker
  }

  async #endThread(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  get #tooLarge(): string {
    return `it took more than ${this.#maxHeapMb} MB of memory`
  }
}

/** The thread sees nothing of the environment: an expression needs none of it, and tokens stand there. */
function startWorker(): Worker {
  const here = import.meta.url
  return new Worker(new URL(`./expression-worker${extname(here)}`, here), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: V8_HEAP_LIMIT_MB },
  })
}

function tooLong(timeoutMs: number): string {
  return `it did not finish within ${timeoutMs / 1000} s`
}

/**
 * Whether a JSON-like value has more characters and values than `most`, counted together. It looks at no more than
 * that.
 */
function exceedsSize(value: unknown, most: number): boolean {
  const left: unknown[] = [value]
  let size = 0
  while (left.length > 0) {
    if (size > most) return true
    const next = left.pop()
    size += typeof next === 'string' ? next.length : 1
    if (typeof next !== 'object' || next === null) continue
    if (Array.isArray(next)) {
      for (const item of next) left.push(item)
      continue
    }
    for (const [key, item] of Object.entries(next)) {
      size += key.length
      left.push(item)
    }
  }
  return size > most
}
