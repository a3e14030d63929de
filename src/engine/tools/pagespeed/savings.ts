import { LCP_MS } from '../../../api/core-web-vitals.ts'
import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import type { Device, LighthouseReport } from '../../browser/lighthouse/lighthouse-report.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import {
  type Audit,
  isAddress,
  numberOf,
  PASSING_SCORE,
  placeOf,
  type Row,
  rowsOf,
  savedBytes,
  savedMs,
  subRowsOf,
  textOf,
} from './audit-details.ts'
import { reasonsOf, savingDevice } from './image-reasons.ts'
import { isLateInSimulationOnly, isLateWithFirstPaint } from './largest-paint.ts'
import { nothingLoaded } from './loaded-files.ts'
import { transferMs } from './main-image.ts'
import { type Measurement, whyNoTimes } from './measurement.ts'
import { FCP_MS, isGood, TBT_MS } from './metric-bounds.ts'
import { bytesText, timeText } from './quantities.ts'

/** Less time than that nobody works for: Lighthouse estimates in steps of 50 or 150 ms, and one step is often none. */
export const MIN_SAVED_MS = 300
/** Half a second on the phone connection that Lighthouse plays (1.6 Mbit/s). */
export const MIN_SAVED_BYTES = 100 * 1024

/**
 * Audits whose time is that of few bytes: a framework's own code that a page does not use is half of its first bundle, and
 * the file that holds up the first paint stays, whatever rules are in it.
 */
const BYTES_ONLY: ReadonlySet<string> = new Set(['unused-javascript', 'unused-css-rules'])
/** Audits whose rows say how long a file takes, and not what of it can be saved. */
const WHOLE_TIMES: ReadonlySet<string> = new Set(['render-blocking-insight'])

/**
 * An audit that estimates what its fix would save: time of a metric that is not good yet, or many bytes.
 *
 * @param isLeftOut files of which it says nothing, by their addresses
 */
export function judgeSaving(
  { report, page }: Pick<Measurement, 'report' | 'page'>,
  id: string,
  isLeftOut?: (url: string) => boolean,
): Judgement {
  const raw = report.median.audits[id]
  const whole = raw && BYTES_ONLY.has(id) ? withFilesOnce(raw, page.url) : raw
  const audit =
    whole && isLeftOut
      ? withRows(
          whole,
          rowsOf(whole).filter(row => !isLeftOut(textOf(row, 'url'))),
        )
      : whole
  const unjudged = unjudgedReason(audit)
  if (unjudged) return unjudged
  if (audit!.score! >= PASSING_SCORE) return nothingLoaded(report.median, id) ?? pass()
  const noTimes = whyNoTimes(report)
  const ms =
    noTimes === undefined && !BYTES_ONLY.has(id)
      ? Math.min(usefulMs(report, audit!, page.document), mostMs(report, audit!))
      : 0
  const bytes = savedBytes(audit)
  const gains = [
    ...(ms >= MIN_SAVED_MS ? [timeText(ms)] : []),
    ...(bytes >= MIN_SAVED_BYTES ? [bytesText(bytes)] : []),
  ]
  if (gains.length === 0 && noTimes !== undefined && !BYTES_ONLY.has(id)) return notMeasured(noTimes)
  if (gains.length === 0) return pass('Lighthouse sees too little here to matter for this page')
  const [device] = rowsOf(audit).flatMap(row => savingDevice(row, report.device) ?? [])
  return fail(
    placesOf(audit!, page.url, report.device, rawSizes(report)),
    `Lighthouse estimates that ${gains.join(' and ')} can be saved${device === undefined ? '' : ` on a ${device}`}`,
  )
}

/**
 * An audit whose table names each file once. Lighthouse names a script each time that it ran: what one of those used is used,
 * so the smallest waste counts. Those in the page itself have its address in common, and are not the same.
 */
function withFilesOnce(audit: Audit, pageUrl: string): Audit {
  const rows = rowsOf(audit)
  const least = new Map<string, Row>()
  for (const row of rows.toSorted((a, b) => numberOf(b, 'wastedBytes') - numberOf(a, 'wastedBytes')))
    least.set(textOf(row, 'url'), row)
  const items = rows.filter(row => {
    const url = textOf(row, 'url')
    return !isAddress(url) || url === pageUrl || least.get(url) === row
  })
  return withRows(audit, items)
}

/** An audit with some of its rows. */
function withRows(audit: Audit, items: readonly Row[]): Audit {
  const rows = rowsOf(audit)
  if (items.length === rows.length) return audit
  const bytesOf = (some: readonly Row[]) => some.reduce((sum, row) => sum + numberOf(row, 'wastedBytes'), 0)
  const overallSavingsBytes = Math.max(1, savedBytes(audit) - bytesOf(rows) + bytesOf(items))
  return {
    ...audit,
    details: { ...audit.details, items, overallSavingsBytes } as unknown as Audit['details'],
  }
}

/** Why an audit cannot be judged; undefined where it has a score. */
export function unjudgedReason(audit: Audit | undefined): Judgement | undefined {
  if (!audit) return notMeasured('Lighthouse did not look at this')
  if (audit.errorMessage !== undefined) return notMeasured(`Lighthouse failed here: ${audit.errorMessage}`)
  if (audit.scoreDisplayMode === 'notApplicable')
    return notApplicable('the page has nothing that this check is about')
  return audit.score === null ? pass() : undefined
}

