import { DISCOVERIES } from '../../api/page-record-schema.ts'
import type { PageRecord } from '../../api/results.ts'
import type { CrawledSite, UnvisitedAddress } from '../judging/crawled-site.ts'
import { type PageEdges, packedLink, SiteGraph } from '../judging/site-graph.ts'
import { fittedRecord } from './fitted-record.ts'
import type { PageReading } from './page-job.ts'
import type { SiteAddress, SiteAddresses } from './site-addresses.ts'

/** An address whose page was read, with where it leads by indexes of addresses. */
export interface LinkedPage {
  address: SiteAddress
  record: PageReading['record']
  edges: PageEdges
}

type SiteParts = Pick<
  CrawledSite,
  'origin' | 'incomplete' | 'sitemap' | 'sitemapUnknown' | 'robots' | 'hasRoutesByScript'
>

/**
 * The site as its checks see it. Addresses get the indexes that it says: those of pages first.
 *
 * @param pages the start page first; they are used up
 */
export function crawledSiteOf(
  pages: readonly LinkedPage[],
  { all }: Pick<SiteAddresses, 'all'>,
  parts: SiteParts,
): CrawledSite {
  const indexes = new Int32Array(all.length).fill(-1)
  for (const [index, { address }] of pages.entries()) indexes[address.index] = index
  const unvisited: UnvisitedAddress[] = []
  for (const { index, url, fate } of all) {
    if (indexes[index] !== -1) continue
    indexes[index] = pages.length + unvisited.length
    unvisited.push({ url, why: isUnasked(fate) ? 'limit' : fate })
  }
  const edges = pages.map(({ edges }) => renumbered(edges, indexes))
  const graph = new SiteGraph(edges, all.length)
  const depths = depthsOf(pages, graph)
  const records = pages.map(
    ({ address, record }, index): PageRecord =>
      fittedRecord({
        ...record,
        foundBy: DISCOVERIES.filter(by => address.foundBy.has(by)),
        depth: depths[index]!,
        linksIn: graph.linkCount(index),
        linksOut: edges[index]!.links.length,
      }),
  )
  const { sitemap } = parts
  const listed = sitemap?.listed.map(index => indexes[index]!)
  return {
    ...parts,
    sitemap: sitemap && { ...sitemap, listed: listed! },
    pages: records,
    unvisited,
    graph,
  }
}

function isUnasked(fate: SiteAddress['fate']): fate is 'ask' | 'ask-file' | 'blocked' {
  return fate === 'ask' || fate === 'ask-file' || fate === 'blocked'
}

function renumbered({ links, redirect, canonical, alternates }: PageEdges, indexes: Int32Array): PageEdges {
  const FLAGS = packedLink({ to: 0, nofollow: true, inContent: true, onlyScripted: true })
  const shift = 32 - Math.clz32(FLAGS)
  for (let at = 0; at < links.length; at++) {
    const link = links[at]!
    links[at] = ((indexes[link >>> shift]! << shift) | (link & FLAGS)) >>> 0
  }
  return {
    links,
    ...(redirect !== undefined && { redirect: indexes[redirect]! }),
    ...(canonical !== undefined && { canonical: indexes[canonical]! }),
    ...(alternates && { alternates: alternates.map(({ code, to }) => ({ code, to: indexes[to]! })) }),
  }
}

/** Fewest clicks to each page, breadth first. A redirect takes its visitor on without a click. */
function depthsOf(pages: readonly LinkedPage[], graph: SiteGraph): (number | null)[] {
  const depths: (number | null)[] = pages.map(() => null)
  let level = pages.flatMap(({ address }, index) => (address.foundBy.has('start') ? [index] : []))
  for (let depth = 0; level.length > 0; depth++) {
    const reached: number[] = []
    for (let at = 0; at < level.length; at++) {
      const page = level[at]!
      if (depths[page] !== null) continue
      depths[page] = depth
      reached.push(page)
      const target = graph.redirectOf(page)
      if (target !== undefined && depths[target] === null) level.push(target)
    }
    level = []
    for (const page of reached) {
      for (const { to } of graph.linksFrom(page)) if (depths[to] === null) level.push(to)
    }
  }
  return depths
}
