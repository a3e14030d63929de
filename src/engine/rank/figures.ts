import type { RankDistribution } from '../../api/results.ts'
import { addDays } from './calendar.ts'
import type { Series, Standing } from './series.ts'

/** The last place that counts as one: nobody looks further, and trackers do not either. */
export const LAST_PLACE = 100

/** How many days before the newest one it is compared with. */
export const PERIODS = { days1: 1, days7: 7, days30: 30 } as const

/** How a keyword stands on the newest day of its market; undefined where there is no data of that day. */
export function current({ standings, asOf }: Series): Standing | undefined {
  return standings.get(asOf)
}

/** How it stood some days before that. Another day does not stand in for one that is missing. */
export function before({ standings, asOf }: Series, days: number): Standing | undefined {
  return asOf === null ? undefined : standings.get(addDays(asOf, -days))
}

/** Places gained; null where one of the two is none. */
export function gain(was: number | null | undefined, is: number | null | undefined): number | null {
  return typeof was === 'number' && typeof is === 'number' ? rounded(was - is) : null
}

/** @returns null where there is no position among them */
export function averageOf(positions: readonly (number | null)[]): number | null {
  const places = positions.filter(place => place !== null)
  return places.length === 0 ? null : places.reduce((sum, place) => sum + place, 0) / places.length
}

/** @param positions of keywords on one day; undefined: without data */
export function distributionOf(positions: readonly (number | null | undefined)[]): RankDistribution {
  const upTo = (last: number) => positions.filter(place => typeof place === 'number' && place <= last).length
  const unknown = positions.filter(place => place === undefined).length
  const top100 = upTo(LAST_PLACE)
  return {
    top3: upTo(3),
    top10: upTo(10),
    top20: upTo(20),
    top50: upTo(50),
    top100,
    none: positions.length - unknown - top100,
    unknown,
  }
}

/** To two decimals: sources give averages with many more, which say nothing. */
export function rounded<T extends number | null>(value: T): T {
  return (value === null ? null : Math.round(value * 100) / 100) as T
}
