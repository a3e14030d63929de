import type { Report } from '../report.ts'
import { groupNotMeasured } from '../view/findings.ts'
import { commonOrigin } from '../view/scores.ts'
import { counted } from '../view/verdict.ts'
import { bullets, heading, type Section, section, strong, text } from './blocks.ts'
import { prose } from './page-text.ts'
import { noteFolds, whereWords } from './remark-sections.ts'

/** Reasons that are open to the eye. */
const SHOWN_REASONS = 5
/** Tools that a line names before it counts. */
const NAMED_TOOLS = 3

/** What was not measured: each reason once, with the tools that it kept from a result. */
export function* unmeasuredSection({ pages }: Report): Generator<Section> {
  const reasons = groupNotMeasured(pages)
  if (reasons.length === 0) return
  const lines = reasons.slice(0, SHOWN_REASONS).map(({ subjects: tools, text: reason, pages: where }) => {
    const named = tools.length > NAMED_TOOLS ? counted(tools.length, 'tool') : tools.join(', ')
    return [
      strong(named),
      text(': '),
      ...prose(reason),
      ...whereWords(where, pages.length, commonOrigin(pages)),
    ]
  })
  const more = reasons.length - lines.length
  if (more > 0) lines.push([text(`and ${counted(more, 'more reason')}`)])
  yield section(heading(3, text('Not measured')), bullets(lines))
}

/** Whether a reason of the verdict says no more than {@link unmeasuredSection} does. */
export function isOfUnmeasured(reason: string): boolean {
  return /^(?:\S+: )?[a-z-]+(?:, [a-z-]+)*(?: and \d+ more)?: not measured(?: on \d+ pages:|;|$)/.test(reason)
}

/** What could not be verified, what passed with a note and what is ignored; all folded. */
export function* noteSections(report: Report): Generator<Section> {
  for (const fold of Object.values(noteFolds(report))) if (fold) yield section(fold)
}
