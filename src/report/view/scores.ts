import type { Page, ToolRun } from '../../api/results.ts'
import { TOOLS, type Tool } from '../../api/tools.ts'
import { MAX_SHOWN_URL, shownUrl } from '../../text/shown-url.ts'
import { failuresOf } from './verdict.ts'

/** What a cell shows where a tool gave no result. */
export const NOT_MEASURED = 'n/m'
/** What a cell shows where a tool gave a result without a score, or was not run. */
export const NO_SCORE = '–'

export type ScoreBand = 'good' | 'middling' | 'poor' | 'none'

/** Bands of scores as in Lighthouse (https://developer.chrome.com/docs/lighthouse/performance/performance-scoring). */
const GOOD_FROM = 90
const MIDDLING_FROM = 50

export function scoreBand(score: number | null): ScoreBand {
  if (score === null) return 'none'
  if (score >= GOOD_FROM) return 'good'
  return score >= MIDDLING_FROM ? 'middling' : 'poor'
}

export interface ScoreTable {
  /** Origin that all pages have in common; the labels of the rows then leave it out. */
  origin: string | undefined
  /** Tools that ran, in the order of the contract. */
  tools: Tool[]
  /** The worst pages first: by errors, then by score. */
  rows: ScoreRow[]
}

export interface ScoreRow {
  page: Page
  label: string
  runs: ReadonlyMap<Tool, ToolRun>
}

export function scoreTable(pages: readonly Page[]): ScoreTable {
  const origin = commonOrigin(pages)
  const ran = new Set(pages.flatMap(page => page.runs.map(run => run.tool)))
  const rows = pages.map(page => ({
    page,
    label: pageLabel(page.url, origin),
    runs: new Map(page.runs.map(run => [run.tool, run])),
    errors: failuresOf(page).error,
  }))
  rows.sort((a, b) => b.errors - a.errors || (a.page.score ?? -1) - (b.page.score ?? -1))
  return { origin, tools: TOOLS.filter(tool => ran.has(tool)), rows }
}

/** The tools that scored 100 on every page, and the others: a table needs to show only those. */
export function splitPerfect(table: ScoreTable): { perfect: Tool[]; others: Tool[] } {
  const isPerfect = (tool: Tool) => table.rows.every(row => row.runs.get(tool)?.score === 100)
  return {
    perfect: table.tools.filter(isPerfect),
    others: table.tools.filter(tool => !isPerfect(tool)),
  }
}

/** What a cell of the table shows: a score, {@link NOT_MEASURED} or {@link NO_SCORE}. */
export function scoreText(run: ToolRun | undefined): string {
  if (run?.status === 'not-measured') return NOT_MEASURED
  return run === undefined || run.score === null ? NO_SCORE : String(Math.round(run.score))
}

/** The origin of all pages, or undefined where they differ or are no URLs. */
export function commonOrigin(pages: readonly Page[]): string | undefined {
  const origins = new Set(pages.map(page => URL.parse(page.url)?.origin))
  const [origin] = origins
  return origins.size === 1 && origin !== undefined && origin !== 'null' ? origin : undefined
}

/** A short name for a URL: what follows the origin, where that is the given one, else all of it. */
export function pageLabel(url: string, origin: string | undefined, maxLength = MAX_SHOWN_URL): string {
  const parsed = URL.parse(url)
  const within = parsed && parsed.origin === origin
  const rest = within ? `${parsed.pathname}${parsed.search}${parsed.hash}` : url
  return shownUrl(rest, maxLength)
}
