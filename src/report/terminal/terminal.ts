import { oneLine } from '../../text/one-line.ts'
import { withoutControlsButStyles } from '../../text/safe-lines.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { crawlFigures, depthsInWords } from '../view/crawl.ts'
import { analysisInWords, figuresInWords, healthyInWords, type ReportView } from '../view/report-view.ts'
import { reasonLines } from '../view/verdict.ts'
import { searchLines } from './change-lines.ts'
import { comparisonLines } from './comparison-lines.ts'
import { findingLines, notMeasuredLines } from './finding-lines.ts'
import { wrap } from './layout.ts'
import { inAscii, type Paint, painter } from './paint.ts'
import { rankLines } from './rank-lines.ts'
import { scoreLines } from './score-lines.ts'

export interface TerminalOptions {
  /** Columns of the terminal. */
  width: number
  color: boolean
  /** Whether the terminal shows signs beyond ASCII. */
  unicode: boolean
}

/** Narrower than this no table is readable. */
const MIN_WIDTH = 50

/** The report for a terminal or the log of a job; the verdict is last, where the eye is. No line end at the end. */
export function renderTerminal(view: ReportView, { width, color, unicode }: TerminalOptions): string {
  const columns = Math.max(MIN_WIDTH, width)
  const paint = painter(color)
  const parts = [
    scoreLines(view, columns, paint),
    notMeasuredLines(view, columns, paint),
    comparisonLines(view, columns, paint),
    searchLines(view, columns, paint),
    findingLines(view, columns, paint),
    analysisLines(view, columns),
    rankLines(view, columns, paint, unicode),
    verdictLines(view, columns, paint),
  ]
  const text = parts
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n')
  const safe = withoutControlsButStyles(text)
  return unicode ? safe : inAscii(safe)
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
  const { verdict, score } = view
  const figures = [
    healthyInWords(view),
    score === null ? 'No score' : `Score ${score}`,
    ...figuresInWords(view),
  ]
  const [sign, style] = SIGNS[verdict.state]
  return [
    ...wrap(figures.join(' · '), width),
    ...wrap(`${sign} ${verdict.headline}`, width).map(line => paint('bold', paint(style, line))),
    ...reasonLines(verdict.reasons).flatMap(reason =>
      wrap(reason, width - 4).map((line, index) => `  ${index === 0 ? '- ' : '  '}${line}`),
    ),
  ]
}
