import type { Occurrence } from '../../../api/results.ts'
import type { LighthouseReport, LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'
import { fail, type Judgement, type Judgements, notMeasured, pass } from '../../judging/judgement.ts'
import { type Audit, numberOf, type Row, rowsOf, savedBytes, subRowsOf, textOf } from './audit-details.ts'
import { isOfSize, overScreen, savingDevice } from './image-reasons.ts'
import type { Measurement } from './measurement.ts'
import { bytesText } from './quantities.ts'
import { judgeSaving, MIN_SAVED_BYTES, placesOf, unjudgedReason } from './savings.ts'

const AUDIT = 'image-delivery-insight'

/** Five seconds on the phone connection that Lighthouse plays (1.6 Mbit/s). */
const MANY_BYTES = 1_000_000

/** Bytes of one file that no image on a page has to have; as long as {@link MANY_BYTES} on a phone, and more than most pages have in all their images. */
export const MAX_IMAGE_BYTES = 1_000_000

/** The two checks on bytes that images could do without: some, and many, or a file of very many. One of them at most fails. */
export function judgeDelivery(
  measured: Pick<Measurement, 'report' | 'page' | 'gap'>,
): Judgements<typeof AUDIT | 'images-heavy'> {
  const { report, gap } = measured
  const bytes = deliverySavings(report, gap)
  const all = gap === undefined ? judgeSaving(measured, AUDIT) : judgeFiles(measured, gap)
  const some = all.outcome === 'fail' && isLittle(report, gap) ? pass(LITTLE) : all
  const loaded = heavyFiles(report.median)
  const told = some.outcome === 'fail' ? heaviestFile(report, gap) : 0
  const heaviest = Math.max(told, ...loaded.map(({ bytes: own }) => own))
  if (bytes < MANY_BYTES && heaviest > MAX_IMAGE_BYTES) {
    const says = `An image has ${bytesText(heaviest)} (at most ${bytesText(MAX_IMAGE_BYTES)}).`
    const places = some.outcome === 'fail' ? [...some.occurrences] : []
    const isOf = (place: Occurrence, url: string) =>
      place.url === url || place.message?.startsWith(`${url}: `) === true
    const isHeavy = (place: Occurrence) => loaded.some(({ url }) => isOf(place, url))
    const untold = loaded
      .filter(({ url }) => !places.some(place => isOf(place, url)))
      .map(({ url, bytes: own }) => ({ url, message: `The image has ${bytesText(own)}.` }))
    return {
      [AUDIT]: pass(`an image has ${bytesText(heaviest)}, which images-heavy tells`),
      'images-heavy': fail(
        [...untold, ...places.filter(isHeavy), ...places.filter(place => !isHeavy(place))],
        some.outcome === 'fail' ? `${says} ${some.message}` : says,
      ),
    }
  }
  if (some.outcome === 'fail' && bytes >= MANY_BYTES) {
    return {
      [AUDIT]: pass(`${bytesText(bytes)} can be saved, which images-heavy tells`),
      'images-heavy': some,
    }
  }
  const fewer = gap === undefined ? pass() : notMeasured(gap)
  return { [AUDIT]: some, 'images-heavy': some.outcome === 'fail' ? fewer : some }
}

/** The same with images that Lighthouse has not loaded since it does not scroll to them, each as heavy as no image has to be. */
export function withLazyImages(
  judgements: Judgements<typeof AUDIT | 'images-heavy'>,
  lazy: readonly Occurrence[],
): Judgements<typeof AUDIT | 'images-heavy'> {
  const heavy = judgements['images-heavy']
  if (lazy.length === 0) return judgements
  const which =
    lazy.length === 1
      ? 'An image that loads when visitors scroll to it has'
      : `${lazy.length} images that load when visitors scroll to them have`
  const message = `${which} more than ${bytesText(MAX_IMAGE_BYTES)}${lazy.length === 1 ? '' : ' each'}.`
  return heavy.outcome === 'fail'
    ? { ...judgements, 'images-heavy': fail([...heavy.occurrences, ...lazy], heavy.message) }
    : { ...judgements, 'images-heavy': fail([...lazy], message) }
}

/** Bytes of the heaviest image that could do without a part of them that is worth the work. */
function heaviestFile({ median, device }: LighthouseReport, gap: string | undefined): number {
  const rows = gap === undefined ? rowsOf(median.audits[AUDIT]) : sizelessRows({ median, device })
  return Math.max(
    0,
    ...rows
      .filter(row => numberOf(row, 'wastedBytes') >= MIN_FILE_BYTES)
      .map(row => numberOf(row, 'totalBytes')),
  )
}

/** Images that were loaded and are heavier than any has to be, whatever Lighthouse knows to save of them. */
function heavyFiles({ audits }: LighthouseResult): { url: string; bytes: number }[] {
  return rowsOf(audits['network-requests'])
    .filter(row => textOf(row, 'resourceType') === 'Image' && /^https?:/.test(textOf(row, 'url')))
    .map(row => ({ url: textOf(row, 'url'), bytes: numberOf(row, 'transferSize') }))
    .filter(({ bytes }) => bytes > MAX_IMAGE_BYTES)
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, MAX_TOLD)
}

