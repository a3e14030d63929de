import type { ListedPage } from './page-choice.ts'

/** The pages that a sitemap, a crawl or a folder gives, before any of them is chosen. */
export interface PageSource {
  pages: readonly ListedPage[]
  /** Whether there are more, which were not looked at. */
  isPart: boolean
  /** What was left out or moved, one line each. */
  notes: readonly string[]
  /** What could not be read although it may hold pages, one line each. */
  gaps: readonly string[]
  /** Why there are no pages, as the end of a sentence; undefined where there are some. */
  missing: string | undefined
}
