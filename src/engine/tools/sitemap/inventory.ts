import type { JsonObject } from '../../../api/results.ts'
import type { SitemapFile } from '../../visit/sitemap-survey.ts'
import type { Listing } from './listing.ts'
import type { Sample } from './samples.ts'
import type { DateRange, SiteSitemaps } from './site-sitemaps.ts'

/** Hosts that the facts name. */
const MAX_HOSTS = 20

/** What was learned of the sitemaps. */
export function factsOf(
  site: SiteSitemaps,
  listing: Listing | undefined,
  samples: readonly Sample[],
): JsonObject {
  const { survey, entries, urls, hosts, extensions, alternateFindings, dates } = site
  const first = survey.files.find(({ reading }) => reading)
  return {
    discovered: first === undefined ? null : first.foundBy === 'probe' ? 'probe' : 'robots.txt',
    sitemaps: survey.files.map(file => fileFacts(file, dates.get(file.url))),
    unread: survey.unread,
    probed: survey.probes.map(({ url, status }) => ({ url, status: status ?? null })),
    urls: entries,
    differentUrls: urls.size,
    hosts: Object.fromEntries(Object.entries(hosts).slice(0, MAX_HOSTS)),
    images: extensions.image,
    videos: extensions.video,
    news: extensions.news,
    alternates: alternateFindings.count,
    listed: listing === undefined ? null : listing !== 'not-listed',
    samples: samples.map(sampleFacts),
  }
}

function fileFacts(file: SitemapFile, dates: DateRange | undefined): JsonObject {
  const { url, finalUrl, foundBy, namedAs, status, mediaType, wireBytes, failure, reading } = file
  return {
    url,
    finalUrl,
    foundBy,
    namedAs: namedAs ?? null,
    status: status ?? null,
    failure: failure?.message ?? null,
    contentType: mediaType,
    kind: reading?.kind ?? null,
    urls: reading?.entries ?? null,
    bytes: reading?.bytes ?? null,
    wireBytes,
    compressed: reading?.gzip ?? null,
    encoding: reading?.encoding ?? null,
    byteOrderMark: reading?.byteOrderMark ?? null,
    stopped: reading?.stopped ?? null,
    lastmod: dates
      ? {
          count: dates.count,
          oldest: new Date(dates.oldest).toISOString(),
          newest: new Date(dates.newest).toISOString(),
        }
      : null,
  }
}

function sampleFacts({ url, asked, status, failure, redirectsTo, canonical, ...flags }: Sample): JsonObject {
  return {
    url,
    asked,
    status: status ?? null,
    failure: failure ?? null,
    redirectsTo: redirectsTo ?? null,
    canonical: canonical ?? null,
    noindex: flags.noindexHeader || flags.noindexMeta,
    blocked: flags.blocked,
  }
}
