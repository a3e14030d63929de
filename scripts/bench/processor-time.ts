import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds between two looks. */
const LOOK_MS = 200
/** Parts of a second in which the system counts. */
const TICKS = 100

/**
 * Counts the processor's time of a process with all that it starts, of which a shell would miss what is ended by force
 * or by others. What a process does after the last look at it is missed. On Linux alone; elsewhere it finds nothing.
 *
 * @returns ends the counting, with the seconds
 */
export function watchProcessorTime(root: number): () => number {
  const spent = new Map<string, number>()
  const look = () => {
    for (const [key, seconds] of timesBelow(root)) spent.set(key, seconds)
  }
  const timer = setInterval(look, LOOK_MS)
  return () => {
    clearInterval(timer)
    return [...spent.values()].reduce((sum, seconds) => sum + seconds, 0)
  }
}

/** Seconds of each process that came of one, by its id and its start: ids are used again. */
function timesBelow(root: number): Map<string, number> {
  const children = new Map<number, number[]>()
  const found = new Map<number, { key: string; seconds: number }>()
  for (const name of processes()) {
    const pid = Number(name)
    // Behind the name of the program, which may hold blanks: state, parent, …; see proc_pid_stat(5).
    const [, parent, ...fields] = stateOf(name)
    if (parent === undefined) continue
    children.set(Number(parent), [...(children.get(Number(parent)) ?? []), pid])
    found.set(pid, { key: `${pid} ${fields[17]}`, seconds: (Number(fields[9]) + Number(fields[10])) / TICKS })
  }
  const times = new Map<string, number>()
  const open = [root]
  for (let pid = open.pop(); pid !== undefined; pid = open.pop()) {
    const entry = found.get(pid)
    if (entry) times.set(entry.key, entry.seconds)
    open.push(...(children.get(pid) ?? []))
  }
  return times
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter(name => /^\d+$/.test(name))
  } catch {
    return []
  }
}

function stateOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}
