import type { Bounds } from '../../../api/core-web-vitals.ts'
import type { LighthouseReport, LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'
import { type Audit, numberOf, rowsOf, textOf } from './audit-details.ts'
import { transferMs } from './main-image.ts'
import { FCP_MS, isGood, SPEED_INDEX_MS } from './metric-bounds.ts'

const AFTER_FONTS =
  'the page was painted when its fonts or frames had come, so Lighthouse counts the time that they take on a phone, where it is painted before'

/**
 * A report without what Lighthouse counts to the first paint by chance. A machine loads fonts and frames of a site in no time,
 * often before it paints, and paints first in the next run. What came before is then held for what the paint waits for,
 * by its urgency alone. Where a time is good without that, it has an error message in place of a judgement, and the good value.
 *
 * @see https://github.com/ChromeDevTools/devtools-frontend/blob/main/front_end/models/trace/lantern/metrics/FirstContentfulPaint.ts
 */
export function withoutChance(report: LighthouseReport): LighthouseReport {
  const { median, device } = report
  const ms = transferMs(bytesBeforePaint(median), device)
  const without = (id: string, bounds: Bounds): Record<string, Audit> => {
    const audit = median.audits[id]
    const value = audit?.numericValue
    if (!audit || value === undefined || ms === 0 || isGood(median, id, bounds)) return {}
    const other: Audit = { ...audit, numericValue: value - ms, errorMessage: AFTER_FONTS }
    return isGood({ ...median, audits: { [id]: other } }, id, bounds) ? { [id]: other } : {}
  }
  const audits = {
    ...without('first-contentful-paint', FCP_MS),
    ...without('speed-index', SPEED_INDEX_MS[device]),
  }
  if (Object.keys(audits).length === 0) return report
  return { ...report, median: { ...median, audits: { ...median.audits, ...audits } } }
}

/** Bytes of fonts, and of what is most urgent in frames, that had come when the first paint was observed. */
function bytesBeforePaint({ audits }: LighthouseResult): number {
  const [observed] = rowsOf(audits['metrics'])
  const paintMs = numberOf(observed, 'observedFirstContentfulPaint')
  return rowsOf(audits['network-requests'])
    .filter(row => textOf(row, 'resourceType') === 'Font' || row['experimentalFromMainFrame'] !== true)
    .filter(row => textOf(row, 'priority') === 'VeryHigh' && numberOf(row, 'networkEndTime') <= paintMs)
    .reduce((sum, row) => sum + numberOf(row, 'transferSize'), 0)
}
