/** Of an event of a trace, what is looked at here. Times in microseconds. */
export interface TimedEvent {
  name: string
  pid: number
  tid: number
  dur?: number
  /** Of the processor, which Chrome gives where the system tells it. */
  tdur?: number
}

/** Microseconds of a task from which on it counts, and of all such from which on a share of them says something. */
const LONG = 10_000
const ENOUGH = 100_000

/**
 * The part of their time, 0 to 1, in which longer tasks of a page waited, as for a processor that other programs had: Lighthouse
 * reads the clock, and takes a task of 10 ms that waited for 60 for one of 70. Undefined where the page had hardly any.
 */
export function waitedShare(events: readonly TimedEvent[]): number | undefined {
  const threadOf = ({ pid, tid }: TimedEvent) => `${pid} ${tid}`
  const ofPages = new Set(events.filter(({ name }) => name === 'navigationStart').map(threadOf))
  let time = 0
  let worked = 0
  for (const event of events) {
    const { name, dur = 0, tdur } = event
    if (name !== 'RunTask' || dur < LONG || tdur === undefined || !ofPages.has(threadOf(event))) continue
    time += dur
    worked += Math.min(dur, tdur)
  }
  return time < ENOUGH ? undefined : 1 - worked / time
}
