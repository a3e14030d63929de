import { AsyncLocalStorage } from 'node:async_hooks'

/** Fingerprints of inputs by their keys; undefined where it has to be asked for, or cannot be told. */
export type TracedInputs = Map<string, Promise<string | undefined> | undefined>

const current = new AsyncLocalStorage<InputTrace>()
const traces = new WeakMap<Promise<unknown>, InputTrace>()

/**
 * What a piece of work was made from: each thing that it asked the visit for, also by way of work that it shares with
 * others. So nobody has to declare what a topic reads, and nothing that it reads can be forgotten.
 */
export class InputTrace {
  readonly #own: TracedInputs = new Map()
  readonly #parts = new Set<InputTrace>()
  #until = Number.POSITIVE_INFINITY

  add(key: string, fingerprint: Promise<string | undefined> | undefined): void {
    if (this.#own.get(key) === undefined) this.#own.set(key, fingerprint)
  }

  include(part: InputTrace): void {
    if (part !== this) this.#parts.add(part)
  }

  endAt(time: number): void {
    this.#until = Math.min(this.#until, time)
  }

  /** All inputs, those of shared work among them, and when its result ends to hold: milliseconds since 1970. */
  all(): { inputs: TracedInputs; until: number } {
    const inputs: TracedInputs = new Map()
    let until = Number.POSITIVE_INFINITY
    const seen = new Set<InputTrace>([this])
    for (const trace of seen) {
      until = Math.min(until, trace.#until)
      for (const [key, value] of trace.#own) if (inputs.get(key) === undefined) inputs.set(key, value)
      for (const part of trace.#parts) seen.add(part)
    }
    return { inputs, until }
  }
}

/** Does work whose inputs are told to all who {@link read} its promise. */
export function traced<T>(work: () => Promise<T>): Promise<T> {
  const trace = new InputTrace()
  const promise = current.run(trace, work)
  traces.set(promise, trace)
  return promise
}

/** Tells the work that is under way here what a promise was made from, if {@link traced} made it. */
export function read<T>(promise: Promise<T>): Promise<T> {
  const trace = traces.get(promise)
  if (trace) current.getStore()?.include(trace)
  return promise
}

/** What {@link traced} work was made from; undefined of any other promise. */
export function traceOf(promise: Promise<unknown>): InputTrace | undefined {
  return traces.get(promise)
}

/** Says that a promise is of what the work that is under way here was made from. */
export function tracedAsHere<T>(promise: Promise<T>): Promise<T> {
  const trace = current.getStore()
  if (trace) traces.set(promise, trace)
  return promise
}

/** Tells the work that is under way here of one thing that it was made from. */
export function noteInput(key: string, fingerprint?: Promise<string | undefined>): void {
  current.getStore()?.add(key, fingerprint)
}

/** Says that the work that is under way here may give something else the next time, as when its time was over. */
export function cannotRepeat(why: string): void {
  noteInput(`not asked: ${why}`)
}

/**
 * Says when the clock alone changes what the work that is under way here finds, as when an offer expires. What reads
 * the clock and does not say this would be taken over for ever.
 *
 * @param time milliseconds since 1970; what has passed changes nothing any more
 */
export function holdsUntil(time: number, now = Date.now()): void {
  if (time >= now) current.getStore()?.endAt(time)
}
