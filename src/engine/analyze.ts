import pLimit from 'p-limit'
import type { Analysis, Crawl, Page, ToolRun } from '../api/results.ts'
import { meanScore, pageScore, siteScore } from '../api/score.ts'
import type { Tool } from '../api/tools.ts'
import { withoutUserInformation } from '../text/url-secrets.ts'
import { crawlSite, type SiteCrawlOptions } from './analysis/crawl-site.ts'
import { PageReaders } from './analysis/page-readers.ts'
import { siteRuns } from './analysis/site-runs.ts'
import { toldOnce } from './analysis/told-once.ts'
import { until } from './analysis/until.ts'
import type { CrawledSite } from './judging/crawled-site.ts'
import { NotMeasured } from './not-measured.ts'
import { withRunJudgements } from './run-judgements.ts'
import { notAnalyzed, type SiteFindings } from './site-findings.ts'
import { unmeasuredRun } from './unmeasured-run.ts'
import type { Visit } from './visit/visit.ts'

export interface AnalysisOptions extends Omit<SiteCrawlOptions, 'read'> {
  /** For the start page, which is none of the pages where there are none. */
  tools: readonly Tool[]
  /** The visit of the start page that all tools share. */
  visitOf(url: string): Visit
  release(url: string): void
  runTool(tool: Tool, url: string): Promise<ToolRun>
}

/** Tools that run at once. */
const TOOLS_AT_ONCE = 4

/**
 * Analyses a site: crawls it, judges what only all of it shows and the light checks of every page, and runs every tool
 * on the start page. The score is the mean of that page's and the site's.
 */
export async function analyzeSite(start: string, options: AnalysisOptions): Promise<SiteFindings> {
  const { visitOf, open, release, tools, runTool, enough } = options
  const address = withCredentialsOf(start)
  const readers = new PageReaders()
  try {
    const { site, folded } = await crawlSite(visitOf(start), {
      ...options,
      open: url => open(address(url)),
      read: job => readers.read(job),
    })
    readers.close()
    if (site.pages.length === 0) throw new NotMeasured(site.incomplete ?? 'its start page was not read')
    const shown = withoutUserInformation(start)
    const limit = pLimit(TOOLS_AT_ONCE)
    const cancelled = (tool: Tool) => () =>
      unmeasuredRun(tool, shown, 'the run was cancelled before this tool was done')
    const ofStart = await Promise.all(
      tools.map(tool => limit(() => until(enough, () => runTool(tool, start), cancelled(tool)))),
    )
    const ofSite = await siteRuns(shown, site, folded)
    const startPage: Page = { url: shown, score: pageScore(ofStart), runs: ofStart }
    const [page] = tools.length === 0 ? [] : await withRunJudgements([startPage])
    const told = page && toldOnce(page, ofSite, site, visitOf(start).preview)
    const runs = told?.runs ?? ofSite
    return {
      status: 'measured',
      score: meanScore([...(told ? [told.start.score] : []), siteScore(runs)]),
      pages: told ? [told.start] : [],
      runs,
      crawl: crawlOf(site),
      facts: factsOf(site, options),
    }
  } catch (error) {
    if (error instanceof NotMeasured) return notAnalyzed(error.message)
    throw error
  } finally {
    readers.close()
    // Whoever wants no tools here may be running them.
    if (tools.length > 0) release(start)
  }
}

function crawlOf({ pages, unvisited, incomplete, sitemap }: CrawledSite): Crawl {
  const counts: Record<string, number> = {}
  for (const { why } of unvisited) counts[why] = (counts[why] ?? 0) + 1
  return {
    whole: incomplete === undefined,
    ...(incomplete !== undefined && { reason: incomplete }),
    sitemap: sitemap && { files: [...sitemap.files], listed: sitemap.listed.length },
    unvisited: counts,
    records: [...pages],
  }
}

function factsOf(
  { pages, sitemap, incomplete }: CrawledSite,
  { maxPages }: Pick<AnalysisOptions, 'maxPages'>,
): Analysis['facts'] {
  return {
    addresses: pages.length,
    pages: pages.filter(({ template }) => template !== undefined).length,
    indexable: pages.filter(({ indexable }) => indexable === true).length,
    listed: sitemap?.listed.length ?? null,
    maxPages,
    whole: incomplete === undefined,
  }
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
