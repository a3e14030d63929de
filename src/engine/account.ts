import type { SeoApi } from '../api/seo-api.ts'
import type { EngineOptions } from './engine-options.ts'
import { openRankTracking, type RankTracking } from './rank/rank-tracking.ts'

/** The operations that need no page: whose engine it is, and its rank projects. */
export interface EngineAccount {
  operations: Pick<SeoApi, 'me' | 'rankProjects' | 'rankProject' | 'rankDashboard'>
  /** Ends what is still asked of the sources of rank projects. */
  end: RankTracking['end']
}

export function openAccount({ version, rank }: Pick<EngineOptions, 'version' | 'rank'>): EngineAccount {
  const { end, ...tracking } = openRankTracking(rank)
  const me = async () => ({ name: 'engine', plan: null, facts: { version } })
  return { operations: { me, ...tracking }, end }
}
