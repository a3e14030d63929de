import { SEVERITIES, type Severity } from '../../api/results.ts'
import type { Tool } from '../../api/tools.ts'
import { linkAddress } from '../link-address.ts'
import { counted } from '../numbers-in-words.ts'
import type { PageView } from '../view/pages.ts'
import type { ReportView } from '../view/report-view.ts'
import { NO_SCORE, type ScoreBand, scoreText } from '../view/scores.ts'
import type { Amounts } from './finding-lines.ts'
import { columnsOf, cutMiddleToWidth, pad, wrap } from './layout.ts'
import { BAND_STYLES, type Ink } from './paint.ts'

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
export function scoreLines(view: ReportView, width: number, ink: Ink, amounts: Amounts): string[] {
  const [first, ...others] = view.pages
  if (!first) return []
  if (others.length > 0) return pageLines(view, width, ink, amounts)
  const ofSites = view.sites.flatMap(site => ['', ...toolLines(view, site, width, ink)])
  return [...toolLines(view, first, width, ink), ...ofSites]
}

/** Titles of columns where the screen is too narrow for whole words. */
const SHORT_TITLES: Readonly<Record<Severity, string>> = { error: 'err', warning: 'warn', notice: 'note' }
/** Columns from which on there is room for whole words beside the longest name of a tool. */
const WIDE = 50

function toolLines({ tools }: ReportView, page: PageView, width: number, ink: Ink): string[] {
  const all = tools.all.filter(tool => page.runs[tool])
  const ran = all.filter(tool => saysAnything(page.runs[tool]))
  const silent = all.filter(tool => !ran.includes(tool))
  const score = page.score === null ? ' · no score' : ` · score ${page.score}`
  const runs = ran.map(tool => page.runs[tool])
  const numbers = SEVERITIES.map(severity => ({
    title: width < WIDE ? SHORT_TITLES[severity] : `${severity}s`,
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
  const name = cutMiddleToWidth(page.label === '/' ? page.url : page.label, width - score.length)
  return [
    `${ink.link(name, linkAddress(page.url))}${score}`,
    ...(ran.length > 0 ? block('tool', ran.map(nameOnly), [scoreColumn, ...numbers], ink) : []),
    ...(silent.length > 0 ? wrap(`No score and no findings: ${silent.join(', ')}`, width) : []),
  ]
}

/** Whether a row of a tool has more than dashes. */
function saysAnything(run: PageView['runs'][Tool]): boolean {
  return scoreText(run) !== NO_SCORE || SEVERITIES.some(severity => (run?.failures[severity] ?? 0) > 0)
}

function pageLines(
  { origin, pages, sites, tools }: ReportView,
  width: number,
  ink: Ink,
  amounts: Amounts,
): string[] {
  const shown = [...pages.slice(0, amounts.pages), ...sites]
  const labelWidth = Math.min(widest(shown.map(({ label }) => label)), Math.floor(width * LABEL_PART))
  const labels = shown.map(({ label, url }) => ({
    text: cutMiddleToWidth(label, labelWidth),
    address: linkAddress(url),
  }))
  const total = shown.map(({ score, band }) => ({ text: score === null ? NO_SCORE : String(score), band }))
  const columns = tools.others.map(tool => ({
    title: tool as string,
    cells: shown.map(({ runs }) => ({ text: scoreText(runs[tool]), band: runs[tool]?.band ?? 'none' })),
  }))
  const blocks = inBlocks([{ title: 'score', cells: total }, ...columns], width - labelWidth)
  const lines = blocks.flatMap((some, index) => [
    ...(index === 0 ? [] : ['']),
    ...block('page', labels, some, ink),
  ])
  const more = pages.length - amounts.pages
  if (more > 0) lines.push(...wrap(`and ${counted(more, 'more page')}, none of them worse`, width))
  if (origin !== undefined) lines.unshift(cutMiddleToWidth(`Pages of ${origin}`, width))
  if (tools.perfect.length > 0) lines.push(...wrap(`Nothing found by ${tools.perfect.join(', ')}`, width))
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

/** What a row is about, and where that is. */
interface Label {
  text: string
  address: string | undefined
}

function nameOnly(text: string): Label {
  return { text, address: undefined }
}

function block(
  corner: string,
  labels: readonly Label[],
  columns: readonly Column[],
  { paint, link }: Ink,
): string[] {
  const labelWidth = Math.max(corner.length, widest(labels.map(({ text }) => text)))
  const widths = columns.map(columnWidth)
  const head = [
    pad(corner, labelWidth, 'end'),
    ...columns.map(({ title }, column) => pad(title, widths[column]!, 'start')),
  ]
  const rows = labels.map(({ text, address }, row) => {
    const cells = columns.map(({ cells }, column) => {
      const { text, band } = cells[row]!
      const padded = pad(text, widths[column]!, 'start')
      return band === undefined ? padded : paint(BAND_STYLES[band], padded)
    })
    const blanks = pad(text, labelWidth, 'end').slice(text.length)
    return [`${link(text, address)}${blanks}`, ...cells].join(GAP)
  })
  return [paint('dim', head.join(GAP)), ...rows]
}

function columnWidth({ title, cells }: Column): number {
  return cells.reduce((most, { text }) => Math.max(most, text.length), title.length)
}

function widest(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, columnsOf(text)), 0)
}
