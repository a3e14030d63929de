import type { Occurrence } from '../../../api/results.ts'
import type { LighthouseReport, LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import {
  type Audit,
  numberOf,
  placeOf,
  type Row,
  rowsOf,
  savedBytes,
  savedMs,
  subRowsOf,
  textOf,
} from './audit-details.ts'
import type { DiagnosticCheck } from './checks.ts'
import { nothingLoaded } from './loaded-files.ts'
import { isGood } from './metrics.ts'
import { bytesText, timeText } from './quantities.ts'
import {
  FCP_MS,
  LCP_MS,
  LEAST_SAVED_BYTES,
  LEAST_SAVED_MS,
  PAGE_BYTES,
  PASSING_SCORE,
  REFLOW_MS,
  TBT_MS,
  THIRD_PARTY_MAIN_THREAD_MS,
} from './thresholds.ts'

/** Judges the causes that Lighthouse names: where mending them gains something. */
export function judgeDiagnostics(
  report: LighthouseReport,
  pageUrl: string,
  isLocal: boolean,
): Record<DiagnosticCheck, Judgement> {
  const saving = (id: DiagnosticCheck) => judgeSaving(report, id, pageUrl)
  const { audits } = report.median
  return {
    'image-delivery-insight': saving('image-delivery-insight'),
    'unused-javascript': saving('unused-javascript'),
    'unused-css-rules': saving('unused-css-rules'),
    'unminified-javascript': saving('unminified-javascript'),
    'unminified-css': saving('unminified-css'),
    'legacy-javascript-insight': saving('legacy-javascript-insight'),
    'duplicated-javascript-insight': saving('duplicated-javascript-insight'),
    'font-display-insight': saving('font-display-insight'),
    'modern-http-insight': isLocal
      ? notApplicable('a server on this machine or network speaks HTTP/1.1, whatever the site will speak')
      : saving('modern-http-insight'),
    'forced-reflow-insight': judgeReflows(audits['forced-reflow-insight'], pageUrl),
    'third-parties-insight': judgeThirdParties(audits['third-parties-insight'], pageUrl),
    'total-byte-weight': judgeWeight(audits['total-byte-weight'], pageUrl),
    'bf-cache': judgeBackForwardCache(audits['bf-cache'], pageUrl),
  }
}

/** An audit that estimates what its fix would save: time of a metric that is not good yet, or many bytes. */
export function judgeSaving(report: LighthouseReport, id: string, pageUrl: string): Judgement {
  const audit = report.median.audits[id]
  const unjudged = unjudgedReason(audit)
  if (unjudged) return unjudged
  if (audit!.score! >= PASSING_SCORE) return nothingLoaded(report.median, id) ?? pass()
  const ms = usefulMs(report, audit!)
  const bytes = savedBytes(audit)
  const gains = [
    ...(ms >= LEAST_SAVED_MS ? [timeText(ms)] : []),
    ...(bytes >= LEAST_SAVED_BYTES ? [bytesText(bytes)] : []),
  ]
  if (gains.length === 0) return pass('what Lighthouse sees here is too little to matter for this page')
  return fail(placesOf(audit!, pageUrl), `Lighthouse estimates that ${gains.join(' and ')} can be saved`)
}

/** Why an audit cannot be judged; undefined where it has a score. */
export function unjudgedReason(audit: Audit | undefined): Judgement | undefined {
  if (!audit) return notMeasured('Lighthouse did not look at this')
  if (audit.errorMessage !== undefined) return notMeasured(`Lighthouse failed here: ${audit.errorMessage}`)
  if (audit.scoreDisplayMode === 'notApplicable')
    return notApplicable('nothing on the page that this is about')
  return audit.score === null ? pass() : undefined
}

/** Milliseconds that a fix would gain for a metric that is not good yet. */
export function usefulMs({ median, device }: LighthouseReport, audit: Audit): number {
  return Math.max(
    isGood(median, 'first-contentful-paint', FCP_MS) ? 0 : savedMs(audit, 'FCP'),
    isGood(median, 'largest-contentful-paint', LCP_MS) ? 0 : savedMs(audit, 'LCP'),
    isGood(median, 'total-blocking-time', TBT_MS[device]) ? 0 : savedMs(audit, 'TBT'),
  )
}

/** The rows of an audit as places, those with the largest gains first; the page itself where it names none. */
export function placesOf(audit: Audit, pageUrl: string): Occurrence[] {
  const gain = (row: Row) => numberOf(row, 'wastedBytes') || numberOf(row, 'wastedMs')
  const rows = rowsOf(audit).toSorted((a, b) => gain(b) - gain(a))
  const places = rows.map(row => placeOf(row, pageUrl, gainText(row)))
  return places.length > 0 ? places : [{ url: pageUrl, message: audit.displayValue ?? audit.title }]
}

function gainText(row: Row): string {
  const bytes = numberOf(row, 'wastedBytes')
  const ms = numberOf(row, 'wastedMs')
  const total = numberOf(row, 'totalBytes') || numberOf(row, 'transferSize')
  const reasons = subRowsOf(row)
    .map(sub => textOf(sub, 'reason') || textOf(sub, 'signal'))
    .filter(text => text !== '')
  const size = total > 0 ? ` of ${bytesText(total)}` : ''
  const what =
    bytes > 0
      ? `${bytesText(bytes)}${size} could be saved`
      : ms > 0
        ? `${timeText(ms)} could be saved`
        : [textOf(row, 'protocol'), size.slice(4)].filter(text => text !== '').join(', ')
  // A module that several files have in them.
  const module = textOf(row, 'source')
  return [what, elementFile(row), module, ...reasons].filter(text => text !== '').join('; ')
}

/** The file that an element shows, which its place does not name. */
function elementFile(row: Row): string {
  const url = row['node'] === undefined ? '' : textOf(row, 'url')
  return url.startsWith('data:') ? 'inline' : url
}

function judgeReflows(audit: Audit | undefined, pageUrl: string): Judgement {
  const unjudged = unjudgedReason(audit)
  if (unjudged) return unjudged
  const rows = rowsOf(audit).filter(row => numberOf(row, 'reflowTime') >= REFLOW_MS)
  if (rows.length === 0) return pass()
  return fail(
    rows.map(row =>
      placeOf(row, pageUrl, `${timeText(numberOf(row, 'reflowTime'))} of layout${lineText(row)}`),
    ),
  )
}

function lineText(row: Row): string {
  const source = row['source'] as Row | undefined
  return typeof source?.['line'] === 'number' ? `, asked for in line ${source['line'] + 1}` : ''
}

function judgeThirdParties(audit: Audit | undefined, pageUrl: string): Judgement {
  // It has no score of its own: what it lists says all.
  const unjudged = unjudgedReason(audit)
  if (unjudged && unjudged.outcome !== 'pass') return unjudged
  const rows = rowsOf(audit)
  if (rows.length === 0) return notApplicable('the page loads nothing from third parties')
  const total = rows.reduce((sum, row) => sum + numberOf(row, 'mainThreadTime'), 0)
  if (total < THIRD_PARTY_MAIN_THREAD_MS) return pass()
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

function judgeWeight(audit: Audit | undefined, pageUrl: string): Judgement {
  const total = audit?.numericValue
  if (total === undefined) return notMeasured('Lighthouse did not weigh the page')
  if (total <= PAGE_BYTES) return pass(bytesText(total))
  const places = rowsOf(audit).map(row => placeOf(row, pageUrl, bytesText(numberOf(row, 'totalBytes'))))
  return fail(places, `${bytesText(total)} in all; ${bytesText(PAGE_BYTES)} are many already`)
}

function judgeBackForwardCache(audit: Audit | undefined, pageUrl: string): Judgement {
  if (audit?.scoreDisplayMode === 'notApplicable') return notMeasured('this Chrome cannot go back to a page')
  const unjudged = unjudgedReason(audit)
  if (unjudged) return unjudged
  // The others are for browsers to mend, or came from how Chrome was started.
  const rows = rowsOf(audit).filter(row => textOf(row, 'failureType') === 'Actionable')
  if (rows.length === 0) return pass()
  return fail(
    rows.map(row => placeOf({ url: textOf(subRowsOf(row)[0], 'frameUrl') }, pageUrl, textOf(row, 'reason'))),
  )
}

/** Origins that belong to whom the page belongs to, by Lighthouse's table of companies. */
export function firstPartyOrigins({ entities }: LighthouseResult, pageUrl: string): ReadonlySet<string> {
  const own = entities.filter(({ isFirstParty }) => isFirstParty).flatMap(({ origins }) => origins)
  return new Set([new URL(pageUrl).origin, ...own])
}
