import type { Occurrence } from '../../../api/results.ts'
import type { ProblemKind } from '../../formats/sitemap/format.ts'
import { failAmong, failCounted, type Judgement } from '../../judging/judgement.ts'
import { NotApplicable, NotMeasured } from '../../not-measured.ts'
import { perVisit } from '../../visit/per-visit.ts'
import { isThere, type SitemapFile } from '../../visit/sitemap-survey.ts'
import { siteSitemaps } from './site-sitemaps.ts'
import { NO_SITEMAP, whyUnclear } from './survey-gaps.ts'

/** A file with what was in it. */
export type ReadFile = SitemapFile & Required<Pick<SitemapFile, 'reading'>>

/** The files that answered as sitemaps, whether they are any or not. */
export interface SitemapFiles {
  /** All but web pages; at least one. */
  named: readonly ReadFile[]
  /** Those that are sitemaps, good or bad. */
  sitemaps: readonly ReadFile[]
}

/** @throws NotApplicable or NotMeasured where nothing answered */
export const sitemapFiles = perVisit(async (visit): Promise<SitemapFiles> => {
  const { survey } = await siteSitemaps(visit)
  const named = survey.files.filter(isRead).filter(({ reading }) => reading.kind !== 'html')
  if (named.length > 0) return { named, sitemaps: named.filter(isThere) }
  const unclear = whyUnclear(survey)
  throw unclear === undefined ? new NotApplicable(NO_SITEMAP) : new NotMeasured(unclear)
})

function isRead(file: SitemapFile): file is ReadFile {
  return file.reading !== undefined
}

/** Where reading ended early, what ended it is the fault. A feed without links may be one of other things. */
export function hasNoEntries({ reading }: SitemapFile): boolean {
  return reading?.entries === 0 && reading.stopped === undefined && reading.kind !== 'xml'
}

/** Failed at all problems of a kind. */
export function judgeProblems({ named }: SitemapFiles, kind: ProblemKind): Judgement {
  const occurrences = named.flatMap(({ url, problems }) =>
    problems
      .filter(problem => problem.kind === kind)
      .map(({ kind: _, ...place }): Occurrence => ({ url, ...place })),
  )
  const count = named.reduce((sum, { problemCounts }) => sum + (problemCounts[kind] ?? 0), 0)
  return failCounted(occurrences, count)
}

/** @param faultOf what is wrong with a sitemap */
export function judgeEach(
  { sitemaps }: SitemapFiles,
  faultOf: (sitemap: ReadFile) => string | undefined,
): Judgement {
  return failAmong(
    sitemaps,
    sitemaps.flatMap(sitemap => {
      const message = faultOf(sitemap)
      return message === undefined ? [] : [{ url: sitemap.url, message }]
    }),
    'the file named as a sitemap is not one, which is reported separately',
  )
}
