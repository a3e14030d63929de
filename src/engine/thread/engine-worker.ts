import { AsyncLocalStorage } from 'node:async_hooks'
import { parentPort } from 'node:worker_threads'
import type { AnalyzeOptions } from '../../api/seo-api.ts'
import { createEngine } from '../engine.ts'
import { DistantLanes } from './distant-lanes.ts'
import { now, type Order, sentError, type ThreadData, type Word, type Work } from './messages.ts'
import { type Result, ResultSender } from './sent-result.ts'

/** What an engine does in a thread of its own: it works on calls until it is told to close, or its thread is ended. */

/** Milliseconds between two signs that the loop turns. */
const BEAT_MS = 100

const port = parentPort!
let opened: OpenedEngine | undefined

port.on('message', (order: Order) => {
  if (order.kind === 'open') opened = new OpenedEngine(order.thread)
  else opened?.take(order)
})
setInterval(() => opened?.beat(), BEAT_MS).unref()

/** One engine, of which nothing is left when it says that it is closed: the thread could open another one then. */
class OpenedEngine {
  readonly #beats: BigInt64Array
  readonly #engine: ReturnType<typeof createEngine>
  readonly #sender = new ResultSender()
  readonly #currentCall = new AsyncLocalStorage<number>()
  readonly #lanes = new DistantLanes(
    word => this.#say(word),
    () => this.#currentCall.getStore(),
  )
  /** What ends each call, and what ends its crawl. */
  readonly #calls = new Map<number, { abort: AbortController; enough: AbortController }>()
  readonly #warned = new Set<string>()
  #isClosed = false

  constructor({ engine, beat }: ThreadData) {
    this.#beats = new BigInt64Array(beat)
    this.beat()
    this.#engine = createEngine({ ...engine, lanes: this.#lanes })
  }

  /** Notes that the loop turns. */
  beat(): void {
    Atomics.store(this.#beats, 0, now())
  }

  take(order: Exclude<Order, { kind: 'open' }>): void {
    this.beat()
    switch (order.kind) {
      case 'call':
        void this.#currentCall.run(order.id, () => this.#answer(order.id, order.work))
        break
      case 'abort':
        this.#calls.get(order.id)?.abort.abort()
        break
      case 'enough':
        this.#calls.get(order.id)?.enough.abort()
        break
      case 'entered':
        this.#lanes.entered(order.id)
        break
      case 'prepare':
        this.#engine.prepare?.(order.tools)
        break
      case 'release':
        this.#engine.release?.(order.url)
        break
      case 'expect':
        this.#engine.expect?.(order.url, order.inputs)
        break
      case 'close':
        void this.#close()
        break
    }
  }

  #say(word: Word, handedOver: ArrayBuffer[] = []): void {
    if (!this.#isClosed) port.postMessage(word, handedOver)
  }

  async #answer(id: number, work: Work): Promise<void> {
    const call = { abort: new AbortController(), enough: new AbortController() }
    this.#calls.set(id, call)
    try {
      const result = await this.#resultOf(work, {
        signal: call.abort.signal,
        enough: call.enough.signal,
        onProgress: progress => this.#say({ kind: 'progress', id, progress }),
      })
      await this.#warn()
      const sent = this.#sender.send(result)
      this.#say({ kind: 'result', id, result: sent.result }, sent.handedOver)
    } catch (error) {
      this.#say({ kind: 'error', id, error: sentError(error) })
    } finally {
      this.#calls.delete(id)
      const vitals = await this.#engine.vitals?.()
      if (vitals) this.#say({ kind: 'vitals', vitals })
    }
  }

  /** Says what has to be known of the results until now, each once. */
  async #warn(): Promise<void> {
    for (const warning of (await this.#engine.warnings?.()) ?? []) {
      if (!this.#warned.has(warning)) this.#say({ kind: 'warning', warning })
      this.#warned.add(warning)
    }
  }

  async #resultOf(work: Work, options: AnalyzeOptions & { signal: AbortSignal }): Promise<Result> {
    const engine = this.#engine
    const { signal } = options
    switch (work.operation) {
      case 'analyze':
        return await engine.analyze(work.url, { ...options, ...(work.tools && { tools: work.tools }) })
      case 'runTool':
        return await engine.runTool(work.tool, work.url, {
          signal,
          ...(work.tools && { tools: work.tools }),
          ...(work.known && { known: work.known }),
        })
      case 'listedAddresses':
        return await engine.listedAddresses(work.url, { signal })
      case 'addressAnswers':
        return await engine.addressAnswers(work.url, work.addresses, { signal, read: work.read })
      case 'inputs':
        return await engine.inputs(work.url, { signal })
      case 'unchanged':
        return await engine.unchanged(work.url, work.inputs, { signal })
    }
  }

  async #close(): Promise<void> {
    await this.#engine.close?.().catch(() => undefined)
    this.#say({ kind: 'closed' })
    this.#isClosed = true
  }
}
