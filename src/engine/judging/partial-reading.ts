import type { Occurrence } from '../../api/results.ts'
import type { Tool } from '../../api/tools.ts'
import { type Judgement, notMeasured, type ToolFindings } from './tool-definition.ts'

/** Tools that judge what stands in the document, which may go on behind what was read of it. */
const DOCUMENT_TOOLS: ReadonlySet<Tool> = new Set([
  ...([
    'broken-links',
    'content',
    'geo',
    'hreflang',
    'mobile',
    'schema',
    'serp',
    'technology',
    'ux',
  ] as const),
])
/** What these say of the page needs no place in its document. */
const ABOUT_THE_FILE = new Set(['page-too-large', 'url-too-long', 'url-hard-to-read', 'url-crawl-trap'])

/** A page of which only the first part was read. */
interface PartialPage {
  /** Addresses of it. */
  urls: readonly string[]
  /** Why the rest was not read, as "it has more than …". */
  unread: string
}

/**
 * Findings as far as a page was read. What was found there stands. What was missed there may be in the rest, and so may
 * faults where none were found.
 */
export function asFarAsRead(
  tool: Tool,
  { judgements, facts, ...score }: ToolFindings,
  { urls, unread }: PartialPage,
): ToolFindings {
  const note = `only the first part of the page was read, since ${unread}`
  const isMissing = ({ url, selector, line, snippet }: Occurrence) =>
    urls.includes(url) && selector === undefined && line === undefined && snippet === undefined
  const partOf = (judgement: Judgement): Judgement => {
    switch (judgement.outcome) {
      case 'pass':
        return { outcome: 'pass', message: judgement.message ? `${judgement.message}; ${note}` : note }
      case 'fail':
        return judgement.occurrences.every(isMissing) ? notMeasured(note) : judgement
      case 'not-applicable':
        return notMeasured(`${judgement.message}; ${note}`)
      default:
        return judgement
    }
  }
  const isInPart = (name: string) => DOCUMENT_TOOLS.has(tool) && !ABOUT_THE_FILE.has(name)
  const entries = Object.entries(judgements).map(([name, judgement]) => [
    name,
    isInPart(name) ? partOf(judgement) : judgement,
  ])
  return { ...score, judgements: Object.fromEntries(entries), facts: { ...facts, unread: note } }
}
