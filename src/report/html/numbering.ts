import type { Page } from '../../api/results.ts'
import type { Finding } from '../view/findings.ts'
import { pageLabel, type ScoreTable } from '../view/scores.ts'

/** What parts of the document call each other: pages and findings by number, as ids from texts could collide. */
export interface Numbering {
  pageId(page: Page): string
  /** Number of the page, from 1, the worst first. */
  pageNumber(page: Page): number
  pageName(page: Page): string
  /** Undefined where the check did not fail. */
  findingId(checkId: string): string | undefined
}

export function numberAll({ rows, origin }: ScoreTable, findings: readonly Finding[]): Numbering {
  const pages = new Map(rows.map(({ page }, index) => [page, index + 1]))
  const ids = new Map(findings.map(({ id }, index) => [id, `finding-${index + 1}`]))
  return {
    pageId: page => `page-${pages.get(page)}`,
    pageNumber: page => pages.get(page)!,
    pageName: page => pageLabel(page.url, origin),
    findingId: id => ids.get(id),
  }
}
