import type { Alternate, SitemapChild, SitemapEntry } from '../../formats/sitemap/format.ts'
import type { UrlSet } from '../../formats/sitemap/url-set.ts'
import { comparableUrl } from '../../syntax/comparable-url.ts'
import type { SitemapFile } from '../../visit/sitemap-survey.ts'
import { w3cDate } from './w3c-date.ts'

/** A sitemap that an index names. What several topics need of it is read once. */
export interface ReadChild {
  entry: SitemapChild
  file: SitemapFile
  /** Its `loc`, where that is a full http or https URL. */
  url: URL | undefined
  /** Its `lastmod` in milliseconds since 1970, where that is a date. */
  lastmod: number | undefined
}

/** An entry of a sitemap. */
export interface ReadEntry extends ReadChild {
  entry: SitemapEntry
  /** Undefined where its `loc` is no address that can be used. */
  page: ReadPage | undefined
}

/** The page that an entry lists. */
export interface ReadPage {
  url: URL
  /** The address in its comparable form. */
  key: string
  /** Whether it is in the sitemaps for the first time. */
  isNew: boolean
  /** Address of a folder where that of its index file was in the sitemaps before, and the other way round. */
  listedAs: string | undefined
  alternates: readonly ReadAlternate[]
}

export interface ReadAlternate {
  alternate: Alternate
  /** The comparable form of its `href`, where that is a full http or https URL. */
  key: string | undefined
}

const NO_ALTERNATES: readonly ReadAlternate[] = []

export function readChild(entry: SitemapChild, file: SitemapFile): ReadChild {
  return { entry, file, url: fullUrl(entry.loc), lastmod: dateOf(entry) }
}

/** @param urls all addresses so far in their comparable forms, to which that of the entry is added */
export function readEntry(entry: SitemapEntry, file: SitemapFile, urls: UrlSet): ReadEntry {
  const url = fullUrl(entry.loc)
  return { entry, file, url, lastmod: dateOf(entry), page: url && readPage(entry, url, urls) }
}

function readPage({ alternates }: SitemapEntry, url: URL, urls: UrlSet): ReadPage {
  const key = comparableUrl(url)
  return {
    url,
    key,
    isNew: urls.add(key),
    listedAs: sameInFolder(key).find(other => urls.has(other)),
    alternates: alternates.length === 0 ? NO_ALTERNATES : alternates.map(readAlternate),
  }
}

const INDEX_FILE = /\/index\.(?:html?|php)$/
const INDEX_FILES = ['index.html', 'index.htm', 'index.php']

/** Addresses at which a server has the same page: of an index file that of its folder, and of a folder its index files. */
function sameInFolder(key: string): string[] {
  if (key.endsWith('/')) return INDEX_FILES.map(file => key + file)
  return INDEX_FILE.test(key) ? [key.replace(INDEX_FILE, '/')] : []
}

function readAlternate(alternate: Alternate): ReadAlternate {
  const url = fullUrl(alternate.href)
  return { alternate, key: url && comparableUrl(url) }
}

function fullUrl(text: string): URL | undefined {
  return /^https?:\/\//i.test(text) ? (URL.parse(text) ?? undefined) : undefined
}

function dateOf({ lastmod }: SitemapChild): number | undefined {
  return lastmod === undefined ? undefined : w3cDate(lastmod)
}
