import type { PageRecord } from '../../../api/results.ts'
import { addressOf, type CrawledSite } from '../../judging/crawled-site.ts'
import { FaultList } from '../../judging/fault-list.ts'
import { pathOf } from '../../judging/same-on-pages.ts'
import { endOf, linkedOn, sourcesOf } from '../../judging/site-links.ts'
import { defineSiteTopic, overSite } from '../../judging/tool-definition.ts'
import { chainLength, lengthClass } from './chain-length.ts'
import { loops } from './loops.ts'

/** Addresses of a chain that are told. */
const MAX_WAY = 20
const NONE = 'no address of the site redirects'

/** Redirects between the addresses of a site, each chain and each loop once, with the pages that link to it. */
export const redirectsOverSite = defineSiteTopic({
  checks: {
    chain: overSite(chainLength.checks.chain),
    'long-chain': overSite(chainLength.checks['long-chain']),
    'endless-chain': overSite(chainLength.checks['endless-chain']),
    loop: overSite(loops.checks.loop),
  },
  judge(site) {
    const redirecting = [...site.pages.keys()].filter(page => isRedirect(site.pages[page]!))
    const inLoops = new Set<number>()
    const loopList = new FaultList()
    for (const loop of loopsOf(site)) {
      for (const page of loop) inLoops.add(page)
      const sources = [...new Set(loop.flatMap(page => sourcesOf(site, page)))].filter(
        page => !loop.includes(page),
      )
      loopList.add(
        placeOf(
          site,
          [...loop, loop[0]!].map(page => site.pages[page]!.url),
          sources,
        ),
      )
    }
    const chains = { chain: new FaultList(), 'long-chain': new FaultList(), 'endless-chain': new FaultList() }
    for (const page of chainStarts(site, redirecting, inLoops)) {
      const urls = wayFrom(site, page)
      const name = lengthClass(urls.length - 1)
      if (name) chains[name].add(() => placeOf(site, urls, sourcesOf(site, page)))
    }
    const looked = redirecting.length
    return {
      judgements: {
        chain: chains.chain.judgeAmong(looked, NONE),
        'long-chain': chains['long-chain'].judgeAmong(looked, NONE),
        'endless-chain': chains['endless-chain'].judgeAmong(looked, NONE),
        loop: loopList.judgeAmong(looked, NONE),
      },
    }
  },
})

function isRedirect({ obstacle }: PageRecord): boolean {
  return obstacle === 'redirect'
}

/** @param urls of the whole way */
function placeOf(site: CrawledSite, urls: readonly string[], sources: readonly number[]) {
  const way = urls.map(url => (url.startsWith(`${site.origin}/`) ? pathOf(url) : url)).join(' → ')
  const linked = sources.length > 0 ? `; ${linkedOn(site, sources)}` : ''
  return { url: urls[0]!, message: `${way}${linked}` }
}

/** The addresses through which the redirects of a page lead, and where they end. */
function wayFrom(site: CrawledSite, page: number): string[] {
  const { redirects = [], finalUrl } = site.pages[page]!
  const recorded = [...redirects.map(({ url }) => url), finalUrl ?? '…']
  const followed = [page]
  for (
    let at = redirectOf(site, page);
    at !== undefined && followed.length <= MAX_WAY;
    at = redirectOf(site, at)
  ) {
    followed.push(at)
  }
  // A record holds the first redirects alone; the graph does not hold those of other sites.
  return followed.length > recorded.length ? followed.map(address => addressOf(site, address)) : recorded
}

/** A page that sends its readers on at once is no redirect. */
function redirectOf({ graph, pages }: CrawledSite, address: number): number | undefined {
  return pages[address]?.obstacle === 'redirect' ? graph.redirectOf(address) : undefined
}

/** The addresses that each redirect to the next, and the last to the first; each loop once, in the order of the pages. */
function loopsOf(site: CrawledSite): number[][] {
  const { pages } = site
  const seenFrom = new Map<number, number>()
  const found: number[][] = []
  for (const start of pages.keys()) {
    const way: number[] = []
    let at: number | undefined = start
    while (at !== undefined && at < pages.length && !seenFrom.has(at)) {
      seenFrom.set(at, start)
      way.push(at)
      at = redirectOf(site, at)
    }
    if (at !== undefined && seenFrom.get(at) === start) found.push(way.slice(way.indexOf(at)))
  }
  return found
}

/** Addresses whose chain is not the rest of a longer one, and leads into no loop. */
function chainStarts(
  site: CrawledSite,
  redirecting: readonly number[],
  inLoops: ReadonlySet<number>,
): number[] {
  const within = new Set(redirecting.map(page => redirectOf(site, page)))
  return redirecting.filter(
    page => !within.has(page) && !inLoops.has(endOf(site, page)) && !inLoops.has(page),
  )
}
