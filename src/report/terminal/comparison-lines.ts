import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { counted } from '../numbers-in-words.ts'
import type { ComparisonView } from '../view/comparison.ts'
import type { Finding } from '../view/findings.ts'
import { holderOf } from '../view/place-words.ts'
import { firstPlaces } from '../view/places.ts'
import type { ReportView } from '../view/report-view.ts'
import { cutToWidth, wrap } from './layout.ts'
import type { Paint } from './paint.ts'

/** Lines of one kind. */
const MAX_LINES = 15
const SHOWN_PLACES = 3

/** What the run is compared with, what is fixed, a line for each, and how scores changed. What is new is a finding. */
export function comparisonLines(
  { comparison, withoutBaseline, takenOver }: ReportView,
  width: number,
  paint: Paint,
): string[] {
  if (withoutBaseline !== undefined)
    return wrap(`Not compared with a baseline: ${oneLine(withoutBaseline)}`, width)
  if (!comparison) return []
  const fixed = shortened(comparison.fixed.map(finding => `fixed ${findingText(finding)}`))
  return [
    ...wrap(`Compared with ${oneLine(comparison.baseline)}`, width),
    ...(takenOver === undefined ? [] : wrap(takenOver, width)),
    ...fixed.map(line => paint('green', cutToWidth(line, width))),
    ...shortened(scoreLines(comparison.scores)).map(line => cutToWidth(line, width)),
  ]
}

/** Pages of one template gain and lose alike: such changes are one line. */
function scoreLines(scores: ComparisonView['scores']): string[] {
  const alike = Map.groupBy(scores, ({ words }) => words)
  return Array.from(alike, ([words, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${counted(others.length, 'more page')}` : ''
    return `${words} ${first!.page.label}${more}`
  })
}

function findingText({ id, severity, places }: Finding): string {
  const { listed, more } = firstPlaces(places, SHOWN_PLACES)
  const named = listed.map(place => {
    const holder = holderOf(place, false)
    const pages = holder === undefined ? [] : [`${holder.page.label}${holder.rest}`]
    return [...pages, ...(place.resource === undefined ? [] : [shownUrl(place.resource)])].join(' ')
  })
  const rest = more > 0 ? `, and ${counted(more, 'more place')}` : ''
  return `${severity} ${oneLine(id)} ${[...new Set(named)].join(', ')}${rest}`
}

function shortened(lines: readonly string[]): string[] {
  const more = lines.length - MAX_LINES
  return more > 0 ? [...lines.slice(0, MAX_LINES), `and ${counted(more, 'more line')}`] : [...lines]
}
