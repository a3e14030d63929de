import type { CONTENT_CHECKS } from '../../../../src/engine/tools/content/checks.ts'
import type { Answer } from '../../../support/web-server.ts'

/** What a check answers on a page. */
export interface CheckCase {
  check: keyof typeof CONTENT_CHECKS
  name: string
  page: Answer
  path?: string
  outcome: 'pass' | 'fail' | 'not-applicable' | 'not-measured'
  /** Texts that the messages hold, in their order: those of the occurrences of a failure, else the one of the check. */
  says?: readonly string[]
  line?: number
  selector?: string
}
