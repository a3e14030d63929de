import { counted } from '../report/numbers-in-words.ts'
import { VERSION } from '../version.ts'

/** What a run is about to do. */
export interface RunStart {
  pages: number
  tools: number
  /** Who does it; left out, the embedded engine. */
  service?: string | undefined
  /** Pages that may be in work at once; infinite where calls to a service are counted. */
  pagesAtOnce: number
}

/** The first line of a run, as "SEO Preflight 1.2.3: 5 tools on 30 pages by the embedded engine, up to 8 at once". */
export function startInWords({
  pages,
  tools,
  service = 'the embedded engine',
  pagesAtOnce,
}: RunStart): string {
  const atOnce =
    Number.isFinite(pagesAtOnce) && pages > 1 ? `, up to ${Math.min(pages, pagesAtOnce)} at once` : ''
  return `SEO Preflight ${VERSION}: ${counted(tools, 'tool')} on ${counted(pages, 'page')} by ${service}${atOnce}`
}
