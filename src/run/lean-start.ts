import { accessSync, constants } from 'node:fs'
import { basename } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { Settings } from '../settings/table.ts'

/**
 * What the heap of V8 may take for the sake of speed.
 *
 * - `pages`: many pages are audited, and most of the work is elsewhere.
 * - `reports`: pages are read, judged and written one after the other, which is work of this process alone, as is most of a
 *   run that takes results over.
 */
export type LeanUse = 'pages' | 'reports'

/** Begins the program anew where that saves memory, and comes back where it need not or cannot. */
export type StartLean = (use: LeanUse) => void

/** Pages that a run may have before memory matters. */
const FEW_PAGES = 50

/**
 * - `newSpace`: what V8 may have for new objects, in megabytes: three such spaces for each thread. It is no setting of a
 *   process that runs, and Node.js documents it.
 * - `growth`: how much a heap may grow before it is collected, in per cent of what was alive. V8 has 300 of a large machine:
 *   of 100 MB that a run holds on to it makes 400.
 */
const HEAPS: Record<LeanUse, { newSpace: number; growth: number }> = {
  pages: { newSpace: 4, growth: 30 },
  reports: { newSpace: 8, growth: 50 },
}

/**
 * For glibc, which reads these when a process begins, and otherwise keeps much of what is freed: one arena instead of
 * eight for each core, and what is larger than 64 KiB goes back to the system at once (mallopt(3)).
 */
const FREED_AT_ONCE = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * What a run does that memory matters for; undefined where it has few pages. What an analysis keeps of a page is small
 * as it is.
 */
export function leanUseOf(
  settings: Pick<
    Settings,
    'url' | 'paths' | 'sitemap' | 'crawl' | 'staticDir' | 'merge' | 'maxPages' | 'incremental'
  >,
): LeanUse | undefined {
  const { url = [], paths = [], sitemap, crawl, staticDir, merge, maxPages, incremental } = settings
  if (merge !== undefined) return 'reports'
  const named = Math.max(url.length, 1) * Math.max(paths.length, 1)
  const looksForPages = sitemap !== false || crawl || (staticDir !== undefined && paths.length === 0)
  if (named + (looksForPages ? maxPages : 0) <= FEW_PAGES) return undefined
  return incremental ? 'reports' : 'pages'
}

/**
 * Puts this program in its own place, with the same number, streams and arguments, as one that keeps little memory: that
 * takes about 40 ms, and half of the memory that thousands of pages need. Where a system has no execve(2), as Windows, or
 * Node.js is not a program of its own, it goes on as it is.
 */
export function startLean(use: LeanUse): void {
  const { newSpace, growth } = HEAPS[use]
  const smallNewSpace = `--max-semi-space-size=${newSpace}`
  setFlagsFromString(`--heap-growing-percent=${growth}`)
  if (process.execArgv.includes(smallNewSpace) || !canStartAnew()) return
  const { execPath, execArgv, argv, env } = process
  const args = [execPath, ...execArgv, smallNewSpace, ...argv.slice(1)]
  for (const stream of [process.stdout, process.stderr]) makeBlocking(stream)
  process.execve!(execPath, args, { ...FREED_AT_ONCE, ...env })
}

/**
 * As it was when this process began. Node.js puts that right when it ends, which it does not here, and who writes to the same
 * pipe later, such as the next command of a script, would lose what does not fit in.
 */
function makeBlocking(stream: NodeJS.WriteStream): void {
  const { _handle } = stream as { _handle?: { setBlocking?: (isBlocking: boolean) => void } }
  _handle?.setBlocking?.(true)
}

/** A call that fails ends the process, so that nothing may stand in its way. */
function canStartAnew(): boolean {
  const { argv, execPath, execve, permission, platform } = process
  const isFile = argv[1] !== undefined
  if (!execve || !isFile || permission || platform === 'win32' || !/^node/.test(basename(execPath)))
    return false
  try {
    accessSync(execPath, constants.X_OK)
    return true
  } catch {
    return false
  }
}
