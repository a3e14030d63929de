import { addDays, type Day, daysFrom } from './calendar.ts'
import { keywordKey, type Market, type Observation } from './observation.ts'

/** Days that a history goes back: 30 days before today can be compared, and a quarter of a year be seen. */
export const HISTORY_DAYS = 90
/** Keywords times markets. */
const MAX_SERIES = 5000

/** What is known of a keyword on one day. */
export interface Standing {
  position: number | null
  url?: string
}

/** A keyword in a market, day by day; a day that is not there is a gap. */
export interface Series extends Market {
  keyword: string
  /** Newest day with data of any keyword in this market; null where the source names no days. */
  asOf: Day | null
  standings: ReadonlyMap<Day | null, Standing>
}

/** All keywords of a project in all markets that its source knows. */
export interface Tracked {
  /** Newest day with data. */
  asOf: Day | null
  /** Every day of the history, with those that have no data. */
  days: readonly Day[]
  series: readonly Series[]
  /** Average of all queries of the site, where a source has no keywords. */
  overall: ReadonlyMap<Day, number>
  notes: readonly string[]
}

/**
 * Puts observations in order: each keyword of the project in each market of the source. Of several of one keyword on one
 * day, as of several pages of the site, the best position counts.
 */
export function track(keywords: readonly string[], observations: readonly Observation[]): Tracked {
  const wanted = new Map(keywords.map(keyword => [keywordKey(keyword), keyword]))
  const markets = new Map<string, { market: Market; asOf: Day | null; byKeyword: Map<string, Standings> }>()
  const averages = new DayAverages()
  for (const { day, keyword, position, url, searchEngine, location, device } of observations) {
    if (keyword === null) {
      if (day !== null && position !== null) averages.add(day, position)
      continue
    }
    const known = wanted.get(keywordKey(keyword))
    if (known === undefined) continue
    const key = JSON.stringify([searchEngine, location, device])
    const market = markets.get(key) ?? {
      market: { searchEngine, location, device },
      asOf: null,
      byKeyword: new Map<string, Standings>(),
    }
    markets.set(key, market)
    if (day !== null && (market.asOf === null || day > market.asOf)) market.asOf = day
    const standings = market.byKeyword.get(known) ?? new Map<Day | null, Standing>()
    market.byKeyword.set(known, standings)
    const before = standings.get(day)
    if (before === undefined || isBetter(position, before.position)) {
      standings.set(day, { position, ...(url !== undefined && { url }) })
    }
  }
  const sorted = [...markets.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, market]) => market)
  const most = Math.max(1, Math.floor(MAX_SERIES / Math.max(1, wanted.size)))
  const kept = sorted.slice(0, most)
  const series = [...new Set(wanted.values())].flatMap(keyword =>
    kept.map(({ market, asOf, byKeyword }) => ({
      ...market,
      keyword,
      asOf,
      standings: byKeyword.get(keyword) ?? NOTHING,
    })),
  )
  const notes =
    sorted.length > kept.length
      ? [
          `Only ${kept.length} of ${sorted.length} combinations of search engine, location and device are kept; name those that matter in "search-engines", "locations" and "devices"`,
        ]
      : []
  const overall = averages.byDay()
  return { ...extentOf(kept, overall), series: series.length > 0 ? series : unknown(wanted), overall, notes }
}

type Standings = Map<Day | null, Standing>

const NOTHING: ReadonlyMap<Day | null, Standing> = new Map()

function isBetter(position: number | null, other: number | null): boolean {
  return position !== null && (other === null || position < other)
}

/** A source that knows none of the keywords leaves all of them unknown. */
function unknown(wanted: ReadonlyMap<string, string>): Series[] {
  const nowhere = { searchEngine: '', location: '', device: '', asOf: null, standings: NOTHING }
  return Array.from(wanted.values(), keyword => ({ ...nowhere, keyword }))
}

function extentOf(
  markets: readonly { asOf: Day | null; byKeyword: ReadonlyMap<string, Standings> }[],
  overall: ReadonlyMap<Day, number>,
): Pick<Tracked, 'asOf' | 'days'> {
  const days = new Set<Day | null>(overall.keys())
  for (const { byKeyword } of markets) {
    for (const standings of byKeyword.values()) for (const day of standings.keys()) days.add(day)
  }
  const sorted = [...days].filter(day => day !== null).sort()
  const [first, asOf] = [sorted[0], sorted.at(-1)]
  if (first === undefined || asOf === undefined) return { asOf: null, days: [] }
  const earliest = addDays(asOf, -HISTORY_DAYS)
  return { asOf, days: daysFrom(first > earliest ? first : earliest, asOf) }
}

/** Averages of a site by day; of several on one day, as of two devices, their mean. */
class DayAverages {
  readonly #ofDays = new Map<Day, { sum: number; count: number }>()

  add(day: Day, position: number): void {
    const { sum, count } = this.#ofDays.get(day) ?? { sum: 0, count: 0 }
    this.#ofDays.set(day, { sum: sum + position, count: count + 1 })
  }

  byDay(): Map<Day, number> {
    return new Map(Array.from(this.#ofDays, ([day, { sum, count }]) => [day, sum / count]))
  }
}
