import type { RankEntry } from '../../src/api/results.ts'
import { rankDashboardOf } from '../../src/engine/rank/dashboard.ts'
import type { Observation } from '../../src/engine/rank/observation.ts'
import { rankProjectOf } from '../../src/engine/rank/project.ts'
import { track } from '../../src/engine/rank/series.ts'

/**
 * A rank project as the engine makes it.
 *
 * @param rows of keyword, day and position; null: looked for, and not found
 */
export function rankEntry(
  rows: readonly [keyword: string, day: string, position: number | null, url?: string][],
  { id = 'oak', name = 'Oak and Iron', keywords = [] as string[], notes = [] as string[], device = '' } = {},
): RankEntry {
  const observations = rows.map(
    ([keyword, day, position, url]): Observation => ({
      keyword,
      day,
      position,
      ...(url !== undefined && { url }),
      searchEngine: 'google',
      location: 'de',
      device,
    }),
  )
  const all = [...new Set([...rows.map(([keyword]) => keyword), ...keywords])]
  const tracked = track(all, observations)
  const project = rankProjectOf({ id, name, domain: 'oak.example', keywords: all }, tracked, notes)
  return { project, dashboard: rankDashboardOf(id, tracked, notes) }
}
