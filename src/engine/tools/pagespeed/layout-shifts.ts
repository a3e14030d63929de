import type { Occurrence } from '../../../api/results.ts'
import type { LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'
import type { ShiftDistance } from '../../browser/lighthouse/seen-shifts.ts'
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
    .map(row => placeOf(row, pageUrl, shiftMessage(result, row)))
}

/**
 * The rows about elements whose arrival moved something so far that it was seen: those that Lighthouse names as the cause, and
 * where one of them was itself moved, as in a run of images, all down to it. Where Lighthouse names no cause, those above
 * that are as high as the way down.
 *
 * @param rows with a `node`
 */
export function movingMedia(result: LighthouseResult, rows: readonly Row[]): Row[] {
  const { audits } = result
  const nodes = new Set(rows.map(row => positionOf(nodeOf(row))))
  const moving = new Set<string>()
  let moved = Number.NEGATIVE_INFINITY
  for (const shift of rowsOf(audits['layout-shifts'])) {
    if (numberOf(shift, 'score') < LEAST_SHIFT) continue
    if (nodes.has(positionOf(nodeOf(shift)))) moved = Math.max(moved, bottomOf(nodeOf(shift)))
    for (const cause of mediaCauses(result, shift)) moving.add(positionOf(extraOf(cause)))
    for (const image of imagesAsHigh(result, shift)) moving.add(positionOf(nodeOf(image)))
  }
  return rows.filter(row => moving.has(positionOf(nodeOf(row))) || topOf(nodeOf(row)) < moved)
}

export function shiftText(value: number): string {
  return value === 0 ? '0' : value.toFixed(3).replace(/0+$/, '').replace(/\.$/, '')
}

/** Lighthouse's words for an image without a size, and for a font that came in time with a shift. */
const UNSIZED = 'Media element lacking an explicit size'
const FONT = 'Web font loaded'
/** Ours for them. */
const WORDS: Readonly<Record<string, string>> = {
  [UNSIZED]: 'an image or video without width and height',
  [FONT]: 'a web font that came late',
  'Injected iframe': 'a frame that was put in',
}

/** What moved adds to the metric; what moved it is named where Lighthouse knows. */
function shiftMessage(result: LighthouseResult, row: Row): string {
  return `This element moves, which adds ${shiftText(numberOf(row, 'score'))} to CLS.${causesText(result, row)}`
}

function causesText(result: LighthouseResult, row: Row): string {
  const causes = new Set<string>()
  const fonts = new Set<string>()
  const grown = distanceOf(result, row)?.grown
  const media = new Set(mediaCauses(result, row))
  for (const cause of subRowsOf(row)) {
    const extra = extraOf(cause)
    const text = textOf(cause, 'cause')
    if (text === FONT) {
      if (!grown) fonts.add(textOf(extra, 'value'))
      continue
    }
    const isMedia = elementOf(extra) !== undefined
    if (text === '' || (isMedia && !media.has(cause))) continue
    const named = isMedia ? elementOf(extra)?.snippet : textOf(extra, 'value')
    const words = WORDS[text] ?? text
    causes.add(named ? `${words} (${named})` : words)
  }
  if (fonts.size > 0) causes.add(fontsText([...fonts]))
  for (const image of imagesAsHigh(result, row))
    causes.add(`${WORDS[UNSIZED]} (${elementOf(image)?.snippet})`)
  if (grown && causes.size === 0)
    causes.add(
      `content was put in or shown: what stands there grew from ${Math.round(grown.from)} to ${Math.round(grown.to)} px in height`,
    )
  return causes.size > 0 ? ` Cause: ${[...causes].slice(0, MAX_CAUSES).join('; ')}` : ''
}

function fontsText(addresses: readonly string[]): string {
  const [first = '', ...others] = addresses
  if (others.length === 0) return first === '' ? WORDS[FONT]! : `${WORDS[FONT]} (${first})`
  const names = addresses
    .slice(0, MAX_CAUSES)
    .map(address => (URL.parse(address)?.pathname ?? address).replace(/^.*\/(?=.)/s, ''))
  const rest = addresses.length > MAX_CAUSES ? ', …' : ''
  return `${addresses.length} web fonts that came late: ${names.join(', ')}${rest}`
}

/** CSS pixels by which an image may be higher than the room that it takes: the line that it stands in was there before. */
const LINE_HEIGHT = 40
/** CSS pixels by which it may be lower: a line that it stands in ends below it. */
const DESCENT = 10

