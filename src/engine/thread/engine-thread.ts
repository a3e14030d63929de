import { type ResourceLimits, Worker } from 'node:worker_threads'
import { ApiError } from '../../api/errors.ts'
import type { AnalysisProgress, AnalyzeOptions, Vitals } from '../../api/seo-api.ts'
import type { EngineOptions } from '../engine-options.ts'
import type { Lane, Lanes, Leave } from '../schedule/work-lanes.ts'
import { now, type Order, receivedError, type Word, type Work } from './messages.ts'
import { program } from './program.ts'
import { type Result, ResultReceiver } from './sent-result.ts'

/** The thread ended before it answered; the message says what ended it. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded'
  /** Calls that it worked on when it ended, of which this is one. */
  readonly underWay: number

  constructor(message: string, underWay: number) {
    super(message)
    this.underWay = underWay
  }
}

export interface ThreadOptions {
  engine: Omit<EngineOptions, 'lanes'>
  /** Where the work of all threads waits for its turn. */
  lanes: Lanes
  /** Told what a reader of the results should know. */
  onWarning(warning: string): void
  /** Told how the engine of a thread fares, with counts from the thread's start. */
  onVitals(thread: EngineThread, vitals: Vitals): void
  /** Told of a thread that has ended although nobody closed it. */
  onLost(): void
  /** Milliseconds that work may keep the thread from all else, by how many calls it works on. */
  maxHeldMs(calls: number): number
  /** Megabytes of the thread's heap, beyond which it is ended. */
  maxHeapMb: number
  /** The program that the thread begins with; this one unless given. */
  entry?: URL | undefined
}

/** How a call is told of, and ended. */
export interface ThreadCall extends Pick<AnalyzeOptions, 'enough' | 'onProgress'> {
  signal: AbortSignal
  /** Called whenever a turn of the call's work has come. */
  onTurn(): void
  /** Called whenever the work has left a turn beside others, and has no other. */
  onWait(): void
}

interface Call {
  /** Turns that it has now. */
  turns: number
  onTurn(): void
  onWait(): void
  onProgress: ((progress: AnalysisProgress) => void) | undefined
  resolve(result: Result): void
  reject(error: unknown): void
}

/** A turn that the thread has asked for; it has come where there is a way to leave it. */
interface Turn {
  lane: Lane
  call: Call | undefined
  leave?: Leave
  giveUp: AbortController
}

/** Milliseconds between two looks at the thread's loop and heap. */
const LOOK_MS = 100
/**
 * Megabytes beyond which V8 ends the thread, and where a single allocation goes far beyond, this process with it. That
 * is why the heap is looked at as well. The lower the limit, the less V8 lets a heap grow before it collects again: from
 * 2 GB on to four times what was alive in it, with ours to 1.65 times.
 */
const V8_HEAP_LIMIT_MB = 1152
/** With a limit as high as ours V8 would give several times that to what is new, and keep it. */
const V8_NEW_SPACE_MB = 24
/** What the engine has of memory, wherever it runs as in its thread. */
export const ENGINE_HEAP = {
  maxOldGenerationSizeMb: V8_HEAP_LIMIT_MB,
  maxYoungGenerationSizeMb: V8_NEW_SPACE_MB,
} as const satisfies ResourceLimits
/**
 * The most that counts of the time between two looks: where this loop comes late, the machine had no time for the thread
 * either. Nor does much more count than this process had of the processor, since others may leave a thread that works
 * without a pause less than one that looks at it ten times a second.
 */
const COUNTED_LOOK_MS = 2 * LOOK_MS
/** What always counts of it: a thread that never comes back is ended in time on the busiest machine. */
const COUNTED_AT_LEAST = 1 / 4
/** Milliseconds for an orderly end, Chrome's among it. */
const CLOSE_MS = 5000

const ENDED = "the engine's thread has ended"

/**
 * An engine in a thread of its own, which is ended where a page takes all of its time or memory: what strangers wrote is
 * read and judged there, and nothing of it keeps the process from its deadlines, its signals and its other clients.
 */
