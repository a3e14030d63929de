import { sitemapsOf } from '../../formats/robots-txt/robots-txt.ts'
import type { SitemapChild, SitemapEntry } from '../../formats/sitemap/format.ts'
import { UrlSet } from '../../formats/sitemap/url-set.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { comparableUrl } from '../../syntax/comparable-url.ts'
import { isLocalHost } from '../../syntax/local-host.ts'
import { hereOf, isOnProduction, type Preview } from '../../syntax/preview.ts'
import {
  isThere,
  type SitemapFile,
  type SitemapListener,
  type SitemapSurvey,
  surveySitemaps,
} from '../../visit/sitemap-survey.ts'
import type { Visit } from '../../visit/visit.ts'
import { LocFindings } from './addresses.ts'
import { AlternateFindings } from './alternates.ts'
import { HostFindings } from './hosts.ts'
import { DateFindings } from './lastmod.ts'
import { type Listed, type Sample, SampleChooser, takeSample } from './samples.ts'
import { ExtensionFindings } from './videos.ts'

/** Hosts of which robots.txt is asked whether it names the sitemap too. */
const MAX_VOUCHERS = 3

export type ContentJudgements = ReturnType<LocFindings['judge']> &
  ReturnType<HostFindings['judge']> &
  ReturnType<DateFindings['judge']> &
  ReturnType<ExtensionFindings['judge']> &
  ReturnType<AlternateFindings['judge']>

/** All that the sitemaps of a site came to, for each of its pages. */
export interface SiteSitemaps {
  survey: SitemapSurvey
  /** By the addresses' comparable forms. */
  urls: UrlSet
  /** Entries, repeated ones too. */
  entries: number
  /** What may stand before the path of a page of the audited site: its origin, and those of production with its folder. */
  origins: readonly string[]
  listsOwnHost: boolean
  hosts: Record<string, number>
  extensions: ExtensionFindings['counts']
  alternateFindings: Pick<AlternateFindings, 'count' | 'compare' | 'knowsAll'>
  dates: ReadonlyMap<string, DateRange>
  samples: readonly Sample[]
  judgements: ContentJudgements
}

/** Milliseconds since 1970 of the valid lastmods of one file. */
export interface DateRange {
  count: number
  oldest: number
  newest: number
}

/** Reads the sitemaps of an origin and judges all in them that is not about one page. */
export async function readSite(visit: Visit, origin: string): Promise<SiteSitemaps> {
  const reader = new SiteReader(origin, visit.preview)
  const mayLeave = !isLocalHost(new URL(origin).hostname)
  const survey = await surveySitemaps(visit, origin, reader, { mayLeave })
  const { hosts, urls } = reader
  const origins = [origin, ...productionRoots(hosts, visit.preview)]
  const vouched = mayLeave ? await vouchers(visit, survey, hosts) : new Set<string>()
  return {
    survey,
    urls,
    entries: reader.entries,
    origins,
    listsOwnHost: hosts.listsOwnHost,
    hosts: hosts.counts,
    extensions: reader.extensions.counts,
    alternateFindings: reader.alternates,
    dates: reader.dates,
    samples: await takeSamples(visit, reader.samples.chosen, origins),
    judgements: reader.judge(vouched, unreadReason(survey) === undefined),
  }
}

/** Where production is, as the sitemaps write it: with or without www. */
function productionRoots(
  { origins, productionOrigin }: HostFindings,
  preview: Preview | undefined,
): string[] {
  if (preview?.host === undefined) return productionOrigin === undefined ? [] : [productionOrigin]
  const listed = [...origins].filter(origin => isOnProduction(preview, new URL(origin)))
  return (listed.length > 0 ? listed : [preview.origin!]).map(origin => origin + preview.folder)
}