/**
 * The images without a size above what moved, where it went down by the height of one of them or of all, and Lighthouse
 * names no cause: it knows only the image that is painted first after the shift, and a large one is painted later than that.
 *
 * @returns rows of the audit `unsized-images`
 */
function imagesAsHigh(result: LighthouseResult, shift: Row): Row[] {
  const causes = subRowsOf(shift)
  const isOfMedia = (cause: Row) => elementOf(extraOf(cause)) !== undefined
  if (mediaCauses(result, shift).length > 0 || causes.some(cause => !isOfMedia(cause))) return []
  const down = distanceOf(result, shift)?.down ?? 0
  if (down === 0) return []
  const above = rowsOf(result.audits['unsized-images']).filter(
    row => isAbove(nodeOf(row), nodeOf(shift)) && !staysInBox(result, nodeOf(row), shift),
  )
  const isSoHigh = (images: readonly Row[]) => {
    const height = images.reduce((sum, row) => sum + bottomOf(nodeOf(row)) - topOf(nodeOf(row)), 0)
    return down <= height + images.length * DESCENT && down >= height - images.length * LINE_HEIGHT
  }
  const single = above.filter(
    row => bottomOf(nodeOf(row)) - topOf(nodeOf(row)) > LINE_HEIGHT && isSoHigh([row]),
  )
  if (single.length === 1) return single
  return above.length > 1 && isSoHigh(above) ? above : []
}

function distanceOf({ shiftDistances = [] }: LighthouseResult, shift: Row): ShiftDistance | undefined {
  return shiftDistances.find(({ score }) => score === numberOf(shift, 'score'))
}

/** Whether an element ends where another one begins, or higher, and stands over a part of it. */
function isAbove(node: Row | undefined, other: Row | undefined): boolean {
  const upper = node?.['boundingRect'] as Row | undefined
  const lower = other?.['boundingRect'] as Row | undefined
  return (
    numberOf(upper, 'bottom') > 0 &&
    numberOf(upper, 'bottom') <= numberOf(lower, 'top') + 1 &&
    numberOf(upper, 'left') < numberOf(lower, 'right') &&
    numberOf(lower, 'left') < numberOf(upper, 'right')
  )
}

/**
 * The causes of a shift that are elements and may have made it: their boxes were lower without them, and together they are as
 * high as the way down, as far as that is known. Lighthouse names what is painted first after the shift, be it the small coat of arms above a large picture.
 */
function mediaCauses(result: LighthouseResult, shift: Row): Row[] {
  const causes = subRowsOf(shift).filter(
    cause => mediaOf(cause, shift) && !staysInBox(result, extraOf(cause), shift),
  )
  const down = distanceOf(result, shift)?.down ?? 0
  const height = causes.reduce((sum, cause) => sum + bottomOf(extraOf(cause)) - topOf(extraOf(cause)), 0)
  return down > 0 && down > height + causes.length * LINE_HEIGHT ? [] : causes
}

/** Whether an image has a box that is as high without it, and what moved is outside of that. */
function staysInBox({ heldImages = [] }: LighthouseResult, image: Row | undefined, moved: Row): boolean {
  const held = heldImages.find(one => one.image === textOf(image, 'path'))
  return held !== undefined && !textOf(nodeOf(moved), 'path').startsWith(`${held.box},`)
}

/**
 * The element that a cause names, unless it begins below the upper edge of what moved or is a part of it, so that it cannot have
 * moved it, or has its size in the markup: Lighthouse names such as well, of which a slider or a style changed the size.
 */
function mediaOf(cause: Row, moved: Row): PageElement | undefined {
  const extra = extraOf(cause)
  const element = elementOf(extra)
  if (!element || SIZES.every(size => size.test(element.snippet))) return undefined
  const isBelow = nodeOf(moved)?.['boundingRect'] !== undefined && topOf(extra) > topOf(nodeOf(moved))
  return isBelow || isPartOf(extra, nodeOf(moved)) ? undefined : element
}

/** By the places of both in the document, as "1,HTML,1,BODY,0,MAIN". */
function isPartOf(node: Row | undefined, other: Row | undefined): boolean {
  const around = textOf(other, 'path')
  return around !== '' && textOf(node, 'path').startsWith(`${around},`)
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
