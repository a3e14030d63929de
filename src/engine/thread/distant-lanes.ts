import type { Lane, Lanes, Leave } from '../schedule/work-lanes.ts'
import type { Word } from './messages.ts'

/** The lanes of the process as a thread sees them: it asks for its turn, and says when it leaves. */
export class DistantLanes implements Lanes {
  readonly #say: (word: Word) => void
  readonly #currentCall: () => number | undefined
  readonly #waiting = new Map<number, () => void>()
  #count = 0

  /** @param currentCall the call that is worked on where it is asked */
  constructor(say: (word: Word) => void, currentCall: () => number | undefined) {
    this.#say = say
    this.#currentCall = currentCall
  }

  async enter(lane: Lane, signal?: AbortSignal): Promise<Leave> {
    signal?.throwIfAborted()
    const id = ++this.#count
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => this.#say({ kind: 'leave', id })
    const giveUp = () => {
      this.#waiting.delete(id)
      leave()
      reject(signal!.reason)
    }
    this.#waiting.set(id, resolve)
    signal?.addEventListener('abort', giveUp, { once: true })
    this.#say({ kind: 'enter', id, lane, call: this.#currentCall() })
    await promise
    signal?.removeEventListener('abort', giveUp)
    let left = false
    return () => {
      if (!left) leave()
      left = true
    }
  }

  /** Its turn has come. */
  entered(id: number): void {
    this.#waiting.get(id)?.()
    this.#waiting.delete(id)
  }
}