export class EngineThread {
  readonly #worker: Worker
  readonly #calls = new Map<number, Call>()
  readonly #turns = new Map<number, Turn>()
  readonly #beats: BigInt64Array
  readonly #options: ThreadOptions
  readonly #results = new ResultReceiver()
  readonly #closed = Promise.withResolvers<void>()
  #count = 0
  #lastBeat = 0n
  /** Milliseconds for which the thread's loop has not turned. */
  #heldMs = 0
  #looking: NodeJS.Timeout | undefined
  #hasEnded = false
  #isClosing = false
  #terminated: Promise<unknown> | undefined

  constructor(options: ThreadOptions) {
    this.#options = options
    const beat = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT)
    this.#beats = new BigInt64Array(beat)
    this.#worker = startWorker(options.entry)
    this.#worker
      .on('message', (word: Word) => this.#hear(word))
      .on('error', error => this.#end(`${ENDED}: ${error.message}`))
      .on('exit', () => this.#end(ENDED))
      .unref()
    this.#tell({ kind: 'open', thread: { engine: options.engine, beat } })
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  /** Calls that it works on. */
  get size(): number {
    return this.#calls.size
  }

  /** Bytes of its heap that are in use now. */
  async heapBytes(): Promise<number> {
    if (this.#hasEnded) return 0
    const heap = await this.#worker.getHeapStatistics().catch(() => undefined)
    return heap?.used_heap_size ?? 0
  }

  /**
   * @throws ApiError as the engine does
   * @throws ThreadEnded where the thread ended before it answered
   */
  async call<T extends Result>(
    work: Work,
    { signal, enough, onTurn, onWait, onProgress }: ThreadCall,
  ): Promise<T> {
    if (signal.aborted) throw new ApiError('cancelled', 'the call was cancelled')
    if (this.#hasEnded) throw new ThreadEnded(ENDED, 0)
    const id = ++this.#count
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const abort = () => {
      this.#tell({ kind: 'abort', id })
      reject(new ApiError('cancelled', 'the call was cancelled'))
    }
    const endCrawl = () => this.#tell({ kind: 'enough', id })
    this.#calls.set(id, { turns: 0, onTurn, onWait, onProgress, resolve, reject })
    signal.addEventListener('abort', abort, { once: true })
    enough?.addEventListener('abort', endCrawl, { once: true })
    this.#watch()
    this.#tell({ kind: 'call', id, work })
    if (enough?.aborted) endCrawl()
    try {
      return (await promise) as T
    } finally {
      signal.removeEventListener('abort', abort)
      enough?.removeEventListener('abort', endCrawl)
      this.#calls.delete(id)
      this.#watch()
    }
  }

  tell(order: Extract<Order, { kind: 'prepare' | 'release' | 'expect' }>): void {
    this.#tell(order)
  }

  /** Ends the engine in order, or the thread where that takes too long. */
  async close(): Promise<void> {
    if (this.#hasEnded) return
    this.#isClosing = true
    this.#worker.ref()
    const timer = setTimeout(() => this.#end(ENDED), CLOSE_MS)
    this.#tell({ kind: 'close' })
    await this.#closed.promise
    clearTimeout(timer)
    await this.#terminated
  }

  /** Ends the thread at once. */
  end(): void {
    this.#end(ENDED)
  }

  #tell(order: Order): void {
    if (!this.#hasEnded) this.#worker.postMessage(order)
  }

  #hear(word: Word): void {
    switch (word.kind) {
      case 'result':
        this.#receive(word)
        break
      case 'error':
        this.#calls.get(word.id)?.reject(receivedError(word.error))
        break
      case 'progress':
        this.#calls.get(word.id)?.onProgress?.(word.progress)
        break
      case 'warning':
        this.#options.onWarning(word.warning)
        break
      case 'vitals':
        this.#options.onVitals(this, word.vitals)
        break
      case 'enter':
        void this.#enter(word)
        break
      case 'leave':
        this.#leave(word.id)
        break
      case 'closed':
        this.#end(ENDED)
        break
    }
  }

  /** Also what nobody waits for any more: later results are told on what was told with it. */
  #receive({ id, result }: Extract<Word, { kind: 'result' }>): void {
    const received = this.#results.receive(result)
    this.#calls.get(id)?.resolve(received)
  }

  async #enter({ id, lane, call }: Extract<Word, { kind: 'enter' }>): Promise<void> {
    const giveUp = new AbortController()
    const turn: Turn = { lane, call: call === undefined ? undefined : this.#calls.get(call), giveUp }
    this.#turns.set(id, turn)
    try {
      const leave = await this.#options.lanes.enter(lane, giveUp.signal)
      if (!this.#turns.has(id)) return leave()
      turn.leave = leave
      if (turn.call) {
        turn.call.turns++
        turn.call.onTurn()
      }
      this.#tell({ kind: 'entered', id })
    } catch {
      // It has given up itself, or has ended.
    }
  }

  #leave(id: number): void {
    const turn = this.#turns.get(id)
    this.#turns.delete(id)
    if (!turn?.leave) {
      turn?.giveUp.abort()
      return
    }
    turn.leave()
    const { call, lane } = turn
    if (!call) return
    call.turns--
    // Work that was alone goes on beside others.
    if (call.turns === 0 && lane === 'shared') call.onWait()
  }

  /** Looks at the thread as long as it has work, which keeps the process going. */
  #watch(): void {
    const isAtWork = this.#calls.size > 0 && !this.#hasEnded
    if (!isAtWork) {
      clearInterval(this.#looking)
      this.#looking = undefined
      if (!this.#hasEnded) this.#worker.unref()
    } else if (!this.#looking) {
      let last = now()
      let spent = process.cpuUsage()
      this.#heldMs = 0
      this.#worker.ref()
      this.#looking = setInterval(() => {
        const [time, usage] = [now(), process.cpuUsage()]
        const spentMs = (usage.user - spent.user + usage.system - spent.system) / 1000
        const passedMs = Number(time - last)
        this.#lookAtLoop(Math.min(passedMs, Math.max(spentMs, passedMs * COUNTED_AT_LEAST)))
        last = time
        spent = usage
        void this.#lookAtHeap()
      }, LOOK_MS)
    }
  }

  /** It is told even by a thread whose loop is held. */
  async #lookAtHeap(): Promise<void> {
    const { maxHeapMb } = this.#options
    const heap = await this.#worker.getHeapStatistics().catch(() => undefined)
    if (heap && heap.used_heap_size > maxHeapMb * 2 ** 20) {
      this.#end(`judging the page took more than ${maxHeapMb} MB of memory and was ended`)
    }
  }

  /** @param usedMs most that the thread can have had of the processor since the last look */
  #lookAtLoop(usedMs: number): void {
    const beat = Atomics.load(this.#beats, 0)
    // A thread that has not begun yet has judged nothing.
    const turns = beat === 0n || beat !== this.#lastBeat
    this.#lastBeat = beat
    this.#heldMs = turns ? 0 : this.#heldMs + Math.min(usedMs, COUNTED_LOOK_MS)
    if (this.#heldMs > this.#options.maxHeldMs(this.#calls.size)) {
      this.#end(
        `judging the page took all of the processor's time for ${(this.#heldMs / 1000).toFixed(1)} s and was ended`,
      )
    }
  }

  #end(reason: string): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    if (!this.#isClosing) this.#options.onLost()
    clearInterval(this.#looking)
    const underWay = this.#calls.size
    for (const { reject } of this.#calls.values()) reject(new ThreadEnded(reason, underWay))
    for (const id of [...this.#turns.keys()]) this.#leave(id)
    this.#terminated = this.#worker.terminate()
    this.#closed.resolve()
  }
}

/** What dependencies write in it goes nowhere: no text of a page may reach a log unseen. */
function startWorker(entry: URL = program()): Worker {
  const worker = new Worker(entry, {
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: ENGINE_HEAP,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  return worker
}
