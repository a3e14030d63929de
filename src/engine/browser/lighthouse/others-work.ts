import { readdir, readFile } from 'node:fs/promises'
import { cpus } from 'node:os'

/** What the processors of this machine have done since it started, in ticks of a hundredth of a second. */
export interface Work {
  /** Of all processors together, at work or not. */
  all: number
  /** At work, here or, of a virtual machine, for others on the same host. */
  busy: number
  /** For this program and all that it has started. */
  own: number
}

/** Processors at rest from which on nobody waits for one. */
const FREE = 0.5

/**
 * Part of the processors, 0 to 1, that other programs had between two looks; 0 where one was free, as on a large machine.
 *
 * @returns undefined where the system does not tell
 */
export function shareOfOthers(
  before: Work | undefined,
  after: Work | undefined,
  processors = cpus().length,
): number | undefined {
  if (!before || !after || after.all <= before.all) return undefined
  const [all, busy, own] = [after.all - before.all, after.busy - before.busy, after.own - before.own]
  if ((1 - busy / all) * processors >= FREE) return 0
  return Math.min(1, Math.max(0, (busy - own) / all))
}

/** @returns undefined where the system does not tell: only Linux does */
export async function workSoFar(): Promise<Work | undefined> {
  if (process.platform !== 'linux') return undefined
  try {
    const [machine, own] = await Promise.all([readFile('/proc/stat', 'latin1'), ownTicks()])
    // https://man7.org/linux/man-pages/man5/proc_stat.5.html: user nice system idle iowait irq softirq steal
    const times = machine.slice(0, machine.indexOf('\n')).trim().split(/\s+/).slice(1, 9).map(Number)
    const all = sum(times)
    const busy = all - times[3]! - times[4]!
    return Number.isFinite(all) ? { all, busy, own } : undefined
  } catch {
    return undefined
  }
}

interface Process {
  parent: number
  /** Its own, and those of its children that have ended. */
  ticks: number
}

async function ownTicks(): Promise<number> {
  const ids = (await readdir('/proc')).filter(name => /^\d+$/.test(name)).map(Number)
  const processes = new Map<number, Process>()
  await Promise.all(
    ids.map(async id => {
      // One may have ended meanwhile.
      const text = await readFile(`/proc/${id}/stat`, 'latin1').catch(() => '')
      // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: behind the name, which may hold anything
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
      if (fields.length > 14)
        processes.set(id, { parent: Number(fields[1]), ticks: sum(fields.slice(11, 15).map(Number)) })
    }),
  )
  const isOwn = (id: number): boolean => {
    for (let at = id, steps = 0; steps < processes.size; steps++) {
      if (at === process.pid) return true
      const parent = processes.get(at)?.parent
      if (parent === undefined) return false
      at = parent
    }
    return false
  }
  return sum(Array.from(processes, ([id, { ticks }]) => (isOwn(id) ? ticks : 0)))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}
