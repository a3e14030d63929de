import type { CHECKS } from '../../../../src/engine/tools/broken-links/checks.ts'
import type { Answer } from '../../../support/web-server.ts'

/** What a check answers on a page. */
export interface LinkCase {
  check: keyof typeof CHECKS
  name: string
  /** Body of the page at `/`. */
  body: string
  head?: string
  /** Other paths of the same server, or with `staged` of any host. */
  routes?: Record<string, Answer>
  /** The page is `https://www.example.com/` of a staged web in place of a server on this machine. */
  staged?: true
  unknownHosts?: readonly string[]
  outcome: 'pass' | 'fail' | 'not-applicable' | 'not-measured'
  /** Texts of the messages in their order: those of the occurrences of a failure, else the one of the check. */
  says?: readonly string[]
  /** The resource at fault, with `{origin}` for the one of the page. */
  at?: string
  line?: number
}

export const OK: Answer = { body: '<p>ok' }
export const STAGED_PAGE = 'https://www.example.com/'

/** The page of a case. Its body begins in line 3. */
export function pageOf({ head = '', body }: Pick<LinkCase, 'head' | 'body'>): string {
  return `<!doctype html><html lang="en"><head><title>T</title>${head}</head>\n<body>\n${body}</body></html>`
}
