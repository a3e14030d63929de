import type { ScoreChange } from '../../api/comparison.ts'
import { scoreInWords } from '../../api/score.ts'
import { grouped } from '../numbers-in-words.ts'
import type { Report } from '../report.ts'
import type { ChangeView } from './change.ts'
import { changeView } from './change-view.ts'
import { comparedFindings, type Finding, type PageOf } from './findings.ts'
import type { PageName } from './page-names.ts'
import { meaningfulChanges } from './scores.ts'

/** What is different from the baseline; each finding is either new, known or fixed. */
export interface ComparisonView {
  /** What the run was compared with, in words. */
  baseline: string
  /** Findings that are at a place where the baseline does not have them; of their places those alone. */
  new: readonly Finding[]
  /** Findings of which nothing is new. */
  known: readonly Finding[]
  /** Findings of the baseline of which nothing is left. */
  fixed: readonly Finding[]
  /** Scores that changed by more than they vary by themselves: those that fell first, by how far. */
  scores: readonly ScoreChangeView[]
  /** What search engines see differently; undefined where that could not be compared. */
  search: ChangeView | undefined
  /** What could not be compared, one line each. */
  notes: readonly string[]
}

interface ScoreChangeView {
  page: PageName
  /** As `serp 90 to 80`, and `score 95 to 90` of the whole page. */
  words: string
}

/**
 * @param all findings of the run
 * @returns undefined where there is nothing to compare with
 */
export function comparisonView(
  { comparison, rules, pages }: Report,
  all: readonly Finding[],
  pageOf: PageOf,
): ComparisonView | undefined {
  if (!comparison) return undefined
  const { baseline, notes } = comparison
  const fresh = comparedFindings(comparison.new, rules, pageOf)
  const newIds = new Set(fresh.map(({ id }) => id))
  const left = new Set([...newIds, ...all.map(({ id }) => id)])
  const gone = comparedFindings(comparison.fixed, rules, pageOf)
  const allAt = placesByCheck(all)
  const fixedAt = placesByCheck(gone)
  return {
    baseline,
    new: fresh.map(finding => ({
      ...finding,
      isNew: true,
      knownPlaces: Math.max(0, (allAt.get(finding.id) ?? 0) - finding.places.count),
      fixedPlaces: fixedAt.get(finding.id) ?? 0,
    })),
    known: all
      .filter(({ id }) => !newIds.has(id))
      .map(finding => ({ ...finding, fixedPlaces: fixedAt.get(finding.id) ?? 0 })),
    fixed: gone.filter(({ id }) => !left.has(id)),
    scores: meaningfulChanges(comparison)
      .toSorted((a, b) => pointsOf(a) - pointsOf(b))
      .map(change => ({ page: pageOf(change.page), words: scoreChangeInWords(change) })),
    search: changeView(comparison, pages.length, pageOf),
    notes,
  }
}

/** Findings by what became of them, as `3 new`, `12 known`, `2 fixed`. */
export function fatesInWords(comparison: ComparisonView): string[] {
  return (['new', 'known', 'fixed'] as const).map(fate => `${grouped(comparison[fate].length)} ${fate}`)
}

function placesByCheck(findings: readonly Finding[]): Map<string, number> {
  return new Map(findings.map(({ id, places }) => [id, places.count]))
}

function pointsOf({ before, after }: ScoreChange): number {
  return after - before
}

function scoreChangeInWords({ tool, before, after }: ScoreChange): string {
  return `${tool ?? 'score'} ${scoreInWords(before)} to ${scoreInWords(after)}`
}