/** Why it cannot be said what the sitemaps list altogether; undefined where all of them were read to their ends. */
export function unreadReason({ files, unread }: SitemapSurvey): string | undefined {
  const broken = files.find(file => !file.reading || (isThere(file) && file.reading.stopped !== undefined))
  if (broken) {
    const { url, failure, status, reading } = broken
    const reason =
      failure?.message ?? (reading ? `was not read to its end: ${reading.stopped}` : `answers ${status}`)
    return `${url} ${reason}`
  }
  return unread > 0 ? `${unread} further sitemaps were not read` : undefined
}

class SiteReader implements SitemapListener {
  readonly urls = new UrlSet()
  readonly hosts: HostFindings
  readonly samples = new SampleChooser()
  readonly extensions: ExtensionFindings
  readonly alternates = new AlternateFindings()
  readonly dates = new Map<string, DateRange>()
  entries = 0
  readonly #locs: LocFindings
  readonly #dates: DateFindings
  readonly #preview: Preview | undefined

  constructor(origin: string, preview: Preview | undefined) {
    const now = Date.now()
    this.#preview = preview
    this.hosts = new HostFindings(origin)
    this.extensions = new ExtensionFindings(now)
    this.#locs = new LocFindings(preview?.origin ?? origin)
    this.#dates = new DateFindings(now)
  }

  entry(entry: SitemapEntry, file: SitemapFile): void {
    this.entries++
    const date = this.#dates.entry(entry, file)
    if (date !== undefined) this.#widen(file.url, date)
    this.extensions.entry(entry, file)
    const url = this.#locs.read(entry, file)
    if (!url) return
    const key = comparableUrl(url)
    const read = { entry, file, url, key, isNew: this.urls.add(key) }
    this.#locs.entry(read)
    this.hosts.entry(read)
    this.alternates.entry(read)
    this.samples.entry(read)
  }

  child(child: SitemapChild, file: SitemapFile): void {
    this.#dates.lastmod(child, file)
    this.#locs.read(child, file)
  }

  judge(vouched: ReadonlySet<string>, complete: boolean): ContentJudgements {
    return {
      ...this.#locs.judge(),
      ...this.hosts.judge(vouched, this.#preview),
      ...this.#dates.judge(),
      ...this.extensions.judge(),
      ...this.alternates.judge(this.urls, complete),
    }
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

/** Hosts whose own robots.txt names one of the sitemaps, which lets it list their pages. */
async function vouchers(visit: Visit, survey: SitemapSurvey, hosts: HostFindings): Promise<Set<string>> {
  const vouched = new Set<string>()
  const foreign = hosts
    .foreignHosts()
    .filter(host => !isOnProduction(visit.preview, new URL(`https://${host}`)))
  if (foreign.length === 0 || (foreign.length === 1 && !hosts.listsOwnHost)) return vouched
  const names = new Set(survey.files.flatMap(({ url, namedAs }) => [url, ...(namedAs ? [namedAs] : [])]))
  for (const host of foreign.slice(0, MAX_VOUCHERS)) {
    const robots = await visit.robotsTxt(`https://${host}/`)
    if (sitemapsOf(robots).some(({ url }) => url !== undefined && names.has(url))) vouched.add(host)
  }
  return vouched
}

/** On the audited origin alone: the pages of this version are nowhere else. */
async function takeSamples(visit: Visit, chosen: Listed[], origins: readonly string[]): Promise<Sample[]> {
  const here = chosen.flatMap(listed => {
    const url = URL.parse(listed.url)
    const here = url && hereOf(visit.preview, url)
    if (here) return [{ listed, asked: here.href }]
    if (!url || !origins.includes(url.origin)) return []
    return [{ listed, asked: `${origins[0]}${url.pathname}${url.search}` }]
  })
  return await Promise.all(here.map(({ listed, asked }) => takeSample(visit, listed, asked)))
}

/** The same answer to every check of a group. */
export function all<Name extends string>(
  checks: Record<Name, unknown>,
  judgement: Judgement,
): Record<Name, Judgement> {
  return Object.fromEntries(Object.keys(checks).map(name => [name, judgement])) as Record<Name, Judgement>
}
