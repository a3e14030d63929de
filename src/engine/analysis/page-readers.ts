import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { program } from '../thread/program.ts'
import type { PageJob, PageReading } from './page-job.ts'
import { isDocument, readPage } from './read-page.ts'

/** What a thread is told. */
export interface ReadingOrder {
  id: number
  job: PageJob
}

/** What it says; of id 0, that it has begun. */
export interface ReadingAnswer {
  id: number
  reading?: PageReading
  error?: string
}

/** A page to be read. */
interface Waiting {
  id: number
  job: PageJob
  resolve(reading: PageReading): void
  reject(error: unknown): void
}

interface Reader {
  worker: Worker
  hasBegun: boolean
  /** What it has, of which it reads the first. */
  readings: Map<number, Waiting>
  /** Of the page that it reads. */
  timer?: NodeJS.Timeout
}

/** Threads beside the one that crawls; more would wait for it. */
const MAX_READERS = 3
/** Pages before the first of them starts: it takes as long as to read some tens. */
const PAGES_WITHOUT = 8
/** Pages that a reader has at once, so that the next is there when it has done one, however long this thread is busy. */
const PAGES_AT_ONCE = 3
/** Bytes of a page that this thread reads itself: however slow it is to read, it soon goes on. */
const MAX_BYTES_HERE = 256 * 1024
/** Milliseconds for one page; the largest take a second. */
const MAX_MS = 30_000
const HEAP_LIMIT_MB = 1024
/** A document and what is read of it, so that most of it never becomes old. */
const YOUNG_MB = 48
const ENDED = 'the crawl has ended'

/**
 * Reads pages beside the thread that crawls, as soon as there are many, or a large one; small ones in it as well, while
 * those beside it have enough to do. A page that takes all of a thread's time or memory costs that thread, and is not
 * read; those behind it another one reads.
 */
export class PageReaders {
  #most: number
  readonly #entry: URL
  readonly #maxMs: number
  readonly #readers = new Set<Reader>()
  readonly #waiting: Waiting[] = []
  #count = 0
  #isReading = false
  #isClosed = false

  /**
   * @param most threads; as many as there are processors to spare, unless given
   * @param maxMs milliseconds for one page
   */
  constructor(
    most = Math.max(1, Math.min(MAX_READERS, availableParallelism() - 1)),
    entry = program(),
    maxMs = MAX_MS,
  ) {
    this.#most = most
    this.#entry = entry
    this.#maxMs = maxMs
  }

  read(job: PageJob): Promise<PageReading> {
    // To hand it over takes longer.
    if (!isDocument(job)) return readPage(job)
    this.#count++
    if (this.#count > PAGES_WITHOUT || !isSmall(job)) this.#start()
    const { promise, resolve, reject } = Promise.withResolvers<PageReading>()
    this.#waiting.push({ id: this.#count, job, resolve, reject })
    this.#handOut()
    return promise
  }

  /** Ends the threads. What they were reading is not read, nor is what was waiting for it. */
  close(): void {
    this.#isClosed = true
    for (const reader of this.#readers) this.#end(reader, ENDED)
    for (const { job, resolve } of this.#waiting.splice(0)) resolve(unread(job, ENDED))
  }

  /** What no reader has room for this thread reads, if it is small, one page at a time: in between it has others to serve. */
  #handOut(): void {
    for (let reader = this.#freeReader(); reader && this.#waiting.length > 0; reader = this.#freeReader()) {
      this.#readIn(reader, this.#waiting.shift()!)
    }
    if (!this.#isReading) void this.#readHere()
  }

  async #readHere(): Promise<void> {
    const at = this.#most === 0 ? 0 : this.#waiting.findIndex(({ job }) => isSmall(job))
    const next = at < 0 ? undefined : this.#waiting.splice(at, 1)[0]
    if (!next) return
    this.#isReading = true
    await readPage(next.job).then(next.resolve, next.reject)
    setImmediate(() => {
      this.#isReading = false
      this.#handOut()
    })
  }

  /** The one with the least to do, of those that have room. */
  #freeReader(): Reader | undefined {
    let best: Reader | undefined
    for (const reader of this.#readers) {
      if (!reader.hasBegun || reader.readings.size >= PAGES_AT_ONCE) continue
      if (!best || reader.readings.size < best.readings.size) best = reader
    }
    return best
  }

  #start(): void {
    while (this.#readers.size < this.#most && !this.#isClosed) {
      const worker = new Worker(this.#entry, {
        workerData: { reads: 'pages' },
        execArgv: [],
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB, maxYoungGenerationSizeMb: YOUNG_MB },
      })
      worker.stdout.resume()
      worker.stderr.resume()
      const reader: Reader = { worker, hasBegun: false, readings: new Map() }
      this.#readers.add(reader)
      worker
        .on('message', (answer: ReadingAnswer) => this.#hear(reader, answer))
        .on('error', error => this.#end(reader, error.message))
        .on('exit', () => this.#end(reader, 'its thread has ended'))
        .unref()
    }
  }

  #readIn(reader: Reader, page: Waiting): void {
    const { id, job } = page
    reader.readings.set(id, page)
    if (reader.readings.size === 1) this.#time(reader)
    reader.worker.postMessage({ id, job } satisfies ReadingOrder)
  }

  /** Begins the time of the page that a reader has come to. */
  #time(reader: Reader): void {
    clearTimeout(reader.timer)
    if (reader.readings.size === 0) return
    const late = () => this.#end(reader, `it took more than ${this.#maxMs / 1000} s`)
    reader.timer = setTimeout(late, this.#maxMs)
  }

  #hear(reader: Reader, { id, reading, error }: ReadingAnswer): void {
    if (!this.#readers.has(reader)) return
    reader.hasBegun = true
    const asked = reader.readings.get(id)
    if (asked) {
      reader.readings.delete(id)
      this.#time(reader)
      asked.resolve(reading ?? unread(asked.job, error ?? 'it has none'))
    }
    this.#handOut()
  }

  #end(reader: Reader, reason: string): void {
    if (!this.#readers.delete(reader)) return
    clearTimeout(reader.timer)
    void reader.worker.terminate()
    const [first, ...behind] = reader.readings.values()
    first?.resolve(unread(first.job, reason))
    this.#waiting.unshift(...behind)
    if (this.#isClosed) return
    // What cannot even begin is no help.
    if (!reader.hasBegun) this.#most = 0
    else if (this.#waiting.length > 0) this.#start()
    this.#handOut()
  }
}

function isSmall({ exchange }: PageJob): boolean {
  return (exchange.final?.body.length ?? 0) <= MAX_BYTES_HERE
}

/** Of a page that could not be read its answer is known, and nothing else. */
function unread({ url, exchange }: PageJob, reason: string): PageReading {
  const status = exchange.hops.at(-1)?.status ?? null
  const failure = `it could not be read: ${reason}`
  return { record: { url, status, indexable: null, failure }, links: [], checks: [] }
}
