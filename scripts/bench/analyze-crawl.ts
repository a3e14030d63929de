/**
 * `node analyze-crawl.ts URL PAGES`: crawls a site as an analysis does, and judges what only all of it shows; prints how
 * many pages and addresses were read, as JSON. As a thread it reads pages.
 */
import { isMainThread } from 'node:worker_threads'
import { crawlSite } from '../../src/engine/analysis/crawl-site.ts'
import { PageReaders } from '../../src/engine/analysis/page-readers.ts'
import { siteRuns } from '../../src/engine/analysis/site-runs.ts'
import type { Exchange } from '../../src/engine/network/exchange.ts'
import { HttpClient } from '../../src/engine/network/http-client.ts'
import { Memo } from '../../src/engine/network/memo.ts'
import { Visit } from '../../src/engine/visit/visit.ts'

const DAY_MS = 86_400_000

if (isMainThread) await crawlAll(process.argv[2] ?? '', Number(process.argv[3]))
else await import('../../src/engine/analysis/reading-worker.ts')

async function crawlAll(start: string, maxPages: number): Promise<void> {
  const http = new HttpClient({ addresses: 'any', userAgent: 'SEO-Preflight-Bench', timeoutMs: 60_000 })
  const siteMemo = new Memo<Exchange>(100, Number.POSITIVE_INFINITY)
  const { signal } = new AbortController()
  const open = (url: string) => new Visit(url, { http, siteMemo, headers: {}, signal })
  const readers = new PageReaders(undefined, new URL(import.meta.url))
  const { site, folded } = await crawlSite(open(start), {
    open,
    read: job => readers.read(job),
    maxPages,
    maxMs: DAY_MS,
    turn: work => work(),
    isOurs: false,
    signal,
  })
  readers.close()
  const runs = await siteRuns(start, site, folded)
  const pages = site.pages.filter(({ template }) => template !== undefined).length
  const failed = runs.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'fail')).length
  console.log(JSON.stringify({ pages, addresses: site.pages.length, failed, whole: site.incomplete ?? true }))
  await http.close()
}
