import type { Case } from '../../../support/tool-cases.ts'
import type { Answer } from '../../../support/web-server.ts'

/** What a check says of the links of a page. */
export interface LinkCase {
  check: string
  name: string
  /** Body of the page at `/`. */
  body: string
  head?: string
  /** Of the page that is judged instead, which is one of the routes. */
  path?: string
  /** Other paths of the same server, or with `staged` of any host. */
  routes?: Record<string, Answer>
  /** The page is `https://www.example.com/` of a staged web in place of a server on this machine. */
  staged?: true
  unknownHosts?: readonly string[]
  productionUrl?: string
  outcome: 'pass' | 'fail' | 'not-applicable' | 'not-measured'
  /** Texts of the messages in their order: those of the occurrences of a failure, else the one of the check. */
  says?: readonly string[]
  /** What a failure says before its places. */
  note?: string
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

/** A case with its page and what else its server has. */
export function linkCase({ name, body, head, routes, staged, says = [], ...said }: LinkCase): Case {
  const html = pageOf({ body, ...(head !== undefined && { head }) })
  return {
    ...said,
    when: name,
    site: { [staged ? STAGED_PAGE : '/']: html, ...routes },
    ...(staged && { path: STAGED_PAGE }),
    says: says.map(text => new RegExp(RegExp.escape(text))),
    ...(said.outcome === 'fail' && { selector: /./ }),
  }
}
