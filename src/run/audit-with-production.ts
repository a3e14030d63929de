import type { Baseline } from '../api/comparison.ts'
import { withRuns } from '../api/kept-pages.ts'
import type { Page } from '../api/results.ts'
import type { SeoApi } from '../api/seo-api.ts'
import { comparablePart } from '../gate/baseline/compare.ts'
import { visitedPages } from '../gate/baseline/known-pages.ts'
import { productionPage } from '../pages/production-page.ts'
import { joinSites, splitSites } from '../report/split-sites.ts'
import type { Settings } from '../settings/table.ts'
import { VERSION } from '../version.ts'
import { analyzeSites, isAnalysing } from './analyze-sites.ts'
import { type AuditOptions, auditPages } from './audit-pages.ts'

/**
 * Audits the pages, and beside each the same page of production, with the same tools and at the same time, so that what
 * varies from hour to hour varies for both.
 *
 * @param folder of the preview that stands for production, as `/pr-1`; empty where its root does
 */
export async function auditWithProduction(
  api: SeoApi,
  urls: readonly string[],
  settings: Settings,
  source: Baseline['source'],
  options: AuditOptions,
  folder: string,
): Promise<{ pages: Page[]; baseline: Baseline }> {
  // The settings refuse such a run without it.
  const productionUrl = settings.productionUrl as string
  const counterparts = new Map(
    urls.map(url => [url, productionPage(url, { ...settings, productionUrl, folder })]),
  )
  const previewPages = new Map([...counterparts].map(([url, production]) => [production, url]))
  const tools = (url: string) => options.tools(counterparts.has(url) ? url : (previewPages.get(url) ?? url))
  const all = new Set(urls.flatMap(url => [url, counterparts.get(url)!]))
  const onPage = (page: Page) => counterparts.has(page.url) && options.onPage(page)
  const productionPages = [...new Set(counterparts.values())]
  const [audited, analyses] = await Promise.all([
    auditPages(api, [...all], { ...options, tools, onPage }),
    isAnalysing(settings) ? analyzeSites(api, productionPages, '', options) : [],
  ])
  const pageOf = new Map(audited.map(page => [page.url, page]))
  const { judgedTogether } = await import('./with-analyses.ts')
  const judged = await judgedTogether(
    productionPages.map(url => pageOf.get(url)!),
    analyses,
  )
  const visited = analyses.flatMap(({ crawl }) => visitedPages(crawl?.records ?? []))
  const split = splitSites(judged.pages)
  const production = { ...split, sites: joinSites([...split.sites, ...judged.analysedSites]) }
  return {
    pages: urls.map(url => pageOf.get(url)!),
    baseline: {
      ...(visited.length > 0 && { visited }),
      name: `production at ${new URL(productionUrl).origin}`,
      source,
      version: VERSION,
      counterparts: Object.fromEntries(counterparts),
      sites: production.sites.map(site => ({ ...site, runs: site.runs.map(comparablePart) })),
      pages: production.pages.map(page => withRuns(page, page.runs.map(comparablePart))),
    },
  }
}
