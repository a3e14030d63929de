import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, LaunchOptions } from 'puppeteer-core'
import { NotMeasured } from '../../not-measured.ts'
import type { AddressProxy } from './address-proxy.ts'
import { chromeEnvironment } from './chrome-environment.ts'

export interface StartOptions {
  /** Path of the program. */
  path: string
  /** What all of its traffic goes through, but for hosts that need no proxy. */
  proxy?: Pick<AddressProxy, 'address' | 'bypassed'>
  /** Folder that the profile is made in. The system's for temporary files unless given. */
  folder?: string
  env?: Readonly<Record<string, string | undefined>>
}

export interface ChromeProcess {
  browser: Browser
  /** As `142.0.7444.59`. */
  version: string
  /** Why it runs without its sandbox; undefined where it has one. */
  unsandboxed?: string
  /** Ends it with all of its processes, and removes its profile. Never rejects. */
  close(): Promise<void>
}

/** A Chrome that another thread works with. */
export interface RemoteChrome extends Omit<ChromeProcess, 'browser'> {
  /** Where it takes connections, as `ws://127.0.0.1:…`, on the loopback interface alone. */
  endpoint: string
  /** Resolves when it ends, whoever ended it. */
  ended: Promise<void>
}

const START_TIMEOUT_MS = 30_000
/** Chrome writes nothing that is worth waiting for: it may end in order for this long. */
const CLOSE_TIMEOUT_MS = 2000
/** Most milliseconds for one answer of Chrome's: a tab that hangs is ended by its own deadline first. */
const PROTOCOL_TIMEOUT_MS = 120_000

/** Folder of the profile. */
const PROFILE = 'profile'

/** What others switch off and pages must not have: popups, and navigations and messages without a brake. */
const UNWANTED_DEFAULTS: string[] = ['--disable-popup-blocking', '--disable-ipc-flooding-protection']

/** Chrome draws these parts of its own window as pages: each costs a process at the start, and nobody sees them. */
const UNSEEN_FEATURES: string[] = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIReloadButton']

/**
 * Starts Chrome as the `lighthouse` command does, for another thread: nothing of this one is connected to it, so nothing
 * here delays its pages. With others of puppeteer's flags (`--hide-scrollbars` is one) some pages paint seconds earlier
 * than they do there.
 *
 * @throws NotMeasured where it does not start
 */
export async function startRemoteChrome(options: StartOptions): Promise<RemoteChrome> {
  const { Launcher } = await import('chrome-launcher')
  const flags = Launcher.defaultFlags()
    .filter(flag => !UNWANTED_DEFAULTS.includes(flag))
    // Of several flags of one name Chrome reads the last.
    .map(flag => (flag.startsWith('--disable-features=') ? [flag, ...UNSEEN_FEATURES].join(',') : flag))
  const { browser, ...chrome } = await start(options, folder => ({
    ...launchOptionsFor(options, folder),
    ignoreDefaultArgs: true,
    args: [
      ...flags,
      '--headless=new',
      // Containers have little shared memory.
      '--disable-dev-shm-usage',
      `--user-data-dir=${join(folder, PROFILE)}`,
      ...argumentsFor(options),
    ],
  }))
  const endpoint = browser.wsEndpoint()
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  browser.process()?.once('exit', () => resolve())
  await browser.disconnect()
  return { ...chrome, endpoint, ended }
}

/**
 * Starts Chrome with a profile of its own, which is gone when it is closed.
 *
 * @throws NotMeasured where it does not start
 */
export function startChrome(options: StartOptions): Promise<ChromeProcess> {
  return start(options, folder => ({
    ...launchOptionsFor(options, folder),
    // It listens to this process alone.
    pipe: true,
    userDataDir: join(folder, PROFILE),
    ignoreDefaultArgs: UNWANTED_DEFAULTS,
    args: argumentsFor(options),
  }))
}

/** @throws NotMeasured where there is no place for Chrome's profile */
async function makeFolder(place: string): Promise<string> {
  try {
    return await mkdtemp(join(place, 'seo-preflight-chrome-'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new NotMeasured(
      `Chrome needs a folder for its profile, and none can be made in "${place}" (${code}); set TMPDIR to one with room`,
      { cause: error },
    )
  }
}

/** @param launchOptions of a Chrome that has its files in a folder */
async function start(
  options: StartOptions,
  launchOptions: (folder: string) => LaunchOptions,
): Promise<ChromeProcess> {
  const folder = await makeFolder(options.folder ?? tmpdir())
  const discard = () => rmSync(folder, { recursive: true, force: true })
  const removeFolder = async () => {
    process.off('exit', discard)
    // What Chrome's processes still wrote while they ended is removed at the next try.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }).catch(() => undefined)
  }
  try {
    const { browser, unsandboxed } = await launch(launchOptions(folder))
    // After puppeteer's own listener, which ends Chrome where the process ends without closing it.
    process.once('exit', discard)
    const version = (await browser.version()).replace(/^[^/]*\//, '')
    const close = async () => {
      await end(browser)
      await removeFolder()
    }
    return { browser, version, close, ...(unsandboxed === undefined ? {} : { unsandboxed }) }
  } catch (error) {
    await removeFolder()
    throw new NotMeasured(`Chrome at ${options.path} does not start: ${firstLine(error)}`, { cause: error })
  }
}

async function launch(options: LaunchOptions): Promise<{ browser: Browser; unsandboxed?: string }> {
  const puppeteer = await import('puppeteer-core')
  const bare = { ...options, args: [...options.args!, '--no-sandbox'] }
  if (process.getuid?.() === 0) {
    return {
      browser: await puppeteer.launch(bare),
      unsandboxed: 'it runs as root, where Chrome has no sandbox',
    }
  }
  try {
    return { browser: await puppeteer.launch(options) }
  } catch (error) {
    // Containers and some systems forbid what the sandbox is made of. Whatever else is wrong fails again.
    const browser = await puppeteer.launch(bare).catch(() => {
      throw error
    })
    return { browser, unsandboxed: 'this system does not let Chrome make its sandbox' }
  }
}

function launchOptionsFor({ path, env = process.env }: StartOptions, folder: string): LaunchOptions {
  return {
    executablePath: path,
    env: chromeEnvironment(env, folder),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: START_TIMEOUT_MS,
    protocolTimeout: PROTOCOL_TIMEOUT_MS,
    defaultViewport: null,
    waitForInitialPage: false,
  }
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

async function end(browser: Browser): Promise<void> {
  const child = browser.process()
  const ended = browser.close().catch(() => undefined)
  await Promise.race([ended, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
  if (child?.pid === undefined) return
  try {
    // It leads a group of processes, of which some may have outlived it.
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL')
  } catch {
    // All of them have ended.
  }
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.trim().split('\n', 1)[0]!.replace(/:$/, '')
}
