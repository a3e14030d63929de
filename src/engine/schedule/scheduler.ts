import type { CallOptions } from '../../api/seo-api.ts'
import type { Tool } from '../../api/tools.ts'
import type { ChromeBrowser } from '../browser/chrome-browser.ts'
import type { Lighthouse } from '../browser/lighthouse/lighthouse.ts'
import { orAborted } from '../network/deadline.ts'
import type { RenderChoices } from '../rendering/render-choices.ts'
import { doesNeed, showsPage } from '../tools/needs.ts'
import type { Visit } from '../visit/visit.ts'
import { inLane, type WorkLimits, within } from './timed-work.ts'
import type { Lane, Lanes } from './work-lanes.ts'

export interface SchedulerOptions {
  lanes: Lanes
  browser: Pick<ChromeBrowser, 'prepare'>
  lighthouse: Pick<Lighthouse, 'prepare'>
  /** Which pages are shown for tools that can do without. */
  choices: Pick<RenderChoices, 'isOpen' | 'settle'>
  /** Aborts when no turn comes any more. */
  closing: AbortSignal
}

/** One tool's work on one page. */
export interface ToolWork<T> extends CallOptions {
  tool: Tool
  visit: Visit
  /** Milliseconds for it. Waiting for its turn does not count. */
  timeoutMs: number
  /** Loads what it works with, before its turn. */
  load(): Promise<unknown>
  work(): Promise<T>
  /** What stands for the result when the time is over. */
  late(): T
}

type Limits = Pick<WorkLimits<unknown>, 'timeoutMs' | 'signal' | 'closing'>

/** Turns that a page has until it is shown, each with the time of a tool: to wait for a tab, to be loaded, and both once more. */
const SHOWING_TURNS = 3

const SHARED = { lane: 'shared' as const }

/**
 * Says when each tool works: Lighthouse alone, since its figures are worthless beside other load; all others beside
 * each other, and those that show a page in Chrome after Lighthouse has measured it, where it was asked to.
 */
export class Scheduler {
  readonly #options: SchedulerOptions
  /** A Chrome that starts needs this thread again and again, which tools would keep busy. */
  #starting = Promise.resolve()

  constructor(options: SchedulerOptions) {
    this.#options = options
  }

  /** Starts what some tools will need. Lighthouse comes first, and two that start at once take twice as long. */
  prepare(tools: readonly Tool[]): void {
    const { browser, lighthouse } = this.#options
    if (tools.some(tool => doesNeed(tool, 'lighthouse'))) this.#starting = lighthouse.prepare()
    if (tools.some(tool => doesNeed(tool, 'rendered'))) void this.#starting.then(() => browser.prepare())
  }

  /** @throws ApiError where the signal aborts */
  async run<T>({ tool, visit, timeoutMs, signal, load, work, late }: ToolWork<T>): Promise<T> {
    const { lanes, closing } = this.#options
    const limits = { timeoutMs, signal, closing }
    const isAlone = doesNeed(tool, 'lighthouse')
    // Before anything is waited for: tools that are asked for next see that Lighthouse comes.
    const turn = isAlone ? visit.prepareLighthouse() : this.#afterLighthouse(tool, visit, limits)
    // It may fail while something else is waited for.
    turn.catch(() => undefined)
    // A signal that aborts meanwhile is for the work to heed.
    const unlessAborted = (waiting: Promise<unknown>) =>
      signal ? orAborted(waiting, signal).catch(() => undefined) : waiting
    try {
      if (!isAlone) await unlessAborted(this.#starting)
      await load()
      await unlessAborted(turn)
      if (doesNeed(tool, 'page')) await this.#settled(visit, limits)
      const timeLeft = timeoutMs - (await this.#shown(tool, visit, limits))
      if (timeLeft <= 0) return late()
      // No turn comes any more; work that had begun tells for itself what it could not measure.
      if (closing.aborted) return await within(timeLeft, signal, work, late)
      const lane = isAlone ? aloneUntilMeasured(visit) : SHARED
      return await inLane(lanes, { ...lane, ...limits, timeoutMs: timeLeft, late }, work)
    } finally {
      void turn.then(
        leave => leave?.(),
        () => undefined,
      )
    }
  }

  /**
   * Whether a page is shown may depend on pages before it. Waiting for these takes none of a tool's time, and nobody
   * waits beside a measurement.
   */
  async #settled(visit: Visit, limits: Limits): Promise<void> {
    const { lanes, choices } = this.#options
    if (!choices.isOpen(visit)) return
    await inLane(lanes, { ...SHARED, ...limits, late: () => undefined }, () => choices.settle(visit))
  }

  /**
   * A page waits for a tab, and is loaded twice where others took its time: that takes none of a tool's, which would all
   * end with it. That the server answers does.
   *
   * @returns milliseconds of the tool's time that went by until the page was there to be shown
   */
  async #shown(tool: Tool, visit: Visit, limits: Limits): Promise<number> {
    const { lanes } = this.#options
    const lane = { ...SHARED, ...limits, late: () => undefined }
    let began = Date.now()
    const isShown = await inLane(lanes, lane, () => {
      began = Date.now()
      return showsPage(tool, visit)
    })
    const took = Date.now() - began
    if (!isShown) return took
    const show = async () => {
      await visit.rendered().catch(() => undefined)
      return true
    }
    // Each turn has the time of a tool, and whoever waits for the tool counts from its last one.
    for (let turn = 0; turn < SHOWING_TURNS && !limits.closing.aborted; turn++)
      if (await inLane(lanes, lane, show)) break
    return took
  }

  /** Other tools show a page while Lighthouse works on what it recorded of it. */
  async #afterLighthouse(tool: Tool, visit: Visit, limits: Limits): Promise<undefined> {
    const measured = visit.lighthouseMeasured
    if (!measured) return
    const isToBeShown = () => showsPage(tool, visit)
    const { lanes } = this.#options
    if (await inLane(lanes, { ...SHARED, ...limits, late: () => false }, isToBeShown)) await measured
  }
}

/** Alone as long as anything else would falsify what Lighthouse measures. */
function aloneUntilMeasured(visit: Visit): { lane: Lane; leaves(): Promise<boolean> | undefined } {
  return { lane: 'alone', leaves: () => visit.lighthouseMeasured }
}
