import { oneLine } from '../../text/one-line.ts'
import { withoutControlsButStyles } from '../../text/safe-lines.ts'
import { shownUrl } from '../../text/shown-url.ts'
import type { Report } from '../report.ts'
import {
  comparisonInWords,
  counted,
  countsInWords,
  durationInWords,
  headline,
  reasonsBesideHeadline,
  stateOf,
} from '../view/verdict.ts'
import { comparisonLines } from './comparison-lines.ts'
import { findingLines, notMeasuredLines } from './finding-lines.ts'
import { wrap } from './layout.ts'
import { inAscii, type Paint, painter } from './paint.ts'
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
export function renderTerminal(report: Report, { width, color, unicode }: TerminalOptions): string {
  const columns = Math.max(MIN_WIDTH, width)
  const paint = painter(color)
  const parts = [
    scoreLines(report, columns, paint),
    notMeasuredLines(report, columns, paint),
    comparisonLines(report, columns, paint),
    findingLines(report, columns, paint),
    analysisLines(report, columns),
    verdictLines(report, columns, paint),
  ]
  const text = parts
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n')
  const safe = withoutControlsButStyles(text)
  return unicode ? safe : inAscii(safe)
}

function analysisLines({ analyses }: Report, width: number): string[] {
  return analyses.flatMap(({ url, status, reason, score, pages }) => {
    const result =
      status === 'not-measured'
        ? `not measured: ${oneLine(reason || 'the reason is not known')}`
        : `${score === null ? 'no score' : `score ${score}`}, ${counted(pages.length, 'page')}`
    return wrap(`Whole-site analysis of ${shownUrl(url)}: ${result}`, width)
  })
}

const SIGNS = { passed: ['✔', 'green'], failed: ['✖', 'red'], open: ['•', 'blue'] } as const

function verdictLines(report: Report, width: number, paint: Paint): string[] {
  const { counts, score, pages, durationMs } = report
  const figures = [
    score === null ? 'No score' : `Score ${score}`,
    ...countsInWords(counts),
    ...comparisonInWords(report),
    `${counted(pages.length, 'page')} in ${durationInWords(durationMs)}`,
  ]
  const [sign, style] = SIGNS[stateOf(report)]
  return [
    ...wrap(figures.join(' · '), width),
    ...wrap(`${sign} ${headline(report)}`, width).map(line => paint('bold', paint(style, line))),
    ...reasonsBesideHeadline(report).flatMap(reason =>
      wrap(reason, width - 4).map((line, index) => `  ${index === 0 ? '- ' : '  '}${line}`),
    ),
  ]
}
