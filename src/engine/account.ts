import type { SeoApi } from '../api/seo-api.ts'
import type { EngineOptions } from './engine-options.ts'
import type { RankTracking } from './rank/rank-tracking.ts'

/** The operations that need no page: whose engine it is, and its rank projects. */
export interface EngineAccount {
  operations: Pick<SeoApi, 'me' | 'rankProjects' | 'rankProject' | 'rankDashboard'>
  /** Ends what is still asked of the sources of rank projects. */
  end: RankTracking['end']
}

/** Most engines are asked for no rank project: what tracks them is loaded with the first question. */
export function openAccount({ version, rank }: Pick<EngineOptions, 'version' | 'rank'>): EngineAccount {
  let opened: Promise<RankTracking> | undefined
  let hasEnded = false
  const open = async () => {
    const { openRankTracking } = await import('./rank/rank-tracking.ts')
    const tracking = openRankTracking(rank)
    if (hasEnded) tracking.end()
    return tracking
  }
  const tracking = () => {
    opened ??= open()
    return opened
  }
  return {
    operations: {
      me: async () => ({ name: 'engine', plan: null, facts: { version } }),
      rankProjects: async options => await (await tracking()).rankProjects(options),
      rankProject: async (id, options) => await (await tracking()).rankProject(id, options),
      rankDashboard: async (id, options) => await (await tracking()).rankDashboard(id, options),
    },
    end() {
      hasEnded = true
      // What could not be loaded, who asked is told.
      void opened?.then(
        ({ end }) => end(),
        () => undefined,
      )
    },
  }
}
