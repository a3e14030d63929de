import { AsyncLocalStorage } from 'node:async_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import type { AnalyzeOptions } from '../../api/seo-api.ts'
import { createEngine } from '../engine.ts'
import { DistantLanes } from './distant-lanes.ts'
import { now, type Order, sentError, type ThreadData, type Word, type Work } from './messages.ts'
import { type Result, ResultSender } from './sent-result.ts'

/** What an engine does in a thread of its own: it works on calls until it is told to close, or is ended. */

/** Milliseconds between two signs that the loop turns. */
const BEAT_MS = 100

const { engine: options, beat } = workerData as ThreadData
const port = parentPort!
const say = (word: Word, handedOver: ArrayBuffer[] = []) => port.postMessage(word, handedOver)
const sender = new ResultSender()
const currentCall = new AsyncLocalStorage<number>()
const lanes = new DistantLanes(say, () => currentCall.getStore())
const engine = createEngine({ ...options, lanes })
/** What ends each call, and what ends its crawl. */
const calls = new Map<number, { abort: AbortController; enough: AbortController }>()
const warned = new Set<string>()

const beats = new BigInt64Array(beat)
const note = () => Atomics.store(beats, 0, now())
note()
setInterval(note, BEAT_MS).unref()

port.on('message', (order: Order) => {
  note()
  switch (order.kind) {
    case 'call':
      void currentCall.run(order.id, answer, order.id, order.work)
      break
    case 'abort':
      calls.get(order.id)?.abort.abort()
      break
    case 'enough':
      calls.get(order.id)?.enough.abort()
      break
    case 'entered':
      lanes.entered(order.id)
      break
    case 'prepare':
      engine.prepare?.(order.tools)
      break
    case 'release':
      engine.release?.(order.url)
      break
    case 'expect':
      engine.expect?.(order.url, order.inputs)
      break
    case 'close':
      void close()
      break
  }
})

async function answer(id: number, work: Work): Promise<void> {
  const call = { abort: new AbortController(), enough: new AbortController() }
  calls.set(id, call)
  try {
    const result = await resultOf(work, {
      signal: call.abort.signal,
      enough: call.enough.signal,
      onProgress: progress => say({ kind: 'progress', id, progress }),
    })
    await warn()
    const sent = sender.send(result)
    say({ kind: 'result', id, result: sent.result }, sent.handedOver)
  } catch (error) {
    say({ kind: 'error', id, error: sentError(error) })
  } finally {
    calls.delete(id)
    const vitals = await engine.vitals?.()
    if (vitals) say({ kind: 'vitals', vitals })
  }
}

/** Says what has to be known of the results until now, each once. */
async function warn(): Promise<void> {
  for (const warning of (await engine.warnings?.()) ?? []) {
    if (!warned.has(warning)) say({ kind: 'warning', warning })
    warned.add(warning)
  }
}

async function resultOf(work: Work, options: AnalyzeOptions & { signal: AbortSignal }): Promise<Result> {
  const { signal } = options
  switch (work.operation) {
    case 'analyze':
      return await engine.analyze(work.url, { ...options, ...(work.tools && { tools: work.tools }) })
    case 'runTool':
      return await engine.runTool(work.tool, work.url, { signal, ...(work.tools && { tools: work.tools }) })
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

async function close(): Promise<void> {
  await engine.close?.().catch(() => undefined)
  say({ kind: 'closed' })
  port.close()
}
