import type { Code } from 'mdast'
import { counted } from '../numbers-in-words.ts'
import type { ReportView } from '../view/report-view.ts'
import { heading, paragraph, type Section, section, text } from './blocks.ts'

type Trend = NonNullable<ReportView['trend']>

/** Points of a chart; more of them are too narrow for their dates. */
const MAX_POINTS = 12
/** A line needs so many. */
const MIN_POINTS = 3
/** The score of everything. */
const BEST = 100

interface Point extends Omit<Trend[number], 'startedAt'> {
  /** As `11-23`, or with the time where a day has several; each stands once. */
  label: string
}

/** How score, errors and warnings changed over the last runs, in words and as charts of numbers and dates alone. */
export function* trendSection({ trend }: ReportView): Generator<Section> {
  if (!trend) return
  const points = labelled(trend).slice(-MAX_POINTS)
  if (points.length < MIN_POINTS) return
  const scored = points.filter(({ score }) => score !== null)
  const hasFound = points.some(({ errors, warnings }) => errors + warnings > 0)
  yield section(
    heading(3, text('Trend')),
    paragraph(text(inWords(points))),
    ...(scored.length < MIN_POINTS ? [] : [scoreChart(scored)]),
    ...(hasFound ? [findingsChart(points)] : []),
  )
}

function inWords(points: readonly Point[]): string {
  const [first, last] = [points[0]!, points.at(-1)!]
  const change = (name: string, before: number | null, after: number | null) =>
    `${name} ${before ?? 'none'} → ${after ?? 'none'}`
  return [
    `Last ${counted(points.length, 'run')}`,
    change('score', first.score, last.score),
    change('errors', first.errors, last.errors),
    change('warnings', first.warnings, last.warnings),
  ].join(' · ')
}

function scoreChart(points: readonly Point[]): Code {
  return chart('Score', points, BEST, `line ${list(points.map(({ score }) => score!))}`)
}

function findingsChart(points: readonly Point[]): Code {
  const most = Math.max(...points.flatMap(({ errors, warnings }) => [errors, warnings]))
  return chart(
    'Errors (bars) and warnings (line)',
    points,
    most,
    `bar ${list(points.map(({ errors }) => errors))}`,
    `line ${list(points.map(({ warnings }) => warnings))}`,
  )
}

/** @see https://mermaid.js.org/syntax/xyChart */
function chart(title: string, points: readonly Point[], most: number, ...series: readonly string[]): Code {
  const lines = [
    'xychart-beta',
    `title "${title}"`,
    `x-axis [${points.map(({ label }) => `"${label}"`).join(', ')}]`,
    `y-axis 0 --> ${most}`,
    ...series,
  ]
  return { type: 'code', lang: 'mermaid', value: lines.join('\n    ') }
}

function list(numbers: readonly number[]): string {
  return `[${numbers.map(number => Math.round(number)).join(', ')}]`
}

/** A chart has one place for all points of one name: of those the last one counts. */
function labelled(trend: Trend): Point[] {
  const days = trend.map(({ startedAt }) => written(startedAt).slice(0, 5))
  const isByDay = new Set(days).size === days.length
  const byLabel = new Map<string, Point>()
  for (const { startedAt, score, errors, warnings } of trend) {
    const label = isByDay ? written(startedAt).slice(0, 5) : written(startedAt)
    byLabel.set(label, { label, score: score === null ? null : Math.round(score), errors, warnings })
  }
  return [...byLabel.values()]
}

/** As `11-23 04:10`, in UTC: made of the time, whatever the text was. */
function written(startedAt: string): string {
  return new Date(startedAt).toISOString().slice(5, 16).replace('T', ' ')
}
