/** CPU time of this thread, in milliseconds, that work took on an input of a size. */
export interface Step {
  size: number
  ms: number
}

export interface GrowthOptions {
  /** Size of the first input. */
  smallest?: number
  /** No input is larger than this. */
  largest?: number
  /** Whether work changes its input, so that each measurement needs one of its own. */
  isUsedUp?: boolean
}

/** Factor per doubling from which on time does not grow with the size any more: linear is 2, quadratic 4. */
const MAX_FACTOR = 2.75
/** Up to here it does not, without a doubt: to hide a square the smaller size would have to be held up for twice its time. */
const CLEAR_FACTOR = 2.3
/** What stays below at the largest size passes, whatever its growth, in milliseconds. */
const NEGLIGIBLE_MS = 40
/** From here on times are compared; below, the ticks in which the system counts are a large part of them. */
const MEASURABLE_MS = 10
/** No larger input is tried once one took this long. */
const ENOUGH_MS = 100
/** As long may the next input take, as far as can be told. */
const MOST_MS = 2 * ENOUGH_MS
/** Work that takes less is done several times, the least time counts. */
const REPEATED_BELOW_MS = 60
const REPETITIONS = 3
/** Times that a suspicion is measured again before it is believed. */
const SECOND_LOOKS = 3
/** A suspicion that is still as bad when measured again goes to the next size at once. */
const BLATANT_FACTOR = 3.5
/**
 * Sizes that are tried beyond the last one before it is believed: where other work takes the caches of the processor, one
 * step may well look like a large one, but what grows with the square of its size does so at each of them.
 */
const MORE_DOUBLINGS = 2
/** Factor from the first size that is compared to the last: two doublings, since one alone says little. */
export const SPAN = 4

/**
 * Does work on inputs of growing size, and tells where its time grows with each doubling by more than {@link MAX_FACTOR}.
 *
 * Load of the machine does not count, as CPU time of this thread is measured. The verdict is on the mean factor of the
 * last two doublings, and what looks bad is measured again, so that a pause for garbage fails nothing. Other sizes are
 * tried on the way to these alone, so that none of them takes too long.
 *
 * @param make the input of a size, outside of the measurement; sizes count what the shape repeats
 * @returns undefined where all is well, else the sizes with their times, for people:
 *   `expect(await superLinear(make, work)).toBeUndefined()`
 */
export async function superLinear<Input>(
  make: (size: number) => Input | Promise<Input>,
  work: (input: Input) => unknown,
  { smallest = 250, largest = 64_000, isUsedUp = false }: GrowthOptions = {},
): Promise<string | undefined> {
  const steps = new Steps(make, work, isUsedUp)
  let last = await steps.measure(smallest)
  while (last.ms <= ENOUGH_MS || last.size < SPAN * smallest) {
    const before = last.ms
    const factor = stepFrom(last, largest)
    if (last.size * factor > largest) break
    last = await steps.measure(last.size * factor)
    const isPause = last.ms > ENOUGH_MS && last.ms > before * MAX_FACTOR ** Math.log2(factor)
    if (isPause) await steps.measure(last.size)
  }
  for (let doubling = 0; last.ms >= NEGLIGIBLE_MS; doubling++) {
    // What was held up at its end only looks worse, what was held up at its start better than it is.
    const first = await steps.measure(Math.max(smallest, last.size / SPAN))
    if (isClear(first, last)) return undefined
    await steps.measureAgain(first.size, REPETITIONS - 1)
    for (let look = 0; look < SECOND_LOOKS && factorOf(first, last) > MAX_FACTOR; look++) {
      for (const { size } of [first, last]) await steps.measureAgain(size)
      if (factorOf(first, last) > BLATANT_FACTOR) break
    }
    const factor = factorOf(first, last)
    if (factor <= MAX_FACTOR) return undefined
    const next = 2 * last.size
    if (doubling === MORE_DOUBLINGS || next > largest) {
      return `×${factor.toFixed(1)} per doubling (${steps.told()})`
    }
    last = await steps.measure(next)
  }
  return undefined
}

/** Goes to sizes of which two that are compared come one after the other. */
function stepFrom({ size, ms }: Step, largest: number): number {
  const left = largest / size
  // Where the largest is the last, steps of the span have to come to it.
  if (ms * left <= MOST_MS && Math.log2(left) % 2 !== 0) return 2
  return ms * SPAN <= MOST_MS && left >= SPAN ? SPAN : 2
}

/** Whether the times of two sizes leave no doubt that time does not grow faster than the size. */
export function isClear(first: Step, last: Step): boolean {
  return factorOf(first, last) <= CLEAR_FACTOR
}

/** Mean factor of the doublings between two sizes; 1 where the time is too little to matter. */
function factorOf(first: Step, last: Step): number {
  if (last.ms < NEGLIGIBLE_MS) return 1
  const doublings = Math.max(1, Math.log2(last.size / first.size))
  return (last.ms / Math.max(first.ms, MEASURABLE_MS)) ** (1 / doublings)
}

/** The least time that work took on an input of each size. */
class Steps<Input> {
  readonly #make: (size: number) => Input | Promise<Input>
  readonly #work: (input: Input) => unknown
  readonly #isUsedUp: boolean
  readonly #steps = new Map<number, Step>()
  readonly #made = new Map<number, Input>()

  constructor(
    make: (size: number) => Input | Promise<Input>,
    work: (input: Input) => unknown,
    isUsedUp: boolean,
  ) {
    this.#make = make
    this.#work = work
    this.#isUsedUp = isUsedUp
  }

  async measure(size: number): Promise<Step> {
    await this.#measure(size)
    return this.#steps.get(size)!
  }

  /** Several times, or once where that takes long. */
  async measureAgain(size: number, repetitions = REPETITIONS): Promise<void> {
    for (let times = 0; times < repetitions; times++) {
      if ((await this.#measure(size)) > REPEATED_BELOW_MS) break
    }
  }

  /** The largest sizes with their times. */
  told(): string {
    const steps = [...this.#steps.values()].sort((one, other) => one.size - other.size)
    return steps
      .slice(-4)
      .map(({ size, ms }) => `${size}: ${ms.toFixed(1)} ms`)
      .join(', ')
  }

  async #measure(size: number): Promise<number> {
    const ms = await timeOf(await this.#input(size), this.#work)
    const step = this.#steps.get(size) ?? { size, ms }
    step.ms = Math.min(step.ms, ms)
    this.#steps.set(size, step)
    return ms
  }

  async #input(size: number): Promise<Input> {
    const input = this.#made.get(size) ?? (await this.#make(size))
    if (this.#isUsedUp) return input
    for (const other of this.#made.keys()) if (other < size / SPAN) this.#made.delete(other)
    this.#made.set(size, input)
    return input
  }
}

/** Milliseconds of CPU time of this thread. */
export async function timeOf<Input>(input: Input, work: (input: Input) => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  const result = work(input)
  if (result instanceof Promise) await result
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
