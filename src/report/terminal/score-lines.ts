import type { Report } from '../report.ts'
import {
  NO_SCORE,
  type ScoreRow,
  type ScoreTable,
  scoreBand,
  scoreTable,
  scoreText,
  splitPerfect,
} from '../view/scores.ts'
import { counted, failuresOf } from '../view/verdict.ts'
import { columnsOf, cutMiddleToWidth, pad, wrap } from './layout.ts'
import { BAND_STYLES, type Paint } from './paint.ts'

/** Pages in the table; the others are counted. */
const SHOWN_PAGES = 20
/** Part of the width that the names of pages may take. */
const LABEL_PART = 0.4
const GAP = '  '

interface Cell {
  text: string
  /** Score that colours the cell; undefined where it has no colour. */
  score: number | null | undefined
}

interface Column {
  title: string
  cells: Cell[]
}

/** Table of the scores: of one page its tools, of several the pages by tools. */
export function scoreLines({ pages }: Report, width: number, paint: Paint): string[] {
  const scores = scoreTable(pages)
  const [first] = scores.rows
  if (!first) return []
  return scores.rows.length === 1 ? toolLines(scores, first, width, paint) : pageLines(scores, width, paint)
}

function toolLines({ tools }: ScoreTable, row: ScoreRow, width: number, paint: Paint): string[] {
  const runs = tools.map(tool => row.runs.get(tool))
  const numbers = (['error', 'warning', 'notice'] as const).map(severity => ({
    title: `${severity}s`,
    cells: runs.map(run => {
      const failed = run ? failuresOf({ ...row.page, runs: [run] })[severity] : 0
      return { text: failed === 0 ? NO_SCORE : String(failed), score: failed === 0 ? null : undefined }
    }),
  }))
  const scoreColumn = {
    title: 'score',
    cells: runs.map(run => ({ text: scoreText(run), score: run?.score ?? null })),
  }
  return [
    cutMiddleToWidth(row.label === '/' ? row.page.url : row.label, width),
    ...block('tool', tools, [scoreColumn, ...numbers], paint),
  ]
}

function pageLines(scores: ScoreTable, width: number, paint: Paint): string[] {
  const shown = scores.rows.slice(0, SHOWN_PAGES)
  const labelWidth = Math.min(
    Math.max(...shown.map(({ label }) => columnsOf(label))),
    Math.floor(width * LABEL_PART),
  )
  const labels = shown.map(({ label }) => cutMiddleToWidth(label, labelWidth))
  const { perfect, others } = splitPerfect(scores)
  const total = shown.map(({ page }) => ({
    text: page.score === null ? NO_SCORE : String(page.score),
    score: page.score,
  }))
  const columns = others.map(tool => ({
    title: tool as string,
    cells: shown.map(({ runs }) => ({
      text: scoreText(runs.get(tool)),
      score: runs.get(tool)?.score ?? null,
    })),
  }))
  const blocks = inBlocks([{ title: 'score', cells: total }, ...columns], width - labelWidth)
  const lines = blocks.flatMap((some, index) => [
    ...(index === 0 ? [] : ['']),
    ...block('page', labels, some, paint),
  ])
  const more = scores.rows.length - shown.length
  if (more > 0) lines.push(`and ${counted(more, 'more page')}, none of them worse`)
  if (scores.origin !== undefined) lines.unshift(cutMiddleToWidth(`Pages of ${scores.origin}`, width))
  if (perfect.length > 0) lines.push(...wrap(`100 on every page: ${perfect.join(', ')}`, width))
  return lines
}

/** Columns that do not fit beside each other go below, under the same names of pages. */
function inBlocks(columns: readonly Column[], width: number): Column[][] {
  const blocks: Column[][] = []
  let free = 0
  for (const column of columns) {
    const needed = columnWidth(column) + GAP.length
    if (needed > free || blocks.length === 0) {
      blocks.push([])
      free = width
    }
    blocks.at(-1)!.push(column)
    free -= needed
  }
  return blocks
}

function block(
  corner: string,
  labels: readonly string[],
  columns: readonly Column[],
  paint: Paint,
): string[] {
  const labelWidth = Math.max(corner.length, ...labels.map(label => columnsOf(label)))
  const head = [
    pad(corner, labelWidth, 'end'),
    ...columns.map(column => pad(column.title, columnWidth(column), 'start')),
  ]
  const rows = labels.map((label, index) => {
    const cells = columns.map(column => {
      const { text, score } = column.cells[index]!
      const padded = pad(text, columnWidth(column), 'start')
      return score === undefined ? padded : paint(BAND_STYLES[scoreBand(score)], padded)
    })
    return [pad(label, labelWidth, 'end'), ...cells].join(GAP)
  })
  return [paint('dim', head.join(GAP)), ...rows]
}

function columnWidth({ title, cells }: Column): number {
  return Math.max(title.length, ...cells.map(({ text }) => text.length))
}
