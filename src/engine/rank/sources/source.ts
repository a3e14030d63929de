import type { Day } from '../calendar.ts'
import type { Observation } from '../observation.ts'

/** What is asked of a source. */
export interface RankQuery {
  keywords: readonly string[]
  /** Only these, where there are any. */
  searchEngines: readonly string[]
  locations: readonly string[]
  devices: readonly string[]
  /** The first and the last day wanted. */
  from: Day
  to: Day
  signal: AbortSignal
}

export interface RankData {
  observations: readonly Observation[]
  /** What a reader should know of them, one line each. */
  notes: readonly string[]
}

/** Where positions come from: one small adapter for each kind. */
export interface RankSource {
  /** @throws NotMeasured with the reason, where it gives none */
  read(query: RankQuery): Promise<RankData>
}
