import type { Bounds } from '../../../api/core-web-vitals.ts'
import type { LighthouseReport, LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'
import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  textOf as textOfNode,
} from '../../formats/html/document.ts'
import { type Audit, numberOf, type Row, rowsOf, textOf } from './audit-details.ts'
import { transferMs } from './main-image.ts'
import { FCP_MS, isGood, SPEED_INDEX_MS } from './metric-bounds.ts'

const AFTER_OTHERS =
  'the page was painted when its fonts or frames had come, or scripts that it does not wait for, so Lighthouse counts the time that they take on a phone, where it is painted before'

/**
 * A report without what Lighthouse counts to the first paint by chance. A machine loads fonts, frames and scripts of a site in
 * no time, often before it paints, and paints first in the next run. What came before is then held for what the paint waits
 * for, by its urgency alone. Where a time is good without that, it has an error message in place of a judgement, and the good value.
 *
 * @param document as it was sent
 * @see https://github.com/ChromeDevTools/devtools-frontend/blob/main/front_end/models/trace/lantern/metrics/FirstContentfulPaint.ts
 */
export function withoutChance(report: LighthouseReport, document: HtmlDocument): LighthouseReport {
  const { median, device } = report
  const ms = transferMs(bytesBeforePaint(median, unawaitedScripts(median, document)), device)
  const without = (id: string, bounds: Bounds): Record<string, Audit> => {
    const audit = median.audits[id]
    const value = audit?.numericValue
    if (!audit || value === undefined || ms === 0 || isGood(median, id, bounds)) return {}
    const other: Audit = { ...audit, numericValue: value - ms, errorMessage: AFTER_OTHERS }
    return isGood({ ...median, audits: { [id]: other } }, id, bounds) ? { [id]: other } : {}
  }
  const audits = {
    ...without('first-contentful-paint', FCP_MS),
    ...without('speed-index', SPEED_INDEX_MS[device]),
  }
  if (Object.keys(audits).length === 0) return report
  return { ...report, median: { ...median, audits: { ...median.audits, ...audits } } }
}

/**
 * Bytes of fonts, of what is most urgent in frames, and of scripts that the paint does not wait for, which had come when the
 * first paint was observed.
 */
function bytesBeforePaint({ audits }: LighthouseResult, unawaited: ReadonlySet<string>): number {
  const [observed] = rowsOf(audits['metrics'])
  const paintMs = numberOf(observed, 'observedFirstContentfulPaint')
  const isUnawaited = (row: Row) => {
    if (textOf(row, 'resourceType') === 'Script' && textOf(row, 'priority') === 'High')
      return unawaited.has(textOf(row, 'url'))
    const isApart = textOf(row, 'resourceType') === 'Font' || row['experimentalFromMainFrame'] !== true
    return isApart && textOf(row, 'priority') === 'VeryHigh'
  }
  return rowsOf(audits['network-requests'])
    .filter(row => isUnawaited(row) && numberOf(row, 'networkEndTime') <= paintMs)
    .reduce((sum, row) => sum + numberOf(row, 'transferSize'), 0)
}

/** Characters of the main content from which on the document has them by no chance. */
const LEAST_TEXT = 15

/**
 * The scripts of a document that do not hold up its paint: modules and deferred ones. None where the main content is not a
 * text that was sent with it: scripts may make that.
 */
function unawaitedScripts({ audits }: LighthouseResult, document: HtmlDocument): ReadonlySet<string> {
  const node = rowsOf(audits['lcp-breakdown-insight']).find(row => row['type'] === 'node')
  // Lighthouse cuts a long text, and ends it with an ellipsis.
  const text = foldSpace(textOf(node, 'nodeLabel').replace(/…$/, ''))
  const { body } = document
  if (text.length < LEAST_TEXT || !body || !foldSpace(textOfNode(body)).includes(text)) return new Set()
  const isModule = (element: Element) => attribute(element, 'type')?.trim().toLowerCase() === 'module'
  const scripts = document
    .elements('script')
    .filter(
      script => isModule(script) || ['defer', 'async'].some(name => attribute(script, name) !== undefined),
    )
    .map(script => attribute(script, 'src'))
  const preloaded = document
    .elements('link')
    .filter(link => /^\s*modulepreload\s*$/i.test(attribute(link, 'rel') ?? ''))
    .map(link => attribute(link, 'href'))
  return new Set([...scripts, ...preloaded].flatMap(url => (url && document.resolve(url)) ?? []))
}
