import { declaredCanonical } from '../../page/canonical-links.ts'
import { isLocalHost } from '../../page/local-host.ts'
import { attribute } from '../../visit/document.ts'
import type { HtmlPage } from '../../visit/visit.ts'

/** Which addresses are the audited site's own. */
export interface Site {
  /** The audited page. */
  page: URL
  /** Whether the page is served by a machine or a private network, as a preview on a runner is. */
  local: boolean
  /** Hosts where the page says that it will live; the audited host is not among them. */
  futureHosts: ReadonlySet<string>
}

/**
 * A preview names its production host in the canonical and in `og:url`. Links to that host are links within the site,
 * whose pages may so far exist here alone.
 */
export function siteOf(page: HtmlPage): Site {
  const here = new URL(page.url)
  const ogUrl = page.document
    .elements('meta')
    .find(meta => attribute(meta, 'property')?.trim().toLowerCase() === 'og:url')
  const named = [declaredCanonical(page), URL.parse((ogUrl && attribute(ogUrl, 'content')) ?? '')]
  const hosts = named.flatMap(url => (url && isHttp(url) ? [hostOf(url)] : []))
  return {
    page: here,
    local: isLocalHost(here.hostname),
    futureHosts: new Set([...hosts, ...productionHosts(page)].filter(host => host !== hostOf(here))),
  }
}

function productionHosts({ preview }: HtmlPage): string[] {
  return preview?.host === undefined ? [] : [preview.host.replace(/^www\./, '')]
}

/** Whether a URL belongs to the audited site: here, under the other scheme, with or without www, or in its future. */
export function isInternal(site: Site, url: URL): boolean {
  return hostOf(url) === hostOf(site.page) || site.futureHosts.has(hostOf(url))
}

/**
 * The copy on the audited host of a URL that will live elsewhere; undefined for all others. It is asked first, since
 * production does not have what has not shipped.
 */
export function copyHere(site: Site, url: URL): string | undefined {
  if (!site.futureHosts.has(hostOf(url))) return undefined
  return new URL(url.pathname + url.search, site.page).href
}

/** Host and port without `www.`, which mostly is the same site. */
function hostOf({ host }: URL): string {
  return host.replace(/^www\./, '')
}

function isHttp({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:'
}
