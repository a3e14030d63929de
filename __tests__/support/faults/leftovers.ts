import { existsSync, readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { processesNaming } from '../chrome.ts'

/** What a run may leave to be cleaned up by processes that are about to end. */
const SETTLE_MS = 10_000
const LOOK_MS = 50

/**
 * Processes that still have to do with a folder, after the time that they may take to end. They are ended then.
 *
 * @returns their command lines
 */
export async function endLeftovers(folder: string): Promise<string[]> {
  const left = await unlessGone(() => processesNaming(folder))
  const shown = left.map(pid => `process ${pid} stays`)
  for (const pid of left) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
  }
  return shown
}

/** Files and folders in a folder, after the time that they may take to go. */
export async function filesLeft(folder: string): Promise<string[]> {
  return await unlessGone(() => (existsSync(folder) ? readdirSync(folder) : []))
}

/** What is still there after the time that it may take to go. */
export async function unlessGone<T>(look: () => T[]): Promise<T[]> {
  const until = Date.now() + SETTLE_MS
  for (;;) {
    const left = look()
    if (left.length === 0 || Date.now() > until) return left
    await sleep(LOOK_MS)
  }
}
