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
export const MAX_FACTOR = 3
/** What stays below at the largest size passes, whatever its growth, in milliseconds. */
export const NEGLIGIBLE_MS = 40
/** From here on times are compared; below, the ticks in which the system counts are a large part of them. */
const MEASURABLE_MS = 10
/** No larger input is tried once one took this long. */
const ENOUGH_MS = 150
/** Work that takes less is done several times, the least time counts. */
const REPEATED_BELOW_MS = 60
const REPETITIONS = 3
/** Times that a suspicion is measured again before it is believed. */
const SECOND_LOOKS = 3
/**
 * Sizes that are tried beyond the last one before it is believed: where other work takes the caches of the processor, one
 * step may well look like a large one, but what grows with the square of its size does so at each of them.
 */
const MORE_DOUBLINGS = 2
/** The last steps, which the verdict is on. */
const COMPARED = 3

/**
 * Does work on inputs of doubling size, and tells where its time more than triples with each doubling.
 *
 * Load of the machine does not count, as CPU time of this thread is measured. The verdict is on the mean factor of the
 * last two doublings, and what looks bad is measured again, so that a pause for garbage fails nothing.
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
  const steps: Step[] = []
  const made: Input[] = []
  const timeAt = async (step: number, size: number) => {
    const input = (isUsedUp ? undefined : made[step]) ?? (await make(size))
    if (!isUsedUp) made[step] = input
    delete made[step - COMPARED]
    return await timeOf(input, work)
  }
  for (let size = smallest; size <= largest; size *= 2) {
    const at = steps.length
    let ms = await timeAt(at, size)
    const isPause = ms > ENOUGH_MS && ms > MAX_FACTOR * (steps.at(-1)?.ms ?? 0)
    if (isPause) ms = Math.min(ms, await timeAt(at, size))
    steps.push({ size, ms })
    // One doubling alone says little.
    if (ms > ENOUGH_MS && steps.length >= COMPARED) break
  }
  const firstCompared = () => Math.max(0, steps.length - COMPARED)
  const again = async (at: number, repetitions: number) => {
    const step = steps[at]!
    step.ms = Math.min(step.ms, await leastTime(() => timeAt(at, step.size), repetitions))
  }
  // What was held up at its end only looks worse, what was held up at its start better than it is.
  if (steps.at(-1)!.ms >= NEGLIGIBLE_MS && steps[firstCompared()]!.ms < REPEATED_BELOW_MS) {
    await again(firstCompared(), REPETITIONS - 1)
  }
  for (let doubling = 0; ; doubling++) {
    for (let look = 0; look < SECOND_LOOKS && factorOf(steps) > MAX_FACTOR; look++) {
      for (let at = firstCompared(); at < steps.length; at++) await again(at, REPETITIONS)
    }
    const next = 2 * steps.at(-1)!.size
    if (factorOf(steps) <= MAX_FACTOR || doubling === MORE_DOUBLINGS || next > largest) break
    steps.push({ size: next, ms: await timeAt(steps.length, next) })
  }
  const factor = factorOf(steps)
  if (factor <= MAX_FACTOR) return undefined
  const told = steps.slice(-4).map(({ size, ms }) => `${size}: ${ms.toFixed(1)} ms`)
  return `×${factor.toFixed(1)} per doubling (${told.join(', ')})`
}

/** Mean factor of the last two doublings; 1 where the time is too little to matter. */
function factorOf(steps: readonly Step[]): number {
  const last = steps.slice(-COMPARED)
  const { ms } = last.at(-1)!
  if (ms < NEGLIGIBLE_MS) return 1
  const first = Math.max(last[0]!.ms, MEASURABLE_MS)
  return (ms / first) ** (1 / Math.max(1, last.length - 1))
}

async function leastTime(measure: () => Promise<number>, repetitions: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let times = 0; times < repetitions; times++) {
    least = Math.min(least, await measure())
    if (least > REPEATED_BELOW_MS) break
  }
  return least
}

/** Milliseconds of CPU time of this thread. */
export async function timeOf<Input>(input: Input, work: (input: Input) => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  const result = work(input)
  if (result instanceof Promise) await result
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
