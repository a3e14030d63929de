/** The namespace of the protocol, to the letter. @see https://www.sitemaps.org/protocol.html */
export const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Google's extensions and the one for translations, under the prefixes that they are used with. */
export const EXTENSION_NAMESPACES = {
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  video: 'http://www.google.com/schemas/sitemap-video/1.1',
  news: 'http://www.google.com/schemas/sitemap-news/0.9',
  xhtml: 'http://www.w3.org/1999/xhtml',
} as const

/** Most bytes of one sitemap, uncompressed. @see https://www.sitemaps.org/protocol.html#index */
export const MAX_SITEMAP_BYTES = 52_428_800
/** Most URLs of one sitemap, and most sitemaps of one index. @see https://www.sitemaps.org/protocol.html#index */
export const MAX_SITEMAP_URLS = 50_000

/** Where something stands in a file: line and column from 1. */
export interface Place {
  line: number
  column?: number
}

/** One address of a sitemap with what is said of it. Texts are trimmed. */
export interface SitemapEntry extends Place {
  /** As written, entities undone; empty where the entry has none. */
  loc: string
  lastmod?: string
  /** Number of `<image:image>`. */
  images: number
  imagesWithoutLoc: readonly Place[]
  videos: readonly Extension[]
  news: readonly Extension[]
  alternates: readonly Alternate[]
}

/** A `<video:video>` or `<news:news>`. */
export interface Extension extends Place {
  /** Text by name without prefix, of nested elements as `publication/name`; of repeated ones the first. */
  fields: ReadonlyMap<string, string>
  /** Number of `<video:tag>`. */
  tags: number
}

/** An `<xhtml:link>`: the address of another language version. */
export interface Alternate extends Place {
  rel: string
  hreflang: string
  href: string
}

/** One `<sitemap>` of an index. */
export interface SitemapChild extends Place {
  /** As written, entities undone; empty where there is none. */
  loc: string
  lastmod?: string
}

/**
 * What is wrong with a file as a file.
 *
 * - `not-well-formed`: not XML, by the words of a parser
 * - `doctype`: a DOCTYPE, which may declare entities; none is ever expanded
 * - `root`: neither urlset nor sitemapindex, nor a feed
 * - `namespace`: of the root not what it should be
 * - `extension-namespace`: the same of an extension
 * - `unexpected-tag`: unknown, misplaced or repeated
 * - `encoding`: not UTF-8
 * - `gzip`: compressed data that cannot be undone
 * - `hostile`: so large or deep in one piece that reading ended
 */
export type ProblemKind =
  | 'not-well-formed'
  | 'doctype'
  | 'root'
  | 'namespace'
  | 'extension-namespace'
  | 'unexpected-tag'
  | 'encoding'
  | 'gzip'
  | 'hostile'

export interface SitemapProblem extends Partial<Place> {
  kind: ProblemKind
  message: string
  snippet?: string
}

/** Takes what a sitemap says while it is read. */
export interface SitemapHandler {
  entry(entry: SitemapEntry): void
  child(child: SitemapChild): void
  problem(problem: SitemapProblem): void
}

/** What a file turned out to be; `xml` is XML with another root, `unknown` neither XML nor a list of URLs. */
export type SitemapKind = 'urlset' | 'index' | 'rss' | 'atom' | 'text' | 'html' | 'xml' | 'unknown'