const MAX_TOLD = 20
const LITTLE = 'so little of each image could be saved that it is hardly worth the work'
/** A quarter of a second on the phone connection that Lighthouse plays (1.6 Mbit/s), gained with one file. */
const MIN_FILE_BYTES = 50_000
/** Part of the bytes of all images from which on many small gains are one of how images are made. */
const MIN_SHARE = 1 / 3

/** Whether what can be saved is little, or in small parts of many images that are nearly as small as they can be. */
function isLittle({ median, device }: LighthouseReport, gap: string | undefined): boolean {
  const rows = gap === undefined ? rowsOf(median.audits[AUDIT]) : sizelessRows({ median, device })
  const ofRows = rows.reduce((sum, row) => sum + numberOf(row, 'wastedBytes'), 0)
  const bytes = Math.max(deliverySavings({ median, device }, gap), ofRows)
  if (bytes < MIN_SAVED_BYTES || bytes >= MANY_BYTES) return bytes < MIN_SAVED_BYTES
  const isScattered = rows.length > 0 && rows.every(row => numberOf(row, 'wastedBytes') < MIN_FILE_BYTES)
  return isScattered && bytes < MIN_SHARE * imageBytes(median)
}

function imageBytes({ audits }: LighthouseResult): number {
  return rowsOf(audits['network-requests'])
    .filter(row => textOf(row, 'resourceType') === 'Image')
    .reduce((sum, row) => sum + numberOf(row, 'transferSize'), 0)
}

/**
 * Bytes that images could do without, by Lighthouse's estimate.
 *
 * @param gap why the page did not look as it does: then those for the size at which an image is shown do not count
 */
export function deliverySavings(report: Pick<LighthouseReport, 'median' | 'device'>, gap?: string): number {
  return gap === undefined
    ? savedBytes(report.median.audits[AUDIT])
    : sizelessRows(report).reduce((sum, row) => sum + numberOf(row, 'wastedBytes'), 0)
}

/** What a better format, compression and the size of the screen save, whatever the page looks like; the times depend on its layout too. */
function judgeFiles({ report, page }: Pick<Measurement, 'report' | 'page'>, gap: string): Judgement {
  const audit = report.median.audits[AUDIT]
  const unjudged = unjudgedReason(audit)
  if (unjudged?.outcome === 'not-measured') return unjudged
  const bytes = deliverySavings(report, gap)
  if (bytes < MIN_SAVED_BYTES) return notMeasured(gap)
  const rows = sizelessRows(report)
  const unsaid = `The sizes at which images are shown were not judged: ${gap}.`
  const isSized = rows.some(row => savingDevice(row, report.device) !== undefined)
  const means = isSized
    ? 'by format, compression, and sizes no larger than the screen'
    : 'by format and compression'
  return fail(
    placesOf({ ...audit!, details: tableOf(rows) }, page.url, report.device),
    `Lighthouse estimates that ${bytesText(bytes)} can be saved ${means}. ${unsaid}`,
  )
}

/** The rows of images with a better format or compression, or larger than the screen, as if that were all that is to gain. */
function sizelessRows({ median, device }: Pick<LighthouseReport, 'median' | 'device'>): Row[] {
  return rowsOf(median.audits[AUDIT]).flatMap(row => {
    const [best] = subRowsOf(row)
      .flatMap(sub => {
        const reason = textOf(sub, 'reason')
        return isOfSize(reason) ? overScreen(reason, row, device) : [sub]
      })
      .toSorted((a, b) => numberOf(b, 'wastedBytes') - numberOf(a, 'wastedBytes'))
    if (best === undefined) return []
    const wastedBytes = numberOf(best, 'wastedBytes')
    return [{ ...row, wastedBytes, subItems: { type: 'subitems', items: [best] } }]
  })
}

function tableOf(items: Row[]): Audit['details'] {
  return { type: 'table', headings: [], items } as Audit['details']
}
