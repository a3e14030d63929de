import type { PageRecord } from '../../api/results.ts'
import type { RobotsTxt } from '../formats/robots-txt/robots-txt.ts'
import type { SiteGraph } from './site-graph.ts'

/**
 * Why an address that pages name is no record:
 *
 * - `other-form`: of the same site under another scheme, port, or with or without `www.`
 * - `elsewhere`: on another site; canonicals, language versions and targets of redirects alone are noted
 * - `file`: its path is that of a file such as an image or an archive
 * - `trap`: one of very many that differ in little alone, or that repeat themselves: parameters, calendars
 * - `beside`: the preview lacks it, and production may have it from beside the deployment
 * - `limit`: the crawl ended before it
 */
export type Unvisited = 'other-form' | 'elsewhere' | 'file' | 'trap' | 'beside' | 'limit'

/** An address that pages name and that is no record. */
export interface UnvisitedAddress {
  url: string
  why: Unvisited
}

/** What the sitemaps of a site list. */
export interface SiteSitemap {
  /** Those that were read. */
  files: readonly string[]
  /** Addresses of the site that they list, each once; the first of very many. As indexes, see {@link CrawledSite.address}. */
  listed: readonly number[]
  /** Entries, on other sites and repeated ones too. */
  entries: number
  /** Why not all of them was read; undefined where it was. */
  unread: string | undefined
}

/**
 * A site as a crawl found it: each page as a record, and what leads from one to another. No document is kept, so that
 * memory is bounded by the records.
 *
 * Addresses have indexes: first those of {@link pages}, of which 0 is the start page, then those of {@link unvisited}.
 */
export interface CrawledSite {
  /** Scheme, host and port. */
  origin: string
  /** Every address that the crawl came to, in an order that depends on the site alone: redirects, errors and what robots.txt forbids too. */
  pages: readonly PageRecord[]
  unvisited: readonly UnvisitedAddress[]
  graph: SiteGraph
  /** Why not all of the site was seen, as "the crawl ended at its limit of 500 pages"; undefined where all was. */
  incomplete: string | undefined
  /** null where the site has none. */
  sitemap: SiteSitemap | null
  /** Why nothing is known of the sitemaps; undefined where it is. */
  sitemapUnknown: string | undefined
  robots: RobotsTxt
  /** The 404 page of the site leaves it to scripts to show what a missing address stands for. */
  hasRoutesByScript?: boolean
}

/** The URL of an address of a site by its index. */
export function addressOf({ pages, unvisited }: CrawledSite, index: number): string {
  return (pages[index] ?? unvisited[index - pages.length])!.url
}
