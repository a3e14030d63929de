import { computeMedianRun, filterToValidRuns } from 'lighthouse/core/lib/median-run.js'
import pLimit from 'p-limit'
import type { AddressPolicy } from '../../network/address-guard.ts'
import { NotMeasured } from '../../not-measured.ts'
import { type AddressProxy, startAddressProxy } from '../address-proxy.ts'
import { findChrome } from '../chrome-location.ts'
import { type RemoteChrome, type Sandbox, startRemoteChrome } from '../chrome-process.ts'
import type { Device, LighthouseReport, LighthouseResult } from './lighthouse-report.ts'
import type { LighthouseRequest } from './lighthouse-request.ts'
import { LighthouseThread } from './lighthouse-thread.ts'
import { makeReady, type ReadyRun, type Run } from './ready-run.ts'

/** One more run of a page where the only one may say what another does not. */
export interface SecondRun {
  /** Whether a result calls for it. */
  isDue(result: LighthouseResult, device: Device): boolean
  /**
   * Waits until nothing else is at work, which may have begun when the first run had measured the page.
   *
   * @returns what to call when other work may go on
   * @throws where the signal aborts before
   */
  alone(signal: AbortSignal): Promise<() => void>
  /** What stands for both. */
  commonOf(first: LighthouseResult, second: LighthouseResult, device: Device): LighthouseResult
}

export interface LighthouseOptions {
  /** The setting `chrome-path`; left out, one is looked for. */
  chromePath?: string
  addresses: AddressPolicy
  device: Device
  /** Runs on each page, of which the one nearest to the median counts. */
  runs: number
  /** Milliseconds for one run. */
  deadlineMs: number
  /** Where `runs` is 1, what a second one is good for; none is made unless given. */
  secondRun?: SecondRun
  /** Folder that profiles are made in. The system's for temporary files unless given. */
  folder?: string
  /** Whether it may do without its sandbox where it cannot have one. Default `preferred`. */
  sandbox?: Sandbox
  /** Told why a Chrome was started without its sandbox. */
  onUnsandboxed?(why: string): void
  /** Told of each Chrome that is started. */
  onStart?(): void
}

/** Lighthouse with all that it needs for one page, none of which has been asked for. */
export interface StandBy {
  /**
   * Opens the page and measures it; once. What works meanwhile falsifies the figures, until {@link measured} resolves.
   *
   * @throws NotMeasured with the reason and Lighthouse's own code for it
   */
  report(): Promise<LighthouseReport>
  /**
   * True as soon as the page has been measured for the last time, which is before the report comes; false when it will
   * not be any more. Never rejects.
   */
  measured: Promise<boolean>
  /** Makes room for the next page; more than one call does no harm. */
  leave(): Promise<void>
}

/** Part of the time of one run that the first may take for a second one, that one waits for its turn, and that it takes. */
const SECOND_SHARE = 0.3

/**
 * Runs Lighthouse on one page at a time, each run in a fresh Chrome of its own, as the `lighthouse` command does:
 * what an earlier page left in caches would make the figures better than they are.
 *
 * It does not keep other work away: that is for the caller to do, from {@link StandBy.report} on.
 */
export class Lighthouse {
  readonly #options: LighthouseOptions
  readonly #limit = pLimit(1)
  readonly #thread = new LighthouseThread()
  readonly #closing = new AbortController()
  #standing: StandBy | undefined
  /** Started for the first page. */
  #chrome: Promise<RemoteChrome> | undefined
  #proxy: Promise<AddressProxy> | undefined

  constructor(options: LighthouseOptions) {
    this.#options = options
  }

  /**
   * Begins to load Lighthouse, and starts a Chrome for the first page: both take a second. Never rejects.
   *
   * @returns resolves when Chrome has started
   */
  async prepare(): Promise<void> {
    const path = await findChrome(this.#options.chromePath).catch(() => undefined)
    if (path === undefined || this.#closing.signal.aborted) return
    this.#thread.start()
    this.#chrome = this.#startChrome()
    await this.#chrome.catch(() => undefined)
  }

  /**
   * Waits until the page before is over, and makes all ready for this one. Who calls it calls {@link StandBy.report} or
   * {@link StandBy.leave} in the end, or no other page gets its turn.
   */
  async standBy(request: LighthouseRequest): Promise<StandBy> {
    const free = await this.#turn()
    const first = this.#startRun(request)
    // What went wrong is for the report to say.
    await first.catch(() => undefined)
    const measured = Promise.withResolvers<boolean>()
    let left: Promise<void> | undefined
    const leave = async () => {
      await first.then(
        run => run.end(),
        () => undefined,
      )
      measured.resolve(false)
      this.#standing = undefined
      free()
    }
    const standBy: StandBy = {
      report: async () => {
        try {
          return await this.#report(request, first, measured.resolve)
        } finally {
          void standBy.leave()
        }
      },
      measured: measured.promise,
      leave: () => {
        left ??= leave()
        return left
      },
    }
    this.#standing = standBy
    if (this.#isEnding(request)) await standBy.leave()
    return standBy
  }

  /** Ends what is under way, with Chrome, its profile and the thread. Nothing can be measured afterwards. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#standing?.leave()
    // One that was about to stand by sees that all has ended.
    await this.#limit(async () => undefined)
    await this.#thread.close()
    await this.#chrome?.then(
      chrome => chrome.close(),
      () => undefined,
    )
    await this.#proxy?.then(server => server.close())
  }

  /** @returns what to call when the page is over */
  async #turn(): Promise<() => void> {
    const entered = Promise.withResolvers<void>()
    const over = Promise.withResolvers<void>()
    void this.#limit(() => {
      entered.resolve()
      return over.promise
    })
    await entered.promise
    return over.resolve
  }

