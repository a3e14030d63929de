import pLimit, { type LimitFunction } from 'p-limit'
import type { BrowserContext } from 'puppeteer-core'
import type { AddressPolicy } from '../network/address-guard.ts'
import { orAborted } from '../network/deadline.ts'
import { NotMeasured, OutOfTime } from '../not-measured.ts'
import { type AddressProxy, startAddressProxy } from './address-proxy.ts'
import { findChrome } from './chrome-location.ts'
import { type ChromeProcess, type Sandbox, startChrome } from './chrome-process.ts'
import { ALL_GATHERINGS, type Gathering } from './gathering.ts'
import type { LoadRequest } from './page-load.ts'
import type { RenderedPage } from './rendered-page.ts'
import { isClosedInTime, openTab, type Tab } from './tab.ts'

export interface ChromeBrowserOptions {
  /** The setting `chrome-path`; left out, one is looked for. */
  chromePath?: string
  addresses: AddressPolicy
  /** Milliseconds for one page. */
  deadlineMs: number
  /** Pages that are loaded at once. One unless given. */
  tabs?: number
  /** Most pages to take pictures of: the first so many. None unless given. */
  screenshots?: number
  /** What is gathered of each page beside what comes with the load. Everything unless given. */
  gathers?: ReadonlySet<Gathering>
  /** Paths of the global variables that are read of each page. None unless given. */
  globals?: () => Promise<readonly string[]>
  /** Folder that profiles are made in. The system's for temporary files unless given. */
  folder?: string
  /** Whether it may do without its sandbox where it cannot have one. Default `preferred`. */
  sandbox?: Sandbox
  /** Told why a Chrome was started without its sandbox. */
  onUnsandboxed?(why: string): void
  /** Told of each Chrome that is started. */
  onStart?(): void
}

/** A page, without what is the browser's to say. */
export interface PageToLoad
  extends Omit<
    LoadRequest,
    'deadlineMs' | 'gathers' | 'screenshots' | 'globals' | 'refusalOf' | 'openAnother'
  > {
  /** What is gathered of it, of what is gathered of pages at all. Everything of that unless given. */
  gathers?: LoadRequest['gathers'] | undefined
}

/** Pages that may run out of time even with Chrome to themselves; then it is not what is beside them, and no page is tried again. */
const MAX_LATE_ALONE = 3

/**
 * One Chrome for all pages of a run, started when the first one is asked for. One that has crashed or hangs is replaced
 * by a fresh one.
 */
export class ChromeBrowser {
  readonly #options: ChromeBrowserOptions
  readonly #limit: LimitFunction
  readonly #tabs: number
  /** Of those that are tried again, one at a time has all tabs. */
  readonly #alone = pLimit(1)
  #lateAlone = 0
  #chrome: Promise<ChromeProcess> | undefined
  #proxy: Promise<AddressProxy> | undefined
  #refusalOf: AddressProxy['refusalOf'] = () => undefined
  #globals: Promise<readonly string[]> | undefined
  /** Opened for the first page. */
  #tab: Promise<Tab> | undefined
  /** Ends of those that hang, each under way. */
  readonly #ends = new Set<Promise<void>>()
  /** Those that are being ended: their tabs go first, of which each would say that it closed itself. */
  readonly #ending = new WeakSet<ChromeProcess>()
  #closed = false
  #screenshotsLeft: number

  constructor(options: ChromeBrowserOptions) {
    this.#options = options
    this.#tabs = options.tabs ?? 1
    this.#limit = pLimit(this.#tabs)
    this.#screenshotsLeft = options.screenshots ?? 0
  }

