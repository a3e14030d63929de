import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import type { Report } from '../report.ts'
import { comparedFindings } from '../view/compared-findings.ts'
import { scoreChangeTexts } from '../view/comparison.ts'
import type { Finding } from '../view/findings.ts'
import { firstPlaces } from '../view/places.ts'
import { commonOrigin, pageLabel } from '../view/scores.ts'
import { counted } from '../view/verdict.ts'
import { cutToWidth, wrap } from './layout.ts'
import type { Paint } from './paint.ts'

/** Lines of one kind. */
const MAX_LINES = 15
const SHOWN_PLACES = 3

/** What is new and fixed against the baseline, a line for each, and how scores changed. */
export function comparisonLines(report: Report, width: number, paint: Paint): string[] {
  const { comparison, withoutBaseline } = report
  if (withoutBaseline !== undefined)
    return wrap(`Not compared with a baseline: ${oneLine(withoutBaseline)}`, width)
  if (!comparison) return []
  const origin = commonOrigin(report.pages)
  const list = (sign: string, refs: typeof comparison.new) =>
    shortened(comparedFindings(refs, report).map(finding => `${sign} ${findingText(finding, origin)}`))
  return [
    ...wrap(`Compared with ${oneLine(comparison.baseline)}`, width),
    ...list('new', comparison.new).map(line => paint('red', cutToWidth(line, width))),
    ...list('fixed', comparison.fixed).map(line => paint('green', cutToWidth(line, width))),
    ...shortened(scoreChangeTexts(report).map(({ label, words }) => `${words} ${label}`)).map(line =>
      cutToWidth(line, width),
    ),
  ]
}

function findingText(finding: Finding, origin: string | undefined): string {
  const { listed, more } = firstPlaces(finding, SHOWN_PLACES)
  const places = listed.map(({ page, resource, isCommon }) =>
    [
      ...(isCommon ? [] : [pageLabel(page.url, origin)]),
      ...(resource === undefined ? [] : [shownUrl(resource)]),
    ].join(' '),
  )
  const rest = more > 0 ? `, and ${counted(more, 'more place')}` : ''
  return `${finding.severity} ${oneLine(finding.id)} ${[...new Set(places)].join(', ')}${rest}`
}

function shortened(lines: readonly string[]): string[] {
  const more = lines.length - MAX_LINES
  return more > 0 ? [...lines.slice(0, MAX_LINES), `and ${counted(more, 'more line')}`] : [...lines]
}
