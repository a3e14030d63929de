/** A site earns bonus points only if it has lost fewer than eleven. */
const MINIMUM_SCORE_FOR_EXTRA_CREDIT = 90

/** Least score of each grade. */
const GRADES = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
] as const

/** The points of a site: 100 and all that its tests add or take away, never below 0, at most 145 with every bonus. */
export function scoreOf(modifiers: readonly number[]): number {
  const lost = modifiers.reduce((sum, modifier) => sum + Math.min(modifier, 0), 0)
  const all = modifiers.reduce((sum, modifier) => sum + modifier, 0)
  const base = 100 + lost
  return Math.max(0, base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + all : base)
}

/** A+ to F. */
export function gradeOf(score: number): string {
  return GRADES.find(([least]) => score >= least)?.[1] ?? 'F'
}
