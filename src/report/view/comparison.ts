import { type FailureRef, placesIn, type ScoreChange } from '../../api/comparison.ts'
import { grouped } from '../numbers-in-words.ts'
import type { Report } from '../report.ts'
import { comparedFindings, type Finding, type PageOf } from './findings.ts'
import type { PageName } from './page-names.ts'
import { meaningfulChanges } from './scores.ts'

/** What became of failures against the baseline. */
type Fate = 'new' | 'known' | 'fixed'

/** What is different from the baseline. */
export interface ComparisonView extends Record<Fate, readonly Finding[]> {
  /** What the run was compared with, in words. */
  baseline: string
  /** How many places are new, known and fixed. */
  places: Record<Fate, number>
  /** Scores that changed by more than they vary by themselves: those that fell first, by how far. */
  scores: readonly ScoreChangeView[]
  /** What could not be compared, one line each. */
  notes: readonly string[]
}

interface ScoreChangeView {
  page: PageName
  /** As `serp 90 to 80`, and `score 95 to 90` of the whole page. */
  words: string
}

/** @returns undefined where there is nothing to compare with */
export function comparisonView({ comparison, rules }: Report, pageOf: PageOf): ComparisonView | undefined {
  if (!comparison) return undefined
  const { baseline, notes, new: fresh, known, fixed } = comparison
  const findings = (refs: readonly FailureRef[]) => comparedFindings(refs, rules, pageOf)
  return {
    baseline,
    new: findings(fresh),
    known: findings(known),
    fixed: findings(fixed),
    places: { new: placesIn(fresh), known: placesIn(known), fixed: placesIn(fixed) },
    scores: meaningfulChanges(comparison)
      .toSorted((a, b) => pointsOf(a) - pointsOf(b))
      .map(change => ({ page: pageOf(change.page), words: scoreChangeInWords(change) })),
    notes,
  }
}

/** Places by what became of them, as `3 new`, `12 known`, `2 fixed`. */
export function placesInWords({ places }: ComparisonView): string[] {
  return (['new', 'known', 'fixed'] as const).map(fate => `${grouped(places[fate])} ${fate}`)
}

function pointsOf({ before, after }: ScoreChange): number {
  return after - before
}

function scoreChangeInWords({ tool, before, after }: ScoreChange): string {
  return `${tool ?? 'score'} ${Math.round(before)} to ${Math.round(after)}`
}
