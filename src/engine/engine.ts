import type { AddressAnswer } from '../api/addresses.ts'
import { ApiError } from '../api/errors.ts'
import type { Analysis, ToolRun } from '../api/results.ts'
import type { AnalyzeOptions, CallOptions, SeoApi, ToolOptions } from '../api/seo-api.ts'
import { TOOLS, type Tool } from '../api/tools.ts'
import { withoutUserInformation } from '../text/url-secrets.ts'
import { openAccount } from './account.ts'
import type { EngineOptions } from './engine-options.ts'
import { openInstruments } from './instruments.ts'
import { runTool } from './judging/run-tool.ts'
import { type AddressPolicy, assertTargetAllowed } from './network/address-guard.ts'
import { NotMeasured } from './not-measured.ts'
import { InputCheck } from './page-inputs.ts'
import { RenderChoices } from './rendering/render-choices.ts'
import { Scheduler } from './schedule/scheduler.ts'
import { inLane, within } from './schedule/timed-work.ts'
import { WorkLanes } from './schedule/work-lanes.ts'
import { analysisTime, crawlTime, toolTime } from './schedule/work-time.ts'
import { notAnalyzed } from './site-findings.ts'
import { openSiteMemory } from './site-memory.ts'
import { ENGINE_TOOLS } from './tools/index.ts'
import { doesNeed, gatheredFor, inOrder } from './tools/needs.ts'
import { NOTHING_LISTED, unknownAnswer } from './unanswered.ts'
import { lateRun } from './unmeasured-run.ts'
import { traced } from './visit/input-trace.ts'
import type { Visit } from './visit/visit.ts'

/** HTML pages that an analysis crawls unless more are asked for, and at the most. */
const ANALYSED_PAGES = 500
const MAX_ANALYSED_PAGES = 10_000
/** Part of the time for looking at addresses after which the answers that there are count. */
const BUDGET_SHARE = 0.9

/** With what an engine alone can do. */
export type Engine = SeoApi &
  Required<Pick<SeoApi, 'listedAddresses' | 'addressAnswers' | 'inputs' | 'expect' | 'unchanged'>>

