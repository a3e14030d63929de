import type { Check } from './results.ts'

/** Whether a check failed and its failure counts: it was not set aside by the setting `ignore`. */
export function isFailure({ outcome, ignored }: Pick<Check, 'outcome' | 'ignored'>): boolean {
  return outcome === 'fail' && ignored === undefined
}

/** Places where a check failed; at least one, since a failure without a known place is somewhere. */
export function placeCount({
  occurrences,
  occurrenceCount,
}: Pick<Check, 'occurrences' | 'occurrenceCount'>): number {
  return Math.max(1, occurrenceCount ?? occurrences.length)
}
