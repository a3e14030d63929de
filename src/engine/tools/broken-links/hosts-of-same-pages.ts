import { getDomain, parse } from 'tldts'
import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import type { PageLink } from '../../page/links/page-links.ts'
import { bareHost } from '../../syntax/preview.ts'
import { isInternal, type Site } from './site.ts'

/** Links that are looked at. */
const MAX_LINKS = 2000
/** Letters of a path below which two sites have it by chance, as `/en`. */
const MIN_PATH = 5
/** Paths that another host has in common with the site from which on it has its pages. */
const MIN_SAME = 3
/**
 * And of a host that is known for it: one of before or after a relaunch, or a first address that a platform gave. At the
 * latter a stranger may be, with pages such as `/about`.
 */
const MIN_SAME_AT_OLD_HOST = 2
const OLD_OR_NEW =
  /^(?:neu|new|nuevo|nouveau|nuovo|novo|old|alt|ancien|vecchio|stary|nowa|beta|demo|preview|relaunch)\d?$/

/**
 * Hosts to which a page leads for the same pages that it links to within the site as well: there the site was before it
 * moved, or was built, and its menu or the list of its posts still has those addresses. One path in common may be chance, or
 * the page in another language.
 */
export function hostsOfSamePages(
  addresses: readonly { link: Pick<PageLink, 'kind' | 'document'>; url: URL }[],
  site: Site,
): ReadonlySet<string> {
  // Where production is not known, any of these hosts may be it.
  if (site.preview?.host === undefined && site.futureHosts.size === 0) return new Set()
  const links = addresses.filter(({ link }) => link.kind === 'navigation').slice(0, MAX_LINKS)
  const own = new Set(
    links
      .filter(({ url }) => isInternal(site, url))
      .flatMap(({ url }) => pathsOf(url, site.preview?.home ?? '')),
  )
  const common = new Map<string, Set<string>>()
  for (const { url } of links) {
    if (isInternal(site, url)) continue
    const [path = ''] = pathsOf(url, '')
    if (!own.has(path)) continue
    const paths = common.get(url.hostname) ?? new Set()
    common.set(url.hostname, paths.add(path))
  }
  const isMoved = ([host, paths]: [string, Set<string>]) =>
    paths.size >= (isOldHost(host, paths, site) ? MIN_SAME_AT_OLD_HOST : MIN_SAME)
  const hosts = new Set([...common].filter(isMoved).map(([host]) => host))
  return hosts.size === 0 ? hosts : hosts.difference(hostsOfVersions(links[0]!.link.document))
}

/** Hosts of the page in other languages, which have the pages of the site by right. */
function hostsOfVersions(document: HtmlDocument): ReadonlySet<string> {
  const versions = document.elements('link').filter(link => attribute(link, 'hreflang') !== undefined)
  return new Set(versions.flatMap(link => document.addressOf(attribute(link, 'href') ?? '')?.hostname ?? []))
}

/** The path of a page however it is written, and the same below the folder that production is in. */
function pathsOf({ pathname }: URL, home: string): string[] {
  const path = pathname.replace(/(?:index)?\.html?$/i, '').replace(/\/$/, '')
  const below = home !== '' && path.startsWith(`${home}/`) ? [path.slice(home.length)] : []
  return [path, ...below].filter(({ length }) => length >= MIN_PATH)
}

function isOldHost(host: string, paths: ReadonlySet<string>, { page, futureHosts }: Site): boolean {
  const { domain, isPrivate, subdomain } = parse(host, { allowPrivateDomains: true })
  if (isPrivate && domain !== null) return [...paths].some(path => path.lastIndexOf('/') > 0)
  const own = [bareHost(page.hostname), ...futureHosts]
  return OLD_OR_NEW.test(subdomain ?? '') && own.some(one => getDomain(`https://${one}`) === getDomain(host))
}
