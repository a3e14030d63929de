import type { Tool } from '../api/tools.ts'
import type { Sandbox } from './browser/chrome-process.ts'
import type { Device } from './browser/lighthouse/lighthouse-report.ts'
import type { HttpClientOptions } from './network/http-client.ts'
import type { RenderMode } from './page/render-choice.ts'
import type { RankTrackingOptions } from './rank/rank-tracking.ts'
import type { Lanes } from './schedule/work-lanes.ts'

/** What an engine is told, with all that its HTTP client can be told and it does not say itself. */
export interface EngineOptions extends Omit<HttpClientOptions, 'userAgent' | 'timeoutMs' | 'resolve'> {
  version: string
  /** Milliseconds for one tool on one page. */
  timeoutMs: number
  /** Pages that may be in work at once. As many as the machine bears unless given. */
  pagesAtOnce?: number
  /** The tools that may be asked for, whose needs say what Chrome gathers of a page; left out, any. */
  tools?: readonly Tool[]
  /** Request headers for the audited origin alone. */
  headers: Readonly<Record<string, string>>
  /** Origins whose pages get the headers; left out, the pages of any. */
  headerOrigins?: ReadonlySet<string>
  /** The Chrome to use; left out, one is looked for when a tool first needs it. */
  chromePath?: string
  /** Folder that the profiles of Chrome are made in. The system's for temporary files unless given. */
  chromeFolder?: string
  /** `required`: no page is shown where Chrome has no sandbox, as one of a stranger. Default `preferred`. */
  sandbox?: Sandbox
  /**
   * Which pages are shown in Chrome for tools that can do without, to see what scripts make of them: with `auto` those
   * that lean on scripts and two of each template. Default `auto`.
   */
  render?: RenderMode
  /** What Lighthouse plays. Default `mobile`. */
  device?: Device
  /** Runs of Lighthouse on each page, each with the time of a tool. Default 1. */
  lighthouseRuns?: number
  /** HTML pages after which the crawl of an analysis ends, 10,000 at the most. Default 500. */
  analysedPages?: number
  /** Whether the target is served by this run itself, so that no crawl has to spare it. */
  isOwnServer?: boolean
  /** Set where the target is a preview: where its pages will live, if that is known. */
  preview?:
    | {
        productionUrl?: string | undefined
        /** Folder of the target that stands for that address, as `/pr-1`; left out, its root does. */
        folder?: string | undefined
        /** Whether nobody has named the folder of production: the build asks for its files there. */
        isHomeGuessed?: boolean
        /** Pages of the target in a folder which is called as that of production, and is another one. */
        namesakes?: readonly string[]
      }
    | undefined
  /** Most pages to take pictures of, the first so many: they make a report large. None unless given. */
  screenshots?: number
  /** Most pages with whose results the pictures stay that their tools have met (icon, card, filmstrip), likewise. */
  pictures?: number
  /** Whether it is noted from what each result was worked out, for `inputs`. */
  fingerprints?: boolean
  /** Milliseconds that a visit is kept after its last use; undefined: until it is released. */
  visitTtlMs?: number
  /** The rank projects, and how their sources are read. None unless given. */
  rank?: RankTrackingOptions
  /** Where its work waits for its turn, where other engines of this process do so too. Its own unless given. */
  lanes?: Lanes
}
