import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession } from 'puppeteer-core'
import { NotMeasured } from '../not-measured.ts'
import type { AddressProxy } from './address-proxy.ts'
import { chromeEnvironment } from './chrome-environment.ts'
import { type ChromeWatchdog, startWatchdog } from './chrome-watchdog.ts'
import { PipeTransport } from './pipe-transport.ts'

export interface StartOptions {
  /** Path of the program. */
  path: string
  /** What all of its traffic goes through, but for hosts that need no proxy. */
  proxy?: Pick<AddressProxy, 'address' | 'bypassed'>
  /** Folder that the profile is made in. The system's for temporary files unless given. */
  folder?: string
  env?: Readonly<Record<string, string | undefined>>
  /** Whether it may do without its sandbox where it cannot have one. Default `preferred`. */
  sandbox?: Sandbox
  /** Told why it was started without its sandbox. */
  onUnsandboxed?(why: string): void
}

/** `required`: pages are not shown without it, as those of a stranger. */
export type Sandbox = 'preferred' | 'required'

export interface ChromeProcess {
  browser: Browser
  /** Of the browser as a whole. */
  control: CDPSession
  /** As `142.0.7444.59`. */
  version: string
  /** Why it runs without its sandbox; undefined where it has one. */
  unsandboxed?: string
  /** Ends it with all of its processes, and removes its profile. Never rejects. */
  close(): Promise<void>
}

/** A Chrome that another thread works with. */
export interface RemoteChrome extends Omit<ChromeProcess, 'browser' | 'control'> {
  /** Where it takes connections, as `ws://127.0.0.1:…`, on the loopback interface alone. */
  endpoint: string
  /** Resolves when it ends, whoever ended it. */
  ended: Promise<void>
}

const START_TIMEOUT_MS = 30_000
/** Chrome writes nothing that is worth waiting for: it may end in order for this long. */
const CLOSE_TIMEOUT_MS = 2000
/** A process that is killed is gone as soon as the system has a moment for it. */
const KILL_TIMEOUT_MS = 1000
/** Most milliseconds for one answer of Chrome's: a tab that hangs is ended by its own deadline first. */
const PROTOCOL_TIMEOUT_MS = 120_000

/** Folder of the profile. */
const PROFILE = 'profile'

/** What others switch off and pages must not have: popups, navigations and messages without a brake, no sandbox. */
const UNWANTED_DEFAULTS: string[] = [
  '--disable-popup-blocking',
  '--disable-ipc-flooding-protection',
  '--no-sandbox',
]

/** Chrome draws these parts of its own window as pages: each costs a process at the start, and nobody sees them. */
const UNSEEN_FEATURES: string[] = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIReloadButton']

/**
 * Each page has a process of its own, which does its work once: what is compiled to machine code beside it costs more
 * than it saves, unless it is called more often than axe calls most of itself, by the compiler that takes longest above all.
 * Loops are compiled as soon as ever.
 */
const LATER_MACHINE_CODE =
  '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=50000'

/** Where Chrome says that it takes connections. */
const ENDPOINT = /^DevTools listening on (ws:\/\/\S+)/m
/** Characters that are kept of what Chrome writes while it starts. */
const MAX_WRITTEN = 10_000

/**
 * Starts Chrome as the `lighthouse` command does, for another thread: nothing of this one is connected to it but a pipe
 * that nothing comes through, with which it ends. With others of puppeteer's flags (`--hide-scrollbars` is one) some
 * pages paint seconds earlier than they do there.
 *
 * @throws NotMeasured where it does not start
 */
export async function startRemoteChrome(options: StartOptions): Promise<RemoteChrome> {
  const { Launcher } = await import('chrome-launcher')
  const flags = Launcher.defaultFlags()
    .filter(flag => !UNWANTED_DEFAULTS.includes(flag))
    // Of several flags of one name Chrome reads the last.
    .map(flag => (flag.startsWith('--disable-features=') ? [flag, ...UNSEEN_FEATURES].join(',') : flag))
  const args = [
    ...flags,
    '--headless=new',
    // Containers have little shared memory.
    '--disable-dev-shm-usage',
    '--remote-debugging-port=0',
    ...argumentsFor(options),
  ]
  return await start(options, args, async ({ written, transport, ...chrome }) => {
    const [endpoint, version] = await Promise.all([written(ENDPOINT), versionOver(transport)])
    return { ...chrome, endpoint, version }
  })
}

