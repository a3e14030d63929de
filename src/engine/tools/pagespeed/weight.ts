import type { JsonObject } from '../../../api/results.ts'
import type { LighthouseReport, LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'
import { fail, type Judgement, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { numberOf, placeOf, rowsOf, textOf } from './audit-details.ts'
import { deliverySavings } from './image-delivery.ts'
import { measurement } from './measurement.ts'
import { bytesText } from './quantities.ts'

/** How much the page loads. */
export const weight = defineTopic({
  checks: {
    'total-byte-weight': {
      severity: 'warning',
      title: 'The page loads a lot of data',
      why: 'It loads slowly on a phone connection and costs visitors money.',
      fix: 'Make the largest files that the finding names smaller, or load them only when they are needed.',
      help: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight',
      example: 'a page with a video of 12 MB that plays by itself',
    },
  },
  async judge(visit) {
    const { page, report, gap } = await measurement(visit)
    return {
      judgements: { 'total-byte-weight': judge(report, page.url, gap) },
      facts: { weight: factsOf(report.median) },
    }
  },
})

/**
 * On the network of 1.6 Mbit/s that Lighthouse plays for a phone so much takes 25 seconds. Three of four pages are lighter
 * than 4.1 MB, where its score is 0.5.
 */
const MAX_BYTES = 5_000_000
/** A file below a fiftieth of that is not what makes the page heavy, where there are larger ones. */
const MIN_FILE_BYTES = MAX_BYTES / 50

function judge(report: LighthouseReport, pageUrl: string, gap: string | undefined): Judgement {
  const audit = report.median.audits['total-byte-weight']
  const total = audit?.numericValue
  if (total === undefined) return notMeasured('Lighthouse did not weigh the page')
  if (total <= MAX_BYTES) return pass(bytesText(total))
  // One remedy is one finding.
  const images = deliverySavings(report, gap)
  if (total - images <= MAX_BYTES && images >= total / 2)
    return pass(`${bytesText(total)}, of which smaller images save ${bytesText(images)} (images-heavy)`)
  const all = rowsOf(audit)
  const large = all.filter(row => numberOf(row, 'totalBytes') >= MIN_FILE_BYTES)
  const places = (large.length > 0 ? large : all).map(row =>
    placeOf(row, pageUrl, bytesText(numberOf(row, 'totalBytes'))),
  )
  return fail(places, `${bytesText(total)} in all (warning above ${bytesText(MAX_BYTES)})`)
}

/** Requests and bytes over the wire by Lighthouse's kinds of resources, as `script`. */
function factsOf({ audits }: LighthouseResult): JsonObject {
  return Object.fromEntries(
    rowsOf(audits['resource-summary']).map(row => [
      textOf(row, 'resourceType'),
      { requests: numberOf(row, 'requestCount'), bytes: numberOf(row, 'transferSize') },
    ]),
  )
}
