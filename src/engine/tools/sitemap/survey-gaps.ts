import { type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { provesNothing } from '../../network/status.ts'
import { isThere, type SitemapFile, type SitemapSurvey } from '../../visit/sitemap-survey.ts'

/** Whether it was not told if a file exists. */
export function isUnclear({ status, failure }: SitemapFile): boolean {
  return failure !== undefined || (status !== undefined && provesNothing(status))
}

/** What came instead of a file, to be said behind its address. */
export function answerOf({ status, failure }: SitemapFile): string {
  return failure ? failure.message : `answers ${status}`
}

/** Why it cannot be told whether there is a sitemap; undefined where it can. */
export function whyUnclear({ files, probes }: SitemapSurvey): string | undefined {
  if (files.some(({ reading }) => reading)) return undefined
  const unclear = [...files, ...probes].find(isUnclear)
  return unclear && `${unclear.url} ${answerOf(unclear)}`
}

export const NO_SITEMAP = 'the site has no sitemap'

/** What is said of pages where the sitemaps list none. */
export function withoutEntries(survey: SitemapSurvey): Judgement {
  if (survey.files.some(isThere)) return notApplicable('the sitemaps list nothing')
  const unclear = whyUnclear(survey)
  return unclear === undefined ? notApplicable(NO_SITEMAP) : notMeasured(unclear)
}

/** Why it cannot be said what the sitemaps list altogether; undefined where all of them were read to their ends. */
export function whyIncomplete({ files, unread }: SitemapSurvey): string | undefined {
  const broken = files.find(file => !file.reading || (isThere(file) && file.reading.stopped !== undefined))
  if (broken) {
    const { url, failure, reading } = broken
    const isStopped = failure === undefined && reading !== undefined
    return `${url} ${isStopped ? `was not read to its end: ${reading.stopped}` : answerOf(broken)}`
  }
  return unread > 0 ? `${unread} further sitemaps were not read` : undefined
}
