/**
 * Share of the searchers, in percent, who click the organic result in each place of the first page of Google: the mean of
 * 80 million keywords. On the second page each place had "significantly less than one percent" and no figure is given:
 * there it is 0.
 *
 * @see https://www.sistrix.com/blog/why-almost-everything-you-knew-about-google-ctr-is-no-longer-valid/ (July 2020)
 */
const CLICKS = [28.5, 15.7, 11, 8, 7.2, 5.1, 4, 3.2, 2.8, 2.5, 0] as const

/** Clicks that a position can expect, in percent of searchers. Averages lie on the line between their two neighbours. */
export function clickShare(position: number): number {
  const below = Math.floor(position)
  const [left = 0, right = 0] = [CLICKS[below - 1], CLICKS[below]]
  return left + (right - left) * (position - below)
}

/**
 * Visibility of some keywords: the clicks that their positions can expect, in percent of those that all of them in first
 * place could.
 *
 * @param positions of keywords that are known; null: not among the results
 * @returns null where none is known
 */
export function visibilityOf(positions: readonly (number | null)[]): number | null {
  if (positions.length === 0) return null
  const clicks = positions.reduce<number>((sum, place) => sum + (place === null ? 0 : clickShare(place)), 0)
  return (100 * clicks) / (positions.length * CLICKS[0])
}
