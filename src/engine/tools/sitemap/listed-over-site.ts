import type { PageRecord } from '../../../api/results.ts'
import { closesAll, verdictFor } from '../../formats/robots-txt/robots-txt.ts'
import { addressOf, type CrawledSite } from '../../judging/crawled-site.ts'
import { FaultList } from '../../judging/fault-list.ts'
import { type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { pathOf } from '../../judging/same-on-pages.ts'
import { linksToPages, whyLinksUnknown } from '../../judging/site-links.ts'
import { defineSiteTopic, overSite } from '../../judging/tool-definition.ts'
import { provesNothing } from '../../network/status.ts'
import { loosePath } from '../../page/page-address.ts'
import { comparablePath } from '../../syntax/comparable-url.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { isArchive, isFurtherPage, isNumbered } from '../../syntax/list-addresses.ts'
import { listedPages } from './listed-pages.ts'
import { listing } from './listing.ts'

const { checks } = listedPages
const BOT = 'Googlebot'

/** Whether the sitemaps list the pages that a site shows to search engines, and no others. */
export const listedOverSite = defineSiteTopic({
  checks: {
    'listed-broken': overSite(checks['listed-broken']),
    'listed-redirects': overSite(checks['listed-redirects']),
    'listed-noindex': overSite(checks['listed-noindex']),
    'listed-not-canonical': overSite(checks['listed-not-canonical']),
    'listed-blocked': overSite(checks['listed-blocked']),
    'listed-not-linked': {
      scope: 'site',
      severity: 'warning',
      title: 'The sitemap lists a page that no page of the site links to',
      why: 'Visitors of the site cannot find the page, and search engines consider a page without links less important.',
      fix: 'Link to the page from a page about its subject, or remove it if nobody needs it.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
      example: '<loc>https://www.example.com/sizes</loc>, which no page of the site links to',
    },
    'page-not-listed': overSite(listing.checks['page-not-listed']),
  },
  needsWhole: ['listed-not-linked'],
  judge(site) {
    const { sitemap, sitemapUnknown } = site
    const none =
      sitemapUnknown !== undefined
        ? notMeasured(sitemapUnknown)
        : !sitemap
          ? notApplicable('the site has no sitemap')
          : sitemap.listed.length === 0
            ? notApplicable('the sitemaps list no page of the site')
            : undefined
    const listed = none ? [] : sitemap!.listed
    // What crawlers may not fetch is wrong in the list, whatever it answers; where all is closed, that is another fault.
    const start = site.pages[0]?.url
    const isClosed = (url: string) => start !== undefined && !isBlocked(site, start) && isBlocked(site, url)
    const isAllClosed = start !== undefined && closesAll(site.robots, BOT, new URL(start).origin)
    const judge = (faultOf: (record: PageRecord) => string | undefined) =>
      none ?? judgeListed(site, listed, faultOf)
    return {
      judgements: {
        'listed-broken': judge(record => (isClosed(record.url) ? undefined : brokenFault(record))),
        'listed-redirects': judge(({ obstacle, finalUrl, status }) =>
          obstacle === 'redirect' && status !== null && status < 400 && finalUrl !== undefined
            ? `redirects to ${finalUrl}`
            : undefined,
        ),
        'listed-noindex': judge(({ obstacle }) => NOINDEX[obstacle ?? '']),
        'listed-not-canonical': judge(({ obstacle, canonical, url }) =>
          obstacle === 'canonical' && !isSamePathElsewhere(canonical?.url, url)
            ? `names ${canonical?.url ?? 'another page'} as canonical`
            : undefined,
        ),
        'listed-blocked':
          isAllClosed && !none
            ? notApplicable('robots.txt blocks the whole site, which is reported separately')
            : judge(({ url }) => (isBlocked(site, url) ? `robots.txt blocks it for ${BOT}` : undefined)),
        'listed-not-linked': none ?? judgeLinked(site, listed),
        'page-not-listed': none ?? judgeNotListed(site, listed),
      },
    }
  },
})

const NOINDEX: Readonly<Record<string, string>> = {
  'noindex-meta': 'has a robots meta tag with noindex',
  'noindex-header': 'is sent with X-Robots-Tag: noindex',
}

/** Whether a canonical differs by its host alone, which is what is wrong then, and for `serp` to tell. */
function isSamePathElsewhere(canonical: string | undefined, url: string): boolean {
  const target = canonical === undefined ? null : URL.parse(canonical)
  if (target === null || target.host === new URL(url).host) return false
  return comparablePath(target) === comparablePath(url)
}

/** A redirect that ends in an error is one. */
function brokenFault({ obstacle, status, url, finalUrl }: PageRecord): string | undefined {
  if (status === null || (obstacle !== 'status' && obstacle !== 'redirect')) return undefined
  if (status < 400 || provesNothing(status)) return undefined
  return finalUrl === undefined || finalUrl === url
    ? `answers ${status}`
    : `leads to ${finalUrl}, which answers ${status}`
}

function isBlocked({ robots }: CrawledSite, url: string): boolean {
  return robots.kind === 'rules' && !verdictFor(robots, BOT, url).allowed
}

function judgeListed(
  { pages }: CrawledSite,
  listed: readonly number[],
  faultOf: (record: PageRecord) => string | undefined,
): Judgement {
  const list = new FaultList()
  let looked = 0
  for (const index of listed) {
    const record = pages[index]
    if (!record) continue
    looked++
    const message = faultOf(record)
    if (message !== undefined) list.add({ url: record.url, message: `${message}; listed in the sitemap` })
  }
  return list.judgeAmong(looked, 'no page that the sitemaps list was visited')
}

function judgeLinked(site: CrawledSite, listed: readonly number[]): Judgement {
  const { pages } = site
  const unknown = whyLinksUnknown(site)
  if (unknown !== undefined) return notMeasured(unknown)
  const links = linksToPages(site)
  // Search engines come to the versions of these in other languages by hreflang, and readers by a menu.
  const reached = [...pages.keys()].filter(page => page === 0 || links[page]!.count > 0)
  const named = new Set(reached.flatMap(page => versionsOf(site, page)))
  const linked = new Set<string>()
  for (const [index, { url }] of pages.entries()) if (links[index]!.count > 0) linked.add(looseKey(url))
  const list = new FaultList()
  let looked = 0
  for (const index of listed) {
    const record = pages[index]
    if (index === 0 || record?.indexable !== true || isListOrView(record.url) || named.has(index)) continue
    looked++
    if (!linked.has(looseKey(record.url))) {
      list.add({ url: record.url, message: `No page links to ${pathOf(record.url)}` })
    }
  }
  return list.judgeAmong(looked, 'the sitemaps list no indexable page but the start page')
}

function versionsOf({ graph }: CrawledSite, page: number): number[] {
  return graph.alternatesOf(page).flatMap(({ to }) => (to === page ? [] : to))
}

/** Further pages of lists, lists of tags and dates, logins and legal notices are left out on purpose. */
function judgeNotListed(site: CrawledSite, listed: readonly number[]): Judgement {
  const { pages, sitemap } = site
  if (sitemap?.unread !== undefined) return notMeasured(sitemap.unread)
  const known = new Set(listed.map(index => looseKey(addressOf(site, index))))
  const links = linksToPages(site)
  const list = new FaultList()
  let looked = 0
  for (const [index, { url, indexable }] of pages.entries()) {
    if (indexable !== true || (index > 0 && links[index]!.count === 0)) continue
    if (isListOrView(url) || isForUsers(url) || isLegalNotice(url)) continue
    looked++
    if (!known.has(looseKey(url))) list.add({ url, message: `No sitemap lists ${pathOf(url)}` })
  }
  return list.judgeAmong(looked, 'no indexable page of the site is linked')
}

function isListOrView(url: string): boolean {
  return isFurtherPage(url) || isNumbered(url) || isArchive(url) || new URL(url).search !== ''
}

function looseKey(url: string): string {
  return loosePath(new URL(url))
}
