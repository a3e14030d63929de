import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import type { Order } from '../../../src/engine/thread/messages.ts'
import { PROGRAM } from '../../support/program.ts'

/** Milliseconds that the page /long takes. */
const LONG_MS = 3000
/** Milliseconds for which the machine has no time for whatever judges /starved. */
const STARVED_MS = 6000

/** The engine's thread, in which the pages /endless, /long, /starved and /bloated are what their names say to whatever judges them. */
parentPort!.on('message', (order: Order) => {
  if (order.kind !== 'call') return
  const until = Date.now() + LONG_MS
  if (order.work.url.endsWith('/long')) while (Date.now() < until);
  if (order.work.url.endsWith('/starved')) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STARVED_MS)
  }
  if (order.work.url.endsWith('/endless')) for (;;);
  if (order.work.url.endsWith('/bloated')) {
    const all: number[][] = []
    for (;;) all.push(Array.from({ length: 10_000 }, Math.random))
  }
})
await import(pathToFileURL(PROGRAM).href)
