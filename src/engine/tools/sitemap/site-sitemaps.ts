import { isLocalHost } from '../../../net/host-kind.ts'
import { sitemapsOf } from '../../formats/robots-txt/robots-txt.ts'
import { UrlSet } from '../../formats/sitemap/url-set.ts'
import { type Judgement, sameForAll } from '../../judging/judgement.ts'
import type { Findings, Topic } from '../../judging/tool-definition.ts'
import { isGone } from '../../network/status.ts'
import { NotMeasured } from '../../not-measured.ts'
import { comparableUrl } from '../../syntax/comparable-url.ts'
import { hereOf, isOnProduction, type Preview } from '../../syntax/preview.ts'
import { linkedSitemaps } from '../../visit/linked-sitemaps.ts'
import { perVisit } from '../../visit/per-visit.ts'
import {
  isThere,
  type SitemapListener,
  type SitemapSurvey,
  surveySitemaps,
} from '../../visit/sitemap-survey.ts'
import type { Visit } from '../../visit/visit.ts'
import { closedEntries } from './closed-entries.ts'
import type { EntryTopic } from './entry-topic.ts'
import { sitemapInFolder, sitemapsOfLanguages } from './folder-sitemap.ts'
import type { HostUses } from './host-uses.ts'
import type { LanguageVersions } from './language-versions.ts'
import type { OpenReturns } from './open-returns.ts'
import { namesOf } from './page-names.ts'
import { findGoneAndMoved, type Sample, takeSamples } from './samples.ts'
import { type DateRange, SitemapPass } from './sitemap-pass.ts'
import { whyUnclear, withoutEntries } from './survey-gaps.ts'

/** All that the sitemaps of a site came to, for each of its pages. */
export interface SiteSitemaps {
  survey: SitemapSurvey
  /** Address of a sitemap in a folder of the site, which crawlers do not look for; only where no other was found. */
  inFolder: string | undefined
  /** Those of single languages, in their folders, which crawlers do not look for either, and what they list. */
  ofLanguages: { files: readonly string[]; urls: UrlSet }
  /** By the addresses' comparable forms. */
  urls: UrlSet
  /** The addresses as they are written, as many as are kept. */
  listed: readonly string[]
  /** Entries, repeated ones too. */
  entries: number
  hosts: HostUses
  /** Hosts whose own robots.txt names one of the sitemaps, which lets it list their pages. */
  vouched: ReadonlySet<string>
  /** What may stand before the path of a page of the audited site: its origin, and those of production with its folder. */
  origins: readonly string[]
  versions: LanguageVersions
  returns: OpenReturns
  /** By the addresses of the files. */
  dates: ReadonlyMap<string, DateRange>
  samples: readonly Sample[]
  /** Of how many listed addresses the page was read, and how many were asked for at all. */
  tried: { read: number; asked: number }
  /** Where listed addresses are on the audited site that robots.txt closes, those among the samples too. */
  closed: readonly string[]
  /** What each of the {@link ENTRY_TOPICS} found. */
  findings: ReadonlyMap<EntryTopic, Findings>
}

/**
 * The sitemaps of the site that the audited page is on, read once for all of its pages.
 *
 * @throws NotMeasured where neither they nor the page can be fetched
 */
export const siteSitemaps = perVisit(async (visit): Promise<SiteSitemaps> => {
  const { final, failure } = await visit.exchange()
  const { origin } = new URL(final?.url ?? visit.url)
  const site = await visit.onceForSite(keyOf(origin), () => readSitemaps(visit, origin))
  if (failure && whyUnclear(site.survey) !== undefined) {
    throw new NotMeasured(`${failure.url} ${failure.message}`)
  }
  return site
})

/** The same, where a page of the run has asked for it; undefined else. */
export function knownSitemaps(visit: Visit, origin: string): Promise<SiteSitemaps> | undefined {
  return visit.madeForSite(keyOf(origin))
}

function keyOf(origin: string): string {
  return `sitemaps ${origin}`
}

/** A topic of the tool, whose answers are those of the pass over the sitemaps. */
export function topicOfSite(topic: EntryTopic): Topic {
  return {
    checks: topic.checks,
    async judge(visit) {
      const site = await siteSitemaps(visit)
      const findings = site.findings.get(topic)!
      const nothing = withoutContent(site)
      return nothing ? { ...findings, judgements: sameForAll(topic.checks, nothing) } : findings
    },
  }
}

/** What is said of what the sitemaps list where they list nothing at all; undefined where they list something. */
export function withoutContent({ survey, entries }: SiteSitemaps): Judgement | undefined {
  const isIndex = survey.files.some(({ reading }) => reading?.kind === 'index')
  return entries > 0 || isIndex ? undefined : withoutEntries(survey)
}

