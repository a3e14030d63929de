import type { ScoreChange } from '../../api/comparison.ts'
import type { Report } from '../report.ts'
import { commonOrigin, pageLabel } from './scores.ts'

/** A score that changed by more than it varies by itself, in words. */
export interface ScoreChangeText {
  page: string
  /** Name of the page, without the origin that all have in common. */
  label: string
  /** As `serp 90 to 80`, and `score 95 to 90` of the whole page. */
  words: string
  fell: boolean
}

/** The changes of scores that say something: those that fell first, by how far. */
export function scoreChangeTexts({ comparison, pages }: Report): ScoreChangeText[] {
  const origin = commonOrigin(pages)
  const points = ({ before, after }: ScoreChange) => after - before
  return (comparison?.scores ?? [])
    .filter(change => Math.abs(points(change)) > change.tolerance)
    .toSorted((a, b) => points(a) - points(b))
    .map(change => ({
      page: change.page,
      label: pageLabel(change.page, origin),
      words: `${change.tool ?? 'score'} ${Math.round(change.before)} to ${Math.round(change.after)}`,
      fell: points(change) < 0,
    }))
}
