import { availableParallelism } from 'node:os'

/** What this process may use. */
export interface Machine {
  cores: number
  /** Bytes of memory that are free for it. */
  memory: number
}

/** Pages that keep a core at work: of the time that a page takes, most is waiting for its network to rest. */
const PAGES_PER_CORE = 4
/** Pages after which more of them would only be a burden to the server that is audited. */
const MAX_PAGES = 16
/** Bytes of a page in work, here and in Chrome, and of all that is there beside pages. */
const MEMORY_PER_PAGE = 150 * 1024 * 1024
const MEMORY_BESIDE = 600 * 1024 * 1024
/**
 * Part of the pages in work that have a tab of Chrome where axe runs on each: it takes as much of a core as all else in a
 * tab, and with more of them at once each would only take longer.
 */
const TABBED_WITH_AXE = 0.75

/** Tabs of Chrome, however many pages somebody wants in work: each is a process of its own. */
const MAX_TABS = 32

/** The machine as this process sees it: of a container or a control group with a limit, what that leaves. */
export function thisMachine(): Machine {
  const limit = process.constrainedMemory()
  const free = process.availableMemory()
  return { cores: availableParallelism(), memory: limit > 0 ? Math.min(limit, free) : free }
}

/** Pages that may be in work at once without one keeping another waiting for long. */
export function pagesAtOnce({ cores, memory }: Machine = thisMachine()): number {
  const fitting = Math.floor((memory - MEMORY_BESIDE) / MEMORY_PER_PAGE)
  return Math.max(1, Math.min(cores * PAGES_PER_CORE, fitting, MAX_PAGES))
}

/** Tabs of Chrome for so many pages in work. A page mostly waits in its tab for its network to rest, unless axe runs on it. */
export function tabsFor(pages: number, { runsAxe }: { runsAxe: boolean }): number {
  return Math.min(MAX_TABS, runsAxe ? Math.ceil(pages * TABBED_WITH_AXE) : pages)
}
