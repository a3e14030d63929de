import type { RankPosition, RankProject } from '../../api/results.ts'
import { before, current, gain, LAST_PLACE, PERIODS, rounded } from './figures.ts'
import type { RankProjectOptions } from './project-options.ts'
import type { Series, Tracked } from './series.ts'

/** A project: each keyword with its position in each market, its page, its change and its history. */
export function rankProjectOf(
  { id, name, domain, keywords }: Pick<RankProjectOptions, 'id' | 'name' | 'domain' | 'keywords'>,
  { asOf, days, series }: Tracked,
  notes: readonly string[],
): RankProject {
  const byKeyword = Map.groupBy(series, ({ keyword }) => keyword)
  return {
    id,
    name,
    url: domain,
    asOf,
    days: [...days],
    keywords: [...new Set(keywords)].flatMap(keyword => {
      const found = byKeyword.get(keyword)
      return found ? [{ keyword, positions: found.map(one => positionOf(one, days)) }] : []
    }),
    ...(notes.length > 0 && { notes: [...notes] }),
    facts: {},
  }
}

function positionOf(series: Series, days: Tracked['days']): RankPosition {
  const { searchEngine, location, device, asOf, standings } = series
  const now = current(series)
  const change = (count: number) => gain(before(series, count)?.position, now?.position)
  return {
    searchEngine,
    location,
    device,
    position: rounded(now?.position ?? null),
    state: stateOf(now?.position),
    date: asOf,
    ...(now?.url !== undefined && { url: now.url }),
    change: { days1: change(PERIODS.days1), days7: change(PERIODS.days7), days30: change(PERIODS.days30) },
    history: days.map(day => rounded(standings.get(day)?.position ?? null)),
  }
}

function stateOf(position: number | null | undefined): NonNullable<RankPosition['state']> {
  if (position === undefined) return 'unknown'
  return position !== null && position <= LAST_PLACE ? 'ranked' : 'not-ranked'
}