  async #report(
    request: LighthouseRequest,
    first: Promise<ReadyRun>,
    onMeasured: (isMeasured: boolean) => void,
  ): Promise<LighthouseReport> {
    const began = performance.now()
    const runs = await this.#runs(request, first, onMeasured)
    const results = runs.map(({ result }) => result)
    const { device, secondRun } = this.#options
    const second =
      runs.length === 1 ? await this.#second(request, results[0]!, performance.now() - began) : undefined
    if (second) results.push(second)
    return {
      device,
      median: second && secondRun ? secondRun.commonOf(results[0]!, second, device) : medianOf(results),
      scores: results.map(({ score }) => (score === null ? null : Math.round(score * 100))),
      chromeVersion: runs[0]!.chromeVersion,
    }
  }

  /** A page may fail once in several runs; one that fails at once will do so again. */
  async #runs(
    request: LighthouseRequest,
    first: Promise<ReadyRun>,
    onMeasured: (isMeasured: boolean) => void,
  ): Promise<Run[]> {
    const done: Run[] = []
    for (let number = 1; number <= this.#options.runs; number++) {
      const isLast = number === this.#options.runs
      try {
        const ready = await (number === 1 ? first : this.#startRun(request))
        if (isLast) void ready.measured.then(onMeasured)
        done.push(await ready.measure().finally(() => isLast || ready.end()))
      } catch (error) {
        if (!(error instanceof NotMeasured) || done.length === 0 || this.#isEnding(request)) throw error
      }
    }
    return done
  }

  /**
   * A second run where it is due and there is time for it: all of that of the page is the time of one run.
   *
   * @param tookMs that the first one took
   */
  async #second(
    request: LighthouseRequest,
    result: LighthouseResult,
    tookMs: number,
  ): Promise<LighthouseResult | undefined> {
    const { runs, device, secondRun } = this.#options
    const deadlineMs = this.#options.deadlineMs * SECOND_SHARE
    if (runs > 1 || tookMs > deadlineMs || !secondRun?.isDue(result, device)) return undefined
    const ready = await this.#startRun(request, deadlineMs).catch(() => undefined)
    if (!ready) return undefined
    const signal = AbortSignal.any([request.signal, this.#closing.signal, AbortSignal.timeout(deadlineMs)])
    let leave: (() => void) | undefined
    try {
      leave = await secondRun.alone(signal)
      void ready.measured.then(leave)
      return (await ready.measure()).result
    } catch {
      // The first one stands for itself.
      return undefined
    } finally {
      leave?.()
      await ready.end()
    }
  }

  async #startRun(
    request: LighthouseRequest,
    deadlineMs: number = this.#options.deadlineMs,
  ): Promise<ReadyRun> {
    if (this.#isEnding(request)) throw new NotMeasured('the run was cancelled')
    this.#thread.start()
    const started = this.#chrome
    this.#chrome = undefined
    const chrome = await (started ?? this.#startChrome())
    const { device } = this.#options
    const ending = AbortSignal.any([request.signal, this.#closing.signal])
    return await makeReady(this.#thread, chrome, request, { device, deadlineMs, ending })
  }

  async #startChrome(): Promise<RemoteChrome> {
    const { chromePath, addresses, folder, sandbox, onUnsandboxed } = this.#options
    const path = await findChrome(chromePath)
    if (addresses !== 'any') this.#proxy ??= startAddressProxy({ addresses })
    const proxy = await this.#proxy
    this.#options.onStart?.()
    return await startRemoteChrome({
      path,
      ...(proxy === undefined ? {} : { proxy }),
      ...(folder === undefined ? {} : { folder }),
      ...(sandbox === undefined ? {} : { sandbox }),
      ...(onUnsandboxed === undefined ? {} : { onUnsandboxed }),
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
