import { ownCopy } from '../../../text/cut.ts'
import type { SitemapChild, SitemapEntry } from '../../formats/sitemap/format.ts'
import { UrlSet } from '../../formats/sitemap/url-set.ts'
import type { Findings } from '../../judging/tool-definition.ts'
import { type Preview, whyRootIsForeign } from '../../syntax/preview.ts'
import type { SitemapFile, SitemapListener } from '../../visit/sitemap-survey.ts'
import type { EntryJudge, EntryTopic } from './entry-topic.ts'
import { ENTRY_TOPICS } from './entry-topics.ts'
import { HostUses } from './host-uses.ts'
import { LanguageVersions } from './language-versions.ts'
import { OpenReturns } from './open-returns.ts'
import { readChild, readEntry } from './read-entry.ts'
import { SampleChooser } from './sample-chooser.ts'

/** Addresses that are kept: as many as one sitemap may list. */
const MAX_LISTED = 50_000
/** Characters of all of them, which that many addresses of usual length do not reach. */
const MAX_LISTED_LENGTH = 5 * 1024 * 1024

/** Milliseconds since 1970 of the valid lastmods of one file. */
export interface DateRange {
  count: number
  oldest: number
  newest: number
}

/** The one pass over the sitemaps of a site: it feeds all {@link ENTRY_TOPICS}, and keeps what other topics need. */
export class SitemapPass implements SitemapListener {
  readonly urls = new UrlSet()
  readonly hosts: HostUses
  readonly versions = new LanguageVersions()
  readonly returns = new OpenReturns()
  readonly samples = new SampleChooser()
  readonly dates = new Map<string, DateRange>()
  /** Addresses of pages, each once: the first of them. */
  readonly listed: string[] = []
  entries = 0
  #listedLength = 0
  readonly #judges: ReadonlyMap<EntryTopic, EntryJudge>

  constructor(origin: string, preview: Preview | undefined) {
    const site = {
      origin: preview?.origin ?? origin,
      base: preview?.base ?? '',
      folder: preview?.folder ?? '',
      home: preview?.home ?? '',
      ownsRobots: whyRootIsForeign(preview) === undefined,
      isHomeGuessed: preview?.isHomeGuessed === true,
      now: Date.now(),
    }
    this.hosts = new HostUses(origin)
    this.#judges = new Map(ENTRY_TOPICS.map(topic => [topic, topic.judge(site)]))
  }

  entry(entry: SitemapEntry, file: SitemapFile): void {
    const read = readEntry(entry, file, this.urls)
    this.entries++
    if (read.lastmod !== undefined) this.#widen(file.url, read.lastmod)
    if (read.page) {
      if (read.page.isNew) this.#list(read.page.url.href)
      this.hosts.add(read.page, read)
      this.versions.add(read.page)
      this.returns.add(read.page, read)
      this.samples.add(read.page, read)
    }
    for (const judge of this.#judges.values()) judge.entry?.(read)
  }

  child(child: SitemapChild, file: SitemapFile): void {
    const read = readChild(child, file)
    for (const judge of this.#judges.values()) judge.child?.(read)
  }

  findings(): Map<EntryTopic, Findings> {
    return new Map(Array.from(this.#judges, ([topic, judge]) => [topic, judge.findings(this.versions)]))
  }

  #list(url: string): void {
    if (this.listed.length >= MAX_LISTED || this.#listedLength >= MAX_LISTED_LENGTH) return
    this.#listedLength += url.length
    this.listed.push(ownCopy(url))
  }

  #widen(file: string, date: number): void {
    const range = this.dates.get(file)
    if (!range) this.dates.set(file, { count: 1, oldest: date, newest: date })
    else {
      range.count++
      range.oldest = Math.min(range.oldest, date)
      range.newest = Math.max(range.newest, date)
    }
  }
}