/** Milliseconds that a fix would gain for a metric that is not good yet. */
function usefulMs({ median, device }: LighthouseReport, audit: Audit, document: HtmlDocument): number {
  // What does not hold up the first paint holds up nothing that comes with it.
  const isWithFirst = isLateInSimulationOnly(median, device, document) || isLateWithFirstPaint(median)
  return Math.max(
    isGood(median, 'first-contentful-paint', FCP_MS) ? 0 : savedMs(audit, 'FCP'),
    isGood(median, 'largest-contentful-paint', LCP_MS) || isWithFirst ? 0 : savedMs(audit, 'LCP'),
    isGood(median, 'total-blocking-time', TBT_MS[device]) ? 0 : savedMs(audit, 'TBT'),
  )
}

/**
 * Milliseconds beyond which the simulation counts what the rows of an audit are not the cause of: those of all rows
 * together, or where they have bytes alone, those that the connection needs for them. No limit where they have neither.
 */
function mostMs({ device }: LighthouseReport, audit: Audit): number {
  const ofAllRows = (name: string) => rowsOf(audit).reduce((sum, row) => sum + numberOf(row, name), 0)
  const bytes = Math.max(ofAllRows('wastedBytes'), savedBytes(audit))
  return ofAllRows('wastedMs') || transferMs(bytes, device) || Infinity
}

/** Bytes of text from which on it matters how large it is before it is compressed: the browser has to read all of it. */
const MIN_RAW_BYTES = 1_000_000

/** Bytes that large files which came compressed have without, by their addresses. */
function rawSizes({ median }: LighthouseReport): ReadonlyMap<string, number> {
  const large = rowsOf(median.audits['network-requests']).filter(row => {
    const bytes = numberOf(row, 'resourceSize')
    return bytes >= MIN_RAW_BYTES && bytes > 1.5 * numberOf(row, 'transferSize')
  })
  return new Map(large.map(row => [textOf(row, 'url'), numberOf(row, 'resourceSize')]))
}

/** Part of the largest gain below which another one is not worth a look. */
const LEAST_PART = 0.1

/**
 * The rows of an audit as places, those with the largest gains first; the page itself where it names none.
 *
 * @param device for which Lighthouse measured
 * @param raw bytes of large files before they are compressed
 */
export function placesOf(
  audit: Audit,
  pageUrl: string,
  device: Device,
  raw: ReadonlyMap<string, number> = new Map(),
): Occurrence[] {
  const gain = (row: Row) => numberOf(row, 'wastedBytes') || numberOf(row, 'wastedMs')
  const rows = rowsOf(audit).toSorted((a, b) => gain(b) - gain(a))
  const least = rows[0] === undefined ? 0 : LEAST_PART * gain(rows[0])
  const places = rows
    .filter(row => gain(row) >= least)
    .map(row =>
      placeOf(row, pageUrl, gainText(row, device, WHOLE_TIMES.has(audit.id), raw.get(textOf(row, 'url')))),
    )
  return places.length > 0 ? places : [{ url: pageUrl, message: audit.displayValue ?? audit.title }]
}

/** Part of an image from which on what can be saved is told without a number: it is an estimate by area. */
const MOST = 0.95

/**
 * @param isWhole whether its time is that of the whole file
 * @param raw bytes of the file before it is compressed, where these matter
 */
function gainText(row: Row, device: Device, isWhole: boolean, raw: number | undefined): string {
  const bytes = numberOf(row, 'wastedBytes')
  const ms = numberOf(row, 'wastedMs')
  const total = numberOf(row, 'totalBytes') || numberOf(row, 'transferSize')
  const reasons = reasonsOf(row, device)
  const signals = subRowsOf(row).map(sub => textOf(sub, 'signal'))
  const size = total > 0 ? ` of ${bytesText(total)}` : ''
  const unpacked = raw === undefined || total === 0 ? '' : `${bytesText(raw)} uncompressed`
  const who = savingDevice(row, device)
  const part =
    reasons.length > 0 && bytes >= MOST * total
      ? 'most'
      : size.slice(4) === bytesText(bytes)
        ? 'nearly all'
        : bytesText(bytes)
  const what =
    bytes > 0
      ? who === undefined
        ? `${part}${size}${unpacked && ` (${unpacked})`} could be saved`
        : `A ${who} could save ${part}${size}`
      : ms > 0
        ? isWhole
          ? `delays the first paint by up to ${timeText(ms)}${size && ` (${[size.slice(4), unpacked].filter(text => text !== '').join(', ')})`}`
          : `${timeText(ms)} could be saved`
        : [textOf(row, 'protocol'), size.slice(4)].filter(text => text !== '').join(', ')
  // A module that several files have in them.
  const module = textOf(row, 'source')
  const gain = [what, inlineText(row), module, ...signals].filter(text => text !== '').join('; ')
  const file = elementFile(row)
  const sentence = file === '' ? gain : `${file}: ${gain}`
  return reasons.length > 0 ? [`${sentence}.`, ...reasons].join(' ') : sentence
}

/** Characters of an inline style sheet that are shown. */
const MAX_INLINE = 60

/** How a style sheet begins that stands in the page itself, which Lighthouse writes in place of its address. */
function inlineText(row: Row): string {
  const text = textOf(row, 'url').trim()
  if (row['node'] !== undefined || text === '' || URL.canParse(text)) return ''
  return `the style sheet in the page that begins with "${cutEnd(text.replace(/\s+/g, ' '), MAX_INLINE)}"`
}

/** The file that an element shows, which its place does not name. */
function elementFile(row: Row): string {
  const url = row['node'] === undefined ? '' : textOf(row, 'url')
  return url.startsWith('data:') ? 'inline' : url
}