  /** Starts Chrome with a tab, which takes a second, for a page that will come soon. Never rejects. */
  async prepare(): Promise<void> {
    if (this.#chrome) return
    this.#tab = this.#running().then(openTab)
    await this.#tab.catch(() => undefined)
  }

  /** Version of the Chrome that shows pages, as `142.0.7444.59`; it is started for that. Rejects with NotMeasured alone. */
  async version(): Promise<string> {
    return (await this.#running()).version
  }

  /**
   * Loads a page and gathers everything from it; then nothing of it works on. One that runs out of time is loaded once
   * more when no other page is: what is beside it may have taken its time. To end a tab that hangs takes seconds: why there
   * is no page is said before that, and the next page waits for it.
   *
   * @throws NotMeasured with the reason, whatever the page does; OutOfTime where that is the reason
   */
  async load(page: PageToLoad): Promise<RenderedPage> {
    try {
      return await this.#inTab(page)
    } catch (error) {
      if (!(error instanceof OutOfTime) || page.signal.aborted || this.#closed) throw error
      return await this.#alone(() => this.#loadAlone(page, error))
    }
  }

  async #loadAlone(page: PageToLoad, late: OutOfTime): Promise<RenderedPage> {
    if (this.#lateAlone >= MAX_LATE_ALONE) throw late
    const over = Promise.withResolvers<void>()
    const others = Array.from({ length: this.#tabs - 1 }, () => {
      const taken = Promise.withResolvers<void>()
      void this.#limit(() => {
        taken.resolve()
        return over.promise
      })
      return taken.promise
    })
    try {
      await Promise.all(others)
      return await this.#inTab(page)
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error
      this.#lateAlone++
      throw new OutOfTime(`${error.message}, nor when no other page was loaded beside it`, { cause: error })
    } finally {
      over.resolve()
    }
  }

  #inTab(page: PageToLoad): Promise<RenderedPage> {
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>()
    void this.#limit(async () => {
      const tidying: Promise<void>[] = []
      const loading = this.#load(page, tidying)
      loading.catch(reject)
      const loaded = await loading.catch(() => undefined)
      await Promise.all(tidying)
      if (loaded) resolve(loaded)
    })
    return promise
  }

  async #load(page: PageToLoad, tidying: Promise<void>[]): Promise<RenderedPage> {
    const { deadlineMs } = this.#options
    this.#globals ??= this.#options.globals?.() ?? Promise.resolve([])
    const globals = await this.#globals
    const refusalOf = (url: string) => this.#refusalOf(url)
    const { gathers: most = ALL_GATHERINGS } = this.#options
    const gathers = page.gathers ? most.intersection(page.gathers) : most
    const screenshots = gathers.has('screenshots') && this.#screenshotsLeft-- > 0
    const request = { ...page, deadlineMs, globals, gathers, screenshots, refusalOf }
    const first = await this.#attempt(request, tidying)
    if (first !== 'lost') return first
    await Promise.all(tidying)
    const second = await this.#attempt(request, tidying)
    if (second !== 'lost') return second
    throw new NotMeasured(`Chrome ended twice while it showed ${page.url}`)
  }

  /** Ends Chrome with all of its processes and removes its profile. Nothing can be loaded afterwards. */
  async close(): Promise<void> {
    this.#closed = true
    const [chrome, proxy] = [this.#chrome, this.#proxy]
    this.#chrome = undefined
    await chrome?.then(
      process => process.close(),
      () => undefined,
    )
    await Promise.all(this.#ends)
    await proxy?.then(server => server.close())
  }

  /**
   * A load, or `lost` where Chrome itself ended meanwhile, be it because of another page.
   *
   * @param tidying takes what is still to be done afterwards; it never rejects
   */
  async #attempt(
    request: Omit<LoadRequest, 'openAnother'>,
    tidying: Promise<void>[],
  ): Promise<RenderedPage | 'lost'> {
    const { url, deadlineMs } = request
    const late = AbortSignal.timeout(Math.ceil(deadlineMs))
    // A Chrome that hangs before it shows anything must not take longer than a page that does.
    const inTime = <T>(opening: Promise<T>) =>
      orAborted(opening, late).catch(error => {
        if (!late.aborted) throw error
        throw new OutOfTime(`Chrome did not begin to show ${url} within ${deadlineMs / 1000} s`)
      })
    const chrome = await inTime(this.#running())
    const { loadPage } = await import('./page-load.ts')
    const lost = new AbortController()
    const lose = () => lost.abort()
    chrome.browser.once('disconnected', lose)
    let tab: Tab | undefined
    const others: Promise<Tab>[] = []
    const openAnother = () => {
      const opening = openTab(chrome)
      others.push(opening)
      return opening
    }
    try {
      tab = await inTime(this.#openTab(chrome))
      const signal = AbortSignal.any([request.signal, lost.signal])
      return await loadPage(tab, { ...request, openAnother, signal })
    } catch (error) {
      if (this.#closed) throw new NotMeasured('the run was cancelled', { cause: error })
      if (!chrome.browser.connected || this.#ending.has(chrome)) return 'lost'
      if (error instanceof NotMeasured) throw error
      throw new NotMeasured(`${request.url} cannot be read in Chrome: ${(error as Error).message}`, {
        cause: error,
      })
    } finally {
      chrome.browser.off('disconnected', lose)
      tidying.push(tab ? this.#leave(chrome, tab.context) : this.#discard(chrome))
      const leave = ({ context }: Tab) => this.#leave(chrome, context)
      tidying.push(...others.map(opening => opening.then(leave, () => undefined)))
    }
  }

  async #openTab(chrome: ChromeProcess): Promise<Tab> {
    const opened = this.#tab
    this.#tab = undefined
    const tab = await opened?.catch(() => undefined)
    return tab?.chrome === chrome ? tab : await openTab(chrome)
  }

  /** Ends a tab, and Chrome with it where that takes too long. */
  async #leave(chrome: ChromeProcess, context: BrowserContext): Promise<void> {
    if (!(await isClosedInTime(context))) await this.#discard(chrome)
  }

  async #running(): Promise<ChromeProcess> {
    if (this.#closed) throw new NotMeasured('the run was cancelled')
    this.#chrome ??= this.#start()
    const starting = this.#chrome
    try {
      const chrome = await starting
      if (chrome.browser.connected) return chrome
      await this.#discard(chrome)
    } catch (error) {
      if (this.#chrome === starting) this.#chrome = undefined
      throw error
    }
    return await this.#running()
  }

  async #start(): Promise<ChromeProcess> {
    const { chromePath, addresses, folder, sandbox, onUnsandboxed } = this.#options
    const path = await findChrome(chromePath)
    if (addresses !== 'any') this.#proxy ??= startAddressProxy({ addresses })
    const proxy = await this.#proxy
    if (proxy) this.#refusalOf = proxy.refusalOf
    this.#options.onStart?.()
    return await startChrome({
      path,
      ...(proxy === undefined ? {} : { proxy }),
      ...(folder === undefined ? {} : { folder }),
      ...(sandbox === undefined ? {} : { sandbox }),
      ...(onUnsandboxed === undefined ? {} : { onUnsandboxed }),
    })
  }

  async #discard(chrome: ChromeProcess): Promise<void> {
    if ((await this.#chrome?.catch(() => undefined)) === chrome) this.#chrome = undefined
    this.#ending.add(chrome)
    const end = chrome.close()
    this.#ends.add(end)
    await end
    this.#ends.delete(end)
  }
}
