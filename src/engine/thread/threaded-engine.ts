import pLimit from 'p-limit'
import type { AddressAnswer, ListedAddresses } from '../../api/addresses.ts'
import type { PageInputs } from '../../api/inputs.ts'
import type { Analysis, ToolRun } from '../../api/results.ts'
import type { AnalyzeOptions, SeoApi, Vitals } from '../../api/seo-api.ts'
import type { Tool } from '../../api/tools.ts'
import { withoutUserInformation } from '../../text/url-secrets.ts'
import { type EngineAccount, openAccount } from '../account.ts'
import type { EngineOptions } from '../engine-options.ts'
import { orAborted } from '../network/deadline.ts'
import { WorkLanes } from '../schedule/work-lanes.ts'
import { analysisTime, toolTime, type WorkTimes } from '../schedule/work-time.ts'
import { notAnalyzed } from '../site-findings.ts'
import { inOrder } from '../tools/needs.ts'
import { NOTHING_LISTED, unknownAnswer } from '../unanswered.ts'
import { unmeasuredRun } from '../unmeasured-run.ts'
import { CallDeadline } from './call-deadline.ts'
import { EngineThread, type ThreadCall, ThreadEnded, type ThreadOptions } from './engine-thread.ts'
import type { Work } from './messages.ts'
import type { Result } from './sent-result.ts'

/** What a page may take of a thread before it is ended. */
export interface ThreadLimits {
  /** Milliseconds that a call may keep others waiting. */
  heldMs: number
  /** The same for a call that has the thread to itself. */
  heldAloneMs: number
  /** Megabytes of heap. */
  heapMb: number
}

/**
 * Judging a page of a real site takes a fraction of a second, and some megabytes; the largest document that is read
 * takes 80 MB.
 */
const LIMITS: ThreadLimits = { heldMs: 5000, heldAloneMs: 30_000, heapMb: 896 }
/** Part of a tool's time that it may hold the thread at the most, if that leaves it more than the least. */
const HELD_SHARE = 1 / 3
const MIN_HELD_MS = 2000
/** Calls for one page that had to be ended, after which the page is not judged further. */
const MAX_ENDED = 2
const GIVEN_UP = 'judging the page with other tools took too much time or memory and was ended'

/**
 * The engine in a thread of its own, as {@link SeoApi}. Where one page takes all of the thread's time or memory, the
 * thread is ended; what others had asked of it is asked again. Which of the calls it was shows when each of them gets a
 * thread to itself.
 *
 * @param options with `lanes` where several engines of one process wait for each other's measurements
 * @param entry the program that a thread begins with; this one unless given
 */
export function createThreadedEngine(
  options: EngineOptions,
  limits: Partial<ThreadLimits> = {},
  entry?: URL,
): SeoApi {
  return new ThreadedEngine(options, { ...LIMITS, ...limits }, entry).api()
}

function timeOf(work: Work, options: WorkTimes): number {
  if (work.operation === 'runTool') return toolTime(work.tool, options)
  return work.operation === 'analyze' ? analysisTime(options) : options.timeoutMs
}

const NOTHING_YET: Vitals = {
  pageChromes: 0,
  replacedChromes: 0,
  lighthouseChromes: 0,
  endedThreads: 0,
  heapBytes: 0,
}

/** A call with what is told of it; its turns are for the engine to know. */
type WatchedCall = Omit<ThreadCall, 'onTurn' | 'onWait'>

class ThreadedEngine {
  readonly #options: Omit<EngineOptions, 'lanes' | 'rank'>
  readonly #account: EngineAccount
  readonly #threadOptions: ThreadOptions
  readonly #warnings = new Set<string>()
  /** Calls that were under way when a thread ended, one after the other. */
  readonly #oneByOne = pLimit(1)
  /** Calls that ended a thread they had to themselves, by page. */
  readonly #endedOn = new Map<string, number>()
  /** From what results were worked out in a thread that has ended since, by page. */
  readonly #inputsAlone = new Map<string, PageInputs>()
  /** Of each thread, what {@link #counts} hold of it. */
  readonly #counted = new WeakMap<EngineThread, Vitals>()
  readonly #counts: Vitals = { ...NOTHING_YET }
  #thread: EngineThread | undefined
  #separate: EngineThread | undefined
  #isClosed = false

