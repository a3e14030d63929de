import type { Json, JsonObject } from '../../api/results.ts'
import { containersOf, own } from './fields.ts'

const SCORE_NAMES = ['score', 'overall_score', 'overallScore', 'total_score', 'totalScore'] as const
/** Fields that say what the score is out of. */
const SCALE_NAMES = ['max_score', 'maxScore', 'maximum', 'max', 'out_of', 'outOf', 'scale'] as const

/**
 * The score that a body of an unknown shape states, 0 to 100, or null. A number is never rescaled: above 0 and up to
 * 1 it may be a fraction, beside a maximum that is not 100 it is out of something else, so it is unknown.
 */
export function scoreIn(body: JsonObject): number | null {
  for (const container of containersOf(body)) {
    for (const name of SCORE_NAMES) {
      const number = numberOf(own(container, name))
      if (number !== undefined) return isOutOf100(container) && isPlain(number) ? number : null
    }
  }
  return null
}

function numberOf(value: Json | undefined): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || !/^\s*-?\d{1,9}(\.\d{1,9})?\s*%?\s*$/.test(value)) return undefined
  return Number.parseFloat(value)
}

function isPlain(score: number): boolean {
  return score === 0 || (score > 1 && score <= 100)
}

function isOutOf100(container: JsonObject): boolean {
  return SCALE_NAMES.every(name => {
    const scale = numberOf(own(container, name))
    return scale === undefined || scale === 100
  })
}
