/** The queue is full; the caller is to come back later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
  readonly scope: 'account' | 'service'

  constructor(scope: 'account' | 'service') {
    super(scope === 'account' ? 'this account has too many calls under way' : 'the service is busy')
    this.scope = scope
  }
}

export interface QueueLimits {
  /** Calls worked on at once. */
  running: number
  /** Calls that may wait for their turn. */
  waiting: number
  /** Calls of one account under way, running and waiting. */
  perAccount: number
}

interface Waiting {
  start(): void
}

/** Bounded work: so many calls run, so many wait, the rest is refused at once. */
export class WorkQueue {
  readonly #limits: QueueLimits
  readonly #waiting: Waiting[] = []
  readonly #perAccount = new Map<string, number>()
  #running = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Calls under way, running and waiting. */
  get size(): number {
    return this.#running + this.#waiting.length
  }

  /**
   * Runs the work when its turn comes.
   *
   * @throws QueueFull where the account or the service has too much to do
   * @throws the signal's reason where it aborts while the work waits
   */
  async run<T>(account: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const ofAccount = this.#perAccount.get(account) ?? 0
    if (ofAccount >= this.#limits.perAccount) throw new QueueFull('account')
    if (this.#running >= this.#limits.running && this.#waiting.length >= this.#limits.waiting) {
      throw new QueueFull('service')
    }
    this.#perAccount.set(account, ofAccount + 1)
    try {
      await this.#turn(signal)
      try {
        return await work()
      } finally {
        this.#running--
        this.#waiting.shift()?.start()
      }
    } finally {
      const left = this.#perAccount.get(account)! - 1
      if (left === 0) this.#perAccount.delete(account)
      else this.#perAccount.set(account, left)
    }
  }

  /** Resolves when a place is free, which is then taken. */
  #turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.#running < this.#limits.running) {
      this.#running++
      return Promise.resolve()
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      this.#waiting.splice(this.#waiting.indexOf(entry), 1)
      reject(signal.reason)
    }
    const entry: Waiting = {
      start: () => {
        signal.removeEventListener('abort', leave)
        this.#running++
        resolve()
      },
    }
    this.#waiting.push(entry)
    signal.addEventListener('abort', leave, { once: true })
    return promise
  }
}