  constructor(
    { lanes = new WorkLanes(), rank, ...options }: EngineOptions,
    { heldMs, heldAloneMs, heapMb }: ThreadLimits,
    entry: URL | undefined,
  ) {
    this.#options = options
    this.#account = openAccount({ version: options.version, ...(rank && { rank }) })
    const most = Math.max(options.timeoutMs * HELD_SHARE, MIN_HELD_MS)
    this.#threadOptions = {
      engine: options,
      lanes,
      onWarning: warning => this.#warnings.add(warning),
      onVitals: (thread, vitals) => this.#count(thread, vitals),
      onLost: () => this.#counts.endedThreads++,
      maxHeldMs: calls => Math.min(most, calls > 1 ? heldMs : heldAloneMs),
      maxHeapMb: heapMb,
      entry,
    }
  }

  api(): SeoApi {
    return {
      ...this.#account.operations,
      runTool: (tool, url, { tools, known, ...options } = {}) =>
        this.#work<ToolRun>(
          { operation: 'runTool', tool, url, ...(tools && { tools }), ...(known && { known }) },
          options,
          (reason, isLate) => ({
            ...unmeasuredRun(tool, withoutUserInformation(url), reason),
            ...(isLate && { late: true as const }),
          }),
        ),
      analyze: (url, { tools, ...options } = {}) =>
        this.#work<Analysis>({ operation: 'analyze', url, ...(tools && { tools }) }, options, reason => ({
          url: withoutUserInformation(url),
          ...notAnalyzed(reason),
          startedAt: new Date().toISOString(),
          durationMs: 0,
        })),
      listedAddresses: (url, options = {}) =>
        this.#work<ListedAddresses>({ operation: 'listedAddresses', url }, options, () => NOTHING_LISTED),
      addressAnswers: (url, addresses, { read = false, ...options } = {}) =>
        this.#work<readonly AddressAnswer[]>(
          { operation: 'addressAnswers', url, addresses, read },
          options,
          reason => addresses.map(() => unknownAnswer(reason)),
        ),
      inputs: async (url, options = {}) => {
        const shared = await this.#work<PageInputs>({ operation: 'inputs', url }, options, () => ({}))
        return { ...shared, ...this.#inputsAlone.get(url) }
      },
      expect: (url, inputs) => this.#current().tell({ kind: 'expect', url, inputs }),
      unchanged: (url, inputs, options = {}) =>
        this.#work<readonly Tool[]>({ operation: 'unchanged', url, inputs }, options, () => []),
      prepare: (tools: readonly Tool[]) => this.#current().tell({ kind: 'prepare', tools }),
      order: inOrder,
      release: url => {
        this.#inputsAlone.delete(url)
        this.#thread?.tell({ kind: 'release', url })
      },
      warnings: async () => [...this.#warnings],
      vitals: () => this.#vitals(),
      close: () => this.#close(),
    }
  }

  async #work<T extends Result>(
    work: Work,
    { signal, ...watch }: AnalyzeOptions,
    unmeasured: (reason: string, isLate?: boolean) => T,
  ): Promise<T> {
    const timeoutMs = timeOf(work, this.#options)
    const deadline = new CallDeadline(timeoutMs)
    try {
      const ending = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal
      return await this.#answer(work, { ...watch, signal: ending }, deadline, unmeasured)
    } catch (error) {
      if (!deadline.signal.aborted || signal?.aborted) throw error
      return unmeasured(`it did not finish within ${timeoutMs / 1000} s`, true)
    } finally {
      deadline.end()
    }
  }

  async #answer<T extends Result>(
    work: Work,
    options: WatchedCall,
    deadline: CallDeadline,
    unmeasured: (reason: string) => T,
  ): Promise<T> {
    if (this.#isGivenUp(work.url)) return unmeasured(GIVEN_UP)
    try {
      return await this.#current().call<T>(work, {
        ...options,
        onTurn: () => deadline.start(),
        onWait: () => deadline.pause(),
      })
    } catch (error) {
      if (!(error instanceof ThreadEnded) || this.#isClosed) throw error
      if (error.underWay === 1) return unmeasured(this.#blame(work.url, error))
    }
    deadline.keep()
    return await orAborted(
      this.#oneByOne(() => this.#alone(work, options, unmeasured)),
      options.signal,
    )
  }

  /** Does again, with a thread to itself, what may have ended the thread that it shared. */
  async #alone<T extends Result>(
    work: Work,
    options: WatchedCall,
    unmeasured: (reason: string) => T,
  ): Promise<T> {
    if (this.#isGivenUp(work.url)) return unmeasured(GIVEN_UP)
    if (!this.#separate || this.#separate.hasEnded) this.#separate = new EngineThread(this.#threadOptions)
    const call = { ...options, onTurn: () => undefined, onWait: () => undefined }
    try {
      const result = await this.#separate.call<T>(work, call)
      if (work.operation === 'runTool' && this.#options.fingerprints)
        await this.#keepInputs(this.#separate, work.url, call)
      return result
    } catch (error) {
      // What keeps the thread busy beyond its time must not keep the next one waiting.
      if (options.signal.aborted) this.#separate?.end()
      if (!(error instanceof ThreadEnded) || this.#isClosed) throw error
      return unmeasured(this.#blame(work.url, error))
    } finally {
      if (this.#oneByOne.pendingCount === 0) {
        void this.#separate?.close()
        this.#separate = undefined
      }
    }
  }

  /** Nobody can be asked for them when the thread has ended. That there are none fails no result. */
  async #keepInputs(thread: EngineThread, url: string, call: ThreadCall): Promise<void> {
    const inputs = await thread.call<PageInputs>({ operation: 'inputs', url }, call).catch(() => undefined)
    this.#inputsAlone.set(url, { ...this.#inputsAlone.get(url), ...inputs })
  }

  #count(thread: EngineThread, vitals: Vitals): void {
    const before = this.#counted.get(thread) ?? NOTHING_YET
    this.#counted.set(thread, vitals)
    this.#counts.pageChromes += vitals.pageChromes - before.pageChromes
    this.#counts.replacedChromes += vitals.replacedChromes - before.replacedChromes
    this.#counts.lighthouseChromes += vitals.lighthouseChromes - before.lighthouseChromes
  }

  async #vitals(): Promise<Vitals> {
    const heaps = await Promise.all([this.#thread?.heapBytes(), this.#separate?.heapBytes()])
    const heapBytes = heaps.reduce<number>((sum, bytes = 0) => sum + bytes, 0)
    return { ...this.#counts, heapBytes }
  }

  #blame(url: string, { message }: ThreadEnded): string {
    this.#endedOn.set(url, (this.#endedOn.get(url) ?? 0) + 1)
    return message
  }

  #isGivenUp(url: string): boolean {
    return (this.#endedOn.get(url) ?? 0) >= MAX_ENDED
  }

  #current(): EngineThread {
    if (!this.#thread || this.#thread.hasEnded) this.#thread = new EngineThread(this.#threadOptions)
    return this.#thread
  }

  async #close(): Promise<void> {
    this.#isClosed = true
    this.#account.end()
    await Promise.all([this.#thread?.close(), this.#separate?.close()])
  }
}
