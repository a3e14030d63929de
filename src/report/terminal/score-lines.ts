import { SEVERITIES } from '../../api/results.ts'
import { counted } from '../numbers-in-words.ts'
import type { PageView } from '../view/pages.ts'
import type { ReportView } from '../view/report-view.ts'
import { NO_SCORE, type ScoreBand, scoreText } from '../view/scores.ts'
import { columnsOf, cutMiddleToWidth, pad, wrap } from './layout.ts'
import { BAND_STYLES, type Paint } from './paint.ts'

/** Pages in the table; the others are counted. */
const SHOWN_PAGES = 20
/** Part of the width that the names of pages may take. */
const LABEL_PART = 0.4
const GAP = '  '

interface Cell {
  text: string
  /** Undefined where it has no colour. */
  band: ScoreBand | undefined
}

interface Column {
  title: string
  cells: Cell[]
}

/** Table of the scores: of one page its tools, of several the pages by tools. */
export function scoreLines(view: ReportView, width: number, paint: Paint): string[] {
  const [first, ...others] = view.pages
  if (!first) return []
  if (others.length > 0) return pageLines(view, width, paint)
  const ofSites = view.sites.flatMap(site => ['', ...toolLines(view, site, width, paint)])
  return [...toolLines(view, first, width, paint), ...ofSites]
}

function toolLines({ tools }: ReportView, page: PageView, width: number, paint: Paint): string[] {
  const ran = tools.all.filter(tool => page.runs[tool])
  const score = page.score === null ? ' · no score' : ` · score ${page.score}`
  const runs = ran.map(tool => page.runs[tool])
  const numbers = SEVERITIES.map(severity => ({
    title: `${severity}s`,
    cells: runs.map(run => {
      const failed = run?.failures[severity] ?? 0
      return {
        text: failed === 0 ? NO_SCORE : String(failed),
        band: failed === 0 ? ('none' as const) : undefined,
      }
    }),
  }))
  const scoreColumn = {
    title: 'score',
    cells: runs.map(run => ({ text: scoreText(run), band: run?.band ?? 'none' })),
  }
  return [
    `${cutMiddleToWidth(page.label === '/' ? page.url : page.label, width - score.length)}${score}`,
    ...block('tool', ran, [scoreColumn, ...numbers], paint),
  ]
}

function pageLines({ origin, pages, sites, tools }: ReportView, width: number, paint: Paint): string[] {
  const shown = [...pages.slice(0, SHOWN_PAGES), ...sites]
  const labelWidth = Math.min(
    Math.max(...shown.map(({ label }) => columnsOf(label))),
    Math.floor(width * LABEL_PART),
  )
  const labels = shown.map(({ label }) => cutMiddleToWidth(label, labelWidth))
  const total = shown.map(({ score, band }) => ({ text: score === null ? NO_SCORE : String(score), band }))
  const columns = tools.others.map(tool => ({
    title: tool as string,
    cells: shown.map(({ runs }) => ({ text: scoreText(runs[tool]), band: runs[tool]?.band ?? 'none' })),
  }))
  const blocks = inBlocks([{ title: 'score', cells: total }, ...columns], width - labelWidth)
  const lines = blocks.flatMap((some, index) => [
    ...(index === 0 ? [] : ['']),
    ...block('page', labels, some, paint),
  ])
  const more = pages.length - SHOWN_PAGES
  if (more > 0) lines.push(`and ${counted(more, 'more page')}, none of them worse`)
  if (origin !== undefined) lines.unshift(cutMiddleToWidth(`Pages of ${origin}`, width))
  if (tools.perfect.length > 0) lines.push(...wrap(`100 everywhere: ${tools.perfect.join(', ')}`, width))
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
      const { text, band } = column.cells[index]!
      const padded = pad(text, columnWidth(column), 'start')
      return band === undefined ? padded : paint(BAND_STYLES[band], padded)
    })
    return [pad(label, labelWidth, 'end'), ...cells].join(GAP)
  })
  return [paint('dim', head.join(GAP)), ...rows]
}

function columnWidth({ title, cells }: Column): number {
  return Math.max(title.length, ...cells.map(({ text }) => text.length))
}
