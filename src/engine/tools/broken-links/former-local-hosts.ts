import { isLoopback } from '../../../net/host-kind.ts'
import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import type { PageLink } from '../../page/links/page-links.ts'
import { isInternal, type Site } from './site.ts'

/** Options that are read, and characters of the address of one. */
const MAX_OPTIONS = 1000
const MAX_ADDRESS = 2000
/** Pages of the site that a server on this machine has as well from which on the site was made there. */
const MIN_SAME = 2

interface Address {
  link: PageLink
  url: URL
}

/** Entries of menus that are a `<select>`, as themes make them for phones, which lead to a server of a developer's machine. */
export function localOptions(document: HtmlDocument): Address[] {
  return document
    .elements('option')
    .slice(0, MAX_OPTIONS)
    .flatMap(element => {
      const href = attribute(element, 'value') ?? ''
      if (href.length > MAX_ADDRESS || !/^\s*https?:\/\//i.test(href)) return []
      const url = URL.parse(href.trim())
      if (!url || !isLoopback(url.hostname)) return []
      const place = { href, url: url.href, address: url, kind: 'navigation', place: 'value' } as const
      return [{ link: { ...place, document, element }, url }]
    })
}

/**
 * Servers on the machine of a developer at which the site was when it was made: a page names the same pages there that it
 * links to within the site. Another server beside this one, as one for pictures, has other paths.
 *
 * @returns hosts with their ports
 */
export function formerLocalHosts(addresses: readonly Address[], site: Site): ReadonlySet<string> {
  // A server for developers may name itself as others reach it.
  if (site.preview === undefined) return new Set()
  const isAtPage = ({ host }: URL) => host === site.page.host
  const own = new Set(
    addresses
      .filter(({ link, url }) => link.kind === 'navigation' && (isAtPage(url) || isInternal(site, url)))
      .map(({ url }) => pathOf(url)),
  )
  const same = new Map<string, Set<string>>()
  for (const { link, url } of addresses) {
    if (link.kind !== 'navigation' || !isLoopback(url.hostname) || isAtPage(url)) continue
    const path = pathOf(url)
    if (path !== '' && own.has(path)) same.set(url.host, (same.get(url.host) ?? new Set()).add(path))
  }
  return new Set([...same].filter(([, paths]) => paths.size >= MIN_SAME).map(([host]) => host))
}

function pathOf({ pathname }: URL): string {
  return pathname.replace(/(?:index)?\.html?$/i, '').replace(/\/$/, '')
}
