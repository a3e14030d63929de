import { oneLine } from '../../text/one-line.ts'
import { counted } from '../numbers-in-words.ts'
import { placeText, type RankRow, type RankView, trendBars, UNKNOWN } from '../view/rank.ts'
import type { ReportView } from '../view/report-view.ts'
import { columnsOf, cutMiddleToWidth, pad, wrap } from './layout.ts'
import type { Paint, Style } from './paint.ts'

const SHOWN_PROJECTS = 10
/** Keywords of one project; the others are counted. */
const SHOWN_ROWS = 15
/** Notes of one project. */
const SHOWN_NOTES = 5
/** Part of the width that keywords may take. */
const KEYWORD_PART = 0.4
const GAP = '  '

interface Cell {
  text: string
  style?: Style
}

/** Each rank project: its figures and a small table, what moved most first. */
export function rankLines({ rank }: ReportView, width: number, paint: Paint, unicode: boolean): string[] {
  const more = rank.length - SHOWN_PROJECTS
  return [
    ...rank
      .slice(0, SHOWN_PROJECTS)
      .flatMap((project, index) => [
        ...(index === 0 ? [] : ['']),
        ...projectLines(project, width, paint, unicode),
      ]),
    ...(more > 0
      ? ['', ...wrap(`and ${counted(more, 'more rank project')}, in the report files`, width)]
      : []),
  ]
}

function projectLines(project: RankView, width: number, paint: Paint, unicode: boolean): string[] {
  const { name, market, asOf, reason, figures, rows, notes } = project
  const where = market.length === 0 ? '' : ` in ${oneLine(market.join(' '))}`
  const when = asOf === '' ? '' : ` on ${asOf}`
  const title = wrap(`Positions of ${oneLine(name)}${where}${when}`, width).map(line => paint('bold', line))
  if (reason !== undefined) title.push(...wrap(`Not measured: ${oneLine(reason)}`, width))
  const words = figures.map(({ label, value, change }) => {
    const changed = change === undefined ? '' : ` (${change.words.replace('▲ ', '+').replace('▼ ', '-')})`
    return `${label}: ${value}${changed}`
  })
  const more = rows.length - SHOWN_ROWS
  return [
    ...title,
    ...wrap(words.join(' · '), width),
    ...tableLines(project, width, paint, unicode),
    ...(more > 0 ? wrap(`and ${counted(more, 'more keyword')}, in the report files`, width) : []),
    ...notes
      .slice(0, SHOWN_NOTES)
      .flatMap(note => wrap(oneLine(note), width).map(line => paint('dim', line))),
  ]
}

function tableLines({ rows, has }: RankView, width: number, paint: Paint, unicode: boolean): string[] {
  const sorted = rows.toSorted((a, b) => Math.abs(b.changes[1] ?? 0) - Math.abs(a.changes[1] ?? 0))
  const shown = sorted.slice(0, SHOWN_ROWS)
  if (shown.length === 0) return []
  const room = Math.floor(width * KEYWORD_PART)
  const columns: { title: string; cells: Cell[]; side: 'start' | 'end' }[] = [
    {
      title: 'keyword',
      side: 'end',
      cells: shown.map(({ keyword }) => ({ text: cutMiddleToWidth(oneLine(keyword), room) })),
    },
    { title: 'position', side: 'start', cells: shown.map(({ position }) => ({ text: position })) },
  ]
  if (has.changes) {
    columns.push({ title: '7 days', side: 'start', cells: shown.map(({ changes }) => gainCell(changes[1])) })
  }
  const leftOf = () => columns.reduce((left, column) => left - widthOf(column) - GAP.length, width)
  if (has.history && unicode) {
    const cells = shown.map(({ history }) => ({ text: trendBars(history) }))
    const trend = { title: 'trend', side: 'end', cells } as const
    if (widthOf(trend) <= leftOf()) columns.push(trend)
  }
  if (has.markets) {
    const left = leftOf()
    if (left >= 8)
      columns.push({ title: 'where', side: 'end', cells: shown.map(row => whereCell(row, left)) })
  }
  const line = (cells: readonly Cell[]) =>
    cells
      .map(({ text, style }, index) => {
        const column = columns[index]!
        const padded = pad(text, widthOf(column), column.side)
        return style === undefined ? padded : paint(style, padded)
      })
      .join(GAP)
      .trimEnd()
  return [
    paint('dim', line(columns.map(({ title }) => ({ text: title })))),
    ...shown.map((_, row) => line(columns.map(({ cells }) => cells[row]!))),
  ]
}

function widthOf({ title, cells }: { title: string; cells: readonly Cell[] }): number {
  return Math.max(title.length, ...cells.map(({ text }) => columnsOf(text)))
}

function whereCell({ market }: RankRow, width: number): Cell {
  return { text: cutMiddleToWidth(oneLine(market.join(' ')), width) }
}

function gainCell(places: number | null): Cell {
  if (places === null) return { text: UNKNOWN, style: 'dim' }
  if (places === 0) return { text: '=', style: 'dim' }
  return places > 0
    ? { text: `+${placeText(places)}`, style: 'green' }
    : { text: `-${placeText(-places)}`, style: 'red' }
}
