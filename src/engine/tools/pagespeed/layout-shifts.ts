import type { Occurrence } from '../../../api/results.ts'
import type { LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'
import {
  elementOf,
  numberOf,
  type PageElement,
  placeOf,
  type Row,
  rowsOf,
  subRowsOf,
  textOf,
} from './audit-details.ts'

/** Places that are named, and causes of each. */
const MAX_PLACES = 5
const MAX_CAUSES = 3
/** Part of the largest shift below which another one is not worth a look. */
const LEAST_PART = 0.1
/** Layout shift below which nobody saw anything move: a tenth of what Google calls good. */
const LEAST_SHIFT = 0.01

/** Elements that moved, those that moved most first, each with what Lighthouse gives as the cause. */
export function shiftedElements(result: LighthouseResult, pageUrl: string): Occurrence[] {
  const rows = rowsOf(result.audits['layout-shifts'])
    .filter(row => elementOf(row) !== undefined)
    .toSorted((a, b) => numberOf(b, 'score') - numberOf(a, 'score'))
  const least = LEAST_PART * numberOf(rows[0], 'score')
  return rows
    .filter(row => numberOf(row, 'score') >= least)
    .slice(0, MAX_PLACES)
    .map(row => placeOf(row, pageUrl, `moved by ${shiftText(numberOf(row, 'score'))}${causesText(row)}`))
}

/**
 * The rows about elements whose arrival moved something so far that it was seen: those that Lighthouse names as the cause, and
 * where one of them was itself moved, as in a run of images, all down to it.
 *
 * @param rows with a `node`
 */
export function movingMedia({ audits }: LighthouseResult, rows: readonly Row[]): Row[] {
  const nodes = new Set(rows.map(row => positionOf(nodeOf(row))))
  const moving = new Set<string>()
  let moved = Number.NEGATIVE_INFINITY
  for (const shift of rowsOf(audits['layout-shifts'])) {
    if (numberOf(shift, 'score') < LEAST_SHIFT) continue
    if (nodes.has(positionOf(nodeOf(shift)))) moved = Math.max(moved, bottomOf(nodeOf(shift)))
    for (const cause of subRowsOf(shift)) {
      if (mediaOf(cause, shift)) moving.add(positionOf(extraOf(cause)))
    }
  }
  return rows.filter(row => moving.has(positionOf(nodeOf(row))) || topOf(nodeOf(row)) < moved)
}

export function shiftText(value: number): string {
  return value === 0 ? '0' : value.toFixed(3).replace(/0+$/, '').replace(/\.$/, '')
}

function causesText(row: Row): string {
  const causes = new Set<string>()
  for (const cause of subRowsOf(row)) {
    const extra = extraOf(cause)
    const text = textOf(cause, 'cause')
    const isMedia = elementOf(extra) !== undefined
    const named = isMedia ? mediaOf(cause, row)?.snippet : textOf(extra, 'value')
    if (text === '' || (isMedia && named === undefined)) continue
    causes.add(named ? `${text} (${named})` : text)
  }
  return causes.size > 0 ? `: ${[...causes].slice(0, MAX_CAUSES).join('; ')}` : ''
}

/**
 * The element that a cause names, unless it stands below what moved, which it cannot have moved, or has its size in the
 * markup: Lighthouse names such as well, of which a slider or a style changed the size.
 */
function mediaOf(cause: Row, moved: Row): PageElement | undefined {
  const extra = extraOf(cause)
  const element = elementOf(extra)
  if (!element || SIZES.every(size => size.test(element.snippet))) return undefined
  return topOf(extra) < bottomOf(nodeOf(moved)) ? element : undefined
}

const SIZES = [/\swidth="\d/, /\sheight="\d/]

function nodeOf(row: Row): Row | undefined {
  return row['node'] as Row | undefined
}

/** The element or the address that a cause names. */
function extraOf(cause: Row): Row | undefined {
  return cause['extra'] as Row | undefined
}

/** Where an element stands in the document, which is unlike its selector that of no other one. */
function positionOf(node: Row | undefined): string {
  return textOf(node, 'path') || textOf(node, 'selector')
}

function topOf(node: Row | undefined): number {
  return numberOf(node?.['boundingRect'] as Row | undefined, 'top')
}

function bottomOf(node: Row | undefined): number {
  const rectangle = node?.['boundingRect'] as Row | undefined
  return rectangle === undefined ? Number.POSITIVE_INFINITY : numberOf(rectangle, 'bottom')
}
