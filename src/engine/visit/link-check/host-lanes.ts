import { setTimeout as sleep } from 'node:timers/promises'
import { Slots } from './slots.ts'

interface Lane<Answer> {
  slots: Slots
  /** Requests at once where nothing is known of how it takes them. */
  most: number
  /** Whether the host is known to be there. */
  isThere: boolean
  /** Requests in vain until then. */
  inVain: number
  /** Answers in a row since it was last asked for more at once, or wanted fewer. */
  answers: number
  /** Milliseconds since 1970 before which the host wants no request. */
  openFrom: number
  /** What stands for the answers of a host that is left alone for a while. */
  closed: { answer: Answer; until: number } | undefined
}

/** Requests at once to all hosts together that are known to be there. */
const AT_ONCE = 32
/** Hosts of which it is found out at once whether they are there: those that are not must not keep the others waiting. */
const FOUND_OUT_AT_ONCE = 32
/** Requests at once to one host that is not audited: as many as a browser that shows a page of it. */
const AT_ONCE_PER_HOST = 6
/** The same of one that takes them well, as of an archive that thousands of links lead to. */
export const MOST_AT_ONCE_PER_HOST = 10
/** Answers in a row that a host gives for one more request at once. */
const ANSWERS_FOR_MORE = 20
/** Requests at once to the audited origin, whose owner asked for them: a page of 50 links takes two rounds. */
const AT_ONCE_TO_AUDITED = 25
/** Hosts that are remembered, the least recently used ones being forgotten first. */
const MAX_HOSTS = 5000
/** Milliseconds that a host is left alone: longer than a run lasts mostly, so that a server asks anew one day. */
const CLOSED_MS = 10 * 60_000

/**
 * Keeps the requests of a run from pressing one host, and keeps away from hosts that ask for it or are down. Until a host
 * is known to be there, one request at a time finds that out for all others.
 */
export class HostLanes<Answer> {
  readonly #all = new Slots(AT_ONCE)
  readonly #findingOut = new Slots(FOUND_OUT_AT_ONCE)
  #isAnyThere = false
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
      const together = lane.isThere ? this.#all : this.#findingOut
      together.take(() => {
        const end = (settle: () => void) => {
          together.give()
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

  isThere(host: string): boolean {
    return this.#lanes.get(host)?.isThere === true
  }

  /** Whether any host but the audited one is known to be there. */
  get isAnyThere(): boolean {
    return this.#isAnyThere
  }

  /** Says that a host is there, so that several requests may go to it at once. */
  find(host: string): void {
    const lane = this.#lanes.get(host)
    if (!lane || lane.isThere) return
    lane.isThere = true
    this.#isAnyThere = true
    lane.slots.most = lane.most
  }

  /** Says that a host has answered as it should: after a while more may go to it at once. */
  goesWell(host: string): void {
    const lane = this.#lanes.get(host)
    if (!lane || lane.slots.most >= MOST_AT_ONCE_PER_HOST || ++lane.answers < ANSWERS_FOR_MORE) return
    lane.answers = 0
    lane.slots.most++
  }

  /** Says that a request found nothing of a host. Returns how many have until now. */
  miss(host: string): number {
    const lane = this.#lanes.get(host)
    return lane ? ++lane.inVain : 1
  }

  /** Lets nothing go to a host for a time, and then no more at once than to others. */
  pause(host: string, ms: number): void {
    const lane = this.#lanes.get(host)
    if (!lane) return
    lane.openFrom = Math.max(lane.openFrom, this.#now() + ms)
    lane.answers = 0
    lane.slots.most = Math.min(lane.slots.most, lane.most)
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
      slots: new Slots(audited ? AT_ONCE_TO_AUDITED : 1),
      most: audited ? AT_ONCE_TO_AUDITED : AT_ONCE_PER_HOST,
      isThere: audited,
      inVain: 0,
      answers: 0,
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