/**
 * Starts Chrome with a profile of its own, which is gone when it is closed. It listens to this process alone.
 *
 * @throws NotMeasured where it does not start
 */
export async function startChrome(options: StartOptions): Promise<ChromeProcess> {
  const { connect, defaultArgs } = await import('puppeteer-core')
  const flags = (await defaultArgs()).filter(flag => !UNWANTED_DEFAULTS.includes(flag))
  return await start(
    options,
    [...flags, LATER_MACHINE_CODE, ...argumentsFor(options)],
    async ({ transport, ...chrome }) => {
      const browser = await connect({
        transport,
        defaultViewport: null,
        protocolTimeout: PROTOCOL_TIMEOUT_MS,
      })
      const [version, control] = await Promise.all([browser.version(), browser.target().createCDPSession()])
      return { ...chrome, browser, control, version: version.replace(/^[^/]*\//, '') }
    },
  )
}

/** A Chrome whose processes run, before anything is known of it. */
interface Started {
  transport: PipeTransport
  /** What matched in what it wrote. Rejects where it ends before. */
  written(pattern: RegExp): Promise<string>
  ended: Promise<void>
  close(): Promise<void>
  unsandboxed?: string
}

/**
 * Starts Chrome with its sandbox, and without it where there is none and that is permitted.
 *
 * @param greet makes of it what is wanted; rejects where it does not answer
 */
async function start<T>(
  options: StartOptions,
  args: readonly string[],
  greet: (chrome: Started) => Promise<T>,
): Promise<T> {
  const { path, sandbox, onUnsandboxed } = options
  const attempt = (extra: readonly string[], more: Pick<Started, 'unsandboxed'>) =>
    startOnce(options, [...args, ...extra], chrome => greet({ ...chrome, ...more }))
  const bare = async (unsandboxed: string) => {
    const started = await attempt(['--no-sandbox'], { unsandboxed })
    onUnsandboxed?.(unsandboxed)
    return started
  }
  const fail = (error: unknown): never => {
    if (error instanceof NotMeasured) throw error
    throw new NotMeasured(`Chrome at ${path} does not start: ${firstLine(error)}`, { cause: error })
  }
  const refuse = (why: string): never => {
    throw new NotMeasured(`Chrome is not started without its sandbox for a page of a fork: ${why}`)
  }
  if (process.getuid?.() === 0) {
    return sandbox === 'required' ? refuse(AS_ROOT) : await bare(AS_ROOT).catch(fail)
  }
  try {
    return await attempt([], {})
  } catch (error) {
    // Containers and some systems forbid what the sandbox is made of. Whatever else is wrong fails again.
    if (sandbox !== 'required') return await bare(FORBIDDEN).catch(() => fail(error))
    const startsWithout = await startOnce(
      options,
      [...args, '--no-sandbox'],
      async ({ transport, close }) => {
        await versionOver(transport)
        await close()
      },
    ).then(
      () => true,
      () => false,
    )
    return startsWithout ? refuse(FORBIDDEN) : fail(error)
  }
}

const AS_ROOT = 'it runs as root, where Chrome has no sandbox'
const FORBIDDEN = 'this system does not let Chrome make its sandbox'

/** @returns what `greet` makes of it; where that rejects, nothing of it is left */
async function startOnce<T>(
  { path, folder: parent, env = process.env }: StartOptions,
  args: readonly string[],
  greet: (chrome: Omit<Started, 'unsandboxed'>) => Promise<T>,
): Promise<T> {
  // Between these two lines nothing may come: what ends this process there leaves the folder.
  const folder = makeFolder(parent ?? tmpdir())
  const watchdog = startWatchdog(folder)
  const flags = [...args, '--remote-debugging-pipe', `--user-data-dir=${join(folder, PROFILE)}`]
  const child = spawn(path, flags, {
    env: chromeEnvironment(env, folder),
    // It leads a group of processes, which can be ended together.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  })
  if (child.pid !== undefined) watchdog.watch(child.pid)
  const discard = () => {
    kill(child)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', discard)
  const [, , errors, toChrome, fromChrome] = child.stdio as [null, null, Readable, Writable, Readable]
  const transport = new PipeTransport(toChrome, fromChrome)
  const { ended, written } = outputOf(child, errors)
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= end(child, { transport, ended }).then(() => removeFolder(folder, watchdog, discard))
    return closing
  }
  try {
    const late = sleep(START_TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`it did not answer within ${START_TIMEOUT_MS / 1000} s`)
    })
    late.catch(() => undefined)
    const greeting = greet({ transport, written, ended, close })
    greeting.catch(() => undefined)
    return await Promise.race([greeting, late, endedEarly(written)])
  } catch (error) {
    await close()
    throw error
  }
}

/** @throws NotMeasured where there is no place for Chrome's profile */
function makeFolder(place: string): string {
  try {
    return mkdtempSync(join(place, 'seo-preflight-chrome-'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new NotMeasured(
      `Chrome needs a folder for its profile, and none can be made in "${place}" (${code}); set TMPDIR to one with room`,
      { cause: error },
    )
  }
}

async function removeFolder(folder: string, watchdog: ChromeWatchdog, discard: () => void): Promise<void> {
  process.off('exit', discard)
  // What Chrome's processes still wrote while they ended is removed at the next try.
  const options = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }
  await rm(folder, options).then(
    () => watchdog.dismiss(),
    () => watchdog.watch(undefined),
  )
}

/** Rejects when Chrome ends, and never resolves. */
function endedEarly(written: Started['written']): Promise<never> {
  const ending = written(NOTHING) as Promise<never>
  ending.catch(() => undefined)
  return ending
}

const NOTHING = /(?!)/

/** What a process writes to standard error, of which little is kept, and when it ends. */
function outputOf(child: ChildProcess, errors: Readable): Pick<Started, 'ended' | 'written'> {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  let text = ''
  let cause: string | undefined
  errors.on('data', (data: Buffer) => {
    if (text.length < MAX_WRITTEN) text += data.toString('utf8')
  })
  child.once('error', ({ message }) => {
    cause = message
    resolve()
  })
  child.once('exit', (code, signal) => {
    const words = text.split('\n').find(line => line.trim() !== '')
    cause ??= `it ended at once with ${signal ?? `code ${code}`}${words ? `: ${words.trim()}` : ''}`
    resolve()
  })
  return {
    ended,
    async written(pattern) {
      const { promise, resolve: found, reject } = Promise.withResolvers<string>()
      const look = () => {
        const match = pattern.exec(text)
        if (match) found(match[1]!)
      }
      errors.on('data', look)
      look()
      void ended.then(() => reject(new Error(cause)))
      return await promise.finally(() => errors.off('data', look))
    },
  }
}

/** The version of a Chrome that nobody is connected to yet, as `142.0.7444.59`. */
async function versionOver(transport: PipeTransport): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  transport.onmessage = message => {
    const { result } = JSON.parse(message) as { result?: { product?: string } }
    resolve((result?.product ?? '').replace(/^[^/]*\//, ''))
  }
  transport.send(JSON.stringify({ id: 1, method: 'Browser.getVersion' }))
  return await promise
}

function argumentsFor({ proxy }: StartOptions): string[] {
  return [
    // Nobody uses the window that it would open, which takes a third of what it costs to start.
    '--no-startup-window',
    '--no-default-browser-check',
    '--no-pings',
    '--deny-permission-prompts',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    ...(proxy === undefined ? [] : proxyArguments(proxy)),
  ]
}

/** All goes through the proxy, loopback too, and Chrome resolves no name by itself. */
function proxyArguments({ address, bypassed }: Pick<AddressProxy, 'address' | 'bypassed'>): string[] {
  const direct = [...new Set(['127.0.0.1', ...bypassed.map(host => new URL(`http://${host}`).hostname)])]
  return [
    `--proxy-server=http://${address}`,
    `--proxy-bypass-list=${['<-loopback>', ...bypassed].join(';')}`,
    `--host-resolver-rules=${['MAP * ~NOTFOUND', ...direct.map(host => `EXCLUDE ${host}`)].join(', ')}`,
  ]
}

/** Chrome may end in order, for a while. */
async function end(
  child: ChildProcess,
  { transport, ended }: { transport: PipeTransport; ended: Promise<void> },
): Promise<void> {
  transport.send(JSON.stringify({ id: LAST_ID, method: 'Browser.close' }))
  await Promise.race([ended, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
  transport.close()
  kill(child)
  await Promise.race([ended, sleep(KILL_TIMEOUT_MS, undefined, { ref: false })])
}

/** Above those of all that was asked before. */
const LAST_ID = 2 ** 31 - 1

/** Ends what is left of it: it leads a group of processes, of which some may have outlived it. */
function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // All of them have ended.
  }
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.trim().split('\n', 1)[0]!.replace(/:$/, '')
}
