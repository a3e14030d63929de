import type { AddressAnswer, ListedAddresses } from './addresses.ts'
import type { PageInputs } from './inputs.ts'
import type { Account, Analysis, RankDashboard, RankProject, RankProjectSummary, ToolRun } from './results.ts'
import type { Tool } from './tools.ts'

export interface CallOptions {
  /** Ends the call early: it rejects with an {@link ApiError} of kind `cancelled`. */
  signal?: AbortSignal
}

export interface ToolOptions extends CallOptions {
  /** All tools that will be asked for on the page. Left out, any may be. */
  tools?: readonly Tool[]
  /**
   * Those of them whose results are known from an earlier run, so that they will not be asked for after all. The page is
   * looked at as with them; what takes long and serves them alone is left out.
   */
  known?: readonly Tool[]
}

/** How far the crawl of an analysis has come. */
export interface AnalysisProgress {
  /** Addresses that were read. */
  done: number
  /** Addresses that are known, those among them. */
  found: number
  /** Addresses a second. */
  perSecond: number
}

export interface AnalyzeOptions extends CallOptions {
  /** Tools for the start page, where that is for the caller to say. Left out, all of them. */
  tools?: readonly Tool[]
  /** Ends the crawl: the analysis goes on with the pages that there are, and says that they are not all. */
  enough?: AbortSignal
  /** Told now and then how far it has come, where the service says so. */
  onProgress?: (progress: AnalysisProgress) => void
}

/** How an implementation that works on this machine fares; counts are from its start. */
export interface Vitals {
  /** Chromes that were started to show pages. */
  pageChromes: number
  /** Of those, the ones that replaced one that had crashed or hung. */
  replacedChromes: number
  /** Chromes that were started for Lighthouse, which measures each run in a fresh one. */
  lighthouseChromes: number
  /** Threads that were ended because a page took all of their time or memory, or that crashed. */
  endedThreads: number
  /** Bytes of the heaps of its threads that are in use now. */
  heapBytes: number
}

/**
 * The six operations of the contract, whoever fulfils them.
 *
 * `runTool` and `analyze` answer `not-measured` with a reason where a page or site could not be judged; they reject
 * with an {@link ApiError} where the service itself failed.
 */
export interface SeoApi {
  /** `GET /me`: who owns the token, and whether the token works. */
  me(options?: CallOptions): Promise<Account>
  /** `POST /analyze`: the complete analysis of a website. */
  analyze(url: string, options?: AnalyzeOptions): Promise<Analysis>
  /** `POST /tools/{tool}`: one tool on one URL. */
  runTool(tool: Tool, url: string, options?: ToolOptions): Promise<ToolRun>
  /** `GET /rank/projects` */
  rankProjects(options?: CallOptions): Promise<RankProjectSummary[]>
  /** `GET /rank/projects/{id}` */
  rankProject(id: string, options?: CallOptions): Promise<RankProject>
  /** `GET /rank/projects/{id}/dashboard` */
  rankDashboard(id: string, options?: CallOptions): Promise<RankDashboard>
  /** Says which tools will be asked for soon, so that what takes long to start can begin to. */
  prepare?(tools: readonly Tool[]): void
  /** The order in which it is fastest to ask for the tools of a page; left out, any is as good. */
  order?(tools: readonly Tool[]): readonly Tool[]
  /** Says that no more calls for this URL will come, so that what is kept for it can go. */
  release?(url: string): void
  /** What a reader of the results should know of how they came about, one sentence each. */
  warnings?(): Promise<readonly string[]>
  /** What the sitemaps list of the site that a page is on. */
  listedAddresses?(url: string, options?: CallOptions): Promise<ListedAddresses>
  /**
   * What addresses of the site that a page is on answer, asked as politely as the targets of links. With `read`, the first
   * pages that are there are read for what they are recognised by.
   *
   * @returns an answer for each, in their order
   */
  addressAnswers?(
    url: string,
    addresses: readonly string[],
    options?: CallOptions & { read?: boolean },
  ): Promise<readonly AddressAnswer[]>
  /** From what the tools that ran on a page worked out their results; asked before the page is released. */
  inputs?(url: string, options?: CallOptions): Promise<PageInputs>
  /**
   * Says from what results on the pages of a site were worked out that it will be asked about with `unchanged`, so that
   * it can begin to ask other hosts for theirs.
   *
   * @param url any of the pages
   * @param inputs what {@link ToolInputs} say behind the fingerprint
   */
  expect?(url: string, inputs: readonly string[]): void
  /** The tools whose inputs on a page are the same as they were: they would find the same again. */
  unchanged?(url: string, inputs: PageInputs, options?: CallOptions): Promise<readonly Tool[]>
  /** How it fares on this machine. */
  vitals?(): Promise<Vitals>
  /** Ends connections and processes. */
  close?(): Promise<void>
}
