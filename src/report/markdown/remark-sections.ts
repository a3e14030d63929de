import type { PhrasingContent, RootContent } from 'mdast'
import type { Page } from '../../api/results.ts'
import type { Report } from '../report.ts'
import { groupIgnored, groupNotes, groupNotMeasured, groupUnverified, type Remark } from '../view/findings.ts'
import { commonOrigin, pageLabel } from '../view/scores.ts'
import { counted } from '../view/verdict.ts'
import { bullets, folded, heading, type Section, section, strong, text } from './blocks.ts'
import { code, prose } from './page-text.ts'

/** Most lines of one kind of remark. */
const MAX_LINES = 50
/** Pages that a line names before it counts. */
const NAMED_PAGES = 3

/** What was not measured, with the reasons; then what could not be verified and what passed with a note, folded. */
export function* remarkSections(report: Report): Generator<Section> {
  yield* notMeasuredSections(report)
  const notes = noteFolds(report)
  if (notes.unverified) yield section(heading(3, text('Checks that could not be verified')), notes.unverified)
  if (notes.passed) yield section(heading(3, text('Passed with a note')), notes.passed)
  if (notes.ignored) yield section(notes.ignored)
}

/** What was not measured, with the reasons. */
export function* notMeasuredSections({ pages }: Report): Generator<Section> {
  const notMeasured = groupNotMeasured(pages)
  if (notMeasured.length > 0) {
    yield section(heading(3, text('Not measured')), bullets(lines(notMeasured, pages)))
  }
}

/** What could not be verified, what passed with a note and what is ignored; undefined where there is nothing. */
export function noteFolds({
  pages,
}: Report): Record<'unverified' | 'passed' | 'ignored', RootContent[] | undefined> {
  const fold = (of: 'unverified check' | 'note' | 'ignored failure', remarks: readonly Remark[]) =>
    remarks.length === 0 ? undefined : folded({ count: remarks.length, of }, bullets(lines(remarks, pages)))
  return {
    unverified: fold('unverified check', groupUnverified(pages)),
    passed: fold('note', groupNotes(pages)),
    ignored: fold('ignored failure', groupIgnored(pages)),
  }
}

function lines(remarks: readonly Remark[], all: readonly Page[]): PhrasingContent[][] {
  const origin = commonOrigin(all)
  const shown = remarks.slice(0, MAX_LINES).map(remark => line(remark, all.length, origin))
  const more = remarks.length - shown.length
  return more === 0 ? shown : [...shown, [text(`and ${counted(more, 'more line')}`)]]
}

function line(
  { subjects, text: words, pages }: Remark,
  all: number,
  origin: string | undefined,
): PhrasingContent[] {
  const named = subjects.flatMap((subject, index) => [
    ...(index === 0 ? [] : [text(', ')]),
    ...prose(subject).map(emphasised),
  ])
  return [...named, text(': '), ...prose(words), ...whereWords(pages, all, origin)]
}

/** As ` · on /a, /b and 3 more pages`; nothing where there is one page in all. */
export function whereWords(
  pages: readonly Page[],
  all: number,
  origin: string | undefined,
): PhrasingContent[] {
  const where: PhrasingContent[] = []
  if (all > 1 && pages.length === all) where.push(text(' · on all pages'))
  else if (all > 1) {
    where.push(text(' · on '))
    for (const [index, page] of pages.slice(0, NAMED_PAGES).entries()) {
      where.push(text(index === 0 ? '' : ', '), ...code(pageLabel(page.url, origin)))
    }
    if (pages.length > NAMED_PAGES)
      where.push(text(` and ${counted(pages.length - NAMED_PAGES, 'more page')}`))
  }
  return where
}

function emphasised(node: PhrasingContent): PhrasingContent {
  return node.type === 'text' && node.value.trim() !== '' ? strong(node.value) : node
}
