import type { Analysis } from '../api/results.ts'

/** What an analysis finds, without its frame. */
export type SiteFindings = Pick<
  Analysis,
  'status' | 'score' | 'pages' | 'facts' | 'reason' | 'runs' | 'crawl'
>

/** An analysis that gave no result, and why. */
export function notAnalyzed(reason: string): SiteFindings {
  return { status: 'not-measured', reason, score: null, pages: [], facts: {} }
}
