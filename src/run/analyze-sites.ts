import { ApiError } from '../api/errors.ts'
import type { Analysis } from '../api/results.ts'
import { meanScore, pageScore, siteScore } from '../api/score.ts'
import type { AnalysisProgress, SeoApi } from '../api/seo-api.ts'
import { TOOLS, type Tool } from '../api/tools.ts'
import type { Settings } from '../settings/table.ts'

export interface AnalyzeSitesOptions {
  /** The tools that are asked for on a page. */
  tools(url: string): readonly Tool[]
  /** Ends the crawls: what they have found until then is judged. */
  signal: AbortSignal
  /** Told now and then how far the analysis of a site is. */
  onAnalysis?(url: string, progress: AnalysisProgress): void
  /** Told of an error that is a bug in SEO Preflight, which costs one analysis only. */
  onFault(error: unknown): void
}

/** Milliseconds after the end of a run in which an analysis may judge what it has found. */
const LAST_MS = 3000

/** Of several shards the first analyses the sites for all. */
export function isAnalysing({ analyze, shard }: Pick<Settings, 'analyze' | 'shard'>): boolean {
  return analyze && (shard === undefined || shard.number === 1)
}

/**
 * Analyses each site of the audited pages, one after the other, from its start page. One that fails was not measured;
 * the others go on.
 *
 * @param urls the audited pages
 * @param folder that stands for the root of its site, as `/pr-1` of a preview; empty where the root does
 */
export async function analyzeSites(
  api: Pick<SeoApi, 'analyze'>,
  urls: readonly string[],
  folder: string,
  options: AnalyzeSitesOptions,
): Promise<Analysis[]> {
  const audited = new Set(urls.map(withoutFragment))
  const analyses: Analysis[] = []
  for (const start of startPages(urls, folder)) {
    const tools = options.tools(start)
    const analysis = await analysisOrReason(api, start, audited.has(start) ? [] : tools, options)
    analyses.push(ofTools(analysis, tools))
  }
  return analyses
}

/** The start page of each site, with what lets one in. */
export function startPages(urls: readonly string[], folder: string): string[] {
  const starts = urls.map(url => {
    const start = new URL(url)
    start.pathname = `${folder}/`
    start.search = ''
    start.hash = ''
    return start
  })
  return [...new Map(starts.toReversed().map(start => [start.origin, start.href])).values()].toReversed()
}

async function analysisOrReason(
  api: Pick<SeoApi, 'analyze'>,
  url: string,
  tools: readonly Tool[],
  options: AnalyzeSitesOptions,
): Promise<Analysis> {
  const startedAt = new Date()
  const late = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const endSoon = () => {
    timer = setTimeout(() => late.abort(), LAST_MS)
  }
  options.signal.addEventListener('abort', endSoon, { once: true })
  try {
    options.signal.throwIfAborted()
    return await api.analyze(url, {
      tools,
      enough: options.signal,
      signal: late.signal,
      onProgress: progress => options.onAnalysis?.(url, progress),
    })
  } catch (error) {
    return {
      url,
      status: 'not-measured',
      reason: reasonOf(error, options),
      score: null,
      pages: [],
      facts: {},
      startedAt: startedAt.toISOString(),
      durationMs: Date.now() - startedAt.getTime(),
    }
  } finally {
    clearTimeout(timer)
    options.signal.removeEventListener('abort', endSoon)
  }
}

function reasonOf(error: unknown, { signal, onFault }: AnalyzeSitesOptions): string {
  if (signal.aborted) return 'the run was cancelled before the analysis was done'
  if (error instanceof ApiError) return error.message
  onFault(error)
  return `a bug in SEO Preflight: ${error instanceof Error ? error.message : String(error)}`
}

/** What was asked for: an analysis knows every tool, and a run may leave some out. */
function ofTools(analysis: Analysis, tools: readonly Tool[]): Analysis {
  if (tools.length === TOOLS.length) return analysis
  const isAskedFor = ({ tool }: { tool: Tool }) => tools.includes(tool)
  const { crawl } = analysis
  const pages = analysis.pages.map(page => ({ ...page, runs: page.runs.filter(isAskedFor) }))
  const runs = analysis.runs?.filter(isAskedFor)
  const records = crawl?.records.map(({ failed, ...record }) => {
    const ofTools = failed?.filter(id => tools.some(tool => id.startsWith(`${tool}/`))) ?? []
    return ofTools.length === 0 ? record : { ...record, failed: ofTools }
  })
  return {
    ...analysis,
    pages,
    ...(runs && { runs, score: meanScore([...pages.map(page => pageScore(page.runs)), siteScore(runs)]) }),
    ...(crawl && records && { crawl: { ...crawl, records } }),
  }
}

function withoutFragment(url: string): string {
  const address = new URL(url)
  address.hash = ''
  return address.href
}
