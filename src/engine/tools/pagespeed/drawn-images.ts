import type { ImageScales } from '../../browser/lighthouse/seen-images.ts'
import { type Audit, numberOf, type Row, rowsOf, savedBytes, subRowsOf, textOf } from './audit-details.ts'
import { enlarged, pixelsOf } from './image-reasons.ts'

/** Bytes up to which Lighthouse does not speak of what can be saved of an image. */
const LITTLE = 4096

/**
 * Lighthouse's audit of images, for which it takes their size in the layout, with the size at which transforms draw them:
 * for the larger one more bytes are needed.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/v13.5.0/core/audits/insights/image-delivery-insight.js
 */
export function asDrawn(audit: Audit, scales: ImageScales): Audit {
  const rows = rowsOf(audit)
  if (!rows.some(row => textOf(row, 'url') in scales)) return audit
  const items = rows.flatMap(row => {
    const scale = scales[textOf(row, 'url')]
    return scale === undefined ? [row] : rowAsDrawn(row, scale)
  })
  const bytesOf = (some: readonly Row[]) => some.reduce((sum, row) => sum + numberOf(row, 'wastedBytes'), 0)
  const overallSavingsBytes = Math.max(1, savedBytes(audit) - bytesOf(rows) + bytesOf(items))
  return {
    ...audit,
    details: { ...audit.details, items, overallSavingsBytes } as unknown as Audit['details'],
  }
}

/** None where nothing is left to save. */
function rowAsDrawn(row: Row, scale: number): Row[] {
  const subs = subRowsOf(row)
  const ofSize = subs.find(sub => pixelsOf(textOf(sub, 'reason')) !== undefined)
  if (!ofSize) return [row]
  const { file, shown } = pixelsOf(textOf(ofSize, 'reason'))!
  const [before, now] = [1 - shown / file, 1 - (scale ** 2 * shown) / file]
  if (before <= 0) return [row]
  const imageBytes = numberOf(ofSize, 'wastedBytes') / before
  const bySize = Math.max(0, now) * imageBytes
  const others = subs.filter(sub => sub !== ofSize)
  const byFormat = Math.max(0, ...others.map(sub => numberOf(sub, 'wastedBytes')))
  const reason = enlarged(textOf(ofSize, 'reason'), scale)
  const items = bySize > LITTLE ? [...others, { ...ofSize, reason, wastedBytes: Math.round(bySize) }] : others
  // What the size saves is a part of what the format leaves.
  const ofRest = bySize > LITTLE ? now * (imageBytes - byFormat) : 0
  return items.length === 0
    ? []
    : [{ ...row, wastedBytes: Math.round(byFormat + ofRest), subItems: { type: 'subitems', items } }]
}
