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
  /** Calls of one account worked on at once. As many as of all unless given. */
  runningPerAccount?: number
}

interface Waiting {
  account: string
  start(): void
}

/**
 * Bounded work: so many calls run, so many wait, the rest is refused at once. The next turn goes to the account of which
 * the fewest calls run, so that no account can keep another from its turn.
 */
export class WorkQueue {
  readonly #limits: QueueLimits
  readonly #waiting: Waiting[] = []
  readonly #perAccount = new Map<string, number>()
  readonly #runningOf = new Map<string, number>()
  #running = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Calls that are worked on. */
  get running(): number {
    return this.#running
  }

  /** Calls that wait for their turn. */
  get waiting(): number {
    return this.#waiting.length
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
    if (!this.#hasRoomFor(account) && this.#waiting.length >= this.#limits.waiting) {
      throw new QueueFull('service')
    }
    this.#perAccount.set(account, ofAccount + 1)
    try {
      await this.#turn(account, signal)
      try {
        return await work()
      } finally {
        this.#count(account, -1)
        this.#startNext()
      }
    } finally {
      const left = this.#perAccount.get(account)! - 1
      if (left === 0) this.#perAccount.delete(account)
      else this.#perAccount.set(account, left)
    }
  }

  /** Resolves when a place is free, which is then taken. */
  #turn(account: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.#hasRoomFor(account)) {
      this.#count(account, 1)
      return Promise.resolve()
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      this.#waiting.splice(this.#waiting.indexOf(entry), 1)
      reject(signal.reason)
    }
    const entry: Waiting = {
      account,
      start: () => {
        signal.removeEventListener('abort', leave)
        this.#count(account, 1)
        resolve()
      },
    }
    this.#waiting.push(entry)
    signal.addEventListener('abort', leave, { once: true })
    return promise
  }

  #hasRoomFor(account: string): boolean {
    const { running, runningPerAccount = running } = this.#limits
    return this.#running < running && this.#runs(account) < runningPerAccount
  }

  #startNext(): void {
    const ready = this.#waiting.filter(({ account }) => this.#hasRoomFor(account))
    const fewest = Math.min(...ready.map(({ account }) => this.#runs(account)))
    const next = ready.find(({ account }) => this.#runs(account) === fewest)
    if (!next) return
    this.#waiting.splice(this.#waiting.indexOf(next), 1)
    next.start()
  }

  #runs(account: string): number {
    return this.#runningOf.get(account) ?? 0
  }

  #count(account: string, change: 1 | -1): void {
    this.#running += change
    const runs = this.#runs(account) + change
    if (runs === 0) this.#runningOf.delete(account)
    else this.#runningOf.set(account, runs)
  }
}
