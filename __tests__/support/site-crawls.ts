import { crawlSite, type SiteCrawl, type SiteCrawlOptions } from '../../src/engine/analysis/crawl-site.ts'
import { readPage } from '../../src/engine/analysis/read-page.ts'
import { addressOf, type CrawledSite } from '../../src/engine/judging/crawled-site.ts'
import type { VisitOptions } from '../../src/engine/visit/visit.ts'
import { startHttpClient, visitsOf } from './visits.ts'
import { type Answer, startWebServer } from './web-server.ts'

export interface CrawlPlan extends Partial<SiteCrawlOptions>, Pick<VisitOptions, 'preview'> {
  /** Path of the start page. Default `/`. */
  start?: string
}

export interface CrawledServer extends SiteCrawl {
  origin: string
  requests: readonly string[]
}

/** Crawls a real server on this machine. */
export async function crawlServer(
  routes: Record<string, Answer>,
  { start = '/', preview, ...options }: CrawlPlan = {},
): Promise<CrawledServer> {
  const server = await startWebServer(routes)
  const http = startHttpClient()
  const signal = new AbortController().signal
  const open = visitsOf({ http, signal, ...(preview && { preview }) })
  try {
    const crawl = await crawlSite(open(`${server.origin}${start}`), {
      open,
      read: readPage,
      maxPages: 500,
      maxMs: 60_000,
      turn: work => work(),
      isOurs: false,
      signal,
      ...options,
    })
    return { ...crawl, origin: server.origin, requests: server.requests }
  } finally {
    await http.close()
    await server.close()
  }
}

/** The address of a site by its index, as written from the root; others as they are. */
export function pathOf(site: CrawledSite, index: number | undefined): string | undefined {
  const url = index === undefined ? undefined : addressOf(site, index)
  return url?.startsWith(`${site.origin}/`) ? url.slice(site.origin.length) : url
}

/** What some fields of the records say, by path. */
export function fieldsOf<Name extends keyof CrawledSite['pages'][number]>(
  { pages, origin }: CrawledSite,
  ...names: Name[]
): Record<string, unknown[]> {
  return Object.fromEntries(pages.map(page => [page.url.slice(origin.length), names.map(name => page[name])]))
}
