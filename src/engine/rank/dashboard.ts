import type { RankChange, RankDashboard, RankDay, RankMove } from '../../api/results.ts'
import { visibilityOf } from './click-curve.ts'
import { averageOf, before, current, distributionOf, gain, LAST_PLACE, PERIODS, rounded } from './figures.ts'
import type { Series, Tracked } from './series.ts'

/** Where all stand who are not among the first hundred: from one such place to another nothing is won or lost. */
const NOWHERE = LAST_PLACE + 1

/**
 * The dashboard of a project. What is not known is left out of every figure and counted as unknown; it is no zero, and
 * what changed is worked out over those keywords alone that are known on both days.
 */
export function rankDashboardOf(id: string, tracked: Tracked, notes: readonly string[]): RankDashboard {
  const { asOf, series } = tracked
  const positions = series.map(one => current(one)?.position)
  const known = positions.filter(place => place !== undefined)
  return {
    id,
    asOf,
    distribution: distributionOf(positions),
    averagePosition: rounded(averageOf(known)),
    visibility: rounded(visibilityOf(known)),
    changes: {
      days1: changeOver(PERIODS.days1, series),
      days7: changeOver(PERIODS.days7, series),
      days30: changeOver(PERIODS.days30, series),
    },
    history: historyOf(tracked),
    ...(notes.length > 0 && { notes: [...notes] }),
    facts: {},
  }
}

function changeOver(days: number, series: readonly Series[]): RankChange | null {
  const pairs = series.flatMap(one => {
    const [was, is] = [before(one, days), current(one)]
    return was && is ? [{ one, was: was.position, is: is.position }] : []
  })
  if (pairs.length === 0) return null
  const [then, now] = [pairs.map(({ was }) => was), pairs.map(({ is }) => is)]
  const visibility = { before: visibilityOf(then)!, after: visibilityOf(now)! }
  const moved = pairs.map(({ one, was, is }) => ({ move: moveOf(one, was, is), by: place(was) - place(is) }))
  const sorted = moved.toSorted((a, b) => b.by - a.by)
  return {
    compared: pairs.length,
    averagePosition: { before: rounded(averageOf(then)), after: rounded(averageOf(now)) },
    visibility: {
      before: rounded(visibility.before),
      after: rounded(visibility.after),
      percent: visibility.before === 0 ? null : rounded((100 * visibility.after) / visibility.before - 100),
    },
    winners: sorted.filter(({ by }) => by > 0).map(({ move }) => move),
    losers: sorted
      .filter(({ by }) => by < 0)
      .reverse()
      .map(({ move }) => move),
    enteredTop10: moved.flatMap(({ move }) => (!isTop10(move.before) && isTop10(move.after) ? [move] : [])),
    leftTop10: moved.flatMap(({ move }) => (isTop10(move.before) && !isTop10(move.after) ? [move] : [])),
  }
}

function moveOf(
  { keyword, searchEngine, location, device }: Series,
  was: number | null,
  is: number | null,
): RankMove {
  return {
    keyword,
    searchEngine,
    location,
    device,
    before: rounded(was),
    after: rounded(is),
    change: gain(was, is),
  }
}

/** Whoever is not among the first hundred stands behind all who are. */
function place(position: number | null): number {
  return Math.min(position ?? NOWHERE, NOWHERE)
}

function isTop10(position: number | null): boolean {
  return position !== null && position <= 10
}

function historyOf({ days, series, overall }: Tracked): RankDay[] {
  return days.map(date => {
    const known = series.flatMap(
      ({ standings }) => standings.get(date)?.position ?? noted(standings.has(date)),
    )
    if (known.length === 0) {
      const average = rounded(overall.get(date) ?? null)
      return { date, averagePosition: average, visibility: null, top10: null, known: 0 }
    }
    return {
      date,
      averagePosition: rounded(averageOf(known)),
      visibility: rounded(visibilityOf(known)),
      top10: known.filter(isTop10).length,
      known: known.length,
    }
  })
}

/** A day on which the keyword was looked for in vain has no position, and is no gap. */
function noted(isKnown: boolean): null[] {
  return isKnown ? [null] : []
}
