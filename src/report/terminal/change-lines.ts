import { oneLine } from '../../text/one-line.ts'
import type { ChangeGroup } from '../view/change.ts'
import { type ChangeLine, changeLines } from '../view/change-view.ts'
import type { ReportView } from '../view/report-view.ts'
import { cutToWidth, wrap } from './layout.ts'
import type { Paint, Style } from './paint.ts'

/** Lines on what is different, and on what could not be compared. */
const MAX_LINES = 15
const MAX_HOLES = 5

const STYLES: Readonly<Record<ChangeGroup['effect'], Style | undefined>> = {
  loss: 'red',
  gain: 'green',
  open: undefined,
}

/** What search engines see differently from the baseline, a line for each, what costs most first. */
export function searchLines({ comparison }: ReportView, width: number, paint: Paint): string[] {
  const search = comparison?.search
  if (!search) return []
  const { state, headline, uncompared, notRun } = search
  const holes = uncompared.slice(0, MAX_HOLES)
  const more = uncompared.length - holes.length
  const outside = [
    ...holes,
    ...(more > 0 ? [`and ${more} more`] : []),
    ...(notRun === undefined ? [] : [notRun]),
  ]
  return [
    state === 'same' ? paint('green', headline) : paint('bold', headline),
    ...changeLines(search, MAX_LINES).map(line => lineOf(line, width, paint)),
    ...outside.flatMap(line => wrap(`not compared: ${oneLine(line)}`, width)).map(line => paint('dim', line)),
  ]
}

function lineOf({ effect, words, values }: ChangeLine, width: number, paint: Paint): string {
  const detail = values ? `: ${values.before} → ${values.after}` : ''
  const line = cutToWidth(oneLine(`${words}${detail}`), width)
  const style = STYLES[effect]
  return style === undefined ? line : paint(style, line)
}
