import { type Day, dayOf } from '../calendar.ts'

/** What is said of a keyword that was looked for and not found. */
const NOT_FOUND =
  /^(?:|-+|[–—]|0(?:[.,]0+)?|n\/?a|none|null|not found|not ranked|not in (?:the )?top 100|>\s*100|100\s*\+)$/i

/**
 * A position: `3`, `3.4`, or `3,4` as spreadsheets of many countries write it.
 *
 * @returns null where the keyword was not found; undefined where it is none
 */
export function positionIn(cell: string): number | null | undefined {
  const text = cell.trim()
  if (NOT_FOUND.test(text)) return null
  if (!/^\d{1,5}(?:[.,]\d{1,9})?$/.test(text)) return undefined
  const position = Number(text.replace(',', '.'))
  return position >= 1 ? position : undefined
}

/**
 * A day: `2026-11-20` also with a time behind it, `2026/11/20`, or `20.11.2026`. What one country reads as day and month
 * and another as month and day is none.
 */
export function dayIn(cell: string): Day | undefined {
  const text = cell.trim()
  const [, year, month, date] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].{0,40})?$/.exec(text) ?? []
  if (year !== undefined) return dayOf(Number(year), Number(month), Number(date))
  const [, day, ofMonth, ofYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  return ofYear === undefined ? undefined : dayOf(Number(ofYear), Number(ofMonth), Number(day))
}
