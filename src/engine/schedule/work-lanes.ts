/** `shared` work runs beside other such work, `alone` beside nothing. */
export type Lane = 'shared' | 'alone'

/** Ends the stay in a lane; more than one call does no harm. */
export type Leave = () => void

/** Where work waits for its turn. */
export interface Lanes {
  /**
   * Waits for the turn.
   *
   * @returns what to call when the work has ended
   * @throws the signal's reason where it aborts before the turn has come
   */
  enter(lane: Lane, signal?: AbortSignal): Promise<Leave>
}

interface Waiting {
  lane: Lane
  /** Milliseconds since 1970. */
  since: number
  enter(): void
}

/** Milliseconds in which work that must wait anyway lets others pass. */
const PATIENCE_MS = 30_000

/**
 * Keeps all other work away while something runs that any load would falsify. Whoever comes first goes first, except
 * that shared work may pass what still waits for other shared work, for a while: neither lane can keep the other from
 * ever getting its turn.
 *
 * Work in a lane must not enter one again: it would wait for itself.
 */
export class WorkLanes implements Lanes {
  readonly #waiting: Waiting[] = []
  readonly #now: () => number
  #shared = 0
  #alone = false

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  async enter(lane: Lane, signal?: AbortSignal): Promise<Leave> {
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<Leave>()
    const giveUp = () => {
      this.#waiting.splice(this.#waiting.indexOf(entry), 1)
      reject(signal!.reason)
      // Those behind may have waited for this one alone.
      this.#admit()
    }
    const entry: Waiting = {
      lane,
      since: this.#now(),
      enter: () => {
        signal?.removeEventListener('abort', giveUp)
        resolve(this.#leaveOf(lane))
      },
    }
    signal?.addEventListener('abort', giveUp, { once: true })
    this.#waiting.push(entry)
    this.#admit()
    return await promise
  }

  /** Lets in all whose turn it is. */
  #admit(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      if (next.lane === 'alone') this.#alone = true
      else this.#shared++
      next.enter()
    }
  }

  #next(): Waiting | undefined {
    const first = this.#waiting[0]
    if (!first || this.#alone) return undefined
    if (first.lane === 'shared' || this.#shared === 0) return first
    const mayPass = this.#now() - first.since < PATIENCE_MS
    return mayPass ? this.#waiting.find(({ lane }) => lane === 'shared') : undefined
  }

  #leaveOf(lane: Lane): Leave {
    let left = false
    return () => {
      if (left) return
      left = true
      if (lane === 'alone') this.#alone = false
      else this.#shared--
      this.#admit()
    }
  }
}
