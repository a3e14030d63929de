/** A calendar date or a date with a time, as ISO 8601 and schema.org write them. */
const DATE =
  /^(\d{4}|[+-]\d{4,6})(?:-?(\d{2})(?:-?(\d{2}))?)?(?:[T ](\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d{1,9})?)?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i
const WEEK_OR_DAY_OF_YEAR = /^\d{4}-(?:W\d{2}(?:-?[1-7])?|\d{3})$/
const TIME = /^T?(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d{1,9})?)?)?\s?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/i
const DURATION = /^[+-]?P(?:\d{1,9}(?:[.,]\d{1,9})?[YMWD]){0,4}(?:T(?:\d{1,9}(?:[.,]\d{1,9})?[HMS]){1,3})?$/i

/** Whether a text is a date or a date with a time (ISO 8601; a blank in place of the T is let pass, as RFC 3339 does). */
export function isDate(text: string): boolean {
  if (WEEK_OR_DAY_OF_YEAR.test(text)) return true
  const match = DATE.exec(text)
  if (!match) return false
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00'] = match
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const inCalendar = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= days
  return inCalendar && isTimeOfDay(hour, minute, second)
}

/** What Go and .NET, MySQL and PHP write for a date that was not set. */
const EMPTY_DATE = /^(?:0001-?01-?01|0000-?00-?00|-0001-?11-?30)(?:$|[T ])/i

/** Whether a text is the date that a generator writes where it has none. */
export function isEmptyDate(text: string): boolean {
  return EMPTY_DATE.test(text)
}

/** Whether a text is a time of day (ISO 8601). */
export function isTime(text: string): boolean {
  const match = TIME.exec(text)
  return match !== null && isTimeOfDay(match[1]!, match[2] ?? '00', match[3] ?? '00')
}

function isTimeOfDay(hour: string, minute: string, second: string): boolean {
  return Number(hour) <= 24 && Number(minute) <= 59 && Number(second) <= 60
}

/** Whether a text is a duration (ISO 8601, section 5.5.2), as `PT1H30M`. */
export function isDuration(text: string): boolean {
  return DURATION.test(text) && !/[PT]$/i.test(text)
}

/** Whether a text is a number as schema.org wants it: digits, a point for decimals, no separators, no unit. */
export function isNumber(text: string): boolean {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text)
}

/** Whether a text is one of schema.org's booleans. */
export function isBoolean(text: string): boolean {
  return /^(?:https?:\/\/(?:www\.)?schema\.org\/)?(?:true|false)$/i.test(text)
}

/** Currencies that are no codes: symbols, words, small letters. ISO 4217 codes and tickers of others are taken. */
export function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3,6}$/.test(text)
}

/**
 * Whether a text is a Global Trade Item Number: 8, 12, 13 or 14 digits, the last of which checks the others. Blanks and
 * hyphens are let pass, as people write them.
 *
 * @see https://www.gs1.org/services/how-calculate-check-digit-manually
 */
export function isTradeItemNumber(text: string): boolean {
  const digits = text.replaceAll(/[ -]/g, '')
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return false
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

const DAYS: ReadonlySet<string> = new Set(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su', 'ph'])
/** Words in front of the first hour. */
const BEFORE_HOURS = /^([\p{L}\s,.:–—-]{2,200}?)[\s:]*\d/u

/**
 * Whether the days of opening hours, where words stand in front of the hours, are those of schema.org: `Mo-Fr 09:00-17:00`.
 *
 * @see https://schema.org/openingHours
 */
export function hasDaysOfHours(text: string): boolean {
  const words = BEFORE_HOURS.exec(text)?.[1]?.match(/\p{L}+/gu) ?? []
  return words.every(word => DAYS.has(word.toLowerCase()))
}

/** What is written in place of a value by a template that was not filled in. */
export function isPlaceholder(text: string): boolean {
  return /^(?:\{\{[^{}]*\}\}|\$\{[^{}]*\}|\{%[^{}]*%\}|<%[^<>]*%>|%%[\w-]+%%|\[object \w+\]|undefined|null|NaN|Invalid [Dd]ate)$/.test(
    text,
  )
}

/** Milliseconds since 1970 that a date begins and ends at; a date without a time spans its days, in any time zone. */
export function spanOf(text: string): { begin: number; end: number } | undefined {
  const match = DATE.exec(text)
  if (!match || !isDate(text)) return undefined
  const [, year, month, day, hour, , , zone] = match
  const begin = Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1))
  if (hour !== undefined && zone !== undefined) {
    const exact = Date.parse(text.replace(' ', 'T'))
    return Number.isNaN(exact) ? undefined : { begin: exact, end: exact }
  }
  const next = day
    ? begin + DAY_MS
    : month
      ? Date.UTC(Number(year), Number(month), 1)
      : Date.UTC(Number(year) + 1, 0, 1)
  return { begin: begin - ZONES_MS, end: next + ZONES_MS }
}

export const DAY_MS = 86_400_000
/** The largest offset from UTC, for dates that do not say theirs. */
const ZONES_MS = 14 * 3_600_000
