import { computeMedianRun, filterToValidRuns } from 'lighthouse/core/lib/median-run.js'
import pLimit from 'p-limit'
import { NotMeasured } from '../../not-measured.ts'
import type { AddressPolicy } from '../address-guard.ts'
import { type AddressProxy, startAddressProxy } from '../browser/address-proxy.ts'
import { findChrome } from '../browser/chrome-location.ts'
import { type RemoteChrome, startRemoteChrome } from '../browser/chrome-process.ts'
import type { OriginHeaders } from '../browser/origin-headers.ts'
import { type Preview, platformScriptPatterns } from '../preview.ts'
import type { Device, LighthouseReport, LighthouseResult } from './lighthouse-report.ts'
import { LighthouseThread } from './lighthouse-thread.ts'

export interface LighthouseOptions {
  /** The setting `chrome-path`; left out, one is looked for. */
  chromePath?: string
  addresses: AddressPolicy
  device: Device
  /** Runs on each page, of which the one nearest to the median counts. */
  runs: number
  /** Milliseconds for one run. */
  deadlineMs: number
  /** Folder that profiles are made in. The system's for temporary files unless given. */
  folder?: string
}

export interface LighthouseRequest {
  url: string
  originHeaders: OriginHeaders
  /** Set where the page is on a preview: what its platform puts into it is left out. */
  preview?: Preview | undefined
  signal: AbortSignal
}

interface Run {
  result: LighthouseResult
  chromeVersion: string
}

/**
 * Runs Lighthouse on one page at a time, each run in a fresh Chrome of its own, as the `lighthouse` command does:
 * what an earlier page left in caches would make the figures better than they are.
 *
 * It does not keep other work away: that is for the caller to do.
 */
export class Lighthouse {
  readonly #options: LighthouseOptions
  readonly #limit = pLimit(1)
  readonly #thread = new LighthouseThread()
  readonly #closing = new AbortController()
  #proxy: Promise<AddressProxy> | undefined

  constructor(options: LighthouseOptions) {
    this.#options = options
  }

  /** Begins to load Lighthouse, which takes a second, for a page that will come soon. Never rejects. */
  async prepare(): Promise<void> {
    const path = await findChrome(this.#options.chromePath).catch(() => undefined)
    if (path !== undefined && !this.#closing.signal.aborted) this.#thread.start()
  }

  /**
   * Runs Lighthouse on a page.
   *
   * @throws NotMeasured with the reason and Lighthouse's own code for it
   */
  run(request: LighthouseRequest): Promise<LighthouseReport> {
    return this.#limit(async () => {
      const runs = await this.#runs(request)
      const results = runs.map(({ result }) => result)
      return {
        device: this.#options.device,
        median: medianOf(results),
        scores: results.map(({ score }) => (score === null ? null : Math.round(score * 100))),
        chromeVersion: runs[0]!.chromeVersion,
      }
    })
  }

  /** Ends what is under way, with Chrome, its profile and the thread. Nothing can be measured afterwards. */
  async close(): Promise<void> {
    this.#closing.abort()
    // A run that was cut off removes its Chrome before it gives way.
    await this.#limit(async () => undefined)
    await this.#thread.close()
    await this.#proxy?.then(server => server.close())
  }

  /** A page may fail once in several runs; one that fails at once will do so again. */
  async #runs(request: LighthouseRequest): Promise<Run[]> {
    const done: Run[] = []
    for (let number = 1; number <= this.#options.runs; number++) {
      try {
        done.push(await this.#runOnce(request))
      } catch (error) {
        if (!(error instanceof NotMeasured) || done.length === 0 || this.#isEnding(request)) throw error
      }
    }
    return done
  }

  async #runOnce(request: LighthouseRequest): Promise<Run> {
    const { url, signal } = request
    if (this.#isEnding(request)) throw new NotMeasured('the run was cancelled')
    this.#thread.start()
    const chrome = await this.#startChrome()
    const { promise: stopped, reject: stop } = Promise.withResolvers<never>()
    stopped.catch(() => undefined)
    const { deadlineMs } = this.#options
    const late = () => stop(new NotMeasured(`Lighthouse did not finish ${url} within ${deadlineMs / 1000} s`))
    const cancel = () => stop(new NotMeasured('the run was cancelled'))
    const timer = setTimeout(late, deadlineMs)
    const ending = AbortSignal.any([signal, this.#closing.signal])
    ending.addEventListener('abort', cancel, { once: true })
    void chrome.ended.then(() => stop(new NotMeasured(`Chrome ended while Lighthouse measured ${url}`)))
    let finished = false
    try {
      const result = await Promise.race([this.#ask(request, chrome), stopped])
      finished = true
      return { result, chromeVersion: chrome.version }
    } finally {
      clearTimeout(timer)
      ending.removeEventListener('abort', cancel)
      // The thread may be busy with what nobody waits for any more.
      await Promise.all([chrome.close(), finished ? undefined : this.#thread.close()])
    }
  }

  async #ask(
    { url, originHeaders, preview }: LighthouseRequest,
    chrome: RemoteChrome,
  ): Promise<LighthouseResult> {
    const { device } = this.#options
    const blocked = platformScriptPatterns(preview)
    const answer = await this.#thread.ask({ url, endpoint: chrome.endpoint, device, originHeaders, blocked })
    if (answer.kind === 'error') {
      const code = answer.code === undefined ? '' : `${answer.code}, `
      throw new NotMeasured(`Lighthouse failed on ${url}: ${code}${answer.message}`)
    }
    const { runtimeError } = answer.result
    if (runtimeError) {
      throw new NotMeasured(
        `Lighthouse could not measure ${url}: ${runtimeError.code}, ${runtimeError.message}`,
      )
    }
    return answer.result
  }

  async #startChrome(): Promise<RemoteChrome> {
    const { chromePath, addresses, folder } = this.#options
    const path = await findChrome(chromePath)
    if (addresses === 'public-only') this.#proxy ??= startAddressProxy({ addresses })
    const proxy = (await this.#proxy)?.address
    return await startRemoteChrome({
      path,
      ...(proxy === undefined ? {} : { proxy }),
      ...(folder === undefined ? {} : { folder }),
    })
  }

  #isEnding({ signal }: LighthouseRequest): boolean {
    return signal.aborted || this.#closing.signal.aborted
  }
}

/** The run that Lighthouse itself would choose; where none has all that it compares, the first. */
function medianOf(results: readonly LighthouseResult[]): LighthouseResult {
  const all = results as unknown as Parameters<typeof computeMedianRun>[0]
  const comparable = filterToValidRuns(all)
  if (comparable.length === 0) return results[0]!
  return computeMedianRun(comparable) as unknown as LighthouseResult
}
