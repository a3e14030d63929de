import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { processesNaming } from '../chrome.ts'
import type { ChromeProcess } from './fault.ts'

const LOOK_MS = 20

/**
 * Sends a signal to processes of the Chrome that has its files in a folder, as soon as there are any.
 *
 * @param isOver whether none can come any more
 * @returns whether there were any
 */
export async function killChrome(
  folder: string,
  process: ChromeProcess,
  signal: NodeJS.Signals,
  isOver: () => boolean,
): Promise<boolean> {
  while (!isOver()) {
    const pids = processesNaming(folder).filter(pid => typeOf(pid) === process)
    if (pids.length > 0) return pids.filter(pid => hasTaken(pid, signal)).length > 0
    await sleep(LOOK_MS)
  }
  return false
}

function hasTaken(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** Type of a process of Chrome's; undefined where it is another program's, as the one that is tried. */
function typeOf(pid: number): string | undefined {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    if (!/--(?:user-data-dir|type)=/.test(command)) return undefined
    return /--type=([a-z-]+)/.exec(command)?.[1] ?? 'browser'
  } catch {
    return undefined
  }
}
