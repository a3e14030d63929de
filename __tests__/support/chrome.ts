import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ChromeBrowser, type ChromeBrowserOptions } from '../../src/engine/browser/chrome-browser.ts'
import { Lighthouse, type LighthouseOptions } from '../../src/engine/browser/lighthouse/lighthouse.ts'
import type { LighthouseReport } from '../../src/engine/browser/lighthouse/lighthouse-report.ts'
import type { LighthouseRequest } from '../../src/engine/browser/lighthouse/lighthouse-request.ts'
import { packagedChrome } from '../../src/engine/browser/packaged-chrome.ts'
import type { ToolDefinition } from '../../src/engine/judging/tool-definition.ts'

let chrome: Promise<string> | undefined

/** Path of the Chrome of the tests: see {@link chromeNamedIn} the environment of this process. */
export function chromeForTests(): Promise<string> {
  chrome ??= chromeNamedIn(process.env)
  return chrome
}

/** `CHROME_PATH`, else the one that a package brings, unpacked once for all workers. An empty name is none. */
export async function chromeNamedIn(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const path = env['CHROME_PATH'] || (await packagedChrome())
  if (path === undefined)
    throw new Error('set CHROME_PATH: @sparticuz/chromium has no Chrome for this system')
  return path
}

/**
 * A script that hangs its page as one without end does, and keeps no core at work for as long as somebody waits for that to
 * be seen: `/never` is a path that nobody answers.
 */
export const WAIT_WITHOUT_END =
  "const request = new XMLHttpRequest(); request.open('GET', '/never', false); request.send()"

/** What the Chromes that have their profiles in one folder leave to be seen. */
export interface ChromeTraces {
  /** Profiles that are there now. */
  profiles(): string[]
  /**
   * Processes of this browser that are there now (on Linux).
   *
   * @param type as `renderer`, or `browser` for Chrome itself; all unless given
   */
  processes(type?: string): number[]
  /** Environment of those processes, name and value, as the system tells it. */
  environment(): string[]
}

export interface TestBrowser extends ChromeTraces {
  browser: ChromeBrowser
  /** Changes the time for the pages that are yet to come. */
  setDeadline(ms: number): void
  close(): Promise<void>
}

export interface TestLighthouse extends ChromeTraces {
  lighthouse: Lighthouse
  /** Changes the time for the runs that are yet to come. */
  setDeadline(ms: number): void
  /** Makes ready for a page and measures it. */
  measure(request: LighthouseRequest): Promise<LighthouseReport>
  close(): Promise<void>
}

/** Pages that are shown at once where a test file has many: each waits for its network to rest most of the time. */
const TABS = 3

/** A browser for many cases of some tools, as a run of these has it: of a page it gathers what they read and nothing else. */
export function startBrowserFor(
  tools: readonly Pick<ToolDefinition, 'gathers'>[],
  options: Partial<ChromeBrowserOptions> = {},
): Promise<TestBrowser> {
  return startBrowser({
    tabs: TABS,
    gathers: new Set(tools.flatMap(({ gathers = [] }) => gathers)),
    ...options,
  })
}

/** A browser with a folder of its own for profiles, so that what it leaves behind can be seen. */
export async function startBrowser(options: Partial<ChromeBrowserOptions> = {}): Promise<TestBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'chrome-test-'))
  const used: ChromeBrowserOptions = {
    chromePath: await chromeForTests(),
    addresses: 'any',
    deadlineMs: 40_000,
    folder,
    ...options,
  }
  const browser = new ChromeBrowser(used)
  return {
    browser,
    setDeadline(ms) {
      used.deadlineMs = ms
    },
    ...tracesIn(folder),
    async close() {
      await browser.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Lighthouse with a folder of its own for profiles, so that what it leaves behind can be seen. */
export async function startLighthouse(options: Partial<LighthouseOptions> = {}): Promise<TestLighthouse> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-test-'))
  const used: LighthouseOptions = {
    chromePath: await chromeForTests(),
    addresses: 'any',
    device: 'mobile',
    runs: 1,
    deadlineMs: 60_000,
    folder,
    ...options,
  }
  const lighthouse = new Lighthouse(used)
  return {
    lighthouse,
    setDeadline(ms) {
      used.deadlineMs = ms
    },
    async measure(request) {
      const standBy = await lighthouse.standBy(request)
      try {
        return await standBy.report()
      } finally {
        await standBy.leave()
      }
    },
    ...tracesIn(folder),
    async close() {
      await lighthouse.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What the Chromes leave to be seen whose profiles are in a folder. */
export function tracesIn(folder: string): ChromeTraces {
  const processes = (type?: string) =>
    processesNaming(folder).filter(
      pid => type === undefined || typeOf(readOrEmpty(`/proc/${pid}/cmdline`)) === type,
    )
  return {
    profiles: () => readdirSync(folder),
    processes,
    environment: () => processes().flatMap(pid => readOrEmpty(`/proc/${pid}/environ`).split('\0')),
  }
}

/** What a process of Chrome is for, by its command line. */
function typeOf(command: string): string | undefined {
  const [, type] = /--type=([\w-]+)/.exec(command) ?? []
  return type ?? (command.includes('--remote-debugging-pipe') ? 'browser' : undefined)
}

/** Ends a process, which may have ended with another one by now. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone.
  }
}

/**
 * Processes that have a folder in their command line, as a Chrome has that of its profile, with all of the groups that
 * they belong to.
 */
export function processesNaming(folder: string): number[] {
  if (!existsSync('/proc/self/stat')) return []
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name) && Number(name) !== process.pid)
  const named = pids.filter(pid => readOrEmpty(`/proc/${pid}/cmdline`).includes(folder))
  const groups = new Set(named.map(groupOf))
  return pids.filter(pid => named.includes(pid) || groups.has(groupOf(pid))).map(Number)
}

/** The fifth field of a process's state; the second may hold blanks. */
function groupOf(pid: string): string {
  return (
    readOrEmpty(`/proc/${pid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ')[2] ?? ''
  )
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}
