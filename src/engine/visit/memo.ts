/** Keeps the promises of what was gathered, the most recently used ones, each for a bounded time. */
export class Memo<T> {
  readonly #kept = new Map<string, { value: Promise<T>; until: number }>()
  readonly #entries: number
  readonly #ttlMs: number
  readonly #now: () => number

  /**
   * @param entries most values kept
   * @param ttlMs milliseconds that a value serves; Infinity for a run
   */
  constructor(entries: number, ttlMs: number, now: () => number = Date.now) {
    this.#entries = entries
    this.#ttlMs = ttlMs
    this.#now = now
  }

  /** The value under a key, made by `make` where there is none. A value that rejects is forgotten. */
  get(key: string, make: () => Promise<T>): Promise<T> {
    const found = this.#kept.get(key)
    this.#kept.delete(key)
    const entry =
      found && found.until > this.#now() ? found : { value: make(), until: this.#now() + this.#ttlMs }
    this.#kept.set(key, entry)
    if (entry !== found) entry.value.catch(() => this.delete(key))
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#entries) break
      this.#kept.delete(oldest)
    }
    return entry.value
  }

  delete(key: string): void {
    this.#kept.delete(key)
  }
}
