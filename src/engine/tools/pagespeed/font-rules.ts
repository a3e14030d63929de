import { isSuccess } from '../../network/status.ts'
import type { Visit } from '../../visit/visit.ts'
import { type Audit, isAddress, numberOf, type Row, savedBytes, textOf } from './audit-details.ts'

/** Most style sheets that are read for fonts: those with the most that is not used. */
const MAX_SHEETS = 5
/** Bytes that are not used from which a style sheet is read. */
const MIN_WASTED = 20_000
const FONT_FACE = /@font-face\s{0,20}\{[^}]*\}/gi

/**
 * The audit of unused rules without the fonts that the style sheets name or hold. Chrome counts no `@font-face` as used,
 * whether or not the page shows its letters, and a style sheet of a host of fonts has hundreds for Chinese or Japanese.
 */
export async function withoutFontRules(visit: Visit, audit: Audit): Promise<Audit> {
  const details = audit.details as Row | undefined
  if (!Array.isArray(details?.['items'])) return audit
  const items = details['items'] as Row[]
  const large = items
    .filter(row => numberOf(row, 'wastedBytes') >= MIN_WASTED && isAddress(textOf(row, 'url')))
    .toSorted((a, b) => numberOf(b, 'wastedBytes') - numberOf(a, 'wastedBytes'))
    .slice(0, MAX_SHEETS)
  const fonts = new Map<Row, number>()
  for (const row of large) fonts.set(row, await bytesOfFonts(visit, row))
  const ofAll = fonts.values().reduce((sum, bytes) => sum + bytes, 0)
  if (ofAll === 0) return audit
  const less = items.map(row => ({
    ...row,
    wastedBytes: numberOf(row, 'wastedBytes') - (fonts.get(row) ?? 0),
  }))
  const left = { ...details, items: less, overallSavingsBytes: Math.max(1, savedBytes(audit) - ofAll) }
  return { ...audit, details: left as unknown as Audit['details'] }
}

/** Bytes that fonts have of what is not used of a style sheet, of which its row says the bytes over the wire. */
async function bytesOfFonts(visit: Visit, row: Row): Promise<number> {
  const { final } = await visit.fetch(textOf(row, 'url'))
  if (!final || !isSuccess(final.status)) return 0
  const text = final.body.toString('latin1')
  const characters = text.matchAll(FONT_FACE).reduce((sum, [rule]) => sum + rule.length, 0)
  const [wasted, total] = [numberOf(row, 'wastedBytes'), numberOf(row, 'totalBytes')]
  if (characters === 0 || total === 0) return 0
  const unused = (text.length * wasted) / total
  return unused === 0 ? 0 : wasted * Math.min(1, characters / unused)
}