async function readSitemaps(visit: Visit, origin: string): Promise<SiteSitemaps> {
  const pass = new SitemapPass(origin, visit.preview)
  const mayLeave = !isLocalHost(new URL(origin).hostname)
  const linked = () => linkedSitemaps(visit, origin)
  const survey = await surveySitemaps(visit, origin, pass, { mayLeave, linked })
  const { urls, listed, entries, hosts, versions, returns, dates } = pass
  const origins = [origin, ...productionRoots(hosts, visit.preview)]
  const mayBeInFolder = survey.files.length === 0 && whyUnclear(survey) === undefined
  return {
    survey,
    inFolder: mayBeInFolder ? await sitemapInFolder(visit, origin) : undefined,
    ofLanguages: await readOfLanguages(visit, survey, urls, origins),
    urls,
    listed,
    entries,
    hosts,
    vouched: mayLeave ? await vouchers(visit, survey, hosts) : new Set(),
    origins,
    versions,
    returns,
    dates,
    ...(await samplesOf(visit, pass, origins)),
    closed: await closedEntries(visit, listed, origins),
    findings: pass.findings(),
  }
}

async function readOfLanguages(
  visit: Visit,
  survey: SitemapSurvey,
  known: UrlSet,
  origins: readonly string[],
): Promise<SiteSitemaps['ofLanguages']> {
  const urls = new UrlSet()
  if (!survey.files.some(isThere)) return { files: [], urls }
  const read = new Set(survey.files.flatMap(({ url, finalUrl }) => [url, finalUrl]))
  const isKnown = (url: string) => read.has(url) || namesOf(url, origins).exact.some(name => known.has(name))
  const files = await sitemapsOfLanguages(visit, survey.origin, isKnown)
  if (files.length === 0) return { files, urls }
  const listener: SitemapListener = {
    child: () => undefined,
    entry({ loc }) {
      const url = URL.parse(loc)
      if (url) urls.add(comparableUrl(url))
    },
  }
  await surveySitemaps(visit, survey.origin, listener, { mayLeave: false, files })
  return { files, urls }
}

/**
 * What some of the listed addresses answer. A server on this machine is nobody's to be spared, and what it lacks will be
 * lacking on production, so it is asked for all of them.
 *
 * Where nobody else names production, the sitemap may list another site, or one that is in a folder of its host: if
 * nothing of it is here, it is not this one that lacks it. Nor where it lists nothing of the folder that the build alone
 * speaks of: what the server of this run answers beside that folder no host will.
 */
async function samplesOf(
  visit: Visit,
  { samples: { chosen, probed }, hosts }: SitemapPass,
  origins: readonly string[],
): Promise<Pick<SiteSitemaps, 'samples' | 'tried'>> {
  const none = { samples: [], tried: { read: 0, asked: 0 } }
  if (visit.preview?.isHomeGuessed && !chosen.some(({ url }) => isInHome(visit.preview, url))) return none
  const samples = await takeSamples(visit, chosen, origins)
  const isGuess = visit.preview?.host === undefined && hosts.productionOrigin !== undefined
  const isElsewhere = samples.length > 1 && samples.every(({ status }) => isGone(status ?? 0))
  if (isGuess && isElsewhere) return none
  const read = samples.length
  if (!isLocalHost(new URL(visit.url).hostname)) return { samples, tried: { read, asked: read } }
  const further = await findGoneAndMoved(visit, probed, origins)
  return { samples: [...samples, ...further], tried: { read, asked: read + probed.length } }
}

function isInHome(preview: Preview | undefined, address: string): boolean {
  const url = URL.parse(address)
  return url !== null && hereOf(preview, url) !== undefined
}

/** Where production is, as the sitemaps write it: with or without www. */
function productionRoots({ origins, productionOrigin }: HostUses, preview: Preview | undefined): string[] {
  if (preview?.host === undefined) return productionOrigin === undefined ? [] : [productionOrigin]
  const listed = [...origins].filter(origin => isOnProduction(preview, new URL(origin)))
  return (listed.length > 0 ? listed : [preview.origin!]).map(origin => origin + preview.folder)
}

/** Hosts of which robots.txt is asked whether it names the sitemap too. */
const MAX_VOUCHERS = 3

async function vouchers(visit: Visit, { files }: SitemapSurvey, hosts: HostUses): Promise<Set<string>> {
  const foreign = hosts.foreign.filter(host => !isOnProduction(visit.preview, new URL(`https://${host}`)))
  const vouched = new Set<string>()
  if (foreign.length === 0 || (foreign.length === 1 && !hosts.listsOwn)) return vouched
  const names = new Set(files.flatMap(({ url, namedAs }) => [url, ...(namedAs ? [namedAs] : [])]))
  for (const host of foreign.slice(0, MAX_VOUCHERS)) {
    const robots = await visit.robotsTxt(`https://${host}/`)
    if (sitemapsOf(robots).some(({ url }) => url !== undefined && names.has(url))) vouched.add(host)
  }
  return vouched
}
