import { isDeepStrictEqual } from 'node:util'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { Word } from '../../src/engine/thread/messages.ts'

/** Threads that wait for the next engine. Each holds some 60 MB. */
const MAX_IDLE = 3
/** Engines that a thread has one after the other. */
const MAX_ENGINES = 50

/** What who has a thread listens to. */
const EVENTS = ['message', 'error', 'exit'] as const

const idle: EngineThread[] = []

/**
 * A thread for the engine of the program at an address. One that has closed its engine is given out again where a new one
 * would be the same, with code that has been compiled and run before.
 *
 * @param env the variables that matter to it
 */
export function engineThread(
  file: URL,
  options: WorkerOptions,
  env: NodeJS.ProcessEnv = { ...process.env },
): Worker {
  const begun = { file: file.href, options, env }
  const at = idle.findLastIndex(thread => isDeepStrictEqual(thread.begun, begun))
  return at < 0 ? new EngineThread(file, options, begun) : idle.splice(at, 1)[0]!.again()
}

/** Ends what nobody has: a thread whose output is read keeps its process from ending. */
export async function endIdleThreads(): Promise<void> {
  await Promise.all(idle.splice(0).map(thread => thread.terminate()))
}

/** A thread that opens one engine after the other, and ends as any other does where it has not closed the one that it has. */
class EngineThread extends Worker {
  /** What it has been made with: a new one would be the same. */
  readonly begun: object
  #engines = 0
  #isFree = false

  constructor(file: URL, options: WorkerOptions, begun: object) {
    super(file, options)
    this.begun = begun
    this.again()
  }

  again(): this {
    for (const event of EVENTS) this.removeAllListeners(event)
    this.#engines++
    this.#isFree = false
    this.prependListener('message', ({ kind }: Word) => {
      this.#isFree = kind === 'closed'
    })
    this.ref()
    return this
  }

  override async terminate(): Promise<number> {
    if (idle.includes(this)) return 0
    if (!this.#isFree || this.#engines >= MAX_ENGINES || idle.length >= MAX_IDLE)
      return await super.terminate()
    for (const event of EVENTS) this.removeAllListeners(event)
    // What becomes of it while nobody has it is nobody's fault.
    this.on('error', () => {}).on('exit', () => idle.splice(idle.indexOf(this), idle.includes(this) ? 1 : 0))
    idle.push(this)
    this.#isFree = false
    return 0
  }
}
