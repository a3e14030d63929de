/** How many things go on at once, for thousands that wait: each costs its place in the queue and no promise. */
export class Slots {
  #most: number
  #taken = 0
  #waiting: (() => void)[] = []
  /** Where the queue begins: taking the first out of a long array moves all others. */
  #next = 0

  constructor(most: number) {
    this.#most = most
  }

  get isIdle(): boolean {
    return this.#taken === 0
  }

  get most(): number {
    return this.#most
  }

  /** Makes room for more at once, or for fewer as soon as what is under way has ended. */
  set most(most: number) {
    while (this.#most < most) {
      this.#most++
      this.#taken++
      this.give()
    }
    this.#most = most
  }

  /** Begins something when there is room, at once where there is. {@link give} the slot back when it has ended. */
  take(begin: () => void): void {
    if (this.#taken >= this.#most) {
      this.#waiting.push(begin)
      return
    }
    this.#taken++
    begin()
  }

  give(): void {
    if (this.#taken > this.#most) {
      this.#taken--
      return
    }
    const begin = this.#waiting[this.#next]
    if (!begin) {
      this.#taken--
      return
    }
    this.#next++
    if (this.#next === this.#waiting.length) {
      this.#waiting = []
      this.#next = 0
    }
    // Not at once: what begins may end at once as well, and so would thousands behind it, each within the other.
    queueMicrotask(begin)
  }
}
