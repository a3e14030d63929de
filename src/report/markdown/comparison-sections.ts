import { counted } from '../numbers-in-words.ts'
import type { ReportView } from '../view/report-view.ts'
import { bullets, folded, heading, paragraph, type Section, section, text } from './blocks.ts'
import { changeSections } from './change-sections.ts'
import { findingLine } from './comment-findings.ts'
import { findingSections } from './finding-sections.ts'
import { cellCode, prose } from './page-text.ts'

/** Lines of one kind. */
const MAX_LINES = 50

/** What is new against the baseline; then what is fixed, how scores changed, and what could not be compared. */
export function* comparisonSections(view: ReportView): Generator<Section> {
  const { comparison, pages } = view
  const isOnlyPage = pages.length === 1
  yield* baselineSection(view)
  if (!comparison) return
  const { new: fresh, fixed, scores } = comparison
  yield* changeSections(view)
  yield* findingSections(fresh, isOnlyPage, 'New, the worst first')
  if (fixed.length > 0) {
    const lines = fixed.slice(0, MAX_LINES).map(finding => findingLine(finding, isOnlyPage))
    yield section(heading(3, text('Fixed')), bullets([...lines, ...more(fixed.length)]))
  }
  if (scores.length > 0) {
    const lines = scores
      .slice(0, MAX_LINES)
      .map(({ page, words }) => [...cellCode(page.label), text(`: ${words}`)])
    yield section(folded('Scores that changed', bullets([...lines, ...more(scores.length)])))
  }
  yield* uncomparedSection(view)
}

/** What the run was compared with, or why it was not, where that was asked for. */
export function* baselineSection({ comparison, withoutBaseline, takenOver }: ReportView): Generator<Section> {
  if (withoutBaseline !== undefined) {
    const words = [text('Not compared with a baseline: '), ...prose(withoutBaseline)]
    yield section(paragraph(...words))
  }
  if (!comparison) return
  const taken = takenOver === undefined ? '.' : `. ${takenOver}.`
  yield section(paragraph(text('Compared with '), ...prose(comparison.baseline), text(taken)))
}

/** What could not be compared, folded. */
export function* uncomparedSection({ comparison }: ReportView): Generator<Section> {
  const notes = comparison?.notes ?? []
  if (notes.length === 0) return
  const lines = notes.slice(0, MAX_LINES).map(note => prose(note))
  yield section(folded('Not compared', bullets([...lines, ...more(notes.length)])))
}

function more(count: number) {
  return count > MAX_LINES ? [[text(`and ${counted(count - MAX_LINES, 'more line')}`)]] : []
}
