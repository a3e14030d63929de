import type { PageRecord } from '../../src/api/results.ts'
import { parseRobotsTxt } from '../../src/engine/formats/robots-txt/parser.ts'
import type { RobotsTxt } from '../../src/engine/formats/robots-txt/robots-txt.ts'
import type { CrawledSite, Unvisited, UnvisitedAddress } from '../../src/engine/judging/crawled-site.ts'
import { type PageEdges, packedLink, SiteGraph, type SiteLink } from '../../src/engine/judging/site-graph.ts'

const ORIGIN = 'https://shop.example'

/** A link: its target alone, or with what it is. Unless said, it is followed and in the content. */
type PlannedLink = string | ({ to: string } & Partial<Omit<SiteLink, 'from' | 'to'>>)

/** A page of a site by hand; addresses may be written from the root, as `/shoes`. */
export interface PlannedPage extends Partial<Omit<PageRecord, 'title' | 'description' | 'h1' | 'canonical'>> {
  url: string
  title?: string
  description?: string
  h1?: string
  links?: readonly PlannedLink[]
  redirect?: string
  /** The record's `canonical` follows from it. */
  canonical?: string
  /** By code; the record's `hreflang` follows from it. */
  alternates?: Readonly<Record<string, string>>
}

export interface PlannedSite
  extends Partial<Pick<CrawledSite, 'incomplete' | 'sitemapUnknown' | 'hasRoutesByScript'>> {
  /** The first is the start page. */
  pages: readonly PlannedPage[]
  /** Addresses that the sitemap lists; left out, there is none. */
  sitemap?: readonly string[]
  robots?: string
  /** Why addresses are no pages of the site; of its own host they are beyond the limit unless this says otherwise. */
  unvisited?: Readonly<Record<string, Unvisited>>
}

/** A crawled site of pages that are planned by hand: unless they say otherwise, indexable HTML pages one click away. */
export function crawledSite({
  pages,
  sitemap,
  robots = '',
  unvisited = {},
  ...rest
}: PlannedSite): CrawledSite {
  const urls = pages.map(({ url }) => absolute(url))
  const others: UnvisitedAddress[] = []
  const whys = new Map(Object.entries(unvisited).map(([url, why]) => [absolute(url), why]))
  const indexes = new Map(urls.map((url, index) => [url, index]))
  const indexOf = (address: string) => {
    const url = absolute(address)
    const known = indexes.get(url)
    if (known !== undefined) return known
    const index = indexes.size
    indexes.set(url, index)
    others.push({ url, why: whys.get(url) ?? (url.startsWith(`${ORIGIN}/`) ? 'limit' : 'elsewhere') })
    return index
  }
  const edges = pages.map((page): PageEdges => {
    const { links = [], redirect, canonical, alternates } = page
    const packed = links.map(link => {
      const { to, ...flags } = typeof link === 'string' ? { to: link } : link
      return packedLink({ nofollow: false, inContent: true, onlyScripted: false, ...flags, to: indexOf(to) })
    })
    const isElsewhere = canonical !== undefined && absolute(canonical) !== absolute(page.url)
    return {
      links: Uint32Array.from(packed),
      ...(redirect !== undefined && { redirect: indexOf(redirect) }),
      ...(isElsewhere && { canonical: indexOf(canonical) }),
      ...(alternates && {
        alternates: Object.entries(alternates).map(([code, to]) => ({ code, to: indexOf(to) })),
      }),
    }
  })
  const listed = sitemap?.map(indexOf)
  const graph = new SiteGraph(edges, indexes.size)
  return {
    origin: ORIGIN,
    pages: pages.map((page, index) => recordOf(page, index, graph, listed?.includes(index) === true)),
    unvisited: others,
    graph,
    incomplete: undefined,
    sitemapUnknown: undefined,
    ...rest,
    sitemap: listed
      ? { files: [`${ORIGIN}/sitemap.xml`], listed, entries: listed.length, unread: undefined }
      : null,
    robots: robotsOf(robots),
  }
}

function recordOf(page: PlannedPage, index: number, graph: SiteGraph, isListed: boolean): PageRecord {
  const { url, title, description, h1, links: _, redirect, canonical, alternates, ...given } = page
  const isSelf = canonical !== undefined && absolute(canonical) === absolute(url)
  const obstacle = given.obstacle ?? obstacleOf(page, isSelf)
  const codes = Object.keys(alternates ?? {}).sort()
  return {
    foundBy: [index === 0 ? 'start' : 'link', ...(isListed ? (['sitemap'] as const) : [])],
    depth: index === 0 ? 0 : 1,
    status: 200,
    contentType: 'text/html',
    indexable: obstacle === undefined,
    ...(obstacle && { obstacle }),
    ...(title !== undefined && { title: { text: title } }),
    ...(description !== undefined && { description: { text: description } }),
    ...(h1 !== undefined && { h1: { text: h1 } }),
    ...(redirect !== undefined && {
      redirects: [{ url: absolute(url), status: 301 }],
      finalUrl: absolute(redirect),
    }),
    ...(canonical !== undefined && {
      canonical: { url: absolute(canonical), from: 'html', is: isSelf ? 'self' : 'elsewhere' },
    }),
    ...(codes.length > 0 && { hreflang: { codes, count: codes.length, hash: JSON.stringify(alternates) } }),
    linksIn: graph.linkCount(index),
    linksOut: graph.linksFrom(index).length,
    ...given,
    url: absolute(url),
  }
}

function obstacleOf(
  { status = 200, redirect, canonical }: PlannedPage,
  isSelf: boolean,
): PageRecord['obstacle'] {
  if (redirect !== undefined) return 'redirect'
  if (status !== null && (status < 200 || status > 299)) return 'status'
  return canonical !== undefined && !isSelf ? 'canonical' : undefined
}

function absolute(address: string): string {
  return new URL(address, ORIGIN).href
}

function robotsOf(text: string): RobotsTxt {
  const url = `${ORIGIN}/robots.txt`
  const body = Buffer.from(text)
  const response = {
    url,
    status: 200,
    headers: new Map([['content-type', ['text/plain']]]),
    ttfbMs: 1,
    body,
    wireBytes: body.length,
    truncated: false,
    totalMs: 1,
  }
  const exchange = { requestedUrl: url, hops: [response], final: response }
  return { kind: 'rules', url, response, rules: parseRobotsTxt(body), exchange }
}
