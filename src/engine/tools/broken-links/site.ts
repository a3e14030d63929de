import { isLocalHost } from '../../../net/host-kind.ts'
import { attribute } from '../../formats/html/document.ts'
import { declaredCanonical } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { bareHost, hereOf, type Preview, productionAddressOf } from '../../syntax/preview.ts'

/** Which addresses are the audited site's own. */
export interface Site {
  /** The audited page. */
  page: URL
  /** Whether the page is served by a machine or a private network, as a preview on a runner is. */
  local: boolean
  /** Hosts where the page will live, by the settings, else by its own words; the audited host is not among them. */
  futureHosts: ReadonlySet<string>
  /** Set where the page is on a preview. */
  preview: Preview | undefined
}

/**
 * A preview names its production host in the canonical and in `og:url`, where the settings do not. Links to that host
 * are links within the site, whose pages may so far exist here alone.
 */
export function siteOf(page: HtmlPage): Site {
  const here = new URL(page.url)
  const hosts = page.preview?.host === undefined ? namedHosts(page) : [bareHost(page.preview.host)]
  return {
    page: here,
    local: isLocalHost(here.hostname),
    futureHosts: new Set(hosts.filter(host => host !== hostOf(here))),
    preview: page.preview,
  }
}

function namedHosts(page: HtmlPage): string[] {
  const ogUrl = page.document
    .elements('meta')
    .find(meta => attribute(meta, 'property')?.trim().toLowerCase() === 'og:url')
  const named = [declaredCanonical(page), URL.parse((ogUrl && attribute(ogUrl, 'content')) ?? '')]
  return named.flatMap(url => (url && isHttp(url) ? [hostOf(url)] : []))
}

/** Whether a URL belongs to the audited site: here, under the other scheme, with or without www, or in its future. */
export function isInternal(site: Site, url: URL): boolean {
  return hostOf(url) === hostOf(site.page) || isOnFutureHost(site, url)
}

/** Whether a URL is on a host where the page will live. */
export function isOnFutureHost({ futureHosts }: Site, url: URL): boolean {
  return futureHosts.has(hostOf(url))
}

/** The copy on the audited host of a URL that will live elsewhere. */
export interface CopyHere {
  url: string
  /** Whether it alone counts: what the preview lacks, production will lack with it, though it may have it today. */
  decides: boolean
}

/** Undefined for what will not live elsewhere. */
export function copyHere(site: Site, url: URL): CopyHere | undefined {
  if (site.futureHosts.size === 0 || !isOnFutureHost(site, url)) return undefined
  if (site.preview?.host === undefined) {
    return { url: `${new URL(site.page).origin}${url.pathname}${url.search}`, decides: false }
  }
  const here = hereOf(site.preview, url)
  return here && { url: here.href, decides: true }
}

/**
 * Where a redirect of a link leads, in words of the link: where the audited host answered in the place of production, its
 * own addresses are those that production will have.
 */
export function ledTo(site: Site, link: URL, target: string): string {
  const url = new URL(target)
  if (url.origin !== site.page.origin || link.origin === url.origin || !copyHere(site, link)) return target
  if (site.preview?.host === undefined) return `${link.origin}${url.pathname}${url.search}${url.hash}`
  const there = productionAddressOf(site.preview, url)
  return there === undefined ? target : `${link.origin}${there.pathname}${there.search}${url.hash}`
}

/** An address of the preview as production will have it, where that is known; every other one as it is. */
export function asPublished({ preview }: Site, address: string): string {
  const url = URL.parse(address)
  return (url && productionAddressOf(preview, url)?.href) ?? address
}

/** Host and port without `www.`, which mostly is the same site. */
function hostOf({ host }: URL): string {
  return bareHost(host)
}

function isHttp({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:'
}
