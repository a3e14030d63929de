import type { z } from 'zod'
import type {
  baselineSchema,
  changeSchema,
  comparisonSchema,
  failureRefSchema,
  lostAddressSchema,
  SEARCH_FACTS,
  scoreChangeSchema,
} from './comparison-schemas.ts'

export type FailureRef = z.infer<typeof failureRefSchema>
export type ScoreChange = z.infer<typeof scoreChangeSchema>
export type SearchFact = (typeof SEARCH_FACTS)[number]
export type Change = z.infer<typeof changeSchema>
export type LostAddress = z.infer<typeof lostAddressSchema>
export type Comparison = z.infer<typeof comparisonSchema>
export type Baseline = z.infer<typeof baselineSchema>

/** How many places some failures stand for together. */
export function placesIn(failures: readonly Pick<FailureRef, 'places'>[]): number {
  return failures.reduce((sum, { places }) => sum + places, 0)
}
