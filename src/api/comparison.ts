import type { z } from 'zod'
import type {
  baselineSchema,
  changeSchema,
  comparisonSchema,
  failureRefSchema,
  lostAddressSchema,
  scoreChangeSchema,
  uncomparedSchema,
} from './comparison-schemas.ts'

export type FailureRef = z.infer<typeof failureRefSchema>
export type ScoreChange = z.infer<typeof scoreChangeSchema>
export type Change = z.infer<typeof changeSchema>
export type UncomparedFacts = z.infer<typeof uncomparedSchema>
export type LostAddress = z.infer<typeof lostAddressSchema>
export type Comparison = z.infer<typeof comparisonSchema>
export type Baseline = z.infer<typeof baselineSchema>

/** How many places some failures stand for together. */
export function placesIn(failures: readonly Pick<FailureRef, 'places'>[]): number {
  return failures.reduce((sum, { places }) => sum + places, 0)
}