/** The contract, fulfilled by our own analyser in this process. */
export function createEngine(options: EngineOptions): Engine {
  const closing = new AbortController()
  const lanes = options.lanes ?? new WorkLanes()
  const instruments = openInstruments(options, lanes)
  const choices = new RenderChoices(options.render ?? 'auto', tool => doesNeed(tool, 'rendered'))
  const choose = (visit: Visit) => choices.choose(visit)
  const { visits, openOnce } = openSiteMemory(options, instruments, closing.signal, choose)
  const account = openAccount(options)
  const { browser, lighthouse, warnings, chromes } = instruments
  const pictured = picturedPages(options.pictures ?? 0)
  const inputs = new InputCheck({
    keepMs: options.visitTtlMs ?? Number.POSITIVE_INFINITY,
    chromeVersion: () => browser.version(),
  })
  const scheduler = new Scheduler({ lanes, browser, lighthouse, choices, closing: closing.signal })
  const release = (url: string) => {
    const visit = visits.release(url)
    if (visit) choices.leave(visit)
    inputs.release(url)
  }

  async function run(
    tool: Tool,
    url: string,
    { signal, tools, known = [] }: ToolOptions = {},
  ): Promise<ToolRun> {
    assertAuditable(url, options.addresses)
    assertExpected(tool, options.tools)
    const definition = ENGINE_TOOLS[tool]
    const visit = visits.get(url)
    choices.expect(visit, tools)
    if (tools && known.length > 0) visit.gather(gatheredFor(tools.filter(name => !known.includes(name))))
    const timeoutMs = toolTime(tool, options)
    const found = await scheduler.run({
      tool,
      visit,
      timeoutMs,
      ...(signal && { signal }),
      load: () => definition.topics(),
      work: () => {
        const found = traced(() => runTool(definition, visit))
        if (options.fingerprints) inputs.add(tool, url, found)
        return found
      },
      late: () => lateRun(tool, withoutUserInformation(url), timeoutMs),
    })
    return pictured(found)
  }

  async function analyze(
    url: string,
    { tools = TOOLS, signal, enough, onProgress }: AnalyzeOptions = {},
  ): Promise<Analysis> {
    assertAuditable(url, options.addresses)
    // What scripts add to it leads on into the site.
    choices.expect(visits.get(url), undefined)
    const startedAt = new Date()
    const timeoutMs = analysisTime(options)
    // What nobody waits for any more asks the site for nothing more.
    const over = new AbortController()
    const ending = AbortSignal.any([over.signal, closing.signal, ...(signal ? [signal] : [])])
    const limits = { timeoutMs, signal: ending, closing: closing.signal }
    const work = async () => {
      const { analyzeSite } = await import('./analyze.ts')
      return await analyzeSite(url, {
        tools,
        visitOf: page => visits.get(page),
        open: openOnce,
        release,
        runTool: (tool, page) => run(tool, page, { signal: ending, tools }),
        maxPages: Math.min(options.analysedPages ?? ANALYSED_PAGES, MAX_ANALYSED_PAGES),
        maxMs: crawlTime(options),
        isOurs: options.isOwnServer ?? false,
        enough,
        onProgress,
        signal: ending,
        turn: work => inTurn(limits, work),
      })
    }
    const found = await within(timeoutMs, signal, work, () =>
      notAnalyzed(`it did not finish within ${timeoutMs / 1000} s`),
    ).finally(() => over.abort())
    return {
      url: withoutUserInformation(url),
      ...found,
      startedAt: startedAt.toISOString(),
      durationMs: Date.now() - startedAt.getTime(),
    }
  }

  /** Work of an analysis when its turn comes. */
  async function inTurn<T>(
    limits: { timeoutMs: number; signal: AbortSignal; closing: AbortSignal },
    work: () => Promise<T>,
  ): Promise<T> {
    const done = await inLane(lanes, { ...limits, lane: 'shared', late: () => undefined }, async () => ({
      result: await work(),
    }))
    if (done) return done.result
    throw new NotMeasured(`it did not finish within ${limits.timeoutMs / 1000} s`)
  }

  /** Looks for addresses of a site when its turn comes: beside a measurement it would falsify that. */
  async function lookOnSite<T>(
    url: string,
    { signal }: CallOptions,
    look: (visit: Visit, budgetMs: number) => Promise<T>,
    late: () => T,
  ): Promise<T> {
    assertAuditable(url, options.addresses)
    return await inShared(signal, () => look(openOnce(url), options.timeoutMs * BUDGET_SHARE), late)
  }

  async function inShared<T>(
    signal: AbortSignal | undefined,
    work: () => Promise<T>,
    late: () => T,
  ): Promise<T> {
    const limits = {
      lane: 'shared',
      timeoutMs: options.timeoutMs,
      signal,
      closing: closing.signal,
      late,
    } as const
    return await inLane(lanes, limits, work)
  }

  return {
    ...account.operations,
    analyze,
    listedAddresses: (url, options = {}) =>
      lookOnSite(
        url,
        options,
        async visit => (await import('./site-addresses.ts')).listedOnSite(visit),
        () => NOTHING_LISTED,
      ),
    addressAnswers: (url, addresses, { read = false, ...options } = {}) =>
      lookOnSite<readonly AddressAnswer[]>(
        url,
        options,
        async (visit, budgetMs) => {
          const { answersOnSite } = await import('./site-addresses.ts')
          return await answersOnSite(visit, addresses, { budgetMs, read })
        },
        () => addresses.map(() => unknownAnswer('was not reached in time')),
      ),
    runTool: run,
    inputs: (url, { signal } = {}) =>
      inShared(
        signal,
        () => inputs.of(visits.get(url), url),
        () => ({}),
      ),
    expect(url, known) {
      const asking = inShared(
        undefined,
        () => inputs.expect(openOnce(url), known),
        () => undefined,
      )
      // Whatever was not asked for then is asked for by the pages.
      asking.catch(() => undefined)
    },
    unchanged: (url, known, { signal } = {}) =>
      inShared<readonly Tool[]>(
        signal,
        () => inputs.unchanged(visits.get(url), known),
        () => [],
      ),
    prepare: tools => scheduler.prepare(tools),
    order: inOrder,
    release,
    async warnings() {
      return [...warnings]
    },
    async vitals() {
      return {
        pageChromes: chromes.pages,
        replacedChromes: Math.max(0, chromes.pages - 1),
        lighthouseChromes: chromes.lighthouse,
        endedThreads: 0,
        heapBytes: 0,
      }
    },
    async close() {
      closing.abort(new ApiError('cancelled', 'the engine was closed'))
      account.end()
      visits.clear()
      inputs.clear()
      await instruments.close()
    },
  }
}

/** Leaves pictures with the runs on the first so many pages alone: they make a report large. */
function picturedPages(max: number): (run: ToolRun) => ToolRun {
  const pages = new Set<string>()
  return run => {
    const { pictures, ...facts } = run.facts
    if (pictures === undefined) return run
    if (max === Number.POSITIVE_INFINITY || pages.has(run.url)) return run
    if (pages.size >= max) return { ...run, facts }
    pages.add(run.url)
    return run
  }
}

/** What a tool reads of a page may be missing where nobody said that it would come. */
function assertExpected(tool: Tool, expected: readonly Tool[] | undefined): void {
  if (expected?.includes(tool) === false) throw new Error(`"${tool}" is not among the tools of this engine`)
}

/** Refuses a target by its literal address; what a name resolves to is guarded where sockets open. */
function assertAuditable(url: string, addresses: AddressPolicy): void {
  try {
    assertTargetAllowed(new URL(url), addresses)
  } catch (error) {
    throw new ApiError('bad-request', (error as Error).message, { status: 422, cause: error })
  }
}
