import pLimit from 'p-limit'
import type { Analysis, Page, ToolRun } from '../api/results.ts'
import { meanScore, pageScore } from '../api/score.ts'
import type { Tool } from '../api/tools.ts'
import { withoutUserInformation } from '../text/url-secrets.ts'
import { crawl } from './crawl/crawl.ts'
import { NotMeasured } from './not-measured.ts'
import { withRunJudgements } from './run-judgements.ts'
import type { Visit } from './visit/visit.ts'

export interface AnalysisOptions {
  tools: readonly Tool[]
  open(url: string): Visit
  release(url: string): void
  runTool(tool: Tool, url: string): Promise<ToolRun>
  /** Does the walk over the pages when its turn comes. */
  walk(pages: () => Promise<void>): Promise<void>
  /** Ends the walk over the pages. */
  signal: AbortSignal
}

/** What an analysis finds, without its frame. */
export type SiteFindings = Pick<Analysis, 'status' | 'score' | 'pages' | 'facts' | 'reason'>

/** Pages of a site that an analysis looks at: the start page, and those nearest to it. */
export const ANALYSED_PAGES = 10
/** Tools that run at once. */
const TOOLS_AT_ONCE = 4

/**
 * Analyses a site: every tool on the start page and on the first pages that it leads to. The score is the mean of the
 * pages' scores.
 */
export async function analyzeSite(start: string, options: AnalysisOptions): Promise<SiteFindings> {
  const address = withCredentialsOf(start)
  const visits = {
    open: (url: string) => options.open(address(url)),
    drop: (url: string) => options.release(address(url)),
  }
  const found: string[] = []
  try {
    await options.walk(async () => {
      const walk = crawl(start, { maxPages: ANALYSED_PAGES, signal: options.signal, ...visits })
      for await (const { url, visit } of walk) {
        await visit.noteAsLinkTarget()
        found.push(address(url))
      }
    })
    const measured: Page[] = []
    for (const url of found) measured.push(await analyzePage(url, options))
    const pages = await withRunJudgements(measured)
    const facts = { pages: pages.length, maxPages: ANALYSED_PAGES }
    return { status: 'measured', score: meanScore(pages.map(({ score }) => score)), pages, facts }
  } catch (error) {
    if (error instanceof NotMeasured) return notAnalyzed(error.message)
    throw error
  } finally {
    for (const url of [start, ...found]) options.release(url)
  }
}

/** An analysis that gave no result, and why. */
export function notAnalyzed(reason: string): SiteFindings {
  return { status: 'not-measured', reason, score: null, pages: [], facts: {} }
}

async function analyzePage(url: string, { tools, runTool, release }: AnalysisOptions): Promise<Page> {
  const limit = pLimit(TOOLS_AT_ONCE)
  const runs = await Promise.all(tools.map(tool => limit(() => runTool(tool, url))))
  release(url)
  return { url: withoutUserInformation(url), score: pageScore(runs), runs }
}

/** What the start was given to be let in opens the other pages of its origin too. */
function withCredentialsOf(start: string): (url: string) => string {
  const { username, password, origin } = new URL(start)
  return url => {
    const page = new URL(url)
    if (page.origin !== origin || (username === '' && password === '') || page.username !== '') return url
    page.username = username
    page.password = password
    return page.href
  }
}
