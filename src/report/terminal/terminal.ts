import { oneLine } from '../../text/one-line.ts'
import { withoutControlsButStyles } from '../../text/safe-lines.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { crawlFigures, depthsInWords } from '../view/crawl.ts'
import { analysisInWords, figuresInWords, healthyInWords, type ReportView } from '../view/report-view.ts'
import { reasonLines } from '../view/verdict.ts'
import { searchLines } from './change-lines.ts'
import { comparisonLines } from './comparison-lines.ts'
import { type Amounts, findingLines, notMeasuredLines } from './finding-lines.ts'
import { wrap } from './layout.ts'
import { linker } from './links.ts'
import { noteLines } from './note-lines.ts'
import { type Ink, inAscii, type Paint, painter } from './paint.ts'
import { rankLines } from './rank-lines.ts'
import { scoreLines } from './score-lines.ts'

export interface TerminalOptions {
  /** Columns of the terminal. */
  width: number
  color: boolean
  /** Whether the terminal shows signs beyond ASCII. */
  unicode: boolean
  /** Whether it shows links behind text. */
  links?: boolean
  /** Lines of its screen. Where the report is longer, the verdict stands at its end too. */
  height?: number | undefined
  detail?: Detail
}

/** How much is shown: the verdict alone, what to do first, or all that was found. */
type Detail = 'verdict' | 'first' | 'all'

const AMOUNTS: Readonly<Record<Exclude<Detail, 'verdict'>, Amounts>> = {
  first: { findings: 5, places: 3, pages: 20, reasons: 20, isWhole: false },
  all: {
    findings: Number.POSITIVE_INFINITY,
    places: Number.POSITIVE_INFINITY,
    pages: Number.POSITIVE_INFINITY,
    reasons: Number.POSITIVE_INFINITY,
    isWhole: true,
  },
}

/** Narrower than this no table is readable. */
const MIN_WIDTH = 40

/**
 * The report for a terminal or the log of a job: the verdict, the scores, what else there is to know, and what to do
 * first. No line end at the end.
 */
export function renderTerminal(
  view: ReportView,
  { width, color, unicode, links = false, height, detail = 'first' }: TerminalOptions,
): string {
  const columns = Math.max(MIN_WIDTH, width)
  const { link, written } = linker(links)
  const ink = { paint: painter(color), link }
  const parts =
    detail === 'verdict'
      ? [verdictLines(view, columns, ink.paint)]
      : reportParts(view, columns, ink, unicode, AMOUNTS[detail])
  const lines = parts
    .filter(part => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : ['', ...part]))
  if (height !== undefined && lines.length >= height) lines.push('', ...headLines(view, columns, ink.paint))
  const safe = withoutControlsButStyles(lines.join('\n'), written)
  return unicode ? safe : inAscii(safe)
}

function reportParts(
  view: ReportView,
  width: number,
  ink: Ink,
  unicode: boolean,
  amounts: Amounts,
): string[][] {
  const { paint } = ink
  return [
    [...verdictLines(view, width, paint), ...figureLines(view, width)],
    scoreLines(view, width, ink, amounts),
    notMeasuredLines(view, width, paint, amounts),
    comparisonLines(view, width, paint),
    searchLines(view, width, paint),
    analysisLines(view, width),
    rankLines(view, width, paint, unicode),
    amounts.isWhole ? noteLines(view, width, paint) : [],
    findingLines(view, width, ink, amounts),
  ]
}

function analysisLines({ analyses }: ReportView, width: number): string[] {
  return analyses.flatMap(analysis => {
    const { url, crawl } = analysis
    const words = analysisInWords(analysis)
    const lines = crawl
      ? [
          crawlFigures(crawl).join(' · '),
          `Click depth: ${depthsInWords(crawl)}`,
          ...(crawl.incomplete === undefined
            ? []
            : [`Not all of the site was seen: ${oneLine(crawl.incomplete)}`]),
        ]
      : []
    return [
      ...wrap(`Whole site ${shownUrl(url)}${words === '' ? '' : `: ${words}`}`, width),
      ...lines.flatMap(line => wrap(line, width - 2).map(part => `  ${part}`)),
    ]
  })
}

const SIGNS = {
  passed: ['✔', 'green'],
  failed: ['✖', 'red'],
  open: ['•', 'blue'],
  'not-gated': ['•', 'blue'],
} as const

function verdictLines(view: ReportView, width: number, paint: Paint): string[] {
  return [
    ...headLines(view, width, paint),
    ...reasonLines(view.verdict.reasons).flatMap(reason =>
      wrap(reason, width - 4).map((line, index) => `  ${index === 0 ? '- ' : '  '}${line}`),
    ),
  ]
}

function headLines({ verdict }: ReportView, width: number, paint: Paint): string[] {
  const [sign, style] = SIGNS[verdict.state]
  return wrap(`${sign} ${verdict.headline}`, width).map(line => paint('bold', paint(style, line)))
}

function figureLines(view: ReportView, width: number): string[] {
  const { score } = view
  const figures = [
    healthyInWords(view),
    score === null ? 'No score' : `Score ${score}`,
    ...figuresInWords(view),
  ]
  return [figures.join(' · '), ...(view.rendering === '' ? [] : [view.rendering])].flatMap(line =>
    wrap(line, width),
  )
}
