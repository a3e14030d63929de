import { counted } from '../numbers-in-words.ts'
import type { ReportView } from '../view/report-view.ts'
import { bullets, heading, type Section, section, strong, text } from './blocks.ts'
import { prose } from './page-text.ts'
import { noteFolds, whereWords } from './remark-sections.ts'

/** Reasons that are open to the eye. */
const SHOWN_REASONS = 5
/** Tools that a line names before it counts. */
const NAMED_TOOLS = 3

/** What was not measured: each reason once, with the tools that it kept from a result. */
export function* unmeasuredSection({ remarks, pages }: ReportView): Generator<Section> {
  const { notMeasured } = remarks
  if (notMeasured.length === 0) return
  const lines = notMeasured.slice(0, SHOWN_REASONS).map(remark => {
    const { subjects: tools, text: reason } = remark
    const named = tools.length > NAMED_TOOLS ? counted(tools.length, 'tool') : tools.join(', ')
    return [strong(named), text(': '), ...prose(reason), ...whereWords(remark, pages.length)]
  })
  const more = notMeasured.length - lines.length
  if (more > 0) lines.push([text(`and ${counted(more, 'more reason')}`)])
  yield section(heading(3, text('Not measured')), bullets(lines))
}

/** Whether a reason of the verdict says no more than {@link unmeasuredSection} does. */
export function isOfUnmeasured(reason: string): boolean {
  return /^(?:\S+: )?[a-z-]+(?:, [a-z-]+)*(?: and \d+ more)?: not measured(?: on [\da-z ]+:|;|$)/.test(reason)
}

/** What could not be verified, what passed with a note and what is ignored; all folded. */
export function* noteSections(view: ReportView): Generator<Section> {
  for (const fold of Object.values(noteFolds(view))) if (fold) yield section(fold)
}
