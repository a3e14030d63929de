import type { PhrasingContent, RootContent } from 'mdast'
import { counted } from '../numbers-in-words.ts'
import { isOfAllPages, type Remark, subjectCount } from '../view/remarks.ts'
import type { ReportView } from '../view/report-view.ts'
import { bullets, folded, heading, type RemarkKind, type Section, section, strong, text } from './blocks.ts'
import { code, prose } from './page-text.ts'

/** Most lines of one kind of remark. */
const MAX_LINES = 50
/** Pages that a line names before it counts. */
const NAMED_PAGES = 3

/** What was not measured, with the reasons; then what could not be verified and what passed with a note, folded. */
export function* remarkSections(view: ReportView): Generator<Section> {
  const { remarks, pages } = view
  if (remarks.notMeasured.length > 0) {
    yield section(heading(3, text('Not measured')), bullets(lines(remarks.notMeasured, pages.length)))
  }
  const notes = noteFolds(view)
  if (notes.unverified) yield section(heading(3, text('Checks that could not be verified')), notes.unverified)
  if (notes.passed) yield section(heading(3, text('Passed with a note')), notes.passed)
  if (notes.ignored) yield section(notes.ignored)
}

/** What could not be verified, what passed with a note and what is ignored; undefined where there is nothing. */
export function noteFolds({
  remarks,
  pages,
}: ReportView): Record<'unverified' | 'passed' | 'ignored', RootContent[] | undefined> {
  const fold = (of: RemarkKind, some: readonly Remark[]) =>
    some.length === 0
      ? undefined
      : folded({ checks: subjectCount(some), of }, bullets(lines(some, pages.length)))
  return {
    unverified: fold('not verified', remarks.unverified),
    passed: fold('passed with a note', remarks.notes),
    ignored: fold('with ignored failures', remarks.ignored),
  }
}

/** @param pageCount of the report */
function lines(remarks: readonly Remark[], pageCount: number): PhrasingContent[][] {
  const shown = remarks.slice(0, MAX_LINES).map(remark => line(remark, pageCount))
  const more = remarks.length - shown.length
  return more === 0 ? shown : [...shown, [text(`and ${counted(more, 'more line')}`)]]
}

function line(remark: Remark, pageCount: number): PhrasingContent[] {
  const named = remark.subjects.flatMap((subject, index) => [
    ...(index === 0 ? [] : [text(', ')]),
    ...prose(subject).map(emphasised),
  ])
  return [...named, text(': '), ...prose(remark.text), ...whereWords(remark, pageCount)]
}

/**
 * As ` · on /a, /b and 3 more pages`; nothing of the page where there is one in all.
 *
 * @param pageCount of the report
 */
export function whereWords(remark: Remark, pageCount: number): PhrasingContent[] {
  const { pages } = remark
  if (isOfAllPages(remark, pageCount)) return pageCount <= 1 ? [] : [text(' · on all pages')]
  const named = pages
    .slice(0, NAMED_PAGES)
    .flatMap(({ label, isOnlySite }, index) => [
      text(index === 0 ? '' : ', '),
      ...(isOnlySite ? [text('the whole site')] : code(label)),
    ])
  const more = pages.length - NAMED_PAGES
  return [text(' · on '), ...named, ...(more > 0 ? [text(` and ${counted(more, 'more page')}`)] : [])]
}

function emphasised(node: PhrasingContent): PhrasingContent {
  return node.type === 'text' && node.value.trim() !== '' ? strong(node.value) : node
}
