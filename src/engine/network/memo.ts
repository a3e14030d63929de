/** How large kept values may be together. */
export interface MemoBudget<T> {
  max: number
  sizeOf(value: T): number
}

interface Entry<T> {
  value: Promise<T>
  until: number
  size: number
}

/** Keeps the promises of what was gathered, the most recently used ones, each for a bounded time. */
export class Memo<T> {
  readonly #kept = new Map<string, Entry<T>>()
  readonly #entries: number
  readonly #ttlMs: number
  readonly #now: () => number
  readonly #budget: MemoBudget<T> | undefined
  #size = 0

  /**
   * @param entries most values kept
   * @param ttlMs milliseconds that a value serves; Infinity for a run
   * @param budget most that the values may be together; the least recently used ones go first
   */
  constructor(entries: number, ttlMs: number, now: () => number = Date.now, budget?: MemoBudget<T>) {
    this.#entries = entries
    this.#ttlMs = ttlMs
    this.#now = now
    this.#budget = budget
  }

  /** The value under a key, made by `make` where there is none. A value that rejects is forgotten. */
  get(key: string, make: () => Promise<T>): Promise<T> {
    const found = this.#kept.get(key)
    if (found && found.until > this.#now()) {
      this.#kept.delete(key)
      this.#kept.set(key, found)
      return found.value
    }
    this.delete(key)
    const entry: Entry<T> = { value: make(), until: this.#now() + this.#ttlMs, size: 0 }
    this.#kept.set(key, entry)
    entry.value.then(
      value => this.#weigh(key, entry, value),
      () => this.#forget(key, entry),
    )
    this.#evict()
    return entry.value
  }

  /** The value under a key, where there is one that still serves. */
  find(key: string): Promise<T> | undefined {
    const found = this.#kept.get(key)
    return found && found.until > this.#now() ? found.value : undefined
  }

  delete(key: string): void {
    const entry = this.#kept.get(key)
    if (entry) this.#forget(key, entry)
  }

  #forget(key: string, entry: Entry<T>): void {
    if (this.#kept.get(key) !== entry) return
    this.#kept.delete(key)
    this.#size -= entry.size
  }

  #weigh(key: string, entry: Entry<T>, value: T): void {
    if (!this.#budget || this.#kept.get(key) !== entry) return
    entry.size = this.#budget.sizeOf(value)
    this.#size += entry.size
    this.#evict()
  }

  #evict(): void {
    const max = this.#budget?.max ?? Number.POSITIVE_INFINITY
    const fits = () => this.#kept.size <= this.#entries && this.#size <= max
    if (fits()) return
    for (const [key, oldest] of this.#kept) {
      this.#forget(key, oldest)
      if (fits()) return
    }
  }
}
