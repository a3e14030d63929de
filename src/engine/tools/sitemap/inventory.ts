import type { JsonObject } from '../../../api/results.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { SitemapFile } from '../../visit/sitemap-survey.ts'
import { siteSitemaps } from './site-sitemaps.ts'
import type { DateRange } from './sitemap-pass.ts'

/** What was read. */
export const inventory = defineTopic({
  checks: {},
  async judge(visit) {
    const { survey, entries, urls, dates } = await siteSitemaps(visit)
    const { files, unread, probes } = survey
    const first = files.find(({ reading }) => reading)
    return {
      judgements: {},
      facts: {
        discovered: first === undefined ? null : first.foundBy === 'probe' ? 'probe' : 'robots.txt',
        sitemaps: files.map(file => fileFacts(file, dates.get(file.url))),
        unread,
        probed: probes.map(({ url, status }) => ({ url, status: status ?? null })),
        urls: entries,
        differentUrls: urls.size,
      },
    }
  },
})

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
