import { setTimeout as sleep } from 'node:timers/promises'
import { Slots } from './slots.ts'

interface Lane<Answer> {
  slots: Slots
  /** Milliseconds since 1970 before which the host wants no request. */
  openFrom: number
  /** What stands for the answers of a host that is left alone for a while. */
  closed: { answer: Answer; until: number } | undefined
}

/** Requests at once to all hosts together. */
const AT_ONCE = 32
/** Requests at once to one host that is not audited: it did not ask for this. */
const AT_ONCE_PER_HOST = 3
/** Requests at once to the audited origin, whose owner asked for them: a page of 50 links takes two rounds. */
const AT_ONCE_TO_AUDITED = 25
/** Hosts that are remembered, the least recently used ones being forgotten first. */
const MAX_HOSTS = 5000
/** Milliseconds that a host is left alone: longer than a run lasts mostly, so that a server asks anew one day. */
const CLOSED_MS = 10 * 60_000

/** Keeps the requests of a run from pressing one host, and keeps away from hosts that ask for it or are down. */
export class HostLanes<Answer> {
  readonly #all = new Slots(AT_ONCE)
  readonly #lanes = new Map<string, Lane<Answer>>()
  /** The most recently used one: most links of a page lead to its own host. */
  #last: { host: string; lane: Lane<Answer> } | undefined
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /**
   * Does work that asks a host, when it is the host's turn.
   *
   * @param audited whether the host is the audited one
   * @returns what the lane was closed with, where it is
   */
  run(host: string, audited: boolean, signal: AbortSignal, work: () => Promise<Answer>): Promise<Answer> {
    const lane = this.#lane(host, audited)
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const fail = (error: unknown) => {
      lane.slots.give()
      reject(error)
    }
    const ask = () => {
      const closed = this.#closed(lane)
      if (closed) {
        lane.slots.give()
        resolve(closed.answer)
        return
      }
      this.#all.take(() => {
        const end = (settle: () => void) => {
          this.#all.give()
          lane.slots.give()
          settle()
        }
        work().then(
          answer => end(() => resolve(answer)),
          error => end(() => reject(error)),
        )
      })
    }
    lane.slots.take(() => {
      if (this.#msToWait(lane) <= 0) ask()
      else this.#untilOpen(lane, signal).then(ask, fail)
    })
    return promise
  }

  /** Lets nothing go to a host for a time. */
  pause(host: string, ms: number): void {
    const lane = this.#lanes.get(host)
    if (lane) lane.openFrom = Math.max(lane.openFrom, this.#now() + ms)
  }

  /** Lets nothing go to a host for a long time. */
  close(host: string, answer: Answer): void {
    const lane = this.#lanes.get(host)
    if (lane) lane.closed = { answer, until: this.#now() + CLOSED_MS }
  }

  #closed({ closed }: Lane<Answer>): Lane<Answer>['closed'] {
    return closed && closed.until > this.#now() ? closed : undefined
  }

  #lane(host: string, audited: boolean): Lane<Answer> {
    if (this.#last?.host === host) return this.#last.lane
    const lane = this.#lanes.get(host) ?? {
      slots: new Slots(audited ? AT_ONCE_TO_AUDITED : AT_ONCE_PER_HOST),
      openFrom: 0,
      closed: undefined,
    }
    this.#lanes.delete(host)
    this.#lanes.set(host, lane)
    if (this.#lanes.size > MAX_HOSTS) this.#forget()
    this.#last = { host, lane }
    return lane
  }

  #forget(): void {
    for (const [name, oldest] of this.#lanes) {
      if (this.#lanes.size <= MAX_HOSTS) break
      if (oldest.slots.isIdle) this.#lanes.delete(name)
    }
  }

  #msToWait(lane: Lane<Answer>): number {
    return this.#closed(lane) ? 0 : lane.openFrom - this.#now()
  }

  async #untilOpen(lane: Lane<Answer>, signal: AbortSignal): Promise<void> {
    for (let ms = this.#msToWait(lane); ms > 0; ms = this.#msToWait(lane)) {
      await sleep(ms, undefined, { signal })
    }
  }
}
