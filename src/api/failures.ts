import type { Check } from './results.ts'

/** Most places of one check in a result; how many there are stands beside. */
export const MAX_OCCURRENCES = 50

/**
 * Whether a check failed and its failure counts: it was not set aside by the setting `ignore`, and no other check of
 * the page counts for it.
 */
export function isFailure({
  outcome,
  ignored,
  twinOf,
}: Pick<Check, 'outcome' | 'ignored' | 'twinOf'>): boolean {
  return outcome === 'fail' && ignored === undefined && twinOf === undefined
}

/** Places where a check failed; at least one, since a failure without a known place is somewhere. */
export function placeCount({
  occurrences,
  occurrenceCount,
}: Pick<Check, 'occurrences' | 'occurrenceCount'>): number {
  return Math.max(1, occurrenceCount ?? occurrences.length)
}
