import type { SeoApi } from '../api/seo-api.ts'
import type { EngineOptions } from './engine-options.ts'
import { openRankTracking, type RankTracking } from './rank/rank-tracking.ts'

/** The operations that need no page: whose engine it is, and its rank projects. */
export function accountOf({
  version,
  rank,
}: Pick<EngineOptions, 'version' | 'rank'>): Pick<SeoApi, 'me'> & RankTracking {
  return {
    async me() {
      return { name: 'engine', plan: null, facts: { version } }
    },
    ...openRankTracking(rank),
  }
}
