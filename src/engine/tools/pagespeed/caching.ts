import type { Occurrence } from '../../../api/results.ts'
import type { LighthouseReport } from '../../browser/lighthouse/lighthouse-report.ts'
import { fail, failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type FinalResponse, header } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { numberOf, rowsOf, textOf } from './audit-details.ts'
import { firstPartyOrigins, keepsNothing } from './loaded-files.ts'
import { attempt, LOCAL_SERVER } from './measurement.ts'
import { ownFiles } from './own-files.ts'
import { bytesText, durationText } from './quantities.ts'
import { unjudgedReason } from './savings.ts'

/** A quarter of a second on the phone connection that Lighthouse plays (1.6 Mbit/s), on each further page. */
const MIN_REPEATED_BYTES = 50 * 1024

/** How long caches keep files. */
export const caching = defineTopic({
  checks: {
    'cache-insight': {
      scope: 'site',
      severity: 'notice',
      title: 'Browsers may cache files of the site only for a short time',
      why: 'Returning visitors load them again.',
      fix: 'Put a content hash into the file names, and send Cache-Control: max-age=31536000, immutable.',
      help: 'https://developer.chrome.com/docs/performance/insights/cache',
      example: 'GET /app.3f9c.js answers with Cache-Control: max-age=60',
    },
  },
  async judge(visit) {
    const { page, isLocal, report } = await attempt(visit)
    const judgement = isLocal
      ? notApplicable(LOCAL_SERVER)
      : typeof report === 'string'
        ? judgeFiles(await ownFiles(visit))
        : judgeMeasured(report, page)
    return { judgements: { 'cache-insight': judgement } }
  },
})

/** Files of others are theirs to cache. */
function judgeMeasured({ median }: LighthouseReport, page: HtmlPage): Judgement {
  const audit = median.audits['cache-insight']
  const unjudged = unjudgedReason(audit)
  if (unjudged) return unjudged
  const own = firstPartyOrigins(median, page)
  const rows = rowsOf(audit).filter(row => own.has(URL.parse(textOf(row, 'url'))?.origin ?? ''))
  if (rows.length === 0 && keepsNothing(median, own)) {
    return notApplicable('the page loads no files of its own site that caches could keep')
  }
  const bytes = rows.reduce((sum, row) => sum + numberOf(row, 'wastedBytes'), 0)
  if (bytes < MIN_REPEATED_BYTES) return pass()
  return fail(
    rows.map(row => ({
      url: textOf(row, 'url'),
      message: `${bytesText(numberOf(row, 'totalBytes'))}, cached ${lifetimeText(numberOf(row, 'cacheLifetimeMs') / 1000)}`,
    })),
  )
}

/** How long caches keep a file, as the end of a sentence. */
function lifetimeText(seconds: number): string {
  return seconds <= 0 ? 'for no time at all' : `for ${durationText(seconds)}`
}

function judgeFiles(files: readonly FinalResponse[]): Judgement {
  if (files.length === 0) return notApplicable('the page has no style sheets or scripts of its own origin')
  const places: Occurrence[] = []
  for (const file of files) {
    const seconds = lifetimeOf(file)
    if (seconds <= 0) places.push({ url: file.url, message: `cached ${lifetimeText(seconds)}` })
  }
  return failWhere(places)
}

/** Seconds that a response may be used without asking again. @see https://www.rfc-editor.org/rfc/rfc9111#section-4.2.1 */
function lifetimeOf(response: FinalResponse): number {
  const control = header(response, 'cache-control') ?? ''
  if (/\bno-(store|cache)\b/i.test(control)) return 0
  const maxAge = /\bmax-age\s*=\s*"?(\d{1,12})/i.exec(control)?.[1]
  if (maxAge !== undefined) return Number(maxAge)
  const until = Date.parse(header(response, 'expires') ?? '')
  const from = Date.parse(header(response, 'date') ?? '')
  return Number.isNaN(until) || Number.isNaN(from) ? 0 : (until - from) / 1000
}
