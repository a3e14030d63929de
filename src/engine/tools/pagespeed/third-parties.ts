import type { Json } from '../../../api/results.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { productionOrigins } from '../../syntax/preview.ts'
import { type Audit, numberOf, placeOf, type Row, rowsOf, subRowsOf, textOf } from './audit-details.ts'
import { measurement, whyNoTimes } from './measurement.ts'
import { timeText } from './quantities.ts'
import { unjudgedReason } from './savings.ts'

/** What the code of others costs. */
export const thirdParties = defineTopic({
  checks: {
    'third-parties-insight': {
      severity: 'notice',
      title: 'Third-party scripts keep the page busy',
      why: 'The page does not react while they run, and you cannot make them faster.',
      fix: 'Remove what you do not need, and load the rest after the page is ready.',
      help: 'https://developer.chrome.com/docs/performance/insights/third-parties',
      example: '<script src="https://tags.example/all-of-marketing.js"></script>',
    },
  },
  async judge(visit) {
    const { page, report } = await measurement(visit)
    const audit = report.median.audits['third-parties-insight']
    // What the pages load from production's address is the site's own.
    const own = new Set(productionOrigins(page.preview))
    const rows = rowsOf(audit).filter(row => !own.has(originOf(row)))
    return {
      judgements: { 'third-parties-insight': judge(audit, rows, page.url, whyNoTimes(report)) },
      facts: { thirdParties: factsOf(rows) },
    }
  },
})

/** @see https://developer.chrome.com/docs/lighthouse/performance/third-party-summary */
const MAX_MAIN_THREAD_MS = 250
/** Third parties that the facts list, and addresses of each. */
const MAX_LISTED = 50
const MAX_URLS = 5

function judge(
  audit: Audit | undefined,
  rows: readonly Row[],
  pageUrl: string,
  noTimes: string | undefined,
): Judgement {
  // It has no score of its own: what it lists says all.
  const unjudged = unjudgedReason(audit)
  if (unjudged && unjudged.outcome !== 'pass') return unjudged
  if (rows.length === 0) return notApplicable('the page loads nothing from third parties')
  const total = rows.reduce((sum, row) => sum + numberOf(row, 'mainThreadTime'), 0)
  if (total < MAX_MAIN_THREAD_MS) return pass()
  if (noTimes !== undefined) return notMeasured(noTimes)
  const busy = rows.filter(row => numberOf(row, 'mainThreadTime') >= 1)
  return fail(
    busy.map(row => {
      const largest = subRowsOf(row)[0]
      const message = `${textOf(row, 'entity')} keeps the page busy for ${timeText(numberOf(row, 'mainThreadTime'))}`
      return placeOf({ url: textOf(largest, 'url') }, pageUrl, message)
    }),
    `${timeText(total)} in all`,
  )
}

function originOf(row: Row): string {
  return URL.parse(textOf(subRowsOf(row)[0], 'url'))?.origin ?? ''
}

function factsOf(rows: readonly Row[]): Json[] {
  return rows.slice(0, MAX_LISTED).map(row => ({
    entity: textOf(row, 'entity'),
    bytes: numberOf(row, 'transferSize'),
    mainThreadMs: Math.round(numberOf(row, 'mainThreadTime')),
    urls: subRowsOf(row)
      .slice(0, MAX_URLS)
      .map(sub => textOf(sub, 'url')),
  }))
}
