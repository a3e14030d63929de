import { addressOf, type CrawledSite } from './crawled-site.ts'
import { perSite } from './per-site.ts'
import { NAMED_PAGES, namesOf } from './same-on-pages.ts'

/** Pages that facts list as the sources of one address. */
const MAX_SOURCES = 100
/** Redirects after which a chain of a crawled site is given up. */
const MAX_REDIRECTS = 20

/** The pages that link to an address, itself not among them, in their order. */
export function sourcesOf({ graph }: CrawledSite, address: number): number[] {
  return graph.linksTo(address).flatMap(({ from }) => (from === address ? [] : from))
}

/** As "linked on /a, /b, /c and 2 more". */
export function linkedOn(site: CrawledSite, sources: readonly number[]): string {
  const named = sources.slice(0, NAMED_PAGES).map(page => ({ url: addressOf(site, page) }))
  return `linked on ${namesOf(named, sources.length)}`
}

/** The pages that link to an address, for the facts. */
export function sourceFacts(site: CrawledSite, sources: readonly number[]) {
  return {
    sources: sources.slice(0, MAX_SOURCES).map(page => addressOf(site, page)),
    ...(sources.length > MAX_SOURCES && { sourceCount: sources.length }),
  }
}

/** Where the redirects of an address end, as far as pages of the crawl tell; itself where it does not redirect. */
export function endOf({ graph, pages }: CrawledSite, address: number): number {
  let at = address
  for (let hops = 0; hops < MAX_REDIRECTS && at < pages.length; hops++) {
    const next = graph.redirectOf(at)
    if (next === undefined) break
    at = next
  }
  return at
}

/** Share of the pages whose links are not known from which on nothing is said of pages without links. */
const MAX_UNKNOWN = 0.05

/**
 * Why pages may be linked that seem not to be: the start page alone is rendered, and of all others the links are known
 * that are in the page as sent. Undefined where these are all that matters.
 */
export const whyLinksUnknown = perSite(({ pages, graph }): string | undefined => {
  if (graph.linksFrom(0).some(({ onlyScripted }) => onlyScripted)) {
    return 'scripts add links to the start page, and what they add to other pages is not known'
  }
  const shown = pages.filter(({ indexable }) => indexable === true)
  const scripted = shown.filter(({ needsScripts }) => needsScripts)
  if (pages[0]?.needsScripts || scripted.length > shown.length * MAX_UNKNOWN) {
    return 'scripts fill pages of the site, so that their links are not known'
  }
  const without = shown.filter(({ linksOut }) => linksOut === 0)
  return shown.length > 1 && without.length * 2 > shown.length
    ? 'most pages of the site have no links that can be followed without scripts'
    : undefined
})

/** What the links of other pages to a page come to. */
export interface LinksToPage {
  count: number
  /** One of them at least is no `nofollow`. */
  isFollowed: boolean
  /** One of them at least is in the page as it is sent. */
  isSent: boolean
}

/**
 * The links to each page by whichever of its addresses: of those that redirect to it, and of those that name it as their
 * canonical.
 */
export const linksToPages = perSite((site): LinksToPage[] => {
  const { pages, graph } = site
  const all = pages.map((): LinksToPage => ({ count: 0, isFollowed: false, isSent: false }))
  for (const address of pages.keys()) {
    const end = endOf(site, address)
    const canonical = end < pages.length ? graph.canonicalOf(end) : undefined
    const targets = [...new Set([address, end, canonical])].filter(
      target => target !== undefined && target < pages.length,
    )
    for (const { from, nofollow, onlyScripted } of graph.linksTo(address)) {
      for (const target of targets) {
        if (from === target) continue
        const links = all[target!]!
        links.count++
        links.isFollowed ||= !nofollow
        links.isSent ||= !onlyScripted
      }
    }
  }
  return all
})
