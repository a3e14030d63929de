const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DELIMITERS = /[\x09\x20-\x2f\x3b-\x40\x5b-\x60\x7b-\x7e]+/
const TIME = /^(\d{1,2}):(\d{1,2}):(\d{1,2})(?:\D|$)/
const DAY = /^(\d{1,2})(?:\D|$)/
const YEAR = /^(\d{2,4})(?:\D|$)/

interface Parts {
  time?: readonly [number, number, number]
  day?: number
  month?: number
  year?: number
}

/**
 * Reads the date of an `Expires` attribute as browsers do, who take almost any form.
 *
 * @returns milliseconds since 1970; undefined where it is no date
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-5.1.1
 */
export function parseCookieDate(text: string): number | undefined {
  const parts: Parts = {}
  for (const token of text.split(DELIMITERS)) readToken(token, parts)
  const { time, day, month, year } = parts
  if (!time || day === undefined || month === undefined || year === undefined) return undefined
  const [hour, minute, second] = time
  const full = year >= 70 && year <= 99 ? year + 1900 : year <= 69 ? year + 2000 : year
  if (day < 1 || day > 31 || full < 1601 || hour > 23 || minute > 59 || second > 59) return undefined
  const date = new Date(Date.UTC(full, month, day, hour, minute, second))
  return date.getUTCDate() === day ? date.getTime() : undefined
}

/** The first token of each kind counts. */
function readToken(token: string, parts: Parts): void {
  const time = parts.time ? null : TIME.exec(token)
  if (time) {
    parts.time = [Number(time[1]), Number(time[2]), Number(time[3])]
    return
  }
  const day = parts.day === undefined ? DAY.exec(token) : null
  if (day) {
    parts.day = Number(day[1])
    return
  }
  const month = parts.month === undefined ? MONTHS.indexOf(token.slice(0, 3).toLowerCase()) : -1
  if (month >= 0) {
    parts.month = month
    return
  }
  const year = parts.year === undefined ? YEAR.exec(token) : null
  if (year) parts.year = Number(year[1])
}
