import { isSuccess } from '../../network/status.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { linksOf } from '../../page/links/page-links.ts'
import { openHtml } from '../../page/open-html.ts'
import { loosePath, PageAddress } from '../../page/page-address.ts'
import { relianceOnScripts } from '../../page/script-reliance.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { deploymentRoot, hereOf } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'

/** Names of files that are no pages. */
const FILE = /\.(?:pdf|zip|docx?|xlsx?|pptx?|jpe?g|png|gif|webp|avif|svg|mp[34]|webm|vcf|ics|txt|xml|json)$/i
/** Pages of the largest site that no sitemap is missed of: crawlers find all of them in one step. */
const MAX_PAGES = 4

/**
 * How many pages a site has all of which its home page leads to, the audited one among them; undefined where it has more
 * than a few, or where that cannot be told. What the law asks for, and a login, is no page that search engines have to be
 * told of.
 */
export async function pagesOfSmallSite(visit: Visit): Promise<number | undefined> {
  const home = `${deploymentRoot(visit.preview, visit.origin)}/`
  const pages = await visit.onceForSite(`small site ${home}`, () => findPages(visit, home))
  const isKnown = pages?.has(loosePath(new URL(visit.url))) || isAside(visit.url)
  return isKnown ? pages?.size : undefined
}

/** The loose paths of all pages; undefined where there are more, or where it cannot be told. */
async function findPages(visit: Visit, home: string): Promise<ReadonlySet<string> | undefined> {
  const start = await read(visit, home)
  if (!start) return undefined
  const found = linkedPages(start)
  const known = new Set([loosePath(new URL(start.url)), ...found.keys()])
  if (known.size > MAX_PAGES) return undefined
  for (const [path, url] of found) {
    if (path === loosePath(new URL(start.url))) continue
    const page = await read(visit, url.href)
    if (!page || [...linkedPages(page).keys()].some(other => !known.has(other))) return undefined
  }
  return known
}

/** A page whose links all stand in its HTML. */
async function read(visit: Visit, url: string): Promise<HtmlPage | undefined> {
  const { final } = await visit.fetchForSite(url)
  const page = final && isSuccess(final.status) ? openHtml(final, visit.preview) : undefined
  return page && page.document.unread === undefined && relianceOnScripts(page) === undefined
    ? page
    : undefined
}

/** What a page leads to on its site, by loose paths with their queries. */
function linkedPages(page: HtmlPage): Map<string, URL> {
  const address = new PageAddress(page)
  const found = new Map<string, URL>()
  for (const { kind, address: url } of linksOf(page.document)) {
    if (kind !== 'navigation' && kind !== 'related' && kind !== 'frame') continue
    if (!url || !/^https?:$/.test(url.protocol) || !address.isOnSite(url)) continue
    const here = hereOf(page.preview, url) ?? url
    if (!isAside(here.href)) found.set(loosePath(here), here)
  }
  return found
}

function isAside(url: string): boolean {
  return FILE.test(new URL(url).pathname) || isLegalNotice(url) || isForUsers(url)
}
