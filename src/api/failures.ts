import type { Check, Occurrence } from './results.ts'

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

/**
 * A check that stands for the pages of a site, at some of its pages alone; undefined where none is left. Pages that are
 * counted and not named stay.
 *
 * @param pages those of `failedPages` that are left
 */
export function atPages(check: Check, pages: readonly string[]): Check | undefined {
  const { occurrenceCount: _, failedPages = [], ...rest } = check
  const count = pages.length + Math.max(0, placeCount(check) - failedPages.length)
  if (count === 0) return undefined
  const known = new Map(check.occurrences.map((place): [string, Occurrence] => [place.url, place]))
  const occurrences = pages.slice(0, MAX_OCCURRENCES).map(url => known.get(url) ?? { url })
  return {
    ...rest,
    occurrences,
    failedPages: [...pages],
    ...(count > occurrences.length && { occurrenceCount: count }),
  }
}
