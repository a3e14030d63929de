import type { Tool } from '../../api/tools.ts'
import { ANALYSED_PAGES } from '../analyze.ts'
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

/** Milliseconds that the analysis of a site has. */
export function analysisTime({ timeoutMs }: WorkTimes): number {
  return timeoutMs * ANALYSED_PAGES
}
