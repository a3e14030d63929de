import type { Outcome } from '../../../../src/api/results.ts'
import type { Answer } from '../../../support/web-server.ts'

export type CheckName = string

/** One promise about one check. */
export interface Case {
  check: CheckName
  outcome: Outcome
  when: string
  /** HTML of the page, or all routes. */
  site: string | Record<string, Answer>
  path?: string
  /** What the first occurrence, or the message of another outcome, says. */
  says?: RegExp
  /** Selector of the first occurrence. */
  selector?: string
}
