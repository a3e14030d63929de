import type { AnalyzeOptions } from '../../api/seo-api.ts'
import { robotsManners } from '../crawl/robots-manners.ts'
import type { RobotsTxt } from '../formats/robots-txt/robots-txt.ts'
import type { CrawledSite, SiteSitemap } from '../judging/crawled-site.ts'
import type { Exchange } from '../network/exchange.ts'
import { withoutFragment } from '../network/redirect-target.ts'
import { linksOf } from '../page/links/page-links.ts'
import { askedAt, deploymentRoot, isFullAddress } from '../syntax/preview.ts'
import { routesByScript } from '../visit/routes-by-script.ts'
import type { Visit } from '../visit/visit.ts'
import { crawledSiteOf } from './crawled-site-of.ts'
import { FoldedChecks } from './folded-checks.ts'
import { type ListedAddresses, listedAddresses } from './listed-addresses.ts'
import type { FoundLink, PageJob, PageReading } from './page-job.ts'
import { pagesOfDeployment } from './pages-of-deployment.ts'
import { SiteAddresses } from './site-addresses.ts'
import { SiteWalk } from './site-walk.ts'
import { until } from './until.ts'

export interface SiteCrawlOptions extends Pick<AnalyzeOptions, 'enough' | 'onProgress'> {
  /** A new visit of an address, of which nothing is kept. */
  open(url: string): Visit
  read(job: PageJob): Promise<PageReading>
  /** Whether the server is one of this run, which nobody has to spare. */
  isOurs: boolean
  /** HTML pages after which the crawl ends. */
  maxPages: number
  /** Milliseconds after which it ends, waiting for its turns not among them. */
  maxMs: number
  /** Does a part of the crawl when its turn comes. */
  turn<T>(work: () => Promise<T>): Promise<T>
  /** Ends the crawl with nothing. */
  signal: AbortSignal
}

/** A site as a crawl found it, with the checks of its pages. */
export interface SiteCrawl {
  site: CrawledSite
  folded: FoldedChecks
}

/**
 * Crawls a site: from its start page along all links, and from its sitemaps. robots.txt is obeyed but for the start
 * page, which somebody asked for.
 *
 * @param start visit of the start page
 * @throws NotMeasured where the start page cannot be fetched or is not HTML
 */
export async function crawlSite(start: Visit, options: SiteCrawlOptions): Promise<SiteCrawl> {
  const { turn, enough, onProgress, maxPages, maxMs, signal, open, read, isOurs } = options
  const first = await turn(() => start.htmlPage())
  const { preview } = start
  const home = withoutFragment(first.url)
  const { origin } = new URL(home)
  const robots = await start.robotsTxt(home)
  const addresses = new SiteAddresses(home, deploymentRoot(preview, origin), robots)
  const folded = new FoldedChecks()
  const exchange = await start.exchange()
  const asked = withoutFragment(new URL(start.url).href)
  const own = { requestedUrl: home, hops: exchange.hops.slice(-1), final: exchange.final! }
  const known = new Map<string, Exchange>([
    [asked, exchange],
    [home, own],
  ])
  const list = () =>
    until(
      enough,
      () => listedAddresses(start, origin),
      () => UNLISTED,
    )
  let listed: ListedAddresses | undefined
  const walk = new SiteWalk({
    addresses,
    preview,
    open,
    known,
    read,
    scripted: new Map([[home, await turn(() => scriptedLinks(start))]]),
    onRead: ({ checks }) => folded.add(checks),
    async listed() {
      listed = await list()
      return listed.urls
    },
    manners: robotsManners(robots, isOurs),
    maxPages,
    maxMs,
    enough,
    signal,
    onProgress,
  })
  walk.note(home, 'start')
  if (asked !== home && asked.startsWith(`${origin}/`)) walk.note(asked, 'start')
  while (await turn(() => walk.turn()));
  onProgress?.(walk.progress())
  listed ??= await turn(list)
  const pages = await turn(() => pagesOfDeployment(start, walk.pages, enough))
  const isMissing = ({ record }: (typeof pages)[number]) => record.status === 404
  const hasRoutesByScript = pages.some(isMissing) && (await turn(() => routesByScript(start))) !== undefined
  const site = crawledSiteOf(pages, addresses, {
    origin,
    incomplete: walk.whyPartial() ?? whyClosed(robots),
    sitemap: sitemapOf(listed, addresses),
    sitemapUnknown: listed.unknown,
    robots,
    ...(hasRoutesByScript && { hasRoutesByScript }),
  })
  return { site, folded }
}

const UNLISTED: ListedAddresses = {
  files: [],
  urls: [],
  entries: 0,
  unknown: 'the crawl was cancelled',
  unread: undefined,
}

function sitemapOf(listed: ListedAddresses, addresses: SiteAddresses): SiteSitemap | null {
  if (listed.files.length === 0) return null
  const noted = listed.urls.flatMap(url => addresses.note(url, 'sitemap')?.address.index ?? [])
  return { files: listed.files, listed: noted, entries: listed.entries, unread: listed.unread }
}

/** A robots.txt that cannot be had closes all of the site. */
function whyClosed(robots: RobotsTxt): string | undefined {
  return robots.kind === 'disallow-all' || robots.kind === 'unreachable'
    ? `${robots.url} ${robots.reason}, so crawlers stay away`
    : undefined
}

/** Addresses that the page links to once its scripts ran, and not as it was sent; none where it was not rendered. */
async function scriptedLinks(visit: Visit): Promise<Pick<FoundLink, 'url' | 'onProduction'>[]> {
  const { document, sent, scripts, preview } = await visit.judgedPage()
  if (scripts.state !== 'seen') return []
  const inDocument = (page: typeof document) =>
    linksOf(page)
      .filter(({ address, element }) => element.tagName === 'a' && address?.protocol.startsWith('http'))
      .map(({ address, href }) => {
        const url = withoutFragment(askedAt(preview, address!.href))
        return { url, onProduction: url !== withoutFragment(address!.href) && isFullAddress(href) }
      })
  const before = new Set(inDocument(sent.document).map(({ url }) => url))
  const { origin } = new URL(visit.url)
  const added = inDocument(document).filter(({ url }) => !before.has(url) && url.startsWith(`${origin}/`))
  return [...Map.groupBy(added, ({ url }) => url)].map(([url, links]) => ({
    url,
    onProduction: links.every(link => link.onProduction),
  }))
}
