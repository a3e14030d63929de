import type { Outcome } from '../../../../src/api/results.ts'
import type { UxCheck } from '../../../../src/engine/tools/ux/checks.ts'
import type { Answer } from '../../../support/web-server.ts'

/** A page, and what one check of the tool says of it. */
export interface Case {
  check: UxCheck
  outcome: Outcome
  about: string
  /** The page at `/page`, or answers by path. */
  answer: Answer
  /** What else the server has. */
  routes?: Record<string, Answer>
  /** Of the audited page. */
  path?: string
  says?: RegExp
  selector?: string
  line?: number
}

/** A page with a body and, where needed, more in its head. */
export function page(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${head}</head><body>${body}</body></html>`
}
