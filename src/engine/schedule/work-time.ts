import type { Tool } from '../../api/tools.ts'
import { doesNeed } from '../tools/needs.ts'

export interface WorkTimes {
  /** Milliseconds for one tool on one page. */
  timeoutMs: number
  /** Runs of Lighthouse on each page, each with the time of a tool. Default 1. */
  lighthouseRuns?: number
}

/** Milliseconds that a tool has on one page. */
export function toolTime(tool: Tool, { timeoutMs, lighthouseRuns = 1 }: WorkTimes): number {
  return doesNeed(tool, 'lighthouse') ? timeoutMs * lighthouseRuns : timeoutMs
}

/** Times of a tool that the crawl of an analysis has, and all of it: then come all tools on one page. */
const CRAWL_TOOLS = 10
const ANALYSIS_TOOLS = 20

/** Milliseconds that the crawl of an analysis has, after which it ends with the pages that there are. */
export function crawlTime({ timeoutMs }: WorkTimes): number {
  return timeoutMs * CRAWL_TOOLS
}

/** Milliseconds that the analysis of a site has. */
export function analysisTime({ timeoutMs }: WorkTimes): number {
  return timeoutMs * ANALYSIS_TOOLS
}
