import type { PhrasingContent } from 'mdast'
import { counted, grouped } from '../numbers-in-words.ts'
import type { ChangeGroup, ChangeView } from '../view/change.ts'
import { type ChangeLine, changeLines } from '../view/change-view.ts'
import type { ReportView } from '../view/report-view.ts'
import {
  bullets,
  folded,
  heading,
  paragraph,
  type Section,
  section,
  strong,
  text,
  textTable,
} from './blocks.ts'
import { cellCode, prose } from './page-text.ts'

/** Lines before the fold. */
const OPEN_LINES = 10
/** Rows of the folded table. */
const MAX_ROWS = 50
/** UTF-16 units of a value in the table, and in a line. */
const MAX_CELL = 160
const MAX_VALUE = 80
/** Lines on what could not be compared. */
const MAX_HOLES = 20

/** What search engines see differently from the baseline: what costs most in lines, all of it folded. */
export function* changeSections({ comparison }: ReportView): Generator<Section> {
  const search = comparison?.search
  if (!search) return
  const { state, headline, notRun } = search
  const outside = notRun === undefined ? [] : [text('Not compared: '), ...prose(notRun), text('.')]
  if (state === 'same') {
    yield section(paragraph(text('✅ '), strong(headline), ...spaced(outside)))
    return
  }
  if (state === 'unsure') {
    yield section(paragraph(text('▫️ '), strong(headline), ...spaced(outside)), holes(search, OPEN_LINES))
    return
  }
  const lines = changeLines(search, OPEN_LINES).map(lineOf)
  yield section(heading(3, text(headline)), bullets(lines))
  const rows = rowsOf(search)
  const more = rows.length - MAX_ROWS
  yield section(
    folded(
      'Before and after',
      textTable(['Page', 'What', 'Before', 'After'], rows.slice(0, MAX_ROWS)),
      more > 0 ? paragraph(text(`and ${counted(more, 'more line')}`)) : [],
      search.uncompared.length > 0 ? paragraph(text('What could not be compared:')) : [],
      holes(search, MAX_HOLES),
      outside.length > 0 ? paragraph(...outside) : [],
    ),
  )
}

/** What stands behind a headline, if anything. */
function spaced(content: readonly PhrasingContent[]): PhrasingContent[] {
  return content.length === 0 ? [] : [text('. '), ...content]
}

function lineOf({ words, values }: ChangeLine): PhrasingContent[] {
  if (!values) return prose(words)
  const { before, after } = values
  return [
    ...prose(words),
    text(': '),
    ...cellCode(before, MAX_VALUE),
    text(' → '),
    ...cellCode(after, MAX_VALUE),
  ]
}

function holes({ uncompared }: ChangeView, most: number) {
  const more = uncompared.length - most
  const lines = uncompared.slice(0, most).map(line => prose(line))
  return bullets(more > 0 ? [...lines, [text(`and ${counted(more, 'more line')}`)]] : lines)
}

const NOTHING = [text('–')]

/** Lost addresses, then changes, then new pages. */
function rowsOf({ lost, changes, added }: ChangeView): PhrasingContent[][][] {
  return [
    ...lost.map(({ label, status, redirect }) => [
      cellCode(label),
      [text('Lost address')],
      NOTHING,
      cellCode(redirect === undefined ? String(status ?? 'no answer') : `redirects to ${redirect}`, MAX_CELL),
    ]),
    ...changes.map(group => [
      pagesCell(group),
      [text(group.label)],
      orNothing(cellCode(group.before, MAX_CELL)),
      orNothing(cellCode(group.after, MAX_CELL)),
    ]),
    ...added.map(({ label }) => [cellCode(label), [text('New page')], NOTHING, NOTHING]),
  ]
}

/** Of several pages the first stands for all. */
function pagesCell({ pages, template }: ChangeGroup): PhrasingContent[] {
  const [first, ...others] = pages
  const label = cellCode(first!.label)
  if (others.length === 0) return label
  return [...label, text(` and ${grouped(others.length)} more of `), ...cellCode(template ?? '')]
}

function orNothing(content: PhrasingContent[]): PhrasingContent[] {
  return content.length === 0 ? NOTHING : content
}
