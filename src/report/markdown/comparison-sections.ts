import type { Report } from '../report.ts'
import { comparedFindings } from '../view/compared-findings.ts'
import { scoreChangeTexts } from '../view/comparison.ts'
import { counted } from '../view/verdict.ts'
import { bullets, folded, heading, paragraph, type Section, section, text } from './blocks.ts'
import { findingLine, namingOf } from './comment-findings.ts'
import { listSections } from './finding-sections.ts'
import { cellCode, prose } from './page-text.ts'

/** Lines of one kind. */
const MAX_LINES = 50

/** What is new against the baseline; then what is fixed, how scores changed, and what could not be compared. */
export function* comparisonSections(report: Report): Generator<Section> {
  const { comparison, pages } = report
  yield* baselineSection(report)
  if (!comparison) return
  yield* listSections(comparedFindings(comparison.new, report), pages, 'New, the worst first')
  const fixed = comparedFindings(comparison.fixed, report)
  if (fixed.length > 0) {
    const lines = fixed.slice(0, MAX_LINES).map(finding => findingLine(finding, namingOf(pages)))
    yield section(heading(3, text('Fixed')), bullets([...lines, ...more(fixed.length)]))
  }
  const changes = scoreChangeTexts(report)
  if (changes.length > 0) {
    const lines = changes
      .slice(0, MAX_LINES)
      .map(({ label, words }) => [...cellCode(label), text(`: ${words}`)])
    yield section(folded('Scores that changed', bullets([...lines, ...more(changes.length)])))
  }
  yield* uncomparedSection(report)
}

/** What the run was compared with, or why it was not, where that was asked for. */
export function* baselineSection({ comparison, withoutBaseline }: Report): Generator<Section> {
  if (withoutBaseline !== undefined) {
    const words = [text('Not compared with a baseline: '), ...prose(withoutBaseline)]
    yield section(paragraph(...words))
  }
  if (comparison) yield section(paragraph(text('Compared with '), ...prose(comparison.baseline), text('.')))
}

/** What could not be compared, folded. */
export function* uncomparedSection({ comparison }: Report): Generator<Section> {
  const notes = comparison?.notes ?? []
  if (notes.length === 0) return
  const lines = notes.slice(0, MAX_LINES).map(note => prose(note))
  yield section(folded('Not compared', bullets([...lines, ...more(notes.length)])))
}

function more(count: number) {
  return count > MAX_LINES ? [[text(`and ${counted(count - MAX_LINES, 'more line')}`)]] : []
}
